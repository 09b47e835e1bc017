"""Answer times: how long a player needs for a turn, as a record of each seat. Pure.

A time runs from the beginning of a turn to the player's own move that ends it. Quiet hours do not count, nor do pauses
and downtime, which move the beginning of a turn. There is no time for a turn that began before its call could be
delivered, that was put off by time off, or that a premove ended.

The record has one letter for a turn, of a scale with steps of a third: it is part of the table, which is written at
every move.
"""

from __future__ import annotations

import math
import string
from statistics import median
from typing import TYPE_CHECKING

from bot.table.quiet_hours import waking_seconds

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from bot.table.model import SeatState, Table
    from bot.table.quiet_hours import QuietHours

LETTERS = string.ascii_letters
STEP = 4 / 3
"""The ratio of two neighbouring letters: the last stands for three weeks and more."""
MAX_TURNS = 100
"""The number of a seat's last turns that are recorded; few games have more."""


def with_answer(before: Table, after: Table, seat: Seat, now: float, quiet: QuietHours | None) -> Table:
    """Return the table after a move of the person in a seat, with the time of the turn recorded if the move ended it.

    `before` is the table before the move, `quiet` the player's quiet hours, `now` the time of the move, Unix seconds.
    """
    state = before.seats[seat]
    since = state.clock.since
    if since is None or since == after.seats[seat].clock.since or not _is_measured(state):
        return after
    seconds = now - since if quiet is None else waking_seconds(quiet, since, now)
    return after.with_seat(seat, answers=(state.answers + _letter(seconds))[-MAX_TURNS:])


def _is_measured(state: SeatState) -> bool:
    return not state.clock.unreached and state.clock.excused is None


def _letter(seconds: float) -> str:
    step = math.log(max(1.0, seconds), STEP)
    return LETTERS[min(round(step), len(LETTERS) - 1)]


def usual_answer_s(answers: str) -> float | None:
    """Return the median of a record in seconds; None: no time is recorded."""
    return STEP ** median(map(LETTERS.index, answers)) if answers else None

"""The length of a game that has not begun: how often it waits for a person, and the time that takes at a pace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.table import deadlines
from bot.table.model import Computer, Pace

if TYPE_CHECKING:
    from bot.i18n.translation import Say
    from bot.table.model import Table
    from bot.ui.game_ui import GameUI

TYPICAL_TURN_S = {Pace.LIVE: 180.0, Pace.DAILY: 6 * 3600.0, Pace.RELAXED: 18 * 3600.0, Pace.UNHURRIED: 24 * 3600.0}
"""Seconds that a person typically takes for a turn. Live players stay at the table; others return a few times a day."""
DAY = 24.0
"""Hours in a day."""
MIN_HOURS_IN_DAYS = 1.5 * DAY
"""The hours from which a length is given in days, so that nobody reads "47 hours" beside "10 days"."""
ROUGH_TURNS, ROUGH_STEP = 20, 5
"""From this number of turns on, the estimate is given in fives."""


def duration(table: Table, ui: GameUI, say: Say) -> str:
    """Return how often a game waits for a person, and its length at this pace; empty if the game has no estimate."""
    seats = max(len(table.seats), ui.game.players[0])
    people = seats - sum(isinstance(sitter, Computer) for sitter in table.sitters)
    waits = expected_waits(ui, table.options, table.pace, seats, people)
    if waits is None:
        return ""
    turns = max(1, round(waits)) if waits < ROUGH_TURNS else ROUGH_STEP * round(waits / ROUGH_STEP)
    return length(hours_of(waits, table.pace), say, "takes", turns=turns)


def expected_waits(ui: GameUI, options: Any, pace: Pace, seats: int, people: int) -> float | None:
    """Return how often a typical game with these seats waits for one of the `people` who hold some of them.

    None: the game has no estimate.
    """
    if ui.waits is None:
        return None
    settled_options = ui.game.option_rules.settle(options, deadlines.turn_seconds(pace, missed=0))
    return ui.waits(settled_options, seats, people)


def hours_of(waits: float, pace: Pace) -> float:
    """Return the hours that so many turns typically take."""
    return waits * TYPICAL_TURN_S[pace] / 3600.0


def expected_hours(ui: GameUI, options: Any, pace: Pace, seats: int, people: int) -> float | None:
    """Return the hours that a typical game takes with these seats; None if the game has no estimate."""
    waits = expected_waits(ui, options, pace, seats, people)
    return None if waits is None else hours_of(waits, pace)


def length(hours: float, say: Say, text: str, **variables: int) -> str:
    """Return hours in words, from `MIN_HOURS_IN_DAYS` on as days; `text` is the stem of `-hours` and `-days`."""
    if hours < MIN_HOURS_IN_DAYS:
        return say(f"{text}-hours", count=max(1, round(hours)), **variables)
    return say(f"{text}-days", count=round(hours / DAY), **variables)

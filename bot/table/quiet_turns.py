"""The running turn of a player who changes their quiet hours: its clock follows the new hours at once. Pure.

The counted time that is left stays the same. However often a player changes the hours, a turn cannot be held longer
than twice its time plus twelve hours, as with quiet hours that do not change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table import deadlines
from bot.table.decisions import ChangeKind, Decision
from bot.table.model import Status
from bot.table.quiet_hours import MAX_STOPPED_MINUTES, left_of, term

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from bot.table.model import Table
    from bot.table.quiet_hours import QuietHours

MAX_STOPPED_S = MAX_STOPPED_MINUTES * 60.0


def with_quiet_hours(
    table: Table, seat: Seat, before: QuietHours | None, after: QuietHours | None, now: float
) -> Decision | None:
    """Return the change of a seat's deadline and reminder when its player's quiet hours change at `now` (Unix seconds).

    None: the seat has no running deadline, or it stays as it is.
    """
    state = table.seats[seat]
    clock, full = state.clock, deadlines.turn_seconds(table.pace, state.missed)
    if table.status is not Status.RUNNING or table.paused or not state.plays or full is None:
        return None
    if clock.due is None or clock.since is None or clock.due <= now or clock.taken_over or clock.excused is not None:
        return None
    new_term = term(now, full, left_of(now, clock.due, full, before), after)
    latest = max(clock.due, clock.since + 2 * full + MAX_STOPPED_S)
    due = min(new_term.due or latest, latest)
    if (due, new_term.warning) == (clock.due, clock.warning):
        return None
    moved = deadlines.extend(table, seat, due - clock.due).with_clock(seat, warning=new_term.warning)
    return Decision(moved, ChangeKind.QUIET, seat=seat)

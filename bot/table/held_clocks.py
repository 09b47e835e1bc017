"""The clocks of a table that its players have put on hold: they stand, and are kept for when the game goes on. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Seat
from bot.table import deadlines
from bot.table.decisions import with_seat

if TYPE_CHECKING:
    from bot.table.model import Pause, Table


def begun_anew(table: Table, pause: Pause, seat: Seat, acting: frozenset[Seat]) -> Table:
    """Let a seat in which somebody new sits down have its whole time when the game goes on."""
    full = deadlines.turn_seconds(table.pace, table.missed[seat])
    waited, left = (0.0, full) if seat in acting else (None, None)
    paused = replace(pause, waited=with_seat(pause.waited, seat, waited), left=with_seat(pause.left, seat, left))
    excused = with_seat(table.excused, seat, None)
    reminded, unreached = table.reminded - {seat}, table.unreached - {seat}
    return replace(table, pause=paused, excused=excused, reminded=reminded, unreached=unreached)


def still_on_hold(table: Table, pause: Pause, acting: frozenset[Seat]) -> Table:
    """Leave a table on hold that a moderator's move lets wait for others: they have their whole time afterwards."""
    for seat in (Seat(at) for at, waited in enumerate(pause.waited) if (waited is not None) != (at in acting)):
        table = begun_anew(table, table.pause or pause, seat, acting)
    return table

"""The clocks of a table that its players have put on hold: they stand, and are kept for when the game goes on. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game import Seat
from bot.table import deadlines
from bot.table.model import HeldTurn

if TYPE_CHECKING:
    from bot.table.model import Table


def begun_anew(table: Table, seat: Seat, acting: frozenset[Seat]) -> Table:
    """Let a seat in which somebody new sits down have its whole time when the game goes on."""
    full = deadlines.turn_seconds(table.pace, table.seats[seat].missed)
    held = HeldTurn(0.0, full) if seat in acting else None
    return table.with_clock(seat, held=held, excused=None, reminded=False, unreached=False)


def still_on_hold(table: Table, acting: frozenset[Seat]) -> Table:
    """Leave a table on hold that a moderator's move lets wait for others: they have their whole time afterwards."""
    for at, state in enumerate(table.seats):
        if (state.clock.held is not None) != (at in acting):
            table = begun_anew(table, Seat(at), acting)
    return table

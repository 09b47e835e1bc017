"""Where the pawns begin: well-connected stations, spread over the town so that each covers its own quarter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.computer.model import streets

if TYPE_CHECKING:
    from bot.chance import Chance
    from cogs.fantom.computer.model import Streets
    from cogs.fantom.moves import Place
    from cogs.fantom.view import Hand

_LOOKED_AT = 40
"""How many stations, drawn by lot, are compared: nobody should know beforehand where the pawns will stand."""
_REACH = 0.02
"""What one more station two rides away is worth, in rides nearer to the rest of the town."""


def place(hand: Hand, moves: tuple[Place, ...], chance: Chance) -> Place:
    """Return the station that brings the town nearest to the pawns, and the pawn near to many stations."""
    tables = streets(hand.board.options.map, hand.board.options.own_map)
    placed = [tables.steps[station] for station in hand.board.placed]
    considered = chance.shuffled(moves)[:_LOOKED_AT]
    return min(considered, key=lambda move: _cost(tables, placed, move.station))


def _cost(tables: Streets, placed: list[bytes], station: int) -> float:
    """Return the mean way from a pawn to a station with one more pawn here, less what the place itself is worth."""
    nearest: int = sum(map(min, zip(*placed, tables.steps[station], strict=True)))
    within: int = tables.near2[station].bit_count()
    return nearest / tables.size - _REACH * within / (1 + len(placed))

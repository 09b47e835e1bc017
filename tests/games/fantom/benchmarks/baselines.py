"""A fixed Fantom for the tests of strength, and what casual people go by: simple minds that do not change.

They play as anybody does, by hand and menu, and stand here rather than in the game so that a figure printed
today can be printed again in a year. Must never use what the game's own computer players think with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.map.network import Network, network
from cogs.fantom.moves import Double, Hide, Move, Place, PlaceThem, Surface, Take

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Budget
    from cogs.fantom.board import Board, Hand


def stations(bits: int) -> tuple[int, ...]:
    """Return the members of a set of stations, ascending."""
    return tuple(n for n in range(bits.bit_length()) if bits >> n & 1)


def town_of(board: Board) -> Network:
    """Return the network that a board is played on."""
    return network(board.options.map, board.options.own_map)


def pawns_of(board: Board) -> list[int]:
    """Return where the pawns stand."""
    return [d.station for d in board.detectives if d.station is not None]


def farthest(hand: Hand, moves: tuple[Move, ...], chance: Chance, _budget: Budget) -> Move:
    """Ride (one ride, unseen) to where the nearest pawn is farthest, and all of them together."""
    net, pawns = town_of(hand.board), pawns_of(hand.board)

    def room(move: Move) -> tuple[int, int]:
        away = [net.steps[pawn][_target(move)] for pawn in pawns]
        return min(away), sum(away)

    plain = [move for move in moves if not isinstance(move, Double | Surface)]
    return max(chance.shuffled(plain or moves), key=room)


def _target(move: Move) -> int:
    return 0 if isinstance(move, Take | PlaceThem) else move.station if isinstance(move, Hide | Place) else move.to

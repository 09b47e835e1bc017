"""A fixed Fantom for the tests of strength, and helpers of the casual players: simple strategies that do not change.

They play through hand and menu like every player. They stand here, not in the game, so that a figure printed today can
be printed again in a year. Never use code of the game's own computer players.
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
    """Return the members of a bit set of stations, in ascending order."""
    return tuple(n for n in range(bits.bit_length()) if bits >> n & 1)


def town_of(board: Board) -> Network:
    """Return the network of a board."""
    return network(board.options.map, board.options.own_map)


def pawns_of(board: Board) -> list[int]:
    """Return the stations of the placed pawns."""
    return [d.station for d in board.detectives if d.station is not None]


def farthest(hand: Hand, moves: tuple[Move, ...], chance: Chance, _budget: Budget) -> Move:
    """Make one hidden ride to the station that is farthest from the nearest pawn, then from all pawns together."""
    net, pawns = town_of(hand.board), pawns_of(hand.board)

    def room(move: Move) -> tuple[int, int]:
        distances = [net.steps[pawn][_target(move)] for pawn in pawns]
        return min(distances), sum(distances)

    plain = [move for move in moves if not isinstance(move, Double | Surface)]
    return max(chance.shuffled(plain or moves), key=room)


def _target(move: Move) -> int:
    return 0 if isinstance(move, Take | PlaceThem) else move.station if isinstance(move, Hide | Place) else move.to

"""The computer detectives: place the pawns, believe, and ride where an arrest is nearest.

Pawns begin on well-connected stations, spread over the town so that each covers its own quarter. The detectives know
what everybody knows. Must never see a state, nor Fantom's log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Strength
from cogs.fantom.computer.belief import believed
from cogs.fantom.computer.detective_rollout import LIMIT, DetectivePolicy, DetectiveRollout
from cogs.fantom.computer.model import Position, code
from cogs.fantom.computer.tree import Tree, TreePolicy
from cogs.fantom.knowledge.placing import drawn
from cogs.fantom.knowledge.rides import is_together, left, network_of, next_pawn
from cogs.fantom.map.transport import KIND
from cogs.fantom.moves import Place, Ride, Send

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.chance import Chance
    from bot.game.contract import Budget
    from cogs.fantom.board import Hand
    from cogs.fantom.moves import Move

_RATE = 15_000
"""Tries of the search a second of budget buys when nobody measures: what two-thirds of a slow core manage."""
_GLANCE = 8
"""So many tries are made between two looks at the clock."""
_ENDLESS = 1 << 30
"""Tries of a detective that only the clock stops."""
_HASTE = 0.6
"""What a pawn has of the side's time, next to the one that rides before it: the first search is for all rides of the
round, a later one makes up for what came to light since."""
_BLUNDER = 2
"""An easy detective rides anywhere one time in so many."""


def place(hand: Hand, moves: tuple[Place, ...], chance: Chance) -> Place:
    """Return the station, of some drawn by lot, that helps most to cover the town."""
    stations = (move.station for move in moves)
    return Place(drawn(network_of(hand.board), hand.board.placed, chance, stations))


def decide(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return a detective's move: where the next pawn is placed or rides."""
    places = tuple(move for move in moves if isinstance(move, Place))
    if places:
        return chance.pick(places) if budget.strength is Strength.EASY else place(hand, places, chance)
    if len(moves) == 1:
        return moves[0]
    pawns = _round(hand, moves)
    riding = hand.board.detectives[pawns[0]].pawn
    rides = {
        code(KIND[move.transport], move.to): move
        for move in moves
        if isinstance(move, Ride) or (isinstance(move, Send) and move.pawn is riding)
    }
    return rides[_ride(hand, list(rides), pawns, chance, budget)]


def _round(hand: Hand, moves: tuple[Move, ...]) -> list[int]:
    """Return the pawns that ride until Fantom does, one of the seat's own that can first.

    In the pawns' order from the one whose turn it is; together, what the seat has left before what others have.
    """
    board = hand.board
    order = [each.pawn for each in board.detectives]
    if not is_together(board):
        first = next_pawn(board, hand.seat)
        return [at for at in range(len(order)) if first is None or at >= order.index(first)]
    able = [move.pawn for move in moves if isinstance(move, Send)]
    waiting = sorted(left(board), key=lambda each: (each.pawn is not able[0], each.seat != hand.seat))
    return [order.index(each.pawn) for each in waiting]


def _ride(hand: Hand, rides: list[int], pawns: list[int], chance: Chance, budget: Budget) -> int:
    ranked = believed(hand.board).ranked()
    position = Position(hand.board, at=0)
    if budget.strength is Strength.EASY:
        return _easy(position, rides, ranked, chance)
    rollout = DetectiveRollout(position.tables, hand.board.reveals, DetectivePolicy(), chance.below(LIMIT) + 1)
    return Tree(position, ranked, rollout, TreePolicy(), pawns).grow(
        _going(budget, _share(len(pawns), len(position.pawns)))
    )


def _easy(position: Position, rides: list[int], ranked: list[tuple[int, float]], chance: Chance) -> int:
    """Chase one station where Fantom can be, or nothing at all."""
    if not chance.below(_BLUNDER):
        return chance.pick(rides)
    steps = position.tables.steps[chance.pick(ranked)[0]]
    return min(rides, key=lambda ride: steps[ride >> 2])


def _share(left: int, pawns: int) -> float:
    """Return the share of the side's turn of a pawn after which, itself included, so many of the pawns ride."""
    return _HASTE ** (pawns - left) * (1 - _HASTE) / (1 - _HASTE**pawns)


def _going(budget: Budget, share: float) -> Callable[[int], bool]:
    """Return whether to go on after so many tries: one pawn has its share of the side's turn."""
    seconds, elapsed = budget.seconds * share, budget.elapsed
    most = max(1, int(seconds * _RATE)) if elapsed is None else _ENDLESS
    if elapsed is None:
        return lambda tried: tried < most
    return lambda tried: tried < most and (tried % _GLANCE != 0 or elapsed() < seconds)

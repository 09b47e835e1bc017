"""The computer detectives: they place the pawns, form a belief, and take the rides most likely to end in an arrest.

Pawns begin on well-connected stations, spread over the town so that each covers its own quarter. Strong and good
detectives search; the others look one ride ahead. The detectives use public knowledge only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Strength
from cogs.fantom.computer.belief import belief_of
from cogs.fantom.computer.detective_rollout import MASK, DetectivePolicy, DetectiveRollout
from cogs.fantom.computer.misjudgement import is_misled, wrong_belief
from cogs.fantom.computer.model import Position, code
from cogs.fantom.computer.sense import sensible_rides
from cogs.fantom.computer.tree import RideOrder, Tree, TreePolicy
from cogs.fantom.knowledge.placing import draw_station
from cogs.fantom.knowledge.rides import is_together, left, network_of, next_pawn
from cogs.fantom.map.transport import KIND
from cogs.fantom.moves import Place, Ride, Send

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.chance import Chance
    from bot.game.contract import Budget
    from cogs.fantom.board import Hand
    from cogs.fantom.moves import Move

_TRIES_PER_S = 15_000
"""Tries per second of budget when the budget has no clock: two-thirds of a slow core's speed."""
_TRIES_PER_CLOCK_CHECK = 8
"""Number of tries between two readings of the clock."""
_MAX_TRIES = 1 << 30
"""Limit of tries when only the clock ends the search."""
_TIME_RATIO = 0.6
"""A pawn's share of the side's time relative to the pawn that rides before it. The first search covers all rides of the
round; a later one only reacts to the rides made since."""
_LOOKING_AHEAD = {Strength.GOOD: 0.2, Strength.STRONG: 1.0}
"""The strengths that search, with the shares of the time that they take. The others look one ride ahead."""


def place(hand: Hand, moves: tuple[Place, ...], chance: Chance) -> Place:
    """Return the best station, of some drawn at random, for covering the town."""
    stations = (move.station for move in moves)
    return Place(draw_station(network_of(hand.board), hand.board.placed, chance, stations))


def decide(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return a detective's move: the placing or the ride of the next pawn."""
    places = tuple(move for move in moves if isinstance(move, Place))
    if places:
        return chance.pick(places) if budget.strength is Strength.EASY else place(hand, places, chance)
    if len(moves) == 1:
        return moves[0]
    pawns = _pawns_to_ride(hand, moves)
    riding = hand.board.detectives[pawns[0]].pawn
    rides = {
        code(KIND[move.transport], move.to): move
        for move in moves
        if isinstance(move, Ride) or (isinstance(move, Send) and move.pawn is riding)
    }
    return rides[_ride(hand, list(rides), pawns, chance, budget)]


def _pawns_to_ride(hand: Hand, moves: tuple[Move, ...]) -> list[int]:
    """Return the pawns that ride before Fantom, beginning with one of the seat's own that has a ride.

    They are in pawn order from the current one; together, the seat's remaining pawns come before those of the others.
    """
    board = hand.board
    order = [entry.pawn for entry in board.detectives]
    if not is_together(board):
        first = next_pawn(board, hand.seat)
        return [index for index in range(len(order)) if first is None or index >= order.index(first)]
    able = [move.pawn for move in moves if isinstance(move, Send)]
    waiting = sorted(left(board), key=lambda entry: (entry.pawn is not able[0], entry.seat != hand.seat))
    return [order.index(entry.pawn) for entry in waiting]


def _ride(hand: Hand, rides: list[int], pawns: list[int], chance: Chance, budget: Budget) -> int:
    """Return the code of the ride of the first of these pawns, one of `rides`."""
    board, pawn = hand.board, pawns[0]
    ranked = belief_of(board).ranked()
    sensible = sensible_rides(board, board.detectives[pawn].pawn, rides, [station for station, _ in ranked])
    if len(sensible) == 1:
        return sensible[0]
    position = Position(board, at=0)
    if is_misled(board, pawn, budget):
        return _next_best(position, wrong_belief(board, pawn, ranked, budget), pawns, sensible)
    if budget.strength in _LOOKING_AHEAD:
        rollout = DetectiveRollout(position.tables, board.reveals, DetectivePolicy(), chance.below(MASK) + 1)
        share = _share(len(pawns), len(position.pawns)) * _LOOKING_AHEAD[budget.strength]
        return Tree(position, ranked, rollout, TreePolicy(), pawns, sensible).grow(_within_share(budget, share))
    return _next_best(position, ranked, pawns, sensible)


def _next_best(position: Position, ranked: list[tuple[int, float]], pawns: list[int], rides: list[int]) -> int:
    """Return the ride with which a pawn comes nearest to its own mark, without looking further ahead."""
    position.turn = pawns[0]
    order = RideOrder(position, ranked, TreePolicy().approach, pawns)
    return next(ride for ride in order.rank(position) if ride in rides)


def _share(remaining: int, pawns: int) -> float:
    """Return the share of the side's time for a pawn when `remaining` pawns, itself included, are still to ride."""
    return _TIME_RATIO ** (pawns - remaining) * (1 - _TIME_RATIO) / (1 - _TIME_RATIO**pawns)


def _within_share(budget: Budget, share: float) -> Callable[[int], bool]:
    """Return a function of the number of tries so far: whether the share of the budget leaves time for more."""
    seconds, elapsed = budget.seconds * share, budget.elapsed
    max_tries = max(1, int(seconds * _TRIES_PER_S)) if elapsed is None else _MAX_TRIES
    if elapsed is None:
        return lambda tried: tried < max_tries
    return lambda tried: tried < max_tries and (tried % _TRIES_PER_CLOCK_CHECK != 0 or elapsed() < seconds)

"""The computer Fantom: it takes the ride with which Fantom stays free longest in many rollouts.

It uses the hand and the menu only, and no clock of its own: the budget measures the time or counts rollouts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Strength
from cogs.fantom.board import Phase
from cogs.fantom.computer.bandit import ROLLOUTS_PER_S, Bandit, within_budget
from cogs.fantom.computer.fantom_rollout import Arm, FantomPolicy, FantomRollout
from cogs.fantom.computer.heuristic import Heuristic, scarcest, target
from cogs.fantom.computer.misjudgement import flight
from cogs.fantom.computer.model import Position, code
from cogs.fantom.computer.sense import sensible_flights
from cogs.fantom.map.transport import KIND, Transport
from cogs.fantom.moves import Double, Hide, Ride, Surface, Take

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.chance import Chance
    from bot.game.contract import Budget, Style
    from cogs.fantom.board import Hand
    from cogs.fantom.computer.misjudgement import Flight
    from cogs.fantom.moves import Move

_STYLE_PRICE, _STRONG_STYLE_PRICE = 0.02, 0.003
"""The weight of a style for each ride of distance between Fantom and the nearest pawn, where an escape is worth 1.0.
Players with few rollouts need more of it to show their style."""
_MIN_BOLD_DISTANCE = 2
"""At this distance from a pawn or less, in rides, a bold Fantom does not prefer to be nearer."""
_MAX_HIDEOUTS = 16
"""Number of stations searched for hiding."""
_FIRST_SHARE, _DOUBLE_SHARE, _SINGLE_SHARE = 0.35, 0.5, 0.95
"""Shares of a turn's budget, spent by the end of the first look at single rides, of the search of a double move, whose
second half is still to come, and of the search of a single ride."""
_SECOND_HALF_SHARE = 0.45
"""The share for the second half of a double move."""
_PRICES = {Transport.BOAT: 0.02}
_DOUBLE_PRICE = 0.05
"""The later worth of tickets that are never refilled, where an escape is worth 1.0."""
_DOUBLE_MOVE_DISTANCE = 1
"""At this distance from a pawn or less, double moves are searched, at one more if another double ticket is left. The
last one is saved until a pawn is next to Fantom."""
_SAFE_DISTANCE = 4
"""Distance from all pawns at which Fantom dares a voluntary reveal, in rides."""


def decide(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return the move of Fantom's menu that keeps Fantom free longest, within this strength."""
    if len(moves) == 1:
        return moves[0]
    takes = [move for move in moves if isinstance(move, Take)]
    if takes:
        return scarcest(hand.board, takes)
    heuristic, sensible = Heuristic(hand.board), sensible_flights(hand, moves)
    return _as_reveal(heuristic, _search(hand, heuristic, sensible, chance, budget), sensible, budget.style)


def _search(hand: Hand, heuristic: Heuristic, moves: Sequence[Move], chance: Chance, budget: Budget) -> Move:
    """Return the move with the best rollouts; double moves are searched only if the best single ride is dangerous."""
    board = hand.board
    position = Position(board, hand.route[-1] if hand.route else board.start or 0)
    view = flight(hand, position.pawns, budget)
    position.pawns = view.pawns
    if view.rollouts is not None:
        budget = replace(budget, seconds=min(budget.seconds, view.rollouts / ROLLOUTS_PER_S), elapsed=None)
    bandit = Bandit(FantomRollout(board.reveals, chance, FantomPolicy(rounds=view.look_ahead_boxes)))
    doubles = tuple(move for move in moves if isinstance(move, Double))
    rides = tuple(move for move in moves if isinstance(move, Ride))
    singles = _hideouts(heuristic, moves) or rides or doubles
    bandit.widen(
        (_arm(heuristic, position, move, view), _ticket_price(move) + _price(heuristic, move, view, budget))
        for move in singles
    )
    candidates: list[Move] = [*singles]
    bandit.try_while(within_budget(budget, _FIRST_SHARE))
    best = candidates[bandit.best()]
    if (
        doubles
        and isinstance(best, Ride)
        and heuristic.room(best.to) <= _DOUBLE_MOVE_DISTANCE + (board.stock.double > 1)
    ):
        candidates += doubles
        bandit.widen((_arm(heuristic, position, move, view), _ticket_price(move)) for move in doubles)
    bandit.try_while(within_budget(budget, _SECOND_HALF_SHARE if board.phase is Phase.SECOND else _DOUBLE_SHARE))
    if board.phase is not Phase.SECOND and not isinstance(candidates[bandit.best()], Double):
        bandit.try_while(within_budget(budget, _SINGLE_SHARE))
    return candidates[bandit.best()]


def _hideouts(heuristic: Heuristic, moves: Sequence[Move]) -> tuple[Hide, ...]:
    hides = [move for move in moves if isinstance(move, Hide)]
    return tuple(sorted(hides, key=heuristic.rate, reverse=True)[:_MAX_HIDEOUTS])


def _arm(heuristic: Heuristic, start: Position, move: Ride | Double | Hide, view: Flight) -> Arm:
    """Return the position after this move, with the stations where the pawns can suspect Fantom."""
    position = start.copy()
    if isinstance(move, Hide):
        position.at, position.box, position.turn = move.station, 1 - heuristic.shown(move), 0
    else:
        ride = code(KIND[move.transport], move.to)
        (position.double if isinstance(move, Double) else position.flee)(ride)
    suspects = heuristic.suspects(move)
    return Arm(position, suspects + (view.decoy,) * int(view.decoys * len(suspects)))


def _ticket_price(move: Ride | Double | Hide) -> float:
    """Return the later worth of a move's tickets."""
    if isinstance(move, Hide):
        return 0.0
    return _PRICES.get(move.transport, 0.0) + (_DOUBLE_PRICE if isinstance(move, Double) else 0.0)


def _price(heuristic: Heuristic, move: Ride | Double | Hide, view: Flight, budget: Budget) -> float:
    """Return the price of the distance from the pawns, positive for a bold style, and of that from Fantom's home."""
    style_price = _STRONG_STYLE_PRICE if budget.strength is Strength.STRONG else _STYLE_PRICE
    price = budget.style.lean * style_price * max(_MIN_BOLD_DISTANCE, heuristic.room(target(move)))
    if view.home is not None:
        price += view.home_pull * heuristic.tables.steps[view.home][target(move)]
    return price


def _as_reveal(heuristic: Heuristic, best: Move, moves: Sequence[Move], style: Style) -> Move:
    """Return the best ride as a voluntary reveal if that is in the menu, no pawn is near and a reveal is due soon."""
    if isinstance(best, Ride):
        reveal = Surface(best.transport, best.to)
        is_due_soon = len(heuristic.board.log) + 2 in heuristic.board.reveals
        if reveal in moves and is_due_soon and heuristic.room(best.to) >= _SAFE_DISTANCE - style.lean:
            return reveal
    return best

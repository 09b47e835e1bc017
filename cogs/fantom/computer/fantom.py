"""The computer Fantom: rides where, in many rollouts, Fantom stays free the longest.

Knows what the seat knows: hand and menu. Must never see a state, and never take a clock: the time spent is told
by the budget, or counted in rollouts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Strength, Style
from cogs.fantom.board import Phase
from cogs.fantom.computer.bandit import Bandit, within_budget
from cogs.fantom.computer.fantom_rollout import Arm, FantomPolicy, FantomRollout
from cogs.fantom.computer.heuristic import Heuristic, scarcest, target
from cogs.fantom.computer.model import Position, code
from cogs.fantom.map.transport import KIND, Transport
from cogs.fantom.moves import Double, Hide, Ride, Surface, Take

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.chance import Chance
    from bot.game.contract import Budget
    from cogs.fantom.board import Hand
    from cogs.fantom.moves import Move

_NOISE = 3.0
"""How far an easy Fantom misjudges a ride, in the worths of the heuristic."""
_GRAINS = 1_000
_NEARNESS, _DISTANCE = 0.4, 0.003
"""What a style makes of a ride between Fantom and the nearest pawn, at a glance and next to an escape (1.0)."""
_NEAR = 2
"""So few rides from a pawn nobody wants to be nearer, however bold."""
_HIDEOUTS = 16
"""How many stations are thought about for hiding."""
_FIRST_LOOK, _HALF, _WHOLE = 0.35, 0.5, 0.95
"""Shares of a turn's budget: a look at single rides; a double move, whose second half comes yet; a single ride."""
_OWED = 0.45
"""The share of the second half of a double move."""
_PRICES = {Transport.BOAT: 0.02}
_DOUBLE_PRICE = 0.05
"""What tickets that never come back are worth later, next to an escape (1.0)."""
_REACH = 1
"""So few rides from a pawn a double move is thought of, and one more with a double ticket to spare: the last one is
kept for when a pawn is next to Fantom."""
_SAFE_ROOM = 4
"""So many rides from every pawn Fantom dares a voluntary reveal."""


def decide(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return the move of Fantom's menu that keeps Fantom free the longest, as far as this strength can tell."""
    if len(moves) == 1:
        return moves[0]
    takes = [move for move in moves if isinstance(move, Take)]
    if takes:
        return scarcest(hand.board, takes)
    heuristic = Heuristic(hand.board)
    if budget.strength is Strength.EASY:
        return _at_a_glance(heuristic, moves, chance, budget.style)
    return _dare(heuristic, _searched(hand, heuristic, moves, chance, budget), moves, budget.style)


def _at_a_glance(heuristic: Heuristic, moves: Sequence[Move], chance: Chance, style: Style) -> Move:
    """Return what looks best at a glance, misjudged; a beginner who can ride never thinks of a double move."""
    plain = tuple(move for move in moves if isinstance(move, Ride | Hide))
    doubles = tuple(move for move in moves if isinstance(move, Double))
    considered = plain or doubles
    rated = {
        move: heuristic.rate(move)
        - style.lean * _NEARNESS * heuristic.room(target(move))
        + _NOISE * chance.below(_GRAINS) / _GRAINS
        for move in considered
    }
    return max(considered, key=rated.__getitem__)


def _searched(hand: Hand, heuristic: Heuristic, moves: Sequence[Move], chance: Chance, budget: Budget) -> Move:
    """Return what the rollouts speak for; double moves are thought of only when a single one is dangerous."""
    board = hand.board
    now = Position(board, hand.route[-1] if hand.route else board.start or 0)
    bandit = Bandit(FantomRollout(board.reveals, chance, FantomPolicy()))
    doubles = tuple(move for move in moves if isinstance(move, Double))
    rides = tuple(move for move in moves if isinstance(move, Ride))
    singles = _hideouts(heuristic, moves) or rides or doubles
    bandit.widen(
        (_arm(heuristic, now, move), _price(move) + _leaning(heuristic, move, budget.style)) for move in singles
    )
    tried: list[Move] = [*singles]
    bandit.try_while(within_budget(budget, _FIRST_LOOK))
    best = tried[bandit.best()]
    if doubles and isinstance(best, Ride) and heuristic.room(best.to) <= _REACH + (board.stock.double > 1):
        tried += doubles
        bandit.widen((_arm(heuristic, now, move), _price(move)) for move in doubles)
    bandit.try_while(within_budget(budget, _OWED if board.phase is Phase.SECOND else _HALF))
    if board.phase is not Phase.SECOND and not isinstance(tried[bandit.best()], Double):
        bandit.try_while(within_budget(budget, _WHOLE))
    return tried[bandit.best()]


def _hideouts(heuristic: Heuristic, moves: Sequence[Move]) -> tuple[Hide, ...]:
    hides = [move for move in moves if isinstance(move, Hide)]
    return tuple(sorted(hides, key=heuristic.rate, reverse=True)[:_HIDEOUTS])


def _arm(heuristic: Heuristic, now: Position, move: Ride | Double | Hide) -> Arm:
    """Return how things stand after this move, and where the pawns can believe Fantom."""
    position = now.copy()
    if isinstance(move, Hide):
        position.at, position.box, position.turn = move.station, 1 - heuristic.shown(move), 0
    else:
        ride = code(KIND[move.transport], move.to)
        (position.double if isinstance(move, Double) else position.flee)(ride)
    return Arm(position, heuristic.suspects(move))


def _price(move: Ride | Double | Hide) -> float:
    """Return what the tickets of a move could still be worth later."""
    if isinstance(move, Hide):
        return 0.0
    return _PRICES.get(move.transport, 0.0) + (_DOUBLE_PRICE if isinstance(move, Double) else 0.0)


def _leaning(heuristic: Heuristic, move: Ride | Double | Hide, style: Style) -> float:
    """Return what distance from the pawns costs who is bold, and saves who is careful."""
    return style.lean * _DISTANCE * max(_NEAR, heuristic.room(target(move)))


def _dare(heuristic: Heuristic, best: Move, moves: Sequence[Move], style: Style) -> Move:
    """Return the same ride made in the open, if that is offered, no pawn is near and a reveal is due soon anyway."""
    if isinstance(best, Ride):
        shown = Surface(best.transport, best.to)
        soon = len(heuristic.board.log) + 2 in heuristic.board.reveals
        if shown in moves and soon and heuristic.room(best.to) >= _SAFE_ROOM - style.lean:
            return shown
    return best

"""The computer player: changes its team's cards one move at a time, then declares that it is ready.

All but easy players search a few rounds ahead. Below strong, a strategy occupies some of the team's riders, whom the
search leaves alone (`strategies`). The player sees a hand and the menu, never a state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Strength
from cogs.tour.computer import sheet, strategies
from cogs.tour.computer.helping import helps
from cogs.tour.computer.model import AWAY, race, road
from cogs.tour.computer.plan import Clock, Key, planned
from cogs.tour.computer.questions import answer
from cogs.tour.computer.ride import Round
from cogs.tour.moves import Absent, Answer, Move, Ready, Swap

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.game.chance import Chance
    from bot.game.contract import Budget
    from cogs.tour.board import Hand
    from cogs.tour.computer.outcome_tables import Play

WORK, SECONDS = 30_000, 0.15
"""The work of planning a round's cards, in simulated rider moves, and its usual limit of CPU time in seconds."""
SHARE = 0.8
"""The share of the time budget that the search may use."""


def choose(hand: Hand, moves: tuple[Move, ...], _chance: Chance, budget: Budget) -> Move:
    """Return the next move of the menu towards the cards that are planned for this round.

    The plan depends on the position and the player's nature alone, so it is the same for every move of a round and is
    computed once.
    """
    if hand.question is not None:
        return Answer(answer(hand.question))
    menu = frozenset(moves)
    steps = (move for move in (*_places(hand), *_changes(hand, budget), *helps(hand)) if move in menu)
    return next(steps, Ready() if Ready() in menu else Absent())


def _places(hand: Hand) -> Iterator[Swap]:
    """Yield the swap that puts the team's first rider foremost, since riders who work pass speed forward."""
    own = [rider for rider in hand.board.riders if rider.team == hand.seat and rider.field]
    first = min(own, key=lambda rider: hand.board.order.index(rider.number), default=None)
    if first is not None and first is not own[0]:
        yield Swap(own[0].number, first.number)


def _changes(hand: Hand, budget: Budget) -> Iterator[Move]:
    """Yield the changes that make the cards act as planned."""
    tables, position = road(hand.board.name, hand.board.options.own_stage), race(hand.board)
    status, orders = Round(tables, position).status, dict(hand.orders)
    own = [number for number in orders if position.at[number - 1] != AWAY]
    occupied = strategies.occupied(budget, tuple(orders))

    def situation(number: int) -> strategies.Position:
        field = position.at[number - 1]
        steps = (tables.finish - tables.x[field]) / 2
        return strategies.Position(steps, tables.climb[field], status[number - 1])

    loyal = [n for n in own if n in occupied and not strategies.is_given_up(budget, situation(n))]
    fixed = tuple((number, strategies.play(budget.flaw, situation(number))) for number in loyal)
    plays = {number: strategies.well(situation(number)) for number in own} | dict(fixed)
    if budget.strength is not Strength.EASY:
        plays = dict(planned(_key(hand, budget, fixed), Clock(budget.elapsed, SHARE * budget.seconds)))
    for number, play in plays.items():
        yield from sheet.changes(number, orders[number], play, tables.site[position.at[number - 1]], status[number - 1])


def _key(hand: Hand, budget: Budget, fixed: tuple[tuple[int, Play], ...]) -> Key:
    """Return the input of the plan, without readiness, which changes during the moves of a round."""
    work = int(WORK * min(1.0, budget.seconds / SECONDS))
    return Key(replace(hand.board, ready=()), hand.seat, work, fixed)

"""The computer player: changes its team's cards one move at a time, then declares that it is ready.

An easy player only assigns roles, a fair one uses good cards, a strong one searches a few rounds ahead. It sees a hand
and the menu, never a state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Strength
from cogs.tour.computer import sheet
from cogs.tour.computer.model import race, road
from cogs.tour.computer.plan import Clock, Key, planned
from cogs.tour.computer.questions import answer
from cogs.tour.computer.ride import Round
from cogs.tour.moves import Absent, Answer, Move, Ready, Role, Swap

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.game.chance import Chance
    from bot.game.contract import Budget
    from cogs.tour.board import Hand

WORK, SECONDS = 30_000, 0.15
"""The work of planning a round's cards, in simulated rider moves, and its usual limit of CPU time in seconds."""
SHARE = 0.8
"""The share of the time budget that the search may use."""
ROLES = (Role.SHELTER, Role.SHELTER, Role.HUNT)
"""The roles of an easy player's riders, repeated from the first rider on."""


def choose(hand: Hand, moves: tuple[Move, ...], _chance: Chance, budget: Budget) -> Move:
    """Return the next move of the menu towards the cards that are planned for this round.

    The plan depends on the position alone, so it is the same for every move of a round and is computed once.
    """
    if hand.question is not None:
        return Answer(answer(hand.question))
    menu = frozenset(moves)
    steps = (move for move in (*_places(hand), *_changes(hand, budget)) if move in menu)
    return next(steps, Ready() if Ready() in menu else Absent())


def _places(hand: Hand) -> Iterator[Swap]:
    """Yield the swap that puts the team's first rider foremost, since riders who work pass speed forward."""
    own = [rider for rider in hand.board.riders if rider.team == hand.seat and rider.field]
    first = min(own, key=lambda rider: hand.board.order.index(rider.number), default=None)
    if first is not None and first is not own[0]:
        yield Swap(own[0].number, first.number)


def _changes(hand: Hand, budget: Budget) -> Iterator[Move]:
    orders = dict(hand.orders)
    if budget.strength is Strength.EASY:
        for index, (number, order) in enumerate(hand.orders):
            yield from sheet.role(number, order, ROLES[index % len(ROLES)])
        return
    tables, position = road(hand.board.name, hand.board.options.own_stage), race(hand.board)
    status = Round(tables, position).status
    for number, play in planned(_key(hand, budget), Clock(budget.elapsed, SHARE * budget.seconds)):
        site = tables.site[position.at[number - 1]]
        yield from sheet.changes(number, orders[number], play, site, status[number - 1])


def _key(hand: Hand, budget: Budget) -> Key:
    """Return the input of the plan, without readiness, which changes during the moves of a round."""
    work = int(WORK * min(1.0, budget.seconds / SECONDS)) if budget.strength is Strength.STRONG else 0
    return Key(replace(hand.board, ready=()), hand.seat, work)

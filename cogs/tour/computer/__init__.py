"""The computer player: fills in its team's cards as people do, a change a move, and says that it is ready.

An easy one gives roles and leaves it at that; a fair one rides by good cards; a strong one looks a few rounds ahead.
Sees a hand and the menu, never a state.
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
"""Rider moves in mind for a whole round's cards, and the seconds of a core that they take at most."""
SHARE = 0.8
"""Of the time goes into the search."""
ROLES = (Role.SHELTER, Role.SHELTER, Role.HUNT)
"""An easy player's, from the first rider on, over and over."""


def choose(hand: Hand, moves: tuple[Move, ...], _chance: Chance, budget: Budget) -> Move:
    """Return the next move of the menu on the way to the cards that are planned for this round.

    The plan follows from the position alone, so it is the same at every move of a round, and worked out once.
    """
    if hand.question is not None:
        return Answer(answer(hand.question))
    menu = frozenset(moves)
    wanted = (move for move in (*_places(hand), *_changes(hand, budget)) if move in menu)
    return next(wanted, Ready() if Ready() in menu else Absent())


def _places(hand: Hand) -> Iterator[Swap]:
    """The captain starts foremost: whoever works passes speed to them."""
    own = [rider for rider in hand.board.riders if rider.team == hand.seat and rider.field]
    first = min(own, key=lambda rider: hand.board.order.index(rider.number), default=None)
    if first is not None and first is not own[0]:
        yield Swap(own[0].number, first.number)


def _changes(hand: Hand, budget: Budget) -> Iterator[Move]:
    orders = dict(hand.orders)
    if budget.strength is Strength.EASY:
        for at, (number, order) in enumerate(hand.orders):
            yield from sheet.role(number, order, ROLES[at % len(ROLES)])
        return
    tables, position = road(hand.board.name, hand.board.options.own_stage), race(hand.board)
    status = Round(tables, position).status
    for number, play in planned(_key(hand, budget), Clock(budget.elapsed, SHARE * budget.seconds)):
        site = tables.site[position.at[number - 1]]
        yield from sheet.changes(number, orders[number], play, site, status[number - 1])


def _key(hand: Hand, budget: Budget) -> Key:
    """Return what the plan follows from: not who is ready meanwhile."""
    work = int(WORK * min(1.0, budget.seconds / SECONDS)) if budget.strength is Strength.STRONG else 0
    return Key(replace(hand.board, ready=()), hand.seat, work)

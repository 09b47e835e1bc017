"""Silly orders of the Tour's computer players. They are judged when a team declares that it is ready.

A rider is dropped if the group at the front of the race is another one. The last rider on the road has a reason for the
red die once somebody has finished: then time runs out. Riders of the front group have one near the finish, and a rider
who is away alone at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.moves import Ready, Speed
from cogs.tour.situation import group_of, stage_of
from tests.benchmarks.silly import Folly

if TYPE_CHECKING:
    from cogs.tour.board import Hand
    from cogs.tour.moves import Move, Order

LATE_STEPS = 12
"""Steps from the foremost rider to the finish from which on gambling pays."""


def _dropped(hand: Hand) -> list[Order]:
    """Return the effective cards of the team's dropped riders."""
    return [card for number, card in hand.meant if group_of(hand.board, number) is not hand.board.groups[0]]


def brakes_when_dropped(hand: Hand, _menu: tuple[Move, ...], move: Move) -> bool | None:
    """Return whether a dropped rider is to roll the white die."""
    dropped = _dropped(hand) if isinstance(move, Ready) else []
    return any(card.speed is Speed.BRAKE for card in dropped) if dropped else None


def holds_back_when_dropped(hand: Hand, _menu: tuple[Move, ...], move: Move) -> bool | None:
    """Return whether a dropped rider is to ride less far than possible."""
    dropped = _dropped(hand) if isinstance(move, Ready) else []
    return any(card.most is not None for card in dropped) if dropped else None


def gambles_as_last(hand: Hand, _menu: tuple[Move, ...], move: Move) -> bool | None:
    """Return whether the last rider on the road is to roll the red die although nobody has finished."""
    cards, order = dict(hand.meant), hand.board.order
    if not isinstance(move, Ready) or hand.board.arrivals or order[-1] not in cards:
        return None
    return cards[order[-1]].speed is Speed.RED


def gambles_in_the_bunch(hand: Hand, _menu: tuple[Move, ...], move: Move) -> bool | None:
    """Return whether a rider of the front group is to roll the red die, with its FALLS, long before the finish."""
    board, front = hand.board, hand.board.groups[0]
    field = board.riders[board.order[0] - 1].field
    cards = [card for number, card in hand.meant if number in front.riders]
    is_late = board.arrivals or field is None or stage_of(board).finish - field.x <= 2 * LATE_STEPS
    if not isinstance(move, Ready) or front.lonely or is_late or not cards:
        return None
    return any(card.speed is Speed.RED for card in cards)


def brakes_its_own_team(hand: Hand, _menu: tuple[Move, ...], move: Move) -> bool | None:
    """Return whether a team's foremost rider is to brake, though all of the team are in the front group."""
    cards, front = dict(hand.meant), hand.board.groups[0]
    own = [number for number in hand.board.order if number in cards]
    if not isinstance(move, Ready) or front.lonely or not own or not set(own) <= set(front.riders):
        return None
    return cards[own[0]].speed is Speed.BRAKE


FOLLIES = (
    Folly("white die for a dropped rider", brakes_when_dropped),
    Folly("dropped rider held back", holds_back_when_dropped),
    Folly("red die for the last rider", gambles_as_last),
    Folly("red die in the bunch", gambles_in_the_bunch),
    Folly("white die against the own team", brakes_its_own_team),
)
"""The silly orders."""

"""Order cards as tables for roll-outs, indexed by a rider's site and status.

Made from the rules of the cards, with which they must agree.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cogs.tour.computer.model import (
    LAST,
    LATE_ON,
    LATE_SPRINT,
    LEADS,
    LONELY,
    MAY_ATTACK,
    SPRINT_NEAR,
    STATUSES,
    ZONES,
)
from cogs.tour.moves import Attack, Card, Order, Speed, Where
from cogs.tour.preview import ATTACK_HALF_STEPS, NEAR_HALF_STEPS, completed_order
from cogs.tour.road import Kind


class Play(NamedTuple):
    """The choices of a card in one situation."""

    take: int = 4
    """The least speed that is taken over on the flat; one less in climbs."""
    die: int = 0
    attack: int = 0
    catch: bool = False
    card: int = 0
    place: int = 0
    most: int = 9


TERRAIN, WHITE, RED = range(3)
"""The die that is rolled."""
PLAIN, SOLO, PULL = range(3)
"""The use of an ATTACK."""
KEEP, NEXT, NOW = range(3)
"""When a jersey's card is played."""
FAR, FRONT, OTHER = range(3)
"""Where a move ends; roll-outs treat every other place as the farthest field."""
_TAKES = {Speed.FROM_2: 2, Speed.FROM_3: 3, Speed.FROM_4: 4, Speed.FROM_5: 5}
_DICE = {Speed.BRAKE: WHITE, Speed.RED: RED}
_ATTACKS = {Attack.SOLO: SOLO, Attack.PULL: PULL}
_CARDS = {Card.NEXT: NEXT, Card.NOW: NOW}
_PLACES = {None: FAR, Where.FAR: FAR, Where.FRONT: FRONT}
SITES = ZONES * 2

Book = tuple[Play, ...]
"""A play for each situation, indexed by site * STATUSES + status."""


def steady(play: Play) -> Book:
    """Return the book of a card that is the same in every situation."""
    return (play,) * (SITES * STATUSES)


def play(order: Order) -> Play:
    """Return the play of a completed card."""
    return Play(
        take=_TAKES.get(order.speed or Speed.FROM_4, 4),
        die=_DICE.get(order.speed or Speed.FROM_4, TERRAIN),
        attack=_ATTACKS.get(order.attack or Attack.PLAIN, PLAIN),
        catch=bool(order.catch),
        card=_CARDS.get(order.card or Card.NEVER, KEEP),
        place=_PLACES.get(order.where, OTHER),
        most=Play().most if order.most is None else order.most,
    )


@lru_cache(maxsize=256)
def book(order: Order) -> Book:
    """Return the book of a card; where the card asks, the role decides."""
    return tuple(
        play(_completed(order, site // 2, site % 2, status)) for site in range(SITES) for status in range(STATUSES)
    )


def _completed(order: Order, zone: int, climb: int, status: int) -> Order:
    return completed_order(
        order,
        Kind.CLIMB if climb else Kind.FLAT,
        first=status in (LEADS, LONELY),
        attacks=status in MAY_ATTACK,
        left={LAST: NEAR_HALF_STEPS, LATE_ON: ATTACK_HALF_STEPS, LATE_SPRINT: ATTACK_HALF_STEPS}.get(
            zone, ATTACK_HALF_STEPS + 1
        ),
        sprint=zone in (SPRINT_NEAR, LATE_SPRINT),
    )

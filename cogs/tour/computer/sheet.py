"""From what the cards should come to, to the changes of the cards: no more of them than this round needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.computer.model import ATTACKER, FOLLOWS, MAY_ATTACK, STATUSES
from cogs.tour.computer.outcome_tables import FRONT, KEEP, NEXT, PULL, RED, SOLO, TERRAIN, WHITE, Play, book
from cogs.tour.moves import (
    Attack,
    Card,
    Order,
    Role,
    SetAttack,
    SetCard,
    SetCatch,
    SetMost,
    SetRole,
    SetSpeed,
    SetWhere,
    Speed,
    Where,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.tour.moves import Change

_SPEEDS = {2: Speed.FROM_2, 3: Speed.FROM_3, 4: Speed.FROM_4, 5: Speed.FROM_5}
_DICE = {WHITE: Speed.BRAKE, RED: Speed.RED}
_ATTACKS = {SOLO: Attack.SOLO, PULL: Attack.PULL}
_CARDS = {KEEP: Card.NEVER, NEXT: Card.NEXT}


def changes(number: int, order: Order, wanted: Play, site: int, status: int) -> Iterator[Change]:
    """Go through what has to be changed so that a card comes to what is wanted where the rider stands now.

    Who waits gets another role first: no change lifts that role's limit of fields.
    """
    if order.role is Role.WAIT:
        yield SetRole(number, Role.SHELTER)
        order = Order()
    now = book(order)[site * STATUSES + status]
    follows = status in (FOLLOWS, ATTACKER)
    if now.die != wanted.die or (follows and wanted.die == TERRAIN and now.take != wanted.take):
        yield SetSpeed(number, _DICE.get(wanted.die) or _SPEEDS[wanted.take])
    if status in MAY_ATTACK and _attack(now, site) != _attack(wanted, site):
        yield SetAttack(number, _ATTACKS.get(wanted.attack, Attack.PLAIN))
    if follows and now.catch != wanted.catch:
        yield SetCatch(number, wanted.catch)
    if now.place != wanted.place:
        yield SetWhere(number, Where.FRONT if wanted.place == FRONT else Where.FAR)
    if now.most != wanted.most:
        yield SetMost(number, None if wanted.most == Play().most else wanted.most)
    if now.card != wanted.card:
        yield SetCard(number, _CARDS[wanted.card])


def _attack(play: Play, site: int) -> int:
    """Return what a card makes of an ATTACK: “in climbs solo only” [R46]."""
    return SOLO if site % 2 and play.attack else play.attack


def role(number: int, order: Order, wanted: Role) -> Iterator[Change]:
    """Go through what has to be changed so that a rider has a role."""
    if order.role is not wanted:
        yield SetRole(number, wanted)

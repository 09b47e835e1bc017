"""The changes of order cards that realise a plan: only those that matter in this round."""

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


def changes(number: int, order: Order, target: Play, site: int, status: int) -> Iterator[Change]:
    """Yield the changes that make a card act as `target` where the rider is now.

    A rider with the role `WAIT` gets another role first, because no change lifts that role's limit of fields.
    """
    if order.role is Role.WAIT:
        yield SetRole(number, Role.SHELTER)
        order = Order()
    current = book(order)[site * STATUSES + status]
    follows = status in (FOLLOWS, ATTACKER)
    if current.die != target.die or (follows and target.die == TERRAIN and current.take != target.take):
        yield SetSpeed(number, _DICE.get(target.die) or _SPEEDS[target.take])
    if status in MAY_ATTACK and _attack(current, site) != _attack(target, site):
        yield SetAttack(number, _ATTACKS.get(target.attack, Attack.PLAIN))
    if follows and current.catch != target.catch:
        yield SetCatch(number, target.catch)
    if current.place != target.place:
        yield SetWhere(number, Where.FRONT if target.place == FRONT else Where.FAR)
    if current.most != target.most:
        yield SetMost(number, None if target.most == Play().most else target.most)
    if current.card != target.card:
        yield SetCard(number, _CARDS[target.card])


def _attack(play: Play, site: int) -> int:
    """Return a card's use of an ATTACK: “in climbs solo only” [R46]."""
    return SOLO if site % 2 and play.attack else play.attack

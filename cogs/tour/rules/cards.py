"""The choices that an order card makes in a situation; its role fills in the choices that are not made.

Pure functions of values; nothing here rolls a die. An empty string as the choice means that the owner is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs.tour.board import How
from cogs.tour.moves import Attack, Card, Order, Role, Speed, Where
from cogs.tour.road import Kind, PrimeKind
from cogs.tour.rules.speed import dice, is_braked, may_take

if TYPE_CHECKING:
    from cogs.tour.road import Field, Stage
    from cogs.tour.rules.speed import Situation

NEAR_HALF_STEPS = 20
"""Half-steps (ten whole steps) from which on a prime or the finish is near."""
ATTACK_HALF_STEPS = 32
"""Half-steps (sixteen whole steps) before the finish from which on attackers attack."""
_BRAKED_MIN_SPEED = 2
"""The speed from which on a braked rider takes over instead of rolling white."""
_STEADY_CARD = Order(speed=Speed.FROM_4, attack=Attack.PLAIN, catch=False, card=Card.NEVER, where=Where.FAR, most=None)
_ALL_OUT_CARD = replace(_STEADY_CARD, speed=Speed.FROM_5, attack=Attack.SOLO, catch=True, card=Card.NEXT)
_READY_CARD = replace(_ALL_OUT_CARD, speed=Speed.FROM_4)
"""The card of an attacker without an attack position."""
_AWAY_CARD = replace(_ALL_OUT_CARD, speed=Speed.RED)
"""The card of a leading or lonely attacker."""
_ROLES = {
    Role.SHELTER: _STEADY_CARD,
    Role.WORK: replace(_STEADY_CARD, speed=Speed.FROM_3, attack=Attack.PULL, catch=True),
    Role.HUNT: replace(_STEADY_CARD, catch=True),
    Role.ATTACK: replace(_STEADY_CARD, catch=True),
    Role.SPRINT: _STEADY_CARD,
    Role.CLIMB: _STEADY_CARD,
    Role.WAIT: replace(_STEADY_CARD, speed=Speed.FROM_2, where=Where.BESIDE, most=2),
}


def by_role(role: Role, stage: Stage, field: Field, situation: Situation) -> Order:
    """Return the complete card of a role for a rider on this field in this situation [D12]."""
    climbing = situation.kind is Kind.CLIMB
    match role:
        case Role.SPRINT if _near_sprint(stage, field) and not climbing:
            return _ALL_OUT_CARD
        case Role.CLIMB if climbing:
            return _ALL_OUT_CARD if situation.attacker else _READY_CARD
        case Role.ATTACK if stage.finish - field.x <= ATTACK_HALF_STEPS:
            return _attacker_card(situation)
        case _:
            return _ROLES[role]


def _attacker_card(situation: Situation) -> Order:
    """Return the card of an attacker near the finish: “alone they gamble” [D12]."""
    if situation.attacker:
        return _ALL_OUT_CARD
    return _AWAY_CARD if situation.leader else replace(_READY_CARD, where=Where.FRONT)


def _near_sprint(stage: Stage, field: Field) -> bool:
    """Return whether the next sprint, or the finish, is within ten steps."""
    sprints = (prime.x for prime in stage.primes if prime.kind is PrimeKind.SPRINT)
    return any(0 < x - field.x <= NEAR_HALF_STEPS for x in (*sprints, stage.finish))


def completed_by_role(order: Order, role: Order) -> Order:
    """Return the order card completed with the role's choices."""
    return Order(
        role=order.role,
        speed=role.speed if order.speed is None else order.speed,
        attack=role.attack if order.attack is None else order.attack,
        catch=role.catch if order.catch is None else order.catch,
        card=role.card if order.card is None else order.card,
        where=role.where if order.where is None else order.where,
        whom=order.whom or order.help,
        most=role.most if order.most is None else order.most,
        help=order.help,
        ahead=order.ahead,
    )


def without_questions(order: Order) -> Order:
    """Return the card for a question without an answer: where the card asks, the role decides."""
    return replace(
        order,
        speed=None if order.speed is Speed.ASK else order.speed,
        attack=None if order.attack is Attack.ASK else order.attack,
        card=None if order.card is Card.ASK else order.card,
        where=None if order.where is Where.ASK else order.where,
    )


def play_card(card: Card | None, situation: Situation) -> str:
    """Return `card` to play the jersey's card, `keep` to keep it, or an empty string to ask."""
    if card is Card.ASK:
        return ""
    plays = card is Card.NOW or (card is Card.NEXT and situation.attacker)
    return "card" if plays else "keep"


def speed_choice(speed: Speed | None, situation: Situation) -> str:
    """Return the card's choice among `choices`, empty to ask; a choice that is not allowed counts as `FROM_4`."""
    if speed is Speed.ASK:
        return ""
    die = wanted_die(speed, situation)
    if die:
        return die
    takes = may_take(situation) and _takes(situation, min_speed(speed, situation))
    return How.TAKE if takes else dice(situation)[0]


_DICE = {Speed.BRAKE: How.WHITE, Speed.RED: How.RED}


def wanted_die(speed: Speed | None, situation: Situation) -> How | None:
    """Return the die that a card rolls regardless of the speed; None if it names none that may be rolled."""
    die = _DICE.get(speed) if speed else None
    return die if die and die in dice(situation) else None


def min_speed(speed: Speed | None, situation: Situation) -> int:
    """Return the least speed that a card takes over: “in climbs one less” [D12], without a choice from 4."""
    chosen = Speed.FROM_4 if speed is None or speed in _DICE else speed
    return int(chosen) - (situation.kind is Kind.CLIMB)


def _takes(situation: Situation, min_speed: int) -> bool:
    """Return whether the rider takes the speed over; braked riders take over from 2."""
    return situation.pace.speed >= (_BRAKED_MIN_SPEED if is_braked(situation) else min_speed)


def attack_choice(order: Order, can: tuple[How, ...]) -> str:
    """Return the card's choice among an ATTACK's uses, empty to ask; where it may not pull it goes solo [D6]."""
    if order.attack is Attack.ASK:
        return ""
    own = {Attack.SOLO: (How.SOLO,), Attack.PULL: (How.PULL, How.SOLO)}.get(order.attack or Attack.PLAIN, ())
    catch = (How.CATCH,) if order.catch else ()
    return next((how for how in (*own, *catch) if how in can), _plain(can))


def _plain(can: tuple[How, ...]) -> How:
    """Return the plain number, the last of the uses; the first, a solo attack, of a jersey's card that attacks."""
    return can[0] if can[-1] in (How.SOLO, How.PULL) else can[-1]

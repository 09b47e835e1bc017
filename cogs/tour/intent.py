"""A rider's intent for the next round by their card, as far as it is known before the round; for the team's sheet.

Computed from the team's own hand alone; nothing here rolls a die.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.tour.board import How
from cogs.tour.dice import ATTACK
from cogs.tour.moves import Attack, Speed
from cogs.tour.rules import cards, plans
from cogs.tour.rules.speed import DIE, attacks, card
from cogs.tour.situation import situation, stage_of, terrain_before

if TYPE_CHECKING:
    from cogs.tour.board import Hand
    from cogs.tour.moves import Order, Plan
    from cogs.tour.rules.speed import Situation


class Doing(StrEnum):
    """The first action of a rider."""

    IN = "in"
    """None: the rider has finished."""
    PLAYS = "plays"
    """Plays a jersey's card."""
    ASKS = "asks"
    """Asks the team."""
    ROLLS = "rolls"
    """Rolls `die`, whatever the riders before do."""
    TAKES = "takes"
    """Takes the speed over from `min_speed` upwards, else rolls `die`."""


class Intent(Struct, frozen=True):
    """The planned action of a rider."""

    doing: Doing
    die: How | None = None
    least: int = 0
    """The least speed that the rider takes over; 0 if they do not take over."""
    attack: Attack | None = None
    """The use of an ATTACK of the rider's own; None: they cannot roll one, or move the plain number."""
    on: int = 0
    """The number on the die that is an ATTACK; 0 if an ATTACK changes nothing."""
    catch: bool = False
    """The rider catches an attack of the rider before."""
    most: int | None = None
    """The most fields that the rider moves; None: no limit."""


def intent(hand: Hand, number: int) -> Intent:
    """Return what a rider of the hand's team will do in the round for which orders are given."""
    field = hand.board.riders[number - 1].field
    if field is None:
        return Intent(Doing.IN)
    rider_situation = situation(hand.board, number)
    order = dict(hand.orders)[number]
    full_order = cards.completed_by_role(order, cards.by_role(order.role, stage_of(hand.board), field, rider_situation))
    return _intent(hand, rider_situation, full_order, number)


def current_plan(hand: Hand) -> Plan | None:
    """Return the plan that the team's cards follow; None if they follow none."""
    orders = dict(hand.orders)
    own = (number for number in hand.board.order if number in orders)
    riding = {number: orders[number] for number in own if hand.board.riders[number - 1].field is not None}
    return plans.current(riding, stage_of(hand.board))


def _intent(hand: Hand, situation: Situation, full_order: Order, number: int) -> Intent:
    plays = cards.play_card(full_order.card, situation) if card(situation) else "keep"
    if plays == "card":
        return Intent(Doing.PLAYS, attack=_attack(situation, full_order), most=full_order.most)
    if not plays or full_order.speed is Speed.ASK:
        return Intent(Doing.ASKS, most=full_order.most)
    min_speed = _min_speed(hand, situation, full_order, number)
    die = cards.wanted_die(full_order.speed, situation) or DIE[situation.kind]
    attack = _attack(situation, full_order) if die in ATTACK else None
    catch = die in ATTACK and bool(full_order.catch) and not situation.leader
    on = ATTACK[die] if attack or catch else 0
    return Intent(Doing.TAKES if min_speed else Doing.ROLLS, die, min_speed, attack, on, catch, full_order.most)


def _min_speed(hand: Hand, situation: Situation, full_order: Order, number: int) -> int:
    """Return the least speed that the rider takes over; 0: they roll, by choice or because they cannot take over.

    Leaders and lonely riders cannot, nor can “the first rider on the other terrain” [D4].
    """
    rolls = (
        situation.leader
        or terrain_before(hand.board, number) is not situation.kind
        or cards.wanted_die(full_order.speed, situation)
    )
    return 0 if rolls else cards.min_speed(full_order.speed, situation)


def _attack(situation: Situation, full_order: Order) -> Attack | None:
    """Return the card's use of an ATTACK of the rider's own; None for the plain number."""
    can = attacks(situation, DIE[situation.kind], ATTACK[DIE[situation.kind]])
    if How.SOLO not in can or full_order.attack is Attack.PLAIN:
        return None
    pulls = full_order.attack is Attack.PULL and How.PULL in can
    return Attack.ASK if full_order.attack is Attack.ASK else Attack.PULL if pulls else Attack.SOLO

"""The effect of an order card, and the groups, for code that may see a hand but no state.

Passes values on to the same functions that the rules use. It sees only the orders that its caller gives it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.road import Field, Kind, Prime, PrimeKind, Section, Side, Stage
from cogs.tour.rules import line_up
from cogs.tour.rules.cards import ATTACK_HALF_STEPS, NEAR_HALF_STEPS, by_role, completed_by_role, without_questions
from cogs.tour.rules.classification import TEAM, finish_times
from cogs.tour.rules.moving import SECONDS_A_ROUND
from cogs.tour.rules.rounds import PATIENCE
from cogs.tour.rules.speed import Situation

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cogs.tour.board import Group
    from cogs.tour.moves import Order

__all__ = [
    "ATTACK_HALF_STEPS",
    "NEAR_HALF_STEPS",
    "PATIENCE",
    "SECONDS_A_ROUND",
    "TEAM",
    "completed_order",
    "finish_times",
    "groups",
]

_FINISH = 10 * NEAR_HALF_STEPS


def groups(stage: Stage, places: Mapping[int, Field]) -> tuple[Group, ...]:
    """Return the groups of riders at these places, given by rider number: touching riders [R6]."""
    return line_up.groups(stage, places)


def completed_order(order: Order, kind: Kind, *, first: bool, attacks: bool, left: int, sprint: bool) -> Order:
    """Return the card with all that its role fills in [D12]; where the card asks, the role decides.

    `first`: the rider leads or is lonely; `attacks`: the rider has an attack position; `left`: half-steps to the
    finish; `sprint`: a sprint is within ten steps.
    """
    field = Field(_FINISH - left, 0)
    primes = (Prime(PrimeKind.SPRINT, field.x + 1),) if sprint else ()
    stage = Stage("", frozenset((field,)), (Section(kind, 0, Side.LEFT),), primes, _FINISH, ())
    order = without_questions(order)
    return completed_by_role(order, by_role(order.role, stage, field, Situation(kind, leader=first, attacker=attacks)))

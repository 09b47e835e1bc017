"""What a card will do and who rides with whom, for those who may see a hand and never a state.

Values alone, the same that the rules use. Must never know an order that it is not given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.road import Field, Kind, Prime, PrimeKind, Section, Side, Stage
from cogs.tour.rules import line_up
from cogs.tour.rules.cards import LATE, NEAR, by_role, filled, unasked
from cogs.tour.rules.classification import TEAM
from cogs.tour.rules.moving import SECONDS_A_ROUND
from cogs.tour.rules.rounds import PATIENCE
from cogs.tour.rules.speed import Situation

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cogs.tour.board import Group
    from cogs.tour.moves import Order

__all__ = ["LATE", "NEAR", "PATIENCE", "SECONDS_A_ROUND", "TEAM", "groups", "whole"]

_FINISH = 10 * NEAR


def groups(stage: Stage, at: Mapping[int, Field]) -> tuple[Group, ...]:
    """Return the groups of riders who stand so, by their numbers: riders who touch [R6]."""
    return line_up.groups(stage, at)


def whole(order: Order, kind: Kind, *, first: bool, attacks: bool, left: int, sprint: bool) -> Order:
    """Return the card with all that its role fills in [D12], and where it asks what the role does.

    `first`: leads, or is lonely; `attacks`: has an attack position; `left`: half-steps to the finish; `sprint`: one is
    within ten steps.
    """
    field = Field(_FINISH - left, 0)
    primes = (Prime(PrimeKind.SPRINT, field.x + 1),) if sprint else ()
    stage = Stage("", frozenset((field,)), (Section(kind, 0, Side.LEFT),), primes, _FINISH, ())
    order = unasked(order)
    return filled(order, by_role(order.role, stage, field, Situation(kind, leader=first, attacker=attacks)))

"""What a card will do and who rides with whom, for those who may see a hand and never a state.

Values alone, the same that the rules use. Must never know an order that it is not given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.road import Field, Kind, Prime, PrimeKind, Section, Side, Stage
from cogs.tour.rules import line_up
from cogs.tour.rules.cards import NEAR, by_role, filled, unasked
from cogs.tour.rules.classification import TEAM
from cogs.tour.rules.moving import SECONDS_A_ROUND
from cogs.tour.rules.rounds import PATIENCE
from cogs.tour.rules.speed import Situation

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cogs.tour.board import Group
    from cogs.tour.moves import Order

__all__ = ["NEAR", "PATIENCE", "SECONDS_A_ROUND", "TEAM", "groups", "whole"]

_FAR, _CLOSE = Field(0, 0), Field(2 * NEAR, 0)
_ROAD = Stage(
    name="",
    fields=frozenset((_FAR, _CLOSE)),
    sections=(Section(Kind.FLAT, 0, Side.LEFT),),
    primes=(Prime(PrimeKind.SPRINT, 3 * NEAR),),
    finish=9 * NEAR,
    corridor=(),
)
"""A road with a place where a sprint is near and one where nothing is."""


def groups(stage: Stage, at: Mapping[int, Field]) -> tuple[Group, ...]:
    """Return the groups of riders who stand so, by their numbers: riders who touch [R6]."""
    return line_up.groups(stage, at)


def whole(order: Order, kind: Kind, *, first: bool, attacks: bool, near: bool) -> Order:
    """Return the card with all that its role fills in [D12], and where it asks what the role does.

    `first`: leads, or is lonely; `attacks`: has an attack position; `near`: a sprint or the finish is within ten steps.
    """
    now = Situation(kind, leader=first, attacker=attacks)
    order = unasked(order)
    return filled(order, by_role(order.role, _ROAD, _CLOSE if near else _FAR, now))

"""Team plans: a role card for each of a team's riders on the road, given as one change [D17].

A plan follows from the team's own cards, the places on the road and the stage; nothing here depends on another team's
orders, and nothing rolls a die.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Refused, Step
from cogs.tour.moves import Order, Plan, Role, SetPlan, UndoPlan
from cogs.tour.road import Kind, PrimeKind, section_at
from cogs.tour.rules.orders import spend_change
from cogs.tour.state import rider, with_team

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.game.contract import Seat
    from cogs.tour.road import Field, Stage
    from cogs.tour.state import State

    Cards = Mapping[int, Order]
    """The cards of a team's riders on the road, by number, the foremost rider first."""

_ROLES = {
    Plan.CLASSIC: (Role.SPRINT, Role.HUNT, Role.WORK, Role.ATTACK, Role.SHELTER, Role.SHELTER),
    Plan.SPRINT: (Role.SPRINT, Role.WORK, Role.HUNT, Role.SHELTER, Role.WORK, Role.SHELTER),
    Plan.ATTACK: (Role.ATTACK, Role.HUNT, Role.ATTACK, Role.SHELTER, Role.ATTACK, Role.SHELTER),
    Plan.MOUNTAIN: (Role.CLIMB, Role.WORK, Role.CLIMB, Role.HUNT, Role.SHELTER, Role.SHELTER),
    Plan.SAVE: (Role.SHELTER,) * 6,
}
"""The roles of each plan, the most important first: a team with fewer riders does without the last ones."""
_FROM_FRONT = (Role.WORK, Role.HUNT, Role.ATTACK, Role.CLIMB, Role.SPRINT, Role.SHELTER)
"""The roles in the order in which they are dealt to the riders, from the front."""


def planned(plan: Plan, cards: Cards, stage: Stage) -> dict[int, Order]:
    """Return the cards of a plan, by rider: “who has a role of the plan keeps it” [D17], except in the wheels.

    The others “get the rest from the front” [D17].
    """
    remaining = list(_roles(plan, len(cards), stage))
    roles: dict[int, Role] = {}
    for number, card in cards.items():
        if card.role in remaining and card.role is not Role.SHELTER:
            remaining.remove(card.role)
            roles[number] = card.role
    remaining.sort(key=_FROM_FRONT.index)
    rest = iter(remaining)
    dealt = {number: roles.get(number) or next(rest) for number in cards}
    captain = next((number for number, role in dealt.items() if plan is Plan.SPRINT and role is Role.SPRINT), 0)
    return {number: Order(role, help=captain if role is Role.WORK else 0) for number, role in dealt.items()}


def _roles(plan: Plan, count: int, stage: Stage) -> tuple[Role, ...]:
    """Return the roles of a plan for so many riders; “the captain is a climber where the finish is uphill” [D17]."""
    roles = _ROLES[plan][:count]
    if plan is Plan.CLASSIC and stage.sections[-1].kind is Kind.CLIMB:
        return tuple(Role.CLIMB if role is Role.SPRINT else role for role in roles)
    return roles


def current(cards: Cards, stage: Stage) -> Plan | None:
    """Return the plan that a team's cards follow; None if they follow none, or no rider is on the road."""
    return next((plan for plan in Plan if cards and planned(plan, cards, stage) == dict(cards)), None)


def obstacle(plan: Plan, last: Field, stage: Stage) -> str:
    """Return the text id of the reason why a plan has no use for riders from `last` on; empty if it has one [D17]."""
    kinds = {section.kind for section in stage.sections[section_at(stage, last.x) :]}
    if plan is Plan.MOUNTAIN and Kind.CLIMB not in kinds:
        return "refused-no-climb"
    sprints = any(prime.kind is PrimeKind.SPRINT and prime.x > last.x for prime in stage.primes)
    if plan is Plan.SPRINT and stage.sections[-1].kind is Kind.CLIMB and not sprints:
        return "refused-no-sprint"
    return ""


def choices(state: State, seat: Seat, stage: Stage) -> tuple[SetPlan | UndoPlan, ...]:
    """Return the plans that a team may choose now, which have a use and would change a card, and the way back."""
    cards, team = _cards(state, seat), state.teams[seat]
    if not cards or not team.spare:
        return ()
    plans = _choices(tuple(cards.items()), _last(state, cards), stage)
    return (*plans, UndoPlan()) if team.before_plan else plans


@lru_cache(maxsize=256)
def _choices(cards: tuple[tuple[int, Order], ...], last: Field, stage: Stage) -> tuple[SetPlan, ...]:
    present = dict(cards)
    useful = (plan for plan in Plan if not obstacle(plan, last, stage))
    return tuple(SetPlan(plan) for plan in useful if planned(plan, present, stage) != present)


def give(state: State, seat: Seat, plan: Plan, stage: Stage) -> Step[State]:
    """Give all riders of a team the cards of a plan, as one change.

    Raise `Refused` if no rider is on the road, the plan has no use any more, it changes nothing, or no change is left.
    """
    cards = _cards(state, seat)
    if not cards:
        raise Refused("refused-all-in")
    if reason := obstacle(plan, _last(state, cards), stage):
        raise Refused(reason)
    new_cards = planned(plan, cards, stage)
    if new_cards == cards:
        raise Refused("refused-same-plan", plan=plan.value)
    step = _with_cards(state, seat, new_cards)
    team = replace(step.state.teams[seat], before_plan=tuple(cards.items()))
    return Step(with_team(step.state, seat, team))


def undo(state: State, seat: Seat) -> Step[State]:
    """Give a team's riders the cards from before its last plan: “it may take the plan back” [D17].

    Raise `Refused` if there is no such plan, or no change is left.
    """
    cards = dict(state.teams[seat].before_plan)
    if not cards:
        raise Refused("refused-no-plan")
    return _with_cards(state, seat, cards)


def _with_cards(state: State, seat: Seat, cards: Cards) -> Step[State]:
    """Give riders new cards, as one change."""
    orders = tuple(cards.get(number, order) for number, order in enumerate(state.orders, 1))
    return Step(replace(spend_change(state, seat), orders=orders))


def _cards(state: State, seat: Seat) -> dict[int, Order]:
    return {number: state.orders[number - 1] for number in state.order if _rides(state, seat, number)}


def _rides(state: State, seat: Seat, number: int) -> bool:
    return rider(state, number).team == seat and rider(state, number).field is not None


def _last(state: State, cards: Cards) -> Field:
    """Return the field of the team's last rider on the road."""
    return min(field for number in cards if (field := rider(state, number).field) is not None)

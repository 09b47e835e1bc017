"""Team plans [D17]: the roles that each plan gives, who keeps a role, and plans without a use."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Refused, Seat
from cogs.tour.board import Phase
from cogs.tour.moves import Order, Plan, Role, SetPlan, SetSpeed, Speed, UndoPlan
from cogs.tour.options import Options, Race, Riders
from cogs.tour.road import Field, Kind, Prime, PrimeKind, Stage
from cogs.tour.rules import apply, moves, plans, start
from cogs.tour.rules.rounds import next_round, stage_of
from tests.games.tour.positions import road

ADA, BOB = Seat(0), Seat(1)
FLAT = road()
UPHILL = road((Kind.FLAT, -20), (Kind.CLIMB, 60), primes=[Prime(PrimeKind.SPRINT, 30)])
HILL = road((Kind.FLAT, -20), (Kind.CLIMB, 20), (Kind.FLAT, 40))
S, W, H, A, R, C = Role.SHELTER, Role.WORK, Role.HUNT, Role.ATTACK, Role.SPRINT, Role.CLIMB


def cards(*roles: Role) -> dict[int, Order]:
    """Return cards with these roles for riders 1, 2 and so on; rider 1 is foremost."""
    return {number: Order(role) for number, role in enumerate(roles, 1)}


def roles_of(plan: Plan, before: dict[int, Order], stage: Stage = FLAT) -> list[Role]:
    """Return the roles that a plan gives, the foremost rider first."""
    return [card.role for card in plans.planned(plan, before, stage).values()]


@pytest.mark.parametrize(
    ("plan", "six", "three"),
    [
        (Plan.CLASSIC, [W, H, A, R, S, S], [W, H, R]),
        (Plan.SPRINT, [W, W, H, R, S, S], [W, H, R]),
        (Plan.ATTACK, [H, A, A, A, S, S], [H, A, A]),
        (Plan.MOUNTAIN, [W, H, C, C, S, S], [W, C, C]),
        (Plan.SAVE, [S, S, S, S, S, S], [S, S, S]),
    ],
)
def test_a_plan_deals_its_roles_from_the_front(plan: Plan, six: list[Role], three: list[Role]) -> None:
    waiting = Role.WAIT
    assert roles_of(plan, cards(*[waiting] * 6)) == six
    assert roles_of(plan, cards(*[waiting] * 3)) == three


def test_the_classic_captain_is_a_climber_where_the_finish_is_uphill() -> None:
    assert roles_of(Plan.CLASSIC, cards(*[Role.WAIT] * 4), UPHILL) == [W, H, A, C]


def test_who_has_a_role_of_the_plan_keeps_it() -> None:
    assert roles_of(Plan.CLASSIC, cards(R, S, S, S, S, S)) == [R, W, H, A, S, S]
    assert roles_of(Plan.SPRINT, cards(R, S, S, W, H, A)) == [R, W, S, W, H, S]


def test_domestiques_give_speed_to_the_sprinter_only() -> None:
    dealt = plans.planned(Plan.SPRINT, cards(*[Role.WAIT] * 6), FLAT)
    assert [card.help for card in dealt.values()] == [4, 4, 0, 0, 0, 0]
    assert all(card.help == 0 for card in plans.planned(Plan.CLASSIC, cards(*[Role.WAIT] * 6), FLAT).values())


def test_a_plan_fills_the_whole_card_anew() -> None:
    before = {1: Order(S, speed=Speed.RED), 2: Order(S)}
    assert plans.planned(Plan.SAVE, before, FLAT) == cards(S, S)


@pytest.mark.parametrize("plan", list(Plan))
def test_cards_of_a_plan_are_recognised(plan: Plan) -> None:
    dealt = plans.planned(plan, cards(*[Role.WAIT] * 6), FLAT)
    assert plans.current(dealt, FLAT) is plan
    assert plans.current(dict(reversed(dealt.items())), FLAT) is plan, "riders may pass each other"


def test_other_cards_follow_no_plan() -> None:
    assert plans.current(cards(W, W), FLAT) is None
    assert plans.current({}, FLAT) is None


@pytest.mark.parametrize(
    ("plan", "stage", "last", "reason"),
    [
        (Plan.MOUNTAIN, FLAT, 0, "refused-no-climb"),
        (Plan.MOUNTAIN, HILL, 39, ""),
        (Plan.MOUNTAIN, HILL, 41, "refused-no-climb"),
        (Plan.SPRINT, UPHILL, 28, ""),
        (Plan.SPRINT, UPHILL, 30, "refused-no-sprint"),
        (Plan.SPRINT, HILL, 90, ""),
        (Plan.SAVE, FLAT, 90, ""),
    ],
)
def test_a_plan_needs_a_use(plan: Plan, stage: Stage, last: int, reason: str) -> None:
    assert plans.obstacle(plan, Field(last, last % 2), stage) == reason


def test_a_plan_is_one_change_of_all_cards() -> None:
    state = start(2, Options(race=Race.FIRST, riders=Riders.FOUR), Chance(b"plan", 0)).state
    assert [move.plan for move in moves(state, ADA) if isinstance(move, SetPlan)] == [
        Plan.CLASSIC,
        Plan.SPRINT,
        Plan.ATTACK,
        Plan.MOUNTAIN,
    ]
    after = apply(state, ADA, SetPlan(Plan.ATTACK), Chance(b"", 0)).state
    assert after.teams[ADA].spare == state.teams[ADA].spare - 1
    assert sorted(card.role for card in after.orders[:4]) == sorted([A, A, H, S])
    assert after.orders[4:] == state.orders[4:]
    assert SetPlan(Plan.ATTACK) not in moves(after, ADA)
    assert SetPlan(Plan.SAVE) in moves(after, ADA)


def test_a_plan_can_be_taken_back_until_the_next_change() -> None:
    state = start(2, Options(race=Race.FIRST, riders=Riders.FOUR), Chance(b"plan", 0)).state
    own = apply(state, ADA, SetSpeed(1, Speed.RED), Chance(b"", 0)).state
    assert UndoPlan() not in moves(own, ADA)
    saved = apply(own, ADA, SetPlan(Plan.SAVE), Chance(b"", 0)).state
    assert saved.orders != own.orders
    assert UndoPlan() in moves(saved, ADA)
    assert UndoPlan() not in moves(saved, BOB)
    back = apply(saved, ADA, UndoPlan(), Chance(b"", 0)).state
    assert (back.orders, back.teams[ADA].spare) == (own.orders, own.teams[ADA].spare - 2)
    changed = apply(saved, ADA, SetSpeed(1, Speed.RED), Chance(b"", 0)).state
    for settled in (back, changed, next_round(stage_of(state), saved)):
        assert UndoPlan() not in moves(settled, ADA)
        with pytest.raises(Refused, match="refused-no-plan"):
            apply(settled, ADA, UndoPlan(), Chance(b"", 0))


def test_a_change_of_one_card_brings_the_plan_back() -> None:
    state = start(2, Options(race=Race.FIRST), Chance(b"plan", 0)).state
    state = apply(state, ADA, SetSpeed(1, Speed.RED), Chance(b"", 0)).state
    assert SetPlan(Plan.SAVE) in moves(state, ADA)


def test_refused_plans_name_their_reason() -> None:
    state = start(2, Options(race=Race.FIRST), Chance(b"plan", 0)).state
    with pytest.raises(Refused, match="refused-same-plan"):
        apply(state, ADA, SetPlan(Plan.SAVE), Chance(b"", 0))
    end = Field(stage_of(state).finish - 2, 0)
    late = tuple(replace(rider, field=end) if rider.team == ADA else rider for rider in state.riders)
    with pytest.raises(Refused, match="refused-no-climb"):
        apply(replace(state, riders=late), ADA, SetPlan(Plan.MOUNTAIN), Chance(b"", 0))
    spent = replace(state, teams=(replace(state.teams[0], spare=0), *state.teams[1:]))
    with pytest.raises(Refused, match="refused-too-many-changes"):
        apply(spent, ADA, SetPlan(Plan.ATTACK), Chance(b"", 0))
    assert not any(isinstance(move, SetPlan) for move in moves(spent, ADA))
    home = tuple(replace(rider, field=None) if rider.team == ADA else rider for rider in state.riders)
    with pytest.raises(Refused, match="refused-all-in"):
        apply(replace(state, riders=home), ADA, SetPlan(Plan.ATTACK), Chance(b"", 0))
    assert plans.choices(replace(state, riders=home), ADA, stage_of(state)) == ()


def test_no_plan_is_made_while_a_rider_asks() -> None:
    state = start(2, Options(race=Race.FIRST), Chance(b"plan", 0)).state
    asking = replace(state, phase=Phase.ASK)
    with pytest.raises(Refused, match="refused-frozen"):
        apply(asking, Seat(1 - int(asking.riders[asking.order[0] - 1].team)), SetPlan(Plan.ATTACK), Chance(b"", 0))

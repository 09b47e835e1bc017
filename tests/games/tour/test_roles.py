"""The decisions of each role in a situation [D12]; every role is worth choosing."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.game.contract import Seat
from cogs.tour.board import How, Jersey
from cogs.tour.moves import Attack, Card, Order, Role, Speed, Where
from cogs.tour.pace import Pace
from cogs.tour.road import Field, Kind, Prime, PrimeKind
from cogs.tour.rules.cards import attack_choice, by_role, completed_by_role, play_card, speed_choice
from cogs.tour.rules.speed import Situation
from tests.games.tour.benchmarks.balance import RIDERS, ridden
from tests.games.tour.positions import ROLL, TAKE, Y, fields, race, ride_of, road
from tests.games.tour.positions import ridden as round_of

FINISH = 100
STAGE = road(finish=FINISH, primes=[Prime(PrimeKind.SPRINT, 40)])
START, BEFORE_PRIME, LATE, LAST = Field(0, 2), Field(20, 2), Field(FINISH - 32, 2), Field(FINISH - 20, 2)
FLAT, CLIMB = Situation(Kind.FLAT), Situation(Kind.CLIMB)
PLACED = Situation(Kind.FLAT, attacker=True)
"""A situation in attack position."""
ALONE = Situation(Kind.FLAT, leader=True)
STEADY = (Speed.FROM_4, Attack.PLAIN, False, Where.FAR)
ALL_OUT = (Speed.FROM_5, Attack.SOLO, True, Where.FAR)


def role_decisions(
    role: Role, field: Field, situation: Situation
) -> tuple[Speed | None, Attack | None, bool | None, Where | None]:
    card = by_role(role, STAGE, field, situation)
    return card.speed, card.attack, card.catch, card.where


@pytest.mark.parametrize(
    ("role", "field", "situation", "card"),
    [
        (Role.SHELTER, START, FLAT, STEADY),
        (Role.SHELTER, LAST, PLACED, STEADY),
        (Role.WORK, START, FLAT, (Speed.FROM_3, Attack.PULL, True, Where.FAR)),
        (Role.HUNT, START, PLACED, (Speed.FROM_4, Attack.PLAIN, True, Where.FAR)),
        (Role.ATTACK, START, PLACED, (Speed.FROM_4, Attack.PLAIN, True, Where.FAR)),
        (Role.ATTACK, Field(LATE.x - 1, 1), PLACED, (Speed.FROM_4, Attack.PLAIN, True, Where.FAR)),
        (Role.ATTACK, LATE, PLACED, ALL_OUT),
        (Role.ATTACK, LATE, FLAT, (Speed.FROM_4, Attack.SOLO, True, Where.FRONT)),
        (Role.ATTACK, LATE, ALONE, (Speed.RED, Attack.SOLO, True, Where.FAR)),
        (Role.SPRINT, START, FLAT, STEADY),
        (Role.SPRINT, Field(18, 2), FLAT, STEADY),
        (Role.SPRINT, BEFORE_PRIME, FLAT, ALL_OUT),
        (Role.SPRINT, Field(40, 2), FLAT, STEADY),
        (Role.SPRINT, LAST, FLAT, ALL_OUT),
        (Role.SPRINT, LAST, CLIMB, STEADY),
        (Role.CLIMB, LAST, FLAT, STEADY),
        (Role.CLIMB, START, CLIMB, (Speed.FROM_4, Attack.SOLO, True, Where.FAR)),
        (Role.CLIMB, START, Situation(Kind.CLIMB, attacker=True), ALL_OUT),
        (Role.WAIT, LAST, FLAT, (Speed.FROM_2, Attack.PLAIN, False, Where.BESIDE)),
    ],
)
def test_a_role_fills_the_card(role: Role, field: Field, situation: Situation, card: object) -> None:
    assert role_decisions(role, field, situation) == card


@pytest.mark.parametrize(("kind", "speed", "how"), [(Kind.FLAT, 4, How.TAKE), (Kind.FLAT, 3, How.YELLOW)])
def test_a_climber_takes_over_one_less_in_climbs(kind: Kind, speed: int, how: How) -> None:
    """“In climbs one less is enough to take over” [D12]."""
    for situation, minimum in (
        (Situation(kind, Pace(speed, kind)), how),
        (Situation(Kind.CLIMB, Pace(3, Kind.CLIMB)), How.TAKE),
    ):
        assert speed_choice(by_role(Role.CLIMB, STAGE, START, situation).speed, situation) == minimum
    placed = Situation(Kind.CLIMB, Pace(3, Kind.CLIMB), attacker=True)
    assert speed_choice(by_role(Role.CLIMB, STAGE, START, placed).speed, placed) == How.POLKA


def test_a_rider_who_is_away_gambles() -> None:
    """“once away, alone they gamble on the red die” [D12]."""
    situation = Situation(Kind.FLAT, leader=True)
    assert speed_choice(by_role(Role.ATTACK, STAGE, LATE, situation).speed, situation) == How.RED


def test_all_out_plays_the_card_in_attack_position() -> None:
    """“and the card at the next chance” [D12]."""
    situation = Situation(Kind.FLAT, attacker=True, cards=(Jersey.YELLOW,))
    late = completed_by_role(Order(Role.ATTACK), by_role(Role.ATTACK, STAGE, LATE, situation))
    early = completed_by_role(Order(Role.ATTACK), by_role(Role.ATTACK, STAGE, START, situation))
    assert (play_card(late.card, situation), play_card(early.card, situation)) == ("card", "keep")
    assert late.card is Card.NEXT
    assert attack_choice(late, (How.SOLO, How.PULL, How.YELLOW)) == How.SOLO


@pytest.mark.parametrize(("role", "fields_passed"), [(Role.WORK, 1), (Role.HUNT, 0)])
def test_a_worker_passes_speed_to_the_mate_just_before(role: Role, fields_passed: int) -> None:
    """“passes speed to whichever team-mate rides just before, unless one is named” [D12]."""
    places = {1: (14, 0), 2: (4, 2), 3: (2, 2)}
    cards = {1: TAKE, 2: ROLL, 3: Order(role, speed=Speed.FROM_5, attack=Attack.PLAIN)}
    state = race(STAGE, places, cards, teams=1)
    state_after = round_of(STAGE, state, (Y, 5), (Y, 2), (Y, 6))
    assert ride_of(state_after, 3).given == fields_passed
    stranger = Order(Role.WORK, speed=Speed.FROM_5, attack=Attack.PLAIN, help=1)
    strangers = round_of(STAGE, race(STAGE, places, cards | {3: stranger}, teams=1), (Y, 5), (Y, 2), (Y, 6))
    assert ride_of(strangers, 3).given == 0
    assert fields(strangers)[3] == 6


@pytest.mark.unmeasured
def test_every_role_is_worth_choosing() -> None:
    """Four teams of one role each: attackers win stages, and riders who only shelter do not win them all."""
    roles = (Role.ATTACK, Role.SHELTER, Role.SPRINT, Role.WORK)
    teams = [role for role in roles for _ in range(RIDERS)]
    win_counts = Counter(ridden("plain", seed, teams).winners for seed in range(24))
    assert len(win_counts) == len(roles)
    assert win_counts[Seat(0)] >= 2

"""The worked cases [T1] to [T32] of the rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Refused, Seat
from cogs.tour import rules
from cogs.tour.board import How, Jersey, Phase
from cogs.tour.moves import Answer, Attack, Card, Order, Ready, Role, SetCard, SetHelp, SetMost, SetSpeed, Speed, Where
from cogs.tour.options import Options, Race
from cogs.tour.pace import Pace
from cogs.tour.road import Field, Kind, Prime, PrimeKind, adjacent
from cogs.tour.rules.cards import attack_choice
from cogs.tour.rules.classification import finish_times, in_places, set_times
from cogs.tour.rules.line_up import group_of_riders, groups, order_of_play
from cogs.tour.rules.riding import next_decision, ride, situation
from cogs.tour.rules.rounds import next_round, snake, stage_of
from cogs.tour.rules.speed import Situation, attacks, choices, fields, left_behind
from cogs.tour.state import State, rider
from tests.games.tour.positions import (
    ADA,
    BOB,
    BRAKE,
    CATCH,
    PULL,
    RED,
    ROLL,
    SOLO,
    TAKE,
    P,
    R,
    W,
    Y,
    dice,
    hows,
    in_line,
    race,
    ridden,
    ride_of,
    road,
    with_cards,
)
from tests.games.tour.positions import fields as moved

FLAT, CLIMB = Kind.FLAT, Kind.CLIMB
OVER_THE_TOP = road((CLIMB, -20), (FLAT, 5))
"""A climb up to x 5, then the flat."""


def test_t1_the_leader_moves_one_less_and_others_take_over_or_roll() -> None:
    state = race(road(), in_line(4), {3: ROLL, 4: TAKE})
    state_after = ridden(road(), state, (Y, 4), (Y, 2), (Y, 6))
    assert moved(state_after) == {1: 3, 2: 2, 3: 6, 4: 6}
    state_after = ridden(road(), race(road(), in_line(3), {3: TAKE}), (Y, 4), (Y, 2))
    assert moved(state_after) == {1: 3, 2: 2, 3: 2}


def test_t2_lonely_inside_the_bunch() -> None:
    stage = road(lanes=9)
    ring = {1: (10, 4), 2: (14, 4), 3: (12, 6), 4: (8, 2), 5: (12, 2), 6: (6, 4), 7: (8, 6)}
    state = race(stage, ring)
    assert next(group for group in state.groups if 1 in group.riders).lonely
    lonely = Situation(FLAT, leader=True)
    assert [fields(lonely, Y, 6), fields(lonely, Y, 2), fields(lonely, R, 7)] == [5, 2, 7]
    assert not attacks(lonely, Y, 2)
    assert How.TAKE not in choices(replace(lonely, pace=Pace(6, FLAT)))


def test_t3_a_rider_at_the_edge_needs_two_free_fields() -> None:
    stage = road()
    places = {1: Field(4, 2), 2: Field(2, 2), 3: Field(1, 1), 4: Field(2, 0)}
    assert groups(stage, places)[0].riders == (1, 4, 2, 3)
    assert groups(stage, places)[0].attackers == (1, 4)
    places_of_five = {**places, 5: Field(4, 0)}
    assert groups(stage, places_of_five)[0].attackers == (5, 1)


def test_t3_a_boxed_in_leader_is_in_attack_position() -> None:
    places = {1: Field(4, 2), 2: Field(6, 2), 3: Field(5, 1), 4: Field(5, 3)}
    assert 1 in group_of_riders((1, 2, 3, 4), places).attackers
    assert 1 not in group_of_riders((2, 1, 3, 4), places).attackers


def test_t4_parallel_groups_interleave() -> None:
    stage = road((FLAT, -20), (FLAT, 3))
    places = {15: Field(4, 0), 16: Field(2, 0), 1: Field(3, 3), 4: Field(2, 4)}
    assert order_of_play(stage, places) == (15, 1, 16, 4)
    assert [group.riders for group in groups(stage, places)] == [(15, 16), (1, 4)]
    state = race(stage, {1: (4, 0), 2: (2, 0), 3: (3, 3), 4: (2, 4)}, {2: TAKE, 4: TAKE})
    state_after = ridden(stage, state, (Y, 6), (Y, 3))
    assert [ride.rider for ride in state_after.rides] == [1, 3, 2, 4]
    assert {ride.rider: ride.speed for ride in state_after.rides} == {1: 5, 3: 2, 2: 6, 4: 3}


def test_t5_only_an_attack_catches_a_solo() -> None:
    state = race(road(), in_line(2), {1: SOLO, 2: CATCH})
    assert moved(ridden(road(), state, (Y, 2), 5, (Y, 4))) == {1: 7, 2: 4}
    state_after = ridden(road(), state, (Y, 2), 5, (Y, 2))
    assert moved(state_after) == {1: 7, 2: 7}
    assert hows(state_after) == [How.SOLO, How.CATCH]


def test_t6_a_pull_is_copied_until_a_rider_brakes() -> None:
    state = race(road(), in_line(5), {1: PULL, 2: TAKE, 3: BRAKE, 4: ROLL, 5: ROLL})
    state_after = ridden(road(), state, (Y, 2), 5, (W, 1), (W, 2))
    assert {ride.rider: ride.speed for ride in state_after.rides} == {1: 7, 2: 7, 3: 1, 4: 2, 5: 2}
    assert hows(state_after) == [How.PULL, How.TAKE, W, W, How.TAKE]


def test_t7_a_white_roll_brakes_the_next_two() -> None:
    state = race(road(), in_line(4), {1: BRAKE, 2: ROLL, 3: ROLL, 4: ROLL})
    state_after = ridden(road(), state, (W, 1), (W, 3), (Y, 6))
    assert hows(state_after) == [W, W, How.TAKE, Y]
    assert moved(state_after)[3] == 3
    assert choices(Situation(FLAT, Pace(1, FLAT, braked=2))) == (How.TAKE, W)


def test_t8_braking_never_reaches_the_next_group() -> None:
    places = {1: (10, 2), 2: (8, 2), 3: (2, 2), 4: (0, 2)}
    state_after = ridden(road(), race(road(), places, {1: BRAKE}), (W, 2), (Y, 4), (Y, 5))
    assert hows(state_after)[2] is Y


def test_t9_speed_is_passed_to_the_rider_just_before() -> None:
    stage = road()
    cards = {1: replace(ROLL, most=1), 2: replace(ROLL, help=1)}
    state = race(stage, in_line(2), cards, teams=1)
    state_after = ridden(stage, state, (Y, 4), (Y, 6))
    giver_ride = ride_of(state_after, 2)
    assert giver_ride.given > 0
    assert len(giver_ride.way) - 1 >= 1
    assert len(giver_ride.way) - 1 + giver_ride.given <= 6
    first, second = rider(state_after, 1).field, rider(state_after, 2).field
    assert first is not None
    assert second is not None
    assert adjacent(first, second)


def test_t9_speed_for_another_rider_or_without_fields_left_is_refused() -> None:
    cards = {1: replace(ROLL, most=1), 3: replace(ROLL, help=1)}
    state_after = ridden(road(), race(road(), in_line(3), cards, teams=1), (Y, 4), (Y, 3), (Y, 6))
    assert ride_of(state_after, 3).given == 0
    cards = {1: replace(ROLL, most=1), 2: replace(BRAKE, help=1)}
    state_after = ridden(road(), race(road(), in_line(2), cards, teams=1), (Y, 6), (W, 1))
    assert ride_of(state_after, 2).given == 0


def test_t10_others_take_over_three_of_a_four_in_a_climb() -> None:
    stage = road((CLIMB, -20))
    assert moved(ridden(stage, race(stage, in_line(3), {2: TAKE, 3: TAKE}), (P, 4))) == {1: 4, 2: 3, 3: 3}


def test_t11_a_flat_attack_is_caught_from_the_climb_with_one_less() -> None:
    state = race(OVER_THE_TOP, {1: (6, 2), 2: (4, 2)}, {1: SOLO, 2: CATCH})
    state_after = ridden(OVER_THE_TOP, state, (Y, 2), 5, (P, 1))
    assert moved(state_after) == {1: 7, 2: 6}


def test_t12_a_pull_reaches_no_rider_in_a_climb() -> None:
    state = race(OVER_THE_TOP, {1: (6, 2), 2: (4, 2)}, {1: PULL})
    assert hows(ridden(OVER_THE_TOP, state, (Y, 2), 5, (P, 3)))[0] is How.SOLO
    state = race(OVER_THE_TOP, {1: (8, 2), 2: (6, 2), 3: (4, 2)}, {1: PULL, 2: TAKE, 3: TAKE})
    state_after = ridden(OVER_THE_TOP, state, (Y, 2), 5, (P, 3))
    assert hows(state_after) == [How.PULL, How.TAKE, P]
    assert moved(state_after) == {1: 7, 2: 7, 3: 3}


def test_t13_a_card_without_an_attack_keeps_the_speed() -> None:
    cards = {1: ROLL, 2: ROLL, 3: Order(card=Card.NOW), 4: TAKE}
    state = with_cards(race(road(), in_line(4), cards), 3, cards=(Jersey.YELLOW,))
    state_after = ridden(road(), state, (Y, 2), (Y, 3), 6)
    assert {ride.rider: ride.speed for ride in state_after.rides} == {1: 2, 2: 3, 3: 6, 4: 3}
    second_state = ridden(road(), replace(state, orders=(*state.orders[:3], ROLL)), (Y, 2), (Y, 3), 6, (Y, 5))
    assert hows(second_state)[3] is Y


def test_t14_a_card_late_twice_or_yellow_in_a_climb_is_refused() -> None:
    state = with_cards(race(road(), in_line(2), {2: Order(card=Card.NOW)}), 2, cards=(Jersey.YELLOW,))
    state_after = ridden(road(), state, (Y, 4), 3)
    assert rider(state_after, 2).cards == ()
    assert How.CARD not in choices(Situation(FLAT, Pace(4, FLAT)))
    assert How.CARD not in choices(Situation(CLIMB, cards=(Jersey.YELLOW, Jersey.GREEN)))
    assert How.CARD in choices(Situation(CLIMB, cards=(Jersey.POLKA,)))
    rolled = replace(state, at=1, turn=replace(state.turn, kept=True, how=Y, number=3, settled=True))
    assert next_decision(road(), rolled).about == "where"


@pytest.mark.parametrize(("attack", "how"), [(Attack.SOLO, How.SOLO), (Attack.PULL, How.PULL)])
def test_t15_a_card_in_attack_position_is_an_attack(attack: Attack, how: How) -> None:
    cards = {1: Order(card=Card.NOW, attack=attack)}
    state = with_cards(race(road(), in_line(2), cards), 1, cards=(Jersey.GREEN,))
    state_after = ridden(road(), state, 4, (Y, 4))
    assert hows(state_after)[0] is how
    assert moved(state_after)[1] == 6


def test_t15_in_a_climb_solo_with_one_less() -> None:
    stage = road((CLIMB, -20))
    cards = {1: Order(card=Card.NOW, attack=Attack.PULL)}
    state = with_cards(race(stage, in_line(2), cards), 1, cards=(Jersey.POLKA,))
    state_after = ridden(stage, state, 4, (P, 3))
    assert hows(state_after)[0] is How.SOLO
    assert moved(state_after)[1] == 5


def test_t16_after_red_the_next_must_roll() -> None:
    assert left_behind(Situation(FLAT), R, 6) == Pace()
    state_after = ridden(road(), race(road(), in_line(2), {1: RED, 2: TAKE}), (R, 6), (Y, 3))
    assert hows(state_after) == [R, Y]


@pytest.mark.unmeasured
def test_t17_the_first_four_over_the_tape_score() -> None:
    stage = road(primes=(Prime(PrimeKind.SPRINT, 18),))
    state = race(stage, in_line(5), {1: ROLL, 2: replace(TAKE, most=2), 3: TAKE, 4: TAKE, 5: replace(TAKE, most=3)})
    crossed: list[int] = []
    counts: list[int] = []
    for number in (6, 4, 5, 6, 6, 6):
        state = ridden(stage, state, (Y, number), (Y, number), (Y, number), (Y, number), (Y, number))
        crossed += [ride.rider for ride in state.rides if ride.way[0].x < 18 <= ride.way[-1].x]
        counts.append(len(crossed))
        state = next_round(stage, replace(state, rides=()))
    assert 0 < counts[0] < 4
    assert len(crossed) == 5
    assert state.crossings[0].riders == tuple(crossed[:4])


def test_t18_a_later_rider_out_sprints_and_both_get_the_time() -> None:
    stage = road()
    cards = {1: replace(SOLO, most=5), 2: CATCH}
    state = replace(race(stage, {1: (98, 2), 2: (98, 4), 3: (97, 3)}, cards), round=4)
    state_after = set_times(ridden(stage, state, (Y, 2), 6, (Y, 2), (Y, 2)))
    assert [(arrival.rider, arrival.second) for arrival in state_after.arrivals] == [(1, 5), (2, 2), (3, 9)]
    assert [arrival.rider for arrival in in_places(state_after.arrivals)] == [2, 1, 3]
    assert {arrival.time for arrival in state_after.arrivals} == {3 * 60 + 2}


def test_t19_the_first_on_the_flat_behind_a_climber_is_not_reduced() -> None:
    stage = road((FLAT, -20), (CLIMB, 5))
    state_after = ridden(stage, race(stage, {1: (6, 2), 2: (4, 2)}, {2: TAKE}), (P, 3), (Y, 4))
    assert moved(state_after) == {1: 3, 2: 4}


def test_t20_a_plain_two_of_the_leader_stays_two() -> None:
    assert moved(ridden(road(), race(road(), in_line(2)), (Y, 2), (Y, 4)))[1] == 2


def test_t22_a_braked_rider_in_the_climb_rolls_polka() -> None:
    assert choices(Situation(CLIMB, Pace(1, FLAT, braked=2))) == (P,)
    state = race(OVER_THE_TOP, {1: (6, 2), 2: (4, 2)}, {1: BRAKE})
    assert hows(ridden(OVER_THE_TOP, state, (W, 1), (P, 3))) == [W, P]


def test_t23_a_full_row_leaves_the_row_before() -> None:
    stage = road(lanes=2)
    places = {1: (112, 0), 2: (113, 1), 3: (106, 0)}
    state = race(stage, places)
    state = replace(state, order=(3,), at=0)
    state_after = ride(stage, state, dice((Y, 6))).state
    assert state_after.arrivals[-1].second == 4


def test_t24_orders_are_frozen_during_a_question() -> None:
    state = _asked()
    other = next(seat for seat in (Seat(0), Seat(1)) if seat != rules.asked_seat(state))
    with pytest.raises(Refused, match="refused-frozen"):
        rules.apply(state, other, SetSpeed(1 + 4 * other, Speed.RED), Chance(b"", 9))
    with pytest.raises(Refused, match="refused-frozen"):
        rules.apply(state, rules.asked_seat(state), Ready(), Chance(b"", 9))
    on = rules.apply(state, rules.asked_seat(state), Answer(0), Chance(b"", 9)).state
    while on.phase is Phase.ASK:
        on = rules.apply(on, rules.asked_seat(on), Answer(0), Chance(b"", 10)).state
    assert on.round == 2


def _asked() -> State:
    state = rules.start(2, Options(race=Race.FIRST), Chance(b"", 0)).state
    first = rider(state, state.order[0])
    state = rules.apply(state, first.team, SetSpeed(first.number, Speed.ASK), Chance(b"", 1)).state
    state = rules.apply(state, ADA, Ready(), Chance(b"", 2)).state
    return rules.apply(state, BOB, Ready(), Chance(b"", 3)).state


def test_t25_a_rider_a_round_later_gets_the_winners_time() -> None:
    stage = road()
    state = replace(race(stage, {1: (98, 2), 2: (96, 2)}, {2: replace(ROLL, most=1)}), round=4)
    state_after = set_times(ridden(stage, state, (Y, 6), (Y, 4)))
    assert [arrival.rider for arrival in state_after.arrivals] == [1]
    state_after = with_cards(state_after, 1, field=None)
    last = set_times(ridden(stage, next_round(stage, state_after), (Y, 6)))
    assert [(arrival.rider, arrival.round, arrival.time) for arrival in last.arrivals] == [(1, 4, 185), (2, 5, 185)]


def test_t27_a_maximum_of_zero_is_refused_and_one_field_is_ridden() -> None:
    state = rules.start(2, Options(race=Race.FIRST), Chance(b"", 0)).state
    with pytest.raises(Refused, match="refused-most"):
        rules.apply(state, ADA, SetMost(1, 0), Chance(b"", 1))
    state_after = ridden(road(), race(road(), in_line(2), {1: replace(BRAKE, most=1)}), (W, 1), (W, 1))
    assert moved(state_after)[1] == 1


def test_t28_a_pull_without_followers_is_a_solo() -> None:
    alone = Situation(FLAT, attacker=True, followed=False)
    assert attacks(alone, Y, 2) == (How.SOLO, Y)
    assert attack_choice(PULL, attacks(alone, Y, 2)) == How.SOLO
    state = race(OVER_THE_TOP, {1: (6, 2), 2: (4, 2), 3: (3, 1)}, {1: PULL, 2: TAKE, 3: TAKE})
    state_after = ridden(OVER_THE_TOP, state, (Y, 2), 3, (P, 3))
    assert hows(state_after) == [How.SOLO, P, How.TAKE]


def test_t29_the_corridor_is_drawn_by_team() -> None:
    first, second, third, fourth = (Seat(places) for places in range(4))
    forward_order, backward_order = (first, second, third, fourth), (fourth, third, second, first)
    assert snake(forward_order, 4) == (*forward_order, *backward_order, *forward_order, *backward_order)
    state = rules.start(4, Options(race=Race.FIRST), Chance(b"x", 0)).state
    teams = [rider(state, number).team for number in sorted(state.order, key=lambda places: _place(state, places))]
    assert teams[:4] == teams[4:8][::-1] == teams[8:12]


def _place(state: State, number: int) -> int:
    field = rider(state, number).field
    assert field is not None
    return stage_of(state).corridor.index(field)


def test_t30_a_group_has_one_time_even_if_its_first_was_given_a_better_one() -> None:
    arrivals = [(2, 9, 1), (3, 2, 3), (3, 4, 2), (3, 5, 4), (3, 6, 5)]
    groups_finishing = [(2, (1, 2)), (3, (2,)), (3, (3, 4)), (3, (5,))]
    assert finish_times(arrivals, groups_finishing) == {1: 69, 3: 69, 2: 69, 4: 69, 5: 126}
    without_2 = [arrival for arrival in arrivals if arrival[2] != 2]
    assert finish_times(without_2, [groups_finishing[0], *groups_finishing[2:]]) == {1: 69, 3: 122, 4: 122, 5: 126}


def test_t31_who_passes_speed_on_scores_first() -> None:
    stage = road(primes=(Prime(PrimeKind.SPRINT, 6),))
    state = race(stage, in_line(2), {1: replace(ROLL, most=1), 2: replace(ROLL, help=1)}, teams=1)
    state_after = ridden(stage, state, (Y, 4), (Y, 6))
    assert ride_of(state_after, 2).given
    assert state_after.crossings[0].riders == (2, 1)


def test_t32_a_lead_out_pushes_a_rider_level_with_the_giver_ahead() -> None:
    places = {1: (2, 2), 2: (1, 3)}
    helped, led = (
        ridden(
            road(),
            race(road(), places, {1: replace(ROLL, most=1), 2: replace(ROLL, help=1, ahead=ahead)}, teams=1),
            (Y, 4),
            (Y, 6),
        )
        for ahead in (False, True)
    )
    for state, number, other in ((helped, 2, 1), (led, 1, 2)):
        first, second = rider(state, number).field, rider(state, other).field
        assert first is not None
        assert second is not None
        assert first > second
        assert adjacent(first, second)
        given_ride = ride_of(state, 2)
        assert len(given_ride.way) - 1 + given_ride.given <= 6
    assert ride_of(led, 2).given > ride_of(helped, 2).given


def test_t32_a_lead_out_needs_no_gap() -> None:
    """Giver and receiver would touch anyway, so without the order no speed is passed."""
    beside = replace(ROLL, help=1, where=Where.BESIDE, whom=1)
    state = race(road(), {1: (4, 2), 2: (2, 2)}, {1: RED, 2: beside}, teams=1)
    led = replace(state, orders=(RED, replace(beside, ahead=True)))
    assert ride_of(ridden(road(), state, (R, 0), (Y, 3)), 2).given == 0
    assert ride_of(ridden(road(), led, (R, 0), (Y, 3)), 2).given > 0


def test_orders_of_others_are_refused() -> None:
    state = rules.start(2, Options(race=Race.FIRST), Chance(b"", 0)).state
    for move, reason in (
        (SetSpeed(12, Speed.RED), "refused-not-yours"),
        (SetSpeed(99, Speed.RED), "refused-no-rider"),
        (SetHelp(1, 12), "refused-no-mate"),
        (SetCard(1, Card.NOW), "refused-no-card"),
    ):
        with pytest.raises(Refused, match=reason):
            rules.apply(state, ADA, move, Chance(b"", 1))


def test_a_riders_situation_follows_from_the_round() -> None:
    state = race(road(), in_line(3), {1: Order(role=Role.HUNT)})
    status = situation(road(), state)
    assert (status.leader, status.attacker, status.followed, status.kind) == (True, True, True, FLAT)

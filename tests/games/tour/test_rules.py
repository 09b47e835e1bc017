"""Every rule that the published answers settle, by its number [R1] to [R57]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from cogs.tour.board import How, Jersey
from cogs.tour.moves import Attack, Card, Order, Where
from cogs.tour.pace import Pace
from cogs.tour.road import Field, Kind, Prime, PrimeKind, Side, adjacent
from cogs.tour.rules import moving
from cogs.tour.rules.classification import in_places, set_times
from cogs.tour.rules.line_up import free_ahead, groups, order_of_play
from cogs.tour.rules.riding import next_decision, situation
from cogs.tour.rules.rounds import next_round
from cogs.tour.rules.speed import Situation, attacks, choices, fields, left_behind
from tests.games.tour.positions import (
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
    hows,
    in_line,
    race,
    ridden,
    ride_of,
    road,
    with_cards,
)
from tests.games.tour.positions import fields as moved

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cogs.tour.road import Stage

FLAT, CLIMB = Kind.FLAT, Kind.CLIMB
ROAD = road()
HILL = road((CLIMB, -20))
OVER_THE_TOP = road((CLIMB, -20), (FLAT, 5))
LEADER = Situation(FLAT, leader=True, attacker=True, followed=True)
LONELY = Situation(FLAT, leader=True)
FOLLOWER = Situation(FLAT, Pace(4, FLAT))
CLIMBER = Situation(CLIMB, Pace(3, CLIMB))


def order(stage: Stage, places: Mapping[int, tuple[int, int]]) -> tuple[int, ...]:
    return order_of_play(stage, {number: Field(*field) for number, field in places.items()})


def parts(stage: Stage, places: Mapping[int, tuple[int, int]]) -> list[tuple[int, ...]]:
    return [group.riders for group in groups(stage, {number: Field(*field) for number, field in places.items()})]


def test_r1_every_rider_moves_once_a_round() -> None:
    state_after = ridden(ROAD, race(ROAD, in_line(5)), (Y, 4))
    assert sorted(ride.rider for ride in state_after.rides) == [1, 2, 3, 4, 5]


def test_r2_newer_sections_move_first() -> None:
    stage = road((FLAT, -20), (FLAT, 3), wind=Side.RIGHT)
    assert order(stage, {1: (2, 4), 2: (4, 0)}) == (2, 1)


def test_r3_the_rider_nearest_to_its_line_moves_first() -> None:
    assert order(ROAD, {1: (2, 0), 2: (5, 3), 3: (4, 0)}) == (2, 3, 1)


@pytest.mark.parametrize(("wind", "first"), [(Side.LEFT, 1), (Side.RIGHT, 2)])
def test_r4_the_wind_side_moves_first_at_equal_distance(wind: Side, first: int) -> None:
    assert order(road(wind=wind), {1: (4, 0), 2: (4, 4)})[0] == first


def test_r5_groups_side_by_side_interleave() -> None:
    places = {1: (4, 0), 2: (2, 0), 3: (3, 3), 4: (1, 3)}
    assert parts(ROAD, places) == [(1, 2), (3, 4)]
    assert order(ROAD, places) == (1, 3, 2, 4)


def test_r6_one_empty_field_separates_groups() -> None:
    assert parts(ROAD, {1: (6, 2), 2: (2, 2)}) == [(1,), (2,)]
    assert parts(ROAD, {1: (6, 2), 2: (4, 2), 3: (3, 3)}) == [(1, 2, 3)]


def test_r7_the_first_of_each_group_must_roll() -> None:
    assert How.TAKE not in choices(LEADER)
    state_after = ridden(ROAD, race(ROAD, {1: (10, 2), 2: (4, 2), 3: (2, 2)}, {2: TAKE, 3: TAKE}), (Y, 3), (Y, 5))
    assert hows(state_after) == [Y, Y, How.TAKE]


def test_r8_others_take_over_or_roll() -> None:
    assert {How.TAKE, Y} <= set(choices(FOLLOWER))


def test_r9_only_the_speed_of_the_rider_just_before_can_be_taken_over() -> None:
    state_after = ridden(ROAD, race(ROAD, in_line(3), {3: TAKE}), (Y, 4), (Y, 3))
    assert ride_of(state_after, 3).speed == 3


def test_r10_a_new_roll_replaces_the_speed() -> None:
    assert left_behind(FOLLOWER, Y, 6).speed == 6


def test_r11_a_roll_interrupts_downwards_too() -> None:
    assert Y in choices(Situation(FLAT, Pace(6, FLAT)))
    assert left_behind(Situation(FLAT, Pace(6, FLAT)), Y, 3).speed == 3


def test_r12_fewer_fields_but_never_more() -> None:
    ends = moving.ends(ROAD, race(ROAD, {1: (0, 2)}), 1, 3)
    assert set(ends.values()) == {1, 2, 3}
    assert max(field.x for field in ends) == 6


def test_r13_the_leaders_yellow_is_one_less_only_for_the_leader() -> None:
    assert fields(LEADER, Y, 5) == 4
    assert left_behind(LEADER, Y, 5).speed == 5


@pytest.mark.parametrize("die", [R, W, How.CARD])
def test_r14_other_dice_are_never_reduced(die: How) -> None:
    assert fields(LEADER, die, 3) == 3


def test_r15_three_dice_on_the_flat() -> None:
    assert {Y, W, R} <= set(choices(FOLLOWER))
    assert {Y, W, R} <= set(choices(LEADER))


def test_r15_red_may_be_rolled_in_every_round() -> None:
    state = race(ROAD, {1: (0, 2)}, {1: RED})
    for _ in range(4):
        state = ridden(ROAD, state, (R, 4))
        assert hows(state) == [R]
        state = next_round(ROAD, replace(state, rides=()))


def test_r16_a_red_number_cannot_be_taken_over() -> None:
    assert How.TAKE not in choices(Situation(FLAT, left_behind(FOLLOWER, R, 7)))


def test_r17_a_rider_with_free_fields_around_is_lonely_inside_the_peloton() -> None:
    ring = {1: (10, 4), 2: (14, 4), 3: (12, 6), 4: (8, 2), 5: (12, 2), 6: (6, 4), 7: (8, 6)}
    stage = road(lanes=9)
    assert next(group for group in race(stage, ring).groups if 1 in group.riders).lonely


def test_r18_a_lonely_rider_must_roll() -> None:
    assert choices(LONELY) == (Y, W, R)


def test_r19_a_lonely_riders_yellow_is_one_less() -> None:
    assert [fields(LONELY, Y, number) for number in range(2, 7)] == [2, 2, 3, 4, 5]
    assert fields(replace(LONELY, kind=CLIMB), P, 3) == 3


def test_r20_a_lonely_rider_cannot_attack() -> None:
    state = race(ROAD, {1: (4, 2)}, {1: SOLO})
    assert state.groups[0].attackers == ()
    assert moved(ridden(ROAD, state, (Y, 2))) == {1: 2}


def test_r21_a_lonely_rider_may_roll_white_and_play_a_card() -> None:
    assert W in choices(LONELY)
    state = with_cards(race(ROAD, {1: (4, 2)}, {1: Order(card=Card.NOW)}), 1, cards=(Jersey.YELLOW,))
    assert moved(ridden(ROAD, state, 6)) == {1: 6}


def test_r22_attack_positions_are_fixed_when_the_round_starts() -> None:
    state = race(ROAD, in_line(2), {2: SOLO})
    state_after = ridden(ROAD, state, (Y, 4), (Y, 2))
    assert free_ahead({Field(6, 2)}, Field(0, 2))
    assert hows(state_after) == [Y, Y]


def test_r23_the_leader_of_a_group_is_in_attack_position() -> None:
    assert race(ROAD, in_line(4)).groups[0].attackers == (1,)


def test_r24_three_free_fields_inside_a_group_give_attack_position() -> None:
    places = {1: (4, 2), 2: (2, 2), 3: (1, 1), 4: (2, 0)}
    assert race(ROAD, places).groups[0].attackers == (1, 4)


def test_r25_an_attack_out_of_position_is_a_plain_two() -> None:
    assert attacks(FOLLOWER, Y, 2) == ()
    assert left_behind(FOLLOWER, Y, 2) == Pace(2, FLAT)


def test_r26_a_solo_is_two_and_then_green() -> None:
    state_after = ridden(ROAD, race(ROAD, in_line(2), {1: SOLO}), (Y, 2), 6, (Y, 3))
    assert ride_of(state_after, 1).way[2] in {Field(6, 2), Field(5, 3), Field(5, 1)}
    assert moved(state_after)[1] == 8


def test_r27_a_solo_cannot_be_taken_over() -> None:
    assert choices(Situation(FLAT, left_behind(LEADER, How.SOLO, 6))) == (Y, W, R)


def test_r28_the_next_rider_with_an_attack_catches() -> None:
    chased = Pace(chase=5)
    assert attacks(Situation(FLAT, chased), Y, 2) == (How.CATCH, Y)
    assert fields(Situation(FLAT, chased), How.CATCH, 2) == 7
    assert fields(Situation(CLIMB, chased), How.CATCH, 1) == 6


def test_r29_a_pull_can_be_copied_rolled_against_or_braked() -> None:
    assert fields(LEADER, How.PULL, 5) == 7
    assert choices(Situation(FLAT, left_behind(LEADER, How.PULL, 5)))[:3] == (How.TAKE, Y, W)


def test_r30_green_before_the_jump_is_a_pull() -> None:
    state_after = ridden(ROAD, race(ROAD, in_line(2), {1: PULL, 2: TAKE}), (Y, 2), 5)
    assert moved(state_after) == {1: 7, 2: 7}


def test_r31_green_is_never_reduced() -> None:
    assert [fields(LEADER, How.SOLO, green) for green in range(1, 7)] == [3, 4, 5, 6, 7, 8]


def test_r32_a_free_white_brakes_two() -> None:
    assert left_behind(FOLLOWER, W, 1) == Pace(1, FLAT, braked=2)


def test_r33_braked_riders_take_over_or_roll_white() -> None:
    assert choices(Situation(FLAT, Pace(1, FLAT, braked=1))) == (How.TAKE, W)


def test_r34_the_second_may_take_the_white_of_the_first() -> None:
    first = Situation(FLAT, Pace(1, FLAT, braked=2))
    assert left_behind(first, W, 3) == Pace(3, FLAT, braked=1)


def test_r35_the_choice_is_free_after_braked_riders() -> None:
    second = Situation(FLAT, Pace(3, FLAT, braked=1))
    assert choices(Situation(FLAT, left_behind(second, How.TAKE, 0))) == (How.TAKE, Y, W, R)


def test_r36_only_a_free_white_brakes_again() -> None:
    state_after = ridden(
        ROAD, race(ROAD, in_line(6), dict.fromkeys(range(1, 7), BRAKE)), (W, 1), (W, 1), (W, 1), (W, 1)
    )
    assert state_after.paces[0].braked == 0
    assert left_behind(Situation(FLAT, Pace(2, FLAT)), W, 2).braked == 2


def test_r37_braking_stays_in_its_group() -> None:
    state_after = ridden(ROAD, race(ROAD, {1: (10, 2), 2: (8, 2), 3: (2, 2)}, {1: BRAKE}), (W, 1), (W, 1), (Y, 5))
    assert state_after.paces[1].braked == 0
    assert hows(state_after)[-1] is Y


HELPED = {1: replace(ROLL, most=1), 2: replace(ROLL, help=1)}


def test_r38_speed_is_passed_to_the_rider_just_before() -> None:
    assert ride_of(ridden(ROAD, race(ROAD, in_line(2), HELPED, teams=1), (Y, 4), (Y, 6)), 2).given
    orders = {1: replace(ROLL, most=1), 3: replace(ROLL, help=1)}
    assert not ride_of(ridden(ROAD, race(ROAD, in_line(3), orders, teams=1), (Y, 4), (Y, 4), (Y, 6)), 3).given


def test_r39_the_giver_moves_past_and_at_least_one() -> None:
    state = race(ROAD, {1: (2, 2), 2: (0, 2)}, teams=1)
    pair = moving.passing_ways(ROAD, state, (2, 1), 6)
    assert pair is not None
    assert pair[0][-1].x >= 2
    assert len(pair[0]) - 1 + len(pair[1]) - 1 <= 6
    assert moving.passing_ways(ROAD, state, (2, 1), 1) is None


def test_r40_riders_touch_after_passing_speed() -> None:
    pair = moving.passing_ways(ROAD, race(ROAD, {1: (2, 2), 2: (0, 2)}, teams=1), (2, 1), 6)
    assert pair is not None
    assert adjacent(pair[0][-1], pair[1][-1])


def test_r41_speed_is_passed_after_white_and_attacks() -> None:
    cards = {1: RED, 2: replace(BRAKE, help=1)}
    assert ride_of(ridden(ROAD, race(ROAD, in_line(2), cards, teams=1), (R, 0), (W, 3)), 2).given
    pulled = {1: PULL, 2: replace(TAKE, most=1), 3: replace(TAKE, help=2)}
    state_after = ridden(ROAD, race(ROAD, in_line(3), pulled, teams=1), (Y, 2), 4)
    assert hows(state_after) == [How.PULL, How.TAKE, How.TAKE]
    assert ride_of(state_after, 3).given


def test_r42_speed_is_passed_into_and_out_of_a_climb() -> None:
    for stage in (road((FLAT, -20), (CLIMB, 5)), OVER_THE_TOP):
        pair = moving.passing_ways(stage, race(stage, {1: (4, 2), 2: (2, 2)}, teams=1), (2, 1), 6)
        assert pair is not None
        assert pair[1][-1].x >= 5


def test_r43_the_leader_rolls_polka_in_a_climb() -> None:
    assert choices(Situation(CLIMB, leader=True)) == (P,)


def test_r44_a_four_is_reduced_once() -> None:
    first = left_behind(Situation(CLIMB), P, 4)
    assert first == Pace(3, CLIMB)
    assert left_behind(Situation(CLIMB, first), How.TAKE, 0).speed == 3


def test_r45_a_climber_takes_over_no_speed_from_the_flat_beyond() -> None:
    assert How.TAKE not in choices(Situation(CLIMB, Pace(6, FLAT)))


def test_r46_a_solo_in_a_climb_is_one_and_green() -> None:
    climber = replace(LEADER, kind=CLIMB)
    assert attacks(climber, P, 1) == (How.SOLO, P)
    assert fields(climber, How.SOLO, 5) == 6


def test_r47_a_climber_catches_a_flat_attacker() -> None:
    behind = Situation(CLIMB, left_behind(LEADER, How.SOLO, 5))
    assert How.CATCH in attacks(behind, P, 1)
    assert fields(behind, How.CATCH, 1) == 6


def test_r48_a_pull_works_for_riders_on_the_flat() -> None:
    state = race(OVER_THE_TOP, {1: (8, 2), 2: (6, 2), 3: (4, 2)}, {1: PULL, 2: TAKE, 3: TAKE})
    assert hows(ridden(OVER_THE_TOP, state, (Y, 2), 5, (P, 3))) == [How.PULL, How.TAKE, P]
    alone = race(OVER_THE_TOP, {1: (6, 2), 2: (4, 2)})
    assert not situation(OVER_THE_TOP, alone).followed


def test_r49_speed_is_not_reduced_within_climbs() -> None:
    assert fields(Situation(CLIMB, leader=True), P, 3) == 3


def test_r50_a_prime_is_for_the_first_four_in_real_order() -> None:
    stage = road(primes=(Prime(PrimeKind.SPRINT, 10),))
    state_after = ridden(stage, race(stage, in_line(6, last=-2), dict.fromkeys(range(2, 7), TAKE)), (Y, 6))
    assert state_after.crossings[0].riders == (1, 2, 3, 4)


def test_r51_fewer_seconds_out_sprint_an_earlier_arrival() -> None:
    state = race(ROAD, {1: (98, 2), 2: (96, 2)}, {1: replace(ROLL, most=2), 2: ROLL})
    state_after = ridden(ROAD, state, (Y, 4), (Y, 6))
    assert [arrival.rider for arrival in state_after.arrivals] == [1, 2]
    assert [arrival.rider for arrival in in_places(state_after.arrivals)] == [2, 1]


def test_r52_the_first_of_a_group_sets_its_time() -> None:
    state_after = set_times(ridden(ROAD, race(ROAD, {1: (98, 2), 2: (96, 2)}, {2: ROLL}), (Y, 6), (Y, 4)))
    assert len({arrival.time for arrival in state_after.arrivals}) == 1
    assert len({arrival.second for arrival in state_after.arrivals}) == 2


def test_r53_each_card_in_its_terrain() -> None:
    jerseys = tuple(Jersey)
    assert How.CARD in choices(replace(FOLLOWER, cards=jerseys[:1]))
    assert How.CARD not in choices(replace(FOLLOWER, cards=(Jersey.POLKA,)))
    assert How.CARD not in choices(replace(CLIMBER, cards=(Jersey.GREEN,)))


def test_r54_a_card_is_declared_before_the_roll() -> None:
    state = with_cards(race(ROAD, in_line(2), {1: Order(card=Card.NEXT)}), 1, cards=(Jersey.GREEN,))
    assert next_decision(ROAD, state).about == "card"


def test_r55_a_card_in_attack_position_is_an_attack() -> None:
    assert attacks(LEADER, How.CARD, 0) == (How.SOLO, How.PULL)
    assert attacks(replace(LEADER, kind=CLIMB), How.CARD, 0) == (How.SOLO,)


def test_r56_a_pull_by_card_is_moved_at_once() -> None:
    cards = {1: Order(card=Card.NOW, attack=Attack.PULL), 2: TAKE}
    state = with_cards(race(ROAD, in_line(2), cards), 1, cards=(Jersey.GREEN,))
    assert moved(ridden(ROAD, state, 4)) == {1: 6, 2: 6}


def test_r57_a_card_otherwise_gives_a_green_number_not_taken_over() -> None:
    assert fields(FOLLOWER, How.CARD, 6) == 6
    assert left_behind(FOLLOWER, How.CARD, 6) == FOLLOWER.pace


def test_d2_places_mean_their_names() -> None:
    state = race(ROAD, {1: (8, 2), 2: (4, 2)})
    ends = moving.ends(ROAD, state, 2, 4)
    far = moving.best(ROAD, state, 2, (Where.FAR, 0), ends)
    assert far.x == max(field.x for field in ends)
    assert adjacent(moving.best(ROAD, state, 2, (Where.BESIDE, 1), ends), Field(8, 2))
    assert (
        moving.best(ROAD, state, 2, (Where.WIND, 0), ends).lane < moving.best(ROAD, state, 2, (Where.LEE, 0), ends).lane
    )
    shield = moving.best(ROAD, state, 2, (Where.SHIELD, 1), ends)
    assert shield.lane < 2
    assert adjacent(shield, Field(8, 2))


def test_d6_after_a_card_the_chase_goes_on() -> None:
    chased = Situation(FLAT, Pace(chase=4))
    assert left_behind(chased, How.CARD, 6).chase == 4
    assert left_behind(chased, Y, 3) == Pace(3, FLAT)
    assert left_behind(chased, How.CATCH, 2) == Pace(chase=4)
    assert left_behind(chased, R, 0) == Pace()


def test_d6_a_catcher_in_attack_position_may_attack_anew() -> None:
    position = Situation(FLAT, Pace(chase=2), attacker=True, followed=True)
    assert attacks(position, Y, 2) == (How.SOLO, How.PULL, How.CATCH, Y)


def test_a_rider_catches_only_by_order() -> None:
    state_after = ridden(ROAD, race(ROAD, in_line(3), {1: SOLO, 2: CATCH, 3: CATCH}), (Y, 2), 4, (Y, 2), (Y, 2))
    assert hows(state_after) == [How.SOLO, How.CATCH, How.CATCH]


def test_d2_a_blocked_attack_does_not_move() -> None:
    stage = road(lanes=2)
    wall = {2: (2, 0), 3: (3, 1), 1: (0, 0)}
    state = race(stage, wall, {1: Order(card=Card.NOW, attack=Attack.SOLO)})
    state = with_cards(replace(state, order=(1,)), 1, cards=(Jersey.YELLOW,))
    group = replace(state.groups[0], attackers=(1,))
    state = replace(state, groups=(group, *state.groups[1:]))
    blocked = {2: (2, 0), 3: (1, 1)}
    riders = tuple(
        replace(rider, field=Field(*blocked[rider.number])) if rider.number in blocked else rider
        for rider in state.riders
    )
    state_after = ridden(stage, replace(state, riders=riders), 5)
    assert hows(state_after) == [How.SOLO]
    assert moved(state_after) == {1: 0}

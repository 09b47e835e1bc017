"""The events that wake a team that is ready until something happens, and the number of a table's waits [D13] [D14]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.i18n.translation import Say
from cogs.tour import rules, views
from cogs.tour.board import How, Phase, Ride
from cogs.tour.describe import why
from cogs.tour.duration import typical_waits
from cogs.tour.moves import Absent, Answer, Ready, SetMost, SetSpeed, Speed, Until
from cogs.tour.options import Options, Race
from cogs.tour.road import Field, Prime, PrimeKind
from cogs.tour.rules.events import seats_to_wake
from cogs.tour.stages import catalogue
from cogs.tour.state import own_riders
from tests.games.tour.benchmarks.waits import never_there, round_by_round, until_something_happens, waited
from tests.games.tour.positions import ADA, BOB, CYD, race, road
from tests.wording import plain

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.tour.road import Stage
    from cogs.tour.state import State

LONG = road(finish=200)


def after(
    stage: Stage, before: dict[int, tuple[int, int]], places: dict[int, tuple[int, int]], teams: int = 3
) -> State:
    """Return a round ridden from some fields to others, with orders given two rounds ago."""
    state = race(stage, before, teams=teams)
    rides = tuple(
        Ride(number, How.YELLOW, 5, (Field(*before[number]), Field(*places[number]))) for number in state.order
    )
    riders = tuple(replace(rider, field=Field(*places[rider.number])) for rider in state.riders)
    return replace(
        state, riders=riders, rides=rides, round=3, teams=tuple(replace(team, since=1) for team in state.teams)
    )


BUNCH = {1: (10, 0), 2: (9, 1), 3: (8, 2), 4: (7, 3), 5: (6, 2), 6: (5, 1)}
"""Two riders of each of three teams, in one group."""


def test_no_team_is_woken_while_all_stay_together() -> None:
    places = {number: (x + 4, lane) for number, (x, lane) in BUNCH.items()}
    assert seats_to_wake(LONG, after(LONG, BUNCH, places)) == frozenset()


def test_the_front_wakes_teams_without_a_rider_in_it() -> None:
    """“they had a rider in it, and have none any more” [D14]: Ada and Bob are in front, Cyd is not."""
    places = {1: (20, 0), 2: (9, 1), 3: (18, 0), 4: (7, 3), 5: (8, 2), 6: (6, 2)}
    assert seats_to_wake(LONG, after(LONG, BUNCH, places)) == {CYD}


def test_a_gap_of_less_than_two_steps_wakes_no_team() -> None:
    """“two steps or more behind its last” [D14]."""
    near = {1: (13, 1), 2: (9, 1), 3: (12, 2), 4: (7, 3), 5: (8, 4), 6: (5, 1)}
    assert seats_to_wake(LONG, after(LONG, BUNCH, near)) == {CYD}
    nearer = near | {3: (11, 1)}
    assert seats_to_wake(LONG, after(LONG, BUNCH, nearer)) == frozenset()


def test_a_lonely_attacker_wakes_all_other_teams() -> None:
    places = BUNCH | {1: (20, 0)}
    assert seats_to_wake(LONG, after(LONG, BUNCH, places)) == {BOB, CYD}


def test_a_team_behind_the_front_is_not_woken_by_its_leaving() -> None:
    before = {1: (30, 0), 2: (29, 1), 3: (28, 0), 4: (7, 3), 5: (8, 2), 6: (6, 2)}
    places = before | {1: (40, 0), 2: (39, 1)}
    assert seats_to_wake(LONG, after(LONG, before, places)) == {BOB}


@pytest.mark.parametrize("since", [2, 3])
def test_a_team_with_new_orders_is_woken_only_near_the_finish(since: int) -> None:
    """“Who gave orders in this round or the one before is told of the finish alone” [D14]."""
    prime = road(finish=200, primes=[Prime(PrimeKind.SPRINT, 32)])
    places = {number: (x + 4, lane) for number, (x, lane) in BUNCH.items()}
    for stage, all_woken in ((prime, {BOB, CYD}), (road(finish=32), {ADA, BOB, CYD})):
        state = after(stage, BUNCH, places)
        assert seats_to_wake(stage, state) == {ADA, BOB, CYD}
        just = (replace(state.teams[ADA], since=since), *state.teams[1:])
        assert seats_to_wake(stage, replace(state, teams=just)) == all_woken


def begun(players: int = 2) -> State:
    return rules.start(players, Options(race=Race.FIRST), Chance(b"events", 0)).state


def after_moves(state: State, seat: Seat, *moves: Ready | Absent | Answer | SetMost | SetSpeed) -> State:
    for n, move in enumerate(moves):
        state = rules.apply(state, seat, move, Chance(b"made", n)).state
    return state


def test_an_absent_team_is_waited_for_when_something_happens() -> None:
    """“At the deadline what stands counts, until something happens” [D13]."""
    state = after_moves(begun(), ADA, Absent())
    assert state.teams[ADA].ready is Until.EVENT
    on = after_moves(state, BOB, Ready())
    assert rules.to_act(on) == {BOB}


def test_a_team_that_misses_a_question_is_asked_no_more() -> None:
    """“the role decides, and the team's cards ask no more” [D13]."""
    state = begun()
    asks = [SetSpeed(number, Speed.ASK) for number in own_riders(state, ADA)]
    question_state = after_moves(after_moves(state, ADA, *asks, Ready()), BOB, Ready())
    assert rules.to_act(question_state) == {ADA}
    assert question_state.phase is Phase.ASK
    on = after_moves(question_state, ADA, Absent())
    assert (on.phase, on.round) == (Phase.ORDERS, 2)
    assert {order.speed for order in on.orders} == {None}


def test_orders_are_given_once_more_after_the_first_arrival() -> None:
    """“When the first is in, orders are given once more, and what is left of the stage is ridden by them” [D13]."""
    state, n, asked_in = after_moves(begun(4), BOB, SetMost(5, 1)), 0, list[int]()
    while rules.to_act(state):
        asked_in.append(state.round)
        for seat in sorted(rules.to_act(state)):
            n += 1
            state = rules.apply(state, seat, Ready(), Chance(b"first", n)).state
    winning_round = min(arrival.round for arrival in state.arrivals)
    assert state.past[0].rounds > winning_round + 1
    assert max(asked_in) == winning_round + 1


@pytest.mark.unmeasured
def test_a_plain_stage_needs_no_more_than_six_waits() -> None:
    """Two cases: five teams that are ready until something happens, and five that are always absent."""
    for team in (until_something_happens, never_there):
        assert max(waited("plain", seed, team) for seed in range(8)) <= 6


@pytest.mark.unmeasured
def test_a_stage_with_a_day_per_round_takes_at_most_three_weeks() -> None:
    for name in ("plain", "mountain"):
        assert max(waited(name, seed, round_by_round) for seed in range(8)) <= 21


def test_the_expected_waits_of_a_race_grow_with_its_stages() -> None:
    one_stage, three_stages = typical_waits(2, Options()), typical_waits(2, Options(race=Race.THREE))
    assert 0 < typical_waits(2, Options(race=Race.FIRST)) < one_stage < three_stages
    assert typical_waits(0, Options()) == 0
    assert typical_waits(2, Options(race=Race.OWN)) > 0


EN = Say("en", "tour", ("Ada", "Bob", "Cyd"))


def reasons(state: State) -> str:
    """Return the reasons in a board's headline, without its last line, which counts the ready teams."""
    places = (ride.way[0] for ride in sorted(state.rides, key=lambda ride: ride.rider))
    course = (tuple(places), tuple(rider.field for rider in state.riders))
    board = replace(views.board(replace(state, phase=Phase.ORDERS)), course=course)
    return plain("\n".join(why(board, EN)))


def test_the_headline_names_the_reason_that_woke_a_team() -> None:
    """Each reason of D14 has a public text; a quiet round has none."""
    stage = catalogue.stage("plain")
    offset = stage.finish - 40

    def moved(fields: int, *left: int) -> State:
        before = {number: (x + offset, lane) for number, (x, lane) in BUNCH.items()}
        places = {number: (x + (0 if number in left else 2 * fields), lane) for number, (x, lane) in before.items()}
        return replace(after(stage, before, places), options=Options(race=Race.PLAIN))

    assert reasons(moved(1)) == ""
    assert reasons(moved(5)) == "🔔 The finish is near: 10 fields to go."
    assert reasons(moved(4, 5, 6)) == "🔔 The front is riding away without anybody of: Cyd."
    assert reasons(replace(moved(5), rides=())) == ""

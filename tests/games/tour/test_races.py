"""Whole races: orders, readiness, questions, absence, several stages; and random races to their end."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Refused, Seat, Whisper
from cogs.tour import rankings, rules
from cogs.tour.board import How, Jersey, Phase
from cogs.tour.facts import GoneForGood, OutOfTime, RaceWon, StageWon, TeamWon
from cogs.tour.moves import (
    Absent,
    Answer,
    Card,
    Move,
    Order,
    Ready,
    Role,
    SetCard,
    SetHelp,
    SetMost,
    SetRole,
    SetSpeed,
    SetWhere,
    Speed,
    Swap,
    TakeBack,
    Until,
    Where,
)
from cogs.tour.options import Decides, Options, Race, Riders
from cogs.tour.road import adjacent
from cogs.tour.rules.riding import next_decision
from cogs.tour.rules.rounds import stage_of
from cogs.tour.state import CHANGES_PER_STAGE, State, on_road, own_riders, rider
from cogs.tour.story_facts import RoundRidden
from cogs.tour.views import board, hand, redeal
from tests.games.tour.positions import ADA, BOB

if TYPE_CHECKING:
    from bot.game.contract import Fact, Step

SHORT = Options(race=Race.FIRST)
END = Ready(Until.END)


def begun(players: int = 2, options: Options = SHORT, seed: bytes = b"") -> State:
    return rules.start(players, options, Chance(seed, 0)).state


def after_moves(state: State, seat: Seat, *moves: Move) -> State:
    for n, move in enumerate(moves):
        state = rules.apply(state, seat, move, Chance(b"made", n)).state
    return state


def to_the_end(state: State, seed: bytes = b"end") -> tuple[State, list[Fact]]:
    """Ride to the end with all teams ready and the first answer to every question."""
    story: list[Fact] = []
    n = 0
    while state.phase is not Phase.OVER:
        n += 1
        seat = min(rules.to_act(state))
        move = END if state.phase is Phase.ORDERS else Answer(0)
        step: Step[State] = rules.apply(state, seat, move, Chance(seed, n))
        state = step.state
        story += [news.fact for news in step.news]
    return state, story


def test_teams_ready_to_the_end_ride_a_stage_in_one_step() -> None:
    state = after_moves(begun(), ADA, END)
    assert rules.to_act(state) == {BOB}
    step = rules.apply(state, BOB, END, Chance(b"", 1))
    assert step.state.phase is Phase.OVER
    assert sorted(step.state.past[0].places) == list(range(1, 13))
    assert any(isinstance(news.fact, StageWon) for news in step.news)
    assert isinstance(step.news[-2].fact, RaceWon)


def test_ready_for_a_round_ends_with_that_round() -> None:
    state = after_moves(after_moves(begun(), ADA, Ready()), BOB, END)
    assert state.round == 2
    assert rules.to_act(state) == {ADA}


def test_ready_until_something_happens_ends_near_the_finish() -> None:
    state = after_moves(after_moves(begun(), ADA, Ready(Until.EVENT)), BOB, END)
    assert state.phase is Phase.ORDERS
    assert state.round > 1
    assert rules.to_act(state) == {ADA}


def test_only_a_ready_team_takes_back_and_it_costs_a_change() -> None:
    state = after_moves(begun(), ADA, Ready())
    spare = state.teams[ADA].spare
    assert TakeBack() in rules.out_of_turn(state, ADA)
    state_after = after_moves(state, ADA, TakeBack())
    assert rules.to_act(state_after) == {ADA, BOB}
    assert state_after.teams[ADA].spare == spare - 1
    assert TakeBack() not in rules.out_of_turn(state_after, ADA)
    with pytest.raises(Refused, match="refused-not-ready"):
        after_moves(state_after, ADA, TakeBack())


def test_changes_of_orders_are_limited() -> None:
    state = begun()
    assert state.teams[ADA].spare == CHANGES_PER_STAGE + 12
    to_and_fro = [SetSpeed(1, Speed.RED), SetSpeed(1, Speed.BRAKE)]
    state = after_moves(state, ADA, *(to_and_fro * (CHANGES_PER_STAGE + 12))[: CHANGES_PER_STAGE + 12])
    with pytest.raises(Refused, match="refused-too-many-changes"):
        after_moves(state, ADA, SetSpeed(1, Speed.RED))
    assert rules.moves(state, ADA) == (*map(Ready, Until), Absent(), Absent(for_good=True))


def test_another_role_refills_the_card() -> None:
    state = after_moves(
        begun(), ADA, SetSpeed(1, Speed.RED), SetMost(1, 3), SetWhere(1, Where.BESIDE, 2), SetHelp(1, 2)
    )
    assert state.orders[0] == Order(speed=Speed.RED, most=3, where=Where.BESIDE, whom=2, help=2)
    assert after_moves(state, ADA, SetRole(1, Role.HUNT)).orders[0] == Order(Role.HUNT)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (SetWhere(1, Where.BESIDE), "refused-whom"),
        (SetWhere(1, Where.FAR, 2), "refused-whom"),
        (SetWhere(1, Where.SHIELD, 7), "refused-no-mate"),
        (SetHelp(1, 1), "refused-no-mate"),
        (SetHelp(1, 0, ahead=True), "refused-led"),
        (SetMost(1, 9), "refused-most"),
        (SetCard(1, Card.NOW), "refused-no-card"),
        (SetRole(0, Role.WAIT), "refused-no-rider"),
        (SetRole(7, Role.WAIT), "refused-not-yours"),
        (Swap(1, 1), "refused-no-mate"),
        (Swap(1, 7), "refused-not-yours"),
        (Answer(0), "refused-not-asked"),
    ],
)
def test_impossible_orders_are_refused(move: Move, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        after_moves(begun(), ADA, move)


def test_orders_of_a_ready_team_are_refused() -> None:
    with pytest.raises(Refused, match="refused-ready"):
        after_moves(begun(), ADA, Ready(), SetSpeed(1, Speed.RED))


def test_orders_for_an_arrived_rider_are_refused() -> None:
    state = begun()
    state = replace(state, riders=(replace(state.riders[0], field=None), *state.riders[1:]))
    with pytest.raises(Refused, match="refused-rider-in"):
        after_moves(state, ADA, SetSpeed(1, Speed.RED))
    with pytest.raises(Refused, match="refused-rider-in"):
        after_moves(state, ADA, SetHelp(2, 1))


@pytest.mark.parametrize(("players", "teams_more"), [(2, 12), (3, 8), (4, 6), (5, 4), (6, 4)])
def test_more_teams_have_fewer_changes_in_a_round(players: int, teams_more: int) -> None:
    state = begun(players)
    first = state.teams[ADA].spare
    for seat in range(players):
        state = after_moves(state, Seat(seat), Ready())
    assert (first, state.teams[ADA].spare) == (CHANGES_PER_STAGE + teams_more, CHANGES_PER_STAGE + 2 * teams_more)


@pytest.mark.parametrize("move", [SetRole(1, Role.SHELTER), SetMost(1, None), SetHelp(1, 0)])
def test_orders_without_a_change_are_refused_at_no_cost(move: Move) -> None:
    state = begun()
    assert move not in rules.moves(state, ADA)
    with pytest.raises(Refused, match="refused-same"):
        after_moves(state, ADA, move)


def test_two_riders_swap_places_before_the_first_round() -> None:
    state = begun()
    first, second = rider(state, 1).field, rider(state, 2).field
    swapped_state = after_moves(state, ADA, Swap(1, 2))
    assert (rider(swapped_state, 1).field, rider(swapped_state, 2).field) == (second, first)
    assert swapped_state.round == 1
    started_state = after_moves(after_moves(state, ADA, Ready()), BOB, Ready())
    with pytest.raises(Refused, match="refused-swap-late"):
        after_moves(started_state, ADA, Swap(1, 2))


def asking() -> State:
    state = begun()
    first = rider(state, state.order[0])
    state = after_moves(state, first.team, SetSpeed(first.number, Speed.ASK))
    return after_moves(after_moves(state, ADA, Ready()), BOB, Ready())


def test_a_question_lists_its_answers() -> None:
    state = asking()
    seat = rules.asked_seat(state)
    question = hand(state, seat).question
    assert question is not None
    assert question.answers == ("yellow", "white", "red")
    assert question.answers[question.default] == "yellow"
    assert hand(state, Seat(1 - seat)).question is None
    assert board(state).asked == seat
    assert [move for move in rules.moves(state, seat) if isinstance(move, Answer)] == [
        Answer(index) for index in range(3)
    ]
    with pytest.raises(Refused, match="refused-no-answer"):
        after_moves(state, seat, Answer(3))


def test_the_role_decides_without_an_answer() -> None:
    state = asking()
    state_after = after_moves(state, rules.asked_seat(state), Absent())
    assert state_after.rides[0].how == "yellow"
    assert state_after.round == 2


def test_an_answer_is_carried_out() -> None:
    state = asking()
    assert after_moves(state, rules.asked_seat(state), Answer(1)).rides[0].how == "white"


def test_where_to_ride_is_asked_but_not_after_a_fall() -> None:
    state = begun()
    first = rider(state, state.order[0])
    state = after_moves(state, first.team, SetRole(first.number, Role.WAIT), SetWhere(first.number, Where.ASK))
    state = after_moves(after_moves(state, ADA, Ready()), BOB, Ready())
    question = hand(state, first.team).question
    assert question is not None
    assert question.about == "where"
    assert question.answers[question.default] == "beside"
    fallen = replace(state, turn=replace(state.turn, how=How.RED, number=0))
    assert next_decision(stage_of(state), fallen).chosen == "beside"


def test_an_absent_team_rides_by_its_present_orders() -> None:
    state = after_moves(after_moves(begun(), ADA, SetSpeed(1, Speed.BRAKE)), BOB, Ready())
    state_after = after_moves(state, ADA, Absent())
    assert state_after.orders == state.orders
    assert state_after.round == 2


def test_a_resigned_team_rides_by_its_orders_and_is_not_asked() -> None:
    state = asking()
    seat = rules.asked_seat(state)
    step = rules.apply(state, seat, Absent(for_good=True), Chance(b"", 1))
    assert step.news[0].fact == GoneForGood(seat)
    assert rules.to_act(step.state) == {Seat(1 - seat)}
    assert Speed.ASK not in [order.speed for order in step.state.orders]
    end_state, _ = to_the_end(step.state)
    assert rules.outcome(end_state) is not None
    with pytest.raises(Refused, match="refused-gone"):
        after_moves(step.state, seat, Ready())


@pytest.mark.parametrize("decides", Decides)
def test_a_team_that_resigned_is_not_announced_as_the_winner(decides: Decides) -> None:
    """It “stand behind all others” [D11], as the host ranks it, whatever its riders have done."""
    fastest: list[bool] = []
    for seat in map(Seat, range(3)):
        resigned_state = after_moves(begun(3, replace(SHORT, decides=decides)), seat, Absent(for_good=True))
        state, story = to_the_end(resigned_state)
        winners = [fact.seat for fact in story if isinstance(fact, RaceWon | TeamWon)]
        assert len(winners) == 2
        assert seat not in winners
        outcome, shown = rules.outcome(state), board(state)
        assert outcome is not None
        assert outcome.places[seat] == 3
        assert set(rankings.individual(shown)[-4:]) == set(own_riders(state, seat))
        assert rankings.teams(shown)[-1][0] == seat
        assert all(rider(state, number).team != seat for _, number in state.jerseys)
        fastest.append(rider(state, state.past[0].places[0]).team == seat)
    assert any(fastest)


def test_the_race_ends_when_all_teams_have_resigned() -> None:
    state = after_moves(begun(), ADA, Absent(for_good=True))
    assert after_moves(state, BOB, Absent(for_good=True)).phase is Phase.OVER


def test_a_card_can_be_asked_for_and_is_kept_by_default() -> None:
    state = begun()
    first = rider(state, state.order[0])
    having = replace(first, cards=(Jersey.YELLOW,))
    riders = tuple(having if rider == first else rider for rider in state.riders)
    state = after_moves(replace(state, riders=riders), first.team, SetCard(first.number, Card.ASK))
    state = after_moves(after_moves(state, ADA, Ready()), BOB, Ready())
    question = hand(state, first.team).question
    assert question is not None
    assert (question.about, question.answers, question.answers[question.default]) == ("card", ("card", "keep"), "keep")
    assert rider(after_moves(state, first.team, Answer(0)), first.number).cards == ()
    assert rider(after_moves(state, first.team, Answer(1)), first.number).cards == (Jersey.YELLOW,)


def all_ask() -> State:
    """Return a race in which every rider asks all questions and has a card."""
    state = begun()
    riders = tuple(replace(rider, cards=(Jersey.YELLOW,)) for rider in state.riders)
    orders = tuple(Order(speed=Speed.ASK, card=Card.ASK, where=Where.ASK) for _ in riders)
    return after_moves(after_moves(replace(state, riders=riders, orders=orders), ADA, Ready()), BOB, Ready())


def answered(state: State, *answers: str) -> State:
    """Answer questions with these texts, for the seat that is asked."""
    for answer in answers:
        seat = rules.asked_seat(state)
        question = hand(state, seat).question
        assert question is not None
        state = after_moves(state, seat, Answer(question.answers.index(answer)))
    return state


def test_a_kept_card_and_a_speed_taken_over_can_be_taken_back() -> None:
    """“What has rolled, shown and moved nothing can be taken back” [D13]."""
    first = answered(all_ask(), "keep", "yellow", "far")
    seat = rules.asked_seat(first)
    state_kept = answered(first, "keep")
    state_taken = answered(state_kept, "take")
    for before, after in ((first, state_kept), (state_kept, state_taken)):
        assert rules.moves(before, seat) == rules.moves(after_moves(after, seat, TakeBack()), seat)
        assert TakeBack() in rules.moves(after, seat)
        assert after_moves(after, seat, TakeBack()) == before
    assert after_moves(state_taken, seat, TakeBack(), TakeBack()) == first
    assert answered(after_moves(state_taken, seat, TakeBack()), "yellow", "far") == answered(
        state_kept, "yellow", "far"
    )


@pytest.mark.parametrize("answers", [(), ("keep", "yellow"), ("keep", "yellow", "far"), ("card",)])
def test_the_first_question_and_a_roll_have_no_way_back(answers: tuple[str, ...]) -> None:
    state = answered(all_ask(), *answers)
    seat = rules.asked_seat(state)
    assert TakeBack() not in rules.moves(state, seat)
    with pytest.raises(Refused, match="refused-frozen"):
        after_moves(state, seat, TakeBack())


def test_a_speed_that_the_order_took_over_is_not_taken_back() -> None:
    """Only an answer can be undone: an order would decide the same again."""
    state = all_ask()
    orders = tuple(replace(order, speed=Speed.FROM_2, card=Card.NEVER) for order in state.orders)
    questions = [replace(state, orders=orders)]
    while questions[-1].phase is Phase.ASK:
        questions.append(after_moves(questions[-1], rules.asked_seat(questions[-1]), Answer(0)))
    take_questions = [question for question in questions if question.turn.how is How.TAKE]
    assert take_questions
    assert all(TakeBack() not in rules.moves(question, rules.asked_seat(question)) for question in take_questions)


def test_the_move_of_an_absent_team_is_in_the_menu() -> None:
    state = begun()
    for for_good in (False, True):
        assert rules.absent(state, ADA, for_good) in rules.moves(state, ADA)
    assert rules.moves(after_moves(state, ADA, Ready()), ADA) == ()


@pytest.mark.parametrize("seat", [Seat(-1), Seat(2)])
def test_moves_of_a_missing_seat_are_refused(seat: Seat) -> None:
    with pytest.raises(Refused, match="refused-players"):
        after_moves(begun(), seat, Ready())


def test_the_outcome_waits_for_the_end() -> None:
    assert rules.outcome(begun()) is None


def test_moves_after_the_end_are_refused() -> None:
    end_state, _ = to_the_end(begun())
    assert rules.to_act(end_state) == frozenset()
    with pytest.raises(Refused, match="refused-over"):
        after_moves(end_state, ADA, Ready())


@pytest.mark.unmeasured
def test_three_stages_with_jerseys_and_their_cards() -> None:
    state = begun(4, Options(race=Race.THREE))
    while state.stage == 0:
        state = after_moves(state, min(rules.to_act(state)), END)
    worn = dict(state.jerseys)
    assert Jersey.YELLOW in worn
    assert Jersey.YELLOW in rider(state, worn[Jersey.YELLOW]).cards
    front = [state.riders[number - 1].field for number in (worn[Jersey.YELLOW],)]
    assert front == [stage_of(state).corridor[0]]
    number = worn[Jersey.YELLOW]
    assert after_moves(state, rider(state, number).team, SetCard(number, Card.NOW)).orders[number - 1].card is Card.NOW
    end_state, _ = to_the_end(state)
    assert [past_round.stage for past_round in end_state.past] == ["plain", "hills", "mountain"]
    for index, score in enumerate(end_state.scores):
        assert score.time == sum(stage.times[index] for stage in end_state.past)


@pytest.mark.parametrize("decides", Decides)
def test_the_outcome_ranks_by_the_chosen_classification(decides: Decides) -> None:
    end_state, _ = to_the_end(begun(4, Options(race=Race.FIRST, decides=decides)))
    outcome = rules.outcome(end_state)
    assert outcome is not None
    assert sorted(outcome.places) == [1, 2, 3, 4]
    best = outcome.places.index(1)
    assert outcome.scores[best] == min(outcome.scores)


def test_finish_points_are_an_option() -> None:
    plain_state, _ = to_the_end(begun(2, SHORT))
    having, _ = to_the_end(begun(2, replace(SHORT, finish_points=True)))
    assert sum(having.past[0].sprint) == sum(plain_state.past[0].sprint) + 11


def test_the_stage_ends_five_rounds_after_the_winner() -> None:
    state = begun(2, replace(SHORT, riders=Riders.THREE))
    for number in (2, 3, 4, 5, 6):
        seat = rider(state, number).team
        state = after_moves(state, seat, SetMost(number, 1))
    end_state, story = to_the_end(state)
    late = [fact for fact in story if isinstance(fact, OutOfTime)]
    assert len(late) == 1
    result = end_state.past[0]
    last = max(arrival.time for arrival in end_state.arrivals)
    assert result.times[result.places[-1] - 1] == last + 60
    assert late[0].riders == 6 - len(end_state.arrivals)


@pytest.mark.unmeasured
def test_times_follow_the_places_and_are_one_in_a_group() -> None:
    for seed in range(20):
        end_state, _ = to_the_end(begun(4, Options(race=Race.HILLS), bytes([seed])), bytes([seed]))
        for stage in end_state.past:
            times = [stage.times[number - 1] for number in stage.places]
            assert times == sorted(times)
        rounds = {arrival.rider: arrival.round for arrival in end_state.arrivals}
        for number, riders in end_state.finishing:
            in_time = [mate for mate in riders if rounds.get(mate, 0) in (number, number + 1)]
            assert len({end_state.past[0].times[mate - 1] for mate in in_time}) == 1


@pytest.mark.parametrize("players", range(2, 7))
def test_every_rider_has_a_place_in_the_corridor(players: int) -> None:
    state = begun(players)
    fields = on_road(state)
    assert len(set(fields.values())) == len(state.riders)
    assert all(len(own_riders(state, Seat(seat))) == len(state.riders) // players for seat in range(players))


@given(seed=st.binary(min_size=1, max_size=6), players=st.integers(2, 6), race=st.sampled_from(Race))
@settings(max_examples=25)
def test_random_races_end(seed: bytes, players: int, race: Race) -> None:
    if race is Race.OWN:
        race = Race.FIRST
    state, n, steps = begun(players, Options(race=race), seed), 0, 0
    while state.phase is not Phase.OVER:
        n += 1
        seat = min(rules.to_act(state))
        pick = Chance(seed, 10_000 + n)
        menu = rules.moves(state, seat)
        move = END if pick.below(3) == 0 and state.phase is Phase.ORDERS else pick.pick(menu[:-1])
        step = rules.apply(state, seat, move, Chance(seed, n))
        sound(step.state)
        state, steps = step.state, steps + 1
        assert not any(isinstance(news, Whisper) for news in step.news)
    assert rules.outcome(state) is not None
    assert steps < 3000


def sound(state: State) -> None:
    """Check that riders share no field, that all are on the road, and that every ride is a path of touching fields."""
    fields = list(on_road(state).values())
    assert len(set(fields)) == len(fields)
    for ride in state.rides:
        for way in (ride.way, ride.pushed):
            assert all(adjacent(field, other) and field.x < other.x for field, other in pairwise(way))
        assert len(ride.way) - 1 + ride.given <= ride.speed
        assert len({ride.rider for ride in state.rides}) == len(state.rides)
    assert len({arrival.rider for arrival in state.arrivals}) == len(state.arrivals)


@given(seed=st.binary(min_size=1, max_size=6))
@settings(max_examples=20)
def test_other_teams_orders_stay_secret(seed: bytes) -> None:
    state = asking() if seed[0] % 2 else after_moves(begun(3), ADA, SetSpeed(1, Speed.RED), Ready(Until.END))
    for seat in (None, *(Seat(index) for index in range(len(state.teams)))):
        redealt_state = redeal(state, seat, Chance(seed, 1))
        assert board(redealt_state) == board(state)
        assert rules.to_act(redealt_state) == rules.to_act(state)
        if seat is not None:
            assert hand(redealt_state, seat) == hand(state, seat)
            assert rules.moves(redealt_state, seat) == rules.moves(state, seat)


def test_a_move_that_rides_several_rounds_has_a_part_for_each() -> None:
    state = after_moves(begun(), ADA, END)
    step = rules.apply(state, BOB, END, Chance(b"", 1))
    assert [part.state.round for part in step.parts[:3]] == [2, 3, 4]
    told = [item.fact.round for item in step.news if isinstance(item.fact, RoundRidden)]
    ends = [part.end for part in step.parts]
    assert (ends[-1], step.parts[-1].state) == (len(step.news), step.state)
    for start, end, ridden in zip([0, *ends], ends, told, strict=False):
        assert [item.fact.round for item in step.news[start:end] if isinstance(item.fact, RoundRidden)] == [ridden]


def test_a_resignation_belongs_to_the_round_that_it_begins() -> None:
    state = after_moves(begun(), ADA, END)
    step = rules.apply(state, BOB, Absent(for_good=True), Chance(b"", 1))
    assert step.news[0].fact == GoneForGood(BOB)
    assert step.parts[-1].end == len(step.news)

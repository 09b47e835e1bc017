"""The odds of answers and the intents of riders, compared with the rules for every die face and every ride."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.tour import GAME
from cogs.tour.board import How, Jersey, Phase
from cogs.tour.dice import FACES
from cogs.tour.intent import Doing, Intent, intent
from cogs.tour.moves import Answer, Attack, Card, Order, Ready, Role, Speed, Where
from cogs.tour.odds import CASES, Odds, odds
from cogs.tour.options import Options, Race
from cogs.tour.road import reach
from cogs.tour.rules import asked_seat
from cogs.tour.rules.riding import next_decision, situation
from cogs.tour.rules.rounds import stage_of
from cogs.tour.rules.speed import attacks, fields
from cogs.tour.situation import situation as seen
from cogs.tour.state import State, on_road, own_riders
from cogs.tour.views import board, hand

if TYPE_CHECKING:
    from cogs.tour.board import Board, Question

FEW_EXAMPLES = settings(max_examples=25)
seeds = st.binary(min_size=1, max_size=4)
races = st.sampled_from([Race.FIRST, Race.PLAIN, Race.MOUNTAIN])
SEATS = (Seat(0), Seat(1), Seat(2))
COUNTED = ("better", "equal", "worse", "attack", "catch", "fall")
ASKING = Order(speed=Speed.ASK, attack=Attack.ASK, catch=True, card=Card.ASK, where=Where.ASK)


def begun(seed: bytes, race: Race, *cards: Order, jersey: bool = False) -> State:
    """Return a race some rounds after its start, with these cards in turn."""
    state = GAME.start(3, Options(race=race), Chance(seed, 0)).state
    worn = (Jersey.YELLOW, Jersey.POLKA) if jersey else ()
    riders = tuple(replace(rider, cards=worn) for rider in state.riders)
    state = ridden(replace(state, riders=riders), seed, 2 + seed[0] % 5)
    orders = tuple(cards[index % len(cards)] for index in range(len(riders)))
    return replace(state, orders=orders) if state.phase is Phase.ORDERS else state


def ridden(state: State, seed: bytes, rounds: int) -> State:
    for n in range(rounds):
        for seat in sorted(GAME.to_act(state)):
            state = GAME.apply(state, seat, Ready(), Chance(seed, 100 * n + seat)).state
    return state


def questions(state: State, seed: bytes) -> list[State]:
    """Return the state at each question of a round, with random answers."""
    states: list[State] = []
    for n, seat in enumerate(sorted(GAME.to_act(state))):
        state = GAME.apply(state, seat, Ready(), Chance(seed, 5_000 + n)).state
    while state.phase is Phase.ASK:
        states.append(state)
        luck = Chance(seed, 6_000 + len(states))
        menu = GAME.moves(state, asked_seat(state))
        state = GAME.apply(state, asked_seat(state), luck.pick(menu[:-2]), luck).state
    return states


def at_question(state: State) -> tuple[Board, Question]:
    question = hand(state, asked_seat(state)).question
    assert question is not None
    return board(state), question


@given(seed=seeds, race=races)
@FEW_EXAMPLES
def test_the_odds_are_those_of_the_dice(seed: bytes, race: Race) -> None:
    """Every face of every die counts once, under its result by the rules."""
    for state in questions(begun(seed, race, ASKING, jersey=True), seed):
        table, question = at_question(state)
        by_answer = {answer_odds.answer: answer_odds for answer_odds in odds(table, question)}
        assert tuple(by_answer) == question.answers
        if question.about == "where":
            continue
        assert seen(table, question.rider) == situation(stage_of(state), state)
        for how in (face for face in FACES if question.about == "speed" and face in by_answer):
            assert counts(by_answer[how]) == by_the_rules(state, how, question.speed)


def counts(answer_odds: Odds) -> dict[str, int]:
    return {name: getattr(answer_odds, name) for name in COUNTED}


def by_the_rules(state: State, how: How, speed: int) -> dict[str, int]:
    """Count the faces by applying the rules to each of them."""
    counted: dict[str, int] = dict.fromkeys(COUNTED, 0)
    rider_situation = situation(stage_of(state), state)
    for face in FACES[how]:
        settled = not attacks(rider_situation, how, face)
        rolled = replace(state, turn=replace(state.turn, kept=True, how=how, number=face, settled=settled))
        decision = next_decision(stage_of(rolled), rolled)
        passed_fields = fields(rider_situation, how, face)
        if how is How.RED and not face:
            counted["fall"] += 1
        elif decision.about == "attack":
            counted["attack" if "solo" in decision.answers else "catch"] += 1
        else:
            counted["better" if passed_fields > speed else "equal" if passed_fields == speed else "worse"] += 1
    assert sum(counted.values()) == CASES
    return counted


@given(seed=seeds, race=races)
@FEW_EXAMPLES
def test_ridable_fields_are_limited_by_the_road(seed: bytes, race: Race) -> None:
    for state in questions(begun(seed, race, ASKING), seed):
        table, question = at_question(state)
        places = on_road(state)
        for answer_odds in odds(table, question):
            if question.about == "where":
                assert answer_odds.end is not None
                assert answer_odds.rideable <= answer_odds.most == question.fields
                chosen = GAME.apply(
                    state, asked_seat(state), Answer(question.answers.index(answer_odds.answer)), Chance(b"x", 1)
                ).state
                ride = next(ride for ride in reversed((*state.rides, *chosen.rides)) if ride.rider == question.rider)
                assert chosen.round > state.round or ride.way[-1] == answer_odds.end
            elif answer_odds.most:
                fields = reach(stage_of(state), frozenset(places.values()), places[question.rider], answer_odds.most)
                assert answer_odds.rideable == max(fields.values(), default=0) <= answer_odds.most


def test_a_leaders_odds_are_those_of_each_die() -> None:
    """A leader: yellow 2/ATTACK 3 4 4 5 6 is an attack or 2, 3, 3, 4, 5; white 1 to 3; red two FALLs, or 4 to 7."""
    state = questions(begun(b"\x00", Race.PLAIN, Order(speed=Speed.ASK)), b"\x00")[0]
    yellow, white, red = odds(*at_question(state))
    assert (yellow.least, yellow.most, yellow.attack, yellow.better) == (2, 5, 1, 5)
    assert (white.least, white.most, white.better) == (1, 3, 6)
    assert (red.least, red.most, red.fall, red.better) == (4, 7, 2, 4)


@given(seed=seeds, race=races, role=st.sampled_from(Role), speed=st.sampled_from([None, *Speed]), pull=st.booleans())
@FEW_EXAMPLES
def test_riders_move_as_their_sheet_says(seed: bytes, race: Race, role: Role, speed: Speed | None, pull: bool) -> None:  # noqa: FBT001 - hypothesis draws it
    speed = None if speed is Speed.ASK else speed
    order = Order(role, speed=speed, attack=Attack.PULL if pull else None)
    state = begun(seed, race, order, Order(Role.ATTACK), Order(Role.WORK, card=Card.NOW), jersey=seed[0] % 2 == 0)
    if state.phase is not Phase.ORDERS:
        return
    means = {number: intent(hand(state, seat), number) for seat in SEATS for number in own_riders(state, seat)}
    state_after = ridden(state, seed + b"!", 1)
    for ride in state_after.rides:
        braked = any(other.how is How.WHITE for other in state_after.rides)
        assert braked or fits(means[ride.rider], ride.how, ride.speed), (means[ride.rider], ride)


def fits(means: Intent, how: How, speed: int) -> bool:
    """Return whether a ride matches the intent."""
    attacks_ = {Attack.SOLO: {How.SOLO}, Attack.PULL: {How.PULL, How.SOLO}}.get(means.attack or Attack.PLAIN, set())
    if means.doing is Doing.PLAYS:
        return how in {How.CARD, *attacks_}
    rolled = {
        means.die,
        *({How.FALL} if means.die is How.RED else ()),
        *attacks_,
        *({How.CATCH} if means.catch else ()),
    }
    if means.doing is Doing.ROLLS:
        return how in rolled
    return (how is How.TAKE and speed >= means.least) or how in rolled


def test_asked_and_arrived_riders_have_no_intent() -> None:
    state = begun(b"\x00", Race.PLAIN, ASKING)
    own = own_riders(state, Seat(0))
    assert intent(hand(state, Seat(0)), own[0]).doing is Doing.ASKS
    in_ = replace(state, riders=tuple(replace(rider, field=None) for rider in state.riders))
    assert intent(hand(in_, Seat(0)), own[0]) == Intent(Doing.IN)


@pytest.mark.parametrize(
    ("order", "means"),
    [
        (Order(), Intent(Doing.TAKES, How.YELLOW, 4)),
        (Order(speed=Speed.FROM_2), Intent(Doing.TAKES, How.YELLOW, 2)),
        (Order(Role.WORK, most=3), Intent(Doing.TAKES, How.YELLOW, 3, on=2, catch=True, most=3)),
        (Order(speed=Speed.BRAKE), Intent(Doing.ROLLS, How.WHITE)),
        (Order(Role.HUNT, speed=Speed.RED), Intent(Doing.ROLLS, How.RED)),
    ],
)
def test_a_sheet_shows_the_next_move(order: Order, means: Intent) -> None:
    """The rider is in the bunch on the flat, and its team knows its card."""
    state = GAME.start(3, Options(race=Race.PLAIN), Chance(b"bunch", 0)).state
    number = next(rider for rider in state.groups[0].riders if rider not in state.groups[0].attackers)
    state = replace(state, orders=tuple(order for _ in state.orders))
    assert intent(hand(state, state.riders[number - 1].team), number) == means

"""Texts for every moment of a race, even one that was cut short; and a computer's answers to questions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Budget, Public, Seat, Strength
from bot.i18n.translation import Say
from cogs.tour import GAME
from cogs.tour.board import How, Jersey, Phase, Ride
from cogs.tour.cog import UI
from cogs.tour.moves import (
    Answer,
    Attack,
    Ready,
    SetAttack,
    SetSpeed,
    SetWhere,
    Speed,
    Where,
    answer_number,
    parse_answer,
)
from cogs.tour.options import Options, Race, Riders
from tests.games.test_every_game import played

NAMES = ("Anna", "Boris", "Ada", "Cyril", "Ewa", "Filip")


@pytest.mark.parametrize(("seats", "race"), [(2, Race.THREE), (6, Race.FIRST), (2, Race.CIRCUIT)])
def test_every_moment_has_a_description(seats: int, race: Race) -> None:
    say = Say("cs", "tour", NAMES[:seats])
    assert UI.chapter is not None
    assert GAME.interruptions.cut_short is not None
    for step, _, _ in played("tour", seats, Options(race=race, riders=Riders.FOUR), b"words")[::3]:
        facts = [item.fact for item in step.news if isinstance(item, Public)]
        for state in (step.state, step.state if GAME.outcome(step.state) else GAME.interruptions.cut_short(step.state)):
            board = GAME.board(state)
            assert UI.describe(board, say).strip()
            assert UI.headline(board, say).strip()
            UI.chapter.text(board, facts, say)
            if UI.chapter.unfinished_text is not None:
                UI.chapter.unfinished_text(board, say)
            for seat in map(Seat, range(seats)):
                assert UI.secrets(GAME.hand(state, seat), say).strip()
                UI.call(board, seat, say)


def test_pictures_of_an_end_have_alt_texts_at_every_moment() -> None:
    say = Say("pl", "tour", NAMES[:2])
    course = played("tour", 2, Options(race=Race.THREE), b"words")
    assert UI.chapter is not None
    assert UI.film is not None
    for step in (course[0][0], course[-1][0]):
        for drawing in (*UI.chapter.pictures, UI.film):
            assert drawing.alt(GAME.board(step.state), say).strip()


def test_descriptions_name_riders_that_passed_speed_or_left_the_road() -> None:
    say = Say("en", "tour", NAMES[:2])
    board = GAME.board(GAME.start(2, Options(race=Race.FIRST), Chance(b"told", 0)).state)
    escaper, *others = board.riders
    field = escaper.field
    assert field is not None
    ride = Ride(escaper.number, How.YELLOW, 4, (field, field, field), rolled=4, given=2)
    description = UI.describe(replace(board, riders=(replace(escaper, field=None), *others), rides=(ride,)), say)
    assert say("ridden-passed", fields=2) in description


@pytest.mark.parametrize("change", [SetSpeed(1, Speed.ASK), SetAttack(1, Attack.ASK), SetWhere(1, Where.ASK)])
def test_a_computer_answers_its_cards_questions(change: SetSpeed | SetAttack | SetWhere) -> None:
    state = GAME.start(2, Options(race=Race.FIRST), Chance(b"asks", 0)).state
    state = GAME.apply(state, Seat(0), change, Chance(b"asks", 1)).state
    answered = 0
    for n in range(2, 400):
        if GAME.outcome(state) is not None or answered > 2:
            break
        seat = min(GAME.to_act(state))
        menu = GAME.moves(state, seat)
        is_question = state.phase is Phase.ASK
        hand = GAME.hand(state, seat)
        move = GAME.computer(hand, menu, Chance(b"luck", n), Budget(Strength.EASY, 0.01)) if is_question else Ready()
        assert move in menu
        assert isinstance(move, Answer) == is_question
        answered += is_question
        state = GAME.apply(state, seat, move, Chance(b"asks", n)).state
    assert answered or isinstance(change, SetAttack)


def test_a_computer_weighs_its_jerseys_cards() -> None:
    state = GAME.start(2, Options(race=Race.FIRST), Chance(b"card", 0)).state
    riders = tuple(replace(rider, cards=(Jersey.YELLOW, Jersey.POLKA)) for rider in state.riders)
    for seat in (Seat(0), Seat(1)):
        hand = GAME.hand(replace(state, riders=riders), seat)
        menu = GAME.moves(replace(state, riders=riders), seat)
        assert GAME.computer(hand, menu, Chance(b"", 1), Budget(Strength.STRONG, 0.05)) in menu


def test_typed_answers_count_from_1_and_other_text_gives_none() -> None:
    assert [answer_number(answer) for answer in range(3)] == ["1", "2", "3"]
    assert [parse_answer(typed) for typed in ("1", " 3 ", "0", "one", "", "9" * 40)] == [0, 2, -1, -1, -1, -1]

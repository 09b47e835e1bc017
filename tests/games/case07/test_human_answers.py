"""The option `human_answers`: the holder answers by hand and pays for a wrong answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from cogs.case07.board import Phase, Question
from cogs.case07.facts import CaseClosed, EvidenceNear, Misinformed, PatrolReported, WronglyAnnounced
from cogs.case07.moves import Answer, Close, Examine, Judge, Move, Patrol, Reply, Report
from cogs.case07.options import Options
from cogs.case07.rules import moves, to_act
from cogs.case07.rules.actions import right_answer
from cogs.case07.views import board
from tests.games.case07.positions import (
    ANNA,
    BLANK,
    CASES,
    KASIA,
    MACIEJ,
    C,
    acting,
    after,
    announcing,
    facts,
    play,
    position,
    refusal,
)

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.case07.cards import Card
    from cogs.case07.state import State

BY_HAND = Options(human_answers=True)


def asked_state(*course: Move, players: int = 3, **changes: object) -> State:
    """Return a state in which Kasia has asked and Anna must answer."""
    return after(position(players, BY_HAND, **changes), *course)


def test_the_holder_is_active_after_a_question() -> None:
    state = asked_state(Examine(C.OKECIE))
    assert to_act(state) == {ANNA}
    assert moves(state, ANNA) == tuple(map(Reply, Answer))
    assert moves(state, KASIA) == ()


def test_the_question_lies_on_the_board_and_the_turn_is_still_the_askers() -> None:
    view = board(asked_state(Examine(C.OKECIE)))
    assert view.phase is Phase.ANSWER
    assert view.turn == KASIA
    assert view.question == Question(KASIA, ANNA, card=C.OKECIE)
    assert board(asked_state(Patrol(C.MDM))).question == Question(KASIA, ANNA, place=C.MDM)
    assert board(asked_state(*announcing(CASES[3]))).question == Question(KASIA, ANNA, announced=CASES[3])


def test_a_question_does_not_reveal_black_discs() -> None:
    *accusations, _ = announcing(CASES[3])
    question = board(asked_state(*accusations, Examine(C.OKECIE))).question
    assert question == Question(KASIA, ANNA, card=C.OKECIE)


@pytest.mark.parametrize(
    ("course", "answer", "fact"),
    [
        ((Examine(C.OKECIE),), Reply(Answer.NEAR), EvidenceNear(KASIA, C.OKECIE)),
        ((Patrol(C.HOTEL_GROMADA),), Report(1, 1), PatrolReported(KASIA, C.HOTEL_GROMADA, 1, 1)),
        (announcing(CASES[3]), Judge(right=False), WronglyAnnounced(KASIA, *CASES[3].cards)),
    ],
)
def test_a_right_answer_has_the_same_effect_as_an_automatic_one(
    course: tuple[Move, ...], answer: Move, fact: object
) -> None:
    state = asked_state(*course)
    assert answer in moves(state, ANNA)
    step = play(state, answer)
    assert facts(step) == (fact,)
    assert board(step.state).question is None
    assert replace(step.state, options=Options()) == after(position(), *course)


@pytest.mark.parametrize(
    ("course", "answer"),
    [
        ((Examine(C.OKECIE),), Reply(Answer.NOTHING)),
        ((Patrol(C.HOTEL_GROMADA),), Report(0, 2)),
        (announcing(CASES[KASIA]), Judge(right=False)),
    ],
)
def test_a_wrong_answer_ends_the_investigation_for_both(course: tuple[Move, ...], answer: Move) -> None:
    step = play(asked_state(*course), answer)
    assert facts(step) == (Misinformed(ANNA, KASIA),)
    assert [player.points for player in step.state.sleuths] == [(7,), (), (0,)]
    assert [player.finished for player in board(step.state).players] == [1, None, 1]
    assert acting(step.state) == MACIEJ


def test_a_wrong_answer_undoes_the_question() -> None:
    state = asked_state(Patrol(C.HOTEL_GROMADA))
    kasia = after(state, Report(0, 0)).sleuths[KASIA]
    assert (kasia.patrols, kasia.watches, kasia.findings) == (5, (), ())
    state = asked_state(Examine(C.OKECIE))
    assert after(state, Reply(Answer.NOTHING)).row == state.row


def test_a_misled_players_cards_are_shown_only_after_the_investigation() -> None:
    state = after(asked_state(Examine(C.OKECIE)), Reply(Answer.NOTHING))
    assert [player.case for player in board(state).players] == [None] * 3
    step = play(state, Close())
    assert [fact for fact in facts(step) if isinstance(fact, CaseClosed)] == [
        CaseClosed(KASIA, *CASES[KASIA].cards, points=7),
        CaseClosed(MACIEJ, *CASES[MACIEJ].cards, points=7),
        CaseClosed(ANNA, *CASES[ANNA].cards, points=0),
    ]


def test_the_misled_take_no_box_away() -> None:
    state = after(asked_state(Examine(C.OKECIE)), Reply(Answer.NOTHING))
    assert board(state).next_box == 7


def test_a_wrong_answer_between_two_players_begins_the_next_investigation() -> None:
    state = after(asked_state(Examine(C.OKECIE), players=2), Reply(Answer.NOTHING))
    assert state.number == 2
    assert [sleuth.points for sleuth in state.sleuths] == [(7,), (0,)]


def test_a_holder_with_a_solved_case_loses_its_points() -> None:
    state = after(asked_state(*announcing(CASES[KASIA])), Judge(right=True))
    state = after(state, Patrol(BLANK), Report(0, 0))
    assert [sleuth.points for sleuth in state.sleuths] == [(0,), (7,), ()]
    assert board(state).players[KASIA].case == CASES[KASIA]


def test_a_lost_box_is_not_free_again() -> None:
    """Anna, the last player without a solution, gets the second box at the end of the round."""
    state = after(asked_state(*announcing(CASES[KASIA])), Judge(right=True))
    state = after(state, Patrol(BLANK), Report(0, 0), Patrol(BLANK))
    state = after(state, right_answer(state, Patrol(BLANK)))
    assert [sleuth.points for sleuth in state.sleuths] == [(0,), (7,), (5,)]


@pytest.mark.parametrize(
    ("place", "large"),
    [(C.HOTEL_GROMADA, 3), (BLANK, 1), (C.DT_CENTRUM, 2)],
)
def test_obviously_impossible_reports_are_not_legal(place: Card, large: int) -> None:
    """The limits are one large disc for each tile with a card in that place, and three discs in all."""
    reports = moves(asked_state(Patrol(place)), ANNA)
    assert set(reports) == {Report(big, small) for big in range(large + 1) for small in range(4 - big)}


def test_a_report_excludes_cards_already_found_by_evidence() -> None:
    state = position(2, BY_HAND)
    state = after(state, Examine(C.BOMBA), Reply(Answer.SAME), Examine(C.SZATNIARZ))
    state = after(state, Reply(Answer.NOTHING), Patrol(C.HOTEL_GROMADA))
    reports = moves(state, MACIEJ)
    assert set(reports) == {Report(large, small) for large in range(3) for small in range(3 - large)}


@pytest.mark.parametrize(
    ("seat", "move", "text"),
    [
        (KASIA, Examine(C.MORDERSTWO), "refused-wait-for-answer"),
        (MACIEJ, Reply(Answer.SAME), "not-your-turn"),
        (ANNA, Examine(C.MORDERSTWO), "refused-answer-first"),
        (ANNA, Judge(right=True), "refused-no-answer"),
    ],
)
def test_other_moves_are_refused_while_a_question_is_pending(seat: Seat, move: Move, text: str) -> None:
    assert refusal(asked_state(Examine(C.OKECIE)), move, seat) == (text, {})


def test_an_answer_without_a_question_is_refused() -> None:
    assert refusal(position(options=BY_HAND), Reply(Answer.SAME)) == ("refused-nothing-asked", {})

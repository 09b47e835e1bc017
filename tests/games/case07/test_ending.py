"""Rounds, boxes, the rule for the last player, the vote to close, and the final ranking."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.game.contract import Fact, Outcome, Seat
from cogs.case07.board import Phase
from cogs.case07.facts import (
    CaseClosed,
    CaseSolved,
    ClosingAsked,
    ClosingWithdrawn,
    InvestigationOver,
    PatrolsDecide,
    PenaltiesDecide,
)
from cogs.case07.moves import Close
from cogs.case07.rules.scoring import outcome, tie_breaks
from cogs.case07.state import Sleuth, State
from cogs.case07.views import board
from tests.games.case07.positions import (
    ANNA,
    CASES,
    EWA,
    JAN,
    KASIA,
    MACIEJ,
    acting,
    after,
    announcing,
    facts,
    play,
    play_idle_turn,
    play_round,
    play_to,
    position,
    refusal,
)


def _seats(state: State, turns: int) -> list[tuple[int, Seat]]:
    """Return round and seat for a number of turns."""
    order: list[tuple[int, Seat]] = []
    for _ in range(turns):
        order.append((state.round, acting(state)))
        state = play_idle_turn(state).state
    return order


def test_a_round_is_one_turn_each_from_the_first_player() -> None:
    state = position(3, first=MACIEJ, turn=MACIEJ)
    assert _seats(state, 4) == [(1, MACIEJ), (1, ANNA), (1, KASIA), (2, MACIEJ)]


def test_a_round_goes_on_without_a_first_player_who_has_solved() -> None:
    state = play_round(position(3), KASIA).state
    assert _seats(state, 3) == [(2, MACIEJ), (2, ANNA), (3, MACIEJ)]


def test_an_investigation_ends_at_once_when_all_have_solved() -> None:
    step = play_round(position(3), KASIA, MACIEJ, ANNA)
    assert facts(step)[:2] == (CaseSolved(ANNA, *CASES[ANNA].cards, points=7), InvestigationOver(1))
    assert [sleuth.points for sleuth in step.state.sleuths] == [(7,), (7,), (7,)]


def test_the_last_player_may_still_solve_in_that_round() -> None:
    state = after(position(2), *announcing(CASES[KASIA]))
    assert acting(state) == MACIEJ
    state = after(state, *announcing(CASES[MACIEJ]))
    assert [sleuth.points for sleuth in state.sleuths] == [(7,), (7,)]


def test_the_last_player_takes_the_next_free_box_at_the_end_of_the_round() -> None:
    step = play_round(position(2), MACIEJ)
    assert [sleuth.points for sleuth in step.state.sleuths] == [(5,), (7,)]
    assert CaseClosed(KASIA, *CASES[KASIA].cards, points=5) in facts(step)


def test_the_next_box_falls_when_a_round_with_a_solver_is_over() -> None:
    state = after(position(3), *announcing(CASES[KASIA]))
    assert board(state).next_box == 7
    assert board(play_to(state, ANNA)).next_box == 7
    assert board(play_round(state).state).next_box == 5


def test_an_investigation_closes_when_all_unsolved_players_ask() -> None:
    state = play_to(after(position(3), *announcing(CASES[KASIA])), MACIEJ)
    state = play_to(after(state, Close()), ANNA)
    step = play(state, Close())
    assert [sleuth.points for sleuth in step.state.sleuths] == [(7,), (5,), (5,)]
    assert facts(step)[:4] == (
        ClosingAsked(ANNA),
        CaseClosed(MACIEJ, *CASES[MACIEJ].cards, points=5),
        CaseClosed(ANNA, *CASES[ANNA].cards, points=5),
        InvestigationOver(1),
    )


def test_an_investigation_closes_when_the_only_player_who_did_not_ask_solves() -> None:
    state = play_to(after(position(3), Close()), MACIEJ)
    state = play_to(after(state, Close()), ANNA)
    step = play(state, *announcing(CASES[ANNA]))
    assert [sleuth.points for sleuth in step.state.sleuths] == [(5,), (5,), (7,)]


def test_asking_to_close_is_seen_and_can_be_taken_back_once() -> None:
    step = play(position(2), Close())
    assert facts(step) == (ClosingAsked(KASIA),)
    assert board(step.state).players[KASIA].closing
    step = play(step.state, Close())
    assert facts(step) == (ClosingWithdrawn(KASIA),)
    assert not board(step.state).players[KASIA].closing
    state = after(step.state, Close())
    assert refusal(state, Close()) == ("refused-asked-already", {})


def test_a_withdrawn_request_to_close_does_not_count() -> None:
    state = play_to(after(position(2), Close(), Close()), MACIEJ)
    assert after(state, Close()).number == 1


def test_asking_to_close_does_not_end_the_turn() -> None:
    assert acting(after(position(2), Close())) == KASIA


def _over(*sleuths: Sleuth) -> Outcome | None:
    return outcome(position(len(sleuths), sleuths=sleuths, phase=Phase.OVER))


@pytest.mark.parametrize(
    ("sleuths", "places", "scores"),
    [
        ((Sleuth(patrols=1, points=(7, 5, 5)), Sleuth(patrols=2, points=(5, 5, 7))), (2, 1), (17, 17)),
        ((Sleuth(points=(7, 7, 5), penalties=2), Sleuth(points=(7, 5, 5))), (2, 1), (17, 17)),
        ((Sleuth(patrols=1, points=(7, 5, 5)), Sleuth(patrols=2, points=(7, 7, 5), penalties=2)), (2, 1), (17, 17)),
        ((Sleuth(points=(7, 5, 5)), Sleuth(points=(5, 5, 7))), (1, 1), (17, 17)),
        ((Sleuth(points=(7, 7, 7), penalties=6), Sleuth(patrols=0, points=(5, 5, 7))), (2, 1), (15, 17)),
    ],
    ids=["patrols", "penalties", "patrols first", "shared", "points"],
)
def test_points_minus_penalties_then_fewer_patrols_then_fewer_penalties(
    sleuths: tuple[Sleuth, ...], places: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    assert _over(*sleuths) == Outcome(places=places, scores=scores)


@pytest.mark.parametrize(
    ("sleuths", "news"),
    [
        ((Sleuth(patrols=2, points=(7,)), Sleuth(patrols=4, points=(7,))), (PatrolsDecide(MACIEJ, KASIA, 4, 2),)),
        (
            (Sleuth(points=(7,), penalties=4), Sleuth(points=(5,), penalties=2)),
            (PenaltiesDecide(MACIEJ, KASIA, 2, 4),),
        ),
        (
            (Sleuth(patrols=1, points=(5,)), Sleuth(patrols=3, points=(5,)), Sleuth(patrols=2, points=(5,))),
            (PatrolsDecide(MACIEJ, ANNA, 3, 2), PatrolsDecide(ANNA, KASIA, 2, 1)),
        ),
        ((Sleuth(points=(7,)), Sleuth(points=(7,))), ()),
        ((Sleuth(patrols=2, points=(7,)), Sleuth(patrols=4, points=(5,))), ()),
    ],
    ids=["patrols", "penalties", "three", "shared", "points"],
)
def test_the_tie_breaker_is_announced(sleuths: tuple[Sleuth, ...], news: tuple[Fact, ...]) -> None:
    assert tuple(tie_breaks(sleuths)) == news


def test_the_tie_breaker_is_announced_after_the_last_investigation() -> None:
    sleuths = (Sleuth(patrols=1), Sleuth(patrols=3))
    for number, decisive in ((2, False), (3, True)):
        step = play_round(position(2, number=number, sleuths=sleuths), KASIA, MACIEJ)
        assert (PatrolsDecide(MACIEJ, KASIA, 3, 1) in facts(step)) is decisive


def test_there_is_no_outcome_before_the_end() -> None:
    assert outcome(position()) is None


def test_a_finished_investigation_keeps_its_cases_and_chart() -> None:
    state = play_to(play_idle_turn(position(2)).state, KASIA)
    state = play_round(state, KASIA).state
    (past,) = board(state).past
    assert past.cases == CASES[:2]
    assert past.points == (7, 5)
    assert (past.first, past.solved) == (KASIA, (2, None))
    assert [len(row) for row in past.findings] == [1, 2]
    assert [len(row) for row in past.left] == [1, 2]
    assert past.known == (None, None)


def test_all_cases_lie_open_at_the_end_of_the_game() -> None:
    state = play_round(replace(position(5), number=3), KASIA, MACIEJ, ANNA, EWA, JAN).state
    assert tuple(player.case for player in board(state).players) == CASES
    assert outcome(state) == Outcome(places=(1,) * 5, scores=(7,) * 5)

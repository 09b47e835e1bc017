"""The worked cases [P1] to [P8] of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cogs.case07.board import Disc, Watch
from cogs.case07.cards import Case
from cogs.case07.facts import CaseClosed, CaseSolved, EvidenceNear, EvidenceSame, PatrolReported
from cogs.case07.moves import Examine, Patrol, Size
from cogs.case07.state import held_case
from cogs.case07.views import board, hand
from tests.games.case07.oracle import fitting
from tests.games.case07.positions import (
    ANNA,
    BLANK,
    CASES,
    EWA,
    JAN,
    KASIA,
    MACIEJ,
    C,
    after,
    announcing,
    facts,
    play,
    play_round,
    play_to,
    position,
)

if TYPE_CHECKING:
    from bot.game.contract import Seat


def test_p1_anna_who_sits_before_kasia_holds_kasias_case() -> None:
    state = position(3)
    assert held_case(state, ANNA) == CASES[KASIA]
    assert [hand(state, seat).held for seat in (KASIA, MACIEJ, ANNA)] == [CASES[1], CASES[2], CASES[0]]


def test_p2_okecie_lies_next_to_the_hotel_forum() -> None:
    step = play(position(), Examine(C.OKECIE))
    assert facts(step) == (EvidenceNear(KASIA, C.OKECIE),)
    assert board(step.state).players[KASIA].discs == (Disc(C.OKECIE, Size.SMALL),)
    assert step.state.discarded == (C.OKECIE,)


def test_p2_morderstwo_is_kasias_crime() -> None:
    step = play(position(), Examine(C.MORDERSTWO))
    assert facts(step) == (EvidenceSame(KASIA, C.MORDERSTWO),)
    assert board(step.state).players[KASIA].discs == (Disc(C.MORDERSTWO, Size.LARGE),)
    assert step.state.discarded == (C.MORDERSTWO,)


@pytest.mark.unmeasured
@pytest.mark.parametrize(("place", "large", "small"), [(C.HOTEL_GROMADA, 1, 1), (C.DOM_PARTII, 0, 2)])
def test_p2_a_patrol_counts_the_case_here_and_next_door(place: C, large: int, small: int) -> None:
    step = play(position(), Patrol(place))
    assert facts(step) == (PatrolReported(KASIA, place, large, small),)
    assert board(step.state).players[KASIA].watches == (Watch(place, large, small),)


def test_p2_four_turns_leave_one_case_and_announcing_it_scores_seven() -> None:
    state = position()
    for move in (Examine(C.OKECIE), Examine(C.MORDERSTWO), Patrol(C.HOTEL_GROMADA), Patrol(C.DOM_PARTII)):
        state = position(sleuths=after(state, move).sleuths)
    assert fitting(state.tiles, state.sleuths[KASIA].findings) == (CASES[KASIA],)
    assert facts(play(state, *announcing(CASES[KASIA]))) == (CaseSolved(KASIA, *CASES[KASIA].cards, points=7),)


def test_p3_players_who_solve_in_the_same_round_share_the_box() -> None:
    state = play_round(position(), KASIA, ANNA).state
    assert [sleuth.points for sleuth in state.sleuths] == [(7,), (5,), (7,)]


@pytest.mark.parametrize(("last", "points"), [((EWA, JAN), 3), ((EWA,), 1)])
def test_p4_five_players_take_boxes_round_by_round(last: tuple[Seat, ...], points: int) -> None:
    state = play_round(position(5, round=5), KASIA, MACIEJ).state
    state = play_round(state, ANNA).state
    state = play_round(state, *last).state
    assert [sleuth.points for sleuth in state.sleuths] == [(7,), (7,), (5,), (3,), (points,)]


def test_p4_the_last_player_has_only_the_turn_of_that_round() -> None:
    state = play_round(position(2)).state
    step = play_round(state, KASIA)
    assert CaseClosed(MACIEJ, *CASES[MACIEJ].cards, points=5) in facts(step)
    assert step.state.number == 2


def test_p5_two_sevens_leave_the_five_for_a_later_solver() -> None:
    state = play_round(position(4), KASIA, MACIEJ).state
    assert board(state).next_box == 5
    state = play_round(state, ANNA).state
    assert [sleuth.points for sleuth in state.sleuths] == [(7,), (7,), (5,), (3,)]


def test_p6_two_wrong_announcements_cost_four_of_the_seven() -> None:
    state = position(2)
    for _ in range(2):
        state = play_to(after(state, *announcing(CASES[EWA])), KASIA)
    state = after(state, *announcing(CASES[KASIA]))
    assert (state.sleuths[KASIA].points, state.sleuths[KASIA].penalties) == ((7,), 4)


@pytest.mark.parametrize(
    ("case", "small"),
    [
        (Case(C.SZATNIARZ, C.WLAMANIE, C.STADION), 3),
        (Case(C.BOMBA, C.NAPAD, C.HOTEL_FORUM), 0),
    ],
)
def test_p7_a_patrol_on_blank_tiles_reports_the_neighbours_only(case: Case, small: int) -> None:
    step = play(position(2, cases=(case, CASES[1])), Patrol(BLANK))
    assert facts(step) == (PatrolReported(KASIA, BLANK, 0, small),)


def test_p8_the_disc_of_a_patrol_moves_to_the_tile() -> None:
    state = play_to(after(position(), Patrol(C.HOTEL_GROMADA)), KASIA)
    state = after(state, Examine(C.BOMBA))
    kasia = state.sleuths[KASIA]
    assert kasia.discs == (Disc(C.BOMBA, Size.LARGE),)
    assert kasia.watches == (Watch(C.HOTEL_GROMADA, 0, 1),)
    assert C.BOMBA in state.discarded

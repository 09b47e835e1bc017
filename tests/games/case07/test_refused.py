"""Refused moves and their reasons."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.case07.board import Phase
from cogs.case07.cards import PLACES
from cogs.case07.moves import Close, Examine, Move, Note, Patrol
from cogs.case07.rules import moves
from cogs.case07.state import Sleuth
from tests.games.case07.positions import (
    CASES,
    KASIA,
    MACIEJ,
    C,
    after,
    announcing,
    play_to,
    position,
    refusal,
)


@pytest.mark.parametrize("move", [Examine(C.OKECIE), Patrol(C.MDM), Close()])
def test_out_of_turn(move: Move) -> None:
    assert refusal(position(), move, MACIEJ) == ("not-your-turn", {})


def test_acting_after_solving() -> None:
    state = after(position(), *announcing(CASES[KASIA]))
    assert refusal(state, Examine(C.OKECIE), KASIA) == ("refused-case-over", {})


@pytest.mark.parametrize("move", [Examine(C.OKECIE), Note(C.MDM)])
def test_acting_after_the_end(move: Move) -> None:
    state = replace(position(), phase=Phase.OVER)
    assert refusal(state, move, KASIA) == ("refused-over", {})


def test_evidence_that_does_not_lie_face_up() -> None:
    assert refusal(position(), Examine(C.KASIARZ)) == ("refused-not-in-row", {"card": "kasiarz"})


def test_evidence_that_already_brought_the_player_a_disc() -> None:
    state = play_to(after(position(), Examine(C.OKECIE)), KASIA)
    state = replace(state, row=(*state.row[:8], C.OKECIE))
    assert refusal(state, Examine(C.OKECIE)) == ("refused-examined", {"card": "okecie"})
    assert Examine(C.OKECIE) not in moves(state, KASIA)


def test_evidence_that_brought_another_player_a_disc_is_legal() -> None:
    state = after(position(), Examine(C.OKECIE))
    state = replace(state, row=(*state.row[:8], C.OKECIE))
    assert Examine(C.OKECIE) in moves(state, MACIEJ)


def test_a_second_patrol_in_one_place() -> None:
    state = play_to(after(position(), Patrol(C.MDM)), KASIA)
    assert refusal(state, Patrol(C.MDM)) == ("refused-patrolled", {"place": "mdm"})
    assert Patrol(C.MDM) not in moves(state, KASIA)


def test_another_players_patrol_does_not_block_a_place() -> None:
    assert Patrol(C.MDM) in moves(after(position(), Patrol(C.MDM)), MACIEJ)


def test_a_sixth_patrol() -> None:
    state = position(2, sleuths=(Sleuth(patrols=0), Sleuth()))
    assert refusal(state, Patrol(C.MDM)) == ("refused-no-patrols", {})
    assert not any(Patrol(place) in moves(state, KASIA) for place in PLACES)


def test_a_suspect_cannot_be_patrolled() -> None:
    assert refusal(position(), Patrol(C.BOMBA)) == ("refused-no-place", {"card": "bomba"})


def test_legal_moves_do_not_depend_on_the_case() -> None:
    menus = {moves(position(2, cases=(case, CASES[MACIEJ])), KASIA) for case in CASES if case != CASES[MACIEJ]}
    assert len(menus) == 1

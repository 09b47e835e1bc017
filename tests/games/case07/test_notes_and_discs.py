"""Free moves beside the action: black discs, notes on tiles, the notebook; and the possible premoves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from cogs.case07 import GAME
from cogs.case07.board import Disc, Watch
from cogs.case07.cards import PLACES, Card, cards_in, neighbours
from cogs.case07.facts import DiscAssigned, DiscRecalled
from cogs.case07.moves import Accuse, Announce, Assign, Close, Examine, Note, Patrol, Recall, Size
from cogs.case07.options import Deduction, Options
from cogs.case07.rules import apply, moves
from cogs.case07.rules.legal import MAX_CHANGES, premoves
from cogs.case07.state import Sleuth, State
from cogs.case07.views import board, hand
from tests.games.case07.positions import (
    ANNA,
    CASES,
    KASIA,
    LUCK,
    MACIEJ,
    ROW,
    TILES,
    C,
    acting,
    after,
    announcing,
    facts,
    play,
    play_round,
    play_to,
    position,
    refusal,
)

if TYPE_CHECKING:
    from bot.game.contract import Seat


def test_black_discs_are_laid_quietly() -> None:
    step = play(position(), Accuse(C.MDM))
    assert step.news == ()
    assert hand(step.state, KASIA).accused == (C.MDM,)
    assert board(step.state) == board(position())
    assert acting(step.state) == KASIA


def test_black_discs_move_and_stay_in_the_order_of_kinds() -> None:
    state = after(position(), *map(Accuse, (C.MDM, C.NAPAD, C.BOMBA, C.KASIARZ)))
    assert hand(state, KASIA).accused == (C.KASIARZ, C.NAPAD, C.MDM)


def test_a_solution_is_announced_with_three_black_discs() -> None:
    state = after(position(), Accuse(C.MDM), Accuse(C.NAPAD))
    assert Announce() not in moves(state, KASIA)
    assert refusal(state, Announce()) == ("refused-accuse-first", {})
    assert Announce() in moves(after(state, Accuse(C.BOMBA)), KASIA)


def test_laying_a_black_disc_twice_on_a_card_is_refused() -> None:
    state = after(position(), Accuse(C.MDM))
    assert Accuse(C.MDM) not in moves(state, KASIA)
    assert refusal(state, Accuse(C.MDM)) == ("refused-accused-already", {"card": "mdm"})


def _changed_so_often(state: State) -> State:
    for turn in range(MAX_CHANGES + 1):
        state = after(state, Accuse((C.MDM, C.STADION)[turn % 2]))
    return state


def test_changes_of_black_discs_in_a_turn_are_limited() -> None:
    state = _changed_so_often(position())
    assert refusal(state, Accuse(C.SUPERSAM)) == ("refused-enough", {"changes": MAX_CHANGES})
    assert not any(isinstance(move, Accuse) and move.card in PLACES for move in moves(state, KASIA))


def test_missing_black_discs_may_be_laid_beyond_the_limit() -> None:
    state = after(_changed_so_often(position()), Accuse(C.BOMBA), Accuse(C.NAPAD))
    assert Announce() in moves(state, KASIA)


def test_the_limit_of_changes_is_renewed_each_turn() -> None:
    state = play_to(after(_changed_so_often(position()), Examine(C.SZATNIARZ)), KASIA)
    assert Accuse(C.SUPERSAM) in moves(state, KASIA)


def test_a_player_always_has_a_legal_move() -> None:
    """Without evidence, patrols, changes of black discs and the vote, a player can still announce a solution."""
    state = _changed_so_often(position(row=(), deck=()))
    (kasia, *rest) = state.sleuths
    state = after(
        position(row=(), deck=(), changes=MAX_CHANGES, sleuths=(Sleuth(patrols=0, accused=kasia.accused), *rest)),
        *(Close(),) * 3,
    )
    assert {type(move) for move in moves(state, KASIA)} == {Accuse}
    assert moves(after(state, Accuse(C.BOMBA), Accuse(C.NAPAD)), KASIA) == (Announce(),)


GROMADA = play_to(after(position(), Patrol(C.HOTEL_GROMADA)), KASIA)
"""Kasia's patrol at the Hotel Gromada has brought a large and a small disc."""


def test_a_disc_of_a_patrol_is_moved_to_a_tile_as_a_note() -> None:
    step = play(GROMADA, Assign(C.HOTEL_GROMADA, Size.SMALL, C.LAPOWKA))
    assert facts(step) == (DiscAssigned(KASIA, C.LAPOWKA, Size.SMALL, C.HOTEL_GROMADA),)
    kasia = board(step.state).players[KASIA]
    assert kasia.discs == (Disc(C.LAPOWKA, Size.SMALL),)
    assert kasia.watches == (Watch(C.HOTEL_GROMADA, 1, 0),)
    assert kasia.findings == board(GROMADA).players[KASIA].findings
    assert acting(step.state) == KASIA


def _assignments(state: State) -> set[Assign]:
    return {move for move in moves(state, KASIA) if isinstance(move, Assign)}


def _lying_in(*places: Card) -> set[Card]:
    return {card for place in places for card in cards_in(place, TILES)}


def test_discs_are_noted_in_the_patrols_place_and_small_discs_also_next_door() -> None:
    local_cards = (C.BOMBA, C.LAPOWKA, C.HOTEL_GROMADA)
    neighbour_cards = _lying_in(*neighbours(C.HOTEL_GROMADA))
    assert C.MORDERSTWO in neighbour_cards
    assert _assignments(GROMADA) == {
        *(Assign(C.HOTEL_GROMADA, size, card) for size in Size for card in local_cards),
        *(Assign(C.HOTEL_GROMADA, Size.SMALL, card) for card in neighbour_cards),
    }


def test_a_small_disc_is_noted_on_the_cases_own_tile_next_door() -> None:
    step = play(GROMADA, Assign(C.HOTEL_GROMADA, Size.SMALL, C.MORDERSTWO))
    assert facts(step) == (DiscAssigned(KASIA, C.MORDERSTWO, Size.SMALL, C.HOTEL_GROMADA),)
    kasia = board(step.state).players[KASIA]
    assert kasia.discs == (Disc(C.MORDERSTWO, Size.SMALL, patrol=C.HOTEL_GROMADA),)
    assert kasia.watches == (Watch(C.HOTEL_GROMADA, 1, 0),)


def test_the_patrol_sent_first_gives_the_disc_of_a_tile_next_to_several() -> None:
    state = _two_patrols_beside_dt_centrum()
    places = [move.place for move in _assignments(state) if move.card is C.MORDERSTWO]
    assert places == [C.HOTEL_GROMADA]
    note = Assign(C.DWORZEC_CENTRALNY, Size.SMALL, C.MORDERSTWO)
    assert refusal(state, note) == ("refused-first-patrol", {"place": "hotel-gromada"})


def _two_patrols_beside_dt_centrum() -> State:
    return play_to(after(GROMADA, Patrol(C.DWORZEC_CENTRALNY)), KASIA)


def test_a_tile_with_the_players_own_patrol_takes_no_disc_from_next_door() -> None:
    state = _two_patrols_beside_dt_centrum()
    assert not any(move.card in _lying_in(C.DWORZEC_CENTRALNY) for move in _assignments(state) if _is_beside(move))
    refused = Assign(C.HOTEL_GROMADA, Size.SMALL, C.DWORZEC_CENTRALNY)
    assert refusal(state, refused) == ("refused-patrolled", {"place": "dworzec-centralny"})


def _is_beside(move: Assign) -> bool:
    return move.card not in _lying_in(move.place)


def test_a_note_is_taken_back_to_the_patrol_it_came_from() -> None:
    for card in (C.LAPOWKA, C.MORDERSTWO):
        noted = after(GROMADA, Assign(C.HOTEL_GROMADA, Size.SMALL, card))
        assert Recall(card) in moves(noted, KASIA)
        step = play(noted, Recall(card))
        assert facts(step) == (DiscRecalled(KASIA, card, Size.SMALL, C.HOTEL_GROMADA),)
        assert board(step.state).players[KASIA] == board(GROMADA).players[KASIA]
        assert acting(step.state) == KASIA


def test_only_notes_are_taken_back() -> None:
    state = play_to(after(GROMADA, Examine(C.BOMBA)), KASIA)
    assert not any(isinstance(move, Recall) for move in moves(state, KASIA))
    for card in (C.BOMBA, C.KASIARZ):
        assert refusal(state, Recall(card)) == ("refused-no-note", {"card": card.value})


def test_taking_back_notes_in_a_turn_is_limited() -> None:
    note = Assign(C.HOTEL_GROMADA, Size.SMALL, C.MORDERSTWO)
    state = after(GROMADA, *(note, Recall(C.MORDERSTWO)) * MAX_CHANGES, note)
    assert Recall(C.MORDERSTWO) not in moves(state, KASIA)
    assert refusal(state, Recall(C.MORDERSTWO)) == ("refused-enough", {"changes": MAX_CHANGES})


def test_a_note_does_not_reveal_whether_it_is_right() -> None:
    right, wrong = (play(GROMADA, Assign(C.HOTEL_GROMADA, Size.LARGE, card)) for card in (C.BOMBA, C.LAPOWKA))
    assert [len(step.news) for step in (right, wrong)] == [1, 1]
    assert right.state.sleuths[KASIA].findings == wrong.state.sleuths[KASIA].findings


@pytest.mark.parametrize(
    ("size", "card"),
    [(Size.LARGE, C.BOMBA), (Size.SMALL, C.BOMBA), (Size.SMALL, C.LAPOWKA), (Size.SMALL, C.MORDERSTWO)],
)
def test_a_noted_card_may_still_be_examined(size: Size, card: Card) -> None:
    state = replace(GROMADA, row=(C.BOMBA, C.LAPOWKA, C.MORDERSTWO, *ROW[-6:]))
    noted = after(state, Assign(C.HOTEL_GROMADA, size, card))
    assert {move for move in moves(noted, KASIA) if isinstance(move, Examine)} == set(map(Examine, state.row))
    assert play(noted, Examine(card)).state.sleuths[KASIA].findings[-1].card is card


@pytest.mark.parametrize(
    ("move", "text", "variables"),
    [
        (Assign(C.MDM, Size.SMALL, C.KASIARZ), "refused-no-patrol-there", {"place": "mdm"}),
        (
            Assign(C.HOTEL_GROMADA, Size.SMALL, C.MDM),
            "refused-lies-elsewhere",
            {"place": "hotel-gromada", "card": "mdm", "size": "small"},
        ),
        (
            Assign(C.HOTEL_GROMADA, Size.LARGE, C.MORDERSTWO),
            "refused-lies-elsewhere",
            {"place": "hotel-gromada", "card": "morderstwo", "size": "large"},
        ),
    ],
)
def test_notes_that_are_refused(move: Assign, text: str, variables: dict[str, str]) -> None:
    assert refusal(GROMADA, move) == (text, variables)


def test_a_missing_disc_cannot_be_noted() -> None:
    state = after(GROMADA, Assign(C.HOTEL_GROMADA, Size.LARGE, C.BOMBA))
    note = Assign(C.HOTEL_GROMADA, Size.LARGE, C.LAPOWKA)
    assert refusal(state, note) == ("refused-no-such-disc", {"place": "hotel-gromada", "size": "large"})


def test_a_second_disc_on_a_tile_is_refused() -> None:
    state = after(GROMADA, Assign(C.HOTEL_GROMADA, Size.LARGE, C.BOMBA))
    note = Assign(C.HOTEL_GROMADA, Size.SMALL, C.BOMBA)
    assert refusal(state, note) == ("refused-marked", {"card": "bomba"})


def test_noting_another_players_disc_is_refused() -> None:
    state = play_to(GROMADA, MACIEJ)
    move = Assign(C.HOTEL_GROMADA, Size.LARGE, C.BOMBA)
    assert refusal(state, move) == ("refused-no-patrol-there", {"place": "hotel-gromada"})


def test_the_notebook_is_open_at_any_time_and_private() -> None:
    step = apply(position(), ANNA, Note(C.MDM), LUCK)
    assert step.news == ()
    assert hand(step.state, ANNA).notes == (C.MDM,)
    assert hand(step.state, KASIA) == hand(position(), KASIA)


def _noted(*notes: Note) -> tuple[Card, ...]:
    state = position()
    for note in notes:
        state = apply(state, ANNA, note, LUCK).state
    return hand(state, ANNA).notes


def test_cards_crossed_out_stand_in_the_order_of_the_cards() -> None:
    assert _noted(Note(C.MDM), Note(C.BOMBA), Note(C.NAPAD)) == (C.BOMBA, C.NAPAD, C.MDM)


def test_a_card_crossed_out_twice_stays_crossed_out() -> None:
    assert _noted(Note(C.MDM), Note(C.MDM)) == (C.MDM,)


def test_a_card_is_restored_only_by_a_restoring_note() -> None:
    assert _noted(Note(C.MDM), Note(C.BOMBA), Note(C.MDM, out=False), Note(C.MDM, out=False)) == (C.BOMBA,)


def test_the_notebooks_legal_moves_do_not_depend_on_its_content() -> None:
    notes = GAME.beside.notes(position(), ANNA)
    assert set(notes) == {Note(card, out) for card in Card for out in (True, False)}
    assert GAME.beside.notes(apply(position(), ANNA, Note(C.MDM), LUCK).state, ANNA) == notes


def test_the_notebook_is_closed_when_the_case_is_solved() -> None:
    state = after(position(), *announcing(CASES[KASIA]))
    assert GAME.beside.notes(state, KASIA) == ()
    assert refusal(state, Note(C.MDM), KASIA) == ("refused-case-over", {})


def _follows(deduction: Deduction, state: State | None = None, seat: Seat = ANNA) -> tuple[Card, ...]:
    start = position(options=Options(notebook=deduction), row=ROW) if state is None else state
    return hand(start, seat).follows


def test_without_deduction_the_notebook_crosses_nothing_out() -> None:
    assert _follows(Deduction.OFF) == ()


def test_simple_deduction_crosses_out_the_held_and_the_solved_cases() -> None:
    assert _follows(Deduction.SIMPLE) == tuple(card for card in Card if card in CASES[KASIA].cards)
    state = play_round(position(), MACIEJ).state
    assert set(_follows(Deduction.SIMPLE, state)) == {*CASES[KASIA].cards, *CASES[MACIEJ].cards}


def test_a_deduction_skips_cards_crossed_out_by_hand() -> None:
    state = apply(position(), ANNA, Note(C.BOMBA), LUCK).state
    assert set(hand(state, ANNA).follows) == {C.MORDERSTWO, C.HOTEL_FORUM}


def test_full_deduction_crosses_out_cards_excluded_by_evidence() -> None:
    state = after(position(options=Options(notebook=Deduction.FULL)), Examine(C.MORDERSTWO))
    crimes = {C.KRADZIEZ, C.WLAMANIE, C.SZANTAZ, C.PRZEMYT, C.FALSZERSTWO, C.OSZUSTWO, C.PORWANIE, C.NAPAD, C.LAPOWKA}
    assert set(hand(state, KASIA).follows) == {*crimes, *CASES[MACIEJ].cards}


def test_premoves_are_the_questions_of_the_present_row() -> None:
    state = after(position(), Examine(C.MORDERSTWO))
    assert premoves(board(state), KASIA) == (
        *(Examine(card) for card in state.row),
        *(Patrol(place) for place in PLACES),
    )


def test_a_player_with_a_solved_case_has_no_premoves() -> None:
    assert premoves(board(after(position(), *announcing(CASES[KASIA]))), KASIA) == ()

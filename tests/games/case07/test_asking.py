"""A turn's action by the rules: evidence, patrols, announcements."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from cogs.case07.board import Disc, Finding, Watch
from cogs.case07.cards import CRIMES, PLACES, Card, Case, Tiles, cards_in, neighbours
from cogs.case07.facts import CaseSolved, EvidenceDead, EvidenceNear, PatrolReported, WronglyAnnounced
from cogs.case07.moves import Accuse, Answer, Assign, Examine, Patrol, Size
from cogs.case07.rules import apply, moves, to_act
from cogs.case07.views import board, hand
from tests.games.case07.positions import (
    ANNA,
    BLANK,
    CASES,
    DECK,
    EWA,
    KASIA,
    MACIEJ,
    ROW,
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
    from cogs.case07.state import State


def test_evidence_is_compared_with_the_case_card_of_its_own_type_only() -> None:
    """The suspect in Dom Partii lies next to the case's crime and place, but not to its suspect."""
    state = position(row=(C.DOCENT, *ROW[1:]), deck=(*DECK[1:], ROW[0]))
    assert facts(play(state, Examine(C.DOCENT))) == (EvidenceDead(KASIA, C.DOCENT),)


def test_evidence_beside_the_case_card_of_its_type_brings_a_small_disc() -> None:
    step = play(position(row=(C.KRADZIEZ, *ROW[1:])), Examine(C.KRADZIEZ))
    assert facts(step) == (EvidenceNear(KASIA, C.KRADZIEZ),)
    assert board(step.state).players[KASIA].findings == (Finding(1, card=C.KRADZIEZ, answer=Answer.NEAR),)


def test_a_dead_end_stays_with_the_player_for_all_to_see() -> None:
    state = after(position(), Examine(C.SZATNIARZ))
    assert board(state).players[KASIA].dead_ends == (C.SZATNIARZ,)
    assert board(state).players[KASIA].discs == ()
    assert C.SZATNIARZ not in (*state.discarded, *state.row, *state.deck)


def test_the_row_is_refilled_at_once_where_the_card_lay() -> None:
    state = after(position(), Examine(C.MORDERSTWO))
    assert state.row == (ROW[0], DECK[0], *ROW[2:])
    assert state.deck == DECK[1:]


def test_when_the_deck_is_out_the_discards_alone_are_shuffled() -> None:
    state = after(position(deck=(), discarded=DECK[:5]), Examine(C.SZATNIARZ))
    assert len(state.row) == 9
    assert {*state.deck, *state.row} == {*DECK[:5], *ROW} - {C.SZATNIARZ}
    assert state.discarded == ()


def test_the_discards_come_back_in_random_order() -> None:
    state = position(deck=(), discarded=DECK[:5])
    decks = {apply(state, KASIA, Examine(C.SZATNIARZ), Chance(b"deck", n)).state.deck for n in range(20)}
    assert len(decks) > 10


def test_without_deck_and_discards_the_row_gets_shorter() -> None:
    state = after(position(deck=(), discarded=()), Examine(C.SZATNIARZ))
    assert state.row == tuple(card for card in ROW if card is not C.SZATNIARZ)


def test_a_short_row_is_refilled_as_far_as_cards_last() -> None:
    state = after(position(row=ROW[:6], deck=(), discarded=(C.KASIARZ,)), Examine(C.OKECIE))
    assert len(state.row) == 7
    assert {*state.row} == {*ROW[:6], C.KASIARZ}


def test_a_patrol_brings_a_large_disc_for_each_card_of_the_case_there() -> None:
    case = Case(C.BOMBA, C.LAPOWKA, C.HOTEL_GROMADA)
    step = play(position(2, cases=(case, CASES[1])), Patrol(C.HOTEL_GROMADA))
    assert facts(step) == (PatrolReported(KASIA, C.HOTEL_GROMADA, 3, 0),)


def test_a_patrol_is_used_for_the_whole_game() -> None:
    assert after(position(), Patrol(C.MDM)).sleuths[KASIA].patrols == 4


@pytest.mark.parametrize(
    ("card", "place", "counts"),
    [
        (C.BOMBA, C.HOTEL_GROMADA, (0, 1)),
        (C.OKECIE, C.OKECIE, (0, 0)),
        (C.LAPOWKA, C.HOTEL_GROMADA, (1, 0)),
    ],
)
def test_a_patrol_brings_no_second_disc_for_a_case_card_with_a_disc(
    card: Card, place: Card, counts: tuple[int, int]
) -> None:
    state = play_to(after(position(), Examine(card)), KASIA)
    assert facts(play(state, Patrol(place))) == (PatrolReported(KASIA, place, *counts),)


def test_a_dead_end_does_not_reduce_a_patrols_discs() -> None:
    state = play_to(after(position(), Examine(C.HOTEL_GROMADA)), KASIA)
    assert state.sleuths[KASIA].dead_ends == (C.HOTEL_GROMADA,)
    assert facts(play(state, Patrol(C.HOTEL_GROMADA))) == (PatrolReported(KASIA, C.HOTEL_GROMADA, 1, 1),)


def test_evidence_moves_the_small_disc_of_a_patrol_too() -> None:
    state = play_to(after(position(), Patrol(C.HOTEL_GROMADA)), KASIA)
    kasia = after(state, Examine(C.LAPOWKA)).sleuths[KASIA]
    assert kasia.watches == (Watch(C.HOTEL_GROMADA, 1, 0),)
    assert kasia.discs == (Disc(C.LAPOWKA, Size.SMALL),)


def test_a_dead_end_leaves_the_discs_on_the_patrol() -> None:
    state = play_to(after(position(), Patrol(C.HOTEL_GROMADA)), KASIA)
    kasia = after(state, Examine(C.HOTEL_GROMADA)).sleuths[KASIA]
    assert kasia.watches == (Watch(C.HOTEL_GROMADA, 1, 1),)


def test_a_note_that_evidence_proves_wrong_goes_back_to_the_patrol_and_on_to_the_right_tile() -> None:
    state = play_to(after(position(), Patrol(C.HOTEL_GROMADA), Patrol(C.MDM)), KASIA)
    state = after(state, Assign(C.HOTEL_GROMADA, Size.LARGE, C.HOTEL_GROMADA), Examine(C.BOMBA))
    kasia = state.sleuths[KASIA]
    assert kasia.discs == (Disc(C.BOMBA, Size.LARGE),)
    assert kasia.watches == (Watch(C.HOTEL_GROMADA, 0, 1),)


def test_both_notes_go_back_if_either_may_be_wrong() -> None:
    """Two small discs in Dom Partii stand for the crime and the place; the notes claim the suspect and the place."""
    state = position(tiles=_with_a_crime_in_dom_partii(), row=(C.LAPOWKA, *ROW[1:]))
    state = play_to(after(state, Patrol(C.DOM_PARTII)), KASIA)
    state = after(state, *(Assign(C.DOM_PARTII, Size.SMALL, card) for card in (C.DOCENT, C.DOM_PARTII)))
    kasia = after(state, Examine(C.LAPOWKA)).sleuths[KASIA]
    assert kasia.discs == (Disc(C.LAPOWKA, Size.SMALL),)
    assert kasia.watches == (Watch(C.DOM_PARTII, 0, 1),)


def test_a_disc_that_evidence_laid_does_not_go_back() -> None:
    state = position(tiles=_with_a_crime_in_dom_partii(), row=(C.LAPOWKA, *ROW[1:]))
    state = play_to(after(state, Examine(C.DOM_PARTII)), KASIA)
    state = play_to(after(state, Patrol(C.DOM_PARTII)), KASIA)
    kasia = after(state, Assign(C.DOM_PARTII, Size.SMALL, C.DOCENT), Examine(C.LAPOWKA)).sleuths[KASIA]
    assert kasia.discs == (Disc(C.DOM_PARTII, Size.SMALL), Disc(C.LAPOWKA, Size.SMALL))
    assert kasia.watches == (Watch(C.DOM_PARTII, 0, 0),)


def test_a_note_on_a_dead_end_goes_back_too() -> None:
    state = play_to(after(position(), Examine(C.HOTEL_GROMADA)), KASIA)
    state = play_to(after(state, Patrol(C.HOTEL_GROMADA)), KASIA)
    state = after(state, Assign(C.HOTEL_GROMADA, Size.LARGE, C.HOTEL_GROMADA), Examine(C.BOMBA))
    kasia = state.sleuths[KASIA]
    assert kasia.discs == (Disc(C.BOMBA, Size.LARGE),)
    assert kasia.watches == (Watch(C.HOTEL_GROMADA, 0, 1),)


def _with_a_crime_in_dom_partii() -> tuple[Tiles, ...]:
    tiles = list(position().tiles)
    tiles[1], tiles[8] = replace(tiles[1], crime=C.LAPOWKA), replace(tiles[8], crime=None)
    return tuple(tiles)


def test_a_right_announcement_solves_the_case_and_shows_it() -> None:
    step = play(position(), *announcing(CASES[KASIA]))
    assert facts(step) == (CaseSolved(KASIA, *CASES[KASIA].cards, points=7),)
    assert board(step.state).players[KASIA].case == CASES[KASIA]
    assert board(step.state).players[KASIA].finished == 1
    assert board(step.state).players[MACIEJ].case is None


@pytest.mark.parametrize("case", [CASES[KASIA], CASES[EWA]], ids=["right", "wrong"])
def test_an_announcement_removes_the_black_discs(case: Case) -> None:
    assert hand(after(position(), *announcing(case)), KASIA).accused == ()


def test_large_discs_mark_a_solved_case_and_the_small_ones_go() -> None:
    state = play_to(after(position(), Patrol(C.HOTEL_GROMADA)), KASIA)
    state = play_to(after(state, Examine(C.OKECIE)), KASIA)
    kasia = after(state, *announcing(CASES[KASIA])).sleuths[KASIA]
    assert kasia.discs == tuple(Disc(card, Size.LARGE) for card in CASES[KASIA].cards)
    assert kasia.watches == (Watch(C.HOTEL_GROMADA, 0, 0),)


def test_a_wrong_announcement_costs_two_points_and_reveals_no_card() -> None:
    nearly = replace(CASES[KASIA], place=C.OKECIE)
    step = play(position(), *announcing(nearly))
    assert facts(step) == (WronglyAnnounced(KASIA, *nearly.cards),)
    assert step.state.sleuths[KASIA].penalties == 2
    assert step.state.sleuths[KASIA].findings == (Finding(1, wrong=nearly),)
    assert step.state.turn == MACIEJ


def test_black_discs_go_after_a_wrong_announcement() -> None:
    state = after(position(), *announcing(CASES[EWA]))
    assert hand(state, KASIA).accused == ()


def test_black_discs_stay_until_they_are_announced() -> None:
    state = after(position(), Accuse(C.MDM), Accuse(C.BOMBA), Examine(C.OKECIE))
    assert hand(state, KASIA).accused == (C.BOMBA, C.MDM)


def test_a_player_with_a_solved_case_takes_no_more_turns() -> None:
    state = play_round(position(), KASIA).state
    assert state.turn == MACIEJ
    assert moves(state, KASIA) == ()
    assert to_act(play_to(state, ANNA)) == {ANNA}


def test_a_player_with_a_solved_case_still_answers_as_holder() -> None:
    state = play_round(position(), ANNA).state
    assert facts(play(state, Patrol(BLANK))) == (PatrolReported(KASIA, BLANK, 0, 0),)


GROMADA = play_to(after(position(), Patrol(C.HOTEL_GROMADA)), KASIA)
"""Kasia's patrol at the Hotel Gromada has brought a large disc (Bomba) and a small one (Morderstwo next door)."""
OPEN = replace(GROMADA, row=(C.BOMBA, C.LAPOWKA, C.MORDERSTWO, C.HOTEL_GROMADA, *ROW[-5:]))


def test_a_right_note_stays_where_it_lies_when_its_evidence_confirms_it() -> None:
    kasia = after(OPEN, Assign(C.HOTEL_GROMADA, Size.LARGE, C.BOMBA), Examine(C.BOMBA)).sleuths[KASIA]
    assert kasia.discs == (Disc(C.BOMBA, Size.LARGE),)
    assert kasia.watches == (Watch(C.HOTEL_GROMADA, 0, 1),)


def test_a_note_of_the_wrong_size_goes_back_and_the_right_disc_comes() -> None:
    kasia = after(OPEN, Assign(C.HOTEL_GROMADA, Size.SMALL, C.BOMBA), Examine(C.BOMBA)).sleuths[KASIA]
    assert kasia.discs == (Disc(C.BOMBA, Size.LARGE),)
    assert kasia.watches == (Watch(C.HOTEL_GROMADA, 0, 1),)


def test_a_note_on_a_card_that_becomes_a_dead_end_goes_back_to_the_patrol() -> None:
    kasia = after(OPEN, Assign(C.HOTEL_GROMADA, Size.LARGE, C.HOTEL_GROMADA), Examine(C.HOTEL_GROMADA)).sleuths[KASIA]
    assert kasia.discs == ()
    assert kasia.watches == (Watch(C.HOTEL_GROMADA, 1, 1),)
    assert kasia.dead_ends == (C.HOTEL_GROMADA,)


def test_a_note_next_door_goes_back_when_its_evidence_lays_the_large_disc() -> None:
    kasia = after(OPEN, Assign(C.HOTEL_GROMADA, Size.SMALL, C.MORDERSTWO), Examine(C.MORDERSTWO)).sleuths[KASIA]
    assert kasia.discs == (Disc(C.MORDERSTWO, Size.LARGE),)
    assert kasia.watches == (Watch(C.HOTEL_GROMADA, 1, 1),)


def test_the_disc_noted_next_door_moves_to_the_evidence_of_the_same_kind() -> None:
    """Łapówka in the patrol's place is next to Morderstwo, so the patrol's one small disc counts for both."""
    kasia = after(OPEN, Assign(C.HOTEL_GROMADA, Size.SMALL, C.MORDERSTWO), Examine(C.LAPOWKA)).sleuths[KASIA]
    assert kasia.discs == (Disc(C.LAPOWKA, Size.SMALL),)
    assert kasia.watches == (Watch(C.HOTEL_GROMADA, 1, 0),)


def test_of_two_notes_only_the_one_of_the_same_kind_goes_back() -> None:
    """Two small discs in Dom Partii: one is noted as the place next door (right), one as a crime next door (wrong)."""
    state = position(tiles=_with_a_crime_in_dom_partii(), row=(C.LAPOWKA, *ROW[1:]))
    state = play_to(after(state, Patrol(C.DOM_PARTII)), KASIA)
    crime = next(card for card in _crimes_beside(state, C.DOM_PARTII) if card is not C.MORDERSTWO)
    state = after(state, *(Assign(C.DOM_PARTII, Size.SMALL, card) for card in (C.HOTEL_FORUM, crime)))
    kasia = after(state, Examine(C.LAPOWKA)).sleuths[KASIA]
    assert kasia.discs == (Disc(C.HOTEL_FORUM, Size.SMALL, patrol=C.DOM_PARTII), Disc(C.LAPOWKA, Size.SMALL))
    assert kasia.watches == (Watch(C.DOM_PARTII, 0, 0),)


def _crimes_beside(state: State, place: Card) -> list[Card]:
    return [
        card for near in PLACES if near in neighbours(place) for card in cards_in(near, state.tiles) if card in CRIMES
    ]

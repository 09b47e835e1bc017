"""The set-up of an investigation, and the values that last from one investigation to the next."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.case07.board import Phase
from cogs.case07.cards import CRIMES, PLACES, SUSPECTS, Card, locations, neighbours
from cogs.case07.facts import CaseDealt, InvestigationBegun, InvestigationOver
from cogs.case07.moves import Close, Patrol
from cogs.case07.options import Options
from cogs.case07.rules import start, to_act
from cogs.case07.views import board
from tests.games.case07.positions import (
    ANNA,
    CASES,
    KASIA,
    LUCK,
    MACIEJ,
    C,
    after,
    announcing,
    facts,
    play,
    play_round,
    play_to,
    position,
    whispers,
)


def test_the_places_lie_in_bricks_with_29_adjacencies() -> None:
    assert sum(len(neighbours(place)) for place in PLACES) == 2 * 29
    assert all(place in neighbours(other) for place in PLACES for other in neighbours(place))


@pytest.mark.parametrize(
    ("place", "beside"),
    [
        (C.OKECIE, {C.DOM_PARTII, C.TEATR_WIELKI, C.HOTEL_FORUM}),
        (C.HOTEL_GROMADA, {C.DT_CENTRUM, C.DWORZEC_CENTRALNY, C.STADION}),
        (C.MDM, {C.BAZAR_ROZYCKIEGO, C.KINO_MOSKWA, C.STADION}),
        (
            C.PALAC_KULTURY,
            {
                C.KOLUMNA_ZYGMUNTA,
                C.DWORZEC_CENTRALNY,
                C.TEATR_WIELKI,
                C.HOTEL_FORUM,
                C.SUPERSAM,
                C.KINO_MOSKWA,
            },
        ),
    ],
)
def test_neighbours_are_left_and_right_and_two_in_each_next_row(place: Card, beside: set[Card]) -> None:
    assert neighbours(place) == beside


def test_every_tile_is_dealt_to_one_place_with_two_unknown_offenders_and_four_preventions() -> None:
    tiles = start(5, Options(), LUCK).state.tiles
    assert Counter(tile.suspect for tile in tiles) == Counter((*SUSPECTS, None, None))
    assert Counter(tile.crime for tile in tiles) == Counter((*CRIMES, None, None, None, None))
    assert set(locations(tiles)) == set(Card)


def test_nine_of_the_36_evidence_cards_lie_face_up() -> None:
    state = start(2, Options(), LUCK).state
    assert len(state.row) == 9
    assert Counter((*state.row, *state.deck)) == Counter(Card)


@pytest.mark.parametrize("players", range(2, 6))
def test_cases_share_no_card(players: int) -> None:
    for seed in range(20):
        cases = start(players, Options(), Chance(b"deal", seed)).state.cases
        assert len({card for case in cases for card in case.cards}) == 3 * players


def test_only_the_holder_learns_the_left_neighbours_case() -> None:
    step = start(3, Options(), LUCK)
    case_facts = {news.to: news.fact for news in whispers(step)}
    assert case_facts == {
        holder: CaseDealt(Seat(seat), *step.state.cases[seat].cards)
        for holder, seat in ((ANNA, KASIA), (KASIA, MACIEJ), (MACIEJ, ANNA))
    }


def test_the_first_player_is_drawn_and_announced() -> None:
    firsts = {start(3, Options(), Chance(b"first", seed)).state.first for seed in range(40)}
    assert firsts == {KASIA, MACIEJ, ANNA}
    step = start(3, Options(), LUCK)
    assert facts(step) == (InvestigationBegun(step.state.first, 1),)
    assert to_act(step.state) == {step.state.first}


def _closed_by_two() -> tuple[Patrol, Close]:
    """Return the last step of an investigation of two: Kasia sends a patrol, then both seats ask to close."""
    return Patrol(C.MDM), Close()


def test_the_next_investigation_is_dealt_anew_and_the_next_seat_begins() -> None:
    state = play_to(after(position(2), *_closed_by_two()), KASIA)
    step = play(state, Close())
    assert facts(step)[-2:] == (InvestigationOver(1), InvestigationBegun(MACIEJ, 2))
    assert {news.to for news in whispers(step)} == {KASIA, MACIEJ}
    assert (step.state.number, step.state.round, step.state.turn) == (2, 1, MACIEJ)
    assert step.state.tiles != state.tiles
    assert len(step.state.row) == 9
    assert all(not (sleuth.findings or sleuth.discs or sleuth.watches or sleuth.asks) for sleuth in step.state.sleuths)


def test_used_patrols_stay_used() -> None:
    state = play_to(after(position(2), *_closed_by_two()), KASIA)
    state = after(state, Close())
    assert [sleuth.patrols for sleuth in state.sleuths] == [4, 5]


def test_the_next_investigation_keeps_points_and_penalty_points() -> None:
    state = play_to(after(position(2), *announcing(CASES[3])), KASIA)
    state = play_round(state, KASIA, MACIEJ).state
    assert state.number == 2
    assert [(sleuth.points, sleuth.penalties) for sleuth in state.sleuths] == [((7,), 2), ((7,), 0)]


def test_the_left_neighbour_of_the_first_player_begins_the_next_investigation() -> None:
    state, firsts = position(3), [KASIA]
    for _ in range(2):
        state = play_round(state, KASIA, MACIEJ, ANNA).state
        firsts.append(state.first)
    assert firsts == [KASIA, MACIEJ, ANNA]


def test_after_three_investigations_the_game_is_over() -> None:
    state = replace(position(2), number=3)
    step = play(play_to(after(state, *_closed_by_two()), KASIA), Close())
    assert InvestigationOver(3) in facts(step)
    assert to_act(step.state) == frozenset()
    assert board(step.state).phase is Phase.OVER
    assert board(step.state).turn is None

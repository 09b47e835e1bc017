"""Re-deals: every deal that agrees with the answers can come up, and no other."""

from __future__ import annotations

from itertools import product
from time import process_time
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Refused, Seat
from cogs.case07 import GAME
from cogs.case07.board import Phase
from cogs.case07.cards import PLACES, Card
from cogs.case07.moves import (
    Accuse,
    Announce,
    Answer,
    Assign,
    Close,
    Examine,
    Judge,
    Move,
    Note,
    Patrol,
    Reply,
    Report,
    Size,
)
from cogs.case07.options import Options
from cogs.case07.state import State, held_case
from cogs.case07.views import board, hand, redeal
from images.case07 import draw_chart
from images.kit import Look
from tests.games.case07.oracle import fitting
from tests.games.case07.parties import states
from tests.games.case07.positions import (
    ANNA,
    CASES,
    KASIA,
    LUCK,
    MACIEJ,
    C,
    acting,
    after,
    announcing,
    position,
)

if TYPE_CHECKING:
    from cogs.case07.cards import Case

pytestmark = pytest.mark.unmeasured

DEALS = 40
LOOK = Look("en", ("Kasia", "Maciej", "Anna"))


def _disjoint(cases: tuple[Case, ...]) -> bool:
    return len({card for case in cases for card in case.cards}) == 3 * len(cases)


def _played_state(players: int, moves: int, seed: int) -> State:
    """Return the state after random moves."""
    state, luck = GAME.start(players, Options(), Chance(b"secret", seed)).state, Chance(b"luck", seed)
    for _ in range(moves):
        state = GAME.apply(state, acting(state), luck.pick(GAME.moves(state, acting(state))), luck).state
    return state


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("players", "moves"), [(2, 40), (3, 90), (5, 10), (5, 200)])
def test_every_deal_agrees_with_all_answers(players: int, moves: int, seed: int) -> None:
    state = _played_state(players, moves, seed)
    for seat in (None, *map(Seat, range(players))):
        other = redeal(state, seat, Chance(b"deal", seed))
        assert _disjoint(other.cases)
        assert all(
            case in fitting(state.tiles, sleuth.findings)
            for case, sleuth in zip(other.cases, other.sleuths, strict=True)
        )
        if seat is not None:
            assert held_case(other, seat) == held_case(state, seat)


def test_every_deal_that_agrees_comes_up_and_no_other() -> None:
    state = position(3)
    course = (
        *(Examine(C.OKECIE), Examine(C.SZATNIARZ), Patrol(C.MDM)),
        *(Examine(C.MORDERSTWO), Patrol(C.STADION), Patrol(C.SUPERSAM)),
        *(Patrol(C.HOTEL_GROMADA), Patrol(C.BAZAR_ROZYCKIEGO), Patrol(C.TEATR_WIELKI)),
        *(Patrol(C.PALAC_KULTURY), Patrol(C.MDM), Patrol(C.KINO_MOSKWA)),
    )
    state = after(state, *course)
    fit = [fitting(state.tiles, sleuth.findings) for sleuth in state.sleuths]
    worlds = {cases for cases in product(*fit) if _disjoint(cases) and cases[MACIEJ] == CASES[MACIEJ]}
    deals = {redeal(state, KASIA, Chance(b"all", deal)).cases for deal in range(40 * len(worlds))}
    assert 2 <= len(worlds) <= 40
    assert deals == worlds


def test_solved_cases_are_known_to_all() -> None:
    state = after(position(3), *announcing(CASES[KASIA]))
    for seat in (None, KASIA, MACIEJ, ANNA):
        assert {redeal(state, seat, Chance(b"", deal)).cases[KASIA] for deal in range(DEALS)} == {CASES[KASIA]}


def test_a_redeal_shuffles_the_deck() -> None:
    state = position(3)
    other = redeal(state, KASIA, LUCK)
    assert other.deck != state.deck
    assert sorted(other.deck) == sorted(state.deck)


def test_a_redeal_keeps_the_seats_own_drafts_and_varies_the_others() -> None:
    state = after(position(3), Accuse(C.MDM))
    state = GAME.apply(state, ANNA, Note(C.BOMBA), LUCK).state
    own = [redeal(state, KASIA, Chance(b"", deal)).sleuths for deal in range(DEALS)]
    assert {sleuths[KASIA].accused for sleuths in own} == {(C.MDM,)}
    assert len({sleuths[ANNA].notes for sleuths in own}) > 1
    variants = [redeal(state, ANNA, Chance(b"", deal)) for deal in range(DEALS)]
    assert len({variant.sleuths[KASIA].accused for variant in variants}) > 1
    assert {variant.sleuths[ANNA].notes for variant in variants} == {(C.BOMBA,)}
    assert all(GAME.moves(variant, KASIA) for variant in variants)


def test_a_redeal_keeps_a_pending_announcement() -> None:
    state = after(position(3, Options(human_answers=True)), *announcing(CASES[3]))
    variants = [redeal(state, MACIEJ, Chance(b"", deal)) for deal in range(DEALS)]
    assert {board(variant).question for variant in variants} == {board(state).question}


def test_after_the_end_a_redeal_changes_only_the_deck() -> None:
    state = replace(position(3), phase=Phase.OVER)
    assert replace(redeal(state, KASIA, LUCK), deck=state.deck) == state


ALL_MOVES: tuple[Move, ...] = (
    *map(Examine, Card),
    *map(Patrol, Card),
    *map(Accuse, Card),
    *map(Note, Card),
    *(Assign(place, size, card) for place in PLACES for size in Size for card in Card),
    *(Note(card, out=False) for card in Card),
    Announce(),
    Close(),
    *map(Reply, Answer),
    Judge(right=True),
    Judge(right=False),
    *(Report(large, small) for large in range(4) for small in range(4)),
)
"""Every move that a user can type."""


def _refusals(state: State, seat: Seat) -> list[tuple[str, dict[str, str | int]] | None]:
    """Return for each move the reason why a seat is refused it; None if the move is legal."""
    return [_refused(state, seat, move) for move in ALL_MOVES]


def _refused(state: State, seat: Seat, move: Move) -> tuple[str, dict[str, str | int]] | None:
    try:
        GAME.apply(state, seat, move, LUCK)
    except Refused as refused:
        return refused.text, refused.variables
    return None


def test_refusals_do_not_depend_on_hidden_cards() -> None:
    for state, players in states()[::3]:
        for seat in map(Seat, range(players)):
            assert _refusals(redeal(state, seat, LUCK), seat) == _refusals(state, seat)


def test_a_running_investigation_has_no_chart() -> None:
    for state, _ in states():
        past_count = state.number if state.phase is Phase.OVER else state.number - 1
        assert len(board(state).past) == past_count
        assert past_count or draw_chart(board(state), LOOK) is None


def test_a_hand_shows_the_held_case_and_no_other() -> None:
    state = after(position(3), Accuse(C.MDM))
    hands = [hand(state, seat) for seat in (KASIA, MACIEJ, ANNA)]
    assert [own_hand.held for own_hand in hands] == [CASES[MACIEJ], CASES[ANNA], CASES[KASIA]]
    assert [own_hand.accused for own_hand in hands] == [(C.MDM,), (), ()]
    assert all(own_hand.board == board(state) for own_hand in hands)


def test_a_redeal_is_quick() -> None:
    states = [_played_state(5, moves, 1) for moves in (0, 20, 60, 150)]
    began = process_time()
    for state in states:
        for seat in map(Seat, range(5)):
            redeal(state, seat, LUCK)
    assert (process_time() - began) / 20 < 0.02

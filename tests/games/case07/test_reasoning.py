"""The set of possible cases: compared with plain counting, and with findings that only together decide a case."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Budget, Seat, Strength
from cogs.case07 import GAME
from cogs.case07.board import Finding
from cogs.case07.cards import Card, Case
from cogs.case07.knowledge import (
    ALL_CASES,
    ALL_CASES_MASK,
    CASES_BY_CARD,
    _supported_cases,
    case_index,
    case_list,
    case_set,
    consistent,
    deduced_cards,
    possible,
    with_chart,
)
from cogs.case07.moves import Announce, Answer, Examine, Patrol
from cogs.case07.options import Deduction, Options
from cogs.case07.state import Sleuth, State, held_case
from cogs.case07.views import board, hand
from tests.games.case07.oracle import fitting
from tests.games.case07.parties import states
from tests.games.case07.positions import ANNA, CASES, KASIA, MACIEJ, TILES, C, acting, after, announcing, position

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.case07.board import Investigation


def possible_cases(state: State, seat: Seat = KASIA) -> tuple[Case, ...]:
    """Return the cases that a seat can think possible."""
    return possible(board(state), seat, held_case(state, seat))


def with_findings(state: State, seat: Seat, *findings: Finding) -> State:
    """Return the state with these findings for a seat."""
    sleuths = list(state.sleuths)
    sleuths[seat] = replace(sleuths[seat], findings=findings)
    return replace(state, sleuths=tuple(sleuths))


def same(card: Card) -> Finding:
    """Return the finding that a card is in the case."""
    return Finding(1, card=card, answer=Answer.SAME)


def shares(case: Case, other: Case) -> bool:
    """Return whether two cases have a card in common."""
    return bool({*case.cards} & {*other.cards})


def test_at_first_everything_is_possible_but_the_held_cards() -> None:
    assert len(possible_cases(position())) == 11 * 9 * 13


def test_the_findings_of_the_worked_case_leave_only_its_case() -> None:
    course = (Examine(C.OKECIE), Examine(C.MORDERSTWO), Patrol(C.HOTEL_GROMADA), Patrol(C.DOM_PARTII))
    state = position()
    for move in course:
        state = replace(after(state, move), turn=KASIA)
    assert possible_cases(state) == (CASES[KASIA],)


@pytest.mark.unmeasured
def test_a_set_of_cases_agrees_as_plain_counting_does() -> None:
    for state, _ in states():
        for sleuth in state.sleuths:
            assert case_list(consistent(case_index(state.tiles), sleuth.findings)) == fitting(
                state.tiles, sleuth.findings
            )


def test_an_empty_finding_excludes_no_case() -> None:
    assert consistent(case_index(TILES), (Finding(1),)) == ALL_CASES_MASK


def test_the_true_case_is_always_possible() -> None:
    for state, players in states():
        for seat in map(Seat, range(players)):
            assert state.cases[seat] in possible_cases(state, seat)


@pytest.mark.unmeasured
def test_with_three_a_case_is_possible_beside_some_case_of_the_third() -> None:
    for state in (state for state, players in states() if players == 3):
        for seat in map(Seat, range(3)):
            assert possible_cases(state, seat) == tuple(possible_by_trial(state, seat))


def possible_by_trial(state: State, seat: Seat) -> Iterable[Case]:
    """Return the possible cases of one of three seats by a trial of every case of the third seat."""
    sleuths, third, neighbour_case = state.sleuths, (seat + 2) % 3, held_case(state, seat)
    thirds = [state.cases[third]] if board(state).players[third].case else fitting(state.tiles, sleuths[third].findings)
    free = [case for case in thirds if not shares(case, neighbour_case)]
    own = (state.cases[seat],) if board(state).players[seat].case else fitting(state.tiles, sleuths[seat].findings)
    return (case for case in own if not shares(case, neighbour_case) and any(not shares(case, other) for other in free))


def test_a_solved_case_is_the_only_possible_case() -> None:
    assert possible_cases(after(position(), *announcing(CASES[KASIA]))) == (CASES[KASIA],)


def test_a_wrongly_announced_case_is_excluded() -> None:
    case = Case(C.KELNERKA, C.OSZUSTWO, C.KINO_MOSKWA)
    assert case in possible_cases(position())
    assert case not in possible_cases(after(position(), *announcing(case)))


def test_no_card_of_a_solved_case_is_possible_for_another() -> None:
    state = after(position(), *announcing(CASES[KASIA]))
    assert len(possible_cases(state, MACIEJ)) == 10 * 8 * 12


def test_a_card_found_by_another_player_is_excluded() -> None:
    state = with_findings(position(), ANNA, same(CASES[ANNA].suspect))
    assert not any(case.suspect is CASES[ANNA].suspect for case in possible_cases(state))
    assert len(possible_cases(state)) == 10 * 9 * 13


def test_the_findings_of_the_player_whose_case_is_held_change_nothing() -> None:
    state = position()
    assert possible_cases(with_findings(state, MACIEJ, same(CASES[MACIEJ].suspect))) == possible_cases(state)


def test_two_players_limited_to_two_suspects_exclude_both() -> None:
    two = CASES_BY_CARD[C.BOMBA] | CASES_BY_CARD[C.DOCENT]
    assert _supported_cases(ALL_CASES_MASK, [two, two]) == ALL_CASES_MASK & ~two


def test_three_players_limited_to_three_suspects_exclude_all_three() -> None:
    three = CASES_BY_CARD[C.BOMBA] | CASES_BY_CARD[C.DOCENT] | CASES_BY_CARD[C.MARYNARZ]
    assert _supported_cases(ALL_CASES_MASK, [three] * 3) == ALL_CASES_MASK & ~three


def test_a_case_that_leaves_another_player_without_one_is_impossible() -> None:
    case = Case(C.BOMBA, C.NAPAD, C.MDM)
    assert _supported_cases(ALL_CASES_MASK, [case_set(case)]) == sum(
        case_set(other) for other in ALL_CASES if not shares(other, case)
    )


def played_investigation() -> tuple[Investigation, dict[Seat, list[int]]]:
    """Play an investigation between computers; return it with each seat's number of possible cases after each turn."""
    state = GAME.start(4, Options(), Chance(b"chart", 0)).state
    case_counts: dict[Seat, list[int]] = {Seat(index): [] for index in range(4)}
    for number in count(1):
        seat = acting(state)
        move = GAME.computer(
            hand(state, seat), GAME.moves(state, seat), Chance(b"chart", -number), Budget(strength=Strength.FAIR)
        )
        state = GAME.apply(state, seat, move, Chance(b"chart", number)).state
        if state.past:
            return state.past[0], case_counts
        if isinstance(move, Examine | Patrol | Announce) and not state.sleuths[seat].solved:
            case_counts[seat].append(len(possible_cases(state, seat)))
    raise AssertionError


def test_the_chart_counts_the_possible_cases_after_each_turn() -> None:
    investigation, case_counts = played_investigation()
    left = with_chart(investigation).left
    for seat, counts in case_counts.items():
        assert list(left[seat])[: len(counts)] == counts


def test_the_chart_marks_the_first_turn_that_left_one_case() -> None:
    chart = with_chart(played_investigation()[0])
    for counts, turn in zip(chart.left, chart.known, strict=True):
        assert (turn is None) == (1 not in counts)
        assert turn is None or counts[:turn].index(1) == turn - 1
    assert any(turn is not None for turn in chart.known)


def test_a_player_without_findings_has_an_empty_chart() -> None:
    state = after(position(2), *announcing(CASES[KASIA]), *announcing(CASES[MACIEJ]))
    chart = with_chart(state.past[0])
    assert (chart.left, chart.known) == (((), ()), (None, None))


@pytest.mark.parametrize(
    ("deduction", "cards"),
    [(Deduction.OFF, set[Card]()), (Deduction.SIMPLE, {*CASES[ANNA].cards, *CASES[KASIA].cards})],
)
def test_a_notebook_crosses_out_known_cards_by_its_deduction_level(deduction: Deduction, cards: set[Card]) -> None:
    state = after(position(), *announcing(CASES[KASIA]))
    assert {*deduced_cards(board(state), MACIEJ, held_case(state, MACIEJ), deduction)} == cards


def test_full_deduction_crosses_out_cards_of_no_possible_case() -> None:
    state = with_findings(position(), KASIA, same(C.BOMBA), Finding(1, card=C.OKECIE, answer=Answer.NOTHING))
    crossed = deduced_cards(board(state), KASIA, held_case(state, KASIA), Deduction.FULL)
    assert {*crossed} == {*Card} - {card for case in possible_cases(state) for card in case.cards}
    assert {C.KELNERKA, C.OKECIE, *CASES[MACIEJ].cards} <= {*crossed}
    assert C.BOMBA not in crossed


def test_before_the_first_turn_all_seats_have_as_many_possible_cases() -> None:
    state = position(5, sleuths=(Sleuth(),) * 5)
    assert {len(possible_cases(state, Seat(number))) for number in range(5)} == {11 * 9 * 13}

"""Deduction: sets of cases, the cases that agree with findings, and those that can be a seat's own.

A set of cases is an integer with one bit for each case, so that a query over 1,680 cases takes a microsecond. The
deduction is exact and the same for all seats: it uses the findings of all players, the solved cases and the held case,
because no two cases share a card. Pure functions; they never see a state or a case that the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import compress, product
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Seat
from cogs.case07.answers import covered_kinds
from cogs.case07.cards import CRIMES, KIND_OF, OF_KIND, PLACES, SUSPECTS, Card, Case, Kind, locations, neighbours
from cogs.case07.moves import Answer
from cogs.case07.options import Deduction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.case07.board import Board, Finding, Investigation
    from cogs.case07.cards import Tiles

Cases: TypeAlias = int
"""A set of cases: bit n is set if case n of `ALL_CASES` is in it."""

ALL_CASES = tuple(Case(*cards) for cards in product(SUSPECTS, CRIMES, PLACES))
ALL_CASES_MASK: Cases = (1 << len(ALL_CASES)) - 1
CASES_BY_CARD: Mapping[Card, Cases] = {
    card: sum(1 << index for index, case in enumerate(ALL_CASES) if card in case.cards) for card in Card
}
"""The cases that contain a card."""
_PATROL_ANSWERS = (Answer.SAME, Answer.NEAR, Answer.NOTHING)


class CaseIndex(Struct, frozen=True):
    """An index from answers to the cases that agree with them, for the tiles of one investigation."""

    where: Mapping[Card, Card]
    """The place of each card's tile."""
    by_answer: Mapping[Card, Mapping[Kind, Mapping[Answer, Cases]]]
    """By place, kind and answer: the cases whose card of this kind lies there, next to it, or further away."""


@lru_cache(maxsize=16)
def case_index(tiles: tuple[Tiles, ...]) -> CaseIndex:
    """Return the index of an investigation; `tiles` is ordered by place. Cached, because every question needs it."""
    places = locations(tiles)
    return CaseIndex(places, {place: {kind: _by_answer(places, place, kind) for kind in Kind} for place in PLACES})


def _by_answer(places: Mapping[Card, Card], place: Card, kind: Kind) -> Mapping[Answer, Cases]:
    same: Cases = 0
    near: Cases = 0
    for card, location in places.items():
        if KIND_OF[card] is kind:
            same |= CASES_BY_CARD[card] if location is place else 0
            near |= CASES_BY_CARD[card] if location in neighbours(place) else 0
    return {Answer.SAME: same, Answer.NEAR: near, Answer.NOTHING: ALL_CASES_MASK & ~(same | near)}


def case_set(case: Case) -> Cases:
    """Return the set that contains only this case."""
    return CASES_BY_CARD[case.suspect] & CASES_BY_CARD[case.crime] & CASES_BY_CARD[case.place]


def cases_without_cards_of(case: Case) -> Cases:
    """Return the cases that share no card with this one."""
    return ALL_CASES_MASK & ~(CASES_BY_CARD[case.suspect] | CASES_BY_CARD[case.crime] | CASES_BY_CARD[case.place])


def first_case(cases: Cases) -> Case:
    """Return the first case of a non-empty set."""
    return ALL_CASES[(cases & -cases).bit_length() - 1]


def case_list(cases: Cases) -> tuple[Case, ...]:
    """Return the cases of a set in the order of the cards."""
    return tuple(compress(ALL_CASES, map(int, reversed(f"{cases:b}"))))


def consistent(index: CaseIndex, findings: tuple[Finding, ...]) -> Cases:
    """Return the cases that agree with all these findings of one player."""
    cases = ALL_CASES_MASK
    for number in range(len(findings)):
        cases &= allowed_by(index, findings, number)
    return cases


def allowed_by(index: CaseIndex, findings: tuple[Finding, ...], number: int) -> Cases:
    """Return the cases that agree with finding `number` (from 0); a patrol also depends on the findings before it."""
    finding = findings[number]
    if finding.wrong is not None:
        return ALL_CASES_MASK & ~case_set(finding.wrong)
    if finding.card is not None and finding.answer is not None:
        return split_by_evidence(index, finding.card)[finding.answer]
    if finding.place is not None:
        kinds = covered_kinds(index.where, findings[:number], finding.place)
        return split_by_patrol(index, finding.place, kinds, ALL_CASES_MASK).get((finding.large, finding.small), 0)
    return ALL_CASES_MASK


def split_by_evidence(index: CaseIndex, card: Card) -> Mapping[Answer, Cases]:
    """Return the cases by the answer about an evidence card, which concerns only the case's card of the same kind."""
    return index.by_answer[index.where[card]][KIND_OF[card]]


def split_by_patrol(
    index: CaseIndex, place: Card, kinds: frozenset[Kind], cases: Cases
) -> Mapping[tuple[int, int], Cases]:
    """Return `cases` by the large and small discs of a patrol in a place; `kinds` already have a disc there."""
    parts: dict[tuple[int, int], Cases] = {(0, 0): cases}
    for kind in (kind for kind in Kind if kind not in kinds):
        divided: dict[tuple[int, int], Cases] = {}
        for ((large, small), part), answer in product(parts.items(), _PATROL_ANSWERS):
            if fitting := part & index.by_answer[place][kind][answer]:
                discs = (large + (answer is Answer.SAME), small + (answer is Answer.NEAR))
                divided[discs] = divided.get(discs, 0) | fitting
        parts = divided
    return parts


def possible(board: Board, seat: Seat, held: Case) -> tuple[Case, ...]:
    """Return every case that can be the seat's own, by all information it has; `held` is the next seat's case.

    Never empty: a wrong answer by hand ends the investigation for both players and is not stored as a finding.
    """
    return case_list(remaining_cases(board, seat, held))


def remaining_cases(board: Board, seat: Seat, held: Case) -> Cases:
    """Return the cases of `possible` as a set of bits."""
    public_cases = tuple(player.case for player in board.players)
    return _possible_cases(board.tiles, seat, held, public_cases, [player.findings for player in board.players])


def deduced_cards(board: Board, seat: Seat, held: Case, deduction: Deduction) -> tuple[Card, ...]:
    """Return the cards that the seat's notebook crosses out by itself, in the order of `Card`.

    SIMPLE: the cards of the held case and of other players' public cases. FULL: the cards of no possible case.
    """
    if deduction is Deduction.OFF:
        return ()
    if deduction is Deduction.FULL:
        open_cards = {card for case in possible(board, seat, held) for card in case.cards}
        return tuple(card for card in Card if card not in open_cards)
    public_cases = [
        player.case
        for player_seat, player in enumerate(board.players)
        if player.case is not None and player_seat != seat
    ]
    known_cards = {card for case in (held, *public_cases) for card in case.cards}
    return tuple(card for card in Card if card in known_cards)


def with_chart(past: Investigation) -> Investigation:
    """Return an ended investigation with `left` and `known` filled in, the data of its chart."""
    counts = tuple(counts_after_turns(past, Seat(seat)) for seat in range(len(past.cases)))
    first_turns = tuple(next((turn for turn, count in enumerate(row, 1) if count == 1), None) for row in counts)
    return replace(past, left=counts, known=first_turns)


def counts_after_turns(past: Investigation, seat: Seat) -> tuple[int, ...]:
    """Return the number of cases possible for a seat after each of its turns, except the turn that solved its case."""
    held = past.cases[(seat + 1) % len(past.cases)]
    return tuple(
        _possible_cases(
            past.tiles, seat, held, _public_cases(past, seat, round_), _known_findings(past, seat, round_)
        ).bit_count()
        for round_ in (finding.round for finding in past.findings[seat])
    )


def _public_cases(past: Investigation, seat: Seat, round_: int) -> tuple[Case | None, ...]:
    """Return the cases that were public after a seat's turn of a round."""
    return tuple(
        case if solved is not None and _is_not_later(past, Seat(case_seat), solved, (seat, round_)) else None
        for case_seat, (case, solved) in enumerate(zip(past.cases, past.solved, strict=True))
    )


def _known_findings(past: Investigation, seat: Seat, round_: int) -> list[tuple[Finding, ...]]:
    """Return each player's findings after a seat's turn of a round."""
    return [
        tuple(finding for finding in findings if _is_not_later(past, Seat(player_seat), finding.round, (seat, round_)))
        for player_seat, findings in enumerate(past.findings)
    ]


def _is_not_later(past: Investigation, seat: Seat, round_: int, turn: tuple[Seat, int]) -> bool:
    """Return whether a seat's turn of a round was not later than `turn`, a seat and a round."""
    count = len(past.cases)
    return (round_, (seat - past.first) % count) <= (turn[1], (turn[0] - past.first) % count)


def _possible_cases(
    tiles: tuple[Tiles, ...],
    seat: Seat,
    held: Case,
    public_cases: Sequence[Case | None],
    findings: Sequence[tuple[Finding, ...]],
) -> Cases:
    """Return the cases that can be the seat's own; `public_cases` and `findings` are indexed by seat."""
    own_case = public_cases[seat]
    if own_case is not None:
        return case_set(own_case)
    index, free_cases, next_seat = case_index(tiles), cases_without_cards_of(held), (seat + 1) % len(public_cases)
    for case in public_cases:
        free_cases &= ALL_CASES_MASK if case is None else cases_without_cards_of(case)
    other_seats = (
        other_seat
        for other_seat, case in enumerate(public_cases)
        if case is None and other_seat not in {seat, next_seat}
    )
    other_cases = [consistent(index, findings[other_seat]) & free_cases for other_seat in other_seats]
    return _supported_cases(consistent(index, findings[seat]) & free_cases, other_cases)


def _supported_cases(cases: Cases, other_cases: list[Cases]) -> Cases:
    """Return those of `cases` that leave each other seat a case, with no card shared by two of them.

    Each choice of the others' cases proves all cases at once that share no card with the choice.
    """
    proved_cases, open_cases = 0, cases & ~_cases_of_needed_cards(other_cases)
    while open_cases:
        case = first_case(open_cases)
        choice = _choose_cases(cases_without_cards_of(case), other_cases)
        proved_cases |= open_cases & choice
        open_cases &= ~(choice | case_set(case))
    return proved_cases


def _cases_of_needed_cards(other_cases: list[Cases]) -> Cases:
    """Return the cases with a card that the others certainly need, as two seats with two possible suspects need both.

    This avoids searches for choices that do not exist. If every seat has more possible cards than there are seats, no
    card is certain.
    """
    needed = 0
    for cards in OF_KIND.values():
        choices = [frozenset(card for card in cards if CASES_BY_CARD[card] & cases) for cases in other_cases]
        if any(len(choice) <= len(other_cases) for choice in choices):
            needed |= sum(
                CASES_BY_CARD[card] for card in cards if not _have_distinct_cards(choices, frozenset((card,)))
            )
    return needed


def _have_distinct_cards(choices: Sequence[frozenset[Card]], used_cards: frozenset[Card]) -> bool:
    """Return whether each seat can choose a different card that is not in `used_cards`."""
    return not choices or any(
        _have_distinct_cards(choices[1:], used_cards | {card}) for card in choices[0] - used_cards
    )


def _choose_cases(free_cases: Cases, other_cases: list[Cases]) -> Cases:
    """Choose a case of `free_cases` for each seat; return the cases that share no card with them, or 0."""
    if not other_cases:
        return ALL_CASES_MASK
    first, *rest = sorted((cases & free_cases for cases in other_cases), key=int.bit_count)
    while first:
        case = first_case(first)
        if chosen := _choose_cases(free_cases & cases_without_cards_of(case), rest):
            return chosen & cases_without_cards_of(case)
        first &= first - 1
    return 0

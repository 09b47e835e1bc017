"""Deduction: sets of cases, the cases that agree with findings, and those that can be a seat's own.

A set of cases is an integer with one bit for each case, so that a query over 1,680 cases takes a microsecond. The
deduction is exact and equal for all seats: it uses the findings of all players, the solved cases and the held case,
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
from cogs.case07.answers import covered
from cogs.case07.cards import CRIMES, KIND_OF, OF_KIND, PLACES, SUSPECTS, Card, Case, Kind, locations, neighbours
from cogs.case07.moves import Answer
from cogs.case07.options import Deduction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.case07.board import Board, Finding, Investigation
    from cogs.case07.cards import Tiles

Cases: TypeAlias = int
"""A set of cases: bit n is set if case n of `EVERY` is in it."""

EVERY = tuple(Case(*cards) for cards in product(SUSPECTS, CRIMES, PLACES))
ALL: Cases = (1 << len(EVERY)) - 1
WITH: Mapping[Card, Cases] = {
    card: sum(1 << at for at, case in enumerate(EVERY) if card in case.cards) for card in Card
}
"""The cases that contain a card."""
_PATROL = (Answer.SAME, Answer.NEAR, Answer.NOTHING)


class CaseIndex(Struct, frozen=True):
    """The cases by the answers about them, for the tiles of one investigation."""

    where: Mapping[Card, Card]
    """Card to the place of its tile."""
    by_answer: Mapping[Card, Mapping[Kind, Mapping[Answer, Cases]]]
    """By place and kind: the cases whose card of this kind lies there, in a neighbouring place, or further away."""


@lru_cache(maxsize=16)
def case_index(tiles: tuple[Tiles, ...]) -> CaseIndex:
    """Return the index of an investigation; `tiles` is ordered by place. Cached, because every question needs it."""
    where = locations(tiles)
    return CaseIndex(where, {place: {kind: _by_answer(where, place, kind) for kind in Kind} for place in PLACES})


def _by_answer(where: Mapping[Card, Card], place: Card, kind: Kind) -> Mapping[Answer, Cases]:
    at: Cases = 0
    beside: Cases = 0
    for card, lying in where.items():
        if KIND_OF[card] is kind:
            at |= WITH[card] if lying is place else 0
            beside |= WITH[card] if lying in neighbours(place) else 0
    return {Answer.SAME: at, Answer.NEAR: beside, Answer.NOTHING: ALL & ~(at | beside)}


def single(case: Case) -> Cases:
    """Return the set that contains only this case."""
    return WITH[case.suspect] & WITH[case.crime] & WITH[case.place]


def disjoint(case: Case) -> Cases:
    """Return the cases that share no card with this one."""
    return ALL & ~(WITH[case.suspect] | WITH[case.crime] | WITH[case.place])


def lowest(cases: Cases) -> Case:
    """Return the first case of a non-empty set."""
    return EVERY[(cases & -cases).bit_length() - 1]


def listed(cases: Cases) -> tuple[Case, ...]:
    """Return the cases of a set in the order of the cards."""
    return tuple(compress(EVERY, map(int, reversed(f"{cases:b}"))))


def consistent(index: CaseIndex, findings: tuple[Finding, ...]) -> Cases:
    """Return the cases that agree with all these findings of one player."""
    left = ALL
    for at in range(len(findings)):
        left &= allowed_by(index, findings, at)
    return left


def allowed_by(index: CaseIndex, findings: tuple[Finding, ...], at: int) -> Cases:
    """Return the cases that agree with the finding at index `at`; a patrol also depends on the findings before it."""
    finding = findings[at]
    if finding.wrong is not None:
        return ALL & ~single(finding.wrong)
    if finding.card is not None and finding.answer is not None:
        return split_by_evidence(index, finding.card)[finding.answer]
    if finding.place is not None:
        kinds = covered(index.where, findings[:at], finding.place)
        return split_by_patrol(index, finding.place, kinds, ALL).get((finding.large, finding.small), 0)
    return ALL


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
        for ((large, small), part), answer in product(parts.items(), _PATROL):
            if fitting := part & index.by_answer[place][kind][answer]:
                discs = (large + (answer is Answer.SAME), small + (answer is Answer.NEAR))
                divided[discs] = divided.get(discs, 0) | fitting
        parts = divided
    return parts


def possible(board: Board, seat: Seat, held: Case) -> tuple[Case, ...]:
    """Return every case that can be the seat's own, by all information it has; `held` is the next seat's case.

    Never empty: a wrong answer by hand ends the investigation for both players and is not stored as a finding.
    """
    return listed(remaining(board, seat, held))


def remaining(board: Board, seat: Seat, held: Case) -> Cases:
    """Return the cases of `possible` as a set of bits."""
    shown = tuple(player.case for player in board.players)
    return _left(board.tiles, seat, held, shown, [player.findings for player in board.players])


def follows(board: Board, seat: Seat, held: Case, deduction: Deduction) -> tuple[Card, ...]:
    """Return the cards that the seat's notebook crosses out by itself, in the order of `Card`.

    SIMPLE: the cards of the held case and of other players' public cases. FULL: the cards of no possible case.
    """
    if deduction is Deduction.OFF:
        return ()
    if deduction is Deduction.FULL:
        open_cards = {card for case in possible(board, seat, held) for card in case.cards}
        return tuple(card for card in Card if card not in open_cards)
    shown = [player.case for at, player in enumerate(board.players) if player.case is not None and at != seat]
    known = {card for case in (held, *shown) for card in case.cards}
    return tuple(card for card in Card if card in known)


def charted(over: Investigation) -> Investigation:
    """Return an ended investigation with `left` and `known` filled in, the data of its chart."""
    counts = tuple(left_after(over, Seat(seat)) for seat in range(len(over.cases)))
    first = tuple(next((turn for turn, count in enumerate(row, 1) if count == 1), None) for row in counts)
    return replace(over, left=counts, known=first)


def left_after(over: Investigation, seat: Seat) -> tuple[int, ...]:
    """Return the number of cases possible for a seat after each of its turns, except the turn that solved its case."""
    held = over.cases[(seat + 1) % len(over.cases)]
    return tuple(
        _left(over.tiles, seat, held, _shown(over, seat, round_), _told(over, seat, round_)).bit_count()
        for round_ in (finding.round for finding in over.findings[seat])
    )


def _shown(over: Investigation, seat: Seat, round_: int) -> tuple[Case | None, ...]:
    """Return the cases that were public after a seat's turn of a round."""
    return tuple(
        case if solved is not None and _before(over, Seat(at), solved, (seat, round_)) else None
        for at, (case, solved) in enumerate(zip(over.cases, over.solved, strict=True))
    )


def _told(over: Investigation, seat: Seat, round_: int) -> list[tuple[Finding, ...]]:
    """Return each player's findings after a seat's turn of a round."""
    return [
        tuple(finding for finding in findings if _before(over, Seat(at), finding.round, (seat, round_)))
        for at, findings in enumerate(over.findings)
    ]


def _before(over: Investigation, seat: Seat, round_: int, now: tuple[Seat, int]) -> bool:
    """Return whether a seat's turn of a round was not later than the turn `now`, a seat and a round."""
    count = len(over.cases)
    return (round_, (seat - over.first) % count) <= (now[1], (now[0] - over.first) % count)


def _left(
    tiles: tuple[Tiles, ...],
    seat: Seat,
    held: Case,
    shown: Sequence[Case | None],
    findings: Sequence[tuple[Finding, ...]],
) -> Cases:
    """Return the cases that can be the seat's own; `shown` and `findings` are indexed by seat."""
    mine = shown[seat]
    if mine is not None:
        return single(mine)
    index, free, after = case_index(tiles), disjoint(held), (seat + 1) % len(shown)
    for case in shown:
        free &= ALL if case is None else disjoint(case)
    others = (at for at, case in enumerate(shown) if case is None and at not in {seat, after})
    sets = [consistent(index, findings[at]) & free for at in others]
    return _supported(consistent(index, findings[seat]) & free, sets)


def _supported(mine: Cases, others: list[Cases]) -> Cases:
    """Return the cases of `mine` that leave each other seat a case, with no card shared by two of them.

    Each choice of the others' cases proves all cases at once that share no card with the choice.
    """
    proved, open_ = 0, mine & ~_taken(others)
    while open_:
        case = lowest(open_)
        choice = _choice(disjoint(case), others)
        proved |= open_ & choice
        open_ &= ~(choice | single(case))
    return proved


def _taken(others: list[Cases]) -> Cases:
    """Return the cases with a card that the others certainly need, as two seats with two possible suspects need both.

    This avoids searches for choices that do not exist. If every seat has more possible cards than there are seats, no
    card is certain.
    """
    taken = 0
    for cards in OF_KIND.values():
        choices = [frozenset(card for card in cards if WITH[card] & cases) for cases in others]
        if any(len(each) <= len(others) for each in choices):
            taken |= sum(WITH[card] for card in cards if not _distinct(choices, frozenset((card,))))
    return taken


def _distinct(choices: Sequence[frozenset[Card]], used: frozenset[Card]) -> bool:
    """Return whether each seat can choose a different card that is not in `used`."""
    return not choices or any(_distinct(choices[1:], used | {card}) for card in choices[0] - used)


def _choice(free: Cases, others: list[Cases]) -> Cases:
    """Choose a case of `free` for each seat; return the cases that share no card with them, 0 if impossible."""
    if not others:
        return ALL
    first, *rest = sorted((cases & free for cases in others), key=int.bit_count)
    while first:
        case = lowest(first)
        if found := _choice(free & disjoint(case), rest):
            return found & disjoint(case)
        first &= first - 1
    return 0

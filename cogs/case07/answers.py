"""The correct answers of the holder of a case.

Pure functions of the tiles, a case and earlier findings. For the reverse, the cases that fit an answer, see
`knowledge`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.cards import KIND_OF, Card, Case, Kind, neighbours
from cogs.case07.moves import Answer

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cogs.case07.board import Finding


def card_answer(places: Mapping[Card, Card], case_card: Card, card: Card) -> Answer:
    """Return the answer about an evidence card; `case_card` is the case's card of the same kind.

    “If it is that card, a large disc goes on its tile; if that card's tile is in a neighbouring place, a small disc
    goes on the examined tile; otherwise it is a dead end” [R2].
    """
    if case_card is card:
        return Answer.SAME
    return Answer.NEAR if places[case_card] in neighbours(places[card]) else Answer.NOTHING


def evidence_answer(places: Mapping[Card, Card], case: Case, card: Card) -> Answer:
    """Return the answer about an evidence card, compared with “the case's card of the same kind alone” [R2]."""
    return card_answer(places, of_kind(case, KIND_OF[card]), card)


def of_kind(case: Case, kind: Kind) -> Card:
    """Return the case's card of a kind."""
    return case.cards[_KIND_INDEX[kind]]


def patrol_answer(
    places: Mapping[Card, Card], case: Case, place: Card, known_kinds: frozenset[Kind]
) -> tuple[int, int]:
    """Return the numbers of large and small discs that a patrol in `place` brings, without `known_kinds`.

    “A large disc for each tile there that is in the case, and a small disc for each card of the case whose tile is in a
    neighbouring place” [R3]; those of evidence “are not doubled for the same card of the case” [R3].
    """
    card_places = [places[card] for card in case.cards if KIND_OF[card] not in known_kinds]
    return (
        sum(location is place for location in card_places),
        sum(location in neighbours(place) for location in card_places),
    )


def list_marked_cards(findings: Iterable[Finding]) -> frozenset[Card]:
    """Return the evidence cards that were answered with a disc, even if that disc has been moved since."""
    nothing = Answer.NOTHING
    return frozenset(
        [finding.card for finding in findings if finding.card is not None and finding.answer is not nothing]
    )


def covered_kinds(places: Mapping[Card, Card], findings: Iterable[Finding], place: Card) -> frozenset[Kind]:
    """Return the kinds for which evidence put a disc in a place: a patrol does not report them again.

    Notes do not count, because the player laid them and they may be wrong [D4].
    """
    return frozenset(KIND_OF[card] for card in list_marked_cards(findings) if places[card] is place)


_KIND_INDEX = {kind: index for index, kind in enumerate(Kind)}

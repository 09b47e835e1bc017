"""What the holder of a case has to answer, and which cases would have been answered so.

Pure functions of tiles, a case and what was found before; the same for whoever answers and whoever reasons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.kinds import KIND_OF, OF_KIND, Card, Case, Kind
from cogs.case07.moves import Answer
from cogs.case07.neighbours import lies, near

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cogs.case07.view import Finding, Tiles

_WIDTH = 4
"""Bits that the two counts of one patrol take: two each, for no patrol brings more than three discs."""


def about(where: Mapping[Card, Card], own: Card, card: Card) -> Answer:
    """Answer about an evidence card; `own` is the card of the same kind in the case.

    Rule: "same → large disc on that tile/place; the case tile is on a neighbouring place → small disc on the
    examined tile; else nothing".
    """
    if own is card:
        return Answer.SAME
    return Answer.NEAR if where[own] in near(where[card]) else Answer.NOTHING


def asked(where: Mapping[Card, Card], case: Case, card: Card) -> Answer:
    """Answer about an evidence card by "the case card of its own type"."""
    return about(where, of_kind(case, KIND_OF[card]), card)


def of_kind(case: Case, kind: Kind) -> Card:
    """Return the case's card of a kind."""
    return case.cards[_ORDER[kind]]


def brought(where: Mapping[Card, Card], case: Case, place: Card, told: frozenset[Kind]) -> tuple[int, int]:
    """Return how many large and small discs a patrol in `place` brings; `told` are the kinds not doubled.

    Rule: "a large disc per tile there identical with the case, a small disc per case tile on a neighbouring
    place"; "your discs already in that place are not doubled for the same case card".
    """
    lying = [where[own] for own in case.cards if KIND_OF[own] not in told]
    return sum(at is place for at in lying), sum(at in near(place) for at in lying)


def covered(where: Mapping[Card, Card], findings: Iterable[Finding], place: Card) -> frozenset[Kind]:
    """Return the kinds of which evidence has put a disc in a place: a patrol does not report them again.

    Notes do not count: they were laid by the player and may be wrong.
    """
    return frozenset(
        KIND_OF[finding.card]
        for finding in findings
        if finding.card is not None and finding.answer is not Answer.NOTHING and where[finding.card] is place
    )


def fitting(tiles: tuple[Tiles, ...], findings: tuple[Finding, ...]) -> tuple[Case, ...]:
    """Return every case of which all these findings of one player are true, suspect by suspect."""
    where = lies(tiles)
    patrols = [
        (f.place, covered(where, findings[:at], f.place), f.large + 4 * f.small)
        for at, f in enumerate(findings)
        if f.place is not None
    ]
    reported = sum(counts << _WIDTH * at for at, (_, _, counts) in enumerate(patrols))
    places_told = [(place, kinds) for place, kinds, _ in patrols]
    suspects, crimes, places = (
        [(card, _reports(where, card, places_told)) for card in _examined(where, kind, findings)] for kind in Kind
    )
    wrong = {finding.wrong for finding in findings if finding.wrong is not None}
    cases = (
        Case(suspect, crime, place)
        for suspect, by_suspect in suspects
        for crime, by_crime in crimes
        for place, by_place in places
        if by_suspect + by_crime + by_place == reported
    )
    return tuple(case for case in cases if case not in wrong) if wrong else tuple(cases)


def _examined(where: Mapping[Card, Card], kind: Kind, findings: tuple[Finding, ...]) -> Iterable[Card]:
    """Return the cards of a kind that agree with the evidence."""
    evidence = [(f.card, f.answer) for f in findings if f.card is not None and KIND_OF[f.card] is kind]
    return (own for own in OF_KIND[kind] if all(about(where, own, card) is answer for card, answer in evidence))


def _reports(where: Mapping[Card, Card], own: Card, patrols: list[tuple[Card, frozenset[Kind]]]) -> int:
    """Return what this card of a case adds to the reports of the patrols, all in one number."""
    at, kind = where[own], KIND_OF[own]
    return sum(
        (1 if at is place else 4 if at in near(place) else 0) << _WIDTH * number
        for number, (place, kinds) in enumerate(patrols)
        if kind not in kinds
    )


_ORDER = {kind: at for at, kind in enumerate(Kind)}

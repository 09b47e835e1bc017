"""A slow reference for the cases that fit one player's findings: it tries every case by the words of the rules page.

It shares nothing with the game's answers and case sets but the positions of tiles and the adjacency of places.
"""

from __future__ import annotations

from itertools import product, starmap
from typing import TYPE_CHECKING

from cogs.case07.cards import CRIMES, KIND_OF, PLACES, SUSPECTS, Card, Case, locations, neighbours
from cogs.case07.moves import Answer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cogs.case07.board import Finding
    from cogs.case07.cards import Tiles

EVERY_CASE = tuple(starmap(Case, product(SUSPECTS, CRIMES, PLACES)))


def fitting(tiles: tuple[Tiles, ...], findings: tuple[Finding, ...]) -> tuple[Case, ...]:
    """Return every case that agrees with all findings of one player, in the order of the cards."""
    where, left = locations(tiles), EVERY_CASE
    for index, finding in enumerate(findings):
        left = tuple(case for case in left if _true(where, case, finding, findings[:index]))
    return left


def _true(where: Mapping[Card, Card], case: Case, finding: Finding, history: tuple[Finding, ...]) -> bool:
    if finding.wrong is not None:
        return finding.wrong != case
    if finding.card is not None:
        own = next(card for card in case.cards if KIND_OF[card] is KIND_OF[finding.card])
        return finding.answer is _disc(where, own, finding.card)
    assert finding.place is not None
    marked = {KIND_OF[card] for card in _marked(history) if where[card] is finding.place}
    places = [where[card] for card in case.cards if KIND_OF[card] not in marked]
    beside = [place for place in places if place in neighbours(finding.place)]
    return (finding.large, finding.small) == (places.count(finding.place), len(beside))


def _marked(history: tuple[Finding, ...]) -> list[Card]:
    """Return the cards that evidence has put a disc on."""
    return [finding.card for finding in history if finding.card is not None and finding.answer is not Answer.NOTHING]


def _disc(where: Mapping[Card, Card], own: Card, examined: Card) -> Answer:
    """Return the answer to a card of evidence if `own` is the case's card of the same kind."""
    if own is examined:
        return Answer.SAME
    return Answer.NEAR if where[own] in neighbours(where[examined]) else Answer.NOTHING

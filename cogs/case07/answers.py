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


def about(where: Mapping[Card, Card], own: Card, card: Card) -> Answer:
    """Return the answer about an evidence card; `own` is the case's card of the same kind.

    “If it is that card, a large disc goes on its tile; if that card's tile is in a neighbouring place, a small disc
    goes on the examined tile; otherwise it is a dead end” [R2].
    """
    if own is card:
        return Answer.SAME
    return Answer.NEAR if where[own] in neighbours(where[card]) else Answer.NOTHING


def evidence_answer(where: Mapping[Card, Card], case: Case, card: Card) -> Answer:
    """Return the answer about an evidence card, compared with “the case's card of the same kind alone” [R2]."""
    return about(where, of_kind(case, KIND_OF[card]), card)


def of_kind(case: Case, kind: Kind) -> Card:
    """Return the case's card of a kind."""
    return case.cards[_ORDER[kind]]


def patrol_answer(where: Mapping[Card, Card], case: Case, place: Card, told: frozenset[Kind]) -> tuple[int, int]:
    """Return the numbers of large and small discs that a patrol in `place` brings; `told` are the kinds left out.

    “A large disc for each tile there that is in the case, and a small disc for each card of the case whose tile is in a
    neighbouring place” [R3]; those of evidence “are not doubled for the same card of the case” [R3].
    """
    lying = [where[own] for own in case.cards if KIND_OF[own] not in told]
    return sum(at is place for at in lying), sum(at in neighbours(place) for at in lying)


def marked(findings: Iterable[Finding]) -> frozenset[Card]:
    """Return the evidence cards that were answered with a disc, even if that disc has been moved since."""
    nothing = Answer.NOTHING
    return frozenset([each.card for each in findings if each.card is not None and each.answer is not nothing])


def covered(where: Mapping[Card, Card], findings: Iterable[Finding], place: Card) -> frozenset[Kind]:
    """Return the kinds for which evidence put a disc in a place: a patrol does not report them again.

    Notes do not count, because the player laid them and they may be wrong [D4].
    """
    return frozenset(KIND_OF[card] for card in marked(findings) if where[card] is place)


_ORDER = {kind: at for at, kind in enumerate(Kind)}

"""Sets of cases as whole numbers, bit by bit, so that a question to 1,680 cases takes a microsecond.

Pure: what a finding leaves of all cases, and how a question would divide them. Must never know the true case.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import compress, product
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from cogs.case07.answers import covered
from cogs.case07.kinds import CRIMES, KIND_OF, PLACES, SUSPECTS, Card, Case, Kind
from cogs.case07.moves import Answer
from cogs.case07.neighbours import lies, near

if TYPE_CHECKING:
    from cogs.case07.kinds import Tiles
    from cogs.case07.view import Finding

Cases: TypeAlias = int
"""A set of cases: bit n is set when case n of `EVERY` is in it."""

EVERY = tuple(Case(*cards) for cards in product(SUSPECTS, CRIMES, PLACES))
ALL: Cases = (1 << len(EVERY)) - 1
WITH: Mapping[Card, Cases] = {
    card: sum(1 << at for at, case in enumerate(EVERY) if card in case.cards) for card in Card
}
"""The cases that hold a card."""
_PATROL = (Answer.SAME, Answer.NEAR, Answer.NOTHING)


class Ground(Struct, frozen=True):
    """How the tiles of one investigation lie, and what each place would hear of a case."""

    where: Mapping[Card, Card]
    """Card to the place where its tile lies."""
    heard: Mapping[Card, Mapping[Kind, Mapping[Answer, Cases]]]
    """By place and kind: the cases whose card of this kind lies there, next to it, or further away."""


@lru_cache(maxsize=16)
def ground(tiles: tuple[Tiles, ...]) -> Ground:
    """Return the ground of an investigation; `tiles` by place. Remembered, for every question needs it."""
    where = lies(tiles)
    return Ground(where, {place: {kind: _heard(where, place, kind) for kind in Kind} for place in PLACES})


def _heard(where: Mapping[Card, Card], place: Card, kind: Kind) -> Mapping[Answer, Cases]:
    at: Cases = 0
    beside: Cases = 0
    for card, lying in where.items():
        if KIND_OF[card] is kind:
            at |= WITH[card] if lying is place else 0
            beside |= WITH[card] if lying in near(place) else 0
    return {Answer.SAME: at, Answer.NEAR: beside, Answer.NOTHING: ALL & ~(at | beside)}


def only(case: Case) -> Cases:
    """Return the set of this one case."""
    return WITH[case.suspect] & WITH[case.crime] & WITH[case.place]


def apart(case: Case) -> Cases:
    """Return the cases that share no card with this one."""
    return ALL & ~(WITH[case.suspect] | WITH[case.crime] | WITH[case.place])


def lowest(cases: Cases) -> Case:
    """Return the first case of a set that is not empty."""
    return EVERY[(cases & -cases).bit_length() - 1]


def listed(cases: Cases) -> tuple[Case, ...]:
    """Return the cases of a set in the order of the cards."""
    return tuple(compress(EVERY, map(int, reversed(f"{cases:b}"))))


def agreeing(on: Ground, findings: tuple[Finding, ...]) -> Cases:
    """Return the cases of which all these findings of one player are true."""
    left = ALL
    for at in range(len(findings)):
        left &= told(on, findings, at)
    return left


def told(on: Ground, findings: tuple[Finding, ...], at: int) -> Cases:
    """Return the cases of which finding number `at` of one player is true; a patrol depends on those before it."""
    finding = findings[at]
    if finding.wrong is not None:
        return ALL & ~only(finding.wrong)
    if finding.card is not None and finding.answer is not None:
        return examined(on, finding.card)[finding.answer]
    if finding.place is not None:
        kinds = covered(on.where, findings[:at], finding.place)
        return patrolled(on, finding.place, kinds, ALL).get((finding.large, finding.small), 0)
    return ALL


def examined(on: Ground, card: Card) -> Mapping[Answer, Cases]:
    """Return the cases by the answer about an evidence card, which is compared with the card of its own kind."""
    return on.heard[on.where[card]][KIND_OF[card]]


def patrolled(on: Ground, place: Card, kinds: frozenset[Kind], cases: Cases) -> Mapping[tuple[int, int], Cases]:
    """Divide `cases` by the large and small discs of a patrol in a place; `kinds` lie there already."""
    parts: dict[tuple[int, int], Cases] = {(0, 0): cases}
    for kind in (kind for kind in Kind if kind not in kinds):
        divided: dict[tuple[int, int], Cases] = {}
        for ((large, small), part), answer in product(parts.items(), _PATROL):
            if fitting := part & on.heard[place][kind][answer]:
                discs = (large + (answer is Answer.SAME), small + (answer is Answer.NEAR))
                divided[discs] = divided.get(discs, 0) | fitting
        parts = divided
    return parts

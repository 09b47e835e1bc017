"""What there is to find out: twelve suspects, ten crimes, fourteen places of Warsaw, and how the places lie together.

Public knowledge, the same in every game; what the cards are called is told by the texts. Must never know a case.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Kind(StrEnum):
    """The three questions of a case."""

    SUSPECT = "suspect"
    CRIME = "crime"
    PLACE = "place"


class Card(StrEnum):
    """A card of a case and of the evidence, and the tile that it means; its value names it in the texts."""

    BOMBA = "bomba"
    CINKCIARZ = "cinkciarz"
    BADYLARZ = "badylarz"
    KASIARZ = "kasiarz"
    KELNERKA = "kelnerka"
    TAKSOWKARZ = "taksowkarz"
    FOTOGRAF = "fotograf"
    SZATNIARZ = "szatniarz"
    DOCENT = "docent"
    MARYNARZ = "marynarz"
    PIOSENKARKA = "piosenkarka"
    KIEROWNICZKA = "kierowniczka"

    MORDERSTWO = "morderstwo"
    KRADZIEZ = "kradziez"
    WLAMANIE = "wlamanie"
    SZANTAZ = "szantaz"
    PRZEMYT = "przemyt"
    FALSZERSTWO = "falszerstwo"
    OSZUSTWO = "oszustwo"
    PORWANIE = "porwanie"
    NAPAD = "napad"
    LAPOWKA = "lapowka"

    OKECIE = "okecie"
    DOM_PARTII = "dom-partii"
    TEATR_WIELKI = "teatr-wielki"
    HOTEL_FORUM = "hotel-forum"
    DT_CENTRUM = "dt-centrum"
    KOLUMNA_ZYGMUNTA = "kolumna-zygmunta"
    PALAC_KULTURY = "palac-kultury"
    DWORZEC_CENTRALNY = "dworzec-centralny"
    HOTEL_GROMADA = "hotel-gromada"
    SUPERSAM = "supersam"
    KINO_MOSKWA = "kino-moskwa"
    STADION = "stadion"
    BAZAR_ROZYCKIEGO = "bazar-rozyckiego"
    MDM = "mdm"


SUSPECTS = tuple(Card)[:12]
CRIMES = tuple(Card)[12:22]
PLACES = tuple(Card)[22:]
"""In the order of the rows A1 A2, B1 B2 B3, C1 to C4, D1 D2 D3, E1 E2."""

OF_KIND = {Kind.SUSPECT: SUSPECTS, Kind.CRIME: CRIMES, Kind.PLACE: PLACES}
KIND_OF = {card: kind for kind, cards in OF_KIND.items() for card in cards}
ROWS = (2, 3, 4, 3, 2)
"""How many places lie in each row; every row is moved by half a place against the next."""


class Case(Struct, frozen=True):
    """Who did what, and where."""

    suspect: Card
    crime: Card
    place: Card

    @property
    def cards(self) -> tuple[Card, Card, Card]:
        """The three cards, in the order of `Kind`."""
        return (self.suspect, self.crime, self.place)


class Tiles(Struct, frozen=True):
    """What lies in a place; None: an unknown offender, or prevention."""

    suspect: Card | None
    crime: Card | None


def neighbours(place: Card) -> frozenset[Card]:
    """Return the neighbours of a place: left and right in its row, and the two that it touches in each next row."""
    return _NEAR[place]


@lru_cache(maxsize=64)
def locations(tiles: tuple[Tiles, ...]) -> Mapping[Card, Card]:
    """Return the place where the tile of each card lies; a place lies in itself. `tiles` by place.

    Remembered, for every answer needs it.
    """
    lying = {card: place for place, there in zip(PLACES, tiles, strict=True) for card in _cards(place, there)}
    return MappingProxyType(lying)


def cards_in(place: Card, tiles: tuple[Tiles, ...]) -> tuple[Card, ...]:
    """Return the cards of what lies in a place: a suspect, a crime, the place; blank tiles have no card."""
    return _cards(place, tiles[_AT[place]])


def _cards(place: Card, there: Tiles) -> tuple[Card, ...]:
    return tuple(filter(None, (there.suspect, there.crime, place)))


def _grid() -> Iterable[tuple[int, int]]:
    """Return row and column of each place; columns are counted in halves of a place, so that rows interlock."""
    return ((row, 2 * at - count) for row, count in enumerate(ROWS) for at in range(count))


def _touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return (abs(one[0] - other[0]), abs(one[1] - other[1])) in {(0, 2), (1, 1)}


_AT = {place: at for at, place in enumerate(PLACES)}
_CELLS = dict(zip(PLACES, _grid(), strict=True))
_NEAR = {
    place: frozenset(other for other, there in _CELLS.items() if _touch(here, there)) for place, here in _CELLS.items()
}

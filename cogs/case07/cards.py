"""The cards: twelve suspects, ten crimes and fourteen places of Warsaw, and the grid of the places.

Public and equal in every game; the texts give the cards their names. The cases are not known here.
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
    """The three parts of a case."""

    SUSPECT = "suspect"
    CRIME = "crime"
    PLACE = "place"


class Card(StrEnum):
    """A card of a case or of the evidence, and the tile that belongs to it; its value is its key in the texts."""

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
"""By rows: A1 A2, B1 B2 B3, C1 to C4, D1 D2 D3, E1 E2."""

OF_KIND = {Kind.SUSPECT: SUSPECTS, Kind.CRIME: CRIMES, Kind.PLACE: PLACES}
KIND_OF = {card: kind for kind, cards in OF_KIND.items() for card in cards}
ROWS = (2, 3, 4, 3, 2)
"""The number of places in each row; neighbouring rows are shifted by half a place."""


class Case(Struct, frozen=True):
    """A suspect, a crime and a place."""

    suspect: Card
    crime: Card
    place: Card

    @property
    def cards(self) -> tuple[Card, Card, Card]:
        """The three cards, in the order of `Kind`."""
        return (self.suspect, self.crime, self.place)


class Tiles(Struct, frozen=True):
    """The tiles in a place. None: the blank tile, an unknown offender or prevention."""

    suspect: Card | None
    crime: Card | None


def neighbours(place: Card) -> frozenset[Card]:
    """Return the neighbours of a place: left and right in its row, and two in each adjacent row."""
    return _NEIGHBOURS[place]


@lru_cache(maxsize=64)
def locations(tiles: tuple[Tiles, ...]) -> Mapping[Card, Card]:
    """Return the place of each card's tile; a place is its own place. `tiles` is ordered by place.

    Cached, because every answer needs it.
    """
    place_of_card = {
        card: place for place, tiles_there in zip(PLACES, tiles, strict=True) for card in _cards(place, tiles_there)
    }
    return MappingProxyType(place_of_card)


def cards_in(place: Card, tiles: tuple[Tiles, ...]) -> tuple[Card, ...]:
    """Return the cards of the tiles in a place: suspect, crime, place. Blank tiles have no card."""
    return _cards(place, tiles[_PLACE_INDEX[place]])


def _cards(place: Card, tiles: Tiles) -> tuple[Card, ...]:
    return tuple(filter(None, (tiles.suspect, tiles.crime, place)))


def _grid() -> Iterable[tuple[int, int]]:
    """Yield row and column of each place; columns are counted in half places, so that rows interlock."""
    return ((row, 2 * column - count) for row, count in enumerate(ROWS) for column in range(count))


def _are_neighbours(cell: tuple[int, int], other_cell: tuple[int, int]) -> bool:
    return (abs(cell[0] - other_cell[0]), abs(cell[1] - other_cell[1])) in {(0, 2), (1, 1)}


_PLACE_INDEX = {place: index for index, place in enumerate(PLACES)}
_CELLS = dict(zip(PLACES, _grid(), strict=True))
_NEIGHBOURS = {
    place: frozenset(other_place for other_place, other_cell in _CELLS.items() if _are_neighbours(cell, other_cell))
    for place, cell in _CELLS.items()
}

"""How the places lie together, and what lies in them.

Public knowledge, pure geometry. Must never know a case.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.kinds import PLACES, ROWS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cogs.case07.kinds import Card, Tiles


def near(place: Card) -> frozenset[Card]:
    """Return the neighbours of a place: left and right in its row, and the two that it touches in each next row."""
    return _NEAR[place]


def lies(tiles: tuple[Tiles, ...]) -> Mapping[Card, Card]:
    """Return the place where the tile of each card lies; a place lies in itself. `tiles` by place."""
    return {card: place for place, there in zip(PLACES, tiles, strict=True) for card in named(place, there)}


def named(place: Card, there: Tiles) -> tuple[Card, ...]:
    """Return the cards of what lies in a place: a suspect, a crime, the place; blank tiles have no card."""
    return tuple(card for card in (there.suspect, there.crime, place) if card is not None)


def _grid() -> Iterable[tuple[int, int]]:
    """Return row and column of each place; columns are counted in halves of a place, so that rows interlock."""
    return ((row, 2 * at - count) for row, count in enumerate(ROWS) for at in range(count))


def _touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return (abs(one[0] - other[0]), abs(one[1] - other[1])) in {(0, 2), (1, 1)}


_CELLS = dict(zip(PLACES, _grid(), strict=True))
_NEAR = {
    place: frozenset(other for other, there in _CELLS.items() if _touch(here, there)) for place, here in _CELLS.items()
}

"""Positions in the picture of the city, in pixels: the brick grid of the cards, and the slots on a card.

Each seat has its own slots for discs and cars, so that these never overlap each other or a name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.cards import PLACES, ROWS
from images.case07.strokes import HIGH, WIDE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.case07.cards import Card

WIDTH = 1600
MARGIN = 12
BORDER = 10
"""Width of the white border of a card around its scene and tiles."""
CARD = (WIDE + 2 * BORDER, 426)
PITCH = (396, 442)
"""Distances between cards: within a row, and from row to row."""
CAPTION = (BORDER + HIGH, 74)
"""Top and height of the strip with the place's names."""
TILE = (180, 192)
TILES = (BORDER, CARD[0] - BORDER - TILE[0])
"""Left end of the suspect's and of the crime's tile."""
TILE_TOP = CAPTION[0] + CAPTION[1] + 2
PICTOGRAM = 100
"""Height of a tile's picture; its names stand below."""
LARGE_DIAMETER, SMALL_DIAMETER = 50, 38
"""Diameters of the discs."""
BOTTOM = MARGIN + len(ROWS) * PITCH[1]
"""Lower end of the grid."""
PATROL_OVERHANG = 10
"""Height of the strip above a card's upper edge that its patrols use."""
VIEW = (WIDE, PATROL_OVERHANG + sum(CAPTION))
"""Width and height of the tile with a place's scene and names."""
SLOTS = ((25, 25), (155, 25), (25, 75), (155, 75), (90, 75))
"""Centres of the discs on a suspect's or a crime's tile, by seat."""


def corner(place: Card) -> tuple[int, int]:
    """Return the top left corner of a place's card."""
    row, column = _cell(PLACES.index(place))
    left = (WIDTH - ROWS[row] * PITCH[0] + PITCH[0] - CARD[0]) // 2
    return left + column * PITCH[0], MARGIN + row * PITCH[1]


def _cell(index: int) -> tuple[int, int]:
    row = 0
    while index >= ROWS[row]:
        index -= ROWS[row]
        row += 1
    return row, index


def view(place: Card) -> tuple[int, int]:
    """Return the top left corner of the tile with a place's scene and names and the air above them."""
    x, y = corner(place)
    return x + BORDER, y - PATROL_OVERHANG


def disc_position(seat: int, players: int) -> tuple[int, int]:
    """Return the centre of a seat's disc on the place itself, at the upper edge of its names."""
    return WIDE // 2 + round((seat - (players - 1) / 2) * 62), PATROL_OVERHANG + CAPTION[0] - 20


def patrol_position(seat: int, players: int) -> tuple[int, int]:
    """Return the middle of the upper edge of a seat's patrol, relative to the tile of `view`."""
    return round((seat + 0.5) * WIDE / players), PATROL_OVERHANG - 9


def bridges() -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Yield the two ends of the strip between each pair of neighbouring cards."""
    width, height = CARD
    for place in PLACES:
        x, y = corner(place)
        for other_place in PLACES:
            dx, dy = corner(other_place)[0] - x, corner(other_place)[1] - y
            if (dx, dy) == (PITCH[0], 0):
                yield (x + width, y + height // 2), (x + PITCH[0], y + height // 2)
            elif dy == PITCH[1] and abs(dx) * 2 == PITCH[0]:
                middle = x + width // 2 + dx // 2
                yield (middle, y + height), (middle, y + PITCH[1])

"""Positions of the cards in the picture of a round: a tag and four to nine gifts in two or three rows.

A card is wide and high enough for the line that explains its gift.
"""

from __future__ import annotations

from images.gifttrap.lettering import WIDTH

MARGIN, GAP = 26, 20
CARD_HEIGHTS = {3: 560, 4: 660}
"""Height of a card in pixels, by the number of cards in a row."""
_ROW_LENGTHS = {1: (2,), 2: (3,), 3: (4,), 4: (3, 2), 5: (3, 3), 6: (4, 3), 7: (4, 4), 8: (3, 3, 3), 9: (4, 3, 3)}

Spot = tuple[int, int]
"""The top left corner of a card."""


def size(gifts: int) -> tuple[int, int]:
    """Return the width and height of a card for this number of gifts."""
    per_row = max(3, *_ROW_LENGTHS[gifts], 0)
    return (WIDTH - 2 * MARGIN - (per_row - 1) * GAP) // per_row, CARD_HEIGHTS[per_row]


def spots(gifts: int) -> tuple[Spot, ...]:
    """Return the position of the tag, then of every gift; a shorter row is centred."""
    wide, high = size(gifts)
    positions: list[Spot] = []
    for row, count in enumerate(_ROW_LENGTHS[gifts]):
        left = (WIDTH - count * wide - (count - 1) * GAP) // 2
        positions += [(left + column * (wide + GAP), MARGIN + row * (high + GAP)) for column in range(count)]
    return tuple(positions)


def height(gifts: int) -> int:
    """Return the height of the picture."""
    rows = len(_ROW_LENGTHS[gifts])
    return 2 * MARGIN + rows * size(gifts)[1] + (rows - 1) * GAP

"""Positions of the cards in the picture of a round: a tag and four to nine gifts in one or two rows."""

from __future__ import annotations

from images.gifttrap.lettering import WIDTH

MARGIN, GAP = 26, 20
HIGH = {3: 440, 4: 440, 5: 452}
"""Height of a card in pixels, by the number of cards in a row."""
_ROWS = {1: (2,), 2: (3,), 3: (4,), 4: (5,), 5: (3, 3), 6: (4, 3), 7: (4, 4), 8: (5, 4), 9: (5, 5)}

Spot = tuple[int, int]
"""The top left corner of a card."""


def size(gifts: int) -> tuple[int, int]:
    """Return the width and height of a card for this number of gifts."""
    across = max(3, *_ROWS[gifts], 0)
    return (WIDTH - 2 * MARGIN - (across - 1) * GAP) // across, HIGH[across]


def spots(gifts: int) -> tuple[Spot, ...]:
    """Return the position of the tag, then of every gift; a shorter row is centred."""
    wide, high = size(gifts)
    laid: list[Spot] = []
    for row, count in enumerate(_ROWS[gifts]):
        left = (WIDTH - count * wide - (count - 1) * GAP) // 2
        laid += [(left + at * (wide + GAP), MARGIN + row * (high + GAP)) for at in range(count)]
    return tuple(laid)


def height(gifts: int) -> int:
    """Return the height of the picture."""
    rows = len(_ROWS[gifts])
    return 2 * MARGIN + rows * size(gifts)[1] + (rows - 1) * GAP

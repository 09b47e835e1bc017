"""The positions and sizes of all parts of the picture, in pixels. Only numbers and arithmetic.

The walls stand on hills one behind the other, the first seat at the back; the field is in front of them.
"""

from __future__ import annotations

from cogs.fort.cards import WALL_SIZE
from cogs.fort.places import COLUMNS, ROWS

WIDTH = 1200
SKY = 22
"""Air above the highest roof."""

SLOT = 112
"""Width of one card in a wall; ten fill the picture."""
LEFT = (WIDTH - WALL_SIZE * SLOT) // 2
BATTLEMENT, FOOT = 62, 158
"""Heights in a strip: the top of the battlements, and the foot of the wall."""
STONE_HEIGHT = 166
RIBBON = 180
"""Height in a strip: the top of the row with the name and the points."""
RIBBON_HEIGHT = 48
STRIP = 236

LEGEND = 72
"""Height of the legend, a row of the bonus game: the points of the figures, and the cards that were shot."""

CELL = (124, 100)
CARD = (116, 92)
FIELD_LEFT = (WIDTH - COLUMNS * CELL[0]) // 2
FRAME = 20
"""Distance from the edge of the field's cloth to its cards."""
MARGIN = 26
"""Height of the meadow below the cloth."""


def strip(seat: int) -> int:
    """Return the top of a seat's strip."""
    return SKY + seat * STRIP


def legend(seats: int) -> int:
    """Return the top of the legend."""
    return strip(seats)


def field_top(seats: int, *, bonus: bool) -> int:
    """Return the top of the first row of cards."""
    return strip(seats) + (LEGEND if bonus else 0) + FRAME


def height(seats: int, *, bonus: bool) -> int:
    """Return the height of the whole picture."""
    return field_top(seats, bonus=bonus) + len(ROWS) * CELL[1] + FRAME + MARGIN


def cell(place: int, top: int) -> tuple[int, int]:
    """Return the top left corner of the card in a place (1 to 45); `top` is the field's first row."""
    row, column = divmod(place - 1, COLUMNS)
    return (
        FIELD_LEFT + column * CELL[0] + (CELL[0] - CARD[0]) // 2,
        top + row * CELL[1] + (CELL[1] - CARD[1]) // 2,
    )


def slot(index: int) -> int:
    """Return the left side of a wall's card, 0 for the start card."""
    return LEFT + index * SLOT

"""The places of the field and their names: rows A to E, columns 1 to 9.

A place is stored as its number, counted row by row. Players read and type its name, so that a place cannot be mistaken
for a card.
"""

from __future__ import annotations

import re
from typing import Annotated

from bot.game.contract import Named

ROWS = "ABCDE"
COLUMNS = 9
PLACES = range(1, len(ROWS) * COLUMNS + 1)
"""The places of the field, row by row from the top left; they stay the same when cards leave."""
NO_PLACE = 0
"""A number that is not a place."""

_PLACE_PATTERN = re.compile(rf"(?:([{ROWS}])\s*([1-{COLUMNS}])|([0-9]{{1,9}}))", re.IGNORECASE)


def name(place: int) -> str:
    """Return the name of a place (1 to 45): “rows A to E from the top, columns 1 to 9 from the left” [D10]."""
    row, column = divmod(place - 1, COLUMNS)
    return f"{ROWS[row]}{column + 1}"


def number(typed: str) -> int:
    """Return the place that the typed text means: its name, or “a number, as places once were called” [D10].

    Text without a place returns `NO_PLACE` and a number beyond the field returns itself; the rules refuse both.
    """
    match = _PLACE_PATTERN.fullmatch(typed.strip())
    if match is None:
        return NO_PLACE
    row, column, place_number = match.groups()
    return int(place_number) if place_number else ROWS.index(row.upper()) * COLUMNS + int(column)


Place = Annotated[int, Named(name, number)]
"""A place (1 to 45) that is shown and typed by its name."""


def neighbours(place: int) -> tuple[int, ...]:
    """Return the places left, right, above and below a place."""
    row, column = divmod(place - 1, COLUMNS)
    spots = ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column))
    return tuple(r * COLUMNS + c + 1 for r, c in spots if r in range(len(ROWS)) and c in range(COLUMNS))

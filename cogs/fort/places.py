"""The places of the field and what they are called: rows A to E, columns 1 to 9.

A place is stored as its number, row by row; players read and type its name, so that no place can be taken for a card.
"""

from __future__ import annotations

import re
from typing import Annotated

from bot.game.contract import Named

ROWS = "ABCDE"
COLUMNS = 9
PLACES = range(1, len(ROWS) * COLUMNS + 1)
"""The places of the field, row by row from the top left; a place never moves."""
NOWHERE = 0
"""The number of no place."""

_TYPED = re.compile(rf"(?:([{ROWS}])\s*([1-{COLUMNS}])|([0-9]{{1,9}}))", re.IGNORECASE)


def name(place: int) -> str:
    """Return what a place (1 to 45) is called: “rows A to E from the top, columns 1 to 9 from the left” [D10]."""
    row, column = divmod(place - 1, COLUMNS)
    return f"{ROWS[row]}{column + 1}"


def number(typed: str) -> int:
    """Return the place that is meant by words: its name, or “a number, as places once were called” [D10].

    Words that mean none give `NOWHERE`, a number beyond the field gives itself: the rules refuse both.
    """
    found = _TYPED.fullmatch(typed.strip())
    if found is None:
        return NOWHERE
    row, column, plain = found.groups()
    return int(plain) if plain else ROWS.index(row.upper()) * COLUMNS + int(column)


Place = Annotated[int, Named(name, number)]
"""A place (1 to 45), told and typed by its name."""

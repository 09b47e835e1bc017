"""The cards: their numbers and who stands on them, read from `data/cards.toml` and checked once.

Public knowledge, the same in every game. Must never know where a card lies.
"""

from __future__ import annotations

from enum import StrEnum
from importlib.resources import files

import msgspec
from msgspec import Struct

START = 1
"""The number of every seat's start card, a tower that no cannon reaches."""
NUMBERS = range(2, 47)
"""The numbers of the wall cards, each once."""
PLACES = range(1, 46)
"""The places of the field, row by row from the top left; a place never moves."""
FULL = 10
"""So many cards, the start card included, are a finished wall."""


class Figure(StrEnum):
    """What a card shows next to its number."""

    START = "start"
    TOWER = "tower"
    KING = "king"
    QUEEN = "queen"
    PRINCE = "prince"
    PRINCESS = "princess"
    CANNON = "cannon"
    MAGICIAN = "magician"
    CROW = "crow"
    CROWS = "crows"
    PLAIN = "plain"


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """The data file: `figures` gives the numbers of a figure, `worth` its bonus points (missing: none)."""

    figures: dict[Figure, tuple[int, ...]]
    worth: dict[Figure, int]

    def __post_init__(self) -> None:
        """Raise ValueError, which names the fault, for cards that no wall could be built from."""
        numbers = [number for shown in self.figures.values() for number in shown]
        if len(set(numbers)) != len(numbers):
            msg = "a card cannot show two figures"
            raise ValueError(msg)
        if self.figures.get(Figure.START) != (START,):
            msg = "the start card, and it alone, must show the start"
            raise ValueError(msg)
        if not set(numbers) <= {START, *NUMBERS}:
            msg = f"a card is numbered {NUMBERS[0]} to {NUMBERS[-1]}"
            raise ValueError(msg)
        if Figure.PLAIN in self.figures:
            msg = "plain cards are those not named"
            raise ValueError(msg)


def deck(toml: bytes) -> Deck:
    """Decode a data file; raises `msgspec.ValidationError` for a wrong one."""
    return msgspec.toml.decode(toml, type=Deck)


DECK = deck((files("cogs.fort") / "data" / "cards.toml").read_bytes())
_FIGURES = {number: shown for shown, numbers in DECK.figures.items() for number in numbers}


def figure(number: int) -> Figure:
    """Return what the card with this number (1 to 46) shows."""
    return _FIGURES.get(number, Figure.PLAIN)


def worth(number: int) -> int:
    """Return a card's own bonus points, pairs of prince and princess not counted."""
    return DECK.worth.get(figure(number), 0)

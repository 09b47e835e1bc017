"""The cards with their numbers and figures, and functions on walls.

`data/cards.toml` is read and checked once, at import. A wall is a tuple of card numbers, ascending, with the start card
first. The cards are public and equal in every game; where a card lies is not known here.
"""

from __future__ import annotations

from enum import StrEnum
from importlib.resources import files
from itertools import pairwise

import msgspec
from msgspec import Struct

START = 1
"""The number of every seat's start card, a tower that no cannon reaches."""
NUMBERS = range(2, 47)
"""The numbers of the wall cards, each once."""
WALL_SIZE = 10
"""The number of cards in a finished wall, start card included."""


class Figure(StrEnum):
    """The picture on a card next to its number."""

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
    """The content of the data file.

    `figures` lists the card numbers of each figure; `worth` gives the bonus points of a figure (missing: none).
    """

    figures: dict[Figure, tuple[int, ...]]
    worth: dict[Figure, int]

    def __post_init__(self) -> None:
        """Raise ValueError, with the fault as its message, if no wall could be built from these cards."""
        numbers = [number for group in self.figures.values() for number in group]
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
    """Decode a data file. Raise `msgspec.ValidationError` if it is malformed."""
    return msgspec.toml.decode(toml, type=Deck)


DECK = deck((files("cogs.fort") / "data" / "cards.toml").read_bytes())
_FIGURES = {number: kind for kind, numbers in DECK.figures.items() for number in numbers}


def figure(number: int) -> Figure:
    """Return the figure on the card with this number (1 to 46)."""
    return _FIGURES.get(number, Figure.PLAIN)


def worth(number: int) -> int:
    """Return the bonus points of a card by itself, without those of pairs of prince and princess."""
    return DECK.worth.get(figure(number), 0)


TOWERS = frozenset({Figure.START, Figure.TOWER})
"""Figures that a cannon cannot hit; they also protect all cards to their left."""


def exposed_cards(wall: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards that a cannon can hit: “only the cards after a wall's last tower are exposed” [V3]."""
    return wall[count_guarded(wall) :]


def count_guarded(wall: tuple[int, ...]) -> int:
    """Return the number of cards up to and including the last tower; 1 if the start card is the only tower."""
    return max(index for index, number in enumerate(wall) if figure(number) in TOWERS) + 1


def points(wall: tuple[int, ...]) -> int:
    """Return the points of a wall in the bonus game.

    “Each card of a wall is one point, the 1 included. On top come: king 3, queen 3, each prince and princess 1, each
    pair of prince and princess 1 more, wherever they stand, and 1 for each crow” [V1].
    """
    figures = [figure(number) for number in wall]
    pairs = min(figures.count(Figure.PRINCE), figures.count(Figure.PRINCESS))
    return len(wall) + sum(worth(number) for number in wall) + pairs


def widest_jump(wall: tuple[int, ...]) -> int:
    """Return the largest difference between neighbouring numbers of a wall, 0 for the start card alone."""
    return max((next_number - number for number, next_number in pairwise(wall)), default=0)


def with_card(wall: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Return the wall with the card inserted at its ascending place."""
    return tuple(sorted((*wall, number)))

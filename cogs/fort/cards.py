"""The cards: their numbers and who stands on them, read from `data/cards.toml` and checked once; and walls of them.

A wall is the tuple of its numbers, ascending, the start card first. Public knowledge, the same in every game. Must
never know where a card lies.
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


TOWERS = frozenset({Figure.START, Figure.TOWER})
"""No cannon reaches these, nor what stands to the left of them."""


def exposed(wall: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards a cannon may take: “only the cards after a wall's last tower are exposed” [V3]."""
    return wall[guarded(wall) :]


def guarded(wall: tuple[int, ...]) -> int:
    """Return how many cards from the left lie up to the last tower; one, the start card, guards nothing."""
    return max(at for at, number in enumerate(wall) if figure(number) in TOWERS) + 1


def points(wall: tuple[int, ...]) -> int:
    """Return what a wall counts in the bonus game.

    “Each card of a wall is one point, the 1 included. On top come: king 3, queen 3, each prince and princess 1, each
    pair of prince and princess 1 more, wherever they stand, and 1 for each crow” [V1].
    """
    figures = [figure(number) for number in wall]
    pairs = min(figures.count(Figure.PRINCE), figures.count(Figure.PRINCESS))
    return len(wall) + sum(worth(number) for number in wall) + pairs


def widest_jump(wall: tuple[int, ...]) -> int:
    """Return the widest step between neighbours in a wall, 0 for the start card alone."""
    return max((high - low for low, high in pairwise(wall)), default=0)


def inserted(wall: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Return the wall with one more card at its ascending place."""
    return tuple(sorted((*wall, number)))

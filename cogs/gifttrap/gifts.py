"""The gifts: the cards of the four decks, and a server's own gift.

All of it is public, except the order of the decks. Contains no data of a single table.
"""

from __future__ import annotations

import tomllib
from enum import StrEnum
from functools import lru_cache
from importlib.resources import files
from typing import NewType

import msgspec
from msgspec import Struct

Gift = NewType("Gift", str)
"""The id of a gift: deck, card and side (`yellow-07a`), or for a server's own gift `own-yellow-3`."""


class Deck(StrEnum):
    """A deck of gift cards, in rising value."""

    YELLOW = "yellow"
    RED = "red"
    BLUE = "blue"
    BLACK = "black"


class Tag(StrEnum):
    """A subject of gifts; the published tastes of computer players consist of tags."""

    FOOD = "food"
    DRINK = "drink"
    HOME = "home"
    GARDEN = "garden"
    ANIMALS = "animals"
    SPORT = "sport"
    OUTDOORS = "outdoors"
    TRAVEL = "travel"
    MUSIC = "music"
    FILM = "film"
    BOOKS = "books"
    GAMES = "games"
    TECH = "tech"
    CRAFT = "craft"
    BEAUTY = "beauty"
    FASHION = "fashion"
    WELLNESS = "wellness"
    ROMANCE = "romance"
    ADVENTURE = "adventure"
    LEARNING = "learning"
    PRANK = "prank"
    LUXURY = "luxury"
    FAMILY = "family"
    WORK = "work"


CARDS = 40
"""Number of two-sided cards in a deck."""
SIDES = ("a", "b")


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a card, as in the data file: a gift without its words."""

    pictogram: str
    """An emoji as hexadecimal code points joined by hyphens: `1F952`."""
    tags: tuple[Tag, ...]
    price: int
    """Approximate price in euros; it explains why the gift is in its deck."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A two-sided card, as in the data file."""

    number: int
    a: Side
    b: Side


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


# Built on import: `msgspec` crashes the process if two threads are the first to decode the same type at once, and
# pictures are drawn in threads.
msgspec.json.Decoder(_File)


@lru_cache(maxsize=len(Deck))
def cards(deck: Deck) -> tuple[Card, ...]:
    """Return the cards of a deck, in the order of their numbers."""
    text = (files("cogs.gifttrap") / "gifts" / f"{deck}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), _File).card


@lru_cache(maxsize=1)
def shipped_gifts() -> dict[Gift, Side]:
    """Return every shipped gift by its id, deck by deck. The dictionary is cached: never change it."""
    return {
        gift_of(deck, card.number, letter): side
        for deck in Deck
        for card in cards(deck)
        for letter, side in zip(SIDES, (card.a, card.b), strict=True)
    }


def gift_of(deck: Deck, number: int, letter: str) -> Gift:
    """Return the id of the gift on side `a` or `b` of a shipped card."""
    return Gift(f"{deck}-{number:02}{letter}")


def deck_of(gift: Gift) -> Deck:
    """Return the deck of a gift, shipped or a server's own."""
    return Deck(gift.removeprefix(_OWN).split("-")[0])


def other_side(gift: Gift) -> Gift:
    """Return the gift on the other side of the card; a server's own gift has one side and is returned unchanged."""
    if is_own(gift):
        return gift
    return Gift(gift[:-1] + SIDES[gift.endswith(SIDES[0])])


def is_own(gift: Gift) -> bool:
    """Return whether a gift is a server's own."""
    return gift.startswith(_OWN)


def tags(gift: Gift) -> tuple[Tag, ...]:
    """Return the tags of a gift; a server's own gift has none."""
    side = shipped_gifts().get(gift)
    return side.tags if side else ()


_OWN = "own-"


class OwnGift(Struct, frozen=True):
    """A server's own gift."""

    number: int
    """From 1. The number of a removed gift is not reused while a table on the server has the gift."""
    deck: Deck
    name: str
    line: str = ""
    """The line that explains the gift."""
    language: str = "en"
    """The language in which the gift was written; it is shown to all readers in this language."""

    @property
    def gift(self) -> Gift:
        """The gift's id."""
        return Gift(f"{_OWN}{self.deck}-{self.number}")

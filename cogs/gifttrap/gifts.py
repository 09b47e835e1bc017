"""The gifts: the cards of the four decks, and the parser and checks of a server's file of own gifts.

All of it is public, except the order of the decks. Contains no data of a single table.
"""

from __future__ import annotations

import tomllib
from enum import StrEnum
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, NewType

import msgspec
from msgspec import Struct

from bot.game.contract import Refused
from bot.i18n import characters
from bot.i18n.typefaces import SANS, undrawable_character

if TYPE_CHECKING:
    from collections.abc import Iterator

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

MAX_OWN_GIFTS = 200
"""Maximum number of own gifts of a server."""
MAX_NAME_LENGTH, MAX_LINE_LENGTH = 32, 90
"""Maximum number of characters of a gift's name and of its line."""


class OwnGift(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A server's own gift, as in its file: one JSON object per line."""

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


msgspec.json.Decoder(OwnGift)  # for the same reason as `_File`


@lru_cache(maxsize=16)
def own_gifts(text: str) -> dict[Gift, OwnGift]:
    """Return a server's own gifts by their ids; raise `Refused` with the first fault.

    The dictionary is cached: never change it.
    """
    gifts: dict[Gift, OwnGift] = {}
    for number, own in numbered_gifts(text):
        if own_fault(own):
            raise Refused("own-line-words", line=number, limit=MAX_NAME_LENGTH, most=MAX_LINE_LENGTH)
        if own.number in {other.number for other in gifts.values()}:
            raise Refused("own-twice", line=number, number=own.number)
        gifts[own.gift] = own
    return gifts


def own_fault(own: OwnGift) -> bool:
    """Return whether the words of a server's own gift cannot be shown: empty, too long, or not plain characters."""
    name, line = own.name, own.line
    is_plain = name.isprintable() and line.isprintable() and name == name.strip() and line == line.strip()
    return own.number < 1 or not is_plain or not 0 < len(name) <= MAX_NAME_LENGTH or len(line) > MAX_LINE_LENGTH


def word_fault(own: OwnGift) -> Refused | None:
    """Return the refusal of a new gift's words, with the wrong character if there is one; None: they are accepted.

    Stricter than `own_fault`, because gifts that a table or a server already has must stay readable.
    """
    for text in (own.name, own.line):
        if (character := characters.unprintable(text)) is not None:
            return Refused("refused-own-character", character=characters.described(character))
        if (character := characters.overmarked(text)) is not None:
            return Refused("refused-own-marks", character=characters.described(character), limit=characters.MAX_MARKS)
    if own_fault(own):
        return Refused("refused-own-words", limit=MAX_NAME_LENGTH, most=MAX_LINE_LENGTH)
    return None if characters.is_visible(own.name) else Refused("refused-own-invisible")


def drawing_fault(own: OwnGift) -> Refused | None:
    """Return the refusal of a gift whose card cannot show its name, or None if the typeface has every character."""
    character = undrawable_character(own.name, (SANS,))
    return None if character is None else Refused("refused-own-undrawable", character=characters.described(character))


def identity_key(own: OwnGift) -> tuple[Deck, str]:
    """Return the key that is equal for two gifts that count as the same: the deck and the name as readers see it."""
    return own.deck, characters.folded(own.name)


def own_file(owned: tuple[OwnGift, ...]) -> str:
    """Return the text of the file with these gifts."""
    return "".join(msgspec.json.encode(own).decode() + "\n" for own in owned)


def check_file(text: str) -> None:
    """Check a new file of a server's own gifts; raise `Refused` with the first fault and its line.

    Characters that a card cannot show are reported last, after all other faults of all lines.
    """
    keys: set[tuple[Deck, str]] = set()
    gifts = tuple(numbered_gifts(text))
    for number, own in gifts:
        fault = word_fault(own)
        if fault is not None:
            raise line_refusal(number, fault)
        if identity_key(own) in keys:
            raise line_refusal(number, Refused("refused-own-same"))
        keys.add(identity_key(own))
    own_gifts(text)
    for number, own in gifts:
        fault = drawing_fault(own)
        if fault is not None:
            raise line_refusal(number, fault)


def numbered_gifts(text: str) -> Iterator[tuple[int, OwnGift]]:
    """Yield the gifts of a file with their line numbers; raise `Refused` for an invalid line or for too many gifts."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(lines) > MAX_OWN_GIFTS:
        raise Refused("own-too-many", limit=MAX_OWN_GIFTS)
    for number, line in lines:
        try:
            yield number, msgspec.json.decode(line, type=OwnGift)
        except (msgspec.DecodeError, UnicodeEncodeError):
            raise Refused("own-wrong", line=number) from None


def line_refusal(number: int, fault: Refused) -> Refused:
    """Return a refusal of a gift's words as a refusal of one line of a file."""
    return Refused(fault.text.replace("refused-own-", "own-line-"), line=number, **fault.variables)

"""The gifts: what the four decks hold, and a server's own gifts as its file has them, read and checked.

Public knowledge, but for their order. Must never know what a table has laid out.
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
"""A gift by its id: deck, card and side, `yellow-07a`; or a server's own: `own-yellow-3`."""


class Deck(StrEnum):
    """A deck of gift cards, in rising value."""

    YELLOW = "yellow"
    RED = "red"
    BLUE = "blue"
    BLACK = "black"


class Tag(StrEnum):
    """What a gift has to do with: what the published tastes of computer players are told in."""

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
"""Cards in a deck, two-sided."""
SIDES = ("a", "b")


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a card, as the data has it: a gift without its words."""

    pictogram: str
    """An emoji by its code points in hexadecimal, joined by hyphens: `1F952`."""
    tags: tuple[Tag, ...]
    price: int
    """About what it costs, in euros: it says why the gift lies in its deck."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A two-sided card, as the data has it."""

    number: int
    a: Side
    b: Side


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


# Worked out here and now: `msgspec` crashes the whole process where two threads are the first to read one type, and
# pictures are drawn in threads.
msgspec.json.Decoder(_File)


@lru_cache(maxsize=len(Deck))
def cards(deck: Deck) -> tuple[Card, ...]:
    """Return the cards of a deck, in the order of their numbers."""
    text = (files("cogs.gifttrap") / "gifts" / f"{deck}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), _File).card


@lru_cache(maxsize=1)
def shipped() -> dict[Gift, Side]:
    """Return every gift of ours by its id, deck by deck; nobody may change it."""
    return {
        gift_of(deck, card.number, letter): side
        for deck in Deck
        for card in cards(deck)
        for letter, side in zip(SIDES, (card.a, card.b), strict=True)
    }


def gift_of(deck: Deck, number: int, letter: str) -> Gift:
    """Return the id of the gift on a side, `a` or `b`, of a card of ours."""
    return Gift(f"{deck}-{number:02}{letter}")


def deck_of(gift: Gift) -> Deck:
    """Return the deck in which a gift lies, ours or a server's own."""
    return Deck(gift.removeprefix(_OWN).split("-")[0])


def other_side(gift: Gift) -> Gift:
    """Return the gift on the other side of the card; a server's own has none, and is returned itself."""
    if is_own(gift):
        return gift
    return Gift(gift[:-1] + SIDES[gift.endswith(SIDES[0])])


def is_own(gift: Gift) -> bool:
    """Return whether this is a server's own gift."""
    return gift.startswith(_OWN)


def tags(gift: Gift) -> tuple[Tag, ...]:
    """Return what a gift has to do with; of a server's own nobody knows."""
    side = shipped().get(gift)
    return side.tags if side else ()


_OWN = "own-"

MOST_OWN = 200
"""A server has no more gifts of its own than these."""
NAME, LINE = 32, 90
"""The characters that the name and the line of a gift may have."""


class OwnGift(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A gift of the server's own, as its file has it: one JSON object a line."""

    number: int
    """From 1; never used again when the gift is removed."""
    deck: Deck
    name: str
    line: str = ""
    """Explains it."""
    language: str = "en"
    """In which language somebody wrote it; it is shown so to all."""

    @property
    def gift(self) -> Gift:
        """The gift's id."""
        return Gift(f"{_OWN}{self.deck}-{self.number}")


msgspec.json.Decoder(OwnGift)  # likewise


@lru_cache(maxsize=16)
def own_gifts(text: str) -> dict[Gift, OwnGift]:
    """Return a server's own gifts by their ids; nobody may change it. Raises `Refused` with the first fault found."""
    found: dict[Gift, OwnGift] = {}
    for number, own in numbered(text):
        if own_fault(own):
            raise Refused("own-line-words", line=number, limit=NAME, most=LINE)
        if own.number in {each.number for each in found.values()}:
            raise Refused("own-twice", line=number, number=own.number)
        found[own.gift] = own
    return found


def own_fault(own: OwnGift) -> bool:
    """Return whether the words of a server's own gift cannot be shown: empty, too long, or not plain characters."""
    name, line = own.name, own.line
    plain = name.isprintable() and line.isprintable() and name == name.strip() and line == line.strip()
    return own.number < 1 or not plain or not 0 < len(name) <= NAME or len(line) > LINE


def word_fault(own: OwnGift) -> Refused | None:
    """Return why the words of a new gift are refused, with the character if there is one; None: they are not.

    Stricter than `own_fault`: gifts that a table or a server has already are read as they are.
    """
    for text in (own.name, own.line):
        if (wrong := characters.unprintable(text)) is not None:
            return Refused("refused-own-character", character=characters.described(wrong))
        if (wrong := characters.overmarked(text)) is not None:
            return Refused("refused-own-marks", character=characters.described(wrong), limit=characters.MAX_MARKS)
    if own_fault(own):
        return Refused("refused-own-words", limit=NAME, most=LINE)
    return None if characters.is_visible(own.name) else Refused("refused-own-invisible")


def drawing_fault(own: OwnGift) -> Refused | None:
    """Return the refusal of a gift whose card cannot show its name, or None if the typeface has every character."""
    wrong = undrawable_character(own.name, (SANS,))
    return None if wrong is None else Refused("refused-own-undrawable", character=characters.described(wrong))


def same_key(own: OwnGift) -> tuple[Deck, str]:
    """Return what two gifts share that are one: their deck, and their name as people read it."""
    return own.deck, characters.folded(own.name)


def own_file(owned: tuple[OwnGift, ...]) -> str:
    """Return the text of the file that holds these gifts."""
    return "".join(msgspec.json.encode(own).decode() + "\n" for own in owned)


def checked(text: str) -> None:
    """Look at a new file of a server's own gifts; raises `Refused` with the first fault found, and its line.

    Characters that a card cannot show are reported last, when every line is right otherwise.
    """
    seen: set[tuple[Deck, str]] = set()
    gifts = tuple(numbered(text))
    for number, own in gifts:
        fault = word_fault(own)
        if fault is not None:
            raise in_line(number, fault)
        if same_key(own) in seen:
            raise in_line(number, Refused("refused-own-same"))
        seen.add(same_key(own))
    own_gifts(text)
    for number, own in gifts:
        fault = drawing_fault(own)
        if fault is not None:
            raise in_line(number, fault)


def numbered(text: str) -> Iterator[tuple[int, OwnGift]]:
    """Yield the gifts of a file with the numbers of their lines; raise `Refused` for a line that is none."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(lines) > MOST_OWN:
        raise Refused("own-too-many", limit=MOST_OWN)
    for number, line in lines:
        try:
            yield number, msgspec.json.decode(line, type=OwnGift)
        except (msgspec.DecodeError, UnicodeEncodeError):
            raise Refused("own-wrong", line=number) from None


def in_line(number: int, fault: Refused) -> Refused:
    """Return a refusal of a gift's words as one of a line of a file."""
    return Refused(fault.text.replace("refused-own-", "own-line-"), line=number, **fault.variables)

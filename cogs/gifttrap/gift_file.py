"""A server's file of own gifts: it is read, checked and written. A fault is refused with its place.

Public knowledge. A table keeps the text of the file with which it was opened.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING
from zlib import crc32

import msgspec
from msgspec import Struct

from bot.game.contract import Refused
from bot.i18n import characters
from bot.i18n.languages import DEFAULT, LANGUAGES
from bot.i18n.toml_files import FileForm, read_toml, refusal_at
from bot.i18n.typefaces import SANS, undrawable_character
from cogs.gifttrap.gifts import Deck, Gift, OwnGift

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.game.toml_lines import LineIndex

MAX_OWN_GIFTS = 200
"""Maximum number of own gifts of a server."""
MAX_NAME_LENGTH, MAX_LINE_LENGTH = 32, 90
"""Maximum number of characters of a gift's name and of its line."""
MAX_FILE_BYTES = 128 * 1024
"""The most bytes of a file."""
FORM = FileForm(MAX_FILE_BYTES, 1024, {"number": "count"})
_NUMBERS = 10**9
"""Numbers that a gift without a number can get, so many that two gifts hardly ever share one."""

EXAMPLE = """\
# Gifts of your own for GiftTRAP.
#
# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.
# - `deck` is "yellow" (cheap fun), "red" (presents), "blue" (something dear) or "black" (priceless).
# - `line` explains the gift in at most 90 characters; it may be left out.
# - `language` is the language of these words: "en" (as it is if left out), "cs", "sk" or "pl".
# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.
# A wrong file is refused with the line and the reason.

[[gifts]]
deck = "yellow"
name = "A singing doorbell"
line = "It knows one song, and it knows it well."

[[gifts]]
deck = "red"
name = "Picnic for six"
line = "With a basket, a blanket and no ants."

[[gifts]]
deck = "black"
name = "A lighthouse"
line = "Sea view included."
language = "en"
"""
"""A file to begin with."""


class GiftEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A gift as it is written in a file."""

    deck: Deck
    name: str
    line: str = ""
    language: str = DEFAULT
    number: int | None = None
    """The gift's number; None: one that follows from its words, so that the same gift always has the same."""


class GiftFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A complete file."""

    gifts: tuple[GiftEntry, ...] = ()


# Built on import: `msgspec` crashes the process if two threads are the first to decode the same type at once, and
# pictures are drawn in threads.
msgspec.json.Decoder(GiftFile)


@lru_cache(maxsize=16)
def own_gifts(text: str) -> dict[Gift, OwnGift]:
    """Return a server's own gifts by their ids; raise `Refused` with the first fault.

    The dictionary is cached: never change it.
    """
    return {own.gift: own for own in _checked_gifts(*read_toml(text, GiftFile, FORM))}


def check_file(text: str) -> None:
    """Check a new file of a server's own gifts; raise `Refused` with the first fault and its place.

    Stricter than `own_gifts`, because gifts that a table or a server already has must stay readable. Characters that a
    card cannot show are reported last, after all other faults of all gifts.
    """
    file, lines = read_toml(text, GiftFile, FORM)
    keys: set[tuple[Deck, str]] = set()
    gifts = tuple(_numbered(file.gifts))
    for index, own in enumerate(gifts):
        _raise_first(lines, index, word_faults(own))
        if own.language not in LANGUAGES:
            raise _refusal(lines, index, "file-unknown-language", language=own.language, languages=", ".join(LANGUAGES))
        if identity_key(own) in keys:
            raise _refusal(lines, index, "own-line-same")
        keys.add(identity_key(own))
    _checked_gifts(file, lines)
    for index, own in enumerate(gifts):
        _raise_first(lines, index, drawing_faults(own))


def own_file(gifts: Iterable[OwnGift]) -> str:
    """Return the text of the file with these gifts, each with its number."""
    return "\n".join(_block(own) for own in gifts)


def word_faults(own: OwnGift) -> Iterator[tuple[str, dict[str, int | str]]]:
    """Yield the faults of a new gift's words: the end of a text's id, and its variables with the wrong character."""
    for text in (own.name, own.line):
        if (character := characters.unprintable(text)) is not None:
            yield "character", {"character": character}
        elif (character := characters.overmarked(text)) is not None:
            yield "marks", {"character": character, "limit": characters.MAX_MARKS}
    if not _is_readable(own):
        yield "words", {"limit": MAX_NAME_LENGTH, "most": MAX_LINE_LENGTH}
    elif not characters.is_visible(own.name):
        yield "invisible", {}


def drawing_faults(own: OwnGift) -> Iterator[tuple[str, dict[str, int | str]]]:
    """Yield the fault of a gift whose card cannot show its name, as `word_faults` does."""
    if (character := undrawable_character(own.name, (SANS,))) is not None:
        yield "undrawable", {"character": character}


def identity_key(own: OwnGift) -> tuple[Deck, str]:
    """Return the key that is equal for two gifts that count as the same: the deck and the name as readers see it."""
    return own.deck, characters.folded(own.name)


def _is_readable(own: OwnGift) -> bool:
    """Return whether the words of a gift can be shown: neither empty nor too long, and of plain characters."""
    name, line = own.name, own.line
    is_plain = name.isprintable() and line.isprintable() and name == name.strip() and line == line.strip()
    return own.number > 0 and is_plain and 0 < len(name) <= MAX_NAME_LENGTH and len(line) <= MAX_LINE_LENGTH


def _checked_gifts(file: GiftFile, lines: LineIndex) -> tuple[OwnGift, ...]:
    """Return the gifts of a file; raise `Refused` for too many, for unreadable words and for a number given twice."""
    if len(file.gifts) > MAX_OWN_GIFTS:
        raise Refused("own-too-many", limit=MAX_OWN_GIFTS)
    gifts, numbers = tuple(_numbered(file.gifts)), set[int]()
    for index, own in enumerate(gifts):
        if not _is_readable(own):
            raise _refusal(lines, index, "own-line-words", limit=MAX_NAME_LENGTH, most=MAX_LINE_LENGTH)
        if own.number in numbers:
            raise _refusal(lines, index, "own-twice", number=own.number)
        numbers.add(own.number)
    return gifts


def _numbered(entries: tuple[GiftEntry, ...]) -> Iterator[OwnGift]:
    """Yield the gifts with their numbers: those of the file, or free ones that follow from the words."""
    numbers = {entry.number for entry in entries if entry.number is not None}
    for entry in entries:
        number = entry.number
        if number is None:
            words = f"{entry.deck}\0{entry.name}\0{entry.line}\0{entry.language}"
            number = 1 + crc32(words.encode("utf-8", "surrogatepass")) % _NUMBERS
            while number in numbers:
                number += 1
            numbers.add(number)
        yield OwnGift(number, entry.deck, entry.name, entry.line, entry.language)


def _block(own: OwnGift) -> str:
    values: dict[str, int | str] = {
        "number": own.number,
        "deck": own.deck,
        "name": own.name,
        "line": own.line,
        "language": own.language,
    }
    return "[[gifts]]\n" + "".join(
        f"{key} = {_toml(value)}\n" for key, value in values.items() if (key, value) != ("line", "")
    )


def _toml(value: int | str) -> str:
    """Return a value in TOML; a string as in JSON, whose escapes TOML understands, with DEL escaped too."""
    return str(value) if isinstance(value, int) else msgspec.json.encode(value).decode().replace("\x7f", "\\u007f")


def _raise_first(lines: LineIndex, index: int, faults: Iterator[tuple[str, dict[str, int | str]]]) -> None:
    for reason, variables in faults:
        raise _refusal(lines, index, f"own-line-{reason}", **variables)


def _refusal(lines: LineIndex, index: int, reason: str, **variables: int | str) -> Refused:
    return refusal_at(lines, lines.line("gifts", index), reason, variables)

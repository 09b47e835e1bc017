"""Characters of names that users choose: equality of names, and characters that cannot be read.

Pure. `bot.i18n.typefaces` checks whether the font of a picture has a character.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

import regex

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_MARKS: Final = 3
"""Combining marks on one letter. Vietnamese needs two, Hebrew and Tibetan three; more of them overlap the adjacent
lines."""

_MARKS: Final = frozenset({"Mn", "Me"})
_INVISIBLE: Final = frozenset(
    {*"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0", *map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))}
)
"""Characters without ink that Unicode classifies as letters, marks or symbols."""
_CLUSTER: Final = regex.compile(r"\X")
_EMOJI: Final = regex.compile(r"[\p{Extended_Pictographic}\p{Regional_Indicator}]")
_MAX_EMOJI_LENGTH: Final = 14
"""Code points of an emoji. A family of four with skin tones has eleven, the flag of a region at most ten; more would
hide a text in an emoji."""


def folded(name: str) -> str:
    """Return a key that is equal for names that look equal: normalised, without case and invisible characters."""
    visible = "".join(char for char in name if char not in _INVISIBLE and unicodedata.category(char) != "Cf")
    caseless = unicodedata.normalize("NFKC", visible).casefold()
    return " ".join(unicodedata.normalize("NFKC", caseless).split())


def clusters(text: str) -> list[str]:
    """Return the grapheme clusters of a text: characters that a reader takes for one, such as a flag or a family."""
    return _CLUSTER.findall(text)


def printable(text: str) -> str:
    """Return a text in which control characters are spaces and format characters are left out.

    The joiners and tags within an emoji stay.
    """
    return text if text.isprintable() else "".join(map(_printable_cluster, clusters(text)))


def _printable_cluster(cluster: str) -> str:
    if _EMOJI.match(cluster) and len(cluster) <= _MAX_EMOJI_LENGTH:
        return cluster.rstrip("\u200d")
    return "".join(c if c.isprintable() else "" if unicodedata.category(c) == "Cf" else " " for c in cluster)


def unprintable(text: str) -> str | None:
    """Return the first character without a glyph, such as a control character or a lone surrogate, or None."""
    return next((char for char in text if not char.isprintable()), None)


def overmarked(text: str) -> str | None:
    """Return the first letter with more than `MAX_MARKS` combining marks, without the marks, or None."""
    letter, marks = "", 0
    for char in unicodedata.normalize("NFD", text):
        if unicodedata.category(char) not in _MARKS:
            letter, marks = char, 0
            continue
        marks += 1
        if marks > MAX_MARKS:
            return letter or char
    return None


def with_few_marks(text: str) -> str:
    """Return a text without the combining marks that exceed `MAX_MARKS` on a letter; all others stay."""
    return text if overmarked(text) is None else "".join(_limit_marks(unicodedata.normalize("NFC", text)))


def _limit_marks(text: str) -> Iterator[str]:
    marks = 0
    for char in text:
        mark_count = sum(unicodedata.category(part) in _MARKS for part in unicodedata.normalize("NFD", char))
        if unicodedata.category(char) not in _MARKS:
            marks = 0
        marks += mark_count
        if marks <= MAX_MARKS:
            yield char


def is_visible(text: str) -> bool:
    """Return whether a text has a character with ink: not a space, mark, control character or filler."""
    return any(char not in _INVISIBLE and unicodedata.category(char)[0] not in "ZCM" for char in text)


def described(char: str) -> str:
    """Return a character for a message: the character itself if it is visible, and always its code point."""
    code_point = f"U+{ord(char):04X}"
    return f"“{char}” ({code_point})" if char.isprintable() and is_visible(char) else code_point

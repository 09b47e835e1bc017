"""Users' names in pictures: accepts any script, length and code points without an exception.

Omits characters that no font can draw; a name that is too long ends in an ellipsis.
"""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from images.kit import fonts, text

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

    from images.kit.pen import Ink
    from images.kit.picture import Look
    from images.kit.text import Face

_NO_GLYPH = "\U0010ffff"
"""A code point that no font has; its image is the sign for a missing glyph."""
_JOINER, _KEYCAP, _EMOJI_STYLE = "\u200d", "\u20e3", "\ufe0f"
_MODIFIERS = frozenset({_JOINER, _KEYCAP, _EMOJI_STYLE, *map(chr, range(0x1F3FB, 0x1F400))})
"""Code points that belong to the emoji before them: joiner, keycap, emoji style, skin tones."""
_MAX_CHARACTERS = 80
"""The maximum number of characters; Discord allows 32, other sources may allow more."""
_ELLIPSIS = "…"


class Typeface(StrEnum):
    """The font of a run of text."""

    SANS = "sans"
    EMOJI = "emoji"


Run = tuple[Typeface, str]
"""A run of text in one font."""


def _face_and_size(face: Typeface, size: int) -> tuple[Face, int]:
    return (fonts.emoji, round(size * 0.95)) if face is Typeface.EMOJI else (fonts.sans, size)


def _font(face: Typeface, size: int) -> FreeTypeFont:
    make, pixels = _face_and_size(face, size)
    return make(pixels)


def _glyph(face: Typeface, char: str) -> bytes:
    """Return the pixels of a character, for comparison."""
    sheet = Image.new("L", (64, 64))
    ImageDraw.Draw(sheet).text((8, 8), char, 255, _font(face, 32))
    return sheet.tobytes()


@lru_cache(maxsize=1024)
def _has_glyph(face: Typeface, char: str) -> bool:
    return char == " " or _glyph(face, char) != _glyph(face, _NO_GLYPH)


def _drawable_runs(name: str) -> list[Run]:
    drawable: list[Run] = []
    for char in unicodedata.normalize("NFKC", " ".join(name.split())[:_MAX_CHARACTERS]):
        category = unicodedata.category(char)
        if char in _MODIFIERS:
            if drawable and drawable[-1][0] is Typeface.EMOJI:
                drawable.append((Typeface.EMOJI, char))
        elif category[0] != "C" and category not in {"Mn", "Me"}:
            drawable += [(face, char) for face in Typeface if _has_glyph(face, char)][:1]
    return drawable


@lru_cache(maxsize=512)
def runs(name: str) -> tuple[Run, ...]:
    """Split a name into runs by font, without characters that no font can draw; empty if none is left."""
    parts = [
        (key, "".join(char for _, char in group))
        for key, group in groupby(_drawable_runs(name), key=lambda run: run[0])
    ]
    return tuple(parts) if any(run.strip() for _, run in parts) else ()


def width(name: tuple[Run, ...], size: int) -> int:
    """Return the width of a name in pixels."""
    return round(sum(text.length(*_face_and_size(face, size), run) for face, run in name))


@lru_cache(maxsize=512)
def clip(words: str, size: int, room: int) -> tuple[Run, ...]:
    """Return the name, cut to at most `room` pixels with an ellipsis; empty if there is no room for the ellipsis."""
    name = runs(words)
    if width(name, size) <= room:
        return name
    chars = [(key, char) for key, run in name for char in run]
    while chars:
        chars.pop()
        while chars and (chars[-1][1] in _MODIFIERS or chars[-1][1] == " "):
            chars.pop()
        stem = "".join(char for _, char in chars)
        candidate = (*runs(stem), (Typeface.SANS, _ELLIPSIS))
        if width(candidate, size) <= room:
            return candidate
    return ()


def player_name(look: Look, seat: int) -> str:
    """Return a player's name; empty if it is unknown."""
    return look.names[seat] if seat < len(look.names) else ""


def clip_name(look: Look, seat: int, size: int, room: int) -> tuple[Run, ...]:
    """Return a player's name, cut to `room` pixels, or the seat's number if no character of the name can be drawn."""
    return clip(player_name(look, seat), size, room) or runs(str(seat + 1))


def write(
    draw: ImageDraw.ImageDraw,
    position: tuple[int, int],
    name: tuple[Run, ...],
    size: int,
    ink: Ink,
    halo: Ink | None = None,
) -> int:
    """Write a name from its left end, vertically centred, outlined in `halo` if given; return its right end."""
    x, y = float(position[0]), position[1] + round(size * 0.33)
    for face, run in name:
        if face is Typeface.EMOJI:
            draw.text((x, y), run, ink, _font(face, size), anchor="ls", embedded_color=True)
        elif halo is not None:
            draw.text((x, y), run, ink, _font(face, size), anchor="ls", stroke_width=3, stroke_fill=halo)
        else:
            text.write(draw, (x, y), run, ink, fonts.sans, size)
        x += text.length(*_face_and_size(face, size), run)
    return round(x)

"""Users' names in pictures: accepts any script, length and code points without an exception.

Omits characters that no font can draw; a name that is too long ends in an ellipsis.
"""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING

from bot.i18n.characters import clusters
from bot.i18n.typefaces import EMOJI, SANS, can_draw
from images.kit import fonts, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL import ImageDraw
    from PIL.ImageFont import FreeTypeFont

    from images.kit.pen import Ink
    from images.kit.picture import Look
    from images.kit.text import Face

_MAX_CHARACTERS = 80
"""The maximum number of characters; Discord allows 32, other sources may allow more."""
_ELLIPSIS = "…"


class Typeface(StrEnum):
    """The font of a run of text."""

    SANS = "sans"
    EMOJI = "emoji"


Run = tuple[Typeface, str]
"""A run of text in one font."""
_FILES = {Typeface.SANS: SANS, Typeface.EMOJI: EMOJI}


def _face_and_size(face: Typeface, size: int) -> tuple[Face, int]:
    return (fonts.emoji, round(size * 0.95)) if face is Typeface.EMOJI else (fonts.sans, size)


def _font(face: Typeface, size: int) -> FreeTypeFont:
    make, pixels = _face_and_size(face, size)
    return make(pixels)


def _drawable_runs(name: str) -> Iterator[Run]:
    """Yield each cluster with the first font that has it; a letter whose marks no font has stands without them."""
    for cluster in clusters(unicodedata.normalize("NFKC", " ".join(name.split())[:_MAX_CHARACTERS])):
        stem = "".join(char for char in cluster if not _is_modifier(char))
        face = stem and next((face for face, file in _FILES.items() if all(can_draw(file, c) for c in stem)), None)
        if face is Typeface.EMOJI:
            yield face, cluster
        elif face:
            yield face, stem


def _is_modifier(char: str) -> bool:
    """Return whether a character only changes the emoji or letter before it: a joiner, skin tone, style, tag, mark."""
    return "\U0001f3fb" <= char <= "\U0001f3ff" or unicodedata.category(char) in {"Mn", "Me", "Cf"}


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
    parts = clusters("".join(run for _, run in name))
    while parts:
        parts.pop()
        candidate = (*runs("".join(parts).rstrip()), (Typeface.SANS, _ELLIPSIS))
        if width(candidate, size) <= room:
            return candidate
    return ()


def player_name(look: Look, seat: int) -> str:
    """Return a player's name; empty if it is unknown."""
    return look.names[seat] if seat < len(look.names) else ""


def clip_name(look: Look, seat: int, size: int, room: int) -> tuple[Run, ...]:
    """Return a player's name, cut to `room` pixels, or the seat's number if no character of the name can be drawn.

    If another player's name is equal after the cut, the seat's number stands at the end of the name.
    """
    name = clip(player_name(look, seat), size, room)
    other_names = (clip(player_name(look, other), size, room) for other in range(len(look.names)) if other != seat)
    if not name:
        return runs(str(seat + 1))
    if name not in other_names:
        return name
    number = (Typeface.SANS, f" ({seat + 1})")
    return (*clip(player_name(look, seat), size, room - width((number,), size)), number)


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

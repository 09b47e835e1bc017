"""Measures and draws lines of text; caches lengths and masks, since most lines come again in the next picture."""

from __future__ import annotations

from functools import lru_cache
from math import floor
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from images.kit.weighted_cache import weighted_cache

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL.ImageFont import FreeTypeFont

    from images.kit.pen import Ink

    Face = Callable[[int], FreeTypeFont]
    """A function that returns a typeface of a size. Use a function of a module: caches compare faces by identity."""

MAX_MASK_BYTES = 1_000_000
"""Bytes of cached masks."""
_TOLERANCE = 1.05
"""Factor on the estimated size: letters are hinted, so a line's length is not quite proportional to its size."""


@lru_cache(maxsize=1024)
def length(face: Face, size: int, words: str) -> float:
    """Return the length of a line in pixels."""
    return face(size).getlength(words)


def find_size(face: Face, words: str, sizes: range, room: float) -> int:
    """Return the first of the falling sizes in which a line is at most `room` pixels long, or else the last size."""
    estimate = sizes[0] * room / max(1, length(face, sizes[0], words)) * _TOLERANCE + 1
    return next((size for size in sizes if size <= estimate and length(face, size, words) <= room), sizes[-1])


def write(
    draw: ImageDraw.ImageDraw,
    position: tuple[float, float],
    words: str,
    ink: Ink,
    face: Face,
    size: int,
    anchor: str = "ls",
) -> None:
    """Write a line onto an RGB picture, with the same pixels as Pillow's `text`."""
    x, y = floor(position[0]), floor(position[1])
    mask, (left, top) = _letters(face, size, words, anchor, (position[0] - x, position[1] - y))
    draw.bitmap((x + left, y + top), mask, ink)


@lru_cache(maxsize=1024)
def ink_box(face: Face, size: int, words: str, anchor: str) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of the pixels of a line, relative to the whole pixel where it is written."""
    mask, (left, top) = _letters(face, size, words, anchor, (0, 0))
    box = mask.getbbox() or (0, 0, 1, 1)
    return left + box[0], top + box[1], left + box[2], top + box[3]


@weighted_cache(MAX_MASK_BYTES, lambda entry: entry[0].width * entry[0].height)
def _letters(
    face: Face, size: int, words: str, anchor: str, offset: tuple[float, float]
) -> tuple[Image.Image, tuple[int, int]]:
    """Return a line's mask, and its offset from the whole pixel; `offset` is the fraction of a pixel of the start."""
    mask, corner = face(size).getmask2(words, "L", anchor=anchor, start=offset)
    # `ImageDraw` needs a picture of the right size, so the line would be measured first and shaped twice.
    return Image.Image()._new(mask), corner  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]

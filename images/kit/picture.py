"""The finished picture and how it is looked at. Must never put anything but pixels into it."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Sequence

    from images.kit.colours import Colour

LEVEL = 3
"""zlib's level for PNG: the last one before time grows faster than size shrinks."""
LONGEST_SIDE = 4095
"""Pixels; Discord shows no preview of a picture with a longer side."""


class Picture(Struct, frozen=True):
    """An encoded picture."""

    data: bytes
    """An 8-bit PNG, or an animated GIF, without metadata."""
    width: int
    height: int
    suffix: Literal["png", "gif"] = "png"
    """What it is; the last part of an attachment's name."""


class Look(Struct, frozen=True):
    """For whom a board is drawn; everything that is not the board itself."""

    language: str = "en"
    """The reader's language, for the few pictures that hold words."""
    names: tuple[str, ...] = ()
    """The players' names by seat, as plain text of any length and script; missing ones are left out."""
    changed: tuple[int, ...] = ()
    """What is new since the reader's last turn, in the game's own numbers (for walls: card numbers)."""


def encode(image: Image.Image, palette: Sequence[Colour]) -> Picture:
    """Turn an RGB image into a PNG of at most 256 fixed colours; the same pixels give the same bytes.

    Raises ValueError for an image that is too large to be shown.
    """
    if max(image.size) > LONGEST_SIDE:
        raise ValueError(f"a picture of {image.size} is too large to be shown")
    file = BytesIO()
    image.quantize(palette=swatch(palette), dither=Image.Dither.NONE).save(file, "PNG", compress_level=LEVEL)
    return Picture(file.getvalue(), image.width, image.height)


def swatch(palette: Sequence[Colour]) -> Image.Image:
    """Hold a palette as Pillow wants it; a fresh one each time, since Pillow writes its search cache into it."""
    swatch = Image.new("P", (1, 1))
    swatch.putpalette([part for colour in palette for part in colour])
    return swatch

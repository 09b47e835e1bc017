"""The finished picture, the look of its reader, and the PNG encoder, which writes only pixels, no metadata."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Literal
from zlib import crc32

from deflate import zlib_compress  # pyright: ignore[reportUnknownVariableType] - its stub leaves the kind of buffer open
from msgspec import Struct
from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Sequence

    from images.kit.colours import Colour

COMPRESSION_LEVEL = 6
"""libdeflate's level for PNG. Level 7 takes a fifth more time for a whole warm picture and saves 3 to 7 % of bytes."""
MAX_SIDE = 4095
"""Pixels; Discord shows no preview of a picture with a longer side."""


class Picture(Struct, frozen=True):
    """An encoded picture."""

    data: bytes
    """An 8-bit PNG, or an animated GIF, without metadata."""
    width: int
    height: int
    suffix: Literal["png", "gif"] = "png"
    """The format, and the suffix of the attachment's file name."""


class Look(Struct, frozen=True):
    """The reader of a picture: all inputs of a drawing except the board itself."""

    language: str = "en"
    """The reader's language, for the few pictures that hold words."""
    names: tuple[str, ...] = ()
    """The players' names by seat, as plain text of any length and script; missing names are not drawn."""
    changed: tuple[int, ...] = ()
    """What is new since the reader's last turn, in numbers that the game defines (for walls: card numbers)."""
    pieces: tuple[str, ...] = ()
    """The names of the pieces in the order of their numbers, as plain text that the fonts can draw; an empty or missing
    name is not drawn."""

    def piece(self, number: int) -> str:
        """Return the name of a piece; empty if it has none."""
        return self.pieces[number - 1] if 0 < number <= len(self.pieces) else ""


def encode(image: Image.Image, palette: Sequence[Colour]) -> Picture:
    """Return a PNG of an RGB image or of the result of `reduce_to_palette`, with at most 256 fixed colours.

    The same pixels give the same bytes. Raise `ValueError` if a side is longer than `MAX_SIDE`.
    """
    if max(image.size) > MAX_SIDE:
        raise ValueError(f"a picture of {image.size} is too large to be shown")
    return Picture(
        _png(image if image.mode == "P" else reduce_to_palette(image, palette), palette), image.width, image.height
    )


def reduce_to_palette(image: Image.Image, palette: Sequence[Colour]) -> Image.Image:
    """Return an RGB image reduced to a palette: one byte a pixel, the number of the nearest colour.

    Every pixel is reduced by itself (no dithering), so tiles reduced one by one and then joined equal the whole picture
    reduced at once. Cached pictures are stored in this form: a quarter of the memory, and the reduction is done.
    """
    palette_image, lock = _search_palette(tuple(palette))
    with lock:
        return image.quantize(palette=palette_image, dither=Image.Dither.NONE)


def reindex(image: Image.Image, palette: Sequence[Colour]) -> Image.Image:
    """Return an image of palette numbers converted to RGB and `reduce_to_palette` again.

    Some numbers change: Pillow compares six bits of a channel, so it maps two nearly equal colours to one number. A
    cached picture that is converted to RGB, drawn on and reduced has these numbers wherever nothing was drawn.
    """
    return image.point(_reindex_table(tuple(palette)))  # pyright: ignore[reportUnknownMemberType] - NumPy's types are unknown


@lru_cache(maxsize=8)
def _reindex_table(palette: tuple[Colour, ...]) -> bytes:
    """Return the new number for each palette number; numbers without a colour map to themselves."""
    colours = Image.frombytes("RGB", (len(palette), 1), bytes(part for colour in palette for part in colour))
    return reduce_to_palette(colours, palette).tobytes() + bytes(range(len(palette), 256))


@lru_cache(maxsize=16)
def _search_palette(palette: tuple[Colour, ...]) -> tuple[Image.Image, Lock]:
    """Return a palette image and its lock, cached: Pillow stores its colour search (500 kB) in the palette image."""
    return swatch(palette), Lock()


def _png(image: Image.Image, palette: Sequence[Colour]) -> bytes:
    """Return an image of palette numbers as a PNG with only the necessary chunks.

    Pillow's own writer uses zlib, which takes as long and gives 17% more bytes. Rows are not filtered: filters subtract
    neighbouring values, and neighbouring palette numbers are not similar colours.
    """
    header = image.width.to_bytes(4) + image.height.to_bytes(4) + bytes((8, 3, 0, 0, 0))  # 8 bits, with a palette
    colours = bytes(part for colour in palette for part in colour)
    rows = Image.new("P", (image.width + 1, image.height))  # the first byte of a row is its filter; 0: none
    rows.paste(image, (1, 0))
    data = bytes(zlib_compress(rows.tobytes(), COMPRESSION_LEVEL))
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in chunks)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return len(body).to_bytes(4) + kind + body + crc32(kind + body).to_bytes(4)


def swatch(palette: Sequence[Colour]) -> Image.Image:
    """Return a new image that holds a palette for Pillow's `quantize`, which stores its colour search in this image.

    The palette is set as bytes, which all reduced pictures share; a list would be copied for every tile (5 kB).
    """
    image = Image.new("P", (1, 1))
    image.putpalette(bytes(part for colour in palette for part in colour))
    return image

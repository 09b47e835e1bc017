"""The finished picture and how it is looked at. Must never put anything but pixels into it."""

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

LEVEL = 7
"""libdeflate's level for PNG: the last one before time grows faster than size shrinks."""
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
    """Turn an RGB image, or one that is `indexed` already, into a PNG of at most 256 fixed colours.

    The same pixels give the same bytes. Raises ValueError for an image that is too large to be shown.
    """
    if max(image.size) > LONGEST_SIDE:
        raise ValueError(f"a picture of {image.size} is too large to be shown")
    return Picture(_png(image if image.mode == "P" else indexed(image, palette), palette), image.width, image.height)


def indexed(image: Image.Image, palette: Sequence[Colour]) -> Image.Image:
    """Return an RGB image as numbers of the nearest colours of a palette, a byte a pixel.

    Every pixel by itself: tiles that are reduced one by one and then laid beside each other give the same picture as
    the whole reduced at once. What is kept is kept so, at a quarter of the memory and with that work done.
    """
    flat, lock = _searched(tuple(palette))
    with lock:
        return image.quantize(palette=flat, dither=Image.Dither.NONE)


def again(known: Image.Image, palette: Sequence[Colour]) -> Image.Image:
    """Return palette numbers as `indexed` would give them for their own colours.

    Not always the same: Pillow looks at six bits of a channel, so that of two colours nearly alike it knows but one.
    What is kept, turned into RGB, drawn on and reduced once more looks so wherever nothing was drawn.
    """
    return known.point(_table(tuple(palette)))  # pyright: ignore[reportUnknownMemberType] - NumPy's types are unknown


@lru_cache(maxsize=8)
def _table(palette: tuple[Colour, ...]) -> bytes:
    """Return by a colour's number the number that it is reduced to; numbers of no colour stay what they are."""
    colours = Image.frombytes("RGB", (len(palette), 1), bytes(part for colour in palette for part in colour))
    return indexed(colours, palette).tobytes() + bytes(range(len(palette), 256))


@lru_cache(maxsize=16)
def _searched(palette: tuple[Colour, ...]) -> tuple[Image.Image, Lock]:
    """Keep a palette with what Pillow has found in it: half a megabyte that would be filled anew for every picture."""
    return swatch(palette), Lock()


def _png(image: Image.Image, palette: Sequence[Colour]) -> bytes:
    """Write an image of palette numbers as a PNG with no more than it needs.

    Pillow's own writer knows zlib alone, which takes as long for a sixth more bytes. No row is filtered: what lies
    beside each other in a palette is no nearer in colour.
    """
    header = image.width.to_bytes(4) + image.height.to_bytes(4) + bytes((8, 3, 0, 0, 0))  # 8 bits, by a palette
    colours = bytes(part for colour in palette for part in colour)
    rows = Image.new("P", (image.width + 1, image.height))  # before every row a byte that tells its filter: none
    rows.paste(image, (1, 0))
    data = bytes(zlib_compress(rows.tobytes(), LEVEL))
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in chunks)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return len(body).to_bytes(4) + kind + body + crc32(kind + body).to_bytes(4)


def swatch(palette: Sequence[Colour]) -> Image.Image:
    """Hold a palette as Pillow wants it; a fresh one each time, since Pillow writes into it what it has searched.

    As bytes, which all pictures that are reduced to it share: of a list every tile would have a copy, five kilobytes.
    """
    swatch = Image.new("P", (1, 1))
    swatch.putpalette(bytes(part for colour in palette for part in colour))
    return swatch

"""Checks for the pictures of every game: golden pictures, the contents of files, and names that are hard to draw."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, TypeVar

from PIL import Image, ImageChops, ImageStat

if TYPE_CHECKING:
    from pathlib import Path

    from images.kit import Look, Picture
    from images.kit.tiles import Tiles

T = TypeVar("T")
P = TypeVar("P")

ODD_NAMES = (
    "",
    " ",
    "\x00\x1b[31m",
    "\ud800",
    "\u202eevil\u202c",
    "日本語",
    "🤷🏽‍♂️👨‍👩‍👧‍👦🇨🇿",
    "W" * 5000,
    "*_`~|>@everyone<@1>",
)
"""Names of real and invented users with characters that no font has."""
NOTHING_BUT_PIXELS = {b"IHDR", b"PLTE", b"IDAT", b"IEND"}
"""The chunks of a PNG without time, place and program."""


class Pictures(Mapping[str, "Picture"]):
    """Pictures by name, each drawn on first access, so that importing them draws none."""

    def __init__(self, ways: Mapping[str, Callable[[], Picture | None]]) -> None:
        self._ways = dict(ways)
        self._drawn = cache(self._draw)

    def __getitem__(self, name: str) -> Picture:
        return self._drawn(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._ways)

    def __len__(self) -> int:
        return len(self._ways)

    def _draw(self, name: str) -> Picture:
        picture = self._ways[name]()
        if picture is None:
            raise ValueError(f"there is no picture {name}")
        return picture


@lru_cache(maxsize=128)
def cached_picture(draw: Callable[[T, Look], P], view: T, look: Look) -> P:
    """Return a picture that several tests compare; it is drawn once.

    To compare two drawings of the same thing, draw the other with `draw` itself.
    """
    return draw(view, look)


def image(picture: Picture | None) -> Image.Image:
    """Return the pixels of a picture."""
    if picture is None:
        raise ValueError("there is no picture")
    return Image.open(BytesIO(picture.data)).convert("RGB")


def assert_tiles_change_nothing(draw: Callable[[T, Look], P], views: Sequence[T], look: Look, tiles: Tiles) -> None:
    """Assert that drawing each with the tiles of those before gives the same picture as drawing it without."""
    warm = [draw(view, look) for view in views]
    for view, picture in zip(views, warm, strict=True):
        tiles.cache_clear()
        assert draw(view, look) == picture


def chunks(png: bytes) -> set[bytes]:
    """Return the kinds of chunks in a PNG."""
    kinds: set[bytes] = set()
    position = 8
    while position < len(png):
        kinds.add(png[position + 4 : position + 8])
        position += 12 + int.from_bytes(png[position : position + 4])
    return kinds


def strangeness(picture: Image.Image, golden: Path) -> str:
    """Return how a picture visibly differs from the golden one, on average or in a spot; empty if it does not."""
    with Image.open(golden) as before:
        difference = ImageChops.difference(picture, before.convert("RGB"))
    mean = max(ImageStat.Stat(difference).mean)
    spot = max(high for _, high in ImageStat.Stat(difference.reduce(4)).extrema)
    return "" if mean < 1 and spot < 12 else f"off by {mean:.2f} on average and by {spot} in a spot, of 255"

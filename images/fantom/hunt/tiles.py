"""Tiles: pieces of pictures that stay the same for many moves, drawn once and cached in palette indices."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image

from images.fantom.colours import PALETTE, STREET
from images.kit.picture import reduce_to_palette

if TYPE_CHECKING:
    from collections.abc import Callable

    from images.kit.colours import Colour


def draw_tile(width: int, height: int, paint: Callable[[Image.Image], object], ground: Colour = STREET) -> Image.Image:
    """Return a tile on a plain background, in palette indices."""
    image = Image.new("RGB", (width, height), ground)
    paint(image)
    return reduce_to_palette(image, PALETTE)


@lru_cache(maxsize=256)
def palette_index(colour: Colour) -> int:
    """Return the palette index of a colour."""
    return reduce_to_palette(Image.new("RGB", (1, 1), colour), PALETTE).tobytes()[0]

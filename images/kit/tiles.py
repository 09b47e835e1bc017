"""Pictures laid out of parts: each part is painted once, reduced to its palette once, and kept by what it shows.

A painter is a pure function: what it paints follows from what it is told and from nothing else. Knows no game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PIL import Image

from images.kit.picture import indexed
from images.kit.weighted_cache import raster, weighted_cache

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from images.kit.colours import Colour
    from images.kit.weighted_cache import WeightedCache

    Painter = Callable[[Any], Image.Image]
    Tiles = WeightedCache[[Painter, Hashable], Image.Image]
    """By painter and what it was told: what it painted, `indexed`."""
    Ground = tuple[tuple[int, int, int, int], Colour]
    """A box in pixels, and the colour that fills it."""


class Part(NamedTuple):
    """A rectangle of a picture."""

    at: tuple[int, int]
    """Its left top corner, in pixels."""
    paint: Painter
    """Paints it as an RGB image."""
    told: Hashable
    """What the painter is told: all that the part depends on."""


def tiles(palette: Sequence[Colour], most: int) -> Tiles:
    """Return a cache of parts that are `indexed` by a palette; `most` bytes of them are kept, a byte a pixel."""

    @weighted_cache(most, raster)
    def kept(paint: Painter, told: Hashable) -> Image.Image:
        return indexed(paint(told), palette)

    return kept


def painted(size: tuple[int, int], grounds: Iterable[Ground], parts: Iterable[Part]) -> Image.Image:
    """Lay parts onto grounds as an RGB image; whatever comes later lies above."""
    image = Image.new("RGB", size)
    for box, colour in grounds:
        image.paste(colour, box)
    for part in parts:
        image.paste(part.paint(part.told), part.at)
    return image


def tiled(size: tuple[int, int], grounds: Iterable[Ground], parts: Iterable[Part], kept: Tiles) -> Image.Image:
    """Lay out what `indexed` would make of the `painted` ones, of tiles that are kept."""
    image = Image.new("P", size)
    for box, colour in grounds:
        image.paste(kept(_dot, colour).tobytes()[0], box)
    for part in parts:
        image.paste(kept(part.paint, part.told), part.at)
    return image


def _dot(colour: Colour) -> Image.Image:
    return Image.new("RGB", (1, 1), colour)

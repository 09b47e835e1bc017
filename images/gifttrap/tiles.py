"""The tile cache of the game's pictures, and the function that composes pictures of tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.gifttrap.colours import PALETTE
from images.kit import encode
from images.kit.tiles import Tiles, lay_tiles

if TYPE_CHECKING:
    from collections.abc import Iterable

    from images.kit import Picture
    from images.kit.tiles import Fill, Part

TILES = Tiles(PALETTE)


def picture(size: tuple[int, int], fills: Iterable[Fill], parts: Iterable[Part]) -> Picture:
    """Compose a picture of parts; parts that were drawn before come from the cache."""
    return encode(lay_tiles(size, fills, parts, TILES), PALETTE)

"""The game's tiles: what its pictures are laid of. Draws nothing itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.gifttrap.colours import PALETTE
from images.kit import encode
from images.kit.tiles import Tiles, tiled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from images.kit import Picture
    from images.kit.tiles import Fill, Part

TILES = Tiles(PALETTE)


def picture(size: tuple[int, int], fills: Iterable[Fill], parts: Iterable[Part]) -> Picture:
    """Lay a picture of parts, most of which were laid before."""
    return encode(tiled(size, fills, parts, TILES), PALETTE)

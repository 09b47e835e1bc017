"""The game's tiles: what its pictures are laid of. Draws nothing itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.gifttrap.colours import PALETTE
from images.kit import encode
from images.kit.tiles import tiled, tiles

if TYPE_CHECKING:
    from collections.abc import Iterable

    from images.kit import Picture
    from images.kit.tiles import Ground, Part

KEPT = 6 << 20
"""Bytes of tiles that are kept: the pictures of one table, and what others have in common with it."""
TILES = tiles(PALETTE, KEPT)


def picture(size: tuple[int, int], grounds: Iterable[Ground], parts: Iterable[Part]) -> Picture:
    """Lay a picture of parts, most of which were laid before."""
    return encode(tiled(size, grounds, parts, TILES), PALETTE)

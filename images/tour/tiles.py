"""The game's tiles: parts of its pictures, painted and reduced to its palette once. Draws nothing itself."""

from __future__ import annotations

from images.kit.tiles import Tiles
from images.tour.colours import PALETTE

KEPT = 6 << 20
"""Pixels of tiles that are kept: the pictures of two tables, and what others have in common with them."""
TILES = Tiles(PALETTE, KEPT)

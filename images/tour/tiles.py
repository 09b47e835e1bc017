"""The game's tiles: parts of its pictures, painted and reduced to its palette once. Draws nothing itself."""

from __future__ import annotations

from images.kit.tiles import Tiles
from images.tour.colours import PALETTE

TILES = Tiles(PALETTE)

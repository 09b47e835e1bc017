"""The cache of tiles: parts of the game's pictures, drawn and reduced to its palette once."""

from __future__ import annotations

from images.kit.tiles import Tiles
from images.tour.colours import PALETTE

TILES = Tiles(PALETTE)

"""A large background on which little is drawn: RGB in the blocks that are drawn on, palette numbers elsewhere.

The result has the same pixels as drawing on the whole background in RGB and reducing that. Independent of the games.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING

from PIL import Image

from images.kit.picture import reduce_to_palette, reindex

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from images.kit.colours import Colour

    Box = tuple[int, int, int, int]
    """Left, top, right and bottom, in pixels."""

_BLOCK = 128
"""Side in pixels of the square blocks that are converted to RGB."""


class Canvas:
    """A picture to draw on. `clean` is the picture before drawing: RGB or palette numbers, shared, never changed."""

    def __init__(self, clean: Image.Image) -> None:
        self.clean = clean
        self.size = clean.size
        self._layer = Image.new("RGB", clean.size)
        self._rgb_blocks: set[tuple[int, int]] = set()

    def lay(self, source: Image.Image | Colour, corner: tuple[int, int], mask: Image.Image) -> None:
        """Paste a picture or a colour through a mask of its size; parts outside the canvas are ignored."""
        box = (*corner, corner[0] + mask.width, corner[1] + mask.height)
        if self._convert(box):
            self._layer.paste(source, box, mask)

    def below(self, box: Box) -> Image.Image:
        """Return the current pixels of a box, in RGB."""
        self._convert(box)
        return self._layer.crop(box)

    def bring_back(self, corner: tuple[int, int], mask: Image.Image) -> None:
        """Restore the clean picture through a mask, if anything was drawn there."""
        box = (*corner, corner[0] + mask.width, corner[1] + mask.height)
        if not self._rgb_blocks.isdisjoint(self._blocks(box)):
            self._layer.paste(self.clean.crop(box).convert("RGB"), box, mask)

    def rgb(self) -> Image.Image:
        """Return the current picture in RGB."""
        image = self.clean.convert("RGB")
        for box in self._runs():
            image.paste(self._layer.crop(box), box)
        return image

    def reduced(self, palette: Sequence[Colour]) -> Image.Image:
        """Return the current picture in numbers of a palette, which must be that of `clean`."""
        image = reindex(self.clean, palette)
        for box in self._runs():
            image.paste(reduce_to_palette(self._layer.crop(box), palette), box)
        return image

    def _convert(self, box: Box) -> bool:
        """Convert the blocks below a box to RGB; return False if the box lies outside the canvas."""
        blocks = self._blocks(box)
        for row, column in blocks.difference(self._rgb_blocks):
            block = self._row_box(row, column, column)
            self._layer.paste(self.clean.crop(block).convert("RGB"), block)
        self._rgb_blocks |= blocks
        return bool(blocks)

    def _blocks(self, box: Box) -> frozenset[tuple[int, int]]:
        """Return the rows and columns of the canvas's blocks that a box meets."""
        left, top, right, bottom = box
        width, height = self.size
        return _block_range(
            max(0, left) // _BLOCK,
            max(0, top) // _BLOCK,
            -(-min(width, right) // _BLOCK),
            -(-min(height, bottom) // _BLOCK),
        )

    def _runs(self) -> Iterator[Box]:
        """Yield the boxes of adjacent RGB blocks, row by row."""
        for _, run in groupby(enumerate(sorted(self._rgb_blocks)), key=lambda item: (item[1][0], item[1][1] - item[0])):
            blocks = [block for _, block in run]
            yield self._row_box(blocks[0][0], blocks[0][1], blocks[-1][1])

    def _row_box(self, row: int, first: int, last: int) -> Box:
        """Return the box of the blocks from column `first` to `last` of a row."""
        width, height = self.size
        return first * _BLOCK, row * _BLOCK, min((last + 1) * _BLOCK, width), min((row + 1) * _BLOCK, height)


@lru_cache(maxsize=128)
def _block_range(left: int, top: int, right: int, bottom: int) -> frozenset[tuple[int, int]]:
    """Return the blocks of half-open ranges of columns and rows; cached, since most boxes come again."""
    return frozenset((row, column) for row in range(top, bottom) for column in range(left, right))

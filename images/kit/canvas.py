"""A large ground on which little is drawn: in full colour where something is, numbers of a palette elsewhere.

Gives the very pixels that drawing on all of it and reducing that would give. Knows no game.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING

from PIL import Image

from images.kit.picture import again, indexed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from images.kit.colours import Colour

    Box = tuple[int, int, int, int]
    """Left, top, right and bottom, in pixels."""

_BLOCK = 128
"""Side of the squares that are turned into full colour, in pixels."""


class Canvas:
    """A picture to draw on. `clean` is how it was before: RGB or palette numbers, shared and never changed."""

    def __init__(self, clean: Image.Image) -> None:
        self.clean = clean
        self.size = clean.size
        self._drawn = Image.new("RGB", clean.size)
        self._open: set[tuple[int, int]] = set()

    def lay(self, what: Image.Image | Colour, corner: tuple[int, int], mask: Image.Image) -> None:
        """Lay a picture or a colour through a mask of its size; what lies beside the canvas is left out."""
        box = (*corner, corner[0] + mask.width, corner[1] + mask.height)
        if self._opened(box):
            self._drawn.paste(what, box, mask)

    def below(self, box: Box) -> Image.Image:
        """Return what is drawn in a box so far, in RGB."""
        self._opened(box)
        return self._drawn.crop(box)

    def bring_back(self, corner: tuple[int, int], mask: Image.Image) -> None:
        """Make it through a mask what it was, as far as anything was drawn there."""
        box = (*corner, corner[0] + mask.width, corner[1] + mask.height)
        if not self._open.isdisjoint(self._blocks(box)):
            self._drawn.paste(self.clean.crop(box).convert("RGB"), box, mask)

    def rgb(self) -> Image.Image:
        """Return it as it is now, in RGB."""
        image = self.clean.convert("RGB")
        for box in self._runs():
            image.paste(self._drawn.crop(box), box)
        return image

    def reduced(self, palette: Sequence[Colour]) -> Image.Image:
        """Return it as it is now, in numbers of the palette that `clean` has too."""
        image = again(self.clean, palette)
        for box in self._runs():
            image.paste(indexed(self._drawn.crop(box), palette), box)
        return image

    def _opened(self, box: Box) -> bool:
        """Turn what lies below a box into full colour, unless it is already; return whether any of it is on here."""
        blocks = self._blocks(box)
        for row, column in blocks.difference(self._open):
            block = self._within(row, column, column)
            self._drawn.paste(self.clean.crop(block).convert("RGB"), block)
        self._open |= blocks
        return bool(blocks)

    def _blocks(self, box: Box) -> frozenset[tuple[int, int]]:
        """Return row and column of the blocks of the canvas that a box meets."""
        left, top, right, bottom = box
        width, height = self.size
        return _blocks(
            max(0, left) // _BLOCK,
            max(0, top) // _BLOCK,
            -(-min(width, right) // _BLOCK),
            -(-min(height, bottom) // _BLOCK),
        )

    def _runs(self) -> Iterator[Box]:
        """Yield what is in full colour: boxes of blocks that lie side by side."""
        for _, run in groupby(enumerate(sorted(self._open)), key=lambda each: (each[1][0], each[1][1] - each[0])):
            blocks = [block for _, block in run]
            yield self._within(blocks[0][0], blocks[0][1], blocks[-1][1])

    def _within(self, row: int, first: int, last: int) -> Box:
        """Return the box of some blocks of a row."""
        width, height = self.size
        return first * _BLOCK, row * _BLOCK, min((last + 1) * _BLOCK, width), min((row + 1) * _BLOCK, height)


@lru_cache(maxsize=128)
def _blocks(left: int, top: int, right: int, bottom: int) -> frozenset[tuple[int, int]]:
    """Return all blocks of some columns and rows, the last of them left out."""
    return frozenset((row, column) for row in range(top, bottom) for column in range(left, right))

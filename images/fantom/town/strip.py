"""A pen for a part of a sheet that leaves out what lies above or below it; sheets are drawn strip by strip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.kit.pen import FINE, Pen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL import Image

    from images.kit.pen import Box, Ink

_SPARE = 4.0


class Strip(Pen):
    """Draws in map units on the sheet of one strip, whose top is `top` pixels below the picture's."""

    def __init__(self, sheet: Image.Image, top: float, scale: float) -> None:
        super().__init__(sheet, 0, -top, scale)
        self._begin, self._scale = top, scale
        self.top = top / scale
        self.bottom = (top + sheet.height / FINE) / scale

    def on(self, sheet: Image.Image) -> Strip:
        """Return the same pen on another sheet of the same strip, such as a mask."""
        return Strip(sheet, self._begin, self._scale)

    def shows(self, top: float, bottom: float) -> bool:
        """Return whether something that reaches from `top` to `bottom` in map units is on the strip."""
        return top <= self.bottom + _SPARE and bottom >= self.top - _SPARE

    def area(self, points: Sequence[float], fill: Ink, line: Ink | None = None, width: float = 2) -> None:
        """Draw a polygon through x, y, x, y and so on."""
        heights = points[1::2]
        if self.shows(min(heights) - width, max(heights) + width):
            super().area(points, fill, line, width)

    def line(self, points: Sequence[float], line: Ink, width: float = 2) -> None:
        """Draw an open line with round ends through x, y, x, y and so on."""
        heights = points[1::2]
        if self.shows(min(heights) - width / 2, max(heights) + width / 2):
            super().line(points, line, width)

    def oval(self, box: Box, fill: Ink | None, line: Ink | None = None, width: float = 2) -> None:
        """Draw an ellipse that fills the box."""
        if self.shows(box[1], box[3]):
            super().oval(box, fill, line, width)

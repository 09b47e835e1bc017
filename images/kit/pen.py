"""A pen that draws at three times the size and reduces the result, which smooths every edge.

Slow: use it only for pictures that are cached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PIL.ImageFont import FreeTypeFont

    from images.kit.colours import Colour

SCALE = 3
"""The factor between the fine sheet and the finished picture."""

BAND_HEIGHT = 320
"""Height of the bands in which `ground` draws, in pixels of the finished picture."""

Ink = tuple[int, ...]
"""A colour, with or without an alpha."""
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
_MARGIN = 4.0
"""Distance beyond a band, in units of the pen, within which shapes are still drawn."""


class Pen:
    """A pen for a fine sheet, in units of the finished picture; fills a shape first, then outlines it."""

    def __init__(self, sheet: Image.Image, dx: float = 0, dy: float = 0, size: float = 1) -> None:
        self._draw = ImageDraw.Draw(sheet)
        self._sheet = sheet
        self._dx, self._dy, self._size = dx, dy, size

    def moved(self, dx: float, dy: float, size: float = 1) -> Pen:
        """Return a pen with its origin at (dx, dy) of this pen, which draws `size` times as large."""
        return Pen(self._sheet, self._dx + dx * self._size, self._dy + dy * self._size, self._size * size)

    def _to_sheet(self, points: Sequence[float]) -> list[float]:
        origin = (self._dx, self._dy)
        return [(value * self._size + origin[index % 2]) * SCALE for index, value in enumerate(points)]

    def _line_width(self, length: float) -> int:
        return max(1, round(length * self._size * SCALE))

    def area(self, points: Sequence[float], fill: Ink, line: Ink | None = None, width: float = 2) -> None:
        """Draw a polygon through the points x, y, x, y and so on."""
        corners = self._to_sheet(points)
        self._draw.polygon(corners, fill)
        if line:
            self._draw.line([*corners, *corners[:4]], line, self._line_width(width), joint="curve")

    def line(self, points: Sequence[float], line: Ink, width: float = 2) -> None:
        """Draw an open line with round ends through the points x, y, x, y and so on."""
        corners, pixels = self._to_sheet(points), self._line_width(width)
        self._draw.line(corners, line, pixels, joint="curve")
        for x, y in (corners[:2], corners[-2:]):
            self._draw.circle((x, y), pixels / 2, line)

    def oval(self, box: Box, fill: Ink | None, line: Ink | None = None, width: float = 2) -> None:
        """Draw an ellipse that fills the box."""
        self._draw.ellipse(self._to_sheet(box), fill, line, self._line_width(width) if line else 0)

    def arc(self, box: Box, degrees: tuple[float, float], line: Ink, width: float = 2) -> None:
        """Draw an arc of an ellipse between two angles, clockwise from three o'clock."""
        self._draw.arc(self._to_sheet(box), *degrees, line, self._line_width(width))

    def slice(self, box: Box, degrees: tuple[float, float], fill: Ink, line: Ink | None = None) -> None:
        """Draw the area of an ellipse between two angles, closed by a chord."""
        self._draw.chord(self._to_sheet(box), *degrees, fill, line, self._line_width(2) if line else 0)

    def tile(
        self, box: Box, fill: Ink | None, line: Ink | None = None, width: float = 2, *, round_by: float = 0
    ) -> None:
        """Draw a rectangle; `round_by` is the radius of its corners."""
        self._draw.rounded_rectangle(
            self._to_sheet(box), round_by * self._size * SCALE, fill, line, self._line_width(width)
        )

    def write(
        self, position: tuple[float, float], text: str, font: Callable[[int], FreeTypeFont], size: int, ink: Ink
    ) -> None:
        """Write a text centred on a point; vertically by the height of the digits, not of the line."""
        pixels = round(size * self._size * SCALE)
        x, y = self._to_sheet(position)
        self._draw.text((x, y - _digit_middle(font, pixels)), text, ink, font(pixels), anchor="ms")


@lru_cache(maxsize=256)
def _digit_middle(font: Callable[[int], FreeTypeFont], size: int) -> float:
    """Return the middle of a digit below the baseline (negative: above it) in pixels.

    The key holds the function of the typeface, not the face: a cache of faces would keep 200 kB for each.
    """
    top, bottom = font(size).getbbox("0", anchor="ls")[1::2]
    return (top + bottom) / 2


class BandPen(Pen):
    """A pen for one band of a picture, `top` pixels below its upper edge; it skips shapes outside the band."""

    def __init__(self, sheet: Image.Image, top: float, scale: float) -> None:
        super().__init__(sheet, 0, -top, scale)
        self._offset, self._scale = top, scale
        self.top = top / scale
        self.bottom = (top + sheet.height / SCALE) / scale

    def on(self, sheet: Image.Image) -> BandPen:
        """Return this pen for another sheet of the same band, such as a mask."""
        return BandPen(sheet, self._offset, self._scale)

    def shows(self, top: float, bottom: float) -> bool:
        """Return whether a shape that reaches from `top` to `bottom` may show on the band."""
        return top <= self.bottom + _MARGIN and bottom >= self.top - _MARGIN

    def area(self, points: Sequence[float], fill: Ink, line: Ink | None = None, width: float = 2) -> None:
        """Draw a polygon through the points x, y, x, y and so on."""
        heights = points[1::2]
        if self.shows(min(heights) - width, max(heights) + width):
            super().area(points, fill, line, width)

    def line(self, points: Sequence[float], line: Ink, width: float = 2) -> None:
        """Draw an open line with round ends through the points x, y, x, y and so on."""
        heights = points[1::2]
        if self.shows(min(heights) - width / 2, max(heights) + width / 2):
            super().line(points, line, width)

    def oval(self, box: Box, fill: Ink | None, line: Ink | None = None, width: float = 2) -> None:
        """Draw an ellipse that fills the box."""
        if self.shows(box[1], box[3]):
            super().oval(box, fill, line, width)


def sprite(width: int, height: int, paint: Callable[[Pen], None]) -> Image.Image:
    """Return an RGBA picture that `paint` draws on a transparent sheet; sizes in pixels of the finished picture."""
    sheet = Image.new("RGBA", (width * SCALE, height * SCALE), (0, 0, 0, 0))
    paint(Pen(sheet))
    return sheet.reduce(SCALE)


def ground(width: int, height: int, colour: Colour, paint: Callable[[Pen], None]) -> Image.Image:
    """Return an RGB picture that `paint` draws on a sheet of one colour; sizes in pixels of the finished picture.

    Draws band by band and calls `paint` for each: a fine sheet of a whole board would take 70 MB, which the process
    would not give back.
    """
    image = Image.new("RGB", (width, height), colour)
    for top in range(0, height, BAND_HEIGHT):
        sheet = Image.new("RGB", (width * SCALE, min(BAND_HEIGHT, height - top) * SCALE), colour)
        paint(Pen(sheet, dy=-top))
        image.paste(sheet.reduce(SCALE), (0, top))
    return image


def paste(image: Image.Image, part: Image.Image, x: int, y: int) -> None:
    """Paste a sprite onto a picture with its top left corner at (x, y)."""
    image.paste(part, (x, y), part)

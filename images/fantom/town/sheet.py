"""Sheets: pieces of the town to draw on, with smooth strokes and highlights. Knows nothing of hunts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING, NamedTuple

from deflate import zlib_compress, zlib_decompress  # pyright: ignore[reportUnknownVariableType] - as in `picture`
from PIL import Image, ImageChops, ImageDraw

from images.fantom.town.base_map import CLOSE_SCALE, town_part
from images.fantom.town.overlay import disc_radii, lettered_boxes
from images.fantom.town.stations import RADII
from images.fantom.town.streets import station_middle
from images.kit.canvas import Canvas
from images.kit.pen import SCALE
from images.kit.weighted_cache import picture_cache, weighted_cache

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cogs.fantom.map.town import Point, Town
    from cogs.fantom.options import Options
    from images.fantom.town.cost_map import Rect
    from images.kit.canvas import Box
    from images.kit.colours import Colour

_KEY_BYTES = 3_000
"""Bytes that the points of a cached line, which are its key, take."""
MAX_LINE_BYTES = 1_500_000
"""Maximum bytes of cached masks of lines: the same lines return on later pictures and for other readers."""
_BAND_HEIGHT = 32
"""Height in pixels of the bands in which highlights are laid, since most of the box around them is empty."""


class PixelDisc(NamedTuple):
    """A station's disc in pixels: its middle and its radius with a pier's ring."""

    spot: Point
    reach: float


@dataclass(frozen=True)
class Sheet:
    """A window on the town: the canvas, its left and top in map units, and its scale in pixels per map unit."""

    town: Town
    canvas: Canvas
    left: float = 0
    top: float = 0
    scale: float = 1
    lettered: tuple[Rect, ...] = ()
    """Boxes of the town's names, landmarks and compass rose in map units, which signs should not cover."""
    reaches: tuple[float, ...] = ()
    """The radius of each station's disc in map units, with a pier's ring, from station 1."""

    def at(self, point: Point) -> Point:
        """Return a point of the map as a point of the picture, in pixels."""
        return (point[0] - self.left) * self.scale, (point[1] - self.top) * self.scale

    def spot(self, station: int) -> Point:
        """Return the middle of a station's disc in pixels."""
        return self.at(station_middle(self.town, station))

    @property
    def radius(self) -> float:
        """The radius of an ordinary disc in pixels, the unit of distances between signs."""
        return RADII[1] * self.scale

    def reach(self, station: int) -> float:
        """Return the radius of a station's disc in pixels, with a pier's ring."""
        return self.reaches[station - 1] * self.scale

    def holds(self, point: Point, margin: float = 0) -> bool:
        """Return whether a point in pixels lies in the picture, at least `margin` from its edges."""
        width, height = self.canvas.size
        return margin <= point[0] <= width - margin and margin <= point[1] <= height - margin

    @cached_property
    def discs(self) -> tuple[PixelDisc, ...]:
        """The discs of the stations on the sheet and close to its edges."""
        (width, height), margin = self.canvas.size, 3 * self.radius
        discs: list[PixelDisc] = []
        for station, reach in zip(self.town.stations, self.reaches, strict=True):
            x, y = (station.at[0] - self.left) * self.scale, (station.at[1] - self.top) * self.scale
            if -margin <= x <= width + margin and -margin <= y <= height + margin:
                discs.append(PixelDisc((x, y), reach * self.scale))
        return tuple(discs)

    @property
    def lettered_rects(self) -> Iterator[tuple[float, float, float, float]]:
        """The boxes of names, landmarks and compass rose on the sheet: left, top, right and bottom in pixels."""
        scale, left, top = self.scale, self.left, self.top
        right, bottom = left + self.canvas.size[0] / scale + 1, top + self.canvas.size[1] / scale + 1
        for x, y, to_x, to_y in self.lettered:
            if x < right and y < bottom and to_x > left - 1 and to_y > top - 1:
                yield (x - left) * scale, (y - top) * scale, (to_x - left) * scale, (to_y - top) * scale

    def uncover(self) -> None:
        """Redraw the discs of all stations, because no drawing may hide a number."""
        for (x, y), reach in self.discs:
            mask = _disc(reach)
            self.canvas.bring_back((round(x - mask.width / 2), round(y - mask.height / 2)), mask)

    def lay(self, sprite: Image.Image, middle: Point) -> None:
        """Draw a sprite with its middle at a point in pixels."""
        corner = round(middle[0] - sprite.width / 2), round(middle[1] - sprite.height / 2)
        self.canvas.lay(sprite, corner, sprite)


@picture_cache
def _disc(radius: float) -> Image.Image:
    """Return the mask of a station's disc."""
    side = round(radius * 2 + 3)
    fine = Image.new("L", (side * SCALE, side * SCALE))
    ImageDraw.Draw(fine).circle((side * SCALE / 2, side * SCALE / 2), (radius + 0.5) * SCALE, 255)
    return fine.reduce(SCALE)


def town_sheet(town: Town, options: Options, language: str) -> Sheet:
    """Return a new sheet with the whole town."""
    return piece_sheet(town, options, language, (0, 0, *town.size))


def piece_sheet(town: Town, options: Options, language: str, box: Box) -> Sheet:
    """Return a new sheet with a piece of the town at the scale of 1; `box` is in map units."""
    clean = town_part(options.map, options.own_map, language, box)
    boxes, discs = lettered_boxes(options, language), disc_radii(options)
    return Sheet(town, Canvas(clean), box[0], box[1], lettered=boxes, reaches=discs)


def scaled_sheet(town: Town, options: Options, language: str, box: Box, size: tuple[int, int]) -> Sheet:
    """Return a new sheet with a piece of the town, scaled to `size` pixels of the same proportions."""
    close_box = (box[0] * CLOSE_SCALE, box[1] * CLOSE_SCALE, box[2] * CLOSE_SCALE, box[3] * CLOSE_SCALE)
    part = town_part(options.map, options.own_map, language, close_box, CLOSE_SCALE).convert("RGB")
    filtered = Image.Resampling.BOX if part.width >= size[0] else Image.Resampling.BICUBIC
    image = part.resize(size, filtered)  # pyright: ignore[reportUnknownMemberType] - NumPy's types are unknown
    boxes, discs = lettered_boxes(options, language), disc_radii(options)
    return Sheet(town, Canvas(image), box[0], box[1], size[0] / (box[2] - box[0]), boxes, discs)


def window_sheet(town: Town, options: Options, language: str, middle: Point, size: tuple[int, int]) -> Sheet:
    """Return a new sheet of at most `size` pixels at `CLOSE_SCALE`, around a point as far as the map's edges allow."""
    scale = CLOSE_SCALE
    town_width, town_height = (side * scale for side in town.size)
    width, height = min(size[0], town_width), min(size[1], town_height)
    left = round(min(max(middle[0] * scale - width / 2, 0), town_width - width))
    top = round(min(max(middle[1] * scale - height / 2, 0), town_height - height))
    image = town_part(options.map, options.own_map, language, (left, top, left + width, top + height), scale)
    boxes, discs = lettered_boxes(options, language), disc_radii(options)
    return Sheet(town, Canvas(image), left / scale, top / scale, scale, boxes, discs)


def stroke(canvas: Canvas, points: Sequence[Point], colour: Colour, width: float) -> None:
    """Draw a smooth line with round ends."""
    left, top, box_width, height, packed = _line_mask(canvas.size, tuple(points), width)
    if packed:
        canvas.lay(colour, (left, top), _mask(box_width, height, packed))


def _mask(width: int, height: int, packed: bytes) -> Image.Image:
    """Return the inflated mask of a line."""
    return Image.frombytes("L", (width, height), zlib_decompress(packed, width * height))


def highlight(canvas: Canvas, lines: Iterable[Sequence[Point]], colour: Colour, width: float) -> None:
    """Tint lines as with a marker pen: dark pixels below stay dark, and places where lines meet are tinted once."""
    marked = Image.new("L", canvas.size)
    for points in lines:
        left, top, box_width, height, packed = _line_mask(canvas.size, tuple(points), width)
        if packed:
            box = (left, top, left + box_width, top + height)
            marked.paste(ImageChops.lighter(marked.crop(box), _mask(box_width, height, packed)), box)
    for box in _filled_boxes(marked):
        below = canvas.below(box)
        inked = ImageChops.multiply(below, Image.new("RGB", below.size, colour))
        canvas.lay(inked, box[:2], marked.crop(box))


def _filled_boxes(mask: Image.Image) -> Iterator[Box]:
    """Yield the box of the non-empty pixels of each band of a mask."""
    for top in range(0, mask.height, _BAND_HEIGHT):
        bottom = min(top + _BAND_HEIGHT, mask.height)
        box = mask.crop((0, top, mask.width, bottom)).getbbox()
        if box:
            yield box[0], top, box[2], bottom


@weighted_cache(MAX_LINE_BYTES, lambda kept: len(kept[-1]) + _KEY_BYTES)
def _line_mask(size: tuple[int, int], points: tuple[Point, ...], width: float) -> tuple[int, int, int, int, bytes]:
    """Return left, top, width and height of a line on a picture of this size, and its mask, deflated.

    Masks compress well, being mostly empty or full, so hundreds fit into the cache. The mask of a line off the picture
    is empty.
    """
    reach = width / 2 + 2
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = max(0, round(min(xs) - reach)), max(0, round(min(ys) - reach))
    box_width, height = min(size[0], round(max(xs) + reach)) - left, min(size[1], round(max(ys) + reach)) - top
    if box_width <= 0 or height <= 0:
        return left, top, 0, 0, b""
    fine = Image.new("L", (box_width * SCALE, height * SCALE))
    draw, fine_points = ImageDraw.Draw(fine), [((x - left) * SCALE, (y - top) * SCALE) for x, y in points]
    draw.line(fine_points, 255, round(width * SCALE), joint="curve")
    for end in (fine_points[0], fine_points[-1]):
        draw.circle(end, width * SCALE / 2, 255)
    return left, top, box_width, height, bytes(zlib_compress(fine.reduce(SCALE).tobytes(), 1))


def beads(points: Sequence[Point], every: float) -> Iterator[Point]:
    """Yield points along a line at distances of `every`."""
    remaining = every
    for (x, y), (to_x, to_y) in pairwise(points):
        distance = dist((x, y), (to_x, to_y))
        while remaining <= distance:
            share = remaining / distance
            yield x + (to_x - x) * share, y + (to_y - y) * share
            remaining += every
        remaining -= distance

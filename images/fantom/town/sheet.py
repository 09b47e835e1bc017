"""A piece of the town as paper to draw on, and the soft strokes drawn on it. Knows no hunt."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw

from images.fantom.town.base_map import CLOSE, base, part
from images.fantom.town.overlay import reaches, telling
from images.fantom.town.stations import RADII
from images.fantom.town.streets import spot
from images.kit.pen import FINE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cogs.fantom.map.town import Point, Town
    from cogs.fantom.options import Options
    from images.fantom.town.cost_map import Rect
    from images.kit.colours import Colour


@dataclass(frozen=True)
class Sheet:
    """A window on the town: what is drawn on, where its corner lies in map units, and pixels to a map unit."""

    town: Town
    image: Image.Image
    clean: Image.Image
    """The same window before anything was drawn on it."""
    left: float = 0
    top: float = 0
    scale: float = 1
    telling: tuple[Rect, ...] = ()
    """What is written or built on it, in map units: no sign should hide it that has room elsewhere."""
    reaches: tuple[float, ...] = ()
    """By station, from number 1: the radius of its disc in map units, a pier's ring included."""

    def at(self, point: Point) -> Point:
        """Return where a point of the map lies in the picture, in pixels."""
        return (point[0] - self.left) * self.scale, (point[1] - self.top) * self.scale

    def spot(self, station: int) -> Point:
        """Return the middle of a station's disc in pixels."""
        return self.at(spot(self.town, station))

    @property
    def radius(self) -> float:
        """The radius of an ordinary disc in pixels, by which distances are measured."""
        return RADII[1] * self.scale

    def reach(self, station: int) -> float:
        """Return the radius of a station's disc in pixels, a pier's ring included."""
        return self.reaches[station - 1] * self.scale

    def holds(self, point: Point, margin: float = 0) -> bool:
        """Whether a point, in pixels, lies in the picture, so far from its edges at least."""
        width, height = self.image.size
        return margin <= point[0] <= width - margin and margin <= point[1] <= height - margin

    def uncover(self) -> None:
        """Bring back the discs that something was drawn over: no sign may hide a number."""
        for station in self.town.stations:
            mask = _disc(self.reach(station.number))
            x, y = self.spot(station.number)
            left, top = round(x - mask.width / 2), round(y - mask.height / 2)
            if -mask.width < left < self.image.width and -mask.height < top < self.image.height:
                self.image.paste(self.clean.crop((left, top, left + mask.width, top + mask.height)), (left, top), mask)

    def lay(self, sprite: Image.Image, middle: Point) -> None:
        """Lay a sprite with its middle on a point, in pixels."""
        x, y = round(middle[0] - sprite.width / 2), round(middle[1] - sprite.height / 2)
        self.image.paste(sprite, (x, y), sprite)


@cache
def _disc(radius: float) -> Image.Image:
    """Return the mask of a station's disc."""
    side = round(radius * 2 + 3)
    fine = Image.new("L", (side * FINE, side * FINE))
    ImageDraw.Draw(fine).circle((side * FINE / 2, side * FINE / 2), (radius + 0.5) * FINE, 255)
    return fine.reduce(FINE)


def whole(town: Town, options: Options, language: str) -> Sheet:
    """Return a fresh sheet with the whole town."""
    clean = base(options.map, options.own_map, language)
    return Sheet(town, clean.copy(), clean, telling=telling(options, language), reaches=reaches(options))


def window(town: Town, options: Options, language: str, middle: Point, size: tuple[int, int]) -> Sheet:
    """Return a fresh sheet of so many pixels, at twice the size, around a point as far as the map's edges allow."""
    scale = CLOSE
    long, tall = (side * scale for side in town.size)
    width, height = min(size[0], long), min(size[1], tall)
    left = round(min(max(middle[0] * scale - width / 2, 0), long - width))
    top = round(min(max(middle[1] * scale - height / 2, 0), tall - height))
    clean = part(options.map, options.own_map, language, (left, top, left + width, top + height), scale)
    return Sheet(
        town, clean.copy(), clean, left / scale, top / scale, scale, telling(options, language), reaches(options)
    )


def stroke(image: Image.Image, points: Sequence[Point], colour: Colour, width: float, share: float = 1) -> None:
    """Draw a smooth line with round ends; `share` is how much it covers, 0 to 1."""
    mask = _brushed(image.size, points, width, round(255 * share))
    if mask:
        image.paste(colour, mask[0], mask[1])


def highlight(image: Image.Image, lines: Iterable[Sequence[Point]], colour: Colour, width: float) -> None:
    """Go along lines with a marker pen, once even where they meet: what is dark below it stays as it is."""
    marked = Image.new("L", image.size)
    for points in lines:
        mask = _brushed(image.size, points, width, 255)
        if mask:
            marked.paste(ImageChops.lighter(marked.crop(mask[0]), mask[1]), mask[0])
    box = marked.getbbox()
    if box:
        below = image.crop(box)
        image.paste(ImageChops.multiply(below, Image.new("RGB", below.size, colour)), box, marked.crop(box))


def _brushed(
    size: tuple[int, int], points: Sequence[Point], width: float, ink: int
) -> tuple[tuple[int, int, int, int], Image.Image] | None:
    """Return where a line lies on a picture of a size, and its mask there; None if it lies beside it."""
    reach = width / 2 + 2
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = max(0, round(min(xs) - reach)), max(0, round(min(ys) - reach))
    right, bottom = min(size[0], round(max(xs) + reach)), min(size[1], round(max(ys) + reach))
    if right <= left or bottom <= top:
        return None
    fine = Image.new("L", ((right - left) * FINE, (bottom - top) * FINE))
    draw, at = ImageDraw.Draw(fine), [((x - left) * FINE, (y - top) * FINE) for x, y in points]
    draw.line(at, ink, round(width * FINE), joint="curve")
    for end in (at[0], at[-1]):
        draw.circle(end, width * FINE / 2, ink)
    return (left, top, right, bottom), fine.reduce(FINE)


def beads(points: Sequence[Point], every: float) -> Iterator[Point]:
    """Yield points along a line, so far from each other."""
    ahead = every
    for (x, y), (to_x, to_y) in pairwise(points):
        long = dist((x, y), (to_x, to_y))
        while ahead <= long:
            share = ahead / long
            yield x + (to_x - x) * share, y + (to_y - y) * share
            ahead += every
        ahead -= long

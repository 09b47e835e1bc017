"""The cartouche with the town's name, and the legend: how each line looks, stops at a station and passes one.

Both are placed in a corner if possible and never over the town. If there is room for only one, it is the legend,
because the map cannot be read without it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import pi
from typing import TYPE_CHECKING, NamedTuple

from bot.i18n.translation import text
from cogs.fantom.map.transport import Transport
from images.fantom.colours import INK, KERB, PAPER, SEPIA, STREET
from images.fantom.geometry import around, rounded
from images.fantom.town.cost_map import apart
from images.fantom.town.landmark_placement import EDGE, free
from images.fantom.town.stations import PIER, RADII, Disc, draw_disc
from images.fantom.town.streets import KERBED, PATTERNS, STREET_WIDTH, cab
from images.kit.fonts import sans, serif
from images.kit.pen import pasted, sprite

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PIL import Image

    from cogs.fantom.map.town import Point
    from images.fantom.town.cost_map import CostMap, Rect
    from images.kit.pen import Pen

TITLE = 40.0
"""Height of the cartouche at size 1, in map units."""
ROW = 28.0
"""Height of a row of the legend, in map units."""
_NAME, _WORD = 24, 14
"""Type sizes of the town's name and of the legend's words."""
_TRACKING = 0.14
_SMALL = 0.64
"""Scale of the legend's samples relative to the map."""
_SAMPLE, _SPACE = 40.0, 20.0
_FAR, _AROUND, _LEAN, _LOWER = 70.0, 8.5, 0.4, 6.0
"""The passing line's sample: its length, its distance around the disc, the angle in radians at which its arc begins,
and the disc's offset downwards."""
LINES = len(Transport)
"""Number of the legend's entries for lines."""
PACES = 150.0
"""Length in map units of the scale bar, which stands for 300 paces."""

_SIZES = (1.4, 1.2, 1.0)
"""Sizes of the cartouche, the preferred one first."""
_SHARES = (0.96, 0.62, 0.4, 0.26, 0.13)
"""Maximum widths of the legend that are tried, as shares of the page's width."""


@dataclass(frozen=True)
class Entry:
    """An entry of the legend: a sample drawn around mid height, and a text after it."""

    draw: Callable[[Pen], None]
    wide: float
    word: str

    @property
    def room(self) -> float:
        """The entry's width in map units."""
        return self.wide + 6 + sans(_WORD).getlength(self.word) + _SPACE


def title_room(name: str) -> tuple[float, float]:
    """Return width and height of a name's cartouche at size 1, in map units."""
    return _tracked(name) + 84, TITLE


def _tracked(name: str) -> float:
    return serif(_NAME).getlength(name.upper()) + _TRACKING * _NAME * (len(name) - 1)


def title(image: Image.Image, rect: Rect, name: str, scale: int) -> None:
    """Draw the cartouche with a town's name."""

    def paint(pen: Pen) -> None:
        size = (rect[3] - rect[1]) / TITLE
        wide, tall, pen = (rect[2] - rect[0]) / size, TITLE, pen.moved(0, 0, size)
        _plate(pen, wide, tall)
        for x in (22, wide - 22):
            pen.area((x - 7, tall / 2, x, tall / 2 - 4, x + 7, tall / 2, x, tall / 2 + 4), SEPIA)
        at = (wide - _tracked(name)) / 2
        for letter in name.upper():
            far = serif(_NAME).getlength(letter)
            pen.write((at + far / 2, tall / 2), letter, serif, _NAME, INK)
            at += far + _TRACKING * _NAME

    _lay(image, rect, paint, scale)


def _plate(pen: Pen, wide: float, tall: float) -> None:
    """Draw a paper plate with a double rim."""
    pen.tile((0.6, 0.6, wide - 0.6, tall - 0.6), PAPER, SEPIA, 1.2, round_by=4)
    pen.tile((3, 3, wide - 3, tall - 3), None, KERB, 0.9, round_by=3)


def _lay(image: Image.Image, rect: Rect, paint: Callable[[Pen], None], scale: int) -> None:
    left, top, right, bottom = (round(side * scale) for side in rect)
    pasted(image, sprite(right - left, bottom - top, lambda pen: paint(pen.moved(0, 0, scale))), left, top)


def entries(language: str) -> tuple[Entry, ...]:
    """Return the legend's entries in order."""
    wide = (_SAMPLE + RADII[1]) * _SMALL

    def word(key: str) -> str:
        said = text("fantom", language, key, {})
        return said[:1].upper() + said[1:]

    lines = [
        Entry(lambda pen, kind=kind: _stop(pen, kind), wide, word(f"transport-{kind}"))  # type: ignore[misc]
        for kind in Transport
    ]
    return (
        *lines,
        Entry(_both, 2 * RADII[2] * _SMALL, word("map-both")),
        Entry(_pass, _FAR * _SMALL, word("map-passes")),
        Entry(_scale, PACES, word("map-paces")),
    )


def _stop(pen: Pen, kind: Transport) -> None:
    """Draw the sample of a line that ends at a stop."""
    if kind is not Transport.BOAT:
        _road(pen, _SAMPLE)
    ways: dict[Transport, list[Point]] = {Transport.CAB: [(0, 0), (_SAMPLE, 0)]}
    radius = RADII[kind in (Transport.TAXI, Transport.TRAM)]
    PATTERNS[kind](pen, ways.get(kind, [(0, 0), (_SAMPLE - radius, 0)]))
    disc = Disc(radius, radius + (PIER if kind is Transport.BOAT else 0))
    draw_disc(pen, (_SAMPLE, 0), disc, taxi=kind is Transport.TAXI, tram=kind is Transport.TRAM)


def _both(pen: Pen) -> None:
    """Draw the sample of a station where taxi and tram stop."""
    draw_disc(pen, (RADII[2], 0), Disc(RADII[2], RADII[2]), taxi=True, tram=True)


def _road(pen: Pen, far: float) -> None:
    for colour, wide in ((KERB, KERBED), (STREET, STREET_WIDTH)):
        pen.line((0, 0, far, 0), colour, wide)


def _pass(pen: Pen) -> None:
    """Draw the sample of a taxi's line that passes a station."""
    pen = pen.moved(0, _LOWER)
    middle, reach = (_FAR / 2, 0.0), RADII[0] + _AROUND
    _road(pen, _FAR)
    cab(pen, [(0, 0), (_FAR, 0)])
    arc = [around(middle, pi + _LEAN + (pi - 2 * _LEAN) * step / 10, reach) for step in range(11)]
    PATTERNS[Transport.TAXI](pen, rounded([(0.0, -6.2), *arc, (_FAR, -6.2)]))
    draw_disc(pen, middle, Disc(RADII[0], RADII[0]), taxi=False, tram=False)


def _scale(pen: Pen) -> None:
    """Draw the scale bar at the map's scale, not at that of the samples."""
    bar = pen.moved(0, 0, 1 / _SMALL)
    for piece in range(3):
        left, right = PACES / 3 * piece, PACES / 3 * (piece + 1)
        bar.tile((left, -2.5, right, 2.5), (SEPIA, PAPER)[piece % 2], SEPIA, 1)


def rows(told: Sequence[Entry], wide: float) -> list[list[Entry]]:
    """Return the entries in rows of at most `wide` map units, inner margins included."""
    broken: list[list[Entry]] = [[]]
    for entry in told:
        if broken[-1] and sum(each.room for each in broken[-1]) + entry.room > wide - _SPACE:
            broken.append([])
        broken[-1].append(entry)
    return broken


def legend_room(told: Sequence[Entry], wide: float) -> tuple[float, float]:
    """Return width and height of the legend in map units when it is at most `wide`."""
    broken = rows(told, wide)
    return max(sum(entry.room for entry in row) for row in broken) + _SPACE, ROW * len(broken) + 4


def legend(image: Image.Image, rect: Rect, told: Sequence[Entry], scale: int) -> None:
    """Draw the legend."""

    def paint(pen: Pen) -> None:
        wide = rect[2] - rect[0]
        _plate(pen, wide, rect[3] - rect[1])
        for index, row in enumerate(rows(told, wide + 1)):
            x, y = _SPACE, 2 + ROW * (index + 0.5)
            for entry in row:
                entry.draw(pen.moved(x, y, _SMALL))
                far = sans(_WORD).getlength(entry.word)
                pen.write((x + entry.wide + 6 + far / 2, y), entry.word, sans, _WORD, INK)
                x += entry.room

    _lay(image, rect, paint, scale)


class Plates(NamedTuple):
    """The rectangles of the cartouche and the legend in map units; None for a plate without room."""

    title: Rect | None
    legend: Rect | None
    told: int
    """Number of the legend's entries that fit."""


def plates(name: str, language: str, page: tuple[int, int], costs: CostMap, taken: Sequence[Rect]) -> Plates:
    """Return the places of a name's cartouche and of the legend; the legend has as many entries as possible."""
    titles = list(_titles(name, page, costs, taken))
    for told in (len(entries(language)), len(entries(language)) - 1, LINES):
        alone = _legend(language, page, costs, taken, told)
        if alone:
            beside = ((rect, _legend(language, page, costs, [*taken, rect], told)) for rect in titles)
            return next((Plates(rect, key, told) for rect, key in beside if key), Plates(None, alone, told))
    return Plates(titles[0] if titles else None, None, 0)


def _titles(name: str, page: tuple[int, int], costs: CostMap, taken: Sequence[Rect]) -> Iterator[Rect]:
    """Yield places for a cartouche: in the corners, larger ones first, then near the middle of the upper edge."""
    (width, height), (wide, tall) = page, title_room(name)
    for size, low, right in product(_SIZES, (False, True), (False, True)):
        left = width - EDGE - wide * size if right else EDGE
        top = height - EDGE - tall * size if low else EDGE
        rect = left, top, left + wide * size, top + tall * size
        if left >= EDGE and not costs(rect) and all(apart(rect, other, 3) for other in taken):
            yield rect
    middle = free(costs, page, (wide, tall), taken, (width / 2, 0))
    if middle:
        yield middle


def _legend(language: str, page: tuple[int, int], costs: CostMap, taken: Sequence[Rect], told: int) -> Rect | None:
    """Return a place for a legend of `told` entries, preferably low on the page; None if there is no room."""
    width, height = page
    rooms = dict.fromkeys(legend_room(entries(language)[:told], width * share) for share in _SHARES)
    found = [free(costs, page, room, taken, (width / 2, height)) for room in rooms]
    return max((rect for rect in found if rect), key=lambda rect: round(rect[3] / height * 4), default=None)

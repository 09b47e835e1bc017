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
from images.fantom.geometry import circle_point, round_path
from images.fantom.town.cost_map import are_apart
from images.fantom.town.landmark_placement import EDGE_MARGIN, free_rectangle
from images.fantom.town.stations import PIER_REACH, RADII, Disc, draw_disc
from images.fantom.town.streets import KERBED_WIDTH, PATTERNS, STREET_WIDTH, cab
from images.kit.fonts import sans, serif
from images.kit.pen import paste, sprite

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PIL import Image

    from cogs.fantom.map.town import Point
    from images.fantom.town.cost_map import CostMap, Rect
    from images.kit.pen import Pen

TITLE_HEIGHT = 40.0
"""Height of the cartouche at size 1, in map units."""
ROW_HEIGHT = 28.0
"""Height of a row of the legend, in map units."""
_NAME_SIZE, _WORD_SIZE = 24, 14
"""Type sizes of the town's name and of the legend's words."""
_TRACKING = 0.14
_SAMPLE_SCALE = 0.64
"""Scale of the legend's samples relative to the map."""
_SAMPLE_LENGTH, _SPACE = 40.0, 20.0
_PASS_LENGTH, _PASS_GAP, _PASS_ANGLE, _PASS_DROP = 70.0, 8.5, 0.4, 6.0
"""The passing line's sample: its length, its distance around the disc, the angle in radians at which its arc begins,
and the disc's offset downwards."""
LINE_ENTRY_COUNT = len(Transport)
"""Number of the legend's entries for lines."""
SCALE_BAR_LENGTH = 150.0
"""Length in map units of the scale bar, which stands for 300 paces."""

_SIZES = (1.4, 1.2, 1.0)
"""Sizes of the cartouche, the preferred one first."""
_SHARES = (0.96, 0.62, 0.4, 0.26, 0.13)
"""Maximum widths of the legend that are tried, as shares of the page's width."""


@dataclass(frozen=True)
class Entry:
    """An entry of the legend: a sample drawn around mid height, and a text after it."""

    draw: Callable[[Pen], None]
    width: float
    word: str

    @property
    def room(self) -> float:
        """The entry's width in map units."""
        return self.width + 6 + sans(_WORD_SIZE).getlength(self.word) + _SPACE


def title_room(name: str) -> tuple[float, float]:
    """Return width and height of a name's cartouche at size 1, in map units."""
    return _tracked_width(name) + 84, TITLE_HEIGHT


def _tracked_width(name: str) -> float:
    return serif(_NAME_SIZE).getlength(name.upper()) + _TRACKING * _NAME_SIZE * (len(name) - 1)


def title(image: Image.Image, rect: Rect, name: str, scale: int) -> None:
    """Draw the cartouche with a town's name."""

    def paint(pen: Pen) -> None:
        size = (rect[3] - rect[1]) / TITLE_HEIGHT
        width, height, pen = (rect[2] - rect[0]) / size, TITLE_HEIGHT, pen.moved(0, 0, size)
        _draw_plate(pen, width, height)
        for x in (22, width - 22):
            pen.area((x - 7, height / 2, x, height / 2 - 4, x + 7, height / 2, x, height / 2 + 4), SEPIA)
        letter_left = (width - _tracked_width(name)) / 2
        for letter in name.upper():
            letter_width = serif(_NAME_SIZE).getlength(letter)
            pen.write((letter_left + letter_width / 2, height / 2), letter, serif, _NAME_SIZE, INK)
            letter_left += letter_width + _TRACKING * _NAME_SIZE

    _lay(image, rect, paint, scale)


def _draw_plate(pen: Pen, width: float, height: float) -> None:
    """Draw a paper plate with a double rim."""
    pen.tile((0.6, 0.6, width - 0.6, height - 0.6), PAPER, SEPIA, 1.2, round_by=4)
    pen.tile((3, 3, width - 3, height - 3), None, KERB, 0.9, round_by=3)


def _lay(image: Image.Image, rect: Rect, paint: Callable[[Pen], None], scale: int) -> None:
    left, top, right, bottom = (round(side * scale) for side in rect)
    paste(image, sprite(right - left, bottom - top, lambda pen: paint(pen.moved(0, 0, scale))), left, top)


def entries(language: str) -> tuple[Entry, ...]:
    """Return the legend's entries in order."""
    width = (_SAMPLE_LENGTH + RADII[1]) * _SAMPLE_SCALE

    def word(key: str) -> str:
        label = text("fantom", language, key, {})
        return label[:1].upper() + label[1:]

    lines = [
        Entry(lambda pen, kind=kind: _draw_stop(pen, kind), width, word(f"transport-{kind}"))  # type: ignore[misc]
        for kind in Transport
    ]
    return (
        *lines,
        Entry(_draw_both, 2 * RADII[2] * _SAMPLE_SCALE, word("map-both")),
        Entry(_draw_pass, _PASS_LENGTH * _SAMPLE_SCALE, word("map-passes")),
        Entry(_draw_scale_bar, SCALE_BAR_LENGTH, word("map-paces")),
    )


def _draw_stop(pen: Pen, kind: Transport) -> None:
    """Draw the sample of a line that ends at a stop."""
    if kind is not Transport.BOAT:
        _draw_road(pen, _SAMPLE_LENGTH)
    ways: dict[Transport, list[Point]] = {Transport.CAB: [(0, 0), (_SAMPLE_LENGTH, 0)]}
    radius = RADII[kind in (Transport.TAXI, Transport.TRAM)]
    PATTERNS[kind](pen, ways.get(kind, [(0, 0), (_SAMPLE_LENGTH - radius, 0)]))
    disc = Disc(radius, radius + (PIER_REACH if kind is Transport.BOAT else 0))
    draw_disc(pen, (_SAMPLE_LENGTH, 0), disc, taxi=kind is Transport.TAXI, tram=kind is Transport.TRAM)


def _draw_both(pen: Pen) -> None:
    """Draw the sample of a station where taxi and tram stop."""
    draw_disc(pen, (RADII[2], 0), Disc(RADII[2], RADII[2]), taxi=True, tram=True)


def _draw_road(pen: Pen, length: float) -> None:
    for colour, width in ((KERB, KERBED_WIDTH), (STREET, STREET_WIDTH)):
        pen.line((0, 0, length, 0), colour, width)


def _draw_pass(pen: Pen) -> None:
    """Draw the sample of a taxi's line that passes a station."""
    pen = pen.moved(0, _PASS_DROP)
    middle, reach = (_PASS_LENGTH / 2, 0.0), RADII[0] + _PASS_GAP
    _draw_road(pen, _PASS_LENGTH)
    cab(pen, [(0, 0), (_PASS_LENGTH, 0)])
    arc = [circle_point(middle, pi + _PASS_ANGLE + (pi - 2 * _PASS_ANGLE) * step / 10, reach) for step in range(11)]
    PATTERNS[Transport.TAXI](pen, round_path([(0.0, -6.2), *arc, (_PASS_LENGTH, -6.2)]))
    draw_disc(pen, middle, Disc(RADII[0], RADII[0]), taxi=False, tram=False)


def _draw_scale_bar(pen: Pen) -> None:
    """Draw the scale bar at the map's scale, not at that of the samples."""
    bar = pen.moved(0, 0, 1 / _SAMPLE_SCALE)
    for piece in range(3):
        left, right = SCALE_BAR_LENGTH / 3 * piece, SCALE_BAR_LENGTH / 3 * (piece + 1)
        bar.tile((left, -2.5, right, 2.5), (SEPIA, PAPER)[piece % 2], SEPIA, 1)


def rows(legend_entries: Sequence[Entry], max_width: float) -> list[list[Entry]]:
    """Return the entries in rows of at most `max_width` map units, inner margins included."""
    lines: list[list[Entry]] = [[]]
    for entry in legend_entries:
        if lines[-1] and sum(shown_entry.room for shown_entry in lines[-1]) + entry.room > max_width - _SPACE:
            lines.append([])
        lines[-1].append(entry)
    return lines


def legend_room(legend_entries: Sequence[Entry], max_width: float) -> tuple[float, float]:
    """Return width and height of the legend in map units when it is at most `max_width` wide."""
    lines = rows(legend_entries, max_width)
    return max(sum(entry.room for entry in row) for row in lines) + _SPACE, ROW_HEIGHT * len(lines) + 4


def legend(image: Image.Image, rect: Rect, legend_entries: Sequence[Entry], scale: int) -> None:
    """Draw the legend."""

    def paint(pen: Pen) -> None:
        width = rect[2] - rect[0]
        _draw_plate(pen, width, rect[3] - rect[1])
        for index, row in enumerate(rows(legend_entries, width + 1)):
            x, y = _SPACE, 2 + ROW_HEIGHT * (index + 0.5)
            for entry in row:
                entry.draw(pen.moved(x, y, _SAMPLE_SCALE))
                word_width = sans(_WORD_SIZE).getlength(entry.word)
                pen.write((x + entry.width + 6 + word_width / 2, y), entry.word, sans, _WORD_SIZE, INK)
                x += entry.room

    _lay(image, rect, paint, scale)


class Plates(NamedTuple):
    """The rectangles of the cartouche and the legend in map units; None for a plate without room."""

    title: Rect | None
    legend: Rect | None
    entry_count: int
    """Number of the legend's entries that fit."""


def plates(name: str, language: str, page: tuple[int, int], costs: CostMap, taken: Sequence[Rect]) -> Plates:
    """Return the places of a name's cartouche and of the legend; the legend has as many entries as possible."""
    titles = list(_title_places(name, page, costs, taken))
    for count in (len(entries(language)), len(entries(language)) - 1, LINE_ENTRY_COUNT):
        legend_place = _legend_place(language, page, costs, taken, count)
        if legend_place:
            pairs = ((rect, _legend_place(language, page, costs, [*taken, rect], count)) for rect in titles)
            return next((Plates(rect, key, count) for rect, key in pairs if key), Plates(None, legend_place, count))
    return Plates(titles[0] if titles else None, None, 0)


def _title_places(name: str, page: tuple[int, int], costs: CostMap, taken: Sequence[Rect]) -> Iterator[Rect]:
    """Yield places for a cartouche: in the corners, larger ones first, then near the middle of the upper edge."""
    (width, height), (room_width, room_height) = page, title_room(name)
    for size, low, right in product(_SIZES, (False, True), (False, True)):
        left = width - EDGE_MARGIN - room_width * size if right else EDGE_MARGIN
        top = height - EDGE_MARGIN - room_height * size if low else EDGE_MARGIN
        rect = left, top, left + room_width * size, top + room_height * size
        if left >= EDGE_MARGIN and not costs(rect) and all(are_apart(rect, other, 3) for other in taken):
            yield rect
    middle = free_rectangle(costs, page, (room_width, room_height), taken, (width / 2, 0))
    if middle:
        yield middle


def _legend_place(
    language: str, page: tuple[int, int], costs: CostMap, taken: Sequence[Rect], count: int
) -> Rect | None:
    """Return a place for a legend of `count` entries, preferably low on the page; None if there is no room."""
    width, height = page
    rooms = dict.fromkeys(legend_room(entries(language)[:count], width * share) for share in _SHARES)
    places = [free_rectangle(costs, page, room, taken, (width / 2, height)) for room in rooms]
    return max((rect for rect in places if rect), key=lambda rect: round(rect[3] / height * 4), default=None)

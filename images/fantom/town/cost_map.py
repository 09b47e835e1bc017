"""The cost map: for every cell of the page, the cost of a name or a tree there."""

from __future__ import annotations

from array import array
from itertools import accumulate
from operator import add, itemgetter, sub
from typing import TYPE_CHECKING

from PIL import Image

from images.fantom.geometry import flatten
from images.fantom.town.streets import KERBED_WIDTH
from images.kit.pen import SCALE, Pen

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cogs.fantom.map.town import Point, Town
    from images.fantom.town.lines import SegmentPath
    from images.fantom.town.river import Water
    from images.fantom.town.stations import Disc
    from images.fantom.town.streets import Streets

CELL_SIDE = 2
"""Side of a cell in map units."""
STREET, LINE_COST, STATION, WATER, BUILT = 14, 60, 255, 6, 160
BRIDGE = 40
"""Cost of covering a cell of each kind, 0 to 255."""

Rect = tuple[float, float, float, float]
"""Left, top, right, bottom in map units."""


class CostMap:
    """A summed-area table of costs: the cost of any upright rectangle takes four look-ups."""

    def __init__(self, taken: Image.Image) -> None:
        self._width, self._height = taken.size
        rows = taken.tobytes()
        above = array("I", [0] * (self._width + 1))
        self._sums = [above]  # arrays, since Python's integers would take 18 MB
        for start in range(0, len(rows), self._width):
            row = accumulate(rows[start : start + self._width], initial=0)
            above = array("I", map(add, above, row))
            self._sums.append(above)

    def __call__(self, rect: Rect) -> int:
        """Return the cost of a rectangle: the sum over its cells. Parts off the page cost nothing."""
        left, top, right, bottom = rect
        begin, end = _cell(left, self._width), _cell(right, self._width)
        below, above = self._sums[_cell(bottom, self._height)], self._sums[_cell(top, self._height)]
        return below[end] - below[begin] - above[end] + above[begin]

    def columns(self, spans: Iterable[tuple[float, float]]) -> Columns:
        """Return columns for `strip`, from the left and right edge of each; useful for queries at many heights."""
        return Columns([(_cell(left, self._width), _cell(right, self._width)) for left, right in spans])

    def strip(self, top: float, bottom: float, columns: Columns) -> list[int]:
        """Return the cost of each column between two heights; faster than a call for each rectangle."""
        return columns.between(self._sums[_cell(bottom, self._height)], self._sums[_cell(top, self._height)])


class Columns:
    """Rectangles of one height, by the cells where they begin and end."""

    def __init__(self, ends: Sequence[tuple[int, int]]) -> None:
        # two extra items, because an `itemgetter` of a single item returns no tuple
        self._begins = itemgetter(0, 0, *[begin for begin, _ in ends])
        self._ends = itemgetter(0, 0, *[end for _, end in ends])

    def between(self, below: array[int], above: array[int]) -> list[int]:
        """Return the sum of every column between two rows of the table."""
        down = map(sub, self._ends(below), self._begins(below))
        return list(map(sub, down, map(sub, self._ends(above), self._begins(above))))[2:]


def _cell(coordinate: float, count: int) -> int:
    """Return the number of the cell on the page whose beginning is nearest to a coordinate."""
    if coordinate <= 0:
        return 0
    cell = int(coordinate / CELL_SIDE + 0.5)
    return cell if cell < count else count  # noqa: FURB136 - called half a million times for a town, and `min` is slower


def are_apart(one: Rect, other: Rect, gap: float = 0) -> bool:
    """Return whether the gap between two rectangles is at least `gap`."""
    return one[2] + gap <= other[0] or other[2] + gap <= one[0] or one[3] + gap <= other[1] or other[3] + gap <= one[1]


def cost_map(
    town: Town, net: Streets, water: Water, lines: Iterable[SegmentPath], built: Sequence[Rect] = ()
) -> CostMap:
    """Return the cost map of a town; `built` are the boxes of its landmarks."""
    sheet = Image.new("L", (town.size[0] // CELL_SIDE, town.size[1] // CELL_SIDE))
    pen = Pen(sheet, size=1 / CELL_SIDE / SCALE)
    pen.line(flatten(water.course), (WATER,), water.width)
    for box in built:
        pen.tile(box, (BUILT,))
    for way in net.once:
        pen.line(flatten(way), (STREET,), KERBED_WIDTH)
    for way, width in water.bridges:
        pen.line(flatten(way), (BRIDGE,), width)
    for way in (*(path.points for path in lines), *water.boats, *water.piers):
        pen.line(flatten(way), (LINE_COST,), 7)
    _discs(pen, [(station.at, net.discs[station.number]) for station in town.stations])
    return CostMap(sheet)


def _discs(pen: Pen, stations: Iterable[tuple[Point, Disc]]) -> None:
    for (x, y), disc in stations:
        reach = disc.reach + 3
        pen.oval((x - reach, y - reach, x + reach, y + reach), (STATION,))

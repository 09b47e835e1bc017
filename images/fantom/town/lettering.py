"""Placement of the names on the map: each name is tried in many places on one to three lines and takes the cheapest.

A name never covers a station, a landmark or another name; a name without room is left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from math import ceil, inf
from typing import TYPE_CHECKING, NamedTuple

from images.fantom.colours import INK, LEAF, SEPIA
from images.fantom.geometry import is_within, signed_area, x_crossings
from images.fantom.town.cost_map import CELL_SIDE, STATION, are_apart
from images.kit.fonts import italic

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cogs.fantom.map.town import Area, Point
    from images.fantom.town.cost_map import CostMap, Rect
    from images.kit.colours import Colour

    _Candidate = tuple[float, Point, tuple[float, float], tuple[str, ...], int]
    """Cost of the place itself, without what it covers; middle; width and height of the name; its lines; type size."""

LEADING = 1.04
"""Distance between the lines of a name, in heights of the type."""
SIZES = (14, 13, 12)
"""Type sizes of most names in map units, the preferred one first."""

_GAP = 1.5
_BREAK_COST = 40.0
"""Cost of every further line of a name."""
_DISTANCE_COST = 14.0
"""Cost per map unit of the distance between a place and the middle of the named landmark or area."""
_MAX_LETTER_COST = STATION * 10 / CELL_SIDE
"""Maximum cost of a place per letter of the name; a name whose places all cost more is left out."""
_MAX_SIDE_OFFSET = 16.0
"""Maximum vertical distance from a building's middle to the anchor of a name beside it; a name at an anchor farther
away stands above or below the building."""
_OVERLAP_COST = 20_000.0
"""Cost of covering another name or building while places of landmarks are compared."""
_EDGE_MARGIN = 14.0
"""Minimum distance of a name from the page's edge, in map units."""
_MAX_BREAKS = 7
"""Maximum number of gaps between words at which a name may be broken."""


@lru_cache(maxsize=4096)
def lines_size(lines: tuple[str, ...], size: int) -> tuple[float, float]:
    """Return width and height of lines of lettering, in map units."""
    font = italic(size)
    return max(font.getlength(line) for line in lines), size * (0.2 + LEADING * len(lines) - 0.24)


def line_breaks(name: str) -> Iterator[tuple[str, ...]]:
    """Yield a name on one, two and three lines, broken between words; a long name is not broken at every gap."""
    words = name.split()
    places = range(1, len(words), max(1, ceil((len(words) - 1) / _MAX_BREAKS)))
    for breaks in range(min(3, len(words))):
        for cuts in combinations(places, breaks):
            yield tuple(" ".join(words[a:b]) for a, b in pairwise((0, *cuts, len(words))))


class Label(NamedTuple):
    """A placed name: its lines, centred on their middle."""

    lines: tuple[str, ...]
    middle: Point
    size: int
    """Type size in map units."""
    colour: Colour

    @property
    def rect(self) -> Rect:
        """The label's box."""
        return _centred_box(self.middle, *lines_size(self.lines, self.size))


def _centred_box(middle: Point, width: float, height: float) -> Rect:
    x, y = middle
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


@dataclass(frozen=True)
class LabelRequest:
    """A name with the places that it may take."""

    name: str
    places: tuple[tuple[Point, float], ...]
    """Possible anchors, each with its cost."""
    sizes: tuple[int, ...]
    colour: Colour
    hangs: bool
    """Whether the name touches its anchor, which lies on the landmark's edge; otherwise it is centred on the anchor."""
    origin: Point


def landmark_request(name: str, rect: Rect) -> LabelRequest:
    """Return the request for a landmark's name: preferably below it, otherwise above or beside it."""
    left, top, right, bottom = rect
    x, y = (left + right) / 2, (top + bottom) / 2
    places = (
        *(((x + shift, bottom + _GAP), abs(shift) * 3.0) for shift in (0, -9, 9, -18, 18, -27, 27)),
        *(((x + shift, top - _GAP), 60 + abs(shift) * 3.0) for shift in (0, -9, 9, -18, 18, -27, 27)),
        *(((right + _GAP, y + shift), 60 + abs(shift) * 2.0) for shift in (8, 0, -8, _MAX_SIDE_OFFSET)),
        *(((left - _GAP, y + shift), 60 + abs(shift) * 2.0) for shift in (8, 0, -8, _MAX_SIDE_OFFSET)),
    )
    return LabelRequest(name, places, SIZES, INK, hangs=True, origin=(x, y))


def area_request(name: str, area: Area) -> LabelRequest:
    """Return the request for a park's, a square's or an island's name: inside the area, near its middle."""
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    rows = [(y + dy, x_crossings(area.outline, y + dy)) for dy in range(-77, 78, 7)]
    grid = (((x + dx, row), crossed) for dx in range(-95, 96, 5) for row, crossed in rows)
    places = tuple((point, 0.0) for point, crossed in grid if is_within(crossed, point[0])) or (((x, y), 0.0),)
    large = abs(signed_area(area.outline)) > 6000  # noqa: PLR2004 - about a block of houses
    return LabelRequest(name, places, (16, *SIZES) if large else SIZES, _ink(area), hangs=False, origin=(x, y))


def _ink(area: Area) -> Colour:
    return LEAF if area.kind == "park" else SEPIA


def _candidates(request: LabelRequest, sizes: Sequence[int]) -> Iterator[_Candidate]:
    """Yield every place of a name in these sizes, about a thousand."""
    fixed_places = [] if request.hangs else _with_distance_costs(request.places, request.origin)
    for step, size in enumerate(sizes):
        for lines in line_breaks(request.name):
            name_room = lines_size(lines, size)
            for point, cost, distance_cost in fixed_places or _with_distance_costs(
                _touching_places(request, *name_room), request.origin
            ):
                yield cost + _BREAK_COST * (len(lines) - 1) + 90 * step + distance_cost, point, name_room, lines, size


def _with_distance_costs(places: Iterable[tuple[Point, float]], origin: Point) -> list[tuple[Point, float, float]]:
    """Return the places, each with its own cost and the cost of its distance from the origin."""
    x, y = origin
    return [
        (point, cost, _DISTANCE_COST * ((point[0] - x) ** 2 + (point[1] - y) ** 2) ** 0.5) for point, cost in places
    ]


def _touching_places(request: LabelRequest, width: float, height: float) -> Iterator[tuple[Point, float]]:
    """Yield the middles of a name that touches its anchors, with the costs of the anchors."""
    return ((_touching_middle(anchor, request.origin, width, height), cost) for anchor, cost in request.places)


def least_cost(request: LabelRequest, costs: CostMap, taken: Sequence[Rect]) -> float:
    """Return the cost of a name's cheapest place in type of medium size, even if another name or building is there."""
    min_cost = inf
    for extra, middle, name_room, _, _ in _candidates(request, SIZES[1:2]):
        if extra < min_cost:
            rect = _centred_box(middle, *name_room)
            cost = extra + costs(rect)
            if cost < min_cost:
                min_cost = min(
                    min_cost, cost if all(are_apart(rect, other, _GAP) for other in taken) else cost + _OVERLAP_COST
                )
    return min_cost


def _touching_middle(anchor: Point, origin: Point, width: float, height: float) -> Point:
    """Return the middle of a name that touches an anchor with its side that faces the origin."""
    x, y = anchor
    if abs(y - origin[1]) > _MAX_SIDE_OFFSET:
        return x, y + (height / 2 if y > origin[1] else -height / 2)
    return x + (width / 2 if x > origin[0] else -width / 2), y


def placed_labels(
    requests: Iterable[LabelRequest], costs: CostMap, size: tuple[int, int], taken: Sequence[Rect]
) -> tuple[Label, ...]:
    """Return the names at their cheapest free places, in the order of the requests, without names that find no room."""
    labels: list[Label] = []
    taken_boxes = list(taken)
    for request in requests:
        label = _best_label(request, costs, size, taken_boxes)
        if label:
            labels.append(label)
            taken_boxes.append(label.rect)
    return tuple(labels)


def _best_label(
    request: LabelRequest, costs: CostMap, size: tuple[int, int], taken_boxes: Sequence[Rect]
) -> Label | None:
    """Return a name at its cheapest free place, the first of equals, or None if there is no room.

    Places are tried by their own cost, so that the search stops as soon as no later place can be cheaper.
    """
    label, min_cost = None, (_MAX_LETTER_COST * len(request.name), -1)
    candidates = list(_candidates(request, request.sizes))
    for i in sorted(range(len(candidates)), key=[extra for extra, *_ in candidates].__getitem__):
        extra, middle, name_room, lines, type_size = candidates[i]
        if extra > min_cost[0]:
            break
        rect = _centred_box(middle, *name_room)
        cost = costs(rect) + extra, i
        if cost < min_cost and _is_free(rect, size, taken_boxes):
            label, min_cost = Label(lines, middle, type_size, request.colour), cost
    return label


def _is_free(rect: Rect, size: tuple[int, int], taken_boxes: Sequence[Rect]) -> bool:
    """Return whether a name's box lies on the page and clear of all taken boxes."""
    left, top, right, bottom = rect
    width, height = size
    on_page = (
        left >= _EDGE_MARGIN
        and top >= _EDGE_MARGIN
        and right <= width - _EDGE_MARGIN
        and bottom <= height - _EDGE_MARGIN
    )
    return on_page and all(are_apart(rect, other, _GAP) for other in taken_boxes)

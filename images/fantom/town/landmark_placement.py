"""Placement of the landmarks and the compass rose: as near as possible to the map's wish, clear of all lines."""

from __future__ import annotations

from itertools import chain, compress
from math import dist, inf
from operator import not_
from typing import TYPE_CHECKING

from bot.i18n.languages import texts_of
from images.fantom.geometry import FULL_TURN, circle_point
from images.fantom.town.cost_map import are_apart
from images.fantom.town.landmarks import BOX_HEIGHT, box_width
from images.fantom.town.lettering import landmark_request, least_cost

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cogs.fantom.map.town import Landmark, LandmarkKind, Point, Town
    from images.fantom.town.cost_map import CostMap, Rect

_MAX_SHIFT = 72
"""Maximum distance in map units by which a landmark is moved."""
_SHIFT_COST = 0.7
"""Cost of moving a landmark, in units of `CostMap`, per square of the distance."""
_SIZES = ((1.0, 0), (0.86, 2500), (0.72, 6000))
"""Sizes of a landmark with their costs: it is smaller only where there is no room."""
_BUILDING_WEIGHT, _NAME_WEIGHT = 4, 0.9
"""Weights of the cost of the building's place and of its name's place."""
_MAX_NAMED_PLACES = 100
"""Maximum number of a landmark's places that are tried with its name, the best for the building first. The shipped
towns need 89 at most; without a limit, a densely covered town would take minutes."""
COMPASS_RADIUS = 30.0
"""Radius of the compass rose in map units."""
EDGE_MARGIN = 13.0
"""Minimum distance in map units from the page's edge to the compass rose, the cartouche and the legend."""
_GRID = 9.0
_LETTER_HEIGHT = 16.0
"""Height in map units of the room for the compass rose's N."""


def box(middle: Point, kind: LandmarkKind, size: float = 1) -> Rect:
    """Return the box of a landmark whose middle is at a point."""
    (x, y), half_width, half_height = middle, box_width(kind) / 2 * size, BOX_HEIGHT / 2 * size
    return x - half_width, y - half_height, x + half_width, y + half_height


def landmark_boxes(town: Town, costs: CostMap) -> tuple[Rect, ...]:
    """Return the box of every landmark, in the map's order."""
    taken: list[Rect] = []
    for landmark in town.landmarks:
        candidates = sorted(_candidates(landmark, costs))
        free_places = [
            candidate for candidate in candidates if all(are_apart(candidate[1], other, 2) for other in taken)
        ]
        taken.append(_cheapest_place(free_places or candidates[:1], _name_cost(landmark, costs), taken))
    return tuple(taken)


def _cheapest_place(
    candidates: Sequence[tuple[float, Rect]], name_cost: Callable[[Rect, Sequence[Rect]], float], taken: Sequence[Rect]
) -> Rect:
    """Return the cheapest place for a building and its name; `candidates` are sorted by the building's own cost."""
    cheapest, min_cost = candidates[0][1], inf
    for cost, rect in candidates[:_MAX_NAMED_PLACES]:
        if cost >= min_cost:
            break
        total = cost + name_cost(rect, taken)
        if total < min_cost:
            cheapest, min_cost = rect, total
    return cheapest


def _candidates(landmark: Landmark, costs: CostMap) -> Iterator[tuple[float, Rect]]:
    """Yield every possible place of a landmark with the building's cost there."""
    for middle in _points_near(landmark.at):
        distance = dist(middle, landmark.at)
        for size, size_cost in _SIZES:
            rect = box(middle, landmark.kind, size)
            yield costs(rect) * _BUILDING_WEIGHT + distance * distance * _SHIFT_COST + size_cost, rect


def _name_cost(landmark: Landmark, costs: CostMap) -> Callable[[Rect, Sequence[Rect]], float]:
    """Return a function that returns the cost of a landmark's name at a place, in the most expensive language."""
    names = texts_of(landmark.name)

    def cost(rect: Rect, taken: Sequence[Rect]) -> float:
        return _NAME_WEIGHT * max(least_cost(landmark_request(name, rect), costs, taken) for name in names)

    return cost


def _points_near(point: Point) -> Iterator[Point]:
    """Yield a point and the points around it, ring by ring."""
    rings = (
        [circle_point(point, FULL_TURN * step / 16, radius) for step in range(16)]
        for radius in range(4, _MAX_SHIFT + 1, 4)
    )
    return chain([point], chain.from_iterable(rings))


def compass(town: Town, costs: CostMap, taken: Sequence[Rect]) -> Point | None:
    """Return the middle of the compass rose: the map's wish, or a place with room; None if there is no room."""
    if town.compass:
        return town.compass
    side = 2 * (COMPASS_RADIUS + _LETTER_HEIGHT)
    place = free_rectangle(costs, town.size, (side, side), taken, (town.size[0], town.size[1]))
    return ((place[0] + place[2]) / 2, (place[1] + place[3]) / 2) if place else None


def free_rectangle(
    costs: CostMap, page: tuple[int, int], room: tuple[float, float], taken: Sequence[Rect], wish: Point
) -> Rect | None:
    """Return the free rectangle of size `room` that is nearest to a wish, or None if the page has none."""
    (width, height), (room_width, room_height) = page, room
    lefts = sorted((abs(left + room_width / 2 - wish[0]) / 3, left) for left in _steps(width - room_width))
    columns = costs.columns((left, left + room_width) for _, left in lefts)
    place, min_cost = None, inf
    for cost_y, top in sorted((abs(top + room_height / 2 - wish[1]), top) for top in _steps(height - room_height)):
        if not lefts or cost_y + lefts[0][0] >= min_cost:
            break
        for cost_x, left in compress(lefts, map(not_, costs.strip(top, top + room_height, columns))):
            if cost_y + cost_x >= min_cost:
                break
            rect = left, top, left + room_width, top + room_height
            if all(are_apart(rect, other, 3) for other in taken):
                place, min_cost = rect, cost_y + cost_x
    return place


def _steps(last: float) -> list[float]:
    """Return coordinates at which a rectangle may begin, from frame to frame; `last` is the last one on the page."""
    count = max(1, int((last - 2 * EDGE_MARGIN) / _GRID))
    return (
        [EDGE_MARGIN + (last - 2 * EDGE_MARGIN) * step / count for step in range(count + 1)]
        if last >= 2 * EDGE_MARGIN
        else []
    )

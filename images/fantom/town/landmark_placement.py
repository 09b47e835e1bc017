"""Placement of the landmarks and the compass rose: as near as possible to the map's wish, clear of all lines."""

from __future__ import annotations

from itertools import chain, compress
from math import dist, inf
from operator import not_
from typing import TYPE_CHECKING

from images.fantom.geometry import TURN, around
from images.fantom.town.cost_map import apart
from images.fantom.town.landmarks import TALL, wide
from images.fantom.town.lettering import landmark_request, least_cost

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cogs.fantom.map.town import Landmark, LandmarkKind, Point, Town
    from images.fantom.town.cost_map import CostMap, Rect

_FARTHEST = 72
"""Maximum distance in map units by which a landmark is moved."""
_DEAR = 0.7
"""Cost of moving a landmark, in units of `CostMap`, per square of the distance."""
_SMALLER = ((1.0, 0), (0.86, 2500), (0.72, 6000))
"""Sizes of a landmark with their costs: it is smaller only where there is no room."""
_BUILDING, _NAME = 4, 0.9
"""Weights of the cost of the building's place and of its name's place."""
_NAMED_PLACES = 100
"""Maximum number of a landmark's places that are tried with its name, the best for the building first. The shipped
towns need 89 at most; without a limit, a densely covered town would take minutes."""
COMPASS = 30.0
"""Radius of the compass rose in map units."""
EDGE = 13.0
"""Minimum distance in map units from the page's edge to the compass rose, the cartouche and the legend."""
_GRID = 9.0
_LETTER = 16.0
"""Height in map units of the room for the compass rose's N."""


def box(at: Point, kind: LandmarkKind, size: float = 1) -> Rect:
    """Return the box of a landmark whose middle is at a point."""
    (x, y), half, tall = at, wide(kind) / 2 * size, TALL / 2 * size
    return x - half, y - tall, x + half, y + tall


def landmark_boxes(town: Town, costs: CostMap) -> tuple[Rect, ...]:
    """Return the box of every landmark, in the map's order."""
    taken: list[Rect] = []
    for landmark in town.landmarks:
        tried = sorted(_tried(landmark, costs))
        clear = [each for each in tried if all(apart(each[1], other, 2) for other in taken)]
        taken.append(_best(clear or tried[:1], _named(landmark, costs), taken))
    return tuple(taken)


def _best(
    tried: Sequence[tuple[float, Rect]], named: Callable[[Rect, Sequence[Rect]], float], taken: Sequence[Rect]
) -> Rect:
    """Return the cheapest place for a building and its name; `tried` is sorted by the building's own cost."""
    best, least = tried[0][1], inf
    for cost, rect in tried[:_NAMED_PLACES]:
        if cost >= least:
            break
        whole = cost + named(rect, taken)
        if whole < least:
            best, least = rect, whole
    return best


def _tried(landmark: Landmark, costs: CostMap) -> Iterator[tuple[float, Rect]]:
    """Yield every possible place of a landmark with the building's cost there."""
    for at in _near(landmark.at):
        away = dist(at, landmark.at)
        for size, smaller in _SMALLER:
            rect = box(at, landmark.kind, size)
            yield costs(rect) * _BUILDING + away * away * _DEAR + smaller, rect


def _named(landmark: Landmark, costs: CostMap) -> Callable[[Rect, Sequence[Rect]], float]:
    """Return a function that returns the cost of a landmark's name at a place, in the most expensive language."""
    names = set(landmark.name.values())

    def cost(rect: Rect, taken: Sequence[Rect]) -> float:
        return _NAME * max(least_cost(landmark_request(name, rect), costs, taken) for name in names)

    return cost


def _near(at: Point) -> Iterator[Point]:
    """Yield a point and the points around it, ring by ring."""
    rings = ([around(at, TURN * step / 16, radius) for step in range(16)] for radius in range(4, _FARTHEST + 1, 4))
    return chain([at], chain.from_iterable(rings))


def compass(town: Town, costs: CostMap, taken: Sequence[Rect]) -> Point | None:
    """Return the middle of the compass rose: the map's wish, or a place with room; None if there is no room."""
    if town.compass:
        return town.compass
    side = 2 * (COMPASS + _LETTER)
    found = free(costs, town.size, (side, side), taken, (town.size[0], town.size[1]))
    return ((found[0] + found[2]) / 2, (found[1] + found[3]) / 2) if found else None


def free(
    costs: CostMap, page: tuple[int, int], room: tuple[float, float], taken: Sequence[Rect], wish: Point
) -> Rect | None:
    """Return the free rectangle of size `room` that is nearest to a wish, or None if the page has none."""
    (width, height), (wide, tall) = page, room
    across = sorted((abs(left + wide / 2 - wish[0]) / 3, left) for left in _steps(width - wide))
    columns = costs.columns((left, left + wide) for _, left in across)
    found, least = None, inf
    for down, top in sorted((abs(top + tall / 2 - wish[1]), top) for top in _steps(height - tall)):
        if not across or down + across[0][0] >= least:
            break
        for aside, left in compress(across, map(not_, costs.strip(top, top + tall, columns))):
            if down + aside >= least:
                break
            rect = left, top, left + wide, top + tall
            if all(apart(rect, other, 3) for other in taken):
                found, least = rect, down + aside
    return found


def _steps(most: float) -> list[float]:
    """Return coordinates at which a rectangle may begin, from frame to frame; `most` is the last one on the page."""
    count = max(1, int((most - 2 * EDGE) / _GRID))
    return [EDGE + (most - 2 * EDGE) * step / count for step in range(count + 1)] if most >= 2 * EDGE else []

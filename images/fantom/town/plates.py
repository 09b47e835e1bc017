"""Where the cartouche with the town's name and the legend lie: in a corner if they can, and never over the town.

The cartouche gives way to the legend: that one tells how to read the map. Arithmetic only.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from images.fantom.town.cartouche import LINES, entries, legend_room, title_room
from images.fantom.town.cost_map import apart
from images.fantom.town.siting import EDGE, free

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from images.fantom.town.cost_map import Rect, Terrain

_SIZES = (1.4, 1.2, 1.0)
"""How large the cartouche is, the most wanted first."""
_SHARES = (0.96, 0.62, 0.4, 0.26, 0.13)
"""How broad the legend may be, of the page."""


class Plates(NamedTuple):
    """Two rectangles in map units; None for what found no room."""

    title: Rect | None
    legend: Rect | None
    told: int
    """So many entries of the legend find room."""


def plates(name: str, language: str, page: tuple[int, int], terrain: Terrain, taken: Sequence[Rect]) -> Plates:
    """Return where the cartouche of a name and the legend lie; the legend as whole as it can be."""
    titles = list(_titles(name, page, terrain, taken))
    for told in (len(entries(language)), len(entries(language)) - 1, LINES):
        alone = _legend(language, page, terrain, taken, told)
        if alone:
            beside = ((rect, _legend(language, page, terrain, [*taken, rect], told)) for rect in titles)
            return next((Plates(rect, key, told) for rect, key in beside if key), Plates(None, alone, told))
    return Plates(titles[0] if titles else None, None, 0)


def _titles(name: str, page: tuple[int, int], terrain: Terrain, taken: Sequence[Rect]) -> Iterator[Rect]:
    """Yield where a cartouche could be: in the corners, larger ones first, and near the middle of the upper edge."""
    (width, height), (wide, tall) = page, title_room(name)
    for size, low, right in product(_SIZES, (False, True), (False, True)):
        left = width - EDGE - wide * size if right else EDGE
        top = height - EDGE - tall * size if low else EDGE
        rect = left, top, left + wide * size, top + tall * size
        if left >= EDGE and not terrain(rect) and all(apart(rect, other, 3) for other in taken):
            yield rect
    middle = free(terrain, page, (wide, tall), taken, (width / 2, 0))
    if middle:
        yield middle


def _legend(language: str, page: tuple[int, int], terrain: Terrain, taken: Sequence[Rect], told: int) -> Rect | None:
    """Return where the legend lies with so many entries, None if there is no room: in a corner rather than across."""
    width, height = page
    rooms = dict.fromkeys(legend_room(entries(language)[:told], width * share) for share in _SHARES)
    found = [free(terrain, page, room, taken, (width / 2, height)) for room in rooms]
    return max((rect for rect in found if rect), key=lambda rect: round(rect[3] / height * 4), default=None)

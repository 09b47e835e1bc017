"""Which parts of the road are shown: a window around each cluster of riders, and in how many rows.

In half-steps; must never know a pixel but the width of a row in half-steps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

ROOM = 37
"""Half-steps in a row."""
CUT = 4
"""Half-steps that a cut between two windows takes."""
BEHIND, AHEAD = 3, 4
"""Half-steps that are shown behind the last of a window and ahead of the first."""
CLEAR = 2
"""Half-steps from the first rider of a row to what is shown above it."""


class Window(NamedTuple):
    """A piece of the road, `end` excluded, and the riders' outermost places in it."""

    begin: int
    end: int
    last: int
    first: int

    @property
    def long(self) -> int:
        """Half-steps."""
        return self.end - self.begin


Row = tuple[Window, ...]
"""Windows from left to right, with cuts between them."""


def rows(places: Iterable[int], edges: tuple[int, int]) -> tuple[Row, ...]:
    """Return the rows, the race's front first; `edges` are where the road begins and ends.

    Every rider is in one window, no row is longer than `ROOM`, and all but an only short road fill it.
    """
    found: list[list[Window]] = []
    for window in reversed(_clusters(sorted(places))):
        row = found[-1] if found else []
        if row and sum(each.long + CUT for each in row) + window.long <= ROOM:
            row.insert(0, window)
        else:
            found.append([window])
    return tuple(_all_filled(found, edges))


def _all_filled(found: Sequence[Sequence[Window]], edges: tuple[int, int]) -> Iterator[Row]:
    """Yield the rows, each as long as there is room; no rider is shown twice."""
    above = edges[1]
    for at, row in enumerate(found):
        below = found[at + 1][-1].first + CLEAR if at + 1 < len(found) else edges[0]
        filled = _filled(row, (min(below, row[0].begin), max(above, row[-1].end)), first=at == 0)
        above = filled[0].begin
        yield filled


def _clusters(places: Sequence[int]) -> list[Window]:
    """Return windows around riders who are near to each other, from behind."""
    found: list[Window] = []
    for x in places:
        begin, end = x - BEHIND, x + AHEAD + 1
        near = found and begin <= found[-1].end + CUT
        if near and end - found[-1].begin <= ROOM:
            found[-1] = found[-1]._replace(end=end, first=x)
        elif near:
            found.append(Window(max(begin, found[-1].first + 1), end, x, x))
            found[-2] = found[-2]._replace(end=min(found[-2].end, found[-1].begin))
        else:
            found.append(Window(begin, end, x, x))
    return found


def _filled(row: Sequence[Window], limits: tuple[int, int], *, first: bool) -> Row:
    """Lengthen the outer windows of a row, more behind than ahead: behind are the trails.

    What is left over goes ahead in the first row, and behind in the others, even where there is no road.
    """
    spare = ROOM - sum(each.long for each in row) - CUT * (len(row) - 1)
    wide = list(row)
    ahead = min(spare * 2 // 5, limits[1] - wide[-1].end)
    behind = spare - ahead
    if first:
        behind = min(behind, wide[0].begin - limits[0])
    wide[-1] = wide[-1]._replace(end=wide[-1].end + spare - behind)
    wide[0] = wide[0]._replace(begin=wide[0].begin - behind)
    return tuple(wide)


def gap(behind: Window, front: Window) -> int:
    """Return the steps from the first of the one behind to the last of the one ahead, rounded up."""
    return -(-(front.last - behind.first) // 2)

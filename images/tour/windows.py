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
EDGE = 1
"""Half-steps that a rider needs on both sides to be shown whole."""


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

    Every rider is whole in one window, and no row is longer than `ROOM`; the first row and the last are as long.
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
    """Yield the rows, each as long as there is room; no rider is shown whole twice."""
    for at, row in enumerate(found):
        last, top = at + 1 == len(found), at == 0
        behind = edges[0] if last else found[at + 1][-1].first + CLEAR
        ahead = edges[1] if top else found[at - 1][0].last - CLEAR
        yield _filled(row, (min(behind, row[0].begin), max(ahead, row[-1].end)), (top, last))


def _clusters(places: Sequence[int]) -> list[Window]:
    """Return windows around riders who are near to each other, from behind."""
    found: list[Window] = []
    for x in places:
        begin, end = x - BEHIND, x + AHEAD + 1
        near = found and begin <= found[-1].end + CUT
        if near and end - found[-1].begin <= ROOM:
            found[-1] = found[-1]._replace(end=end, first=x)
        elif near:
            before = found[-1]
            found.append(Window(min(max(begin, before.first + 1), x - EDGE), end, x, x))
            found[-2] = before._replace(end=min(before.end, max(found[-1].begin, before.first + EDGE + 1)))
        else:
            found.append(Window(begin, end, x, x))
    return found


def _filled(row: Sequence[Window], limits: tuple[int, int], ends: tuple[bool, bool]) -> Row:
    """Lengthen the outer windows of a row up to limits, more behind than ahead: behind are the trails.

    `ends` are whether it is the first row and the last: beyond their ends is nobody, so they are filled in any case.
    """
    spare = ROOM - sum(each.long for each in row) - CUT * (len(row) - 1)
    wide, free = list(row), (row[0].begin - limits[0], limits[1] - row[-1].end)
    ahead = min(spare * 2 // 5, free[1])
    behind = min(spare - ahead, free[0])
    ahead = min(spare - behind, free[1])
    left = spare - ahead - behind
    ahead += left if ends[0] else 0
    behind += left if ends[1] and not ends[0] else 0
    wide[-1] = wide[-1]._replace(end=wide[-1].end + ahead)
    wide[0] = wide[0]._replace(begin=wide[0].begin - behind)
    return tuple(wide)


def gap(behind: Window, front: Window) -> int:
    """Return the steps from the first of the one behind to the last of the one ahead, rounded up."""
    return -(-(front.last - behind.first) // 2)

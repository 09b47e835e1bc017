"""The shown parts of the road: a window around each cluster of riders, arranged in rows.

Works in half-steps and knows no pixels.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

ROOM = 37
"""Half-steps in a row."""
CUT = 4
"""The width in half-steps of a cut between two windows."""
BEHIND, AHEAD = 3, 4
"""Half-steps that are shown behind a window's last rider and ahead of its first."""
CLEAR = 2
"""Half-steps from the first rider of a row to the end of the row above it."""
EDGE = 1
"""Half-steps that a rider needs on both sides to be shown completely."""


class Window(NamedTuple):
    """A part of the road from `begin` to before `end`, and the x of the last and the first rider in it."""

    begin: int
    end: int
    last: int
    first: int

    @property
    def long(self) -> int:
        """The length in half-steps."""
        return self.end - self.begin


Row = tuple[Window, ...]
"""Windows from left to right, with cuts between them."""


def rows(places: Iterable[int], edges: tuple[int, int]) -> tuple[Row, ...]:
    """Return the rows, the race's front first; `edges` are the beginning and the end of the road.

    Every rider is shown completely in one window. No row is longer than `ROOM`; the first row and the last have that
    length.
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
    """Yield the rows, each extended as far as there is room, so that no rider is shown completely twice."""
    for at, row in enumerate(found):
        last, top = at + 1 == len(found), at == 0
        behind = edges[0] if last else found[at + 1][-1].first + CLEAR
        ahead = edges[1] if top else found[at - 1][0].last - CLEAR
        yield _filled(row, (min(behind, row[0].begin), max(ahead, row[-1].end)), (top, last))


def _clusters(places: Sequence[int]) -> list[Window]:
    """Return windows around riders near to each other, the rearmost first."""
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
    """Extend the outer windows of a row up to `limits`, more behind than ahead, because the trails are behind.

    `ends`: whether the row is the first, and the last. Beyond those ends there are no riders, so they are always
    extended.
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
    """Return the steps from the first rider of the window behind to the last of the window ahead, rounded up."""
    return -(-(front.last - behind.first) // 2)

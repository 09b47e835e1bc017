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
MARGIN_BEHIND, MARGIN_AHEAD = 3, 4
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
    row_lists: list[list[Window]] = []
    for window in reversed(_rider_windows(sorted(places))):
        row = row_lists[-1] if row_lists else []
        if row and sum(member.long + CUT for member in row) + window.long <= ROOM:
            row.insert(0, window)
        else:
            row_lists.append([window])
    return tuple(_filled_rows(row_lists, edges))


def _filled_rows(row_lists: Sequence[Sequence[Window]], edges: tuple[int, int]) -> Iterator[Row]:
    """Yield the rows, each extended as far as there is room, so that no rider is shown completely twice."""
    for index, row in enumerate(row_lists):
        last, top = index + 1 == len(row_lists), index == 0
        rear_limit = edges[0] if last else row_lists[index + 1][-1].first + CLEAR
        front_limit = edges[1] if top else row_lists[index - 1][0].last - CLEAR
        yield _filled(row, (min(rear_limit, row[0].begin), max(front_limit, row[-1].end)), (top, last))


def _rider_windows(places: Sequence[int]) -> list[Window]:
    """Return windows around riders near to each other, the rearmost first."""
    windows: list[Window] = []
    for x in places:
        begin, end = x - MARGIN_BEHIND, x + MARGIN_AHEAD + 1
        is_near = windows and begin <= windows[-1].end + CUT
        if is_near and end - windows[-1].begin <= ROOM:
            windows[-1] = windows[-1]._replace(end=end, first=x)
        elif is_near:
            previous = windows[-1]
            windows.append(Window(min(max(begin, previous.first + 1), x - EDGE), end, x, x))
            windows[-2] = previous._replace(end=min(previous.end, max(windows[-1].begin, previous.first + EDGE + 1)))
        else:
            windows.append(Window(begin, end, x, x))
    return windows


def _filled(row: Sequence[Window], limits: tuple[int, int], ends: tuple[bool, bool]) -> Row:
    """Extend the outer windows of a row up to `limits`, more behind than ahead, because the trails are behind.

    `ends`: whether the row is the first, and the last. Beyond those ends there are no riders, so they are always
    extended.
    """
    spare = ROOM - sum(window.long for window in row) - CUT * (len(row) - 1)
    windows, free = list(row), (row[0].begin - limits[0], limits[1] - row[-1].end)
    front_part = min(spare * 2 // 5, free[1])
    rear_part = min(spare - front_part, free[0])
    front_part = min(spare - rear_part, free[1])
    leftover = spare - front_part - rear_part
    front_part += leftover if ends[0] else 0
    rear_part += leftover if ends[1] and not ends[0] else 0
    windows[-1] = windows[-1]._replace(end=windows[-1].end + front_part)
    windows[0] = windows[0]._replace(begin=windows[0].begin - rear_part)
    return tuple(windows)


def fullest(road_rows: Sequence[Row], places: Sequence[int], most: int | None) -> tuple[Row, ...]:
    """Return at most that many rows in their order: the first, and those with the most riders; None: all rows."""
    counts = [sum(window.last <= x <= window.first for window in row for x in places) for row in road_rows]
    others = sorted(range(1, len(road_rows)), key=lambda index: (-counts[index], index))
    kept = sorted((0, *others[: (len(road_rows) if most is None else most) - 1]))
    return tuple(road_rows[index] for index in kept)


def gap(rear: Window, front: Window) -> int:
    """Return the steps from the first rider of the window behind to the last of the window ahead, rounded up."""
    return -(-(front.last - rear.first) // 2)

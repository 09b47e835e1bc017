"""The optimal assignment of gifts to friends: each row gets a different column, and the total value is maximal.

Works on numbers only. (The Hungarian method with potentials.)
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def assigned(values: Sequence[Sequence[float]]) -> tuple[int, ...]:
    """Return for every row its column, from 0; there must be at least as many columns as rows."""
    width = len(values[0]) + 1 if values else 1
    rows, columns = [0.0] * (len(values) + 1), [0.0] * width
    holder = [0] * width
    for row in range(1, len(values) + 1):
        holder[0] = row
        at, came = _freed(values, holder, rows, columns)
        while at:
            holder[at], at = holder[came[at]], came[at]
    found = {row: column for column, row in enumerate(holder) if column and row}
    return tuple(found[row] - 1 for row in range(1, len(values) + 1))


def _freed(
    values: Sequence[Sequence[float]], holder: list[int], rows: list[float], columns: list[float]
) -> tuple[int, list[int]]:
    """Return the free column at the end of the cheapest path from the new row, and each column's predecessor."""
    width = len(columns)
    slack, came, used = [inf] * width, [0] * width, [False] * width
    at = 0
    while holder[at]:
        used[at] = True
        row = holder[at]
        for column in (each for each in range(1, width) if not used[each]):
            cost = -values[row - 1][column - 1] - rows[row] - columns[column]
            if cost < slack[column]:
                slack[column], came[column] = cost, at
        nearest = min((each for each in range(1, width) if not used[each]), key=slack.__getitem__)
        _shift(slack[nearest], slack, used, holder, rows, columns)
        at = nearest
    return at, came


def _shift(
    by: float, slack: list[float], used: list[bool], holder: list[int], rows: list[float], columns: list[float]
) -> None:
    """Shift the potentials of all reached rows and columns by a step."""
    for column, reached in enumerate(used):
        if reached:
            rows[holder[column]] += by
            columns[column] -= by
        else:
            slack[column] -= by

"""The optimal assignment of gifts to friends: each row gets a different column, and the total value is maximal.

Works on numbers only. (The Hungarian method with potentials.)
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def assign(values: Sequence[Sequence[float]]) -> tuple[int, ...]:
    """Return for every row its column, from 0; there must be at least as many columns as rows."""
    width = len(values[0]) + 1 if values else 1
    rows, columns = [0.0] * (len(values) + 1), [0.0] * width
    holder = [0] * width
    for row in range(1, len(values) + 1):
        holder[0] = row
        current, predecessors = _free_column(values, holder, rows, columns)
        while current:
            holder[current], current = holder[predecessors[current]], predecessors[current]
    column_by_row = {row: column for column, row in enumerate(holder) if column and row}
    return tuple(column_by_row[row] - 1 for row in range(1, len(values) + 1))


def _free_column(
    values: Sequence[Sequence[float]], holder: list[int], rows: list[float], columns: list[float]
) -> tuple[int, list[int]]:
    """Return the free column at the end of the cheapest path from the new row, and each column's predecessor."""
    width = len(columns)
    slack, predecessors, visited = [inf] * width, [0] * width, [False] * width
    current = 0
    while holder[current]:
        visited[current] = True
        row = holder[current]
        for column in (candidate for candidate in range(1, width) if not visited[candidate]):
            cost = -values[row - 1][column - 1] - rows[row] - columns[column]
            if cost < slack[column]:
                slack[column], predecessors[column] = cost, current
        nearest = min((candidate for candidate in range(1, width) if not visited[candidate]), key=slack.__getitem__)
        _shift(slack[nearest], slack, visited, holder, rows, columns)
        current = nearest
    return current, predecessors


def _shift(
    step: float, slack: list[float], visited: list[bool], holder: list[int], rows: list[float], columns: list[float]
) -> None:
    """Shift the potentials of all reached rows and columns by a step."""
    for column, reached in enumerate(visited):
        if reached:
            rows[holder[column]] += step
            columns[column] -= step
        else:
            slack[column] -= step

"""The sizes of a round's tables, for any number of players. Pure."""

from __future__ import annotations


def table_sizes(players: int, wanted: int, least: int, most: int) -> tuple[int, ...]:
    """Return the sizes of the tables, the largest first: as close to `wanted` as `least` and `most` allow.

    If no sizes fit the number of players, as few of them as possible stay without a table: the sum of the sizes is then
    smaller than `players`. Empty if there are too few players for one table.
    """
    for seated in range(players, 0, -1):
        fits = [
            _even(seated, tables)
            for tables in range(1, seated // least + 1)
            if tables * least <= seated <= tables * most
        ]
        if fits:
            return min(fits, key=lambda sizes: (sum((size - wanted) ** 2 for size in sizes), len(sizes)))
    return ()


def _even(players: int, tables: int) -> tuple[int, ...]:
    size, larger = divmod(players, tables)
    return (size + 1,) * larger + (size,) * (tables - larger)

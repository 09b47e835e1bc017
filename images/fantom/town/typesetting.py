"""How names are set: the sizes of type, the room that lines of it take, and where a name may be broken."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from images.kit.fonts import italic

if TYPE_CHECKING:
    from collections.abc import Iterator

LEADING = 1.04
"""From one line of a name to the next, by the height of the type."""
SIZES = (14, 13, 12)
"""Heights of the type of most names, the most wanted first, in map units."""


@lru_cache(maxsize=4096)
def room(lines: tuple[str, ...], size: int) -> tuple[float, float]:
    """Measure lines of lettering, in map units."""
    font = italic(size)
    return max(font.getlength(line) for line in lines), size * (0.2 + LEADING * len(lines) - 0.24)


def broken(name: str) -> Iterator[tuple[str, ...]]:
    """Yield a name on one line, and broken between its words into two and three."""
    words = name.split()
    for breaks in range(min(3, len(words))):
        for cuts in combinations(range(1, len(words)), breaks):
            yield tuple(" ".join(words[a:b]) for a, b in pairwise((0, *cuts, len(words))))

"""What follows from a wall's cards alone: what a cannon reaches, what it is worth, where a card belongs.

A wall is the tuple of its numbers, ascending, the start card first. Public knowledge; must never know the field.
"""

from __future__ import annotations

from itertools import pairwise

from cogs.fort.cards import Figure, figure, worth

_TOWERS = frozenset({Figure.START, Figure.TOWER})


def exposed(wall: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards a cannon may take: “only the cards after a wall's last tower are exposed” [V3]."""
    last_tower = max(at for at, number in enumerate(wall) if figure(number) in _TOWERS)
    return wall[last_tower + 1 :]


def points(wall: tuple[int, ...]) -> int:
    """Return what a wall counts in the bonus game.

    “Each card of a wall is one point, the 1 included. On top come: king 3, queen 3, each prince and princess 1, each
    pair of prince and princess 1 more, wherever they stand, and 1 for each crow” [V1].
    """
    figures = [figure(number) for number in wall]
    pairs = min(figures.count(Figure.PRINCE), figures.count(Figure.PRINCESS))
    return len(wall) + sum(worth(number) for number in wall) + pairs


def widest_jump(wall: tuple[int, ...]) -> int:
    """Return the widest step between neighbours in a wall, 0 for the start card alone."""
    return max((high - low for low, high in pairwise(wall)), default=0)


def inserted(wall: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Return the wall with one more card at its ascending place."""
    return tuple(sorted((*wall, number)))

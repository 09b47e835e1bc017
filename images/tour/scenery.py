"""Plants, houses and people beside the road, seen from above; each around the origin, about thirty pixels wide.

Independent of stages; the caller chooses an object by a number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from images.kit.colours import mix
from images.kit.pen import Pen
from images.tour.colours import (
    GOLD,
    INK,
    LEAF,
    LEAF_DEEP,
    MEADOW_DEEP,
    PAPER,
    PINE,
    ROCK,
    ROCK_DEEP,
    ROOF,
    STONE,
    TEAMS,
    WALL,
)

if TYPE_CHECKING:
    from images.kit.colours import Colour

_COS = (1, 0.866, 0.5, 0, -0.5, -0.866, -1, -0.866, -0.5, 0, 0.5, 0.866)
"""The cosine of every twelfth of a turn."""


Thing = Callable[[Pen], None]
"""A function that draws an object around the origin."""


def thing(luck: int, *, rock: bool) -> Thing | None:
    """Return an object of a meadow, or of the land beside a climb if `rock`; None: the land stays empty."""
    choice = _HIGHLAND if rock else _LOWLAND
    return choice[luck % len(choice)]


def _tuft(pen: Pen, ink: Colour) -> None:
    pen.line((-7, 3, -3, -4), ink, 3)
    pen.line((0, 4, 1, -6), ink, 3)
    pen.line((7, 3, 4, -3), ink, 3)


def _grass(pen: Pen) -> None:
    _tuft(pen, MEADOW_DEEP)


def _heath(pen: Pen) -> None:
    _tuft(pen, ROCK_DEEP)


def _boulder(pen: Pen) -> None:
    pen.area((-14, 9, -9, -6, 2, -11, 13, -3, 15, 9), STONE, INK, 2)
    pen.area((-9, -5, 1, -9, 3, 2, -4, 5), mix(STONE, PAPER, 0.3))


def _pine(pen: Pen) -> None:
    for size, ink in ((15.0, PINE), (10.0, mix(PINE, LEAF, 0.4)), (5.0, mix(PINE, LEAF, 0.8))):
        points: list[float] = []
        for step in range(12):
            radius = size if step % 2 else size * 0.66
            points += [radius * _COS[step], radius * _COS[(step + 9) % 12]]
        pen.area(points, ink, INK if ink == PINE else None, 1.8)


def _tree(pen: Pen) -> None:
    pen.oval((-15, -14, 15, 16), LEAF_DEEP, INK, 1.8)
    pen.oval((-11, -12, 10, 8), LEAF)
    pen.oval((-7, -10, 2, -2), mix(LEAF, PAPER, 1 / 3))


def _bushes(pen: Pen) -> None:
    for x, y in ((-9, 2), (1, -5), (8, 4)):
        pen.oval((x - 7, y - 7, x + 7, y + 7), LEAF, INK, 1.6)
        pen.oval((x - 4, y - 5, x + 1, y), mix(LEAF, PAPER, 1 / 3))


def _sunflowers(pen: Pen) -> None:
    for x in range(-12, 13, 12):
        for y in (-7, 7):
            pen.oval((x - 5.5, y - 5.5, x + 5.5, y + 5.5), GOLD, LEAF_DEEP, 1.6)
            pen.oval((x - 2.2, y - 2.2, x + 2.2, y + 2.2), mix(INK, ROCK, 0.5))


def _house(pen: Pen) -> None:
    pen.area((-17, -11, 17, -11, 17, 12, -17, 12), WALL, INK, 2)
    pen.area((-17, -11, 17, -11, 17, 1, -17, 1), ROOF, INK, 2)
    pen.area((-17, 1, 17, 1, 17, 12, -17, 12), mix(ROOF, INK, 1 / 3), INK, 2)
    pen.tile((5, -8, 11, -3), WALL, INK, 1.6)


def _spectators(pen: Pen) -> None:
    for index, x in enumerate((-14, -5, 5, 14)):
        y = 4 if index % 2 else -3
        pen.oval((x - 6, y - 6, x + 6, y + 6), TEAMS[(index * 5 + 1) % 6], INK, 1.6)
        pen.oval((x - 3, y - 3.4, x + 3, y + 2.6), WALL, INK, 1)


TUFTS = (_grass, _heath)
"""The objects that only fill gaps."""
_LOWLAND: tuple[Thing | None, ...] = (
    *(4 * (_tree,) + 2 * (_bushes,) + 2 * (_sunflowers,) + (_house, _spectators)),
    *(8 * (_grass,) + 5 * (None,)),
)
_HIGHLAND: tuple[Thing | None, ...] = (
    *(5 * (_boulder,) + 4 * (_pine,) + (_spectators,)),
    *(8 * (_heath,) + 5 * (None,)),
)

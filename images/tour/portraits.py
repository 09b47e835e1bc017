"""Portraits of riders: a face below a helmet in the team's colours, so that a rider is more than a number.

The face follows from the rider's number alone, so it says nothing that others do not know. Colours of the palette only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.kit.pen import sprite
from images.kit.weighted_cache import picture_cache
from images.tour.colours import ACCENTS, INK, NIGHT, PAPER, SLOPE, SLOPE_DEEP, TEAMS, TRACK, WALL

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from images.kit.pen import Pen

TONES = (ACCENTS[1], TRACK, WALL, SLOPE, SLOPE_DEEP)
"""The colours of faces. Their number and that of the features have no common divisor, so twenty faces differ."""


def _plain(pen: Pen) -> None:
    for x in (17, 31):
        pen.oval((x - 2.5, 23, x + 2.5, 28), INK)


def _glasses(pen: Pen) -> None:
    pen.tile((9, 21, 23, 30), NIGHT, INK, 2, round_by=4)
    pen.tile((25, 21, 39, 30), NIGHT, INK, 2, round_by=4)
    for x in (13, 29):
        pen.line((x, 27, x + 4, 24), PAPER, 2)


def _moustache(pen: Pen) -> None:
    _plain(pen)
    pen.area((24, 32, 32, 31, 36, 35, 30, 37, 24, 35, 18, 37, 12, 35, 16, 31), INK)


def _freckles(pen: Pen) -> None:
    _plain(pen)
    for x, y in ((12, 31), (16, 33), (32, 33), (36, 31)):
        pen.oval((x - 1.5, y - 1.5, x + 1.5, y + 1.5), INK)


FEATURES: tuple[Callable[[Pen], None], ...] = (_plain, _glasses, _moustache, _freckles)
"""Functions that draw the eyes of a face, and what else it has."""


@picture_cache
def portrait(number: int, seat: int, side: int) -> Image.Image:
    """Return the face of a rider of a team, `side` pixels wide and high."""

    def paint(pen: Pen) -> None:
        pen.oval((6, 8, 42, 46), TONES[number % len(TONES)], INK, 3)
        FEATURES[number % len(FEATURES)](pen)
        pen.arc((18, 32, 30, 42), (20, 160), INK, 2.6)
        pen.slice((3, 1, 45, 37), (180, 360), TEAMS[seat], INK)
        for left in (14, 22, 30):
            pen.area((left, 6, left + 4, 6, left + 4, 16, left, 16), ACCENTS[seat])
        pen.line((3, 19, 45, 19), INK, 3)

    return sprite(side, side, lambda pen: paint(pen.moved(0, 0, side / 48)))

"""The buildings that everybody knows, drawn from the front in one manner; about 44 wide and 46 tall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.fantom.colours import COPPER, GOLD, PAPER, PLAZA, ROOF, SEPIA, SHADE, SLATE, STONE, TIMBER, WATER
from images.fantom.town.crafts import brewery, fountain, harbour, mill, observatory, windmill
from images.fantom.town.masonry import (
    arch,
    battlements,
    clock,
    cross,
    dome,
    flag,
    gable,
    hipped,
    knob,
    outline,
    shadow,
    stroke,
    wall,
    windows,
)
from images.kit.colours import mix

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.fantom.map.town import LandmarkKind
    from images.kit.pen import Pen

TALL = 48.0
"""Height of the box that a landmark stands in, in map units."""
_WIDE = 47.0
_SLIM: dict[LandmarkKind, float] = {"tower": 24, "windmill": 38, "fountain": 38, "observatory": 40, "church": 42}
"""Widths of the boxes of those that are slimmer than the others."""
_SLATES = (SLATE, mix(SLATE, SEPIA, 0.35))
_GREENS = (COPPER, mix(COPPER, SEPIA, 0.35))


def castle(pen: Pen) -> None:
    """A keep behind a wall, between two round towers."""
    shadow(pen, 23)
    wall(pen, -8, -33, 8)
    battlements(pen, -8, -33, 8, 3)
    flag(pen, 0, -36, ROOF)
    windows(pen, (-3, 3), -28)
    wall(pen, -16, -15, 16)
    battlements(pen, -11, -15, 11, 4)
    for x in (-17.0, 17.0):
        wall(pen, x - 5.5, -24, x + 5.5)
        gable(pen, x - 6, -24, x + 6, 13)
        windows(pen, (x - 1,), -19)
    arch(pen, 0, 7, 10)


def cathedral(pen: Pen) -> None:
    """Two spires before a nave, and a rose window."""
    shadow(pen, 21)
    wall(pen, -8, -22, 8)
    gable(pen, -8, -22, 8, 9, _SLATES)
    for x in (-13.0, 13.0):
        wall(pen, x - 5.5, -27, x + 5.5)
        gable(pen, x - 5.5, -27, x + 5.5, 18, _SLATES)
        windows(pen, (x - 2.2, x + 1.4), -24, 6, 1.8)
        windows(pen, (x - 2.2, x + 1.4), -14, 6, 1.8)
    pen.oval((-4, -20, 4, -12), mix(WATER, SLATE, 0.4), SEPIA, 1.1)
    for ray in ((-4, -16, 4, -16), (0, -20, 0, -12)):
        stroke(pen, ray, 0.8)
    arch(pen, 0, 6.5, 9)


def church(pen: Pen) -> None:
    """A nave beside a tower with a cross."""
    shadow(pen, 19)
    wall(pen, -5, -15, 20)
    hipped(pen, -5, -15, 20, 9)
    for x in (4, 10, 16):
        arch(pen, x, 3, 7, -4)
    wall(pen, -17, -25, -4)
    gable(pen, -17, -25, -4, 15)
    cross(pen, -10.5, -39)
    clock(pen, -10.5, -19, 2.8)
    arch(pen, -10.5, 5, 8)


def town_hall(pen: Pen) -> None:
    """A broad house under a clock tower."""
    shadow(pen, 23)
    wall(pen, -21, -17, 21)
    hipped(pen, -21, -17, 21, 9)
    wall(pen, -6, -31, 6)
    dome(pen, 0, -31, 6.5, 8, _GREENS)
    knob(pen, 0, -40)
    clock(pen, 0, -25, 3.6)
    windows(pen, (-17, -12.5, 11, 16), -13, 5)
    for x in (-15.0, 15.0):
        arch(pen, x, 4, 6)
    arch(pen, 0, 6.5, 10)


def _temple(pen: Pen, half: float, columns: int) -> None:
    """Draw columns on steps under a pediment."""
    wall(pen, -half, -18, half, fill=mix(STONE, SHADE, 0.5))
    step = (2 * half - 4) / (columns - 1)
    for column in range(columns):
        x = 2 - half + column * step
        pen.area((x - 1.4, -18, x + 1.4, -18, x + 1.4, -3, x - 1.4, -3), PAPER, SEPIA, 0.9)
    gable(pen, -half - 1, -18, half + 1, 9, (STONE, SHADE))
    pen.area((-half - 3, -3, half + 3, -3, half + 3, 0, -half - 3, 0), PLAZA, SEPIA, 1)


def theatre(pen: Pen) -> None:
    """A temple's front under a broad roof with a lyre."""
    shadow(pen, 23)
    wall(pen, -20, -23, 20)
    hipped(pen, -20, -23, 20, 9, _GREENS)
    _temple(pen, 12, 5)
    for x in (-16.5, 16.5):
        arch(pen, x, 3.6, 9)
    pen.arc((-3.4, -39, 3.4, -31), (-20, 200), GOLD, 1.8)
    pen.line((0, -32, 0, -38), GOLD, 1.1)


def museum(pen: Pen) -> None:
    """A temple's front between wings, under a dome."""
    shadow(pen, 23)
    wall(pen, -22, -15, 22)
    windows(pen, (-19, -15.5, 14.5, 18.5), -11, 6)
    wall(pen, -7, -29, 7)
    dome(pen, 0, -29, 8, 10, _SLATES)
    knob(pen, 0, -40)
    _temple(pen, 11, 4)


def market(pen: Pen) -> None:
    """A hall of three arches with striped awnings."""
    shadow(pen, 23)
    wall(pen, -21, -20, 21)
    hipped(pen, -21, -20, 21, 10)
    wall(pen, -4, -34, 4)
    gable(pen, -4, -34, 4, 6)
    for x in (-13.5, 0.0, 13.5):
        arch(pen, x, 9.5, 13)
        for stripe in range(6):
            left = x - 6 + stripe * 2
            pen.area((left, -13, left + 2, -13, left + 2, -8.5, left, -8.5), (PAPER, ROOF)[stripe % 2])
        outline(pen, (x - 6, -13, x + 6, -13, x + 6, -8.5, x - 6, -8.5), width=0.8)


def gate(pen: Pen) -> None:
    """A tower over an archway, with pieces of the town wall."""
    shadow(pen, 21)
    wall(pen, -20, -12, 20)
    battlements(pen, -20, -12, -10, 2)
    battlements(pen, 10, -12, 20, 2)
    wall(pen, -10, -29, 10)
    hipped(pen, -10, -29, 10, 12)
    for x in (-10.0, 10.0):
        wall(pen, x - 2.2, -31, x + 2.2, -24)
        gable(pen, x - 2.4, -31, x + 2.4, 7)
    windows(pen, (-4, 0, 4), -24, 4.5)
    arch(pen, 0, 10, 14)
    for x in (-2.5, 0, 2.5):
        pen.line((x, -12, x, -8), TIMBER, 0.9)


def tower(pen: Pen) -> None:
    """A slim tower with a gallery under an onion."""
    shadow(pen, 11)
    wall(pen, -6, -28, 6)
    wall(pen, -8, -31, 8, -28)
    wall(pen, -4.5, -36, 4.5, -31)
    dome(pen, 0, -36, 5.5, 6, _GREENS)
    stroke(pen, (0, -42, 0, -46))
    knob(pen, 0, -45)
    clock(pen, 0, -23, 3.2)
    windows(pen, (-1.5,), -15, 5)
    arch(pen, -0.5, 4.5, 7)


def railway_station(pen: Pen) -> None:
    """A glazed arch between two wings."""
    shadow(pen, 23)
    wall(pen, -22, -15, 22)
    for x in (-17.0, 17.0):
        wall(pen, x - 5, -20, x + 5)
        gable(pen, x - 5, -20, x + 5, 7)
        windows(pen, (x - 1.5,), -16, 5, 2.6)
    dome(pen, 0, -13, 12.5, 17, (mix(WATER, PAPER, 0.35), WATER))
    for ray in (-8, -4, 0, 4, 8):
        stroke(pen, (ray, -13, ray * 0.72, -29 + abs(ray) * 0.62), 0.8)
    pen.arc((-8, -25, 8, -1), (180, 360), SEPIA, 0.9)
    for x in (-7.5, 0.0, 7.5):
        arch(pen, x, 5.4, 9.5)
    clock(pen, 0, -31, 3.4)


def wide(kind: LandmarkKind) -> float:
    """Return the width of the box that a landmark stands in, in map units."""
    return _SLIM.get(kind, _WIDE)


DRAWINGS: dict[LandmarkKind, Callable[[Pen], None]] = {
    "castle": castle,
    "cathedral": cathedral,
    "church": church,
    "town-hall": town_hall,
    "theatre": theatre,
    "market": market,
    "gate": gate,
    "mill": mill,
    "tower": tower,
    "railway-station": railway_station,
    "museum": museum,
    "brewery": brewery,
    "observatory": observatory,
    "fountain": fountain,
    "windmill": windmill,
    "harbour": harbour,
}
"""How each kind is drawn, its feet on the origin."""

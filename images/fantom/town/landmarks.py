"""Drawings of the landmarks, seen from the front, about 44 map units wide and 46 tall.

Each stands on y = 0 with its middle at x = 0. The parts (walls with a shaded side, roofs, arches) come first, then one
function per building, which is a plain list of shapes.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from images.fantom.colours import (
    COPPER,
    GOLD,
    INK,
    PAPER,
    PLAZA,
    ROOF,
    ROOF_DEEP,
    SEPIA,
    SHADE,
    SHORE,
    SLATE,
    STONE,
    TIMBER,
    WATER,
    WAVE,
)
from images.kit.colours import mix

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cogs.fantom.map.town import LandmarkKind
    from images.kit.colours import Colour
    from images.kit.pen import Pen

LINE_WIDTH = 1.15
_DARK_INK = mix(SEPIA, INK, 0.5)

_TIMBERS = (TIMBER, mix(TIMBER, SEPIA, 0.4))

BOX_HEIGHT = 48.0
"""Height of a landmark's box in map units."""
_BOX_WIDTH = 47.0
_SLIM_WIDTHS: dict[LandmarkKind, float] = {"tower": 24, "windmill": 38, "fountain": 38, "observatory": 40, "church": 42}
"""Widths of the boxes of landmarks that are slimmer than `_BOX_WIDTH`."""
_SLATES = (SLATE, mix(SLATE, SEPIA, 0.35))
_GREENS = (COPPER, mix(COPPER, SEPIA, 0.35))


def wall(pen: Pen, left: float, top: float, right: float, foot: float = 0, fill: Colour = STONE) -> None:
    """Draw a wall with its right part in the shade."""
    pen.area((left, top, right, top, right, foot, left, foot), fill, _DARK_INK, LINE_WIDTH)
    edge = right - (right - left) * 0.3
    pen.area((edge, top + 0.6, right - 0.5, top + 0.6, right - 0.5, foot - 0.5, edge, foot - 0.5), SHADE)


def gable(
    pen: Pen, left: float, eaves: float, right: float, height: float, colours: tuple[Colour, Colour] = (ROOF, ROOF_DEEP)
) -> None:
    """Draw a pointed roof above its eaves."""
    middle, overhang = (left + right) / 2, 1.2
    pen.area((left - overhang, eaves, middle, eaves - height, right + overhang, eaves), colours[0])
    pen.area((middle + (right - middle) * 0.3, eaves, middle, eaves - height, right + overhang, eaves), colours[1])
    outline(pen, (left - overhang, eaves, middle, eaves - height, right + overhang, eaves))


def hipped(
    pen: Pen, left: float, eaves: float, right: float, height: float, colours: tuple[Colour, Colour] = (ROOF, ROOF_DEEP)
) -> None:
    """Draw a long roof that slopes at both ends."""
    overhang, slope = 1.2, height * 0.7
    shape = (
        left - overhang,
        eaves,
        left + slope,
        eaves - height,
        right - slope,
        eaves - height,
        right + overhang,
        eaves,
    )
    pen.area(shape, colours[0])
    pen.area((right - slope - 3, eaves, right - slope, eaves - height, right + overhang, eaves), colours[1])
    outline(pen, shape)


def outline(pen: Pen, points: Sequence[float], colour: Colour = _DARK_INK, width: float = LINE_WIDTH) -> None:
    """Draw the line around a shape."""
    pen.line([*points, *points[:2]], colour, width)


def arch(pen: Pen, x: float, width: float, height: float, foot: float = 0, fill: Colour = SEPIA) -> None:
    """Draw a round-headed opening centred on x."""
    half = width / 2
    pen.tile((x - half, foot - height, x + half, foot), fill, round_by=half)
    pen.area((x - half, foot - height / 2, x + half, foot - height / 2, x + half, foot, x - half, foot), fill)


def windows(pen: Pen, xs: Sequence[float], top: float, height: float = 4, width: float = 2.2) -> None:
    """Draw a row of windows."""
    for x in xs:
        pen.area(
            (x - width / 2, top, x + width / 2, top, x + width / 2, top + height, x - width / 2, top + height), SEPIA
        )


def battlements(pen: Pen, left: float, top: float, right: float, teeth: int) -> None:
    """Draw the teeth on top of a wall."""
    step = (right - left) / (teeth * 2 - 1)
    for tooth in range(teeth):
        x = left + tooth * 2 * step
        pen.area((x, top - 3, x + step, top - 3, x + step, top + 0.6, x, top + 0.6), STONE, _DARK_INK, LINE_WIDTH)


def dome(pen: Pen, x: float, base: float, half: float, height: float, colours: tuple[Colour, Colour]) -> None:
    """Draw a dome on its base, shaded on the right."""
    box = (x - half, base - height, x + half, base + height)
    pen.slice(box, (180, 360), colours[0])
    pen.slice((x + half * 0.1, base - height * 0.92, x + half, base + height * 0.92), (180, 360), colours[1])
    pen.arc(box, (180, 360), _DARK_INK, LINE_WIDTH)
    pen.line((x - half, base, x + half, base), _DARK_INK, LINE_WIDTH)


def cross(pen: Pen, x: float, foot: float) -> None:
    """Draw a cross that stands on a point."""
    pen.line((x, foot, x, foot - 5.5), _DARK_INK, LINE_WIDTH)
    pen.line((x - 1.8, foot - 3.7, x + 1.8, foot - 3.7), _DARK_INK, LINE_WIDTH)


def flag(pen: Pen, x: float, foot: float, colour: Colour) -> None:
    """Draw a pennant that stands on a point."""
    pen.line((x, foot, x, foot - 8), _DARK_INK, LINE_WIDTH)
    pen.area((x, foot - 8, x + 6.5, foot - 6, x, foot - 4), colour, _DARK_INK, 0.7)


def clock(pen: Pen, x: float, y: float, radius: float = 3) -> None:
    """Draw a clock."""
    pen.oval((x - radius, y - radius, x + radius, y + radius), PAPER, _DARK_INK, LINE_WIDTH)
    pen.line((x, y, x, y - radius * 0.7), _DARK_INK, 0.8)
    pen.line((x, y, x + radius * 0.6, y), _DARK_INK, 0.8)


def knob(pen: Pen, x: float, y: float) -> None:
    """Draw a gilded ball."""
    pen.oval((x - 1.5, y - 1.5, x + 1.5, y + 1.5), GOLD, _DARK_INK, 0.7)


def stroke(pen: Pen, points: Sequence[float], width: float = LINE_WIDTH) -> None:
    """Draw a dark line."""
    pen.line(points, _DARK_INK, width)


def shadow(pen: Pen, half: float) -> None:
    """Draw the shadow under a building."""
    pen.oval((-half, -3.2, half + 3, 3.6), mix(SHADE, SEPIA, 0.12))


def mill(pen: Pen) -> None:
    """Draw a house with a water wheel."""
    shadow(pen, 20)
    wall(pen, -5, -19, 19)
    gable(pen, -5, -19, 19, 15)
    windows(pen, (3, 10), -15, 5)
    pen.line((-4, -8, 18, -8), TIMBER, 1.2)
    arch(pen, 11, 5, 7)
    middle = (-10.0, -11.0)
    pen.oval((-21, -22, 1, 0), None, SEPIA, 2.6)
    pen.oval((-20.4, -21.4, 0.4, -0.6), None, TIMBER, 1.4)
    for spoke in range(8):
        angle = spoke * pi / 4
        stroke(pen, (*middle, middle[0] + 12 * cos(angle), middle[1] + 12 * sin(angle)), 1.3)
    pen.oval((-12.2, -13.2, -7.8, -8.8), TIMBER, SEPIA, 1)
    for y in (1.5, 4.5):
        pen.line((-22, y, -16, y - 1, -10, y, -4, y - 1, 1, y), SHORE, 1.3)


def windmill(pen: Pen) -> None:
    """Draw a tapering tower with four sails."""
    shadow(pen, 13)
    pen.area((-9, 0, -5.5, -24, 5.5, -24, 9, 0), STONE)
    pen.area((3.6, 0, 2.2, -24, 5.5, -24, 9, 0), SHADE)
    outline(pen, (-9, 0, -5.5, -24, 5.5, -24, 9, 0))
    dome(pen, 0, -24, 6.5, 8, (ROOF, mix(ROOF, SEPIA, 0.35)))
    windows(pen, (0,), -15, 4)
    arch(pen, 0, 5, 7)
    hub = (0.0, -27.0)
    for sail in range(4):
        angle = pi / 4 + 0.25 + sail * pi / 2
        (dx, dy), length = (cos(angle), sin(angle)), 20
        corners = [(5, 0.5), (length, 0.5), (length, 6), (5, 6)]
        cloth = [
            part
            for along, across in corners
            for part in (hub[0] + dx * along - dy * across, hub[1] + dy * along + dx * across)
        ]
        pen.area(cloth, PAPER)
        outline(pen, cloth, width=0.8)
        stroke(pen, (*hub, hub[0] + dx * length, hub[1] + dy * length), 1.5)
    knob(pen, *hub)


def brewery(pen: Pen) -> None:
    """Draw a malthouse with its chimney and a barrel."""
    shadow(pen, 22)
    pen.area((9, 0, 10, -40, 14, -40, 15, 0), ROOF)
    pen.area((12.6, 0, 12.4, -40, 14, -40, 15, 0), mix(ROOF, SEPIA, 0.35))
    outline(pen, (9, 0, 10, -40, 14, -40, 15, 0))
    wall(pen, 9.2, -42, 14.8, -39.4, ROOF)
    wall(pen, -6, -15, 21)
    hipped(pen, -6, -15, 21, 8)
    wall(pen, -19, -23, -4)
    gable(pen, -19, -23, -4, 11, (SLATE, mix(SLATE, SEPIA, 0.35)))
    windows(pen, (-14.5, -9.5), -18, 5)
    windows(pen, (2, 17), -11, 4)
    arch(pen, -12, 5, 8)
    pen.oval((3, -9, 13, 0.6), TIMBER, SEPIA, 1.2)
    pen.oval((5, -7, 11, -1.4), _TIMBERS[1], SEPIA, 0.9)


def observatory(pen: Pen) -> None:
    """Draw a round house under a dome that is open for the telescope."""
    shadow(pen, 18)
    wall(pen, -17, -11, 17)
    windows(pen, (-13, -8, 7, 12), -8, 4.5)
    wall(pen, -10, -19, 10)
    dome(pen, 0, -19, 12, 15, (COPPER, mix(COPPER, SEPIA, 0.35)))
    pen.area((1.5, -19, 3.4, -32.4, 6.6, -31, 6, -19), mix(SEPIA, SLATE, 0.3))
    pen.area((3, -24, 12, -37, 15, -35, 6, -22), PAPER)
    outline(pen, (3, -24, 12, -37, 15, -35, 6, -22))
    arch(pen, 0, 5, 8)


def fountain(pen: Pen) -> None:
    """Draw two bowls with jets of water."""
    shadow(pen, 17)
    for bend in (-1, 1):
        for reach, top in ((7, -31), (12, -27)):
            box = (min(0, bend * reach), top, max(0, bend * reach), top + 22)
            pen.arc(box, (180, 270) if bend < 0 else (270, 360), SHORE, 1.5)
            pen.arc(box, (270, 360) if bend < 0 else (180, 270), SHORE, 1.5)
    wall(pen, -2, -24, 2, -4)
    pen.slice((-9, -24, 9, -12), (0, 180), STONE, SEPIA)
    pen.oval((-9, -20, 9, -16), WATER, SEPIA, 1.1)
    pen.oval((-17, -10, 17, 2.5), STONE, SEPIA, 1.3)
    pen.oval((-14, -9, 14, -0.5), WATER, SEPIA, 1.1)
    pen.oval((-8, -6.4, 8, -3), None, WAVE, 1.2)
    wall(pen, -2, -14, 2, -5)
    knob(pen, 0, -26)


def harbour(pen: Pen) -> None:
    """Draw a warehouse and a crane with its load."""
    shadow(pen, 22)
    wall(pen, -20, -21, 1)
    gable(pen, -20, -21, 1, 12)
    windows(pen, (-15, -9.5, -4), -17, 4.5)
    arch(pen, -9.5, 7, 9)
    clock(pen, -9.5, -25, 2.6)
    pen.area((8, 0, 10, -22, 14, -22, 16, 0), TIMBER)
    outline(pen, (8, 0, 10, -22, 14, -22, 16, 0))
    stroke(pen, (9, -8, 15, -16), 1)
    stroke(pen, (15, -8, 9, -16), 1)
    stroke(pen, (6, -22, 23, -38), 2.4)
    stroke(pen, (12, -22, 23, -38), 1)
    stroke(pen, (23, -38, 23, -19), 1)
    wall(pen, 19.5, -19, 26, -12.5, TIMBER)


def castle(pen: Pen) -> None:
    """Draw a keep behind a wall, between two round towers."""
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
    """Draw two spires in front of a nave with a rose window."""
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
    """Draw a nave beside a tower with a cross."""
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
    """Draw a broad house under a clock tower."""
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
    """Draw a temple's front under a broad roof with a lyre."""
    shadow(pen, 23)
    wall(pen, -20, -23, 20)
    hipped(pen, -20, -23, 20, 9, _GREENS)
    _temple(pen, 12, 5)
    for x in (-16.5, 16.5):
        arch(pen, x, 3.6, 9)
    pen.arc((-3.4, -39, 3.4, -31), (-20, 200), GOLD, 1.8)
    pen.line((0, -32, 0, -38), GOLD, 1.1)


def museum(pen: Pen) -> None:
    """Draw a temple's front between wings, under a dome."""
    shadow(pen, 23)
    wall(pen, -22, -15, 22)
    windows(pen, (-19, -15.5, 14.5, 18.5), -11, 6)
    wall(pen, -7, -29, 7)
    dome(pen, 0, -29, 8, 10, _SLATES)
    knob(pen, 0, -40)
    _temple(pen, 11, 4)


def market(pen: Pen) -> None:
    """Draw a hall of three arches with striped awnings."""
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
    """Draw a tower over an archway, with pieces of the town wall."""
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
    """Draw a slim tower with a gallery under an onion dome."""
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
    """Draw a glazed arch between two wings."""
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


def box_width(kind: LandmarkKind) -> float:
    """Return the width of a landmark's box in map units."""
    return _SLIM_WIDTHS.get(kind, _BOX_WIDTH)


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
"""The drawing of each kind of landmark."""

"""Marks on the road that differ from round to round: trails, the outlines of groups, cuts. Drawn once and kept."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from cogs.tour.road import around
from images.kit.pen import Pen, pasted, sprite
from images.kit.weighted_cache import picture_cache
from images.tour.colours import ACCENTS, INK, NIGHT, PAPER, TEAMS
from images.tour.ground import HIGH, REACH, corners
from images.tour.lettering import heavy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PIL import Image

    from cogs.tour.road import Field
    from images.kit.colours import Colour

Spot: TypeAlias = "Callable[[Field], tuple[float, float]]"
"""Where the middle of a field is on a picture."""
_EDGE = 10
"""Room around a stroke."""
LATERAL = (0, -12, 12, -6, 6)
"""By how many pixels trails pass the middle of fields, so that few lie on each other."""


@picture_cache
def _stroke(dx: int, dy: int, ink: Colour, wide: float) -> Image.Image:
    """Return a stroke with round ends, `_EDGE` away from the edges of its sprite."""
    left, top = (_EDGE - min(0, dx), _EDGE - min(0, dy))

    def paint(pen: Pen) -> None:
        pen.line((left, top, left + dx, top + dy), ink, wide)

    return sprite(abs(dx) + 2 * _EDGE, abs(dy) + 2 * _EDGE, paint)


def stroke(image: Image.Image, begin: tuple[float, float], end: tuple[float, float], ink: Colour, wide: float) -> None:
    """Draw a smooth stroke between two points."""
    dx, dy = round(end[0] - begin[0]), round(end[1] - begin[1])
    part = _stroke(dx, dy, ink, wide)
    pasted(image, part, round(begin[0]) + min(0, dx) - _EDGE, round(begin[1]) + min(0, dy) - _EDGE)


@picture_cache
def _bead(ink: Colour, side: int) -> Image.Image:
    return sprite(side, side, lambda pen: pen.oval((0.5, 0.5, side - 0.5, side - 0.5), ink, INK, 2))


def trail(image: Image.Image, points: Sequence[tuple[float, float]], seat: int, *, bold: bool) -> None:
    """Draw where a rider came from: a line in the team's colour with a bead where it began; bold for an attack."""
    wide = 10 if bold else 6.5
    for ink, width in ((INK, wide + 3.6), (TEAMS[seat], wide)):
        for begin, end in pairwise(points):
            stroke(image, begin, end, ink, width)
    if bold:
        for begin, end in pairwise(points):
            stroke(image, begin, end, ACCENTS[seat], 3)
    x, y = points[0]
    side = 20 if bold else 16
    pasted(image, _bead(TEAMS[seat], side), round(x - side / 2), round(y - side / 2))


def pushed(image: Image.Image, points: Sequence[tuple[float, float]]) -> None:
    """Draw the way that a rider was pushed: dots."""
    for begin, end in pairwise(points):
        for share in (0.0, 0.25, 0.5, 0.75):
            x, y = (one + (other - one) * share for one, other in zip(begin, end, strict=True))
            pasted(image, _bead(PAPER, 13), round(x - 6.5), round(y - 6.5))


def outline(image: Image.Image, fields: Iterable[Field], spot: Spot, *, lonely: bool) -> None:
    """Draw a line around fields that belong together; a lonely rider's is thinner."""
    inside = set(fields)
    edges = [edge for field in inside for edge in _rim(field, inside, spot)]
    wide = 3.6 if lonely else 5.6
    for ink, width in ((INK, wide + 3.6), (PAPER, wide)):
        for begin, end in edges:
            stroke(image, begin, end, ink, width)


_CORNERS = {(2, 0): (1, 2), (1, 1): (2, 3), (-1, 1): (3, 4), (-2, 0): (4, 5), (-1, -1): (5, 0), (1, -1): (0, 1)}
"""By where a neighbour lies: the corners of the edge between."""


def _rim(field: Field, inside: set[Field], spot: Spot) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Return the edges of a field to fields that do not belong to the same."""
    x, y = spot(field)
    around_it = corners(x, y, REACH - 1)
    found: list[tuple[tuple[float, float], tuple[float, float]]] = []
    for near in around(field):
        if near not in inside:
            one, other = _CORNERS[near.x - field.x, near.lane - field.lane]
            found.append(
                ((around_it[2 * one], around_it[2 * one + 1]), (around_it[2 * other], around_it[2 * other + 1]))
            )
    return found


@picture_cache
def cut(wide: int, steps: int, said: str, size: int) -> Image.Image:
    """Return what stands between two windows: torn paper with the steps between their riders."""

    def paint(pen: Pen) -> None:
        left, right, points = 10.0, wide - 10.0, list[float]()
        for at in range(HIGH // 22 + 2):
            points += [left + (8 if at % 2 else -8), at * 22]
        for at in range(HIGH // 22 + 1, -1, -1):
            points += [right + (8 if at % 2 else -8), at * 22]
        pen.area(points, PAPER, INK, 3)
        middle, high = wide / 2, HIGH / 2
        for side in (-1, 1):
            pen.line((middle + side * 12, high + 52, middle + side * 40, high + 52), NIGHT, 6)
            tip = middle + side * 44
            pen.line((tip - side * 13, high + 40, tip, high + 52, tip - side * 13, high + 64), NIGHT, 6)
        pen.write((middle, high - 30), str(steps), heavy, 54, INK)
        pen.write((middle, high + 10), said, heavy, size, INK)

    return sprite(wide, HIGH, paint)

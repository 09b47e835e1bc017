"""Pictograms of a team's sheet: roles, dice, and card choices, designed in a square of 48. Drawn once and cached."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from cogs.tour.board import How
from cogs.tour.moves import Role
from images.kit.fonts import heavy
from images.kit.pen import sprite
from images.kit.weighted_cache import picture_cache
from images.tour.colours import GOLD, INK, NIGHT, PAPER, SOFT, STONE, TAPE_GREEN, TAPE_RED, WALL, WIND, YELLOW

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from images.kit.pen import Pen


def _shield(pen: Pen) -> None:
    pen.area((24, 3, 43, 9, 41, 28, 24, 45, 7, 28, 5, 9), WIND, INK, 3)
    pen.area((24, 8, 24, 39, 38, 26, 39, 12), PAPER)


def _bottle(pen: Pen) -> None:
    pen.tile((19, 2, 29, 12), INK, INK, 2, round_by=3)
    pen.tile((13, 11, 35, 45), TAPE_RED, INK, 3, round_by=6)
    pen.tile((13, 20, 35, 33), PAPER, INK, 2)


def _eye(pen: Pen) -> None:
    pen.area((2, 24, 13, 13, 24, 9, 35, 13, 46, 24, 35, 35, 24, 39, 13, 35), PAPER, INK, 3)
    pen.oval((15, 15, 33, 33), NIGHT, INK, 2)
    pen.oval((20, 18, 26, 24), PAPER)


def _bolt(pen: Pen) -> None:
    pen.area((29, 2, 8, 27, 22, 27, 17, 46, 40, 19, 26, 19), GOLD, INK, 3)


def _sprinter(pen: Pen) -> None:
    for row in range(4):
        for column in range(5):
            ink = INK if (row + column) % 2 else PAPER
            pen.area(
                (
                    11 + column * 7,
                    5 + row * 7,
                    18 + column * 7,
                    5 + row * 7,
                    18 + column * 7,
                    12 + row * 7,
                    11 + column * 7,
                    12 + row * 7,
                ),
                ink,
            )
    pen.tile((11, 5, 46, 33), None, INK, 2.4)
    pen.line((9, 4, 9, 45), INK, 4)


def _mountain(pen: Pen) -> None:
    pen.area((2, 42, 20, 8, 31, 27, 36, 20, 46, 42), STONE, INK, 3)
    pen.area((20, 8, 14, 20, 19, 24, 23, 19, 26, 19), PAPER, INK, 2)


def _hourglass(pen: Pen) -> None:
    pen.area((11, 6, 37, 6, 26, 24, 37, 42, 11, 42, 22, 24), WALL, INK, 3)
    pen.area((14, 40, 34, 40, 24, 28), GOLD)
    pen.line((8, 5, 40, 5), INK, 4)
    pen.line((8, 43, 40, 43), INK, 4)


ROLES: dict[Role, Callable[[Pen], None]] = {
    Role.SHELTER: _shield,
    Role.WORK: _bottle,
    Role.HUNT: _eye,
    Role.ATTACK: _bolt,
    Role.SPRINT: _sprinter,
    Role.CLIMB: _mountain,
    Role.WAIT: _hourglass,
}


def _square(side: int, paint: Callable[[Pen], None]) -> Image.Image:
    return sprite(side, side, lambda pen: paint(pen.moved(0, 0, side / 48)))


@picture_cache
def role(kind: Role, side: int) -> Image.Image:
    """Return the pictogram of a role."""
    return _square(side, ROLES[kind])


@picture_cache
def lightning(side: int) -> Image.Image:
    """Return the pictogram of an ATTACK's use."""
    return _square(side, _bolt)


@picture_cache
def die(kind: How, side: int) -> Image.Image:
    """Return a die: yellow, polka, white or red."""
    fill = {How.YELLOW: YELLOW, How.RED: TAPE_RED}.get(kind, PAPER)

    def paint(pen: Pen) -> None:
        pen.tile((3, 3, 45, 45), fill, INK, 3, round_by=10)
        if kind is How.POLKA:
            for x, y in ((13, 13), (35, 13), (24, 24), (13, 35), (35, 35)):
                pen.oval((x - 5.5, y - 5.5, x + 5.5, y + 5.5), TAPE_RED)
        else:
            pips = (
                ((15, 15), (33, 33), (24, 24)) if kind is not How.YELLOW else ((15, 15), (33, 15), (15, 33), (33, 33))
            )
            for x, y in pips:
                pen.oval((x - 4.5, y - 4.5, x + 4.5, y + 4.5), PAPER if kind is How.RED else INK)

    return _square(side, paint)


@picture_cache
def hand(side: int) -> Image.Image:
    """Return the sign of a question."""

    def paint(pen: Pen) -> None:
        pen.oval((2, 2, 46, 46), GOLD, INK, 3)
        pen.write((24, 24), "?", heavy, 36, INK)

    return _square(side, paint)


@picture_cache
def clutch(side: int) -> Image.Image:
    """Return the pictogram of a rider who catches attacks: a hook."""

    def paint(pen: Pen) -> None:
        for ink, width in ((INK, 9), (TAPE_GREEN, 5)):
            points: list[float] = [28, 4, 28, 28]
            for turn in range(13):
                points += [18 + 10 * cos(turn * pi / 12), 28 + 13 * sin(turn * pi / 12)]
            pen.line(points, ink, width)
            pen.line((8, 28, 15, 22), ink, width)

    return _square(side, paint)


@picture_cache
def place(side: int) -> Image.Image:
    """Return the pictogram of a place on the road: a pin."""

    def paint(pen: Pen) -> None:
        pen.area((24, 46, 10, 24, 9, 14, 16, 5, 32, 5, 39, 14, 38, 24), WIND, INK, 3)
        pen.oval((16, 10, 32, 26), PAPER, INK, 2.4)

    return _square(side, paint)


@picture_cache
def flag(side: int) -> Image.Image:
    """Return the pictogram of a limit of fields: a stop sign."""

    def paint(pen: Pen) -> None:
        points: list[float] = []
        for corner in range(8):
            turn = pi / 8 + corner * pi / 4
            points += [24 + 22 * cos(turn), 24 + 22 * sin(turn)]
        pen.area(points, SOFT, INK, 3)
        pen.line((14, 24, 34, 24), PAPER, 7)

    return _square(side, paint)

"""How seats are told apart: a colour, and a pattern for those who do not see the colour."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from images.fort.colours import ASH, GOLD, INK, PAPER, TRUNK
from images.kit.colours import SEATS, Colour
from images.kit.pen import FINE, sprite

if TYPE_CHECKING:
    from images.kit.pen import Pen

FLAG = (66, 44)
ARMS = (44, 48)


def seat_colour(seat: int) -> Colour:
    """Return a seat's colour; a fifth seat would get the first one's."""
    return SEATS[seat % len(SEATS)]


def _bars(pen: Pen, width: float, height: float) -> None:
    for share in (0.2, 0.6):
        pen.tile((0, height * share, width, height * (share + 0.2)), PAPER)


def _cross(pen: Pen, width: float, height: float) -> None:
    pen.tile((width * 0.4, 0, width * 0.6, height), PAPER)
    pen.tile((0, height * 0.38, width, height * 0.6), PAPER)


def _disc(pen: Pen, width: float, height: float) -> None:
    radius = min(width, height) * 0.27
    pen.oval((width / 2 - radius, height / 2 - radius, width / 2 + radius, height / 2 + radius), PAPER)


def _bend(pen: Pen, width: float, height: float) -> None:
    pen.area((0, 0, width * 0.3, 0, width, height * 0.72, width, height, width * 0.7, height, 0, height * 0.28), PAPER)


PATTERNS = (_disc, _bars, _cross, _bend)


def _charged(pen: Pen, seat: int, size: tuple[int, int], *, grey: bool) -> None:
    width, height = size
    pen.tile((0, 0, width, height), ASH if grey else seat_colour(seat))
    PATTERNS[seat % len(PATTERNS)](pen, width, height)


@cache
def flag(seat: int) -> Image.Image:
    """Return a seat's flag on its pole, waving to the right."""
    width, height = FLAG

    def paint(pen: Pen) -> None:
        _charged(pen.moved(6, 4), seat, (width - 10, 34), grey=False)
        pen.area((width, 0, width - 16, 21, width, 42), (0, 0, 0, 0))
        pen.line((6, 4, width - 4, 4, width - 16, 21, width - 4, 38, 6, 38), INK, 2.5)
        pen.line((5, 3, 5, height), TRUNK, 5)
        pen.oval((0, -2, 10, 8), GOLD, INK, 2)

    return sprite(width, height, paint)


def _heater(size: tuple[int, int], inset: float) -> list[float]:
    """Return the outline of a shield: straight above, bent to a point below."""
    width, height = size
    bend = ((1, 0), (1, 0.5), (0.93, 0.68), (0.78, 0.85), (0.5, 1), (0.22, 0.85), (0.07, 0.68), (0, 0.5), (0, 0))
    return [value for x, y in bend for value in (inset + x * (width - 2 * inset), inset + y * (height - 2 * inset))]


@cache
def arms(seat: int, *, grey: bool = False) -> Image.Image:
    """Return a seat's shield."""
    width, height = ARMS
    charged = sprite(width, height, lambda pen: _charged(pen, seat, ARMS, grey=grey))
    mask = Image.new("L", (width * FINE, height * FINE))
    ImageDraw.Draw(mask).polygon([value * FINE for value in _heater(ARMS, 2)], 255)
    charged.putalpha(mask.reduce(FINE))
    rim = sprite(width, height, lambda pen: pen.line(_heater(ARMS, 2) + _heater(ARMS, 2)[:2], INK, 3.5))
    charged.alpha_composite(rim)
    return charged

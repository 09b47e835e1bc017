"""Small signs without words: a wall's seat, safe and endangered cards, new cards, winners, and active seats.

Each seat has a colour, and a pattern for readers who cannot distinguish the colours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from images.fort.cards import bold
from images.fort.colours import (
    AMBER,
    ASH,
    BACK,
    GOLD,
    INK,
    NIGHT,
    PAPER,
    PURPLE,
    RED,
    STONE,
    TRUNK,
    WATER,
    WATER_DEEP,
    WHITE,
)
from images.fort.figures import cannon, star
from images.fort.layout import SLOT
from images.kit.colours import SEAT_COLOURS, Colour
from images.kit.fonts import sans
from images.kit.pen import SCALE, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from images.kit.pen import Pen

FLAG_SIZE = (66, 44)
ARMS_SIZE = (44, 48)
MARK_SIDE = 38
"""Side in pixels of the marks at a wall's foot."""
PENNANT_COUNT = 6
"""Number of pennants along one card; even, so that the two colours alternate across cards."""
MOAT_HEIGHT = 26
"""Height in pixels of the water in front of protected cards."""


def seat_colour(seat: int) -> Colour:
    """Return a seat's colour; a fifth seat would have the colour of the first."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


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


def _draw_charge(pen: Pen, seat: int, size: tuple[int, int], *, grey: bool) -> None:
    width, height = size
    pen.tile((0, 0, width, height), ASH if grey else seat_colour(seat))
    PATTERNS[seat % len(PATTERNS)](pen, width, height)


@picture_cache
def flag(seat: int) -> Image.Image:
    """Return a seat's flag on its pole, waving to the right."""
    width, height = FLAG_SIZE

    def paint(pen: Pen) -> None:
        _draw_charge(pen.moved(6, 4), seat, (width - 10, 34), grey=False)
        pen.area((width, 0, width - 16, 21, width, 42), (0, 0, 0, 0))
        pen.line((6, 4, width - 4, 4, width - 16, 21, width - 4, 38, 6, 38), INK, 2.5)
        pen.line((5, 3, 5, height), TRUNK, 5)
        pen.oval((0, -2, 10, 8), GOLD, INK, 2)

    return sprite(width, height, paint)


def _heater(size: tuple[int, int], inset: float) -> list[float]:
    """Return the outline of a shield: a straight upper edge, curved sides that meet in a point."""
    width, height = size
    bend = ((1, 0), (1, 0.5), (0.93, 0.68), (0.78, 0.85), (0.5, 1), (0.22, 0.85), (0.07, 0.68), (0, 0.5), (0, 0))
    return [value for x, y in bend for value in (inset + x * (width - 2 * inset), inset + y * (height - 2 * inset))]


@picture_cache
def arms(seat: int, *, grey: bool = False) -> Image.Image:
    """Return a seat's shield."""
    width, height = ARMS_SIZE
    image = sprite(width, height, lambda pen: _draw_charge(pen, seat, ARMS_SIZE, grey=grey))
    mask = Image.new("L", (width * SCALE, height * SCALE))
    ImageDraw.Draw(mask).polygon([value * SCALE for value in _heater(ARMS_SIZE, 2)], 255)
    image.putalpha(mask.reduce(SCALE))
    rim = sprite(width, height, lambda pen: pen.line(_heater(ARMS_SIZE, 2) + _heater(ARMS_SIZE, 2)[:2], INK, 3.5))
    image.alpha_composite(rim)
    return image


@picture_cache
def moat() -> Image.Image:
    """Return the water in front of one protected card."""

    def paint(pen: Pen) -> None:
        pen.tile((0, 2, SLOT, MOAT_HEIGHT - 2), WATER)
        pen.line((-4, 2, SLOT + 4, 2), WATER_DEEP, 3)
        for x, y in ((6, 10), (80, 10), (14, 18), (72, 18)):
            pen.arc((x, y - 3, x + 12, y + 5), (200, 340), WHITE, 2)
            pen.arc((x + 12, y - 3, x + 24, y + 5), (20, 160), WHITE, 2)

    return sprite(SLOT, MOAT_HEIGHT, paint)


@picture_cache
def shield() -> Image.Image:
    """Return the shield of a card between two towers."""

    def paint(pen: Pen) -> None:
        shape = (4, 3, 19, 7, 34, 3, 33, 20, 28, 29, 19, 36, 10, 29, 5, 20)
        pen.area(shape, WATER_DEEP, INK, 3)
        pen.line((12, 18, 17, 25, 27, 12), WHITE, 4.5)

    return sprite(MARK_SIDE, MARK_SIDE, paint)


@picture_cache
def target(*, aimed: bool = False) -> Image.Image:
    """Return the target on a card that a cannon may remove; larger while another seat aims a cannon."""
    side = MARK_SIDE + 12 if aimed else MARK_SIDE

    def paint(pen: Pen) -> None:
        middle = side / 2
        for radius, colour in ((middle - 3, RED), (middle * 0.58, WHITE), (middle * 0.26, RED)):
            pen.oval((middle - radius, middle - radius, middle + radius, middle + radius), colour, INK, 2)
        if aimed:
            for ends in ((0, middle, side, middle), (middle, 0, middle, side)):
                pen.line(ends, INK, 4)

    return sprite(side, side, paint)


@picture_cache
def arrow() -> Image.Image:
    """Return the arrow to the name of the active seat."""
    shape = (2, 15, 14, 15, 14, 4, 34, 23, 14, 42, 14, 31, 2, 31)
    return sprite(36, 46, lambda pen: pen.area(shape, GOLD, INK, 3))


@picture_cache
def moon() -> Image.Image:
    """Return the moon of a seat that is passed over because no card fits any more."""

    def paint(pen: Pen) -> None:
        pen.oval((2, 6, 38, 42), GOLD, INK, 2.5)
        pen.write((54, 30), "z", lambda size: sans(size, 800), 30, NIGHT)
        pen.write((70, 15), "Z", lambda size: sans(size, 800), 34, NIGHT)
        pen.slice((6, 10, 34, 38), (30, 150), AMBER)
        for x in (13, 27):
            pen.arc((x - 5, 16, x + 5, 24), (20, 160), INK, 2.5)

    return sprite(84, 46, paint)


@picture_cache
def crown() -> Image.Image:
    """Return the crown of a winner."""

    def paint(pen: Pen) -> None:
        pen.oval((1, 1, 67, 47), PURPLE, INK, 2.5)
        pen.area((14, 32, 10, 12, 22, 20, 34, 6, 46, 20, 58, 12, 54, 32), GOLD, INK, 2.5)
        pen.tile((14, 31, 54, 39), AMBER, INK, 2, round_by=3)
        for x, y in ((10, 11), (34, 7), (58, 11)):
            pen.oval((x - 3.5, y - 3.5, x + 3.5, y + 3.5), RED, INK, 1.5)

    return sprite(68, 48, paint)


@picture_cache
def sparkle() -> Image.Image:
    """Return the stars around a magician that can still help."""

    def paint(pen: Pen) -> None:
        for x, y, radius in ((14, 30, 12), (94, 18, 13), (100, 50, 8)):
            star(pen.moved(x, y), radius, ringed=True)

    return sprite(SLOT, 66, paint)


@picture_cache
def bunting(seat: int) -> Image.Image:
    """Return the pennants along one card of the winner's wall, in gold and the seat's colour."""

    def paint(pen: Pen) -> None:
        width = SLOT / PENNANT_COUNT
        for pennant in range(PENNANT_COUNT):
            left = pennant * width
            colour = GOLD if pennant % 2 == 0 else seat_colour(seat)
            pen.area((left + 1, 3, left + width - 1, 3, left + width / 2, 18), colour, INK, 1.5)
        pen.line((-4, 2, SLOT + 4, 2), INK, 2.5)

    return sprite(SLOT, 20, paint)


@picture_cache
def new_mark() -> Image.Image:
    """Return the mark of a card that was built since the reader's last turn."""

    def paint(pen: Pen) -> None:
        pen.oval((1, 1, 33, 33), GOLD, INK, 2.5)
        pen.line((17, 8, 17, 26), INK, 4.5)
        pen.line((8, 17, 26, 17), INK, 4.5)

    return sprite(34, 34, paint)


@picture_cache
def cannon_sign() -> Image.Image:
    """Return the sign of a seat that must choose a cannon's target."""
    return sprite(56, 48, lambda pen: cannon(pen.moved(4, 1, 0.74)))


@picture_cache
def turning_sign() -> Image.Image:
    """Return the sign of a seat that must turn up a card: a back with a curved arrow."""

    def paint(pen: Pen) -> None:
        pen.tile((2, 10, 34, 42), BACK, INK, 2.5, round_by=5)
        pen.area((11, 34, 11, 18, 15, 18, 15, 22, 21, 22, 21, 18, 25, 18, 25, 34), PAPER)
        pen.arc((14, 3, 58, 45), (250, 400), INK, 5)
        pen.area((45, 30, 60, 32, 50, 45), INK)

    return sprite(64, 48, paint)


@picture_cache
def rubble(number: int) -> Image.Image:
    """Return the ruin of a card that was shot: a broken stone with its number and a red cross."""

    def paint(pen: Pen) -> None:
        pen.area((3, 54, 5, 24, 14, 10, 26, 16, 36, 5, 46, 14, 60, 6, 70, 20, 78, 26, 80, 54), STONE, INK, 2.5)
        pen.line((36, 5, 40, 14, 34, 20), INK, 2)
        pen.write((42, 36), str(number), bold, 36, INK)
        for cross in ((72, 2, 88, 18), (88, 2, 72, 18)):
            pen.line(cross, INK, 8)
        for cross in ((72, 2, 88, 18), (88, 2, 72, 18)):
            pen.line(cross, RED, 5)

    return sprite(94, 58, paint)

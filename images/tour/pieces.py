"""Riders and their signs: riders from above, team badges, jerseys, medals. Each is drawn once and cached.

A team is recognisable by its colour and by its pattern, a rider by the number on the plate. The plate has the colour of
the rider's jersey.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.tour.board import Jersey
from images.kit.colours import mix
from images.kit.fonts import heavy
from images.kit.pen import SCALE, Pen, sprite
from images.kit.stored_pictures import stored_picture
from images.kit.weighted_cache import composite_cache, picture_cache
from images.tour.colours import ACCENTS, GOLD, INK, JERSEYS, PAPER, TAPE_RED, TEAMS, WALL, YELLOW
from images.tour.lettering import READABLE

if TYPE_CHECKING:
    from images.kit.colours import Colour
    from images.kit.pen import Box

RIDER = (64, 56)
"""Width and height of a rider on the road, in pixels."""
DIGITS = 34
"""The size of the type of a rider's number, in pixels."""


def _bars(pen: Pen, size: tuple[int, int], ink: Colour, pitch: float) -> None:
    for number in range(int(size[0] / pitch) + 2):
        x = (number - 0.25) * pitch
        pen.area((x, 0, x + pitch / 2, 0, x + pitch / 2, size[1], x, size[1]), ink)


def _stripes(pen: Pen, size: tuple[int, int], ink: Colour, pitch: float) -> None:
    for number in range(-1, int((size[0] + size[1]) / pitch) + 2):
        x, half = number * pitch, pitch * 0.24
        pen.area((x - half, 0, x + half, 0, x + half - size[1], size[1], x - half - size[1], size[1]), ink)


def _checks(pen: Pen, size: tuple[int, int], ink: Colour, pitch: float) -> None:
    side = pitch / 2
    for row, column in product(range(int(size[1] / side) + 1), range(int(size[0] / side) + 1)):
        if (row + column) % 2:
            x, y = column * side, row * side
            pen.area((x, y, x + side, y, x + side, y + side, x, y + side), ink)


def _dots(pen: Pen, size: tuple[int, int], ink: Colour, pitch: float) -> None:
    for row, column in product(range(-1, int(size[1] / pitch * 1.3) + 2), range(-1, int(size[0] / pitch) + 2)):
        x, y, reach = (column + row % 2 / 2) * pitch, row * pitch * 0.75 + pitch * 0.35, pitch * 0.24
        pen.oval((x - reach, y - reach, x + reach, y + reach), ink)


def _zigzag(pen: Pen, size: tuple[int, int], ink: Colour, pitch: float) -> None:
    half = pitch / 2
    for row in range(-1, int(size[1] / pitch) + 2):
        points: list[float] = []
        for step in range(-1, int(size[0] / half) + 3):
            points += [step * half, row * pitch + (half if step % 2 else 0)]
        pen.line(points, ink, pitch * 0.26)


def _hoops(pen: Pen, size: tuple[int, int], ink: Colour, pitch: float) -> None:
    for number in range(int(size[1] / pitch) + 2):
        y = (number - 0.25) * pitch
        pen.area((0, y, size[0], y, size[0], y + pitch / 2, 0, y + pitch / 2), ink)


_PATTERNS = (_bars, _stripes, _checks, _dots, _zigzag, _hoops)


@composite_cache
def cloth(seat: int, width: int, height: int, pitch: float = 13) -> Image.Image:
    """Return a sheet of a team's cloth, `SCALE` times its size."""
    sheet = Image.new("RGB", (width * SCALE, height * SCALE), TEAMS[seat])
    _PATTERNS[seat](Pen(sheet), (width, height), ACCENTS[seat], pitch)
    return sheet


def _fill_with_cloth(sheet: Image.Image, seat: int, box: Box, round_by: float, pitch: float) -> None:
    """Fill a rounded box of a fine sheet with a team's cloth, and frame it."""
    left, top, right, foot = (value * SCALE for value in box)
    mask = Image.new("L", sheet.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((left, top, right, foot), round_by * SCALE, 255)
    pattern = cloth(seat, round(box[2] - box[0]) + 2, round(box[3] - box[1]) + 2, pitch)
    layer = Image.new("RGB", sheet.size)
    layer.paste(pattern, (round(left), round(top)))
    sheet.paste(layer, mask=mask)
    Pen(sheet).tile(box, None, INK, 2.6, round_by=round_by)


_PLATES: dict[Jersey | None, Colour] = {kind: JERSEYS[kind] for kind in (Jersey.YELLOW, Jersey.GREEN)}


def _plate(pen: Pen, box: Box, jersey: Jersey | None) -> Colour:
    """Draw a number plate in the colour of a jersey; return the ink for the number on it."""
    pen.tile(box, _PLATES.get(jersey, PAPER), INK, 1.8, round_by=6)
    if jersey is Jersey.POLKA:
        left, top, right, foot = box
        for x, y in product((left + 5, right - 5), (top + 5, foot - 5)):
            pen.oval((x - 3.6, y - 3.6, x + 3.6, y + 3.6), TAPE_RED)
        pen.tile(box, None, TAPE_RED, 1.8, round_by=6)
    return PAPER if jersey is Jersey.GREEN else INK


@picture_cache
def rider(number: int, seat: int, jersey: Jersey | None = None) -> Image.Image:
    """Return a rider from above, riding to the right."""
    return figure(number, seat, RIDER[1], jersey)


@picture_cache
def badge(seat: int, width: int, height: int) -> Image.Image:
    """Return a piece of a team's cloth with rounded corners."""
    sheet = Image.new("RGBA", (width * SCALE, height * SCALE), (0, 0, 0, 0))
    _fill_with_cloth(
        sheet, seat, (1.3, 1.3, width - 1.3, height - 1.3), min(width, height) * 0.22, min(13, min(width, height) * 0.5)
    )
    return sheet.reduce(SCALE)


@picture_cache
@stored_picture
def figure(number: int, seat: int, height: int, jersey: Jersey | None = None) -> Image.Image:
    """Return a rider from above, `height` pixels high."""
    width, scale = round(height * RIDER[0] / RIDER[1]), height / RIDER[1]
    sheet = Image.new("RGBA", (width * SCALE, height * SCALE), (0, 0, 0, 0))
    pen = Pen(sheet, size=scale)
    for box in ((0.5, 23.5, 18, 32.5), (46, 23.5, 63.5, 32.5)):
        pen.tile(box, INK, None, round_by=4.5)
    for y in (12.5, 43.5):
        pen.line((50, y, 59.5, y), INK, 5)
    _fill_with_cloth(sheet, seat, (7 * scale, 2 * scale, 57 * scale, 54 * scale), 17 * scale, 13 * scale)
    ink = _plate(pen, (11, 13, 53, 43), jersey)
    pen.write((32, 28), str(number), heavy, DIGITS, ink)
    return sheet.reduce(SCALE)


BIB = (66, 44)
"""Width and height of a rider's bib in a line of text, in pixels."""


@picture_cache
def bib(number: int, seat: int, jersey: Jersey | None = None) -> Image.Image:
    """Return a rider's bib for a line of text: the number on the team's cloth."""
    width, height = BIB
    sheet = Image.new("RGBA", (width * SCALE, height * SCALE), (0, 0, 0, 0))
    _fill_with_cloth(sheet, seat, (1.3, 1.3, width - 1.3, height - 1.3), 11, 11)
    pen = Pen(sheet)
    ink = _plate(pen, (11, 7.5, width - 11, height - 7.5), jersey)
    pen.write((width / 2, height / 2), str(number), heavy, READABLE, ink)
    return sheet.reduce(SCALE)


@picture_cache
def jersey(kind: Jersey, height: int) -> Image.Image:
    """Return a jersey from the front."""

    def paint(pen: Pen) -> None:
        fill = {Jersey.YELLOW: YELLOW, Jersey.GREEN: JERSEYS[Jersey.GREEN], Jersey.POLKA: PAPER}[kind]
        shirt = (16, 6, 24, 10, 32, 6, 46, 14, 40, 26, 35, 23, 35, 44, 13, 44, 13, 23, 8, 26, 2, 14)
        pen.area(shirt, fill, INK, 2.4)
        if kind is Jersey.POLKA:
            for x, y in ((19, 18), (29, 18), (24, 26), (19, 34), (29, 34), (9, 17), (39, 17)):
                pen.oval((x - 3, y - 3, x + 3, y + 3), TAPE_RED)
        if kind is Jersey.GREEN:
            pen.area((26, 15, 18, 29, 24, 29, 21, 39, 31, 24, 25, 24), PAPER)
        if kind is Jersey.YELLOW:
            pen.line((13.5, 27, 34.5, 27), INK, 4)

    return sprite(height, height, lambda pen: paint(pen.moved(0, 0, height / 48)))


@picture_cache
def chevron() -> Image.Image:
    """Return the sign of an attack position: a double arrowhead ahead of the rider."""

    def paint(pen: Pen) -> None:
        for ink, width in ((INK, 10), (GOLD, 5.5)):
            for x in (6, 17):
                pen.line((x, 6, x + 9, 20, x, 34), ink, width)

    return sprite(34, 40, paint)


@picture_cache
def halo(colour: Colour = GOLD) -> Image.Image:
    """Return the ring around a rider in attack position or with a question."""

    def paint(pen: Pen) -> None:
        pen.tile((1.5, 1.5, 70.5, 68.5), None, INK, 8.5, round_by=25)
        pen.tile((3, 3, 69, 67), None, colour, 5, round_by=24)

    return sprite(72, 70, paint)


@picture_cache
def speed_sign(speed: int, side: int = 46) -> Image.Image:
    """Return the speed of a group as a round traffic sign."""

    def paint(pen: Pen) -> None:
        pen.oval((1, 1, side - 1, side - 1), PAPER, INK, 1.6)
        pen.oval((2.4, 2.4, side - 2.4, side - 2.4), PAPER, TAPE_RED, side * 0.11)
        pen.write((side / 2, side / 2), str(speed) if speed else "–", heavy, round(side * 0.72), INK)

    return sprite(side, side, paint)


@picture_cache
def fallen(side: int = 44) -> Image.Image:
    """Return the sign of a fall: a jagged star."""

    def paint(pen: Pen) -> None:
        points: list[float] = []
        tips = ((22, 0), (28, 12), (42, 6), (34, 19), (44, 28), (31, 29), (30, 43), (21, 33), (9, 41), (12, 28))
        for x, y in (*tips, (0, 21), (13, 16), (8, 3)):
            points += [x * side / 44, y * side / 44]
        pen.area(points, mix(GOLD, PAPER, 0.3), INK, 2.4)

    return sprite(side, side, paint)


@picture_cache
def playing_card(kind: Jersey, height: int) -> Image.Image:
    """Return the card of a jersey."""
    width = round(height * 0.74)

    def paint(pen: Pen) -> None:
        pen.tile((1, 1, width - 1, height - 1), PAPER, INK, 2.4, round_by=height * 0.12)

    sheet = sprite(width, height, paint)
    shirt = jersey(kind, round(width * 0.82))
    sheet.alpha_composite(shirt, ((width - shirt.width) // 2, (height - shirt.height) // 2))
    return sheet


@picture_cache
def medal() -> Image.Image:
    """Return the mark of a winner."""

    def paint(pen: Pen) -> None:
        pen.oval((1, 1, 27, 27), GOLD, INK, 2)
        pen.write((14, 14), "1", heavy, 22, INK)

    return sprite(28, 28, paint)


@picture_cache
def champion(number: int, seat: int, height: int, leader: Jersey | None = None) -> Image.Image:
    """Return a rider from the front with both arms up, the number on the chest, in the team's or a leader's shirt."""
    width, scale = round(height * 0.92), height / 150
    sheet = Image.new("RGBA", (width * SCALE, height * SCALE), (0, 0, 0, 0))
    pen = Pen(sheet, size=scale)
    for side in (-1, 1):
        for ink, line_width in ((INK, 19), (JERSEYS[leader] if leader else TEAMS[seat], 15)):
            pen.line((69 + side * 26, 76, 69 + side * 48, 48, 69 + side * 50, 30), ink, line_width)
        pen.line((69 + side * 50, 33, 69 + side * 50, 15), INK, 15)
        pen.line((69 + side * 50, 31, 69 + side * 50, 15), WALL, 11)
    pen.area((37, 66, 56, 60, 82, 60, 101, 66, 99, 148, 39, 148), INK)
    _torso(sheet, seat, scale, leader)
    pen.oval((53, 20, 85, 62), WALL, INK, 2.4)
    pen.slice((50, 11, 88, 59), (183, 357), TEAMS[seat], INK)
    for x in (59, 69, 79):
        pen.line((x, 15 + abs(x - 69) / 4, x, 30), ACCENTS[seat], 4)
    pen.line((59, 42, 66, 42), INK, 5)
    pen.line((72, 42, 79, 42), INK, 5)
    pen.arc((60, 40, 78, 56), (20, 160), INK, 2.6)
    pen.tile((46, 84, 92, 122), PAPER, INK, 2.4, round_by=6)
    pen.write((69, 103), str(number), heavy, 40, INK)
    return sheet.reduce(SCALE)


def _torso(sheet: Image.Image, seat: int, scale: float, leader: Jersey | None) -> None:
    """Fill the shirt with the team's cloth, or with the colour of a leader's jersey."""
    mask = Image.new("L", sheet.size, 0)
    Pen(mask, size=scale).area((40, 68, 57, 63, 81, 63, 98, 68, 96.5, 145.5, 41.5, 145.5), (255,))
    layer = Image.new("RGB", sheet.size, JERSEYS[leader] if leader else PAPER)
    if leader is None:
        layer.paste(cloth(seat, sheet.width // SCALE, sheet.height // SCALE, 15 * scale))
    sheet.paste(layer, mask=mask)

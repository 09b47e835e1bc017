"""The cards: as masonry in a wall, and in the field with the back or the face up.

Cards are cached like all pictures. Their numbers must be legible at a third of the size.
"""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from typing import TYPE_CHECKING

from PIL import Image, ImageOps

from cogs.fort.board import FACE_DOWN
from cogs.fort.cards import Figure, figure
from cogs.fort.places import name
from images.fort.colours import (
    AMBER,
    BACK,
    BACK_DEEP,
    BACK_PALE,
    EDGE,
    EMPTY_PLACE,
    EMPTY_PLACE_INK,
    GOLD,
    GREY_TONES,
    INK,
    JOINT,
    PAPER,
    STONE,
)
from images.fort.figures import PEOPLE, SIDE, roof, tower
from images.fort.layout import BATTLEMENT, CARD, FOOT, SLOT, STONE_HEIGHT
from images.kit.fonts import sans, serif
from images.kit.pen import Pen, paste, sprite
from images.kit.stored_pictures import stored_picture
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

    from images.kit.colours import Colour

MERLON_COUNT, NOTCH_DEPTH = 3, 15
"""Number of teeth in one card's battlement, and depth in pixels of the gaps between them."""
BRICK_JOINTS = ((8, 92, 30), (84, 92, 106), (2, 150, 22), (92, 150, 110), (4, 121, 14), (98, 121, 109))
"""Left end, height and right end of the joints that are visible beside the number."""
TURNED_SIZE = (192, 162)
"""Width and height of the turned card with its rays, which leave the names of the neighbouring places free."""
TURNED_RISE = 23
"""Pixels by which the turned card reaches above its place; it reaches farther below, where names begin lower."""
_RAY_COUNT = 18
_KEEP_OUTLINE = (
    *((22, 86), (22, 34), (18, 34), (18, 12), (32, 12), (32, 22), (43, 22), (43, 12)),
    *((73, 12), (73, 22), (84, 22), (84, 12), (98, 12), (98, 34), (94, 34), (94, 86)),
)
"""The outline of the keep on every back, as points."""


def bold(size: int) -> FreeTypeFont:
    """Return the face of carved numbers."""
    return serif(size, 800)


def silhouette() -> list[float]:
    """Return the outline of one card's wall as x, y, x, y and so on, from the left foot over the teeth to the right."""
    tooth = SLOT / MERLON_COUNT
    points: list[float] = [0, FOOT, 0, BATTLEMENT + NOTCH_DEPTH]
    for merlon in range(MERLON_COUNT):
        left, right = merlon * tooth + tooth * 0.2, merlon * tooth + tooth * 0.8
        points += [left, BATTLEMENT + NOTCH_DEPTH, left, BATTLEMENT, right, BATTLEMENT, right, BATTLEMENT + NOTCH_DEPTH]
    return [*points, SLOT, BATTLEMENT + NOTCH_DEPTH, SLOT, FOOT]


def _masonry(pen: Pen) -> None:
    outline = silhouette()
    pen.area(outline, STONE)
    for left, y, right in BRICK_JOINTS:
        pen.line((left, y, right, y), JOINT, 2.5)
    pen.line((SLOT, BATTLEMENT + NOTCH_DEPTH, SLOT, FOOT), JOINT, 3)
    pen.line(outline[2:-2], INK, 3)
    pen.line((0, FOOT, SLOT, FOOT), INK, 3)


def _tower(pen: Pen) -> None:
    pen.area((9, FOOT, 9, 40, SLOT - 9, 40, SLOT - 9, FOOT), STONE, INK, 3)
    for left, y, right in ((14, 56, 34), (80, 62, 98), (12, 148, 30), (84, 148, 100)):
        pen.line((left, y, right, y), JOINT, 2.5)
    pen.tile((50, 48, 62, 72), INK, round_by=6)


def _tower_with_roof(pen: Pen) -> None:
    _tower(pen)
    roof(pen.moved(SLOT / 2, 42), 56, 40)


def _start_tower(pen: Pen) -> None:
    _tower(pen)
    pen.area(
        (2, 56, 2, 34, 22, 34, 22, 44, 45, 44, 45, 34, 67, 34, 67, 44, 90, 44, 90, 34, 110, 34, 110, 56), STONE, INK, 3
    )


def _plaque(pen: Pen, number: int) -> None:
    pen.tile((13, 84, SLOT - 13, 150), PAPER, INK, 2.5, round_by=9)
    pen.write((SLOT / 2, 117), str(number), bold, 64, INK)


@picture_cache
def stone(number: int, *, bonus: bool, grey: bool = False) -> Image.Image:
    """Return a wall's card, `SLOT` wide; grey for a wall that is out.

    Figures have no effect in the basic game, so they are smaller there.
    """
    kind, size = figure(number), 1.1 if bonus else 0.9

    def paint(pen: Pen) -> None:
        if kind in PEOPLE:
            PEOPLE[kind](pen.moved(SLOT / 2 - size * SIDE / 2, 78 - size * SIDE, size))
        _masonry(pen)
        if kind is Figure.TOWER:
            _tower_with_roof(pen)
        if kind is Figure.START:
            _start_tower(pen)
        _plaque(pen, number)

    image = sprite(SLOT, STONE_HEIGHT, paint)
    return in_grey(image) if grey else image


def in_grey(image: Image.Image) -> Image.Image:
    """Return a sprite in shades of grey."""
    dark, light = GREY_TONES
    grey_image = ImageOps.colorize(image.convert("L"), dark, light)
    grey_image.putalpha(image.getchannel("A"))
    return grey_image


def ghost(pen: Pen, colour: Colour, width: float = 2.5) -> None:
    """Draw the dashed outline of a card that is not built yet."""
    points = silhouette()
    corners = list(zip(points[::2], points[1::2], strict=True))
    for (x, y), (to_x, to_y) in pairwise(corners):
        length = abs(to_x - x) + abs(to_y - y)
        steps = max(1, round(length / 18))
        for step in range(steps):
            start, end = step / steps, (step + 0.55) / steps
            segment = (x + (to_x - x) * start, y + (to_y - y) * start, x + (to_x - x) * end, y + (to_y - y) * end)
            pen.line(segment, colour, width)


def _keep(pen: Pen) -> None:
    """Draw the keep of a back, wide enough for the name of the place."""
    pen.area(
        [value for corner in _KEEP_OUTLINE for value in corner],
        PAPER,
        BACK_DEEP,
        3,
    )


def _sheet(pen: Pen, fill: tuple[int, ...], line: tuple[int, ...], width: float = 3) -> None:
    pen.tile((1, 1, CARD[0] - 1, CARD[1] - 1), fill, line, width, round_by=12)


@picture_cache
@stored_picture
def back(place: int) -> Image.Image:
    """Return a face-down card with the name of its place."""

    def paint(pen: Pen) -> None:
        _sheet(pen, BACK, BACK_DEEP)
        pen.tile((5, 5, CARD[0] - 5, CARD[1] - 5), None, BACK_PALE, 1.5, round_by=9)
        for x in (11, CARD[0] - 11):
            for y in (16, 46, 76):
                pen.area((x, y - 9, x + 6, y, x, y + 9, x - 6, y), BACK_PALE)
        _keep(pen)
        pen.write((CARD[0] / 2, 57), name(place), lambda size: sans(size, 800), 50, BACK_DEEP)

    return sprite(*CARD, paint)


def draw_empty_place(pen: Pen, place: int) -> None:
    """Draw an empty place of the field: an outline with the name of the place."""
    _sheet(pen, EMPTY_PLACE, EDGE, 2)
    pen.write((CARD[0] / 2, CARD[1] / 2), name(place), sans, 36, EMPTY_PLACE_INK)


def portrait(pen: Pen, number: int) -> None:
    """Draw a card's figure in a square of `SIDE`; nothing if it is neither a tower nor in `PEOPLE`."""
    kind = figure(number)
    if kind is Figure.TOWER:
        tower(pen)
    elif kind in PEOPLE:
        PEOPLE[kind](pen)


def _face(pen: Pen, number: int, line: tuple[int, ...], width: float) -> None:
    _sheet(pen, PAPER, line, width)
    plain = figure(number) is Figure.PLAIN
    pen.write((CARD[0] * (0.5 if plain else 0.325), CARD[1] / 2 + 5), str(number), bold, 60 if plain else 50, INK)
    if not plain:
        portrait(pen.moved(69, 33, 40 / SIDE), number)


@picture_cache
def tag(place: int, *, large: bool = False) -> Image.Image:
    """Return the tag with the name of a place, for the corner of a face-up card."""
    size = 1.26 if large else 0.8

    def paint(pen: Pen) -> None:
        pen.tile((0, 0, 46, 32), BACK, PAPER, 2.5, round_by=10)
        pen.write((23, 16), name(place), lambda height: sans(height, 800), 25, PAPER)

    return sprite(round(46 * size), round(32 * size), lambda pen: paint(pen.moved(0, 0, size)))


@picture_cache
def face(number: int) -> Image.Image:
    """Return a face-up card other than the turned card."""
    return sprite(*CARD, lambda pen: _face(pen, number, INK, 3))


def _ray_end(share: float) -> tuple[float, float]:
    """Return a point of the rounded square on which rays end; `share` is the part of a full turn."""
    x, y = cos(share * 2 * pi), sin(share * 2 * pi)
    stretch = max(abs(x), abs(y)) ** -0.6
    return x * stretch, y * stretch


@picture_cache
def turned_card(number: int) -> Image.Image:
    """Return the turned card: 1.4 times as large, with a gold rim, on rays."""
    width, height = TURNED_SIZE
    size = 1.4

    def paint(pen: Pen) -> None:
        star: list[float] = []
        for ray in range(_RAY_COUNT * 2):
            reach = 0.5 if ray % 2 else 0.41
            x, y = _ray_end(ray / _RAY_COUNT / 2)
            star += [width / 2 + x * width * reach, height / 2 + y * height * reach]
        pen.area(star, GOLD, AMBER, 2.5)
        card = pen.moved((width - CARD[0] * size) / 2, (height - CARD[1] * size) / 2, size)
        _face(card, number, INK, 3)
        card.tile((5, 5, CARD[0] - 5, CARD[1] - 5), None, GOLD, 3.5, round_by=9)

    return sprite(width, height, paint)


def lay_card(image: Image.Image, place: int, number: int, corner: tuple[int, int]) -> None:
    """Paste a card of the field, face down or up, with its top left corner at a point."""
    x, y = corner
    paste(image, back(place) if number == FACE_DOWN else face(number), x, y)
    if number != FACE_DOWN:
        paste(image, tag(place), x + 2, y + 2)


def lay_turned_card(image: Image.Image, place: int, number: int) -> None:
    """Paste the turned card over a picture of size `TURNED_SIZE`."""
    paste(image, turned_card(number), 0, 0)
    paste(image, tag(place, large=True), 10, 12)

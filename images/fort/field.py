"""The field: backs with the number of their place, empty places, and cards that lie face up."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from cogs.fort.cards import Figure, figure
from cogs.fort.view import FACE_DOWN
from images.fort.colours import AMBER, BACK, BACK_DEEP, BACK_PALE, EDGE, EMPTY, FADED_NUMBER, GOLD, INK, PAPER
from images.fort.figures import PEOPLE, SIDE, tower
from images.fort.layout import CARD, cell
from images.fort.stones import bold
from images.kit.fonts import sans
from images.kit.pen import Pen, pasted, sprite

if TYPE_CHECKING:
    from PIL import Image

    from cogs.fort.view import Board

TURNED = (192, 162)
"""The turned card with its rays, which end before the numbers of its neighbours begin."""
RISE = 23
"""So far it reaches above its place; it hangs lower than its middle, since the numbers below begin lower."""
_RAYS = 18
_KEEP = (
    *((22, 86), (22, 34), (18, 34), (18, 12), (32, 12), (32, 22), (43, 22), (43, 12)),
    *((73, 12), (73, 22), (84, 22), (84, 12), (98, 12), (98, 34), (94, 34), (94, 86)),
)
"""The outline of the keep on every back."""


def _keep(pen: Pen) -> None:
    """Draw the keep on every back, broad enough for the number of the place."""
    pen.area(
        [value for corner in _KEEP for value in corner],
        PAPER,
        BACK_DEEP,
        3,
    )


def _sheet(pen: Pen, fill: tuple[int, ...], line: tuple[int, ...], width: float = 3) -> None:
    pen.tile((1, 1, CARD[0] - 1, CARD[1] - 1), fill, line, width, round_by=12)


@cache
def back(place: int) -> Image.Image:
    """Return a face-down card with the number of its place."""

    def paint(pen: Pen) -> None:
        _sheet(pen, BACK, BACK_DEEP)
        pen.tile((5, 5, CARD[0] - 5, CARD[1] - 5), None, BACK_PALE, 1.5, round_by=9)
        for x in (11, CARD[0] - 11):
            for y in (16, 46, 76):
                pen.area((x, y - 9, x + 6, y, x, y + 9, x - 6, y), BACK_PALE)
        _keep(pen)
        pen.write((CARD[0] / 2, 57), str(place), lambda size: sans(size, 800), 50, BACK_DEEP)

    return sprite(*CARD, paint)


def empty(pen: Pen, place: int) -> None:
    """Draw the outline that a card leaves where it lay."""
    _sheet(pen, EMPTY, EDGE, 2)
    pen.write((CARD[0] / 2, CARD[1] / 2), str(place), sans, 36, FADED_NUMBER)


def portrait(pen: Pen, number: int) -> None:
    """Draw a card's figure in a square of 64."""
    shown = figure(number)
    if shown is Figure.TOWER:
        tower(pen)
    elif shown in PEOPLE:
        PEOPLE[shown](pen)


def _face(pen: Pen, number: int, line: tuple[int, ...], width: float) -> None:
    _sheet(pen, PAPER, line, width)
    alone = figure(number) is Figure.PLAIN
    pen.write((CARD[0] * (0.5 if alone else 0.325), CARD[1] / 2 + 5), str(number), bold, 60 if alone else 50, INK)
    if not alone:
        portrait(pen.moved(69, 33, 40 / SIDE), number)


@cache
def tag(place: int, *, large: bool = False) -> Image.Image:
    """Return the number of a place as it hangs on the corner of a card that lies face up."""
    size = 1.26 if large else 0.8

    def paint(pen: Pen) -> None:
        pen.tile((0, 0, 46, 32), BACK, PAPER, 2.5, round_by=10)
        pen.write((23, 16), str(place), lambda height: sans(height, 800), 25, PAPER)

    return sprite(round(46 * size), round(32 * size), lambda pen: paint(pen.moved(0, 0, size)))


@cache
def face(number: int) -> Image.Image:
    """Return a card that stays face up."""
    return sprite(*CARD, lambda pen: _face(pen, number, INK, 3))


def _around(share: float) -> tuple[float, float]:
    """Return a point of the square with rounded corners that rays end on; `share` of a turn."""
    x, y = cos(share * 2 * pi), sin(share * 2 * pi)
    stretch = max(abs(x), abs(y)) ** -0.6
    return x * stretch, y * stretch


@cache
def turned(number: int) -> Image.Image:
    """Return the card just turned up: half as large again, gold-rimmed, on rays."""
    width, height = TURNED
    size = 1.4

    def paint(pen: Pen) -> None:
        star: list[float] = []
        for ray in range(_RAYS * 2):
            reach = 0.5 if ray % 2 else 0.41
            x, y = _around(ray / _RAYS / 2)
            star += [width / 2 + x * width * reach, height / 2 + y * height * reach]
        pen.area(star, GOLD, AMBER, 2.5)
        card = pen.moved((width - CARD[0] * size) / 2, (height - CARD[1] * size) / 2, size)
        _face(card, number, INK, 3)
        card.tile((5, 5, CARD[0] - 5, CARD[1] - 5), None, GOLD, 3.5, round_by=9)

    return sprite(width, height, paint)


def lay(image: Image.Image, board: Board, top: int) -> None:
    """Lay out the cards of a board, the row of the first nine at `top`; the turned one over its neighbours."""
    for place, number in enumerate(board.field, start=1):
        if number is not None and place != board.turned:
            x, y = cell(place, top)
            pasted(image, face(number) if number != FACE_DOWN else back(place), x, y)
            if number != FACE_DOWN:
                pasted(image, tag(place), x + 2, y + 2)
    if board.turned and (up := board.field[board.turned - 1]):
        _lay_turned(image, board.turned, up, top)


def _lay_turned(image: Image.Image, place: int, number: int, top: int) -> None:
    """Lay the turned card over its neighbours, but never beyond the picture."""
    x, y = cell(place, top)
    x = min(max(x + (CARD[0] - TURNED[0]) // 2, 0), image.width - TURNED[0])
    pasted(image, turned(number), x, y - RISE)
    pasted(image, tag(place, large=True), x + 10, y - RISE + 12)

"""Fantom's ticket track as everybody sees it: a box for every ride, with what he rode and where he was shown."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from PIL import ImageDraw

from cogs.fantom.view import Box, Phase
from images.fantom.colours import CAB, FOG, FRAME, GLOW, INK, PAPER, SEPIA
from images.fantom.hunt.pictograms import eye, flag, heavy, ticket, unknown
from images.kit.colours import mix
from images.kit.pen import pasted, sprite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL import Image

    from cogs.fantom.view import Board
    from images.kit.colours import Colour
    from images.kit.pen import Pen

ROW = 136
"""Height of a row of boxes, the gap and the bracket above it included."""
BRACKET = 22
_NARROWEST = 116
"""A box's width at least."""
_LONGEST = 12
"""Boxes in a row at most."""
_TICKET, _SMALL = 46, 36
"""Height of a ticket alone in its box, and beside a station."""
_DISC = 30
"""Radius of the disc of a shown station."""
_DIGITS = {1: 38, 2: 38, 3: 27}
"""Height of the type in it by the number of digits: none touches the rim."""


def across(boxes: int, width: int) -> int:
    """Return how many boxes stand in a row."""
    rows = -(-boxes // min(max(1, width // _NARROWEST), _LONGEST))
    return -(-boxes // rows)


def height(boxes: int, width: int) -> int:
    """Return how high the track is, in pixels."""
    return -(-boxes // across(boxes, width)) * ROW + 6


def doubles(log: tuple[Box, ...], boxes: int) -> tuple[tuple[int, int], ...]:
    """Return the first and the second box of every double move, numbered from 1; the second may still be empty."""
    pairs: list[tuple[int, int]] = []
    for number, box in enumerate(log, 1):
        if box.double and number < boxes and not (pairs and pairs[-1][1] == number):
            pairs.append((number, number + 1))
    return tuple(pairs)


def track(image: Image.Image, board: Board, at: tuple[int, int], width: int) -> None:
    """Draw the whole track with its top left corner at a point."""
    count = across(board.boxes, width)
    wide = width // count
    told = board.hunts[-1].route if board.phase is Phase.OVER and board.hunts else ()
    for number in range(1, board.boxes + 1):
        x, y = _corner(at, wide, count, number)
        _cell(image, board, (x, y, wide - 8), number)
        if number <= len(board.log):
            station = told[number - 1] if number <= len(told) else board.log[number - 1].station
            _written(image, board, (x, y, wide - 8), number, station)
    for pair in doubles(board.log, board.boxes):
        for part in _bracket(pair, count):
            _embrace(image, [_corner(at, wide, count, number) for number in part], wide - 8)
    if board.next_reveal and board.phase is not Phase.OVER:
        x, y = _corner(at, wide, count, board.next_reveal)
        pasted(image, _pointer(), x + (wide - 8) // 2 - 17, y - 22)


def _corner(at: tuple[int, int], wide: int, count: int, number: int) -> tuple[int, int]:
    row, column = divmod(number - 1, count)
    return at[0] + column * wide + 4, at[1] + row * ROW + BRACKET


def _cell(image: Image.Image, board: Board, box: tuple[int, int, int], number: int) -> None:
    """Draw an empty box with its number, and the eye where Fantom has to appear."""
    x, y, wide = box
    upcoming, reveal = number == board.next_reveal and board.phase is not Phase.OVER, number in board.reveals
    newest = number == len(board.log)
    fill = mix(GLOW, PAPER, 0.5) if upcoming else PAPER
    edge, line = (INK, 5) if newest else ((GLOW, 5) if reveal else (FRAME, 2))
    pasted(image, blank(wide, ROW - BRACKET - 6, fill, edge, line), x, y)
    ImageDraw.Draw(image).text((x + 11, y + 37), str(number), SEPIA, heavy(33), anchor="ls")
    if reveal:
        sign = eye(26)
        pasted(image, sign, x + wide - sign.width - 9, y + 12)


@cache
def blank(wide: int, high: int, fill: Colour, edge: Colour, line: float) -> Image.Image:
    """Return an empty card with rounded corners."""

    def paint(pen: Pen) -> None:
        inset = line / 2
        pen.tile((inset, inset, wide - inset, high - inset), fill, edge, line, round_by=12)

    return sprite(wide, high, paint)


@cache
def _pointer() -> Image.Image:
    """Return the arrow that points at the next box in which Fantom appears."""
    return sprite(34, 26, lambda pen: pen.area((3, 3, 31, 3, 17, 23), GLOW, INK, 2.5))


def _written(image: Image.Image, board: Board, box: tuple[int, int, int], number: int, station: int | None) -> None:
    """Fill a box: the ticket at the left, the station, if it is known, at the right."""
    x, y, wide = box
    known, size = board.log[number - 1], _TICKET if station is None else _SMALL
    if known.transport:
        part = ticket(known.transport, size)
    else:
        part = unknown(size) if number > 1 or board.start is not None or known.double else flag(size)
    foot = y + ROW - BRACKET - 6
    if station is None:
        pasted(image, part, x + (wide - part.width) // 2, foot - part.height - 12)
        return
    disc = numbered(station, GLOW if known.shown else FOG, shown=known.shown)
    pasted(image, part, x + (wide - part.width - disc.width) // 2, foot - 36 - part.height // 2)
    pasted(image, disc, x + wide - (wide - part.width - disc.width) // 2 - disc.width, foot - 36 - disc.height // 2)


@lru_cache(maxsize=256)
def numbered(station: int, edge: Colour, *, shown: bool = False) -> Image.Image:
    """Return a station's disc with an edge of a colour, dark where Fantom appeared in person."""
    side, digits = _DISC * 2, str(station)

    def paint(pen: Pen) -> None:
        fill, ink = (CAB, PAPER) if shown else (PAPER, INK)
        pen.oval((0.5, 0.5, side - 0.5, side - 0.5), fill, INK, 6)
        pen.oval((1.5, 1.5, side - 1.5, side - 1.5), None, edge, 4)
        pen.write((side / 2, side / 2), digits, heavy, _DIGITS[len(digits)], ink)

    return sprite(side, side, paint)


def _bracket(pair: tuple[int, int], count: int) -> Iterator[tuple[int, ...]]:
    """Yield the boxes of a double move row by row."""
    if (pair[0] - 1) // count == (pair[1] - 1) // count:
        yield pair
    else:
        yield from ((number,) for number in pair)


def _embrace(image: Image.Image, corners: list[tuple[int, int]], wide: int) -> None:
    """Draw the bracket above boxes of a double move, with its sign."""
    draw = ImageDraw.Draw(image)
    left, right, y = corners[0][0] + 8, corners[-1][0] + wide - 8, corners[0][1] - 9
    for ink, width, grown in ((INK, 9, 2), (GLOW, 5, 0)):
        draw.line((left - grown, y, right + grown, y), ink, width)
        for x in (left, right):
            draw.line((x, y, x, y + 8 + grown), ink, width)
    sign = _twice()
    pasted(image, sign, (left + right - sign.width) // 2, y - sign.height // 2)


@cache
def _twice() -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.tile((1, 1, 51, 29), GLOW, INK, 2, round_by=9)
        pen.write((26, 15), "2×", heavy, 25, INK)

    return sprite(52, 30, paint)

"""Fantom's ticket track as everybody sees it, and everybody's tickets: a card for Fantom and one for every pawn.

The track has a box for every ride, with its ticket and the station, where it was shown.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw

from cogs.fantom.board import Box, Phase
from cogs.fantom.knowledge.rides import to_ride
from cogs.fantom.map.transport import LAND, Transport
from images.fantom.colours import CAB, FOG, FRAME, GLOW, INK, PAPER, SEPIA
from images.fantom.hunt.pictograms import WIDE, colour_of, double, eye, fantom, figure, flag, heavy, ticket, unknown
from images.fantom.hunt.reading import name_of, word
from images.kit import names
from images.kit.colours import mix
from images.kit.pen import pasted, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cogs.fantom.board import Board, Detective
    from cogs.fantom.map.transport import Stock, Tickets
    from images.kit import Look
    from images.kit.colours import Colour
    from images.kit.pen import Pen

    Held = tuple[Callable[[int], Image.Image], int]
    """A kind of ticket, drawn at a height, and how many somebody holds."""

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

CARD = 132
"""Height of a card, the gap below it included."""
_FIGURE = 96
_NAME = 38
_COUNTED = 42
_SMALLEST = 26
"""Height of a ticket at least."""
_NARROWEST_CARD = 470
_WIDER = 1.25
"""Fantom has five kinds of tickets, so that column is wider."""


def across(boxes: int, width: int) -> int:
    """Return how many boxes stand in a row."""
    rows = -(-boxes // min(max(1, width // _NARROWEST), _LONGEST))
    return -(-boxes // rows)


def track_height(boxes: int, width: int) -> int:
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


@picture_cache
def blank(wide: int, high: int, fill: Colour, edge: Colour, line: float) -> Image.Image:
    """Return an empty card with rounded corners."""

    def paint(pen: Pen) -> None:
        inset = line / 2
        pen.tile((inset, inset, wide - inset, high - inset), fill, edge, line, round_by=12)

    return sprite(wide, high, paint)


@picture_cache
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


@picture_cache
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


@picture_cache
def _twice() -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.tile((1, 1, 51, 29), GLOW, INK, 2, round_by=9)
        pen.write((26, 15), "2×", heavy, 25, INK)

    return sprite(52, 30, paint)


def columns(cards: int, width: int) -> int:
    """Return how many cards stand in a row."""
    fitting = max(1, min(3, width // _NARROWEST_CARD))
    return 2 if cards == 4 and fitting > 1 else fitting  # noqa: PLR2004 - two rows of two


def cards_height(pawns: int, width: int) -> int:
    """Return how high all the cards are, in pixels."""
    return -(-(pawns + 1) // columns(pawns + 1, width)) * CARD + 8


def _columns(count: int, width: int) -> list[tuple[int, int]]:
    """Return the left end and the width of every column."""
    rest = round(width / (count - 1 + _WIDER))
    first = width - rest * (count - 1)
    return [(4, first - 8), *((first + rest * index + 4, rest - 8) for index in range(count - 1))]


def ticket_cards(image: Image.Image, board: Board, look: Look, at: tuple[int, int], width: int) -> None:
    """Draw all cards with the top left corner of the first at a point."""
    across = _columns(columns(len(board.detectives) + 1, width), width)
    for index, each in enumerate((None, *board.detectives)):
        row, column = divmod(index, len(across))
        left, wide = across[column]
        box = at[0] + left, at[1] + row * CARD + 8, wide
        if each is None:
            _fantom(image, board, look, box)
        else:
            _detective(image, board, look, each, box)


def _card(image: Image.Image, box: tuple[int, int, int], *, active: bool) -> None:
    x, y, wide = box
    fill, edge, line = (mix(GLOW, PAPER, 0.6), INK, 5) if active else (PAPER, FRAME, 2)
    pasted(image, blank(wide, CARD - 10, fill, edge, line), x, y)


def _fantom(image: Image.Image, board: Board, look: Look, box: tuple[int, int, int]) -> None:
    x, y, wide = box
    _card(image, box, active=board.turn == board.fantom)
    pasted(image, fantom(_FIGURE), x + 12, y + 13)
    draw, left = ImageDraw.Draw(image), x + 96
    said = word(look.language, "fantom")
    draw.text((left, y + 46), said, SEPIA, heavy(_NAME), anchor="ls")
    begin = left + round(heavy(_NAME).getlength(said)) + 16
    room = x + wide - begin - 14 - (0 if board.start is None else 120)
    names.write(draw, (begin, y + 34), name_of(look, board.fantom, _NAME, room), _NAME, INK)
    if board.start is not None:
        disc, sign = numbered(board.start, GLOW, shown=True), flag(_COUNTED)
        pasted(image, disc, x + wide - disc.width - 10, y + 8)
        pasted(image, sign, x + wide - disc.width - sign.width - 12, y + 14)
    counts(image, held(board.stock), (left, y + 84), wide - 106)


def _detective(image: Image.Image, board: Board, look: Look, each: Detective, box: tuple[int, int, int]) -> None:
    x, y, wide = box
    _card(image, box, active=each in to_ride(board) or (board.pawn is each.pawn and board.phase is not Phase.OVER))
    pasted(image, figure(each.pawn, look.language, _FIGURE), x + 12, y + 13)
    draw, left = ImageDraw.Draw(image), x + 96
    room = wide - 96 - (78 if each.station is not None else 14)
    names.write(draw, (left, y + 34), name_of(look, each.seat, _NAME, room), _NAME, INK)
    if each.station is not None:
        disc = numbered(each.station, colour_of(each.pawn))
        pasted(image, disc, x + wide - disc.width - 10, y + 8)
    counts(image, [(partial(ticket, kind), count(each.tickets, kind)) for kind in LAND], (left, y + 84), wide - 106)


def count(held: Tickets | Stock, kind: Transport) -> int:
    """Return how many tickets of a kind somebody holds."""
    number: int = getattr(held, kind.value, 0)
    return number


def held(stock: Stock) -> list[Held]:
    """Return Fantom's tickets of every kind, as they are drawn, with how many there are."""
    kinds: list[Held] = [(partial(ticket, kind), count(stock, kind)) for kind in Transport]
    return [*kinds, (double, stock.double)]


def counts(image: Image.Image, held: list[Held], at: tuple[int, int], width: int) -> None:
    """Draw tickets in a row from a point at mid height, each with its number; those that are used up are faint."""
    size = next((size for size in range(_COUNTED, _SMALLEST, -1) if _long(held, size) <= width), _SMALLEST)
    draw, (x, y) = ImageDraw.Draw(image), at
    gap = min(2 * size // 3, (width - _long(held, size)) // len(held) + size // 2)
    for kind, number in held:
        part = kind(size)
        pasted(image, part if number else faint(part), x, y - size // 2)
        x += part.width + 5
        draw.text((x, y + size * 0.34), str(number), INK if number else FRAME, heavy(size), anchor="ls")
        x += round(heavy(size).getlength(str(number))) + gap


def _long(held: list[Held], size: int) -> int:
    """Return how long a row of tickets of a height is, in pixels."""
    return sum(round(size * WIDE) + 5 + size // 2 + round(heavy(size).getlength(str(number))) for _, number in held)


def faint(part: Image.Image) -> Image.Image:
    """Return a sprite, mostly faded into the paper."""
    pale = part.copy()
    pale.putalpha(ImageChops.multiply(part.getchannel("A"), Image.new("L", part.size, 90)))
    return pale

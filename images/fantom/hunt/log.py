"""Fantom's log sheet: a form in an envelope, filled in by hand. Private to Fantom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from images.fantom.colours import DEEP, FRAME, GLOW, INK, PALETTE, PAPER, QUAY, SEPIA, SHADE, TRAM
from images.fantom.hunt.pictograms import double, eye, flag, ticket, unknown
from images.fantom.hunt.reading import word
from images.fantom.hunt.tickets import counts, held
from images.fantom.hunt.track import doubles
from images.kit import encode
from images.kit.fonts import bold, heavy, italic, serif
from images.kit.pen import ground, pasted
from images.kit.text import find_size
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from cogs.fantom.board import Board, Hand
    from images.kit import Look, Picture
    from images.kit.pen import Pen

WIDTH = 1000
LEFT, TITLE = 56, 190
COLUMNS, CELL = 4, (225, 128)
_TICKET = 44
_STAMP_ROOM = 400
"""Maximum width in pixels of the stamp's word."""
FOOT = 210
"""Height in pixels of the part below the boxes."""


def draw_log(hand: Hand, look: Look) -> Picture | None:
    """Draw Fantom's log; return None for detectives, who have no log, and for an empty log."""
    if not hand.route:
        return None
    board = hand.board
    image = _form(board.boxes, board.reveals, look.language).copy()
    for number, station in enumerate(hand.route, 1):
        _entry(image, board, number, station)
    for pair in doubles(board.log, board.boxes):
        for number in pair:
            x, y = _corner(number)
            pasted(image, double(34), x + CELL[0] - 62, y + 8)
    foot = _bottom(board.boxes)
    ImageDraw.Draw(image).text((LEFT, foot + 44), word(look.language, "tickets"), SEPIA, serif(34), anchor="ls")
    counts(image, held(board.stock), (LEFT, foot + 106), WIDTH - 2 * LEFT)
    return encode(image, PALETTE)


def _bottom(boxes: int) -> int:
    """Return the y coordinate of the end of the boxes."""
    return TITLE + -(-boxes // COLUMNS) * CELL[1] + 14


def _corner(number: int) -> tuple[int, int]:
    row, column = divmod(number - 1, COLUMNS)
    return LEFT + column * CELL[0], TITLE + row * CELL[1]


@picture_cache
def _form(boxes: int, reveals: tuple[int, ...], language: str) -> Image.Image:
    """Return the empty form in its envelope. The image is cached, so callers draw on a copy."""
    high = _bottom(boxes) + FOOT

    def paint(pen: Pen) -> None:
        _envelope(pen, high)
        pen.tile((24, 60, WIDTH - 24, high - 64), PAPER, FRAME, 2, round_by=8)
        for number in range(1, boxes + 1):
            _box(pen.moved(*_corner(number)), number, reveal=number in reveals)
        _pocket(pen, high)

    sheet = ground(WIDTH, high, QUAY, paint)
    draw = ImageDraw.Draw(sheet)
    draw.text((LEFT, 148), word(language, "log"), INK, serif(66), anchor="ls")
    _stamp(sheet, word(language, "secret"), _bottom(boxes))
    for number in reveals:
        x, y = _corner(number)
        sign = eye(26)
        pasted(sheet, sign, x + 60, y + 14)
    return sheet


def _envelope(pen: Pen, high: float) -> None:
    """Draw the opened envelope behind the form, with its flap up."""
    pen.area((0, 60, 0, 0, WIDTH, 0, WIDTH, 60), SHADE)
    pen.area((0, 60, 400, 6, 600, 6, WIDTH, 60), QUAY, FRAME, 3)
    pen.line((2, 60, 2, high, WIDTH - 2, high, WIDTH - 2, 60), FRAME, 4)


def _pocket(pen: Pen, high: float) -> None:
    """Draw the front of the envelope over the lower end of the form."""
    front = (0, high, 0, high - 56, 24, high - 40, WIDTH - 24, high - 40, WIDTH, high - 56, WIDTH, high)
    pen.area(front, QUAY, FRAME, 3)


def _box(pen: Pen, number: int, *, reveal: bool) -> None:
    """Draw an empty box with its printed number, and with a golden edge if Fantom must appear in it."""
    wide, high = CELL[0] - 12, CELL[1] - 12
    pen.tile((0, 0, wide, high), PAPER, GLOW if reveal else FRAME, 6 if reveal else 2, round_by=10)
    pen.line((16, high - 14, wide - 80, high - 14), SHADE, 2)
    pen.write((32, 27), str(number), bold, 30, SEPIA)


def _stamp(sheet: Image.Image, said: str, top: int) -> None:
    """Stamp a word on the form, slightly rotated."""
    size = find_size(heavy, said, range(34, 15, -2), _STAMP_ROOM)
    wide = round(heavy(size).getlength(said)) + 40
    stamp = Image.new("RGBA", (wide, size + 30), (*TRAM, 0))
    draw = ImageDraw.Draw(stamp)
    draw.rounded_rectangle((2, 2, wide - 3, size + 27), 10, None, TRAM, 4)
    draw.text((wide // 2, size + 8), said, TRAM, heavy(size), anchor="ms")
    turned = stamp.rotate(4, Image.Resampling.BICUBIC, expand=True)
    pasted(sheet, turned, WIDTH - LEFT - turned.width, top - 12)


@picture_cache
def _handwritten(station: int, slant: int) -> Image.Image:
    """Return a station's number in italics, rotated by `slant` degrees to look handwritten."""
    face = italic(72, 600)
    note = Image.new("RGBA", (150, 96), (*DEEP, 0))
    ImageDraw.Draw(note).text((75, 74), str(station), DEEP, face, anchor="ms")
    return note.rotate(slant, Image.Resampling.BICUBIC)


def _entry(image: Image.Image, board: Board, number: int, station: int) -> None:
    x, y = _corner(number)
    note = _handwritten(station, (number * 37) % 9 - 4)
    pasted(image, note, x + 72 - note.width // 2, y + 22)
    known = board.log[number - 1]
    if known.transport:
        part = ticket(known.transport, _TICKET)
    else:
        part = flag(_TICKET) if number == 1 and board.start is None else unknown(_TICKET)
    pasted(image, part, x + CELL[0] - 76 + (58 - part.width) // 2, y + CELL[1] - 70)

"""Fantom's log sheet: a form in an envelope, filled in by hand. Private to Fantom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from images.fantom.colours import DEEP, FRAME, GLOW, INK, PALETTE, PAPER, QUAY, SEPIA, SHADE, TRAM
from images.fantom.hunt.pictograms import double, eye, flag, ticket, unknown
from images.fantom.hunt.reading import word
from images.fantom.hunt.tickets import draw_counts, held_tickets
from images.fantom.hunt.track import double_moves
from images.kit import encode
from images.kit.fonts import bold, heavy, italic, serif
from images.kit.pen import ground, paste
from images.kit.text import find_size
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from cogs.fantom.board import Board, Hand
    from images.kit import Look, Picture
    from images.kit.pen import Pen

WIDTH = 1000
LEFT, BOXES_TOP = 56, 190
COLUMNS, CELL_SIZE = 4, (225, 128)
_TICKET_HEIGHT = 44
_STAMP_ROOM = 400
"""Maximum width in pixels of the stamp's word."""
FOOT_HEIGHT = 210
"""Height in pixels of the part below the boxes."""


def draw_log(hand: Hand, look: Look) -> Picture | None:
    """Draw Fantom's log; return None for detectives, who have no log, and for an empty log."""
    if not hand.route:
        return None
    board = hand.board
    image = _form(board.boxes, board.reveals, look.language).copy()
    for number, station in enumerate(hand.route, 1):
        _draw_entry(image, board, number, station)
    for pair in double_moves(board.log, board.boxes):
        for number in pair:
            x, y = _corner(number)
            paste(image, double(34), x + CELL_SIZE[0] - 62, y + 8)
    foot = _boxes_bottom(board.boxes)
    ImageDraw.Draw(image).text((LEFT, foot + 44), word(look.language, "tickets"), SEPIA, serif(34), anchor="ls")
    draw_counts(image, held_tickets(board.stock), (LEFT, foot + 106), WIDTH - 2 * LEFT)
    return encode(image, PALETTE)


def _boxes_bottom(boxes: int) -> int:
    """Return the y coordinate of the end of the boxes."""
    return BOXES_TOP + -(-boxes // COLUMNS) * CELL_SIZE[1] + 14


def _corner(number: int) -> tuple[int, int]:
    row, column = divmod(number - 1, COLUMNS)
    return LEFT + column * CELL_SIZE[0], BOXES_TOP + row * CELL_SIZE[1]


@picture_cache
def _form(boxes: int, reveals: tuple[int, ...], language: str) -> Image.Image:
    """Return the empty form in its envelope. The image is cached, so callers draw on a copy."""
    height = _boxes_bottom(boxes) + FOOT_HEIGHT

    def paint(pen: Pen) -> None:
        _envelope(pen, height)
        pen.tile((24, 60, WIDTH - 24, height - 64), PAPER, FRAME, 2, round_by=8)
        for number in range(1, boxes + 1):
            _box(pen.moved(*_corner(number)), number, reveal=number in reveals)
        _pocket(pen, height)

    sheet = ground(WIDTH, height, QUAY, paint)
    draw = ImageDraw.Draw(sheet)
    draw.text((LEFT, 148), word(language, "log"), INK, serif(66), anchor="ls")
    _stamp(sheet, word(language, "secret"), _boxes_bottom(boxes))
    for number in reveals:
        x, y = _corner(number)
        sign = eye(26)
        paste(sheet, sign, x + 60, y + 14)
    return sheet


def _envelope(pen: Pen, height: float) -> None:
    """Draw the opened envelope behind the form, with its flap up."""
    pen.area((0, 60, 0, 0, WIDTH, 0, WIDTH, 60), SHADE)
    pen.area((0, 60, 400, 6, 600, 6, WIDTH, 60), QUAY, FRAME, 3)
    pen.line((2, 60, 2, height, WIDTH - 2, height, WIDTH - 2, 60), FRAME, 4)


def _pocket(pen: Pen, height: float) -> None:
    """Draw the front of the envelope over the lower end of the form."""
    front = (0, height, 0, height - 56, 24, height - 40, WIDTH - 24, height - 40, WIDTH, height - 56, WIDTH, height)
    pen.area(front, QUAY, FRAME, 3)


def _box(pen: Pen, number: int, *, reveal: bool) -> None:
    """Draw an empty box with its printed number, and with a golden edge if Fantom must appear in it."""
    width, height = CELL_SIZE[0] - 12, CELL_SIZE[1] - 12
    pen.tile((0, 0, width, height), PAPER, GLOW if reveal else FRAME, 6 if reveal else 2, round_by=10)
    pen.line((16, height - 14, width - 80, height - 14), SHADE, 2)
    pen.write((32, 27), str(number), bold, 30, SEPIA)


def _stamp(sheet: Image.Image, label: str, top: int) -> None:
    """Stamp a word on the form, slightly rotated."""
    size = find_size(heavy, label, range(34, 15, -2), _STAMP_ROOM)
    width = round(heavy(size).getlength(label)) + 40
    stamp = Image.new("RGBA", (width, size + 30), (*TRAM, 0))
    draw = ImageDraw.Draw(stamp)
    draw.rounded_rectangle((2, 2, width - 3, size + 27), 10, None, TRAM, 4)
    draw.text((width // 2, size + 8), label, TRAM, heavy(size), anchor="ms")
    turned = stamp.rotate(4, Image.Resampling.BICUBIC, expand=True)
    paste(sheet, turned, WIDTH - LEFT - turned.width, top - 12)


@picture_cache
def _handwriting(station: int, slant: int) -> Image.Image:
    """Return a station's number in italics, rotated by `slant` degrees to look handwritten."""
    face = italic(72, 600)
    note = Image.new("RGBA", (150, 96), (*DEEP, 0))
    ImageDraw.Draw(note).text((75, 74), str(station), DEEP, face, anchor="ms")
    return note.rotate(slant, Image.Resampling.BICUBIC)


def _draw_entry(image: Image.Image, board: Board, number: int, station: int) -> None:
    x, y = _corner(number)
    note = _handwriting(station, (number * 37) % 9 - 4)
    paste(image, note, x + 72 - note.width // 2, y + 22)
    entry = board.log[number - 1]
    if entry.transport:
        part = ticket(entry.transport, _TICKET_HEIGHT)
    else:
        part = flag(_TICKET_HEIGHT) if number == 1 and board.start is None else unknown(_TICKET_HEIGHT)
    paste(image, part, x + CELL_SIZE[0] - 76 + (58 - part.width) // 2, y + CELL_SIZE[1] - 70)

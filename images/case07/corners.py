"""What lies in the four corners beside the brick grid: how far the game is, the victory boxes, the piles, the key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.case07.board import BOXES, INVESTIGATIONS, Phase, standing
from cogs.case07.moves import Size
from images.case07.colours import CREAM, EDGE, GLOW, GREY, INK, PAPER, RED, TEAL
from images.case07.discs import badge, disc
from images.case07.layout import BOTTOM, MARGIN, PITCH, WIDTH
from images.case07.lettering import aligned, centred, heavy, name_of, word
from images.case07.tiles import NARROW_TYPE, card_face
from images.kit import names
from images.kit.colours import mix
from images.kit.pen import pasted, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from cogs.case07.board import Board, Investigator, Standing
    from images.kit import Look
    from images.kit.pen import Pen

SHEET = (374, 428)
"""Width and height of the paper in a corner."""
RIGHT, LOW = WIDTH - MARGIN - SHEET[0], BOTTOM - PITCH[1] + 4
"""Left end of the right sheets, and upper end of the lower ones."""
_PILE = (120, 152)
DISCARDED = (SHEET[0] - 30, 106)


def corners(image: Image.Image, board: Board, look: Look) -> None:
    """Fill all four."""
    _progress(image, board, look)
    if board.phase is Phase.OVER:
        _result(image, board, look)
    else:
        _boxes(image, board, look.language)
    _piles(image, board, look.language)
    key(image, look.language, noted=any(map(has_noted, board.players)))


def has_noted(player: Investigator) -> bool:
    """Return whether a player has noted a disc on a tile next door, so that the key has to tell what that means."""
    return any(each.patrol is not None for each in player.discs)


@picture_cache
def paper(wide: int, high: int) -> Image.Image:
    """Return a sheet of a file, with its clip."""

    def paint(pen: Pen) -> None:
        pen.tile((6, 6, wide, high), (*mix(EDGE, INK, 0.5), 140), round_by=4)
        pen.tile((0, 0, wide - 6, high - 6), CREAM, EDGE, 2, round_by=4)

    return sprite(wide, high, paint)


def _progress(image: Image.Image, board: Board, look: Look) -> None:
    """Write which investigation and round it is, and whose turn."""
    language, middle = look.language, MARGIN + (SHEET[0] - 6) // 2
    pasted(image, paper(*SHEET), MARGIN, MARGIN)
    ImageDraw.Draw(image).rectangle((MARGIN + 2, MARGIN + 2, MARGIN + SHEET[0] - 8, MARGIN + 74), RED)
    centred(image, (middle, MARGIN + 38), "07 ZGŁOŚ SIĘ", 52, 344, PAPER)
    told = word(language, "investigation", number=board.investigation, of=INVESTIGATIONS)
    centred(image, (middle, MARGIN + 120), told, 46, 346)
    centred(image, (middle, MARGIN + 188), word(language, "round", round=board.round), 54, 346)
    top = MARGIN + 236
    if board.phase is Phase.OVER or board.turn is None:
        centred(image, (middle, top + 84), word(language, "over"), 54, 346, RED)
        return
    draw = ImageDraw.Draw(image)
    draw.rectangle((MARGIN + 10, top, MARGIN + SHEET[0] - 16, MARGIN + SHEET[1] - 18), GLOW, INK, 3)
    seat = board.question.holder if board.question else board.turn
    centred(image, (middle, top + 36), word(language, "answers" if board.question else "turn"), 42, 330)
    name = name_of(look, seat, 48, 250)
    left = middle - (names.width(name, 48) + 82) // 2
    pasted(image, badge(seat, 70), left, top + 72)
    names.write(draw, (left + 82, top + 107), name, 48, INK)


def _boxes(image: Image.Image, board: Board, language: str) -> None:
    """Draw the victory boxes, the next one raised."""
    pasted(image, paper(*SHEET), RIGHT, MARGIN)
    middle = RIGHT + (SHEET[0] - 6) // 2
    centred(image, (middle, MARGIN + 42), word(language, "boxes"), 40, 346)
    draw = ImageDraw.Draw(image)
    for number, points in enumerate(BOXES):
        following = points == board.next_box
        x, y = RIGHT + 18 + number * 67, MARGIN + 298
        if not following:
            taken = points > board.next_box
            fill, ink = (mix(GREY, PAPER, 0.3), CREAM) if taken else (PAPER, INK)
            draw.rounded_rectangle((x, y, x + 60, y + 80), 8, fill, GREY, 2)
            draw.text((x + 30, y + 58), str(points), ink, heavy(50), anchor="ms")
            if taken:
                draw.line((x + 8, y + 72, x + 52, y + 8), CREAM, 4)
    draw.rounded_rectangle((middle - 92, MARGIN + 82, middle + 92, MARGIN + 270), 14, GLOW, INK, 5)
    draw.text((middle, MARGIN + 230), str(board.next_box), INK, heavy(160), anchor="ms")


def _result(image: Image.Image, board: Board, look: Look) -> None:
    """Write everybody's victory points less penalties, the best first."""
    pasted(image, paper(*SHEET), RIGHT, MARGIN)
    centred(image, (RIGHT + (SHEET[0] - 6) // 2, MARGIN + 40), word(look.language, "result"), 42, 346)
    draw = ImageDraw.Draw(image)
    for row, ((score, _, _), back) in enumerate(_ranked(board)):
        y = MARGIN + 108 + row * 64
        pasted(image, badge(-back, 56), RIGHT + 14, y - 28)
        names.write(draw, (RIGHT + 82, y), name_of(look, -back, 42, 200), 42, INK)
        draw.text((RIGHT + SHEET[0] - 24, y + 18), str(score).replace("-", "−"), INK, heavy(52), anchor="rs")


def _ranked(board: Board) -> list[tuple[Standing, int]]:
    """Return how everybody stands and their seat, negated, the best first and equal ones by seat."""
    told = (standing(each.points, each.penalties, each.patrols) for each in board.players)
    return sorted(((stand, -seat) for seat, stand in enumerate(told)), reverse=True)


def _piles(image: Image.Image, board: Board, language: str) -> None:
    """Draw the evidence that lies face down, and what was discarded last."""
    pasted(image, paper(*SHEET), MARGIN, LOW)
    left, right = MARGIN + 14, MARGIN + SHEET[0] - 24
    if board.deck:
        pasted(image, _back(), left + 6, LOW + 18)
    else:
        _nothing(image, (left + 6, LOW + 18), _PILE)
    beside = left + _PILE[0] + 28
    aligned(image, (beside, LOW + 54), word(language, "deck"), 44, right - beside, "l")
    draw = ImageDraw.Draw(image)
    draw.text((beside, LOW + 150), str(board.deck), INK, heavy(76), anchor="ls")
    aligned(image, (left, LOW + 226), word(language, "discarded"), 44, right - left - 80, "l")
    draw.text((right, LOW + 252), str(len(board.discarded)), INK, heavy(76), anchor="rs")
    if board.discarded:
        image.paste(card_face(board.discarded[-1], language, DISCARDED, NARROW_TYPE), (left, LOW + 284))
    else:
        _nothing(image, (left, LOW + 284), DISCARDED)


def _nothing(image: Image.Image, at: tuple[int, int], frame: tuple[int, int]) -> None:
    """Draw where a pile would lie."""
    box = (at[0], at[1], at[0] + frame[0], at[1] + frame[1])
    ImageDraw.Draw(image).rounded_rectangle(box, 8, None, GREY, 3)


@picture_cache
def _back() -> Image.Image:
    """Return the back of an evidence card."""
    wide, high = _PILE

    def paint(pen: Pen) -> None:
        for lift in (6, 3, 0):
            pen.tile((lift, lift, wide - 6 + lift, high - 6 + lift), PAPER, INK, 2, round_by=8)
        pen.tile((8, 8, wide - 14, high - 14), TEAL, None, round_by=5)
        pen.write((wide / 2 - 3, high / 2 - 3), "07", heavy, 64, CREAM)

    return sprite(wide, high, paint)


def key(image: Image.Image, language: str, seat: int = 0, *, noted: bool = False) -> None:
    """Tell what the discs mean, by those of a seat; with a note next door among them or not."""
    pasted(image, paper(*SHEET), RIGHT, LOW)
    signs = [(disc(seat, Size.LARGE), "large"), (disc(seat, Size.SMALL), "small")]
    signs += [(disc(seat, Size.SMALL, noted=True), "noted")] if noted else []
    first, pitch = (44, 64) if noted else (62, 80)
    for number, (part, said) in enumerate(signs):
        y = LOW + first + number * pitch
        pasted(image, part, RIGHT + 44 - part.width // 2, y - part.height // 2)
        aligned(image, (RIGHT + 82, y), word(language, said), 42, SHEET[0] - 100, "l")
    draw = ImageDraw.Draw(image)
    for number, (dx, dy) in enumerate(((0, 0), (-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1))):
        x, y = RIGHT + 184 + dx * 42, LOW + 304 + dy * 54
        draw.rectangle((x - 37, y - 23, x + 37, y + 23), GLOW if number == 0 else PAPER, INK, 3)
        part = disc(seat, Size.LARGE if number == 0 else Size.SMALL)
        pasted(image, part, x - part.width // 2, y - part.height // 2)

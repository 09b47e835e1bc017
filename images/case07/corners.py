"""What lies in the four corners beside the brick grid: how far the game is, the victory boxes, the piles, the key."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.case07.moves import Size
from cogs.case07.view import BOXES, INVESTIGATIONS, Phase
from images.case07.colours import CREAM, EDGE, GLOW, GREY, INK, PAPER, PLAYERS, RED, TEAL
from images.case07.discs import disc, seal
from images.case07.layout import BOTTOM, MARGIN, PITCH, WIDTH
from images.case07.lettering import aligned, centred, name_of
from images.case07.suspects import heavy
from images.case07.tiles import evidence
from images.case07.words import word
from images.kit import names
from images.kit.colours import mix
from images.kit.pen import pasted, sprite

if TYPE_CHECKING:
    from cogs.case07.view import Board
    from images.kit import Look
    from images.kit.pen import Pen

SHEET = (374, 372)
"""Width and height of the paper in a corner."""
_RIGHT = WIDTH - MARGIN - SHEET[0]
_LOW = BOTTOM - PITCH[1] + 4
_PILE = (150, 190)


def corners(image: Image.Image, board: Board, look: Look) -> None:
    """Fill all four."""
    _progress(image, board, look)
    if board.phase is Phase.OVER:
        _result(image, board, look)
    else:
        _boxes(image, board, look.language)
    _piles(image, board, look.language)
    _key(image, look.language)


@cache
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
    ImageDraw.Draw(image).rectangle((MARGIN + 2, MARGIN + 2, MARGIN + SHEET[0] - 8, MARGIN + 66), RED)
    centred(image, (middle, MARGIN + 34), "07 ZGŁOŚ SIĘ", 48, 340, PAPER)
    told = word(language, "investigation", number=board.investigation, of=INVESTIGATIONS)
    centred(image, (middle, MARGIN + 106), told, 42, 350)
    centred(image, (middle, MARGIN + 164), word(language, "round", round=board.round), 50, 350)
    top = MARGIN + 204
    if board.phase is Phase.OVER or board.turn is None:
        centred(image, (middle, top + 80), word(language, "over"), 50, 350, RED)
        return
    draw = ImageDraw.Draw(image)
    draw.rectangle((MARGIN + 10, top, MARGIN + SHEET[0] - 16, MARGIN + SHEET[1] - 18), GLOW, INK, 3)
    seat = board.question.holder if board.question else board.turn
    centred(image, (middle, top + 30), word(language, "answers" if board.question else "turn"), 36, 330)
    name = name_of(look, seat, 46, 250)
    left = middle - (names.width(name, 46) + 78) // 2
    pasted(image, seal(seat, 66), left, top + 62)
    names.write(draw, (left + 78, top + 95), name, 46, INK)


def _boxes(image: Image.Image, board: Board, language: str) -> None:
    """Draw the victory boxes, the next one raised."""
    pasted(image, paper(*SHEET), _RIGHT, MARGIN)
    middle = _RIGHT + (SHEET[0] - 6) // 2
    centred(image, (middle, MARGIN + 36), word(language, "boxes"), 34, 346)
    draw = ImageDraw.Draw(image)
    for number, points in enumerate(BOXES):
        following = points == board.next_box
        x, y = _RIGHT + 18 + number * 67, MARGIN + 250
        if not following:
            taken = points > board.next_box
            fill, ink = (mix(GREY, PAPER, 0.3), CREAM) if taken else (PAPER, INK)
            draw.rounded_rectangle((x, y, x + 60, y + 76), 8, fill, GREY, 2)
            draw.text((x + 30, y + 56), str(points), ink, heavy(50), anchor="ms")
            if taken:
                draw.line((x + 8, y + 68, x + 52, y + 8), CREAM, 4)
    draw.rounded_rectangle((middle - 82, MARGIN + 68, middle + 82, MARGIN + 228), 14, GLOW, INK, 5)
    draw.text((middle, MARGIN + 196), str(board.next_box), INK, heavy(140), anchor="ms")


def _result(image: Image.Image, board: Board, look: Look) -> None:
    """Write everybody's victory points less penalties, the best first."""
    pasted(image, paper(*SHEET), _RIGHT, MARGIN)
    centred(image, (_RIGHT + (SHEET[0] - 6) // 2, MARGIN + 34), word(look.language, "result"), 38, 346)
    draw = ImageDraw.Draw(image)
    for row, (total, _, _, seat) in enumerate(_ranked(board)):
        y = MARGIN + 92 + row * 58
        pasted(image, seal(-seat, 52), _RIGHT + 14, y - 26)
        names.write(draw, (_RIGHT + 78, y), name_of(look, -seat, 38, 200), 38, INK)
        draw.text((_RIGHT + SHEET[0] - 24, y + 17), str(total).replace("-", "−"), INK, heavy(50), anchor="rs")


def _ranked(board: Board) -> list[tuple[int, int, int, int]]:
    """Return points less penalties, patrols left, penalties and seat, the last two negated; the best first.

    Rule: "points minus penalties; then fewer patrols used, then fewer penalty points, then shared".
    """
    told = (
        (sum(player.points) - player.penalties, player.patrols, -player.penalties, -seat)
        for seat, player in enumerate(board.players)
    )
    return sorted(told, reverse=True)


def _piles(image: Image.Image, board: Board, language: str) -> None:
    """Draw the evidence that lies face down, and what was discarded."""
    pasted(image, paper(*SHEET), MARGIN, _LOW)
    for number, (key, count) in enumerate((("deck", board.deck), ("discarded", len(board.discarded)))):
        middle = MARGIN + 96 + number * 178
        top = _LOW + 84
        centred(image, (middle, _LOW + 44), word(language, key), 38, 172)
        if number == 0 and board.deck:
            pasted(image, _back(), middle - _PILE[0] // 2, top)
        elif number and board.discarded:
            image.paste(evidence(board.discarded[-1], language, _PILE), (middle - _PILE[0] // 2, top))
        else:
            box = (middle - _PILE[0] // 2, top, middle + _PILE[0] // 2, top + _PILE[1])
            ImageDraw.Draw(image).rounded_rectangle(box, 8, None, GREY, 3)
        ImageDraw.Draw(image).text((middle, _LOW + 346), str(count), INK, heavy(68), anchor="ms")


@cache
def _back() -> Image.Image:
    """Return the back of an evidence card."""
    wide, high = _PILE

    def paint(pen: Pen) -> None:
        for lift in (6, 3, 0):
            pen.tile((lift, lift, wide - 6 + lift, high - 6 + lift), PAPER, INK, 2, round_by=8)
        pen.tile((8, 8, wide - 14, high - 14), TEAL, None, round_by=5)
        pen.write((wide / 2 - 3, high / 2 - 3), "07", heavy, 78, CREAM)

    return sprite(wide, high, paint)


def _key(image: Image.Image, language: str) -> None:
    """Tell what the discs mean."""
    pasted(image, paper(*SHEET), _RIGHT, _LOW)
    for number, (size, key) in enumerate(((Size.LARGE, "large"), (Size.SMALL, "small"))):
        y = _LOW + 62 + number * 78
        part = disc(0, size)
        pasted(image, part, _RIGHT + 44 - part.width // 2, y - part.height // 2)
        aligned(image, (_RIGHT + 82, y), word(language, key), 38, SHEET[0] - 100, "l")
    draw = ImageDraw.Draw(image)
    for number, (dx, dy) in enumerate(((0, 0), (-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1))):
        x, y = _RIGHT + 184 + dx * 39, _LOW + 278 + dy * 46
        draw.rectangle((x - 34, y - 20, x + 34, y + 20), GLOW if number == 0 else PAPER, INK, 3)
        part = disc(0, Size.LARGE) if number == 0 else _ring()
        pasted(image, part, x - part.width // 2, y - part.height // 2)


@cache
def _ring() -> Image.Image:
    """Return a small disc of nobody in particular."""

    def paint(pen: Pen) -> None:
        pen.oval((1, 1, 29, 29), PLAYERS[0], INK, 1.5)
        pen.oval((8, 8, 22, 22), PAPER, INK, 1)

    return sprite(30, 30, paint)

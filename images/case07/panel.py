"""The panel below the postcards: the evidence that lies open, and everybody's line."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.case07.kinds import KIND_OF
from cogs.case07.moves import Size
from cogs.case07.view import FACE_UP, INVESTIGATIONS, PATROLS, Phase
from images.case07.colours import EDGE, FELT, GLOW, GREY, INK, PAPER, RED, TREE
from images.case07.discs import car, seal
from images.case07.layout import MARGIN, WIDTH
from images.case07.lettering import name_of
from images.case07.suspects import heavy
from images.case07.tiles import evidence, pictogram
from images.case07.words import word
from images.kit import names
from images.kit.colours import mix
from images.kit.fonts import sans
from images.kit.pen import pasted, sprite

if TYPE_CHECKING:
    from cogs.case07.kinds import Card
    from cogs.case07.view import Board
    from images.kit import Look
    from images.kit.pen import Pen

ROW = 232
"""Height of the evidence."""
LINE = 112
"""Height of a player's line."""
NAME, NAME_ROOM = 48, 330
_PATROLS, _POINTS, _PENALTIES, _ENDS = 462, 748, 976, 1082
"""Left ends of a line's parts."""
_END = 62
"""Side of a dead end at least, as long as one row is enough."""


def height(board: Board) -> int:
    """Return how high the panel is, in pixels."""
    return ROW + len(board.players) * LINE + 10


def panel(image: Image.Image, board: Board, look: Look, top: int) -> None:
    """Draw the panel across a picture from `top` down."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, top, WIDTH, top + height(board)), FELT)
    draw.rectangle((0, top, WIDTH, top + 5), EDGE)
    pitch = (WIDTH - 2 * MARGIN) / FACE_UP
    for number, card in enumerate(board.row):
        left = round(MARGIN + number * pitch) + 4
        if board.question and board.question.card is card:
            draw.rectangle((left - 7, top + 11, left + 174, top + 224), GLOW, INK, 2)
        image.paste(evidence(card, look.language), (left, top + 18))
    for seat in range(len(board.players)):
        _line(image, board, look, seat, top + ROW + seat * LINE)


def acting(board: Board) -> int | None:
    """Return whom the table waits for."""
    if board.phase is Phase.OVER:
        return None
    return board.question.holder if board.question else board.turn


def _line(image: Image.Image, board: Board, look: Look, seat: int, top: int) -> None:
    """Draw a player's line."""
    draw, player, on_turn = ImageDraw.Draw(image), board.players[seat], acting(board) == seat
    middle = top + LINE // 2 - 4
    fill, edge, width = (GLOW, INK, 5) if on_turn else (mix(PAPER, FELT, 0.4), mix(GREY, PAPER, 0.3), 2)
    draw.rounded_rectangle((MARGIN, top, WIDTH - MARGIN, top + LINE - 10), 16, fill, edge, width)
    if on_turn:
        pasted(image, _pointer(), 0, middle - 42)
    pasted(image, seal(seat, 70), MARGIN + 28, middle - 34)
    name = name_of(look, seat, NAME, NAME_ROOM)
    end = names.write(draw, (MARGIN + 110, middle - (16 if player.closing else 0)), name, NAME, INK)
    if seat == board.first:
        pasted(image, handset(44), min(end + 10, _PATROLS - 52), middle - 46)
    for number in range(PATROLS):
        part = car(seat, 52, used=number >= player.patrols)
        pasted(image, part, _PATROLS + number * 54, middle - part.height // 2)
    _points(image, board, seat, middle)
    if player.penalties:
        _penalty(image, player.penalties, middle)
    if player.case:
        laid = {each.card for each in player.discs if each.size is Size.LARGE}
        _solution(image, player.case.cards, top + 8, found=laid.issuperset(player.case.cards))
    else:
        _ends(image, player.dead_ends, top)
    if player.closing:
        said = word(look.language, "closing")
        draw.text((MARGIN + 110, middle + 38), said, RED, sans(32, 700), anchor="ls")


def _points(image: Image.Image, board: Board, seat: int, middle: int) -> None:
    """Draw a box for the points of every investigation."""
    draw, points = ImageDraw.Draw(image), board.players[seat].points
    for number in range(INVESTIGATIONS):
        left = _POINTS + number * 72
        running = number + 1 == board.investigation and number >= len(points)
        edge, width = (INK, 4) if running else (GREY, 2)
        draw.rounded_rectangle((left, middle - 34, left + 64, middle + 34), 8, PAPER, edge, width)
        if number < len(points):
            draw.text((left + 32, middle + 19), str(points[number]), INK, heavy(56), anchor="ms")


def _penalty(image: Image.Image, penalties: int, middle: int) -> None:
    box = (_PENALTIES, middle - 34, _PENALTIES + 92, middle + 34)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(box, 8, RED, INK, 2)
    draw.text((_PENALTIES + 46, middle + 17), f"−{penalties}", PAPER, heavy(50), anchor="ms")


def _ends(image: Image.Image, cards: tuple[Card, ...], top: int) -> None:
    """Lay out what led nowhere, in two rows if there is much."""
    room, count = WIDTH - MARGIN - 16 - _ENDS, max(1, len(cards))
    rows = 1 if count * _END <= room else 2
    across = -(-count // rows)
    side = min(LINE - 24 if rows == 1 else (LINE - 16) // 2, room // across)
    for number, card in enumerate(cards):
        row, column = divmod(number, across)
        y = top + (LINE - 10) // 2 - rows * side // 2 + row * side
        pasted(image, dead_end(card, side - 4), _ENDS + column * side, y + 2)


@cache
def dead_end(card: Card, side: int) -> Image.Image:
    """Return a small card, crossed out."""
    image = pictogram(card, KIND_OF[card], (side, side)).convert("RGBA")

    def cross(pen: Pen) -> None:
        pen.tile((1, 1, side - 1, side - 1), None, INK, 2)
        for ink, width in ((PAPER, side * 0.11), (RED, side * 0.06)):
            pen.line((5, 5, side - 5, side - 5), ink, width)
            pen.line((5, side - 5, side - 5, 5), ink, width)

    image.alpha_composite(sprite(side, side, cross))
    return image


def _solution(image: Image.Image, cards: tuple[Card, ...], top: int, *, found: bool) -> None:
    """Show the cards of a case that lies open; ticked if he found them out."""
    draw, side = ImageDraw.Draw(image), LINE - 26
    for number, card in enumerate(cards):
        left = _ENDS + number * (side + 12)
        image.paste(pictogram(card, KIND_OF[card], (side, side)), (left, top))
        draw.rectangle((left - 3, top - 3, left + side + 2, top + side + 2), None, TREE if found else GREY, 5)
    if found:
        pasted(image, _tick(), _ENDS + 3 * (side + 12) + 4, top + 12)


@cache
def _tick() -> Image.Image:
    def paint(pen: Pen) -> None:
        for ink, width in ((INK, 17), (TREE, 11)):
            pen.line((12, 34, 26, 48, 56, 12), ink, width)

    return sprite(68, 60, paint)


@cache
def _pointer() -> Image.Image:
    """Return the arrow at the line of whoever is to act."""
    return sprite(52, 84, lambda pen: pen.area((3, 6, 48, 42, 3, 78), RED, INK, 4))


@cache
def handset(side: int) -> Image.Image:
    """Return the telephone handset of who begins each round."""

    def paint(pen: Pen) -> None:
        fine = pen.moved(0, 0, side / 44)
        fine.arc((4, 8, 40, 44), (200, 340), INK, 9)
        for x in (3, 29):
            fine.tile((x, 17, x + 12, 31), INK, round_by=4)

    return sprite(side, side, paint)

"""The file beside the postcards: the evidence that lies open, and everybody's line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.case07.board import INVESTIGATIONS, Phase
from cogs.case07.moves import Size
from images.case07.colours import EDGE, FELT, GLOW, GREY, INK, PAPER, RED, TREE
from images.case07.discs import badge, cars, tick
from images.case07.layout import MARGIN, WIDTH
from images.case07.lettering import aligned, heavy, name_of, word
from images.case07.tiles import Scale, card_face, flowed, slips
from images.kit import names
from images.kit.colours import mix
from images.kit.pen import pasted, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from cogs.case07.board import Board, Investigator
    from cogs.case07.cards import Card
    from images.kit import Look
    from images.kit.pen import Pen

_ACROSS = 3
"""Cards of the evidence beside each other."""
CARD, _PITCH = (516, 82), (526, 90)
LINE = 110
"""Height of a player's line, as long as no more has led nowhere than fits in two rows."""
NAME, NAME_ROOM = 46, 330
_NAMED, POINTS, _PENALTIES, _ENDS = MARGIN + 110, 466, 676, 774
"""Left ends of a line's parts."""
_ROOM = WIDTH - MARGIN - 12 - _ENDS
_SMALL = Scale(42, 31, 48)
_OPEN = Scale(38, 31, 41)
"""How large dead ends are, and a case that lies open."""


def height(board: Board) -> int:
    """Return how high the panel is, in pixels."""
    return row_height(board) + sum(map(line_height, board.players)) + 10


def row_height(board: Board) -> int:
    """Return how high the evidence is, in pixels; lower once there is not enough of it."""
    return 20 + -(-len(board.row) // _ACROSS) * _PITCH[1]


def line_height(player: Investigator) -> int:
    """Return how high a player's line is, in pixels."""
    return LINE + max(0, _rows(player) - 2) * _SMALL.pitch


def _rows(player: Investigator) -> int:
    return len(flowed(player.dead_ends, _ROOM, _SMALL)) if player.case is None else 0


def panel(image: Image.Image, board: Board, look: Look) -> None:
    """Draw the panel over a whole picture."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, WIDTH, 5), EDGE)
    for number, card in enumerate(board.row):
        row, column = divmod(number, _ACROSS)
        x, y = MARGIN + 4 + column * _PITCH[0], 18 + row * _PITCH[1]
        image.paste(card_face(card, look.language, CARD), (x, y))
        if board.question and board.question.card is card:
            for reach, ink, width in ((5, INK, 10), (4, GLOW, 8)):
                edge = (x - reach, y - reach, x + CARD[0] - 1 + reach, y + CARD[1] - 1 + reach)
                draw.rectangle(edge, None, ink, width)
    down = row_height(board)
    for seat, player in enumerate(board.players):
        _line(image, board, look, seat, down)
        down += line_height(player)


def acting(board: Board) -> int | None:
    """Return whom the table waits for."""
    if board.phase is Phase.OVER:
        return None
    return board.question.holder if board.question else board.turn


def _line(image: Image.Image, board: Board, look: Look, seat: int, top: int) -> None:
    """Draw a player's line."""
    draw, player, on_turn = ImageDraw.Draw(image), board.players[seat], acting(board) == seat
    foot = top + line_height(player) - 10
    fill, edge, width = (GLOW, INK, 5) if on_turn else (mix(PAPER, FELT, 0.4), mix(GREY, PAPER, 0.3), 2)
    draw.rounded_rectangle((MARGIN, top, WIDTH - MARGIN, foot), 16, fill, edge, width)
    _who(image, board, look, seat, (top + foot) // 2)
    if on_turn:
        pasted(image, _pointer(), 0, (top + foot) // 2 - 42)
    _points(image, board, look, seat, (top + foot) // 2)
    if player.penalties:
        _penalty(image, player.penalties, (top + foot) // 2)
    if player.case:
        _solution(image, player, player.case.cards, (top + foot) // 2)
    else:
        slips(image, player.dead_ends, (_ENDS, (top + foot - _rows(player) * _SMALL.pitch) // 2 + 3), _ROOM, _SMALL)


def _who(image: Image.Image, board: Board, look: Look, seat: int, middle: int) -> None:
    """Draw a player's seat, name and patrols, and who begins the rounds."""
    player = board.players[seat]
    pasted(image, badge(seat, 76), MARGIN + 24, middle - 38)
    name = name_of(look, seat, NAME, NAME_ROOM - (54 if seat == board.first else 0))
    end = names.write(ImageDraw.Draw(image), (_NAMED, middle - 18), name, NAME, INK)
    if seat == board.first:
        pasted(image, handset(44), end + 8, middle - 46)
    cars(image, seat, player.patrols, (_NAMED, middle + 14), (56, 62))


def _points(image: Image.Image, board: Board, look: Look, seat: int, middle: int) -> None:
    """Draw a box for the points of every investigation; whoever wants to close this one has it written below."""
    draw, player = ImageDraw.Draw(image), board.players[seat]
    if player.closing:
        aligned(image, (POINTS, middle + 34), word(look.language, "closing"), 32, _PENALTIES - POINTS - 8, "l", RED)
        middle -= 16
    half = 30 if player.closing else 34
    for number in range(INVESTIGATIONS):
        left = POINTS + number * 68
        running = number + 1 == board.investigation and number >= len(player.points)
        edge, width = (INK, 4) if running else (GREY, 2)
        draw.rounded_rectangle((left, middle - half, left + 60, middle + half), 8, PAPER, edge, width)
        if number < len(player.points):
            draw.text((left + 30, middle + 19), str(player.points[number]), INK, heavy(54), anchor="ms")


def _penalty(image: Image.Image, penalties: int, middle: int) -> None:
    box = (_PENALTIES, middle - 34, _PENALTIES + 86, middle + 34)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(box, 8, RED, INK, 2)
    draw.text((_PENALTIES + 43, middle + 17), f"−{penalties}", PAPER, heavy(50), anchor="ms")


def _solution(image: Image.Image, player: Investigator, cards: tuple[Card, ...], middle: int) -> None:
    """Show the cards of a case that lies open; framed in green and ticked if they found them out."""
    laid = {each.card for each in player.discs if each.size is Size.LARGE}
    found = laid.issuperset(cards)
    box = (_ENDS - 4, middle - LINE // 2 + 11, WIDTH - MARGIN - 8, middle + LINE // 2 - 11)
    ImageDraw.Draw(image).rounded_rectangle(box, 10, PAPER, TREE if found else GREY, 5)
    room = _ROOM - 76
    rows = len(flowed(cards, room, _OPEN))
    slips(image, cards, (_ENDS + 4, middle - rows * _OPEN.pitch // 2), room, _OPEN, crossed=False)
    if found:
        pasted(image, tick(), WIDTH - MARGIN - 82, middle - 30)


@picture_cache
def _pointer() -> Image.Image:
    """Return the arrow at the line of whoever is to act."""
    return sprite(52, 84, lambda pen: pen.area((3, 6, 48, 42, 3, 78), RED, INK, 4))


@picture_cache
def handset(side: int) -> Image.Image:
    """Return the telephone handset of who begins each round."""

    def paint(pen: Pen) -> None:
        fine = pen.moved(0, 0, side / 44)
        fine.arc((4, 8, 40, 44), (200, 340), INK, 9)
        for x in (3, 29):
            fine.tile((x, 17, x + 12, 31), INK, round_by=4)

    return sprite(side, side, paint)

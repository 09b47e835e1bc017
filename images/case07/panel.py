"""The picture of the file: the face-up evidence and a line for each player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PIL import Image, ImageDraw

from cogs.case07.board import INVESTIGATIONS, Phase
from cogs.case07.cards import Card, Case
from cogs.case07.moves import Size
from images.case07.colours import EDGE, FELT, GLOW, GREY, INK, PAPER, RED, TREE
from images.case07.discs import badge, cars, tick
from images.case07.layout import MARGIN, WIDTH
from images.case07.lettering import STYLE, word
from images.case07.tiles import Scale, card_face, card_lines, plain_area, slips, tile_cache
from images.kit import names
from images.kit.colours import mix
from images.kit.fonts import heavy
from images.kit.pen import paste, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from cogs.case07.board import Board, Investigator
    from images.kit import Look
    from images.kit.pen import Pen

_COLUMNS = 3
"""Evidence cards in a row."""
CARD, _PITCH = (516, 82), (526, 90)
_FRAME_WIDTH = 5
"""Width, in pixels, of the frame around a card that is asked about."""
LINE = 110
"""Height of a player's line, in pixels, if the dead ends fit in two rows."""
NAME, NAME_ROOM = 46, 330
_NAME_LEFT, POINTS, _PENALTIES_LEFT, _DEAD_ENDS_LEFT = MARGIN + 110, 466, 676, 774
"""Left ends of a line's parts, in pixels."""
_ROOM_WIDTH = WIDTH - MARGIN - 12 - _DEAD_ENDS_LEFT
_DEAD_END_SCALE = Scale(42, 31, 48)
_CASE_SCALE = Scale(38, 31, 41)
"""Sizes of dead ends, and of a public case."""


def height(board: Board) -> int:
    """Return the height of the picture, in pixels."""
    return row_height(board) + sum(map(line_height, board.players)) + 10


def row_height(board: Board) -> int:
    """Return the height of the evidence, in pixels; it shrinks when fewer cards are left."""
    return 20 + -(-len(board.row) // _COLUMNS) * _PITCH[1]


def line_height(player: Investigator) -> int:
    """Return the height of a player's line, in pixels."""
    return LINE + max(0, _rows(player) - 2) * _DEAD_END_SCALE.pitch


def _rows(player: Investigator) -> int:
    return len(card_lines(player.dead_ends, _ROOM_WIDTH, _DEAD_END_SCALE)) if player.case is None else 0


class Entry(Struct, frozen=True):
    """The visible values of a player's line, as the key of the cache: equal entries look the same."""

    seat: int
    name: tuple[names.Run, ...]
    begins: bool
    """The player begins each round."""
    acts: bool
    patrols: int
    points: tuple[int, ...]
    running: int | None
    """The index of the box of the current investigation, or None if the player already has its points."""
    penalties: int
    closing: bool
    dead_ends: tuple[Card, ...]
    case: Case | None
    found: bool
    """The player has solved the case."""


def panel(board: Board, look: Look) -> Image.Image:
    """Return the whole picture of the file, as numbers of the palette."""
    image = plain_area((WIDTH, height(board)), FELT)
    image.paste(plain_area((WIDTH, 6), EDGE), (0, 0))
    asked_card = board.question.card if board.question else None
    for number, card in enumerate(board.row):
        row, column = divmod(number, _COLUMNS)
        x, y = MARGIN + 4 + column * _PITCH[0], 18 + row * _PITCH[1]
        if card is asked_card:
            image.paste(tile_cache(_framed_card, card, look.language), (x - _FRAME_WIDTH, y - _FRAME_WIDTH))
        else:
            image.paste(tile_cache(card_face, card, look.language, CARD), (x, y))
    line_top = row_height(board)
    for seat, player in enumerate(board.players):
        image.paste(tile_cache(_line, entry(board, look, seat), line_height(player), look.language), (0, line_top))
        line_top += line_height(player)
    return image


def _framed_card(card: Card, language: str) -> Image.Image:
    """Return the card that is asked about, in a frame."""
    width, card_height = CARD[0] + 2 * _FRAME_WIDTH, CARD[1] + 2 * _FRAME_WIDTH
    image = Image.new("RGB", (width, card_height), FELT)
    image.paste(card_face(card, language, CARD), (_FRAME_WIDTH, _FRAME_WIDTH))
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, width - 1, card_height - 1), None, INK, 10)
    draw.rectangle((1, 1, width - 2, card_height - 2), None, GLOW, 8)
    return image


def entry(board: Board, look: Look, seat: int) -> Entry:
    """Return the values of a player's line on a board."""
    player, begins = board.players[seat], seat == board.first
    large_disc_cards = {disc.card for disc in player.discs if disc.size is Size.LARGE}
    return Entry(
        seat=seat,
        name=names.clip_name(look, seat, NAME, NAME_ROOM - (54 if begins else 0)),
        begins=begins,
        acts=active_seat(board) == seat,
        patrols=player.patrols,
        points=player.points,
        running=board.investigation - 1 if board.investigation > len(player.points) else None,
        penalties=player.penalties,
        closing=player.closing,
        dead_ends=() if player.case else player.dead_ends,
        case=player.case,
        found=player.case is not None and large_disc_cards.issuperset(player.case.cards),
    )


def active_seat(board: Board) -> int | None:
    """Return the seat that must act or answer, or None when the game is finished."""
    if board.phase is Phase.OVER:
        return None
    return board.question.holder if board.question else board.turn


def _line(values: Entry, high: int, language: str) -> Image.Image:
    """Return a player's line, `high` pixels high."""
    image = Image.new("RGB", (WIDTH, high), FELT)
    foot = high - 10
    middle = foot // 2
    fill, edge, width = (GLOW, INK, 5) if values.acts else (mix(PAPER, FELT, 0.4), mix(GREY, PAPER, 0.3), 2)
    ImageDraw.Draw(image).rounded_rectangle((MARGIN, 0, WIDTH - MARGIN, foot), 16, fill, edge, width)
    _identity(image, values, middle)
    if values.acts:
        paste(image, _pointer(), 0, middle - 42)
    _points(image, values, middle, language)
    if values.penalties:
        _penalty(image, values.penalties, middle)
    if values.case:
        _solution(image, values.case.cards, middle, found=values.found)
    else:
        rows = len(card_lines(values.dead_ends, _ROOM_WIDTH, _DEAD_END_SCALE))
        slips(
            image,
            values.dead_ends,
            (_DEAD_ENDS_LEFT, (foot - rows * _DEAD_END_SCALE.pitch) // 2 + 3),
            _ROOM_WIDTH,
            _DEAD_END_SCALE,
        )
    return image


def _identity(image: Image.Image, values: Entry, middle: int) -> None:
    """Draw a player's seat, name and patrols, and the handset if the player begins the rounds."""
    paste(image, badge(values.seat, 76), MARGIN + 24, middle - 38)
    end = names.write(ImageDraw.Draw(image), (_NAME_LEFT, middle - 18), values.name, NAME, INK)
    if values.begins:
        paste(image, handset(44), end + 8, middle - 46)
    cars(image, values.seat, values.patrols, (_NAME_LEFT, middle + 14), (56, 62))


def _points(image: Image.Image, values: Entry, middle: int, language: str) -> None:
    """Draw a box for the points of each investigation, and a request to close below."""
    draw = ImageDraw.Draw(image)
    if values.closing:
        STYLE.write_line(
            image, (POINTS, middle + 34), word(language, "closing"), 32, _PENALTIES_LEFT - POINTS - 8, "l", RED
        )
        middle -= 16
    half = 30 if values.closing else 34
    for number in range(INVESTIGATIONS):
        left = POINTS + number * 68
        edge, width = (INK, 4) if number == values.running else (GREY, 2)
        draw.rounded_rectangle((left, middle - half, left + 60, middle + half), 8, PAPER, edge, width)
        if number < len(values.points):
            draw.text((left + 30, middle + 19), str(values.points[number]), INK, heavy(54), anchor="ms")


def _penalty(image: Image.Image, penalties: int, middle: int) -> None:
    box = (_PENALTIES_LEFT, middle - 34, _PENALTIES_LEFT + 86, middle + 34)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(box, 8, RED, INK, 2)
    draw.text((_PENALTIES_LEFT + 43, middle + 17), f"−{penalties}", PAPER, heavy(50), anchor="ms")


def _solution(image: Image.Image, cards: tuple[Card, ...], middle: int, *, found: bool) -> None:
    """Draw the cards of a public case; if the player solved it, with a green frame and a tick."""
    box = (_DEAD_ENDS_LEFT - 4, middle - LINE // 2 + 11, WIDTH - MARGIN - 8, middle + LINE // 2 - 11)
    ImageDraw.Draw(image).rounded_rectangle(box, 10, PAPER, TREE if found else GREY, 5)
    room = _ROOM_WIDTH - 76
    rows = len(card_lines(cards, room, _CASE_SCALE))
    slips(image, cards, (_DEAD_ENDS_LEFT + 4, middle - rows * _CASE_SCALE.pitch // 2), room, _CASE_SCALE, crossed=False)
    if found:
        paste(image, tick(), WIDTH - MARGIN - 82, middle - 30)


@picture_cache
def _pointer() -> Image.Image:
    """Return the arrow at the line of the active player."""
    return sprite(52, 84, lambda pen: pen.area((3, 6, 48, 42, 3, 78), RED, INK, 4))


@picture_cache
def handset(side: int) -> Image.Image:
    """Return the telephone handset of the player who begins each round."""

    def paint(pen: Pen) -> None:
        scaled_pen = pen.moved(0, 0, side / 44)
        scaled_pen.arc((4, 8, 40, 44), (200, 340), INK, 9)
        for x in (3, 29):
            scaled_pen.tile((x, 17, x + 12, 31), INK, round_by=4)

    return sprite(side, side, paint)

"""The sheets in the four corners beside the grid: progress, victory boxes or result, piles, and key."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from enum import Enum
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.case07.board import BOXES, INVESTIGATIONS, Phase, standing
from cogs.case07.moves import Size
from images.case07.colours import CREAM, EDGE, GLOW, GREY, INK, PAPER, RED, TEAL
from images.case07.desk import desk
from images.case07.discs import badge, disc
from images.case07.layout import BOTTOM, MARGIN, PITCH, WIDTH
from images.case07.lettering import STYLE, word
from images.case07.panel import active_seat
from images.case07.tiles import NARROW_TYPE, card_face, tile_cache
from images.kit import names
from images.kit.colours import mix
from images.kit.fonts import heavy
from images.kit.pen import paste, sprite
from images.kit.stored_pictures import stored_picture
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from cogs.case07.board import Board, Investigator
    from cogs.case07.cards import Card
    from images.kit import Look
    from images.kit.pen import Pen

SHEET = (374, 428)
"""Width and height of the paper in a corner, in pixels."""
RIGHT, LOW = WIDTH - MARGIN - SHEET[0], BOTTOM - PITCH[1] + 4
"""Left end of the right sheets, and upper end of the lower ones, in pixels."""
_PILE_SIZE = (120, 152)
DISCARDED = (SHEET[0] - 30, 106)
_SIDE_MARGIN = MARGIN
"""Width, in pixels, of desk beside a sheet that its tile includes, for names longer than the sheet is wide."""
_CENTRE_X = (SHEET[0] - 6) // 2
_Ranked = tuple[int, tuple[names.Run, ...], int]
"""A player's seat, name and points less penalty points."""


Paint = Callable[..., None]
"""A function that draws on a sheet; it gets the image and the values to show."""


class Corner(Enum):
    """A corner, as the top left position of its sheet on the board."""

    TOP_LEFT = (MARGIN, MARGIN)
    TOP_RIGHT = (RIGHT, MARGIN)
    LOW_LEFT = (MARGIN, LOW)
    LOW_RIGHT = (RIGHT, LOW)


Sheet = tuple[Corner, Image.Image]
"""A corner, and its sheet as numbers of the palette."""


def corners(board: Board, look: Look) -> tuple[Sheet, ...]:
    """Return all four sheets of a board."""
    language = look.language
    if board.phase is Phase.OVER:
        result = sheet(Corner.TOP_RIGHT, _result, language, _ranked(board, look))
    else:
        result = sheet(Corner.TOP_RIGHT, _boxes, language, board.next_box)
    last = board.discarded[-1] if board.discarded else None
    return (
        _progress_of(board, look),
        result,
        sheet(Corner.LOW_LEFT, _piles, language, board.deck, len(board.discarded), last),
        key(language, 0, noted=any(map(has_noted, board.players))),
    )


def sheet(corner: Corner, paint: Paint, *values: Hashable) -> Sheet:
    """Return the sheet of a corner with `values` drawn by `paint`."""
    return corner, tile_cache(_sheet_image, corner, paint, *values)


def _sheet_image(corner: Corner, paint: Paint, *values: Hashable) -> Image.Image:
    left, top = corner.value
    part = desk().crop((left, top, left + SHEET[0] + _SIDE_MARGIN, top + SHEET[1]))
    paste(part, paper(), 0, 0)
    paint(part, *values)
    return part


def has_noted(player: Investigator) -> bool:
    """Return whether a player has a note on a tile in a neighbouring place, so that the key must explain it."""
    return any(own_disc.patrol is not None for own_disc in player.discs)


@picture_cache
@stored_picture
def paper() -> Image.Image:
    """Return an empty sheet of paper with its shadow."""
    width, height = SHEET

    def paint(pen: Pen) -> None:
        pen.tile((6, 6, width, height), (*mix(EDGE, INK, 0.5), 140), round_by=4)
        pen.tile((0, 0, width - 6, height - 6), CREAM, EDGE, 2, round_by=4)

    return sprite(width, height, paint)


def _progress_of(board: Board, look: Look) -> Sheet:
    seat = active_seat(board)
    turn = None if seat is None else (seat, names.clip_name(look, seat, 48, 250), board.question is not None)
    return sheet(Corner.TOP_LEFT, _progress, look.language, (board.investigation, board.round), turn)


def _progress(
    image: Image.Image, language: str, progress: tuple[int, int], turn: tuple[int, tuple[names.Run, ...], bool] | None
) -> None:
    """Write the investigation and round (`progress`) and the active seat (`turn`: seat, name, whether it answers)."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((2, 2, SHEET[0] - 8, 74), RED)
    STYLE.write_line(image, (_CENTRE_X, 38), "07 ZGŁOŚ SIĘ", 52, 344, ink=PAPER)
    STYLE.write_line(
        image, (_CENTRE_X, 120), word(language, "investigation", number=progress[0], of=INVESTIGATIONS), 46, 346
    )
    STYLE.write_line(image, (_CENTRE_X, 188), word(language, "round", round=progress[1]), 54, 346)
    top = 236
    if turn is None:
        STYLE.write_line(image, (_CENTRE_X, top + 84), word(language, "over"), 54, 346, ink=RED)
        return
    seat, name, answers = turn
    draw.rectangle((10, top, SHEET[0] - 16, SHEET[1] - 18), GLOW, INK, 3)
    STYLE.write_line(image, (_CENTRE_X, top + 36), word(language, "answers" if answers else "turn"), 42, 330)
    left = _CENTRE_X - (names.width(name, 48) + 82) // 2
    paste(image, badge(seat, 70), left, top + 72)
    names.write(draw, (left + 82, top + 107), name, 48, INK)


def _boxes(image: Image.Image, language: str, next_box: int) -> None:
    """Draw the victory boxes, with the next one larger."""
    STYLE.write_line(image, (_CENTRE_X, 42), word(language, "boxes"), 40, 346)
    draw = ImageDraw.Draw(image)
    for number, points in enumerate(BOXES):
        x, y = 18 + number * 67, 298
        if points != next_box:
            is_taken = points > next_box
            fill, ink = (mix(GREY, PAPER, 0.3), CREAM) if is_taken else (PAPER, INK)
            draw.rounded_rectangle((x, y, x + 60, y + 80), 8, fill, GREY, 2)
            draw.text((x + 30, y + 58), str(points), ink, heavy(50), anchor="ms")
            if is_taken:
                draw.line((x + 8, y + 72, x + 52, y + 8), CREAM, 4)
    draw.rounded_rectangle((_CENTRE_X - 92, 82, _CENTRE_X + 92, 270), 14, GLOW, INK, 5)
    draw.text((_CENTRE_X, 230), str(next_box), INK, heavy(160), anchor="ms")


def _result(image: Image.Image, language: str, ranked: tuple[_Ranked, ...]) -> None:
    """Write each player's victory points less penalty points, the best player first."""
    STYLE.write_line(image, (_CENTRE_X, 40), word(language, "result"), 42, 346)
    draw = ImageDraw.Draw(image)
    for row, (seat, name, score) in enumerate(ranked):
        y = 108 + row * 64
        paste(image, badge(seat, 56), 14, y - 28)
        names.write(draw, (82, y), name, 42, INK)
        draw.text((SHEET[0] - 24, y + 18), str(score).replace("-", "−"), INK, heavy(52), anchor="rs")


def _ranked(board: Board, look: Look) -> tuple[_Ranked, ...]:
    """Return the players, the best first; equal players by seat."""
    ranking = [
        (standing(player.points, player.penalties, player.patrols), -seat) for seat, player in enumerate(board.players)
    ]
    order = sorted(ranking, reverse=True)
    return tuple(
        (-negated_seat, names.clip_name(look, -negated_seat, 42, 200), score[0]) for score, negated_seat in order
    )


def _piles(image: Image.Image, language: str, deck: int, discarded: int, last: Card | None) -> None:
    """Draw the face-down evidence and the last discarded card."""
    left, right = 14, SHEET[0] - 24
    if deck:
        paste(image, _card_back(), left + 6, 18)
    else:
        _empty_pile(image, (left + 6, 18), _PILE_SIZE)
    text_left = left + _PILE_SIZE[0] + 28
    STYLE.write_line(image, (text_left, 54), word(language, "deck"), 44, right - text_left, "l")
    draw = ImageDraw.Draw(image)
    draw.text((text_left, 150), str(deck), INK, heavy(76), anchor="ls")
    STYLE.write_line(image, (left, 226), word(language, "discarded"), 44, right - left - 80, "l")
    draw.text((right, 252), str(discarded), INK, heavy(76), anchor="rs")
    if last:
        image.paste(card_face(last, language, DISCARDED, NARROW_TYPE), (left, 284))
    else:
        _empty_pile(image, (left, 284), DISCARDED)


def _empty_pile(image: Image.Image, corner: tuple[int, int], frame: tuple[int, int]) -> None:
    """Draw the empty frame of a pile without cards."""
    box = (corner[0], corner[1], corner[0] + frame[0], corner[1] + frame[1])
    ImageDraw.Draw(image).rounded_rectangle(box, 8, None, GREY, 3)


@picture_cache
def _card_back() -> Image.Image:
    """Return the back of an evidence card."""
    width, height = _PILE_SIZE

    def paint(pen: Pen) -> None:
        for lift in (6, 3, 0):
            pen.tile((lift, lift, width - 6 + lift, height - 6 + lift), PAPER, INK, 2, round_by=8)
        pen.tile((8, 8, width - 14, height - 14), TEAL, None, round_by=5)
        pen.write((width / 2 - 3, height / 2 - 3), "07", heavy, 64, CREAM)

    return sprite(width, height, paint)


def key(language: str, seat: int, *, noted: bool) -> Sheet:
    """Return the sheet that explains a seat's discs; if `noted`, also the sign of a note in a neighbouring place."""
    return sheet(Corner.LOW_RIGHT, _key, language, seat, noted)


def _key(image: Image.Image, language: str, seat: int, noted: bool) -> None:  # noqa: FBT001 - only `sheet` calls it
    signs = [(disc(seat, Size.LARGE), "large"), (disc(seat, Size.SMALL), "small")]
    signs += [(disc(seat, Size.SMALL, noted=True), "noted")] if noted else []
    first, pitch = (44, 64) if noted else (62, 80)
    for number, (part, text_key) in enumerate(signs):
        y = first + number * pitch
        paste(image, part, 44 - part.width // 2, y - part.height // 2)
        STYLE.write_line(image, (82, y), word(language, text_key), 42, SHEET[0] - 100, "l")
    draw = ImageDraw.Draw(image)
    for number, (dx, dy) in enumerate(((0, 0), (-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1))):
        x, y = 184 + dx * 42, 304 + dy * 54
        draw.rectangle((x - 37, y - 23, x + 37, y + 23), GLOW if number == 0 else PAPER, INK, 3)
        part = disc(seat, Size.LARGE if number == 0 else Size.SMALL)
        paste(image, part, x - part.width // 2, y - part.height // 2)

"""The picture at the end of a game: the averages by giver and receiver, and three notable gifts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.gifttrap.gifts import deck_of
from cogs.gifttrap.review import averages, best_gift, best_pairs, most_wished, worst_gift
from images.gifttrap.cards import gift_name, pictogram
from images.gifttrap.colours import (
    CREAM,
    DESK,
    GIVE,
    GOLD,
    GOOD,
    GREAT,
    INK,
    NO_WAY,
    PALE,
    PALETTE,
    PAPER,
    SHADE,
    SOFT,
    TINTS,
)
from images.gifttrap.lettering import READABLE, STYLE, WIDTH, word
from images.gifttrap.papers import heart
from images.gifttrap.pieces import badge
from images.kit import encode
from images.kit.colours import mix
from images.kit.fonts import heavy
from images.kit.pen import paste, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from cogs.gifttrap.board import Board
    from cogs.gifttrap.gifts import Gift
    from images.kit import Look, Picture
    from images.kit.colours import Colour
    from images.kit.pen import Box, Pen

HEAD_HEIGHT = 96
_LEFT, _TOP = 26, HEAD_HEIGHT + 20
NAMES_WIDTH = 330
"""Width of the givers' signs and names, in pixels."""
TABLE_WIDTH = 1070
"""Width of the table including the names, in pixels."""
_BADGES_HEIGHT = 96
"""Height of the line of the receivers' signs, in pixels."""
_MIN_AVERAGE, _MAX_AVERAGE = -4, 3
_DARK_CHANNEL_SUM = 380
"""A cell gets pale figures if the channels of its colour add up to less than this."""
HEIGHT = 940
"""Height of the picture, in pixels."""
_MAX_CELL_HEIGHT = 236
_AWARDS_LEFT = _LEFT + TABLE_WIDTH + 24


def draw_matrix(board: Board, look: Look) -> Picture | None:
    """Draw the averages, and the best, worst and most wished gift; return None before a gift has been opened."""
    pair_averages = averages(board)
    if not pair_averages:
        return None
    image = Image.new("RGB", (WIDTH, HEIGHT), DESK)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, WIDTH, HEAD_HEIGHT), GIVE)
    STYLE.write_line(image, (_LEFT + 8, HEAD_HEIGHT / 2), word(look.language, "matrix"), 62, WIDTH - 640, "l", PAPER)
    STYLE.write_line(image, (WIDTH - _LEFT, HEAD_HEIGHT / 2), word(look.language, "average"), 40, 600, "r", PAPER)
    count = len(board.players)
    size = ((TABLE_WIDTH - NAMES_WIDTH) // count, min(_MAX_CELL_HEIGHT, (HEIGHT - _TOP - _BADGES_HEIGHT - 20) // count))
    _table(image, look, size, count)
    best_of_all = best_pairs(board)
    for pair, average in pair_averages.items():
        giver, receiver = pair
        position = (_LEFT + NAMES_WIDTH + receiver * size[0], _TOP + _BADGES_HEIGHT + giver * size[1])
        paste(image, _cell(size, round(average * 10), look.language, best=pair in best_of_all), *position)
    _awards(image, board, look)
    return encode(image, PALETTE)


def _table(image: Image.Image, look: Look, size: tuple[int, int], count: int) -> None:
    """Draw the names of the givers, the signs of the receivers, and the cells of the diagonal."""
    STYLE.write_line(image, (_LEFT + 8, _TOP + 46), word(look.language, "axes"), 40, NAMES_WIDTH - 20, "l", SOFT)
    side = min(size[1] - 8, 76)
    for seat in range(count):
        x, y = _LEFT + NAMES_WIDTH + seat * size[0], _TOP + _BADGES_HEIGHT + seat * size[1]
        paste(image, badge(seat, 80), x + (size[0] - 80) // 2, _TOP + 6)
        paste(image, badge(seat, side), _LEFT, y + (size[1] - side) // 2)
        STYLE.write_name(image, (_LEFT + side + 12, y + size[1] // 2), look, seat, (44, NAMES_WIDTH - side - 24))
        paste(image, _diagonal_cell(size), x, y)


@picture_cache
def _diagonal_cell(size: tuple[int, int]) -> Image.Image:
    wide, high = size

    def paint(pen: Pen) -> None:
        pen.tile((4, 4, wide - 4, high - 4), PALE, None, 0, round_by=12)
        pen.line((wide * 0.38, high * 0.5, wide * 0.62, high * 0.5), SHADE, 6)

    return sprite(wide, high, paint)


def _background(tenths: int) -> Colour:
    """Return the background of an average, in tenths of a step: red for bad, green for good, pale in between."""
    average = tenths / 10
    if average < 0:
        return mix(PAPER, NO_WAY, round(min(1, average / _MIN_AVERAGE) * 4) / 4)
    return mix(PAPER, GREAT, round(min(1, average / _MAX_AVERAGE) * 4) / 4)


@picture_cache
def _cell(size: tuple[int, int], tenths: int, language: str, *, best: bool) -> Image.Image:
    """Return a cell with an average; the best ones have a gold frame and a heart."""
    wide, high = size
    colour, sign = _background(tenths), "+" if tenths > 0 else "−" if tenths < 0 else ""
    label = sign + word(language, "decimal", whole=abs(tenths) // 10, tenth=abs(tenths) % 10)

    def paint(pen: Pen) -> None:
        pen.tile((4, 4, wide - 4, high - 4), colour, GOLD if best else INK, 9 if best else 2.5, round_by=12)
        if best:
            pen.tile((4, 4, wide - 4, high - 4), None, INK, 2, round_by=12)
            pen.area(heart(wide - 18, 18, 16), GOLD, INK, 2)
        pen.write(
            (wide / 2, high / 2),
            label,
            heavy,
            max(READABLE, wide // 4),
            PAPER if sum(colour) < _DARK_CHANNEL_SUM else INK,
        )

    return sprite(wide, high, paint)


def _awards(image: Image.Image, board: Board, look: Look) -> None:
    """Draw the best gift, the worst gift and the most wished gift."""
    high = (HEIGHT - _TOP - 14) // 3
    best, worst, wished = best_gift(board), worst_gift(board), most_wished(board)
    awards: tuple[tuple[str, Gift | None, tuple[int, int] | None, Colour], ...] = (
        ("best", best.gift if best else None, (best.giver, best.receiver) if best else None, GREAT),
        ("worst", worst.gift if worst else None, (worst.giver, worst.receiver) if worst else None, NO_WAY),
        ("most-wished", wished, None, GOOD),
    )
    for index, (key, gift, pair, colour) in enumerate(awards):
        if gift is None:
            continue
        top = _TOP + index * high
        paste(image, _award((WIDTH - _AWARDS_LEFT - 20, high - 12), colour, TINTS[deck_of(gift)]), _AWARDS_LEFT, top)
        middle = round(_AWARDS_LEFT + (WIDTH - _AWARDS_LEFT - 26) / 2)
        STYLE.write_line(image, (middle, top + 34), word(look.language, key), 44, WIDTH - _AWARDS_LEFT - 60, "m", PAPER)
        paste(image, pictogram(gift, 96), middle - (200 if pair else 48), top + 74)
        STYLE.write_block(image, name_box(top), gift_name(board.options, gift, look.language), 46)
        if pair:
            _draw_pair(image, pair, (middle - 60, top + 84))


def name_box(top: int) -> Box:
    """Return the box of a notable gift's name, given the top of its panel."""
    return _AWARDS_LEFT + 8, top + 172, WIDTH - 34, top + 250


def _draw_pair(image: Image.Image, pair: tuple[int, int], position: tuple[int, int]) -> None:
    """Draw the giver and the receiver."""
    paste(image, badge(pair[0], 76), *position)
    paste(image, _arrow(), position[0] + 86, position[1] + 18)
    paste(image, badge(pair[1], 76), position[0] + 156, position[1])


@picture_cache
def _arrow() -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.line((5, 20, 48, 20), INK, 6)
        pen.area((40, 6, 58, 20, 40, 34), INK)

    return sprite(60, 40, paint)


@picture_cache
def _award(size: tuple[int, int], colour: Colour, tint: Colour) -> Image.Image:
    """Return the panel of a notable gift, with a coloured heading."""
    wide, high = size

    def paint(pen: Pen) -> None:
        pen.tile((5, 6, wide, high), SHADE, None, 0, round_by=20)
        pen.tile((2, 2, wide - 6, high - 6), CREAM, INK, 3, round_by=20)
        pen.tile((12, 64, wide - 16, 170), tint, None, 0, round_by=12)
        pen.tile((2, 2, wide - 6, 64), colour, INK, 3, round_by=20)

    return sprite(wide, high, paint)

"""The chart after an investigation: every player's case, and the number of possible cases after each turn."""

from __future__ import annotations

from itertools import pairwise
from math import log10
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.case07.board import solving_turn
from cogs.case07.cards import KIND_OF
from images.case07.colours import CREAM, FELT, GREY, INK, NIGHT, PALETTE, PAPER, PLAYERS, TREE
from images.case07.discs import badge, black_disc, car, cross_strokes, tick
from images.case07.layout import MARGIN, WIDTH
from images.case07.lettering import SOFT, STYLE, title, word
from images.case07.tiles import card_face, pictogram
from images.kit import encode, names, text
from images.kit.colours import mix
from images.kit.fonts import heavy, sans
from images.kit.pen import paste, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from cogs.case07.board import Board, Finding, Investigation
    from images.kit import Look, Picture
    from images.kit.colours import Colour
    from images.kit.pen import Pen

_BAR_HEIGHT = 84
_KEY_HEIGHT = 78
ROW = 366
"""Height of a player's row, in pixels."""
CARD = (492, 86)
_LEFT, _RIGHT = 612, WIDTH - MARGIN - 22
"""Left and right end of a chart, in pixels."""
_TOP, _FOOT = 60, 262
"""Top and foot of a chart in its row, in pixels."""
_MAX_CASES = 12 * 10 * 14
_MIN_TURNS = 6
"""The smallest number of turns that a chart has room for, so that short investigations do not look long."""
_ICON_SIZE = 72
_FLAG_SIZE = (60, 68)


def draw_chart(board: Board, look: Look) -> Picture | None:
    """Draw the chart of the investigation that ended last; None during the first one."""
    if not board.past:
        return None
    return chart_of(board.past[-1], word(look.language, "solved", number=len(board.past)), look)


def chart_of(past: Investigation, heading: str, look: Look) -> Picture:
    """Draw the chart of an ended investigation below a heading: a row for each of its seats, named by `look`."""
    image = Image.new("RGB", (WIDTH, _BAR_HEIGHT + _KEY_HEIGHT + ROW * len(past.cases)), FELT)
    ImageDraw.Draw(image).rectangle((0, 0, WIDTH, _BAR_HEIGHT), NIGHT)
    STYLE.write_line(image, (MARGIN + 8, _BAR_HEIGHT // 2), heading, 50, 1560, "l", PAPER)
    _key(image, look.language)
    for seat in range(len(past.cases)):
        _player(image, past, look, seat, _BAR_HEIGHT + _KEY_HEIGHT + seat * ROW)
    return encode(image, PALETTE)


def _key(image: Image.Image, language: str) -> None:
    y = _BAR_HEIGHT + _KEY_HEIGHT // 2
    paste(image, _flag(), MARGIN + 8, y - 34)
    STYLE.write_line(image, (MARGIN + 74, y), word(language, "known"), 38, _LEFT - MARGIN - 74, "l")
    STYLE.write_line(image, (_RIGHT, y), word(language, "left"), 38, _RIGHT - _LEFT - 40, "r")


def _player(image: Image.Image, past: Investigation, look: Look, seat: int, top: int) -> None:
    """Draw the row of a player: name, case, points, chart."""
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((MARGIN, top + 4, WIDTH - MARGIN, top + ROW - 6), 14, CREAM, mix(GREY, PAPER, 0.3), 2)
    paste(image, badge(seat, 66), MARGIN + 14, top + 14)
    names.write(draw, (MARGIN + 92, top + 47), names.clip_name(look, seat, 46, 310), 46, INK)
    right = MARGIN + 14 + CARD[0]
    draw.rounded_rectangle((right - 84, top + 12, right, top + 80), 8, PAPER, INK, 3)
    draw.text((right - 42, top + 65), str(past.points[seat]), INK, heavy(56), anchor="ms")
    for number, card in enumerate(past.cases[seat].cards):
        image.paste(card_face(card, look.language, CARD), (MARGIN + 14, top + 88 + number * (CARD[1] + 3)))
    _grid(image, top)
    turns = max(
        _MIN_TURNS,
        *(len(counts) + bool(solving_turn(past, player_seat)) for player_seat, counts in enumerate(past.left)),
    )
    _steps(image, past, seat, (turns, top))
    for turn, finding in enumerate(past.findings[seat]):
        _finding_icon(image, finding, (seat, turn, turns), top)
    if solving_turn(past, seat):
        _solution_icon(image, round(_x(len(past.left[seat]), turns)), top)


def _solution_icon(image: Image.Image, middle: int, top: int) -> None:
    """Draw a ticked black disc below the turn in which the case was solved."""
    y = top + _FOOT + 54
    paste(image, black_disc(_ICON_SIZE - 10), middle - (_ICON_SIZE - 10) // 2, y - (_ICON_SIZE - 10) // 2)
    mark = tick()
    paste(image, mark, middle - mark.width // 2 + 12, y - mark.height // 2 + 8)


def _x(turn: int, turns: int) -> float:
    """Return the horizontal middle of a turn's column."""
    return _LEFT + (turn + 0.5) * (_RIGHT - _LEFT) / turns


def _y(count: int, top: int) -> float:
    """Return the vertical position of a number of possible cases, on a logarithmic scale."""
    share = log10(max(1, count)) / log10(_MAX_CASES)
    return top + _FOOT - share * (_FOOT - _TOP)


def _grid(image: Image.Image, top: int) -> None:
    draw = ImageDraw.Draw(image)
    for count in (1, 10, 100, 1000):
        y = _y(count, top)
        draw.line((_LEFT, y, _RIGHT, y), mix(GREY, PAPER, 0.3), 2)
        draw.text((_LEFT - 8, y + 10), str(count), SOFT, sans(31, 700), anchor="rs")


def _steps(image: Image.Image, past: Investigation, seat: int, frame: tuple[int, int]) -> None:
    """Draw the line, its numbers, and the flag at the first turn with a single possible case."""
    (turns, top), counts = frame, past.left[seat]
    plotted = (*counts, 1) if solving_turn(past, seat) else counts
    if not plotted:
        return
    half, draw = (_RIGHT - _LEFT) / turns / 2, ImageDraw.Draw(image)
    points = [
        (x, _y(count, top))
        for turn, count in enumerate(plotted)
        for x in (_x(turn, turns) - half, _x(turn, turns) + half)
    ]
    _line(draw, points, PLAYERS[seat])
    size = text.find_size(title, "0000", range(40, 13, -1), 2 * half)
    for turn, count in enumerate(counts):
        if turn and count == counts[turn - 1]:
            continue
        draw.text(
            (_x(turn, turns), _y(count, top) - 14),
            str(count),
            INK,
            heavy(size),
            "ms",
            stroke_width=4,
            stroke_fill=CREAM,
        )
    known_turn = past.known[seat]
    if known_turn:
        right = min(round(_x(known_turn - 1, turns) + size * 0.45), WIDTH - MARGIN - 6 - _FLAG_SIZE[0])
        paste(image, _flag(), right, round(_y(counts[known_turn - 1], top)) - 74)


def _line(draw: ImageDraw.ImageDraw, points: list[tuple[float, float]], colour: Colour) -> None:
    """Draw a step line with dark edges; its segments are horizontal or vertical, so they need no smoothing."""
    for ink, reach in ((INK, 7), (colour, 4)):
        for (x, y), (to_x, to_y) in pairwise(points):
            low, high = sorted((y, to_y))
            draw.rectangle((x - reach, low - reach, to_x + reach, high + reach), ink)


def _finding_icon(image: Image.Image, finding: Finding, which: tuple[int, int, int], top: int) -> None:
    """Draw the action of a turn below its column."""
    seat, turn, turns = which
    side = min(_ICON_SIZE, round((_RIGHT - _LEFT) / turns) - 4)
    x, y = round(_x(turn, turns)), top + _FOOT + 54
    if finding.card:
        part = pictogram(finding.card, KIND_OF[finding.card], (side, side))
        image.paste(part, (x - side // 2, y - side // 2))
        box = (x - side // 2 - 1, y - side // 2 - 1, x + side // 2, y + side // 2)
        ImageDraw.Draw(image).rectangle(box, None, INK, 2)
    elif finding.wrong:
        paste(image, black_disc(side), x - side // 2, y - side // 2)
        paste(image, cross_strokes(side, side, own=True), x - side // 2, y - side // 2)
    else:
        part = car(seat, side)
        paste(image, part, x - side // 2, y - part.height // 2)


@picture_cache
def _flag() -> Image.Image:
    """Return the flag for the first turn after which the case could be known."""

    def paint(pen: Pen) -> None:
        pen.line((7, 4, 7, 64), INK, 5)
        pen.area((10, 5, 56, 18, 10, 34), TREE, INK, 2.5)

    return sprite(*_FLAG_SIZE, paint)

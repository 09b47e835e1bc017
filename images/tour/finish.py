"""The photo finish of a finished stage: the strip after the winner's round, the winner, and all riders' times.

Drawn from boards alone.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.i18n.translation import clock
from cogs.tour.road import ROWS
from cogs.tour.stages.catalogue import stage as stage_named
from images.kit import encode
from images.kit.colours import mix
from images.kit.pen import ground as ground_
from images.kit.pen import pasted
from images.kit.weighted_cache import picture_cache
from images.tour import ground
from images.tour.colours import CREAM, GOLD, INK, PALETTE, PAPER, SOFT
from images.tour.ground import HALF, HIGH
from images.tour.lettering import NUMBERS, READABLE, STYLE, WIDTH, word
from images.tour.panels import LINE, Heading, bar, below, plate
from images.tour.pieces import BIB, bib, champion, halo, medal, rider
from images.tour.reading import called, seat_of

if TYPE_CHECKING:
    from cogs.tour.board import Board, StageResult
    from images.kit import Look, Picture
    from images.kit.pen import Pen

BEFORE, AFTER = 5, 3
"""Half-steps that are shown before the strip and behind it."""
SHOT = (BEFORE + 2 * ROWS + AFTER) * HALF
"""Width of the photo in pixels."""
ACROSS = 5
"""Riders in a line of the list."""


def draw_finish(board: Board, look: Look) -> Picture | None:
    """Draw the finish of the last finished stage; None before there is one."""
    if not board.past:
        return None
    last = board.past[-1]
    at = f"{len(board.past)}/{len(board.stages)}" if len(board.stages) > 1 else ""
    heading = bar(Heading(called(board, look.language, last.stage), word(look.language, "finish"), at))
    return encode(below(heading, _photo(board, look, last), _arrived(board, last)), PALETTE)


def _photo(board: Board, look: Look, last: StageResult) -> Image.Image:
    """Draw the strip with all riders who finished in the winner's round, and the winner beside it."""
    image = Image.new("RGB", (WIDTH, HIGH), CREAM)
    stage = stage_named(last.stage, board.options.own_stage)
    begin = stage.finish - BEFORE
    shot = ground.road(last.stage, board.options.own_stage, begin, begin + SHOT // HALF)
    winner, first = last.places[0], min((each.round for each in last.arrivals), default=0)
    for each in reversed(last.arrivals):
        field = last.course[first][each.rider - 1] if each.round == first < len(last.course) else None
        if field is not None:
            x, y = ground.middle(field)
            x += (0.5 - begin) * HALF
            _stand(shot, board, (x, y), each.rider, won=each.rider == winner)
    image.paste(shot, (0, 0))
    draw = ImageDraw.Draw(image)
    draw.line((SHOT, 0, SHOT, HIGH), INK, 4)
    draw.line((0, HIGH - 2, WIDTH, HIGH - 2), INK, 3)
    _winner(image, board, look, last)
    return image


def _stand(image: Image.Image, board: Board, at: tuple[float, float], who: int, *, won: bool) -> None:
    """Draw a rider on the strip, the winner in a golden ring."""
    x, y = at
    parts = [(rider(who, seat_of(board, who)), 0, 0)]
    if won:
        parts = [(halo(), 0, 0), *parts, (medal(), 30, -26)]
    for part, right, down in parts:
        pasted(image, part, round(x + right - part.width / 2), round(y + down - part.height / 2))


def _winner(image: Image.Image, board: Board, look: Look, last: StageResult) -> None:
    """Draw the winner large, with name and time."""
    who = last.places[0]
    left, wide, seat = SHOT + 2, WIDTH - SHOT - 2, seat_of(board, who)
    middle = left + wide // 2
    image.paste(_rays(wide, HIGH - 3), (left, 0))
    large = champion(who, seat, 296)
    pasted(image, large, middle - large.width // 2, 14)
    plate(image, (left + 10, 318, WIDTH - 10, 388))
    STYLE.write_name(image, (middle, 353), look, seat, (42, wide - 54), end="m")
    NUMBERS.write_line(image, (middle, 434), clock(last.times[who - 1]), 60, WIDTH)


def _arrived(board: Board, last: StageResult) -> Image.Image:
    """Draw all riders by their places with their times: the best in full, the others as distances from it."""
    rows = -(-len(last.places) // ACROSS)
    image = Image.new("RGB", (WIDTH, 20 + rows * LINE), CREAM)
    wide, best = (WIDTH - 24) // ACROSS, last.times[last.places[0] - 1]
    came = {each.rider for each in last.arrivals}
    for place, who in enumerate(last.places):
        left, y = 12 + place % ACROSS * wide, 10 + LINE // 2 + place // ACROSS * LINE
        NUMBERS.write_line(image, (left + 44, y), f"{place + 1}.", READABLE, WIDTH, "r")
        pasted(image, bib(who, seat_of(board, who)), left + 50, y - BIB[1] // 2)
        time = last.times[who - 1]
        said = clock(time) if time == best else f"+{clock(time - best)}"
        NUMBERS.write_line(image, (left + 122, y), said, READABLE, WIDTH, "l", INK if who in came else SOFT)
    return image


@picture_cache
def _rays(wide: int, high: int) -> Image.Image:
    """Return the rays behind a winner."""

    def paint(pen: Pen) -> None:
        for at in range(0, 24, 2):
            points = [wide / 2, 200.0]
            for turn in (at * pi / 12, (at + 1) * pi / 12):
                points += [wide / 2 + 600 * cos(turn), 200 + 600 * sin(turn)]
            pen.area(points, mix(GOLD, PAPER, 2 / 3))

    return ground_(wide, high, CREAM, paint)

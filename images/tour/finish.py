"""The photo finish of a finished stage: the strip after the winner's round, the winner, and all riders' times.

After several stages, the winner of the race stands on a podium beside the last strip.

Drawn from boards alone.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.i18n.translation import clock
from cogs.tour.board import Jersey, Phase
from cogs.tour.rankings import individual
from cogs.tour.road import ROWS
from cogs.tour.stages.catalogue import stage as stage_named
from images.kit import encode
from images.kit.colours import mix
from images.kit.pen import ground as ground_
from images.kit.pen import paste
from images.kit.weighted_cache import picture_cache
from images.tour import ground
from images.tour.colours import CREAM, GOLD, INK, PALETTE, PAPER, SOFT
from images.tour.ground import HALF, HEIGHT
from images.tour.lettering import NUMBERS, READABLE, STYLE, WIDTH, word
from images.tour.panels import LINE, Heading, bar, below, plate
from images.tour.pieces import BIB, bib, champion, halo, medal, rider
from images.tour.reading import seat_of, stage_title, time_text

if TYPE_CHECKING:
    from cogs.tour.board import Board, StageResult
    from images.kit import Look, Picture
    from images.kit.pen import Pen

HALF_STEPS_BEFORE, HALF_STEPS_AFTER = 5, 3
"""Half-steps that are shown before the strip and behind it."""
SHOT_WIDTH = (HALF_STEPS_BEFORE + 2 * ROWS + HALF_STEPS_AFTER) * HALF
"""Width of the photo in pixels."""
COLUMNS = 5
"""Riders in a line of the list."""


def draw_finish(board: Board, look: Look) -> Picture | None:
    """Draw the finish of the last finished stage; None before there is one."""
    if not board.past:
        return None
    last = board.past[-1]
    progress = f"{len(board.past)}/{len(board.stages)}" if len(board.stages) > 1 else ""
    heading = bar(Heading(stage_title(board, look.language, last.stage), word(look.language, "finish"), progress))
    return encode(below(heading, _photo(board, look, last), _rider_list(board, last)), PALETTE)


def _photo(board: Board, look: Look, last: StageResult) -> Image.Image:
    """Draw the strip with all arrivals of the winner's round, and the winner beside it."""
    image = Image.new("RGB", (WIDTH, HEIGHT), CREAM)
    stage = stage_named(last.stage, board.options.own_stage)
    begin = stage.finish - HALF_STEPS_BEFORE
    shot = ground.road(last.stage, board.options.own_stage, begin, begin + SHOT_WIDTH // HALF)
    winner, first = last.places[0], min((arrival.round for arrival in last.arrivals), default=0)
    for arrival in reversed(last.arrivals):
        field = last.course[first][arrival.rider - 1] if arrival.round == first < len(last.course) else None
        if field is not None:
            x, y = ground.middle(field)
            x += (0.5 - begin) * HALF
            _draw_rider(shot, board, (x, y), arrival.rider, won=arrival.rider == winner)
    image.paste(shot, (0, 0))
    draw = ImageDraw.Draw(image)
    draw.line((SHOT_WIDTH, 0, SHOT_WIDTH, HEIGHT), INK, 4)
    draw.line((0, HEIGHT - 2, WIDTH, HEIGHT - 2), INK, 3)
    won_race = len(board.past) > 1 and board.phase is Phase.OVER
    (_podium if won_race else _winner)(image, board, look, last)
    return image


def _draw_rider(
    image: Image.Image, board: Board, position: tuple[float, float], rider_number: int, *, won: bool
) -> None:
    """Draw a rider on the strip, the winner in a golden ring."""
    x, y = position
    parts = [(rider(rider_number, seat_of(board, rider_number)), 0, 0)]
    if won:
        parts = [(halo(), 0, 0), *parts, (medal(), 30, -26)]
    for part, dx, dy in parts:
        paste(image, part, round(x + dx - part.width / 2), round(y + dy - part.height / 2))


def _winner(image: Image.Image, board: Board, look: Look, last: StageResult) -> None:
    """Draw the winner large, with name and time."""
    rider_number = last.places[0]
    left, width, seat = SHOT_WIDTH + 2, WIDTH - SHOT_WIDTH - 2, seat_of(board, rider_number)
    middle = left + width // 2
    image.paste(_rays(width, HEIGHT - 3), (left, 0))
    large = champion(rider_number, seat, 296)
    paste(image, large, middle - large.width // 2, 14)
    plate(image, (left + 10, 318, WIDTH - 10, 388))
    STYLE.write_name(image, (middle, 353), look, seat, (42, width - 54), end="m")
    NUMBERS.write_line(image, (middle, 434), clock(last.times[rider_number - 1]), 60, WIDTH)


def _podium(image: Image.Image, board: Board, look: Look, _last: StageResult) -> None:
    """Draw the winner of the race in yellow on a podium, the next two beside, with the winner's name and time."""
    left, width = SHOT_WIDTH + 2, WIDTH - SHOT_WIDTH - 2
    middle, best = left + width // 2, individual(board)[:3]
    seats = [seat_of(board, number) for number in best]
    image.paste(_rays(width, HEIGHT - 3), (left, 0))
    large = champion(best[0], seats[0], 230, Jersey.YELLOW)
    paste(image, large, middle - large.width // 2, 6)
    draw = ImageDraw.Draw(image)
    for place, (dx, top) in enumerate(((0, 232), (-94, 274), (94, 290))[: len(best)]):
        draw.rectangle((middle + dx - 46, top, middle + dx + 46, 326), PAPER, INK, 3)
        NUMBERS.write_line(image, (middle + dx, (top + 326) / 2), str(place + 1), READABLE, WIDTH)
        if place:
            part = bib(best[place], seats[place])
            paste(image, part, middle + dx - part.width // 2, top - part.height - 2)
    plate(image, (left + 10, 330, WIDTH - 10, 394))
    STYLE.write_name(image, (middle, 362), look, seats[0], (40, width - 54), end="m")
    NUMBERS.write_line(image, (middle, 436), clock(board.scores[best[0] - 1].time), 56, WIDTH)


def _rider_list(board: Board, last: StageResult) -> Image.Image:
    """Draw all riders by their places with the times that differ from the place before."""
    rows = -(-len(last.places) // COLUMNS)
    image = Image.new("RGB", (WIDTH, 20 + rows * LINE), CREAM)
    column_width, best = (WIDTH - 24) // COLUMNS, last.times[last.places[0] - 1]
    finishers = {arrival.rider for arrival in last.arrivals}
    for place, rider_number in enumerate(last.places):
        left, y = 12 + place % COLUMNS * column_width, 10 + LINE // 2 + place // COLUMNS * LINE
        NUMBERS.write_line(image, (left + 44, y), f"{place + 1}.", READABLE, WIDTH, "r")
        paste(image, bib(rider_number, seat_of(board, rider_number)), left + 50, y - BIB[1] // 2)
        before = last.times[last.places[place - 1] - 1] if place else None
        text = time_text(last.times[rider_number - 1], before, best)
        colour = INK if rider_number in finishers else SOFT
        NUMBERS.write_line(image, (left + 122, y), text, READABLE, WIDTH, "l", colour)
    return image


@picture_cache
def _rays(width: int, height: int) -> Image.Image:
    """Return the rays behind a winner."""

    def paint(pen: Pen) -> None:
        for ray in range(0, 24, 2):
            points = [width / 2, 200.0]
            for turn in (ray * pi / 12, (ray + 1) * pi / 12):
                points += [width / 2 + 600 * cos(turn), 200 + 600 * sin(turn)]
            pen.area(points, mix(GOLD, PAPER, 2 / 3))

    return ground_(width, height, CREAM, paint)

"""The film of a race: every finished stage from the start to the last arrival, round by round, and its winner.

Drawn from boards alone, and from finished stages only.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.i18n.translation import clock
from cogs.tour.road import adjacent
from cogs.tour.stages.catalogue import stage as stage_named
from images.kit.film import encode_film
from images.kit.pen import pasted
from images.tour import ground, strip
from images.tour.board import shown, teams
from images.tour.colours import CREAM, INK, PALETTE
from images.tour.ground import HALF, HIGH
from images.tour.lettering import NUMBERS, STYLE, WIDTH, word
from images.tour.panels import Heading, bar, below, plate
from images.tour.pieces import RIDER, champion, rider
from images.tour.reading import called, seat_of
from images.tour.windows import AHEAD, ROOM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.tour.board import Board, Jersey, Places, StageResult
    from cogs.tour.road import Field
    from images.kit import Look, Picture
    from images.kit.film import Frame

SMALLER = 2
"""The film is half as wide as the other pictures."""
STRIDES, SEVERAL = 3, 2
"""Frames from one round to the next, and in a race of several stages."""
BEGIN, STRIDE, REST, RESULT = 1800, 110, 420, 5000
"""Milliseconds of the first frame, of a frame between rounds, of the last frame of a round, and of the winner."""
FRONT = 4
"""The number of riders that the race's first counts for when the film chooses its window."""
LEFT = (WIDTH - ROOM * HALF) // 2


def draw_film(board: Board, look: Look) -> Picture | None:
    """Draw all finished stages; None if there is none."""
    shown = [stage for stage in board.past if stage.course]
    if not shown:
        return None
    strides = STRIDES if len(shown) == 1 else SEVERAL
    return encode_film((frame for stage in shown for frame in _frames(board, look, stage, strides)), PALETTE)


def _frames(board: Board, look: Look, stage: StageResult, strides: int) -> Iterator[Frame]:
    """Yield the frames of a stage: the start, every round, and the winner."""
    before = stage.course[0]
    yield _shot(board, look, stage, 0, _spots(before, before, 0)), BEGIN
    for at, (before, after) in enumerate(pairwise(stage.course), 1):
        for stride in range(1, strides):
            yield _shot(board, look, stage, at, _spots(before, after, stride / strides)), STRIDE
        yield _shot(board, look, stage, at, _spots(after, after, 0)), REST
    yield _won(board, look, stage), RESULT


def _spots(before: Places, after: Places, share: float) -> dict[int, tuple[float, float]]:
    """Return the places of the riders, by number, between two rounds, as (x, lane)."""
    found: dict[int, tuple[float, float]] = {}
    for who, (one, other) in enumerate(zip(before, after, strict=True), 1):
        if one is not None and other is not None:
            found[who] = (one.x + (other.x - one.x) * share, one.lane + (other.lane - one.lane) * share)
    return found


def _shot(board: Board, look: Look, stage: StageResult, at: int, spots: dict[int, tuple[float, float]]) -> Image.Image:
    """Draw a frame with the riders at `spots`; `at` is the round to which they ride."""
    return _parts(board, look, stage, at, _road(board, stage, at, spots)).reduce(SMALLER)


def _parts(board: Board, look: Look, stage: StageResult, at: int, road: Image.Image) -> Image.Image:
    """Put the heading, the strip of a round, the road and the teams below each other."""
    key = (stage.stage, board.options.own_stage)
    where = {who: field for who, field in enumerate(stage.course[at], 1) if field is not None}
    above = strip.with_pins(key, clusters(where), where, lambda who: seat_of(board, who))
    said = word(look.language, "round", round=at) if at else word(look.language, "start")
    number_ = f"{board.past.index(stage) + 1}/{len(board.stages)}" if len(board.stages) > 1 else ""
    heading = Heading(called(board, look.language, stage.stage), said, number_)
    return below(bar(heading), above, road, teams(shown(board, look)))


def _road(board: Board, stage: StageResult, at: int, spots: dict[int, tuple[float, float]]) -> Image.Image:
    """Draw the part of the road with most of the riders."""
    image = Image.new("RGB", (WIDTH, HIGH), CREAM)
    begin = looks_at([field.x for field in stage.course[at] if field is not None]) - ROOM
    road = ground.road(stage.stage, board.options.own_stage, begin, begin + ROOM)
    worn = _worn(board, stage)
    for who, spot in sorted(spots.items(), key=lambda each: each[1]):
        if begin - 2 < spot[0] < begin + ROOM + 2:
            x, y = ground.middle(spot)
            part = rider(who, seat_of(board, who), worn.get(who))
            pasted(road, part, round(x + (0.5 - begin) * HALF - RIDER[0] / 2), round(y - RIDER[1] / 2))
    image.paste(road, (LEFT, 0))
    ImageDraw.Draw(image).line((0, HIGH - 2, WIDTH, HIGH - 2), INK, 3)
    return image


def _worn(board: Board, stage: StageResult) -> dict[int, Jersey]:
    """Return the jersey of each rider in a stage, won in the stages before it."""
    at = board.past.index(stage)
    return {who: kind for kind, who in reversed(board.past[at - 1].jerseys)} if at else {}


def looks_at(xs: list[int]) -> int:
    """Return the half-step where the film's window ends: it shows most riders, and the first counts for several."""
    front, ahead = max(xs, default=0), AHEAD + 1

    def worth(last: int) -> tuple[int, int]:
        return sum(last + ahead - ROOM < x <= last for x in xs) + FRONT * (front == last), last

    return max(xs, key=worth, default=0) + ahead


def clusters(where: dict[int, Field]) -> list[tuple[int, ...]]:
    """Return the groups of riders who touch each other, by number."""
    found: list[list[int]] = []
    for who, field in where.items():
        near = [each for each in found if any(adjacent(field, where[other]) for other in each)]
        found = [each for each in found if each not in near]
        found.append([who, *(other for each in near for other in each)])
    return [tuple(each) for each in found]


def _won(board: Board, look: Look, stage: StageResult) -> Image.Image:
    """Draw the winner of a stage in front of the finish, with name and time."""
    name, own = stage.stage, board.options.own_stage
    road, finish = Image.new("RGB", (WIDTH, HIGH), CREAM), stage_named(name, own).finish
    road.paste(ground.road(name, own, finish - 8, finish - 8 + ROOM), (LEFT, 0))
    who = stage.places[0]
    left, right, middle = 300, WIDTH - 300, WIDTH // 2
    plate(road, (left, 14, right, HIGH - 16))
    part = champion(who, seat_of(board, who), 300)
    pasted(road, part, middle - part.width // 2, 24)
    ImageDraw.Draw(road).line((left + 2, 324, right - 2, 324), INK, 3)
    STYLE.write_name(road, (middle, 364), look, seat_of(board, who), (52, right - left - 40), end="m")
    NUMBERS.write_line(road, (middle, 430), clock(stage.times[who - 1]), 64, WIDTH)
    return _parts(board, look, stage, len(stage.course) - 1, road).reduce(SMALLER)

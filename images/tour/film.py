"""Films: of a race or a stage, from the start to the last arrival, round by round, with its winner; and of a round.

Drawn from boards alone; films of stages from finished stages only.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from bot.i18n.translation import clock
from cogs.tour.board import Phase
from cogs.tour.road import adjacent
from cogs.tour.stages.catalogue import stage as stage_named
from images.kit.film import encode_film
from images.kit.pen import paste
from images.tour import ground, strip
from images.tour.board import teams, teams_content
from images.tour.colours import CREAM, INK, PALETTE
from images.tour.ground import HALF, HEIGHT
from images.tour.lettering import NUMBERS, STYLE, WIDTH, word
from images.tour.panels import Heading, bar, below, plate
from images.tour.pieces import RIDER, champion, rider
from images.tour.reading import seat_of, stage_title
from images.tour.windows import MARGIN_AHEAD, ROOM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.game.contract import Seat
    from cogs.tour.board import Board, Jersey, Places, StageResult
    from cogs.tour.road import Field
    from images.kit import Look, Picture
    from images.kit.film import Frame

SMALLER = 2
"""The film is half as wide as the other pictures."""
FRAMES_PER_ROUND, SEVERAL = 3, 2
"""Frames from one round to the next, and in a race of several stages."""
FIRST_FRAME_MS, STRIDE_MS, REST_MS, RESULT_MS = 1800, 110, 420, 5000
"""Milliseconds of the first frame, of a frame between rounds, of the last frame of a round, and of the winner."""
ROUND_FRAMES = 5
"""Frames of the film of a round."""
FIRST_SHOT_MS, SHOT_MS, LAST_SHOT_MS = 900, 160, 2600
"""Milliseconds of its first frame, of a frame between, and of its last."""
FRONT_WEIGHT = 4
"""The weight of the foremost rider, in riders, when the film chooses its window."""
Spots = dict[int, tuple[float, float]]
"""The places of riders by number, as (x, lane), also between fields."""
ROAD_LEFT = (WIDTH - ROOM * HALF) // 2


def draw_film(board: Board, look: Look) -> Picture | None:
    """Draw all finished stages; None if there is none."""
    stages = [stage for stage in board.past if stage.course]
    if not stages:
        return None
    strides = FRAMES_PER_ROUND if len(stages) == 1 else SEVERAL
    return encode_film((frame for stage in stages for frame in _frames(board, look, stage, strides)), PALETTE)


def draw_stage_film(board: Board, look: Look) -> Picture | None:
    """Draw the stage that ended last; None if there is none."""
    if not board.past or not board.past[-1].course:
        return None
    return encode_film(_frames(board, look, board.past[-1], SEVERAL), PALETTE)


class _Lap(NamedTuple):
    """A round of a stage: its name and file, the places before and after it, the riders' teams and jerseys."""

    name: str
    own_stage: str
    old_places: Places
    new_places: Places
    seats: tuple[Seat, ...]
    jerseys: tuple[tuple[int, Jersey], ...]


def draw_round(board: Board, _look: Look) -> Picture | None:
    """Draw the last ridden round of the current stage as a film of `ROUND_FRAMES`; None before its first round."""
    if len(board.course) == 1 or board.phase is Phase.OVER:
        return None
    old_places, new_places = board.course[-2:]
    seats = tuple(rider.team for rider in board.riders)
    jerseys = tuple((number, jersey) for jersey, number in reversed(board.jerseys))
    return _round_film(_Lap(board.name, board.options.own_stage, old_places, new_places, seats, jerseys))


@lru_cache(maxsize=16)
def _round_film(lap: _Lap) -> Picture:
    """Draw a round; cached, because the board changes with every team that is ready."""
    stage = (lap.name, lap.own_stage)
    last = ROUND_FRAMES - 1
    shares = [frame / last for frame in range(ROUND_FRAMES)]
    shots = (
        _shot(stage, lap.new_places, _spots(lap.old_places, lap.new_places, share), lap.seats, dict(lap.jerseys))
        for share in shares
    )
    times = (FIRST_SHOT_MS, *(SHOT_MS,) * (last - 1), LAST_SHOT_MS)
    return encode_film(((shot.reduce(SMALLER), time) for shot, time in zip(shots, times, strict=True)), PALETTE)


def _frames(board: Board, look: Look, stage: StageResult, strides: int) -> Iterator[Frame]:
    """Yield the frames of a stage: the start, every round, and the winner."""
    old_places = stage.course[0]
    yield _frame(board, look, stage, 0, _spots(old_places, old_places, 0)), FIRST_FRAME_MS
    for round_number, (old_places, new_places) in enumerate(pairwise(stage.course), 1):
        for stride in range(1, strides):
            yield _frame(board, look, stage, round_number, _spots(old_places, new_places, stride / strides)), STRIDE_MS
        yield _frame(board, look, stage, round_number, _spots(new_places, new_places, 0)), REST_MS
    yield _winner_frame(board, look, stage), RESULT_MS


def _spots(old_places: Places, new_places: Places, share: float) -> Spots:
    """Return the places of the riders, by number, between two rounds, as (x, lane)."""
    spots: Spots = {}
    for rider_number, (start, end) in enumerate(zip(old_places, new_places, strict=True), 1):
        if start is not None and end is not None:
            spots[rider_number] = (start.x + (end.x - start.x) * share, start.lane + (end.lane - start.lane) * share)
    return spots


def _frame(board: Board, look: Look, stage: StageResult, round_number: int, spots: Spots) -> Image.Image:
    """Draw a frame with the riders at `spots`; `round_number` is the round to which they ride."""
    return _parts(board, look, stage, round_number, _road(board, stage, round_number, spots)).reduce(SMALLER)


def _parts(board: Board, look: Look, stage: StageResult, round_number: int, road: Image.Image) -> Image.Image:
    """Put the heading, the strip of a round, the road and the teams below each other."""
    key = (stage.stage, board.options.own_stage)
    places = {
        rider_number: field for rider_number, field in enumerate(stage.course[round_number], 1) if field is not None
    }
    strip_image = strip.with_pins(key, clusters(places), places, lambda rider_number: seat_of(board, rider_number))
    text = word(look.language, "round", round=round_number) if round_number else word(look.language, "start")
    stage_count = f"{board.past.index(stage) + 1}/{len(board.stages)}" if len(board.stages) > 1 else ""
    heading = Heading(stage_title(board, look.language, stage.stage), text, stage_count)
    return below(bar(heading), strip_image, road, teams(teams_content(board, look)))


def _road(board: Board, stage: StageResult, round_number: int, spots: Spots) -> Image.Image:
    """Draw the part of the road with most of the riders."""
    seats = tuple(rider.team for rider in board.riders)
    key = (stage.stage, board.options.own_stage)
    return _shot(key, stage.course[round_number], spots, seats, _jerseys(board, stage))


def _shot(
    stage: tuple[str, str], places: Places, spots: Spots, seats: tuple[Seat, ...], jerseys: dict[int, Jersey]
) -> Image.Image:
    """Draw the part of a stage's road with most of the `places`, and the riders at `spots`."""
    image = Image.new("RGB", (WIDTH, HEIGHT), CREAM)
    begin = looks_at([field.x for field in places if field is not None]) - ROOM
    road = ground.road(*stage, begin, begin + ROOM)
    for rider_number, spot in sorted(spots.items(), key=lambda entry: entry[1]):
        if begin - 2 < spot[0] < begin + ROOM + 2:
            x, y = ground.middle(spot)
            part = rider(rider_number, seats[rider_number - 1], jerseys.get(rider_number))
            paste(road, part, round(x + (0.5 - begin) * HALF - RIDER[0] / 2), round(y - RIDER[1] / 2))
    image.paste(road, (ROAD_LEFT, 0))
    ImageDraw.Draw(image).line((0, HEIGHT - 2, WIDTH, HEIGHT - 2), INK, 3)
    return image


def _jerseys(board: Board, stage: StageResult) -> dict[int, Jersey]:
    """Return the jersey of each rider in a stage, won in the stages before it."""
    index = board.past.index(stage)
    return {rider_number: kind for kind, rider_number in reversed(board.past[index - 1].jerseys)} if index else {}


def looks_at(xs: list[int]) -> int:
    """Return the half-step where the film's window ends: it shows most riders, and the first counts for several."""
    front, margin = max(xs, default=0), MARGIN_AHEAD + 1

    def worth(last: int) -> tuple[int, int]:
        return sum(last + margin - ROOM < x <= last for x in xs) + FRONT_WEIGHT * (front == last), last

    return max(xs, key=worth, default=0) + margin


def clusters(places: dict[int, Field]) -> list[tuple[int, ...]]:
    """Return the groups of touching riders, by number."""
    groups: list[list[int]] = []
    for rider_number, field in places.items():
        touching = [group for group in groups if any(adjacent(field, places[member]) for member in group)]
        groups = [group for group in groups if group not in touching]
        groups.append([rider_number, *(member for group in touching for member in group)])
    return [tuple(group) for group in groups]


def _winner_frame(board: Board, look: Look, stage: StageResult) -> Image.Image:
    """Draw the winner of a stage in front of the finish, with name and time."""
    name, own = stage.stage, board.options.own_stage
    road, finish = Image.new("RGB", (WIDTH, HEIGHT), CREAM), stage_named(name, own).finish
    road.paste(ground.road(name, own, finish - 8, finish - 8 + ROOM), (ROAD_LEFT, 0))
    winner = stage.places[0]
    left, right, middle = 300, WIDTH - 300, WIDTH // 2
    plate(road, (left, 14, right, HEIGHT - 16))
    part = champion(winner, seat_of(board, winner), 300)
    paste(road, part, middle - part.width // 2, 24)
    ImageDraw.Draw(road).line((left + 2, 324, right - 2, 324), INK, 3)
    STYLE.write_name(road, (middle, 364), look, seat_of(board, winner), (52, right - left - 40), end="m")
    NUMBERS.write_line(road, (middle, 430), clock(stage.times[winner - 1]), 64, WIDTH)
    return _parts(board, look, stage, len(stage.course) - 1, road).reduce(SMALLER)

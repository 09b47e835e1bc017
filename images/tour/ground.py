"""The background of the road: the road and the land beside it, from above. Drawn in cached pieces.

It shows no riders and never changes during a stage. The race goes to the right; lane 0 is at the top.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING
from zlib import crc32

from PIL import Image

from cogs.tour.road import ROWS, Field, Kind, PrimeKind, Side, around, seconds, section_at
from cogs.tour.stages.catalogue import stage as stage_named
from cogs.tour.stages.sheet import CORRIDOR
from images.kit.colours import mix
from images.kit.fonts import heavy
from images.kit.pen import SCALE, Pen
from images.kit.stored_pictures import stored_picture
from images.kit.weighted_cache import picture_cache
from images.tour import scenery
from images.tour.colours import (
    ASPHALT,
    ASPHALT_EDGE,
    INK,
    LINE,
    MEADOW,
    PAPER,
    ROCK,
    STRIP,
    STRIP_EDGE,
    TAPE_GREEN,
    TAPE_RED,
    TRACK,
    TRACK_EDGE,
    WIND,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cogs.tour.road import Stage
    from images.kit.colours import Colour

HALF, PITCH = 32, 55
"""Pixels per half-step, and pixels from one lane to the next."""
REACH = 37.0
"""Distance from the middle of a field to its corners, in pixels."""
TOP, HEIGHT = 130, 494
"""The height of the middle of lane 0, and the height of the picture, in pixels."""
_PIECE_HALF_STEPS = 16
"""Half-steps of a piece."""
_OVERLAP_HALF_STEPS = 6
"""Half-steps beyond a piece in which drawn objects may reach into it."""
_MILESTONE_STEPS = 5
"""Steps from one milestone to the next."""
_GUST_Y = 26
"""Distance from the edge of the road to the middle of a gust of wind, in pixels."""
_OBJECT_GAP, _SIGN_GAP = (40.0, 31.0), (50.0, 38.0)
"""The distances, across and down, at which an object covers neither another object nor a gust or milestone."""
Spot = tuple[float, float]
"""The middle of something drawn, in pixels from the start."""


def middle(field: tuple[float, float]) -> tuple[float, float]:
    """Return the middle of a field in pixels, with x from the start."""
    return field[0] * HALF, TOP + field[1] * PITCH


def corners(x: float, y: float, reach: float = REACH) -> list[float]:
    """Return the corners of a field as x, y, x, y and so on, from the top, clockwise."""
    dx, dy = reach * 0.866, reach / 2
    return [x, y - reach, x + dx, y - dy, x + dx, y + dy, x, y + reach, x - dx, y + dy, x - dx, y - dy]


def ends(stage: Stage) -> tuple[int, int]:
    """Return the half-steps between which there is road or land to show."""
    return -2 * CORRIDOR - 2, stage.finish + 2 * ROWS + 3


def road(name: str, own: str, begin: int, end: int) -> Image.Image:
    """Return the road between two half-steps, `HEIGHT` pixels high; a half-step is the middle of its `HALF` columns."""
    image = Image.new("RGB", ((end - begin) * HALF, HEIGHT))
    for number in range(begin // _PIECE_HALF_STEPS, (end - 1) // _PIECE_HALF_STEPS + 1):
        image.paste(piece(name, own, number), ((number * _PIECE_HALF_STEPS - begin) * HALF, 0))
    return image


def prepare(name: str, own: str) -> None:
    """Draw the whole road of a stage before it is needed."""
    begin, end = ends(stage_named(name, own))
    for number in range(begin // _PIECE_HALF_STEPS, (end - 1) // _PIECE_HALF_STEPS + 1):
        piece(name, own, number)


@picture_cache
@stored_picture
def piece(name: str, own: str, number: int) -> Image.Image:
    """Return a piece of a stage's road, `_PIECE_HALF_STEPS` half-steps long; `number` counts from the start."""
    stage, begin = stage_named(name, own), number * _PIECE_HALF_STEPS
    sheet = Image.new("RGB", (_PIECE_HALF_STEPS * HALF * SCALE, HEIGHT * SCALE), MEADOW)
    pen = Pen(sheet, (0.5 - begin) * HALF)
    span = range(begin - _OVERLAP_HALF_STEPS, begin + _PIECE_HALF_STEPS + _OVERLAP_HALF_STEPS)
    fields = sorted(field for field in stage.fields if field.x in span)
    _land(pen, stage, span)
    _winds(pen, stage, span)
    _asphalt(pen, stage, fields)
    _tapes(pen, stage, fields)
    _lines(pen, stage, fields)
    _milestones(pen, stage, span)
    return sheet.reduce(SCALE)


def _luck(*key: object) -> int:
    """Return a pseudo-random number that is always the same for the same key."""
    return crc32(repr(key).encode())


def _climbs(stage: Stage, x: float) -> bool:
    return x >= 0 and stage.sections[section_at(stage, round(x))].kind is Kind.CLIMB


def _edges(stage: Stage, x: int) -> tuple[float, float]:
    """Return the top and the foot of the road around a half-step, in pixels."""
    lanes = [field.lane for neighbour in (x - 1, x, x + 1) for field in _fields_by_x(stage).get(neighbour, ())]
    if not lanes:
        return TOP + 2.5 * PITCH, TOP + 2.5 * PITCH
    return TOP + min(lanes) * PITCH - REACH, TOP + max(lanes) * PITCH + REACH


@lru_cache(maxsize=16)
def _fields_by_x(stage: Stage) -> dict[int, tuple[Field, ...]]:
    """Return the fields of a stage by their half-step."""
    fields: dict[int, list[Field]] = {}
    for field in stage.fields:
        fields.setdefault(field.x, []).append(field)
    return {x: tuple(row) for x, row in fields.items()}


def _land(pen: Pen, stage: Stage, span: range) -> None:
    """Draw meadows and rocks, and the objects on them."""
    for x in span:
        if _climbs(stage, x):
            pen.area((x * HALF - HALF, 0, x * HALF + 1, 0, x * HALF + 1, HEIGHT, x * HALF - HALF, HEIGHT), ROCK)
    things = objects(stage)
    for x in span:
        for spot, thing in things.get(x, ()):
            thing(pen.moved(*spot))


@lru_cache(maxsize=16)
def objects(stage: Stage) -> dict[int, list[tuple[Spot, scenery.Thing]]]:
    """Return the objects beside the road by half-step; none covers another, a gust of wind or a milestone.

    They are chosen for the whole stage, so that neighbouring pieces agree. Tufts come last and fill the gaps.
    """
    signs = (*gust_spots(stage).values(), *stone_spots(stage).values())
    chosen: dict[int, list[tuple[Spot, scenery.Thing]]] = {}
    for x, spot, thing in sorted(_candidates(stage), key=lambda candidate: candidate[2] in scenery.TUFTS):
        near = (other for half_step in range(x - 3, x + 4) for other, _ in chosen.get(half_step, ()))
        if not (_covers(spot, near, _OBJECT_GAP) or _covers(spot, signs, _SIGN_GAP)):
            chosen.setdefault(x, []).append((spot, thing))
    return chosen


def _candidates(stage: Stage) -> Iterator[tuple[int, Spot, scenery.Thing]]:
    """Yield each object that may stand on the land, with its half-step and its middle."""
    begin, end = ends(stage)
    for x in range(begin - _PIECE_HALF_STEPS, end + _PIECE_HALF_STEPS):
        tops, feet = zip(_edges(stage, x - 1), _edges(stage, x + 1), strict=True)
        top, foot = min(tops), max(feet)
        for row in range(9):
            luck = _luck(stage.name, x, row)
            spot = (x * HALF + luck % 29 - 14, 14 + row * 55 + luck // 29 % 31 - 15)
            thing = scenery.thing(luck // 1000, rock=_climbs(stage, x))
            if thing is not None and not top - 30 < spot[1] < foot + 30:
                yield x, spot, thing


def _covers(spot: Spot, others: Iterable[Spot], gap: tuple[float, float]) -> bool:
    """Return whether another spot is nearer than `gap` pixels, both across and down."""
    return any(abs(spot[0] - x) < gap[0] and abs(spot[1] - y) < gap[1] for x, y in others)


def _winds(pen: Pen, stage: Stage, span: range) -> None:
    """Draw the wind at the edge of the road from which it blows."""
    for x, spot in gust_spots(stage).items():
        if x in span:
            gust(pen.moved(*spot), -1 if _wind(stage, x) is Side.LEFT else 1)


@lru_cache(maxsize=16)
def gust_spots(stage: Stage) -> dict[int, Spot]:
    """Return the middle of each gust of wind, by half-step."""
    spots: dict[int, Spot] = {}
    for x in range(0, stage.finish + 2 * ROWS, 6):
        top, foot = _edges(stage, x)
        spots[x] = (x * HALF, top - _GUST_Y if _wind(stage, x) is Side.LEFT else foot + _GUST_Y)
    return spots


def _wind(stage: Stage, x: int) -> Side:
    return stage.sections[section_at(stage, x)].wind


def gust(pen: Pen, side: int) -> None:
    """Draw an arrow that blows onto the road; `side` is -1 above the road, 1 below it."""
    for ink, width in ((INK, 11), (PAPER, 8.4), (WIND, 5)):
        for shift in (-13, 13):
            pen.line((shift, side * 16, shift + 3, side * 7, shift - 3, side * -2, shift, side * -12), ink, width * 0.8)
            pen.line((shift - 8, side * -5, shift, side * -16, shift + 8, side * -5), ink, width * 0.8)


def _asphalt(pen: Pen, stage: Stage, fields: list[Field]) -> None:
    for reach, ink in ((REACH + 7, INK), (REACH + 5, PAPER), (REACH + 1.5, INK)):
        for field in fields:
            pen.area(corners(*middle(field), reach), ink)
    for field in fields:
        fill, edge = _paint(stage, field)
        pen.area(corners(*middle(field)), edge)
        pen.area(corners(*middle(field), REACH - 1.6), fill)
        if fill == TRACK:
            _steep(pen.moved(*middle(field)))
    for field in fields:
        second = seconds(stage, field)
        if second is not None:
            pen.write(middle(field), str(second), heavy, 36, mix(INK, STRIP, 0.5))


def _paint(stage: Stage, field: Field) -> tuple[Colour, Colour]:
    if seconds(stage, field) is not None:
        return STRIP, STRIP_EDGE
    return (TRACK, TRACK_EDGE) if _climbs(stage, field.x) else (ASPHALT, ASPHALT_EDGE)


def _steep(pen: Pen) -> None:
    """Mark a field of a climb with two arrowheads, uphill."""
    for x in (-11, 3):
        pen.line((x, -11, x + 9, 0, x, 11), TRACK_EDGE, 3.4)


def _tapes(pen: Pen, stage: Stage, fields: list[Field]) -> None:
    """Draw the tapes of the primes across the fields that touch them, and the finish."""
    for prime in stage.primes:
        colour = TAPE_GREEN if prime.kind is PrimeKind.SPRINT else TAPE_RED
        for field in fields:
            if prime.x <= field.x <= prime.x + 1:
                x, y = middle(field)
                pen.area(corners(x, y, REACH - 1.6), mix(colour, PAPER, 1 / 3))
                _pattern(pen.moved(x, y), prime.kind)
    for field in fields:
        if stage.finish <= field.x <= stage.finish + 1:
            _chequers(pen, _rear_edge(stage, field, stage.finish))


def _chequers(pen: Pen, edge: list[float]) -> None:
    """Draw a part of the finish line."""
    pen.line(edge, INK, 17)
    for begin, end in zip(_points(edge), _points(edge)[1:], strict=False):
        for eighth in range(1, 8, 2):
            x, y = (start + (stop - start) * eighth / 8 for start, stop in zip(begin, end, strict=True))
            side = 3.4 if eighth % 4 == 1 else -3.4
            pen.area(
                (x + side - 3.4, y - 3.4, x + side + 3.4, y - 3.4, x + side + 3.4, y + 3.4, x + side - 3.4, y + 3.4),
                PAPER,
            )


def _points(line: list[float]) -> list[tuple[float, float]]:
    return list(zip(line[::2], line[1::2], strict=True))


def _pattern(pen: Pen, kind: PrimeKind) -> None:
    """Fill a field below a tape: stripes for a sprint, dots for a mountain."""
    if kind is PrimeKind.SPRINT:
        for x in (-20, 0, 20):
            pen.area((x - 7, 20, x + 3, -20, x + 11, -20, x + 1, 20), PAPER)
    else:
        for x, y in ((-16, -10), (0, -20), (16, -10), (-16, 10), (0, 20), (16, 10), (0, 0)):
            pen.oval((x - 6, y - 6, x + 6, y + 6), PAPER)


def _lines(pen: Pen, stage: Stage, fields: list[Field]) -> None:
    """Draw the start line, and the yellow lines along the rear edges of the first fields of a section."""
    for field in fields:
        if 0 <= field.x <= 1:
            pen.line(_rear_edge(stage, field, 0), PAPER, 7)
    for section in stage.sections[1:]:
        for ink, width in ((INK, 11), (LINE, 7)):
            for field in fields:
                if section.line <= field.x <= section.line + 1:
                    pen.line(_rear_edge(stage, field, section.line), ink, width)


def _rear_edge(stage: Stage, field: Field, line: int) -> list[float]:
    """Return the rear edge of a field, with the slants to neighbours that are in older sections too."""
    x, y = middle(field)
    half_width = REACH * 0.866
    points = [x - half_width, y - REACH / 2, x - half_width, y + REACH / 2]
    for neighbour in around(field):
        if neighbour.x == field.x - 1 and neighbour.x < line and neighbour in stage.fields:
            points = [x, y - REACH, *points] if neighbour.lane < field.lane else [*points, x, y + REACH]
    return points


def _milestones(pen: Pen, stage: Stage, span: range) -> None:
    """Draw milestones with the steps to the finish."""
    for x, spot in stone_spots(stage).items():
        if x in span:
            milestone(pen.moved(*spot), (stage.finish - x) // 2)


def milestone(pen: Pen, steps: int) -> None:
    """Draw a milestone that says how many steps are left."""
    pen.tile((-29, -19, 29, 22), PAPER, INK, 2.2, round_by=10)
    pen.tile((-29, -19, 29, -9), LINE, INK, 2.2, round_by=8)
    pen.write((0, 7), str(steps), heavy, 33, INK)


@lru_cache(maxsize=16)
def stone_spots(stage: Stage) -> dict[int, Spot]:
    """Return the middle of each milestone, by half-step; it stands opposite to the wind."""
    spots: dict[int, Spot] = {}
    for x in range(stage.finish - 2 * _MILESTONE_STEPS, -1, -2 * _MILESTONE_STEPS):
        top, foot = _edges(stage, x)
        spots[x] = (x * HALF, top - 28 if _wind(stage, x) is Side.RIGHT else foot + 27)
    return spots

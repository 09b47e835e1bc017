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
    for x in span:
        for row in range(9):
            luck = _luck(stage.name, x, row)
            spot = (x * HALF + luck % 29 - 14, 14 + row * 55 + luck // 29 % 31 - 15)
            top, foot = _edges(stage, x)
            if not top - 30 < spot[1] < foot + 30:
                scenery.thing(pen.moved(*spot), luck // 1000, rock=_climbs(stage, x))


def _winds(pen: Pen, stage: Stage, span: range) -> None:
    """Draw the wind at the edge of the road from which it blows."""
    for x in span:
        if x % 6 or not 0 <= x < stage.finish + 2 * ROWS:
            continue
        top, foot = _edges(stage, x)
        left = stage.sections[section_at(stage, x)].wind is Side.LEFT
        gust = pen.moved(x * HALF, (top - 8 if left else foot + 8))
        _gust(gust, -1 if left else 1)


def _gust(pen: Pen, side: int) -> None:
    """Draw an arrow that blows onto the road; `side` is -1 above the road, 1 below it."""
    for ink, width in ((INK, 11), (PAPER, 8.4), (WIND, 5)):
        for shift in (-13, 13):
            pen.line((shift, side * 34, shift + 3, side * 25, shift - 3, side * 16, shift, side * 6), ink, width * 0.8)
            pen.line((shift - 8, side * 13, shift, side * 2, shift + 8, side * 13), ink, width * 0.8)


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
    for x in span:
        steps, odd = divmod(stage.finish - x, 2)
        if odd or steps % _MILESTONE_STEPS or not steps > 0 or x < 0:
            continue
        top, foot = _edges(stage, x)
        windy = stage.sections[section_at(stage, x)].wind is Side.RIGHT
        stone = pen.moved(x * HALF, top - 28 if windy else foot + 27)
        stone.tile((-29, -19, 29, 22), PAPER, INK, 2.2, round_by=10)
        stone.tile((-29, -19, 29, -9), LINE, INK, 2.2, round_by=8)
        stone.write((0, 7), str(steps), heavy, 33, INK)

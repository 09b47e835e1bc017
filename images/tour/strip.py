"""The strip: the stage's profile with its sections, primes and finish, and every group on it.

Drawn from boards alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from PIL import Image, ImageDraw

from cogs.tour.road import Kind, PrimeKind, Stage
from cogs.tour.stages.catalogue import sheet as sheet_named
from cogs.tour.stages.catalogue import stage as stage_named
from cogs.tour.stages.sheet import begins, profile
from images.kit.colours import mix
from images.kit.fonts import heavy
from images.kit.pen import SCALE, Pen, paste
from images.kit.stored_pictures import stored_picture
from images.kit.tiles import Mosaic
from images.kit.weighted_cache import picture_cache
from images.tour.colours import (
    INK,
    LINE,
    PAPER,
    PLAIN,
    PLAIN_DEEP,
    SKY,
    SKY_LOW,
    SLOPE,
    SLOPE_DEEP,
    TAPE_GREEN,
    TAPE_RED,
)
from images.tour.lettering import NUMBERS, READABLE, WIDTH
from images.tour.pieces import badge
from images.tour.reading import places, present, seat_of, to_go

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cogs.tour.board import Board
    from cogs.tour.road import Field
    from cogs.tour.stages.sheet import StageSheet
    from images.kit.tiles import Tiles

HIGH = 276
LEFT, RIGHT = 34, WIDTH - 44
LOWEST_Y, HIGHEST_Y = 240, 132
"""Heights of the lowest and of the highest point of a road, in pixels from the top."""
_START_EDGE, _FINISH_EDGE = -18.0, 40.0
"""Half-steps from the start, and from the finish, at which the picture ends."""
_MIN_RELIEF_M = 260
"""Metres: the smallest difference in height that fills the picture's height; flatter stages look flatter."""
PINS = 9
"""The most pins that have room beside each other."""
PIN = 128
"""Distance from one pin to the next, in pixels."""


HEAD_FOOT = 98
"""The lower end of a pin's head, in pixels."""
CLOTH_HEIGHT = 46
"""Height of the cloths on a head, in pixels."""
_HEAD_TOP, _CLOTHS_TOP, _CLOTHS_LEFT = 6, 43, 6
"""The upper end of a head, and the offset of the cloths from its top and its left, in pixels."""
_HEAD_WIDTH, _CLOTHS_WIDTH, _MIN_CLOTH_WIDTH = PIN - 6, PIN - 18, 8
"""Width of a head, of all its cloths together, and of the narrowest cloth, in pixels."""


class Pin(NamedTuple):
    """Groups that share a pin: the x of their first rider, and their riders."""

    x: int
    riders: tuple[int, ...]


class Heads(NamedTuple):
    """A stage with its pins, the rearmost first: for each pin its x and the teams of its riders."""

    name: str
    own: str
    pins: tuple[tuple[int, tuple[int, ...]], ...]


def heads(board: Board) -> Heads:
    """Return the groups of a board as pins."""
    on_road = places(board)
    groups = [tuple(number for number in group.riders if number in on_road) for _, group in present(board)]
    return _heads((board.name, board.options.own_stage), groups, on_road, lambda number: seat_of(board, number))


def _heads(
    stage_: tuple[str, str], groups: Sequence[tuple[int, ...]], fields: Mapping[int, Field], seat: Callable[[int], int]
) -> Heads:
    pins = merged_pins([Pin(max(fields[number].x for number in riders), riders) for riders in groups])
    return Heads(*stage_, tuple((pin.x, tuple(sorted(map(seat, pin.riders)))) for pin in pins))


def with_pins(
    stage_: tuple[str, str], groups: Sequence[tuple[int, ...]], fields: Mapping[int, Field], seat: Callable[[int], int]
) -> Image.Image:
    """Draw the profile of a stage, given by its name and the server's own text, with groups of riders on it."""
    return draw_pins(_heads(stage_, groups, fields, seat))


def draw_pins(content: Heads, tiles: Tiles | None = None) -> Image.Image:
    """Draw the profile with all groups, in RGB, or from cached tiles if `tiles` is given."""
    name, own, pins = content
    stage, relief = stage_named(name, own), _relief(name, own)
    mosaic = Mosaic((ground(name, own) if tiles is None else tiles(ground, name, own)).copy(), tiles)
    for (x, seats), middle in zip(pins, spread([across(stage, x) for x, _ in pins]), strict=True):
        _needle(mosaic, (across(stage, x), relief.down(x)), middle)
        _head(mosaic, (len(seats), to_go(stage, x)), list(seats), middle)
    return mosaic.image


def merged_pins(pins: list[Pin]) -> list[Pin]:
    """Return the pins, the rearmost first; the nearest neighbours are merged until there is room for all."""
    merged = sorted(pins)
    while len(merged) > PINS:
        index = min(range(len(merged) - 1), key=lambda position: merged[position + 1].x - merged[position].x)
        merged[index : index + 2] = [Pin(merged[index + 1].x, merged[index + 1].riders + merged[index].riders)]
    return merged


def spread(targets: list[float]) -> list[int]:
    """Return the x of each pin's head, from the left, so that no head hides another and each is near its place."""
    positions: list[float] = []
    for x in targets:
        positions.append(max(x, positions[-1] + PIN if positions else LEFT + PIN / 2))
    limit = WIDTH - PIN / 2 - 4
    for index in reversed(range(len(positions))):
        positions[index] = limit = min(positions[index], limit)
        limit -= PIN
    return [round(x) for x in positions]


def across(stage: Stage, x: float) -> float:
    """Return the pixel of a half-step of the stage."""
    return LEFT + (RIGHT - LEFT) * min(max(x, -8) + 8, stage.finish + 26) / (stage.finish + 26)


class _Relief:
    """The heights of a stage in the picture."""

    def __init__(self, sheet: StageSheet, stage: Stage) -> None:
        self.points = ((_START_EDGE, sheet.height), *profile(sheet))
        self.points += ((stage.finish + _FINISH_EDGE, self.points[-1][1]),)
        heights = [height for _, height in self.points]
        self._low, self._tall = min(heights), max(max(heights) - min(heights), _MIN_RELIEF_M)

    def down(self, x: float) -> float:
        """Return the height of the road at a half-step, in pixels from the top."""
        for (begin, begin_height), (end, end_height) in zip(self.points, self.points[1:], strict=False):
            if begin <= x <= end:
                metres = begin_height + (end_height - begin_height) * (x - begin) / (end - begin)
                return LOWEST_Y - (LOWEST_Y - HIGHEST_Y) * (metres - self._low) / self._tall
        return float(LOWEST_Y)


@lru_cache(maxsize=16)
def _relief(name: str, own: str) -> _Relief:
    return _Relief(sheet_named(name, own), stage_named(name, own))


@picture_cache
@stored_picture
def ground(name: str, own: str) -> Image.Image:
    """Return the profile of a stage without riders."""
    stage, sheet = stage_named(name, own), sheet_named(name, own)
    fine = Image.new("RGB", (WIDTH * SCALE, HIGH * SCALE), SKY)
    pen, relief = Pen(fine), _relief(name, own)
    _sky(pen, name)
    _slopes(pen, sheet, stage, relief)
    _tapes(pen, stage, relief)
    return fine.reduce(SCALE)


def _sky(pen: Pen, name: str) -> None:
    """Draw clouds and a mountain range behind the road, different for each stage."""
    luck = crc32(name.encode())
    for layer, (offset, ink) in enumerate(((34, SKY_LOW), (64, mix(SKY_LOW, PLAIN, 1 / 3)))):
        ridge: list[float] = []
        for index in range(26):
            ridge += [
                index * WIDTH / 25,
                HIGHEST_Y - 30 + offset + (luck >> (index * 3 + layer) % 28) % 7 * (9 - 3 * layer),
            ]
        pen.area((*ridge, WIDTH, HIGH, 0, HIGH), ink)
    for index in range(4):
        x, y = (index * 331 + luck % 290) % WIDTH, 34 + (luck >> index) % 60
        for dx, dy, reach in ((-34, 6, 20), (-6, -6, 28), (28, 4, 22)):
            pen.oval((x + dx - reach * 1.4, y + dy - reach * 0.7, x + dx + reach * 1.4, y + dy + reach * 0.7), SKY_LOW)


def _slopes(pen: Pen, sheet: StageSheet, stage: Stage, relief: _Relief) -> None:
    lines = [_START_EDGE, *(2.0 * row for row in begins(sheet)[1:-1]), stage.finish + _FINISH_EDGE]
    for index, section in enumerate(sheet.sections):
        climb = section.kind is Kind.CLIMB
        begin, end = lines[index], lines[index + 1]
        xs = [begin, *(x for x, _ in relief.points if begin < x < end), end]
        edge = [value for x in xs for value in (_edge_pixel(stage, x), relief.down(x))]
        left, right = _edge_pixel(stage, begin), _edge_pixel(stage, end)
        pen.area((*edge, right, HIGH, left, HIGH), SLOPE if climb else PLAIN)
        pen.line(edge, SLOPE_DEEP if climb else PLAIN_DEEP, 9)
        pen.line([v - (i % 2) * 4 for i, v in enumerate(edge)], INK, 3)
        if index:
            pen.line((left, relief.down(begin) + 3, left, HIGH), INK, 5)
            pen.line((left, relief.down(begin) + 3, left, HIGH), LINE, 3)


def _edge_pixel(stage: Stage, x: float) -> float:
    """Return the pixel of a half-step; the edges of the picture for half-steps beyond the stage."""
    return 0 if x <= _START_EDGE else WIDTH if x >= stage.finish + _FINISH_EDGE else across(stage, x)


def _tapes(pen: Pen, stage: Stage, relief: _Relief) -> None:
    for prime in stage.primes:
        x, sprint = across(stage, prime.x), prime.kind is PrimeKind.SPRINT
        y = relief.down(prime.x)
        pen.line((x, y, x, LOWEST_Y + 12), PAPER, 3)
        colour = TAPE_GREEN if sprint else TAPE_RED
        pen.oval((x - 19, LOWEST_Y - 6, x + 19, LOWEST_Y + 32), colour, INK, 2.4)
        pen.write((x, LOWEST_Y + 13), "S" if sprint else "▲", heavy, 27, PAPER)
    x = across(stage, stage.finish)
    y = relief.down(stage.finish)
    for row in range(6):
        for column in range(2):
            left, top = x + column * 8, y - 48 + row * 8
            pen.tile((left, top, left + 8, top + 8), INK if (row + column) % 2 else PAPER)
    pen.line((x, y - 48, x, y), INK, 4)


def _needle(mosaic: Mosaic, spot: tuple[float, float], middle: int) -> None:
    """Draw the needle of a pin, and its place on the road."""
    draw, ink, (x, y) = mosaic.draw, mosaic.ink(INK), spot
    draw.line((middle, HEAD_FOOT, x, y - 8), ink, 4)
    draw.ellipse((x - 9, y - 13, x + 9, y + 5), mosaic.ink(PAPER), ink, 4)


def _head(mosaic: Mosaic, counts: tuple[int, int], seats: list[int], middle: int) -> None:
    """Draw the head of a pin: the number of riders, the steps to go, and the share of each team."""
    left = middle - PIN // 2 + 3
    cloths = _cloth_bar(left + _CLOTHS_LEFT, seats)
    if _overlaps(cloths):
        mosaic.lay_cut((left, _HEAD_TOP), PAPER, _overlapping_head, counts, cloths)
        return
    _plate(mosaic, (left, _HEAD_TOP), counts)
    for seat, x, width in cloths:
        mosaic.lay_cut((left + _CLOTHS_LEFT + x, _HEAD_TOP + _CLOTHS_TOP), PAPER, badge, seat, width, CLOTH_HEIGHT)


def _plate(mosaic: Mosaic, corner: tuple[int, int], counts: tuple[int, int]) -> None:
    """Draw the head of a pin without the teams."""
    left, top = corner
    mosaic.draw.rounded_rectangle(
        (left, top, left + _HEAD_WIDTH, top + HEAD_FOOT - _HEAD_TOP), 12, mosaic.ink(PAPER), mosaic.ink(INK), 3
    )
    steps = f"−{counts[1]}" if counts[1] else "0"
    NUMBERS.lay_line(mosaic, (left + 8, top + 22), str(counts[0]), (40, WIDTH), (INK, PAPER), "l")
    colours = mix(INK, PAPER, 0.375), PAPER
    NUMBERS.lay_line(mosaic, (left + _HEAD_WIDTH - 8, top + 22), steps, (READABLE, WIDTH), colours, "r")


Cloths = tuple[tuple[int, int, int], ...]
"""A bar of cloths: for each the seat, its distance from the bar's left end, and its width."""


def _cloth_bar(begin: int, seats: list[int]) -> Cloths:
    """Return the bar of cloths for the seats of a pin's riders, each as wide as its share."""
    x, cloths = float(begin), list[tuple[int, int, int]]()
    for seat in dict.fromkeys(seats):
        width = _CLOTHS_WIDTH * seats.count(seat) / len(seats)
        cloths.append((seat, round(x) - begin, max(_MIN_CLOTH_WIDTH, round(x + width) - round(x))))
        x += width
    return tuple(cloths)


def _overlaps(cloths: Cloths) -> bool:
    """Return whether cloths overlap each other or the edge of the head."""
    next_starts = [*(x for _, x, _ in cloths[1:]), _CLOTHS_WIDTH - 2]
    return any(x + width - 2 > next_start for (_, x, width), next_start in zip(cloths, next_starts, strict=True))


@picture_cache
def _overlapping_head(counts: tuple[int, int], cloths: Cloths) -> Image.Image:
    """Return a complete head on which cloths overlap."""
    head = Mosaic.plain((_HEAD_WIDTH + 1, HEAD_FOOT - _HEAD_TOP + 1), PAPER)
    _plate(head, (0, 0), counts)
    for seat, x, width in cloths:
        paste(head.image, badge(seat, width, CLOTH_HEIGHT), _CLOTHS_LEFT + x, _CLOTHS_TOP)
    shape = Image.new("L", head.image.size)
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, _HEAD_WIDTH, HEAD_FOOT - _HEAD_TOP), 12, 255, 255, 3)
    head.image.putalpha(shape)
    return head.image

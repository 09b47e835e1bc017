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
from images.kit.pen import FINE, Pen, pasted
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
GROUND, PEAK = 240, 132
"""Heights of the lowest and of the highest point of a road, in pixels from the top."""
_BEFORE, _AFTER = -18.0, 40.0
"""Half-steps from the start, and from the finish, at which the picture ends."""
_HILL = 260
"""Metres: the smallest difference in height that fills the picture's height; flatter stages look flatter."""
PINS = 9
"""The most pins that have room beside each other."""
PIN = 128
"""From pin to pin, in pixels."""


FOOT = 98
"""The lower end of a pin's head, in pixels."""
CLOTH = 46
"""Height of the cloths on a head, in pixels."""
_HEAD, _DOWN, _IN = 6, 43, 6
"""The upper end of a head, and the offset of the cloths from its top and its left, in pixels."""
_WIDE, _BAR, _NARROW = PIN - 6, PIN - 18, 8
"""Width of a head, of all its cloths together, and of the narrowest cloth, in pixels."""


class Pin(NamedTuple):
    """Groups that share a pin: the x of their first rider, and their riders."""

    x: int
    riders: tuple[int, ...]


class Heads(NamedTuple):
    """A stage with its pins from behind: for each its x and the teams of its riders."""

    name: str
    own: str
    pins: tuple[tuple[int, tuple[int, ...]], ...]


def heads(board: Board) -> Heads:
    """Return the groups of a board as pins."""
    at = places(board)
    groups = [tuple(number for number in group.riders if number in at) for _, group in present(board)]
    return _heads((board.name, board.options.own_stage), groups, at, lambda number: seat_of(board, number))


def _heads(
    stage_: tuple[str, str], groups: Sequence[tuple[int, ...]], at: Mapping[int, Field], seat: Callable[[int], int]
) -> Heads:
    pins = pinned([Pin(max(at[number].x for number in riders), riders) for riders in groups])
    return Heads(*stage_, tuple((pin.x, tuple(sorted(map(seat, pin.riders)))) for pin in pins))


def with_pins(
    stage_: tuple[str, str], groups: Sequence[tuple[int, ...]], at: Mapping[int, Field], seat: Callable[[int], int]
) -> Image.Image:
    """Draw the profile of a stage, given by its name and the server's own text, with groups of riders on it."""
    return pinned_on(_heads(stage_, groups, at, seat))


def pinned_on(shown: Heads, kept: Tiles | None = None) -> Image.Image:
    """Draw the profile with all groups, in RGB, or of tiles if their cache is given."""
    name, own, pins = shown
    stage, relief = stage_named(name, own), _relief(name, own)
    whole = Mosaic((ground(name, own) if kept is None else kept(ground, name, own)).copy(), kept)
    for (x, seats), middle in zip(pins, spread([across(stage, x) for x, _ in pins]), strict=True):
        _needle(whole, (across(stage, x), relief.down(x)), middle)
        _head(whole, (len(seats), to_go(stage, x)), list(seats), middle)
    return whole.image


def pinned(pins: list[Pin]) -> list[Pin]:
    """Return the pins from behind; the nearest neighbours are merged until there is room for all."""
    kept = sorted(pins)
    while len(kept) > PINS:
        at = min(range(len(kept) - 1), key=lambda each: kept[each + 1].x - kept[each].x)
        kept[at : at + 2] = [Pin(kept[at + 1].x, kept[at + 1].riders + kept[at].riders)]
    return kept


def spread(wanted: list[float]) -> list[int]:
    """Return the x of each pin's head, from the left, so that none hides another and each is near its place."""
    stood: list[float] = []
    for x in wanted:
        stood.append(max(x, stood[-1] + PIN if stood else LEFT + PIN / 2))
    limit = WIDTH - PIN / 2 - 4
    for at in reversed(range(len(stood))):
        stood[at] = limit = min(stood[at], limit)
        limit -= PIN
    return [round(x) for x in stood]


def across(stage: Stage, x: float) -> float:
    """Return the pixel of a half-step of the stage."""
    return LEFT + (RIGHT - LEFT) * min(max(x, -8) + 8, stage.finish + 26) / (stage.finish + 26)


class _Relief:
    """The heights of a stage in the picture."""

    def __init__(self, sheet: StageSheet, stage: Stage) -> None:
        self.points = ((_BEFORE, sheet.height), *profile(sheet))
        self.points += ((stage.finish + _AFTER, self.points[-1][1]),)
        heights = [height for _, height in self.points]
        self._low, self._tall = min(heights), max(max(heights) - min(heights), _HILL)

    def down(self, x: float) -> float:
        """Return the height of the road at a half-step, in pixels from the top."""
        for (begin, low), (end, high) in zip(self.points, self.points[1:], strict=False):
            if begin <= x <= end:
                metres = low + (high - low) * (x - begin) / (end - begin)
                return GROUND - (GROUND - PEAK) * (metres - self._low) / self._tall
        return float(GROUND)


@lru_cache(maxsize=16)
def _relief(name: str, own: str) -> _Relief:
    return _Relief(sheet_named(name, own), stage_named(name, own))


@picture_cache
def ground(name: str, own: str) -> Image.Image:
    """Return the profile of a stage without riders."""
    stage, sheet = stage_named(name, own), sheet_named(name, own)
    fine = Image.new("RGB", (WIDTH * FINE, HIGH * FINE), SKY)
    pen, relief = Pen(fine), _relief(name, own)
    _sky(pen, name)
    _slopes(pen, sheet, stage, relief)
    _tapes(pen, stage, relief)
    return fine.reduce(FINE)


def _sky(pen: Pen, name: str) -> None:
    """Draw clouds and a mountain range behind the road, different for each stage."""
    luck = crc32(name.encode())
    for far, (down, ink) in enumerate(((34, SKY_LOW), (64, mix(SKY_LOW, PLAIN, 1 / 3)))):
        ridge: list[float] = []
        for at in range(26):
            ridge += [at * WIDTH / 25, PEAK - 30 + down + (luck >> (at * 3 + far) % 28) % 7 * (9 - 3 * far)]
        pen.area((*ridge, WIDTH, HIGH, 0, HIGH), ink)
    for at in range(4):
        x, y = (at * 331 + luck % 290) % WIDTH, 34 + (luck >> at) % 60
        for dx, dy, reach in ((-34, 6, 20), (-6, -6, 28), (28, 4, 22)):
            pen.oval((x + dx - reach * 1.4, y + dy - reach * 0.7, x + dx + reach * 1.4, y + dy + reach * 0.7), SKY_LOW)


def _slopes(pen: Pen, sheet: StageSheet, stage: Stage, relief: _Relief) -> None:
    lines = [_BEFORE, *(2.0 * row for row in begins(sheet)[1:-1]), stage.finish + _AFTER]
    for at, section in enumerate(sheet.sections):
        climb = section.kind is Kind.CLIMB
        begin, end = lines[at], lines[at + 1]
        xs = [begin, *(x for x, _ in relief.points if begin < x < end), end]
        edge = [value for x in xs for value in (_wide(stage, x), relief.down(x))]
        left, right = _wide(stage, begin), _wide(stage, end)
        pen.area((*edge, right, HIGH, left, HIGH), SLOPE if climb else PLAIN)
        pen.line(edge, SLOPE_DEEP if climb else PLAIN_DEEP, 9)
        pen.line([v - (i % 2) * 4 for i, v in enumerate(edge)], INK, 3)
        if at:
            pen.line((left, relief.down(begin) + 3, left, HIGH), INK, 5)
            pen.line((left, relief.down(begin) + 3, left, HIGH), LINE, 3)


def _wide(stage: Stage, x: float) -> float:
    """Return the pixel of a half-step; the edges of the picture for half-steps beyond the stage."""
    return 0 if x <= _BEFORE else WIDTH if x >= stage.finish + _AFTER else across(stage, x)


def _tapes(pen: Pen, stage: Stage, relief: _Relief) -> None:
    for prime in stage.primes:
        x, sprint = across(stage, prime.x), prime.kind is PrimeKind.SPRINT
        y = relief.down(prime.x)
        pen.line((x, y, x, GROUND + 12), PAPER, 3)
        colour = TAPE_GREEN if sprint else TAPE_RED
        pen.oval((x - 19, GROUND - 6, x + 19, GROUND + 32), colour, INK, 2.4)
        pen.write((x, GROUND + 13), "S" if sprint else "▲", heavy, 27, PAPER)
    x = across(stage, stage.finish)
    y = relief.down(stage.finish)
    for row in range(6):
        for column in range(2):
            left, top = x + column * 8, y - 48 + row * 8
            pen.tile((left, top, left + 8, top + 8), INK if (row + column) % 2 else PAPER)
    pen.line((x, y - 48, x, y), INK, 4)


def _needle(whole: Mosaic, at: tuple[float, float], middle: int) -> None:
    """Draw the needle of a pin, and its place on the road."""
    draw, ink, (x, y) = whole.draw, whole.ink(INK), at
    draw.line((middle, FOOT, x, y - 8), ink, 4)
    draw.ellipse((x - 9, y - 13, x + 9, y + 5), whole.ink(PAPER), ink, 4)


def _head(whole: Mosaic, told: tuple[int, int], seats: list[int], middle: int) -> None:
    """Draw the head of a pin: the number of riders, the steps to go, and the share of each team."""
    left = middle - PIN // 2 + 3
    cloths = _beside(left + _IN, seats)
    if _crowded(cloths):
        whole.lay_cut((left, _HEAD), PAPER, _head_of_many, told, cloths)
        return
    _plate(whole, (left, _HEAD), told)
    for seat, x, long in cloths:
        whole.lay_cut((left + _IN + x, _HEAD + _DOWN), PAPER, badge, seat, long, CLOTH)


def _plate(whole: Mosaic, at: tuple[int, int], told: tuple[int, int]) -> None:
    """Draw the head of a pin without the teams."""
    left, top = at
    whole.draw.rounded_rectangle((left, top, left + _WIDE, top + FOOT - _HEAD), 12, whole.ink(PAPER), whole.ink(INK), 3)
    steps = f"−{told[1]}" if told[1] else "0"
    NUMBERS.lay_line(whole, (left + 8, top + 22), str(told[0]), (40, WIDTH), (INK, PAPER), "l")
    NUMBERS.lay_line(
        whole, (left + _WIDE - 8, top + 22), steps, (READABLE, WIDTH), (mix(INK, PAPER, 0.375), PAPER), "r"
    )


Cloths = tuple[tuple[int, int, int], ...]
"""A bar of cloths: for each the seat, its distance from the bar's left end, and its width."""


def _beside(begin: int, seats: list[int]) -> Cloths:
    """Return the bar of cloths for the seats of a pin's riders, each as wide as its share."""
    x, found = float(begin), list[tuple[int, int, int]]()
    for seat in dict.fromkeys(seats):
        long = _BAR * seats.count(seat) / len(seats)
        found.append((seat, round(x) - begin, max(_NARROW, round(x + long) - round(x))))
        x += long
    return tuple(found)


def _crowded(cloths: Cloths) -> bool:
    """Return whether cloths overlap each other or the edge of the head."""
    after = [*(x for _, x, _ in cloths[1:]), _BAR - 2]
    return any(x + long - 2 > until for (_, x, long), until in zip(cloths, after, strict=True))


@picture_cache
def _head_of_many(told: tuple[int, int], cloths: Cloths) -> Image.Image:
    """Return a complete head on which cloths overlap."""
    head = Mosaic.plain((_WIDE + 1, FOOT - _HEAD + 1), PAPER)
    _plate(head, (0, 0), told)
    for seat, x, long in cloths:
        pasted(head.image, badge(seat, long, CLOTH), _IN + x, _DOWN)
    shape = Image.new("L", head.image.size)
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, _WIDE, FOOT - _HEAD), 12, 255, 255, 3)
    head.image.putalpha(shape)
    return head.image

"""A straight track with the moves on it: an arc for every move, and a pin to each marker above.

Takes positions and seats; the caller decides whether they are of GIVE or GET.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from images.gifttrap.colours import DESK, GET_PALE, GIVE_PALE, GOLD, INK, PAPER, PLAYERS
from images.gifttrap.lettering import WIDTH
from images.gifttrap.pieces import MARKER, marker
from images.gifttrap.trail import RIBBON_COLOURS, Trail, draw_ribbon, straight_trail
from images.kit.fonts import heavy
from images.kit.pen import SCALE, Pen, ground, paste
from images.kit.tiles import Part
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game.contract import Seat
    from images.kit.colours import Colour

TRACK_HEIGHT = 176
"""Height of one track, in pixels."""
_TRACK_ENDS = (286, 1384)
"""Left and right end of the track: x of GO and of GIFTED."""
_MIN_X, _MAX_X = 250, WIDTH - 52
"""Minimum and maximum x of a marker."""
_STEP_MARGIN = 16
"""Maximum distance of a drawing from the middle of its step, in pixels."""
_MARKER_MARGIN = MARKER[0] // 2 + 2
"""The same for a marker."""
_ARC_TOP = 66
"""Top of the highest arc, in pixels from the top of the track."""


class Walk(NamedTuple):
    """The moves of markers on a track."""

    steps: int
    top: int
    """Top of the track in the picture."""
    wrapped: bool
    moves: tuple[tuple[Seat, tuple[int, ...]], ...]
    """By seat, in the order of moving: the marker's first position and each later one."""


def _trail_of(steps: int, top: int) -> Trail:
    return straight_trail(steps, (_TRACK_ENDS[0], top + 124, _TRACK_ENDS[1], top + 142))


@picture_cache
def _empty_track(steps_and_kind: tuple[int, bool]) -> Image.Image:
    """Return a straight track without markers, given its steps and whether it is the GIVE track."""
    steps, wrapped = steps_and_kind
    colour = RIBBON_COLOURS[wrapped]

    def paint(pen: Pen) -> None:
        pen.tile((10, 6, WIDTH - 10, TRACK_HEIGHT - 4), GIVE_PALE if wrapped else GET_PALE, INK, 3, round_by=22)
        pen.tile((24, 18, 164, 80), colour, INK, 3, round_by=14)
        pen.write((94, 49), "GIVE" if wrapped else "GET", heavy, 48, PAPER)
        trail = _trail_of(steps, 0)
        draw_ribbon(pen, trail, colour, 36, numbered=False)
        for step, label, half, side in ((0, "GO", 46, -1), (steps, "GIFTED", 88, 1)):
            x, y = trail.at(step)
            pen.oval((x - 17, y - 17, x + 17, y + 17), GOLD, INK, 3)
            middle = x + side * (half + 24)
            pen.tile((middle - half, y - 29, middle + half, y + 29), PAPER, INK, 3, round_by=16)
            pen.write((middle, y), label, heavy, 40, colour)

    return ground(WIDTH, TRACK_HEIGHT, DESK, paint)


def spread_markers(places: Sequence[tuple[Seat, float]]) -> list[tuple[Seat, float]]:
    """Return the x of markers in one row without overlaps, each as close to its step as possible."""
    row = sorted(places, key=lambda place: place[1])
    positions: list[tuple[Seat, float]] = []
    for seat, x in row:
        positions.append((seat, max(x, positions[-1][1] + MARKER[0] + 2) if positions else x))
    excess = sum(marker_x - x for (_, marker_x), (_, x) in zip(positions, row, strict=True)) / max(1, len(row))
    shift = max(_MIN_X - positions[0][1], min(-excess, _MAX_X - positions[-1][1])) if positions else 0
    return [(seat, x + shift) for seat, x in positions]


def walk_parts(walk: Walk) -> Iterator[Part]:
    """Yield a track, and over it the part of it that has moves and markers."""
    yield Part((0, walk.top), _empty_track, (walk.steps, walk.wrapped))
    if walk.moves:
        yield Part((_extent(walk, _MARKER_MARGIN)[0], walk.top), _draw_walk, walk)


def _extent(walk: Walk, margin: int) -> tuple[int, int]:
    """Return the left and right end of all moves and markers, widened by `margin` pixels."""
    trail = _trail_of(walk.steps, walk.top)
    xs = [*_marker_xs(walk).values(), *(trail.at(step)[0] for _, steps in walk.moves for step in steps)]
    return int(min(xs)) - margin, int(max(xs)) + margin


def _marker_xs(walk: Walk) -> dict[Seat, float]:
    """Return by seat the x of its marker, close to its last position."""
    trail = _trail_of(walk.steps, walk.top)
    return dict(spread_markers([(seat, trail.at(steps[-1])[0]) for seat, steps in walk.moves]))


def _draw_walk(walk: Walk) -> Image.Image:
    """Draw an arc for every move, and each marker at its last position."""
    left, right = _extent(walk, _MARKER_MARGIN)
    image = _empty_track((walk.steps, walk.wrapped)).crop((left, 0, right, TRACK_HEIGHT))
    paste(image, _arcs(walk), _extent(walk, _STEP_MARGIN)[0] - left, _ARC_TOP)
    for seat, x in _marker_xs(walk).items():
        paste(image, marker(seat, wrapped=walk.wrapped), round(x) - left - MARKER[0] // 2, 14)
    return image


def _arcs(walk: Walk) -> Image.Image:
    """Return the arcs over a track, and a pin from the last position of each marker to the marker.

    The image is no larger than the arcs and pins.
    """
    (left, right), top, stands = _extent(walk, _STEP_MARGIN), walk.top, _marker_xs(walk)
    trail = _trail_of(walk.steps, top)
    sheet = Image.new("RGBX", ((right - left) * SCALE, TRACK_HEIGHT * SCALE), (0, 0, 0, 0))
    pen = Pen(sheet).moved(-left, 0)
    for seat, steps in walk.moves:
        colour = PLAYERS[seat]
        for before, after in pairwise(steps):
            _draw_arc(pen, trail.at(before), trail.at(after), (colour, top))
        x, y = trail.at(steps[0])
        pen.oval((x - 9, y - top - 9, x + 9, y - top + 9), PAPER, INK, 2.5)
        x, y = trail.at(steps[-1])
        for ink, width in ((INK, 9), (colour, 5)):
            pen.line((stands[seat], 74, x, y - top), ink, width)
        pen.oval((x - 10, y - top - 10, x + 10, y - top + 10), colour, INK, 2.5)
    reduced = sheet.reduce(SCALE, (0, _ARC_TOP * SCALE, *sheet.size))
    return Image.frombytes("RGBa", reduced.size, reduced.tobytes()).convert("RGBA")


def _draw_arc(
    pen: Pen, first: tuple[float, float], last: tuple[float, float], colour_and_top: tuple[Colour, int]
) -> None:
    """Draw one arc: above the ribbon for a move forwards, below it for a move backwards."""
    (x, y), (to_x, to_y), (colour, top) = first, last, colour_and_top
    if first == last:
        return
    high = min(44, 16 + abs(to_x - x) * 0.2) if to_x > x else -min(26, 14 + abs(to_x - x) * 0.1)
    points: list[float] = []
    for step in range(17):
        share = step / 16
        points += [x + (to_x - x) * share, y + (to_y - y) * share - top - high * 4 * share * (1 - share)]
    for ink, width in ((INK, 8), (colour, 4.5)):
        pen.line(points, ink, width)

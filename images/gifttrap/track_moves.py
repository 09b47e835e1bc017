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
from images.gifttrap.trail import COLOURS, Trail, ribbon, straight
from images.kit.fonts import heavy
from images.kit.pen import FINE, Pen, ground, pasted
from images.kit.tiles import Part
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game.contract import Seat
    from images.kit.colours import Colour

WALK = 176
"""Height of one track, in pixels."""
_WAY = (286, 1384)
"""Left and right end of the track: x of GO and of GIFTED."""
_LEAST, _MOST = 250, WIDTH - 52
"""Minimum and maximum x of a marker."""
_AROUND = 16
"""Maximum distance of a drawing from the middle of its step, in pixels."""
_BESIDE = MARKER[0] // 2 + 2
"""The same for a marker."""
_HIGHEST = 66
"""Top of the highest arc, in pixels from the top of the track."""


class Walk(NamedTuple):
    """The moves of markers on a track."""

    steps: int
    top: int
    """Top of the track in the picture."""
    wrapped: bool
    moves: tuple[tuple[Seat, tuple[int, ...]], ...]
    """By seat, in the order of moving: the marker's first position and each later one."""


def _way(steps: int, top: int) -> Trail:
    return straight(steps, (_WAY[0], top + 124, _WAY[1], top + 142))


@picture_cache
def _strip(shown: tuple[int, bool]) -> Image.Image:
    """Return a straight track without markers, given its steps and whether it is the GIVE track."""
    steps, wrapped = shown
    colour = COLOURS[wrapped]

    def paint(pen: Pen) -> None:
        pen.tile((10, 6, WIDTH - 10, WALK - 4), GIVE_PALE if wrapped else GET_PALE, INK, 3, round_by=22)
        pen.tile((24, 18, 164, 80), colour, INK, 3, round_by=14)
        pen.write((94, 49), "GIVE" if wrapped else "GET", heavy, 48, PAPER)
        trail = _way(steps, 0)
        ribbon(pen, trail, colour, 36, numbered=False)
        for step, said, half, side in ((0, "GO", 46, -1), (steps, "GIFTED", 88, 1)):
            x, y = trail.at(step)
            pen.oval((x - 17, y - 17, x + 17, y + 17), GOLD, INK, 3)
            middle = x + side * (half + 24)
            pen.tile((middle - half, y - 29, middle + half, y + 29), PAPER, INK, 3, round_by=16)
            pen.write((middle, y), said, heavy, 40, colour)

    return ground(WIDTH, WALK, DESK, paint)


def aligned(places: Sequence[tuple[Seat, float]]) -> list[tuple[Seat, float]]:
    """Return the x of markers in one row without overlaps, each as close to its step as possible."""
    row = sorted(places, key=lambda place: place[1])
    stood: list[tuple[Seat, float]] = []
    for seat, x in row:
        stood.append((seat, max(x, stood[-1][1] + MARKER[0] + 2) if stood else x))
    excess = sum(at - x for (_, at), (_, x) in zip(stood, row, strict=True)) / max(1, len(row))
    shift = max(_LEAST - stood[0][1], min(-excess, _MOST - stood[-1][1])) if stood else 0
    return [(seat, x + shift) for seat, x in stood]


def walked(walk: Walk) -> Iterator[Part]:
    """Yield a track, and over it the part of it that has moves and markers."""
    yield Part((0, walk.top), _strip, (walk.steps, walk.wrapped))
    if walk.moves:
        yield Part((_reach(walk, _BESIDE)[0], walk.top), _walked, walk)


def _reach(walk: Walk, around: int) -> tuple[int, int]:
    """Return the left and right end of all moves and markers, with a margin of `around` pixels."""
    trail = _way(walk.steps, walk.top)
    reached = [*_stands(walk).values(), *(trail.at(step)[0] for _, steps in walk.moves for step in steps)]
    return int(min(reached)) - around, int(max(reached)) + around


def _stands(walk: Walk) -> dict[Seat, float]:
    """Return by seat the x of its marker, close to its last position."""
    trail = _way(walk.steps, walk.top)
    return dict(aligned([(seat, trail.at(steps[-1])[0]) for seat, steps in walk.moves]))


def _walked(walk: Walk) -> Image.Image:
    """Draw an arc for every move, and each marker at its last position."""
    left, right = _reach(walk, _BESIDE)
    image = _strip((walk.steps, walk.wrapped)).crop((left, 0, right, WALK))
    pasted(image, _leaps(walk), _reach(walk, _AROUND)[0] - left, _HIGHEST)
    for seat, x in _stands(walk).items():
        pasted(image, marker(seat, wrapped=walk.wrapped), round(x) - left - MARKER[0] // 2, 14)
    return image


def _leaps(walk: Walk) -> Image.Image:
    """Return the arcs over a track, and a pin from the last position of each marker to the marker.

    The image is no larger than they are.
    """
    (left, right), top, stands = _reach(walk, _AROUND), walk.top, _stands(walk)
    sheet, trail = Image.new("RGBX", ((right - left) * FINE, WALK * FINE), (0, 0, 0, 0)), _way(walk.steps, top)
    pen = Pen(sheet).moved(-left, 0)
    for seat, steps in walk.moves:
        colour = PLAYERS[seat]
        for before, after in pairwise(steps):
            _leap(pen, trail.at(before), trail.at(after), (colour, top))
        x, y = trail.at(steps[0])
        pen.oval((x - 9, y - top - 9, x + 9, y - top + 9), PAPER, INK, 2.5)
        x, y = trail.at(steps[-1])
        for ink, width in ((INK, 9), (colour, 5)):
            pen.line((stands[seat], 74, x, y - top), ink, width)
        pen.oval((x - 10, y - top - 10, x + 10, y - top + 10), colour, INK, 2.5)
    reduced = sheet.reduce(FINE, (0, _HIGHEST * FINE, *sheet.size))
    return Image.frombytes("RGBa", reduced.size, reduced.tobytes()).convert("RGBA")


def _leap(pen: Pen, first: tuple[float, float], last: tuple[float, float], how: tuple[Colour, int]) -> None:
    """Draw one arc: above the ribbon for a move forwards, below it for a move backwards."""
    (x, y), (to_x, to_y), (colour, top) = first, last, how
    if first == last:
        return
    high = min(44, 16 + abs(to_x - x) * 0.2) if to_x > x else -min(26, 14 + abs(to_x - x) * 0.1)
    points: list[float] = []
    for step in range(17):
        share = step / 16
        points += [x + (to_x - x) * share, y + (to_y - y) * share - top - high * 4 * share * (1 - share)]
    for ink, width in ((INK, 8), (colour, 4.5)):
        pen.line(points, ink, width)

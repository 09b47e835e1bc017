"""How markers walked on a track: a leap for every move, and a pin to each marker that stands above the others.

Knows places of a track and seats; what is given or got there is its asker's to say.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from images.gifttrap.colours import INK, PAPER, PLAYERS
from images.gifttrap.lettering import WIDTH
from images.gifttrap.pieces import MARKER
from images.kit.pen import sprite

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL import Image

    from images.gifttrap.trail import Trail
    from images.kit.colours import Colour
    from images.kit.pen import Pen

WALK = 176
"""Height of one track."""
_LEAST, _MOST = 250, WIDTH - 52
"""Where a marker may stand beside its step."""
_AROUND = 16
"""What is drawn at a place of a track reaches no farther from its middle."""


def aligned(places: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """Return where markers stand in one row, each as near to its place as the others let it be."""
    row = sorted(places, key=lambda place: place[1])
    stood: list[tuple[int, float]] = []
    for seat, x in row:
        stood.append((seat, max(x, stood[-1][1] + MARKER[0] + 2) if stood else x))
    excess = sum(at - x for (_, at), (_, x) in zip(stood, row, strict=True)) / max(1, len(row))
    shift = max(_LEAST - stood[0][1], min(-excess, _MOST - stood[-1][1])) if stood else 0
    return [(seat, x + shift) for seat, x in stood]


def leaps(trail: Trail, top: int, moves: Sequence[tuple[int, Sequence[int]]]) -> tuple[Image.Image, int]:
    """Return the leaps over a track, and a pin from the last place of each marker to where there is room for it.

    As a sheet no wider than they are, and where its left edge lies.
    """
    stands = dict(aligned([(seat, trail.at(steps[-1])[0]) for seat, steps in moves]))
    reached = [*stands.values(), *(trail.at(step)[0] for _, steps in moves for step in steps)]
    left, right = int(min(reached)) - _AROUND, int(max(reached)) + _AROUND

    def paint(sheet: Pen) -> None:
        pen = sheet.moved(-left, 0)
        for seat, steps in moves:
            colour = PLAYERS[seat]
            for before, after in pairwise(steps):
                _leap(pen, trail.at(before), trail.at(after), (colour, top))
            x, y = trail.at(steps[0])
            pen.oval((x - 9, y - top - 9, x + 9, y - top + 9), PAPER, INK, 2.5)
            x, y = trail.at(steps[-1])
            for ink, width in ((INK, 9), (colour, 5)):
                pen.line((stands[seat], 74, x, y - top), ink, width)
            pen.oval((x - 10, y - top - 10, x + 10, y - top + 10), colour, INK, 2.5)

    return sprite(right - left, WALK, paint), left


def _leap(pen: Pen, first: tuple[float, float], last: tuple[float, float], how: tuple[Colour, int]) -> None:
    """Draw one leap: over the ribbon forwards, below it backwards."""
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

"""A rating over time: the points that a player has almost certainly, and above them the range of their strength."""

from __future__ import annotations

from typing import TYPE_CHECKING

from images.community.style import BLUE, BLUE_PALE, PALE, PAPER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.results.profile import RatingPoint
    from images.kit.pen import Pen

DOT = 7
"""Radius of the dot at the present rating, in pixels."""
MIN_SPAN = 120
"""The fewest points between the lower and the upper edge."""


def curve(pen: Pen, points: Sequence[RatingPoint], width: int, height: int) -> None:
    """Draw a curve of at least two points, from the first time to the last, into a sheet of this size."""
    first, last = points[0].at, points[-1].at
    low, high = min(point.range.low for point in points), max(point.range.high for point in points)
    span, seconds = max(high - low, MIN_SPAN), max(1.0, last - first)

    def x(at: float) -> float:
        return DOT + (width - 2 * DOT) * (at - first) / seconds

    def y(value: float) -> float:
        return DOT + (height - 2 * DOT) * (1 - (value - low) / span)

    upper = [corner for point in points for corner in (x(point.at), y(point.range.high))]
    lower = [corner for point in points for corner in (x(point.at), y(point.range.low))]
    back = [corner for point in reversed(points) for corner in (x(point.at), y(point.range.low))]
    pen.area([*upper, *back], BLUE_PALE)
    pen.line([DOT, height - DOT / 2, width - DOT, height - DOT / 2], PALE, 2)
    pen.line([corner for point in points for corner in (x(point.at), y(point.range.middle))], PAPER, 3)
    pen.line(lower, BLUE, 5)
    pen.oval((lower[-2] - DOT, lower[-1] - DOT, lower[-2] + DOT, lower[-1] + DOT), BLUE, PAPER, 2)

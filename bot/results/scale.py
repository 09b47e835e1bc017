"""The scale on which players read a rating. Pure.

A new player has 1000 points. The points are the strength that a player has almost certainly (`mu` minus three `sigma`,
the library's ordinal): they rise with better results, and also as more games make the rating more certain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from bot.results.ratings import Rating

ZERO_POINTS = 1000
"""The points of a strength of 0, which is also that of a new player."""
POINTS_PER_STRENGTH = 40
"""The points of one unit of `mu` and `sigma`."""
CERTAINTY_SIGMAS = 3.0
"""The deviations between `mu` and the strength that counts."""


class PointRange(NamedTuple):
    """The points between which the strength of a player lies."""

    low: int
    """The points of the player: the strength is hardly less."""
    middle: int
    """The most probable strength."""
    high: int
    """The strength is hardly more."""


def points(rating: Rating) -> int:
    """Return the points of a rating: the number that players read, and by which they are ranked."""
    return _points(rating.mu - CERTAINTY_SIGMAS * rating.sigma)


def point_range(rating: Rating) -> PointRange:
    """Return the points of a rating with the whole range of its uncertainty."""
    margin = CERTAINTY_SIGMAS * rating.sigma
    return PointRange(points(rating), _points(rating.mu), _points(rating.mu + margin))


def _points(strength: float) -> int:
    return round(ZERO_POINTS + POINTS_PER_STRENGTH * strength)

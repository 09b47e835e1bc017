"""The points of a match, scaled so that tables of different sizes compare. Pure.

A seat gets the share of opponents whom it beat, an equal place counting half: the winner of a table has 1, the last 0,
the second of four 2/3. The points of a table are half as many as its seats, whatever its game. A forfeiter gets 0 and
is beaten by all others. A match that counts as not played (a void match, a bye) gives half a win, a table's average.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.leagues.model import WIN, Match, MatchSeat, MatchStatus

if TYPE_CHECKING:
    from collections.abc import Sequence

UNPLAYED = WIN // 2
"""The points of a round without a result."""
_LAST = 1_000_000
"""The place of a forfeiter."""


def effective_place(seat: MatchSeat) -> int:
    """Return the place that counts; seats without a place are first, as after a match called off with forfeits."""
    return _LAST if seat.forfeit else seat.place or 1


def half_wins(seat: MatchSeat, opponent: MatchSeat) -> int:
    """Return the result of a seat against another in halves of a win: 2 for better, 1 for equal, 0 for worse."""
    if seat.forfeit:
        return 0
    mine, theirs = effective_place(seat), effective_place(opponent)
    return (mine < theirs) + (mine <= theirs)


def scaled(halves: int, seats: int) -> int:
    """Return halves of wins against single opponents at a table of this size as points."""
    return halves * WIN // (2 * (seats - 1))


def match_points(match: Match) -> tuple[int, ...]:
    """Return the points of each seat; 0 for all while the match is open."""
    if match.status is MatchStatus.OPEN:
        return (0,) * len(match.seats)
    if match.status is MatchStatus.VOID:
        return (UNPLAYED,) * len(match.seats)
    return tuple(scaled(_halves(index, match.seats), len(match.seats)) for index in range(len(match.seats)))


def _halves(index: int, seats: Sequence[MatchSeat]) -> int:
    return sum(half_wins(seats[index], seat) for other, seat in enumerate(seats) if other != index)

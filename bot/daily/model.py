"""Frozen values of the puzzle of the day: an attempt, a record of many, a server's table of the day. Pure."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.daily import DailyResult

MAX_DIFFERENCE = 5
"""The difference from par from which a record counts all attempts together."""


class Attempt(Struct, frozen=True, kw_only=True):
    """One user's attempt at the puzzle of a game on a day."""

    user: int
    game: str
    day: int
    """Days since 1970-01-01, in UTC."""
    moves: int = 0
    """The moves so far: a press on a panel with another number is out of date."""
    progress: str
    """JSON of the game's progress."""
    par: int
    cost: int | None = None
    """None while the attempt goes on."""
    solved: bool = False
    signs: str = ""
    late: bool = False
    """Whether the attempt ended after its day: it counts for nothing."""
    guild: int | None = None
    """The server on which the user played or shared last; None: none so far."""
    name: str = ""
    """The user's name there."""
    shared: tuple[int, ...] = ()
    """The channels in which the user has shared the result."""

    @property
    def ended(self) -> bool:
        """Whether the attempt has ended."""
        return self.cost is not None

    @property
    def counts(self) -> bool:
        """Whether the attempt counts for streaks and tables."""
        return self.ended and not self.late


class DayScore(Struct, frozen=True):
    """The result of one day, for a record."""

    day: int
    cost: int
    par: int
    solved: bool


class DailyRecord(Struct, frozen=True):
    """A user's results with one game's puzzles."""

    played: int
    solved: int
    streak: int
    """Days in a row with a solution, up to today or yesterday."""
    best_streak: int
    bars: tuple[int, ...]
    """The number of solutions by their difference from par, from −`MAX_DIFFERENCE` (or less) to +`MAX_DIFFERENCE`."""
    latest: int | None = None
    """The index in `bars` of today's result."""

    @property
    def failed(self) -> int:
        """The attempts that ended without a solution."""
        return self.played - self.solved


class DayTable(Struct, frozen=True):
    """The results on one server on one day, the best first."""

    attempts: tuple[Attempt, ...]

    @property
    def solved(self) -> int:
        """The number of solutions."""
        return sum(attempt.solved for attempt in self.attempts)

    @property
    def best(self) -> tuple[Attempt, ...]:
        """The best solutions, several if they are equal; empty without a solution."""
        solved = [attempt for attempt in self.attempts if attempt.solved]
        return tuple(attempt for attempt in solved if attempt.cost == solved[0].cost)


class Digest(Struct, frozen=True):
    """The message with a server's table of a day: an intent until it has a message, which may have been sent."""

    guild: int
    day: int
    at: float
    """The time of the intent, Unix seconds."""
    channel: int
    message: int | None = None


def record_of(scores: Sequence[DayScore], today: int) -> DailyRecord:
    """Return the record of a user's results, which count, in any order."""
    solved = sorted((score for score in scores if score.solved), key=lambda score: score.day)
    days = [score.day for score in solved]
    bars = Counter(_bar(score) for score in solved)
    latest = next((_bar(score) for score in solved if score.day == today), None)
    return DailyRecord(
        played=len(scores),
        solved=len(solved),
        streak=_streak(days, today),
        best_streak=max(_runs(days), default=0),
        bars=tuple(bars[n] for n in range(2 * MAX_DIFFERENCE + 1)),
        latest=latest,
    )


def _bar(score: DayScore) -> int:
    difference = max(-MAX_DIFFERENCE, min(MAX_DIFFERENCE, score.cost - score.par))
    return difference + MAX_DIFFERENCE


def _runs(days: Sequence[int]) -> list[int]:
    """Return the lengths of the runs of days in a row, in order."""
    runs: list[int] = []
    for n, day in enumerate(days):
        if n and days[n - 1] == day - 1:
            runs[-1] += 1
        else:
            runs.append(1)
    return runs


def _streak(days: Sequence[int], today: int) -> int:
    """Return the length of the last run; 0 if it ended before yesterday."""
    return _runs(days)[-1] if days and days[-1] >= today - 1 else 0


def ended(attempt: Attempt, result: DailyResult, today: int) -> Attempt:
    """Return an attempt with its end."""
    return replace(attempt, cost=result.cost, solved=result.solved, signs=result.signs, late=attempt.day != today)

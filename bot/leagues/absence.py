"""Which players are kept out of the next league, and until when. Pure.

A player is often late in a league if they forfeited by silence, or missed `MANY_MISSED_TURNS` turns; the bot warns them
before either. They are kept out of new leagues for as long as the others waited for them, counted from the last time.
Overlapping times (several tables, a silence of several turns) count once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.leagues.model import League, MissedTime

MANY_MISSED_TURNS = 3


def missed_turns(missed: Iterable[MissedTime], entrant: int) -> int:
    """Return how many turns an entrant has missed."""
    return sum(entry.entrant == entrant and not entry.forfeit for entry in missed)


def kept_out_until(leagues: Iterable[League], user: int) -> float | None:
    """Return the time until which a person is kept out of new leagues, Unix seconds; None: they are not."""
    times = [until for league in leagues for until in _times(league, user)]
    return max(times, default=None)


def _times(league: League, user: int) -> list[float]:
    times = list[float]()
    for number, entrant in enumerate(league.entrants):
        missed = [entry for entry in league.missed if entry.entrant == number]
        often = any(entry.forfeit for entry in missed) or missed_turns(missed, number) >= MANY_MISSED_TURNS
        if user and entrant.user == user and often:
            times.append(max(entry.until for entry in missed) + _seconds(missed))
    return times


def _seconds(missed: Iterable[MissedTime]) -> float:
    """Return the length of the union of the times."""
    total, end = 0.0, float("-inf")
    for entry in sorted(missed, key=lambda entry: entry.since):
        total += max(0.0, entry.until - max(entry.since, end))
        end = max(end, entry.until)
    return total

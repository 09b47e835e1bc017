"""Checks that the rounds of a league were drawn as the seed says, by drawing them again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.leagues.rounds import redrawn

if TYPE_CHECKING:
    from bot.league_host.store import LeagueRecord
    from bot.leagues.model import League

MAX_REMEMBERED = 32
"""Leagues whose check is remembered."""


class DrawChecks:
    """The checks of draws. Belongs to one event loop.

    The draw of a round takes up to 0.3 s of a core, so the checks run in a thread, one league after the other, and the
    result is remembered until the league changes.
    """

    def __init__(self) -> None:
        self._results: dict[int, tuple[int, tuple[bool, ...]]] = {}
        """By league: the version that was checked, and the result."""
        self._lock = asyncio.Lock()

    async def of(self, record: LeagueRecord) -> tuple[bool, ...]:
        """Return for each round whether the draw from the seed and the present results is the stored one."""
        async with self._lock:
            version, result = self._results.pop(record.league.id, (-1, ()))
            if version != record.version:
                result = await asyncio.to_thread(_check, record.league)
            self._results[record.league.id] = record.version, result
            if len(self._results) > MAX_REMEMBERED:
                del self._results[next(iter(self._results))]
            return result


def _check(league: League) -> tuple[bool, ...]:
    return tuple(_is_same(league, number) for number in range(len(league.rounds)))


def _is_same(league: League, number: int) -> bool:
    again, entry = redrawn(league, number), league.rounds[number]
    stored = tuple(tuple(seat.drawn for seat in match.seats) for match in league.matches if match.round == number)
    return (again.tables, again.basis) == (stored, entry.basis) and sorted(again.byes) == sorted(entry.byes)

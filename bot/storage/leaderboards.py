"""The standings of a server's persons on the database: read only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.game.contract import Strength
from bot.results.leaderboard import Contender, Month, RatedComputer
from bot.results.ratings import Rating
from bot.storage.damage import DamageReporter, legible
from bot.storage.results import is_sound

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.storage.sql import AnyDatabase

_SELECT_MOST_PLAYED = "SELECT game FROM standing WHERE guild = ? GROUP BY game ORDER BY sum(games) DESC, game LIMIT 1"
_SELECT_CONTENDERS = """
SELECT standing.user, standing.name, standing.games, standing.wins, rating.mu, rating.sigma, rating.games,
    coalesce(instr(person.body, '"hides_profile":true'), 0) > 0
FROM standing
JOIN rating ON rating.game = standing.game AND rating.role = standing.role
    AND rating.owner = CAST(standing.user AS TEXT)
LEFT JOIN person ON person.user = standing.user
WHERE standing.guild = ? AND standing.game = ? AND standing.role = ?
"""
_SELECT_MONTH = """
SELECT month.user, month.games, month.wins, seat.mu, seat.sigma, seat.games
FROM (
    SELECT seat.user, count(*) AS games, count(*) FILTER (WHERE seat.place = 1) AS wins, min(result.id) AS first
    FROM result JOIN result_seat AS seat ON seat.result = result.id
    WHERE result.guild = :guild AND result.game = :game AND result.ended >= :since
        AND result.rated = 1 AND result.private = 0
        AND seat.role = :role AND seat.user IS NOT NULL AND seat.mu IS NOT NULL
    GROUP BY seat.user
) AS month
JOIN result_seat AS seat ON seat.result = month.first AND seat.user = month.user AND seat.role = :role
"""
_SELECT_COMPUTERS = """
SELECT substr(owner, 10), mu, sigma, games FROM rating
WHERE game = ? AND role = ? AND owner > 'computer:' AND owner < 'computer;'
"""


class SqlLeaderboards:
    """Implements `bot.results.leaderboard.LeaderboardStore` on the database; damaged rows are reported and left out."""

    def __init__(self, database: AnyDatabase) -> None:
        self._database = database
        self._damage = DamageReporter()

    async def most_played(self, guild: int) -> str | None:
        """Return the game whose rated games had the most persons on a server; None: there is none."""
        rows = await self._database.rows(_SELECT_MOST_PLAYED, (guild,))
        return rows[0][0] if rows else None

    async def contenders(self, guild: int, game: str, role: str) -> Sequence[Contender]:
        """Return all persons with rated games of a game and role at a server's public tables, in any order."""
        rows = await self._database.rows(_SELECT_CONTENDERS, (guild, game, role))
        contenders = [(row[0], legible(_contender, row)) for row in rows]
        for user, contender in contenders:
            if contender is None:
                self._damage.report_person("standing", user)
        return [contender for _, contender in contenders if contender is not None]

    async def month(self, guild: int, game: str, role: str, since: float) -> dict[int, Month]:
        """Return the months of the persons with rated games that ended after `since` (Unix seconds), by user id."""
        rows = await self._database.rows(_SELECT_MONTH, {"guild": guild, "game": game, "since": since, "role": role})
        months = ((row[0], legible(_month, row)) for row in rows)
        return {user: month for user, month in months if month is not None}

    async def computers(self, game: str, role: str) -> Sequence[RatedComputer]:
        """Return the ratings of the computer players in a game and role."""
        rows = await self._database.rows(_SELECT_COMPUTERS, (game, role))
        computers = (legible(_computer, row) for row in rows)
        return [computer for computer in computers if computer is not None]


def _contender(row: Sequence[Any]) -> Contender:
    """Return a person's standing; raise one of `UNREADABLE_ERRORS`.

    The values are checked by hand: converting thousands of rows would take most of the time of a leaderboard.
    """
    user, name, games, wins, mu, sigma, rated_games, is_hidden = row
    if not all(isinstance(value, int) for value in (user, games, wins)):
        raise TypeError
    return Contender(
        user, name if isinstance(name, str) else "", games, wins, _sound((mu, sigma, rated_games)), bool(is_hidden)
    )


def _month(row: Sequence[Any]) -> Month:
    _, games, wins, *rating = row
    return Month(games, wins, _sound(rating))


def _computer(row: Sequence[Any]) -> RatedComputer:
    strength, *rating = row
    return RatedComputer(Strength(strength), _sound(rating))


def _sound(values: Sequence[Any]) -> Rating:
    """Return a stored rating; raise `TypeError` or `ValueError` if it is damaged."""
    mu, sigma, games = values
    if not (isinstance(mu, float) and isinstance(sigma, float) and isinstance(games, int)):
        raise TypeError
    rating = Rating(mu, sigma, games)
    if not is_sound(rating):
        raise ValueError
    return rating

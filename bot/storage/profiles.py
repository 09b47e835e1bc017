"""The queries of one user's results, over the whole bot or on one server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.results.profile import MAX_GAMES, Companion, PlayedGame, PlayerRecord
from bot.storage.damage import DamageReporter, legible
from bot.storage.results import stored_rating

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.results.ratings import Rating
    from bot.storage.sql import AnyDatabase

# The index on users leads to the last games, newest first; a server's games are found among all games of the user.
_SELECT_GAMES = """
SELECT r.id, r.game, s.role, s.place, s.participation, r.ended, s.answers, s.answer_s,
    s.moments, s.mu, s.sigma, s.games, s.name
FROM result_seat AS s JOIN result AS r ON r.id = s.result
WHERE s.user = :user AND (:guild IS NULL OR r.guild = :guild)
ORDER BY s.result DESC LIMIT :limit
"""
_FIELDS = ("game", "role", "place", "participation", "ended", "answers", "answer_s")
_SELECT_COMPANIONS = """
SELECT companion.user, companion.games, (
    SELECT min(o.name) FROM result_seat AS o WHERE o.result = companion.last AND o.user = companion.user
)
FROM (
    SELECT o.user, count(DISTINCT o.result) AS games, max(o.result) AS last
    FROM (
        SELECT s.result FROM result_seat AS s JOIN result AS r ON r.id = s.result
        WHERE s.user = :user AND (:guild IS NULL OR (r.guild = :guild AND r.private = 0))
        ORDER BY s.result DESC LIMIT :limit
    ) AS recent JOIN result_seat AS o ON o.result = recent.result
    WHERE o.user IS NOT NULL AND o.user <> :user
    GROUP BY o.user
) AS companion
ORDER BY companion.games DESC, companion.last DESC LIMIT :companions
"""
_SELECT_RATINGS = "SELECT game, role, mu, sigma, games FROM rating WHERE owner = ?"
MAX_COMPANIONS_READ = 20
"""The companions that are read; some of them may not be named."""


class SqlProfiles:
    """Implements `bot.results.store.ProfileStore` on the database."""

    def __init__(self, database: AnyDatabase) -> None:
        self._database = database
        self._damage = DamageReporter()

    async def record(self, user: int, guild: int | None = None) -> PlayerRecord:
        """Return what a profile of the user shows: to the user, or with `guild` to a reader on that server."""
        scope = {"user": user, "guild": guild, "limit": MAX_GAMES, "companions": MAX_COMPANIONS_READ}
        rows = await self._database.rows(_SELECT_GAMES, scope)
        companions = await self._database.rows(_SELECT_COMPANIONS, scope)
        ratings = await self._database.rows(_SELECT_RATINGS, (str(user),))
        return PlayerRecord(
            name=next((str(row[-1]) for row in rows), ""),
            games=tuple(self._games(reversed(rows))),
            companions=tuple(Companion(other, name, games) for other, games, name in companions),
            ratings=tuple(self._ratings(ratings)),
        )

    def _games(self, rows: Iterator[Sequence[Any]]) -> Iterator[PlayedGame]:
        for row in rows:
            game = legible(_game, row)
            if game is None:
                self._damage.report("result_seat", row[0])
            else:
                yield game

    def _ratings(self, rows: Sequence[Sequence[Any]]) -> Iterator[tuple[str, str, Rating]]:
        for game, role, *values in rows:
            rating = stored_rating(values)
            if rating is None:
                self._damage.report("rating", game)
            else:
                yield game, role, rating


def _game(row: Sequence[Any]) -> PlayedGame:
    """Return a game from its row; raise one of `UNREADABLE_ERRORS`."""
    _, *values, moments, mu, sigma, games, _ = row
    fields = dict(zip(_FIELDS, values, strict=True))
    prior = None if mu is None else stored_rating((mu, sigma, games))
    return msgspec.convert({**fields, "prior": prior, "moments": msgspec.json.decode(moments)}, PlayedGame)

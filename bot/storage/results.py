"""Results and ratings on the database: written with the end of a game, read by user and server, and recomputed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from bot.results.model import GameResult, SeatResult
from bot.results.ratings import Rating, RatingKey, is_compared, keys_of, ratings_after, seat_key
from bot.results.recording import result_of
from bot.storage.codec import SELECTED_COLUMNS, Codecs, table_from_row
from bot.storage.damage import DamageReporter, legible
from bot.table.game_end import end_told_by
from bot.table.store import Unreadable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.game.contract import AnyGame
    from bot.storage.sql import AnyDatabase, SqlConnection
    from bot.table.game_end import GameEnd

_RESULT_COLUMNS = (
    "table_id", "guild", "game", "variant", "options", "rules", "began", "ended", "moves", "reason", "rated", "private",
)  # fmt: skip
_SEAT_COLUMNS = (
    "name", "user", "strength", "role", "place", "score", "participation", "answers", "answer_s", "moments",
)  # fmt: skip
_PRIOR_COLUMNS = ("mu", "sigma", "games")
# The statements are put together from the names above only.
_INSERT_RESULT = f"""
INSERT INTO result ({", ".join(_RESULT_COLUMNS)}) VALUES ({", ".join("?" * len(_RESULT_COLUMNS))}) RETURNING id
"""  # noqa: S608
_INSERT_SEAT = f"""
INSERT INTO result_seat (result, seat, {", ".join((*_SEAT_COLUMNS, *_PRIOR_COLUMNS))})
VALUES ({", ".join("?" * (2 + len(_SEAT_COLUMNS) + len(_PRIOR_COLUMNS)))})
"""  # noqa: S608
_SELECT_RESULTS = f"SELECT id, {', '.join(_RESULT_COLUMNS)} FROM result ORDER BY id"  # noqa: S608
_SELECT_SEATS = f"""
SELECT {", ".join((*_SEAT_COLUMNS, *_PRIOR_COLUMNS))} FROM result_seat WHERE result = ? ORDER BY seat
"""  # noqa: S608
_SELECT_RATING = "SELECT mu, sigma, games FROM rating WHERE game = ? AND role = ? AND owner = ?"
_UPSERT_RATING = """
INSERT INTO rating (game, role, owner, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (game, role, owner) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
"""
_UPDATE_PRIOR = "UPDATE result_seat SET mu = ?, sigma = ?, games = ? WHERE result = ? AND seat = ?"
_SELECT_UNRECORDED = f"""
SELECT {SELECTED_COLUMNS} FROM game_table
WHERE status IN ('ended', 'closed') AND id NOT IN (SELECT table_id FROM result) AND length(seed) > 0
ORDER BY changed, id
"""  # noqa: S608
_SELECT_NEWS = """
SELECT seat, fleeting, fact, checksum FROM news WHERE id >= ? AND id < ? AND seat IS NULL ORDER BY id DESC
"""
_UPSERT_STANDING = """
INSERT INTO standing (guild, game, role, user, name, games, wins) VALUES (?, ?, ?, ?, ?, 1, ?)
ON CONFLICT (guild, game, role, user)
DO UPDATE SET name = excluded.name, games = standing.games + 1, wins = standing.wins + excluded.wins
"""
_MAX_MU = 1000.0
"""A greater strength is damage: no sequence of games leads there."""

_damage = DamageReporter()


class ResultWriter:
    """An `EndWriter` that writes the result of a game and the ratings that it changes."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games

    def __call__(self, connection: SqlConnection, end: GameEnd) -> None:
        """Write the result of a game, unless the game is not installed or it was a rehearsal."""
        game = self._games.get(end.table.game)
        if game is not None and not end.table.rehearsal:
            write(connection, result_of(end, game))


def write(connection: SqlConnection, result: GameResult) -> None:
    """Write a result and, if it is rated, the new ratings."""
    ratings = _current_ratings(connection, result) if result.rated else {}
    ((result_id,),) = connection.execute(_INSERT_RESULT, _result_values(result)).fetchall()
    priors = [_prior(result, seat, ratings) for seat in result.seats]
    connection.executemany(
        _INSERT_SEAT,
        (
            (result_id, number, *_seat_values(seat), *_prior_values(prior))
            for number, (seat, prior) in enumerate(zip(result.seats, priors, strict=True))
        ),
    )
    if result.rated:
        _save_ratings(connection, ratings_after(result, ratings, priors))
        _count_standings(connection, result)


async def fill(database: AnyDatabase, games: Mapping[str, AnyGame]) -> int:
    """Write the results of stored games that have none, and recompute the ratings; return the number of results.

    A game that cannot be read or is not installed gets no result, and neither does a rehearsal. This reads all finished
    tables. If the start has not checked all tables, no result can have been lost, and nothing is read.
    """
    if not database.is_checked:
        return 0
    return await database.transaction(partial(_fill, games=games, codecs=Codecs(games)))


def _fill(connection: SqlConnection, games: Mapping[str, AnyGame], codecs: Codecs) -> int:
    ends = [
        (end, games[end.table.game])
        for row in connection.execute(_SELECT_UNRECORDED).fetchall()
        if (end := _stored_end(connection, row, codecs)) is not None
        and end.table.game in games
        and not end.table.rehearsal
    ]
    for end, game in ends:
        write(connection, result_of(end, game))
    if ends:
        recompute(connection)
    return len(ends)


def _stored_end(connection: SqlConnection, row: Sequence[Any], codecs: Codecs) -> GameEnd | None:
    """Return the end of the finished game of a row of `game_table`; None if it cannot be read."""
    table = table_from_row(row, codecs)
    if isinstance(table, Unreadable):
        return None
    stored = connection.execute(_SELECT_NEWS, (table.id << 32, (table.id + 1) << 32)).fetchall()
    read = codecs.of(table.game).checked_fact
    return end_told_by(table, [read(*fact) for fact in stored])


def recompute(connection: SqlConnection) -> int:
    """Recompute all ratings and standings from the results, in their order; return the number of rated games.

    The seats of deleted users keep the rating that they had before the game. A damaged result is left out.
    """
    ratings: dict[RatingKey, Rating] = {}
    rated_games = 0
    connection.execute("DELETE FROM standing")
    for result_id, result, stored_priors in _stored_results(connection):
        if not result.rated:
            continue
        rated_games += 1
        priors = [
            stored if seat_key(result, seat) is None else _prior(result, seat, ratings)
            for seat, stored in zip(result.seats, stored_priors, strict=True)
        ]
        connection.executemany(
            _UPDATE_PRIOR, ((*_prior_values(prior), result_id, number) for number, prior in enumerate(priors))
        )
        ratings |= ratings_after(result, ratings, priors)
        _count_standings(connection, result)
    connection.execute("DELETE FROM rating")
    _save_ratings(connection, ratings)
    return rated_games


def forget(connection: SqlConnection, user: int) -> None:
    """Remove a user from the results, and delete the user's ratings and standings."""
    connection.execute("UPDATE result_seat SET user = NULL, name = '' WHERE user = ?", (user,))
    connection.execute("DELETE FROM rating WHERE owner = ?", (str(user),))
    connection.execute("DELETE FROM standing WHERE user = ?", (user,))


def _current_ratings(connection: SqlConnection, result: GameResult) -> dict[RatingKey, Rating]:
    """Return the stored ratings of the players of a game; a damaged one is reported and left out."""
    ratings: dict[RatingKey, Rating] = {}
    for key in sorted(keys_of(result)):
        row = connection.execute(_SELECT_RATING, key).fetchone()
        rating = None if row is None else stored_rating(row)
        if rating is not None:
            ratings[key] = rating
        elif row is not None:
            _damage.report("rating", key.game)
    return ratings


def stored_rating(values: Sequence[Any]) -> Rating | None:
    """Return a stored rating; None if it is damaged or missing."""
    rating = legible(lambda row: msgspec.convert(dict(zip(_PRIOR_COLUMNS, row, strict=True)), Rating), values)
    return rating if rating is not None and is_sound(rating) else None


def is_sound(rating: Rating) -> bool:
    """Return whether a stored rating can be one; any other value is damage."""
    return abs(rating.mu) <= _MAX_MU and 0 < rating.sigma <= _MAX_MU


def _save_ratings(connection: SqlConnection, ratings: Mapping[RatingKey, Rating]) -> None:
    rows = ((*key, rating.mu, rating.sigma, rating.games) for key, rating in ratings.items())
    connection.executemany(_UPSERT_RATING, rows)


def _count_standings(connection: SqlConnection, result: GameResult) -> None:
    """Count a rated game in the standings of its persons, unless its table was private."""
    if result.private:
        return
    rows = (
        (result.guild, result.game, seat.role, seat.user, seat.name, int(seat.place == 1))
        for seat in result.seats
        if seat.user is not None and is_compared(seat)
    )
    connection.executemany(_UPSERT_STANDING, rows)


def _prior(result: GameResult, seat: SeatResult, ratings: Mapping[RatingKey, Rating]) -> Rating | None:
    """Return a seat's rating before the game; None if the seat is not rated."""
    key = seat_key(result, seat)
    return ratings.get(key, Rating()) if result.rated and key is not None and is_compared(seat) else None


def _prior_values(prior: Rating | None) -> tuple[float | None, float | None, int | None]:
    return (None, None, None) if prior is None else (prior.mu, prior.sigma, prior.games)


def _result_values(result: GameResult) -> tuple[Any, ...]:
    fields = msgspec.structs.asdict(result) | {"table_id": result.table}
    return _plain([fields[name] for name in _RESULT_COLUMNS])


def _seat_values(seat: SeatResult) -> tuple[Any, ...]:
    return _plain(msgspec.structs.astuple(seat))


def _plain(values: Sequence[Any]) -> tuple[Any, ...]:
    """Return the values with strings in place of members of an enum, which `sqlite3` does not store."""
    return tuple(str(value) if isinstance(value, str) else value for value in values)


def _stored_results(connection: SqlConnection) -> Iterator[tuple[int, GameResult, list[Rating | None]]]:
    """Yield each stored result with its id and the seats' ratings before the game, in the order of the ends."""
    for result_id, *values in connection.execute(_SELECT_RESULTS).fetchall():
        rows = connection.execute(_SELECT_SEATS, (result_id,)).fetchall()
        result = legible(lambda row: _result(*row), (values, rows))
        if result is None:
            _damage.report("result", result_id)
        else:
            yield result_id, result, [stored_rating(row[len(_SEAT_COLUMNS) :]) for row in rows]


def _result(values: Sequence[Any], rows: Sequence[Sequence[Any]]) -> GameResult:
    """Return a result from its row and the rows of its seats; raise one of `UNREADABLE_ERRORS`."""
    fields = dict(zip(_RESULT_COLUMNS, values, strict=True))
    table, flags = fields.pop("table_id"), {name: bool(fields[name]) for name in ("rated", "private")}
    seats = [dict(zip(_SEAT_COLUMNS, row, strict=False)) for row in rows]
    return msgspec.convert({**fields, **flags, "table": table, "seats": seats}, GameResult)

"""A database with many finished games of all kinds, for measurements of a start and of the deletion of a user.

A few games are played to their ends with random moves; all others are copies of them with other numbers, servers and
users. `many_results` writes results alone.
"""

from __future__ import annotations

from functools import partial
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

from bot import discovery
from bot.storage import codec, results
from tests import acts
from tests.benchmarks.dealing import FIRST, any_move, seats, started_game
from tests.table.harness import ManualClock, fresh_key, open_harness

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tests.table.harness import Harness

PLAYED = 10
"""The games that are played; the others are copies."""
GAME_INTERVAL_S = 900.0
"""Seconds between the ends of two games: four in an hour."""
PERSON = 700_000_000_000_000_000
"""The id of the first user; the next ones follow."""
GAMES_OF_A_USER = 100
"""Games that a user takes part in, on the average."""
LETTERS, CALLS = 10, 10
"""Letters and calls to each player in a game."""
SERVER = 500_000_000_000_000_000


async def fill(path: Path, games: int, names: Sequence[str] = ()) -> None:
    """Make a database with so many finished games, of these names in turns (empty: all games); always the same ones."""
    async with open_harness(path, ManualClock(), discovery.games()) as harness:
        await harness.database.rows("PRAGMA synchronous = OFF")
        harness.end_writers.append(results.ResultWriter(discovery.games()))
        luck, names = Random(37), names or list(discovery.games())
        for number in range(min(PLAYED, games)):
            await _play(harness, names[number % len(names)], luck)
        await harness.database.transaction(partial(_copy, games=games, luck=luck))


async def _play(harness: Harness, game: str, luck: Random) -> None:
    table = await started_game(harness.tables, game)
    while not table.finished:
        user, stamp, n = any_move(harness.tables, table, luck)
        table = await acts.press(harness.tables, table.id, user, stamp, n, fresh_key())


def _copy(connection: sqlite3.Connection, games: int, luck: Random) -> None:
    played = [row for (row,) in connection.execute("SELECT id FROM game_table ORDER BY id").fetchall()]
    templates = [_Template(connection, table_id) for table_id in played]
    people = range(PERSON, PERSON + max(8, games * 3 // GAMES_OF_A_USER))
    connection.executemany("INSERT INTO person (user, body) VALUES (?, '{}')", [(user,) for user in people])
    posts = count(1)
    for table_id in range(1 + len(played), games + 1):
        template = templates[table_id % len(templates)]
        template.insert(connection, table_id, luck.sample(people, template.seats), posts)


class _Template:
    """The rows of a played game."""

    def __init__(self, connection: sqlite3.Connection, table_id: int) -> None:
        self._id = table_id
        self._columns = _names(connection, "game_table"), _names(connection, "move"), _names(connection, "news")
        (self._table,) = connection.execute("SELECT * FROM game_table WHERE id = ?", (table_id,)).fetchall()
        self._moves = connection.execute("SELECT * FROM move WHERE table_id = ?", (table_id,)).fetchall()
        self._news = connection.execute("SELECT * FROM news WHERE table_id = ?", (table_id,)).fetchall()
        (self._result,) = connection.execute("SELECT * FROM result WHERE table_id = ?", (table_id,)).fetchall()
        self._seats = connection.execute("SELECT * FROM result_seat WHERE result = ?", (self._result[0],)).fetchall()
        self.seats = seats(dict(zip(self._columns[0], self._table, strict=True))["game"])

    def insert(self, connection: sqlite3.Connection, table_id: int, users: Sequence[int], posts: Iterator[int]) -> None:
        """Write the game once more, under another number and between other users."""
        names = {FIRST + n: user for n, user in enumerate(users)}
        ended = table_id * GAME_INTERVAL_S
        row = dict(zip(self._columns[0], self._table, strict=True))
        for old, new in names.items():
            for name in ("seats", "play"):
                row[name] = row[name].replace(f'"user":{old}', f'"user":{new}')
        row |= {"id": table_id, "guild": SERVER + table_id % 100, "host": users[0], "opened": ended, "changed": ended}
        row["checksum"] = codec.row_checksum([row[name] for name in codec.COLUMNS])
        _insert(connection, "game_table", [list(row.values())])
        _insert(connection, "move", list(self._moved(table_id, names, ended)))
        _insert(connection, "news", list(self._told(table_id, ended)))
        _insert(connection, "post", list(_posts(table_id, users, ended, posts)))
        result = dict(zip(_names(connection, "result"), self._result, strict=True))
        result |= {"id": table_id, "table_id": table_id, "guild": row["guild"], "ended": ended}
        _insert(connection, "result", [list(result.values())])
        own = [dict(zip(_names(connection, "result_seat"), seat, strict=True)) for seat in self._seats]
        seats_of_users = [seat | {"result": table_id, "user": names[seat["user"]]} for seat in own]
        _insert(connection, "result_seat", [list(seat.values()) for seat in seats_of_users])

    def _moved(self, table_id: int, names: dict[int, int], ended: float) -> Iterator[list[Any]]:
        for row in self._moves:
            move = dict(zip(self._columns[1], row, strict=True))
            user = names.get(move["by_user"], move["by_user"])
            yield list(
                (move | {"table_id": table_id, "by_user": user, "key": f"{ended}:{move['key']}", "at": ended}).values()
            )

    def _told(self, table_id: int, ended: float) -> Iterator[list[Any]]:
        for row in self._news:
            news = dict(zip(self._columns[2], row, strict=True))
            first = news["id"] - (self._id << 32) + (table_id << 32)
            yield list((news | {"id": first, "table_id": table_id, "at": ended, "told": ended}).values())


def _posts(table_id: int, users: Sequence[int], at: float, numbers: Iterator[int]) -> Iterator[list[Any]]:
    """Yield the rows of the outbox that a finished game leaves: its card, its board, calls and letters."""
    first = (table_id << 16) + SERVER

    def row(kind: str, occasion: str, face: str, **fields: Any) -> list[Any]:
        number = next(numbers)
        values = {
            "id": number, "table_id": table_id, "kind": kind, "occasion": occasion, "nonce": f"{number:025}", "at": at,
            "version": 90, "channel": SERVER + table_id % 1000, "user": None, "seat": None, "message": first + number,
            "face": face, "upto": 0, "news": "[]", "since": None, "gone": 0, "known": at, "turn": None, "plain": 0,
        }  # fmt: skip
        return list((values | fields).values())

    yield row("card", "card", "ended:" + "0" * 32)
    yield row("board", "board", "0" * 32)
    for seat, user in enumerate(users):
        for n in range(CALLS):
            yield row("call", f"call:{seat}:{n}", "past", user=user, seat=seat, since=at, gone=1)
        for n in range(LETTERS):
            yield row("letter", f"letter:{seat}:{n}", "0" * 32, user=user, seat=seat)


def _names(connection: sqlite3.Connection, table: str) -> list[str]:
    return [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")]


def _insert(connection: sqlite3.Connection, table: str, rows: list[list[Any]]) -> None:
    connection.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(rows[0]))})", rows)  # noqa: S608 - names of ours

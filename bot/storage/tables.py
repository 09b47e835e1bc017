"""The store of tables on the database: queries, and calls of the transactions that change tables.

`codec` converts rows, and `changes` contains the transactions.
"""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.game.contract import Seat
from bot.storage import changes, codec, forgetting
from bot.storage.codec import Codecs
from bot.storage.damage import UNREADABLE_ERRORS
from bot.storage.group_commit import GroupCommit
from bot.storage.news import READABLE
from bot.storage.schema import DAMAGED_STATUS, FINISHED_STATUS, OPEN_STATUS
from bot.system.shards import WHOLE
from bot.table.decisions import ChangeKind
from bot.table.game_end import game_end
from bot.table.store import DatedFact, LogEntry, Repeated, Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from msgspec import Struct

    from bot.game.contract import AnyGame, Fact
    from bot.storage.changes import EndWriter
    from bot.storage.codec import Codec
    from bot.storage.sql import AnyDatabase
    from bot.system.shards import ServerShare
    from bot.table.model import Table
    from bot.table.store import Change

BATCH_SIZE = 200
"""Tables that are decoded in one go: about 0.1 s."""

# The statements are put together from names in this package only.
_SELECT_TABLE = f"SELECT {codec.SELECTED_COLUMNS} FROM game_table WHERE id = ?"  # noqa: S608
# NOT INDEXED reads every row: through an index, a table with a damaged status would be missing.
_SELECT_SINCE_BY_ROW = f"""
SELECT {codec.SELECTED_COLUMNS} FROM game_table NOT INDEXED
WHERE (status IN ('ended', 'closed') AND changed < ?) IS NOT TRUE
ORDER BY id
"""  # noqa: S608
_SELECT_SINCE_BY_INDEX = f"""
SELECT {codec.SELECTED_COLUMNS} FROM game_table
WHERE id IN (
    SELECT id FROM game_table WHERE {OPEN_STATUS}
    UNION ALL SELECT id FROM game_table WHERE {DAMAGED_STATUS}
    UNION ALL SELECT id FROM game_table WHERE {FINISHED_STATUS} AND changed >= ?
)
ORDER BY id
"""  # noqa: S608
_SELECT_VERSIONS = f"""
SELECT id, version FROM game_table WHERE {OPEN_STATUS}
UNION ALL SELECT id, version FROM game_table WHERE {FINISHED_STATUS} AND changed >= ?
"""  # noqa: S608
_SELECT_LOST = "SELECT DISTINCT table_id FROM move WHERE table_id NOT IN (SELECT id FROM game_table) ORDER BY table_id"
_SELECT_LOG = """
SELECT m.n, m.version, m.kind, m.seat, m.body, n.seat, n.fleeting, n.fact, n.checksum
FROM move AS m LEFT JOIN news AS n
    ON n.id >= (m.table_id << 32) + (m.version << 10) AND n.id < (m.table_id << 32) + ((m.version + 1) << 10)
WHERE m.table_id = ? AND m.n IS NOT NULL
ORDER BY m.version, n.seq
"""
_SELECT_NEWS_FOR = f"""
WITH
    own AS (
        SELECT coalesce(
            (SELECT max(version) FROM move WHERE table_id = :table AND by_user = :user AND kind = 'move'),
            (SELECT version - 1 FROM move WHERE table_id = :table AND kind = 'start'),
            0
        ) AS version
    ),
    seen AS (
        SELECT coalesce(max(version), 0) AS version FROM (
            SELECT upto AS version FROM glimpse WHERE table_id = :table AND seat = :seat
            UNION ALL
            SELECT version FROM move WHERE table_id = :table AND seat = :seat AND kind = 'take'
        ) AS looks
    )
SELECT n.seat, n.fleeting, n.fact, n.checksum, n.at
FROM own, seen, news AS n JOIN move AS m ON m.table_id = n.table_id AND m.version = n.version
WHERE n.id >= (:table << 32) + ((own.version + 1) << 10) AND n.id < ((:table + 1) << 32)
    AND {READABLE}
    AND (n.fleeting = 0 OR n.version > seen.version)
    AND (m.by_user IS NULL OR m.by_user <> :user OR m.kind = 'start')
ORDER BY n.id
"""  # noqa: S608 - put together from the program's own words
_MARK_SEEN = """
INSERT INTO glimpse (table_id, seat, upto, key) VALUES (?, ?, ?, ?)
ON CONFLICT (table_id, seat) DO UPDATE SET
    upto = CASE WHEN glimpse.upto > excluded.upto THEN glimpse.upto ELSE excluded.upto END, key = excluded.key
"""


class SqlStore:
    """Implements `bot.table.store.Store` on the database."""

    def __init__(
        self, database: AnyDatabase, games: Mapping[str, AnyGame], end_writers: Sequence[EndWriter] = ()
    ) -> None:
        """Take the `end_writers`, called in this order in the transaction of a change that ends a game."""
        self._database = database
        self._end_writers = tuple(end_writers)
        self._codecs = Codecs(games)
        self._group = GroupCommit(database.transactions)

    async def next_id(self) -> int:
        """Return an unused table id. Another process may use it first; then `save` raises `Conflict`."""
        return await self._database.transaction(changes.next_id)

    async def save(self, change: Change) -> None:
        """Commit a change durably.

        Raise `Conflict`, `Repeated` or `StorageFailed`, as `Store.save` does; then nothing is written.
        """
        rows, end = codec.change_to_rows(change), game_end(change)
        if end is None:
            await self._group.run(changes.SavedChange(rows))
        else:
            await self._group.run(partial(changes.save_end, rows=rows, end=end, writers=self._end_writers))

    async def table_of_key(self, key: str) -> int | None:
        """Return the id of the table that was changed under this key, or None."""
        table_id = await self._database.value("SELECT table_id FROM move WHERE key = ?", (key,))
        return None if table_id is None else int(table_id)

    async def opened_by(self, user: int, since: float) -> Sequence[float]:
        """Return the times (Unix seconds) after `since` at which a user opened a table, oldest first."""
        sql = "SELECT at FROM move WHERE by_user = ? AND kind = 'open' AND at > ? ORDER BY at"
        return [float(at) for (at,) in await self._database.rows(sql, (user, since))]

    async def forget(self, user: int, digest_at: Callable[[int], str]) -> None:
        """Delete a user everywhere in one transaction, and overwrite the user's data in the file and its WAL.

        A quarantined table keeps `digest_at` of its id for every seat that the user held; open tables have stored it
        when the user left. Raise `Conflict`, changing nothing, while the user is still part of an open table.
        """
        work = partial(forgetting.forget, user=user, codecs=self._codecs, digest_at=digest_at)
        async with self._database.overwriting():
            await self._database.transaction(work)

    async def prune(self, before: float) -> int | None:
        """Delete the finished table with the oldest end, if older than `before`; return its id or None."""
        return await self._database.transaction(partial(changes.prune, before=before))

    async def delete(self, table_id: int) -> None:
        """Delete a table with all its data."""
        await self._database.transaction(partial(changes.delete, table_id=table_id))

    async def load(self, table_id: int) -> Table | Unreadable | None:
        """Return one table, an `Unreadable` if it is damaged, or None if there is none."""
        rows = await self._database.rows(_SELECT_TABLE, (table_id,))
        return self._read(rows[0]) if rows else None

    async def load_since(self, changed: float) -> Sequence[Table | Unreadable]:
        """Return all unfinished tables, and the finished ones changed since `changed` (Unix seconds), ordered by id.

        Rows are found by indexes unless all tables were checked at the start: then something may be damaged.
        """
        sql = _SELECT_SINCE_BY_ROW if self._database.is_checked else _SELECT_SINCE_BY_INDEX
        tables: list[Table | Unreadable] = []
        for batch in _batches(await self._database.rows(sql, (changed,))):
            tables += map(self._read, batch)
            await asyncio.sleep(0)  # thousands of tables take seconds, in which other tasks go on
        return tables

    async def tables_without_row(self) -> Sequence[int]:
        """Return the ids of tables that have moves but no row, because damage destroyed it.

        This reads all moves. If the start has not checked all tables, the file was left in order, and there are none.
        """
        if not self._database.is_checked:
            return []
        return [int(table_id) for (table_id,) in await self._database.rows(_SELECT_LOST)]

    async def quarantine(self, table_id: int, at: float) -> int | None:
        """Mark a table as broken and return its new version; None: see `Store.quarantine`."""
        try:
            return await self._database.transaction(partial(changes.quarantine, table_id=table_id, at=at))
        except sqlite3.IntegrityError:  # a column holds a value of a wrong type, so SQLite refuses to write the row
            return None

    async def log(self, table: Table) -> Sequence[LogEntry]:
        """Return the deal and every move of a table, in order."""
        game_codec = self._codecs.of(table.game)
        entries: dict[int, LogEntry] = {}
        for n, version, kind, seat, body, recipient, *fact in await self._database.rows(_SELECT_LOG, (table.id,)):
            entry = entries.get(version)
            fact_pair = () if fact[0] is None else (_seat_and_fact(game_codec, recipient, *fact),)
            move = None if body is None else _stored_move(game_codec, body)
            facts = fact_pair if entry is None else entry.facts + fact_pair
            entries[version] = LogEntry(n, version, _change_kind(kind), _seat(seat), move, facts)
        return list(entries.values())

    async def catch_up(self, table: Table, seat: Seat, user: int, key: str) -> tuple[DatedFact, ...]:
        """Return the facts that a seat may see, and record durably that it has looked; see `Tables.catch_up`.

        The caller must hold the table's lock, so that no change comes between the two statements. Raise `Repeated` if
        `key` was used before.
        """
        repeated = "SELECT 1 FROM glimpse WHERE table_id = ? AND seat = ? AND key = ?"
        if await self._database.rows(repeated, (table.id, seat, key)):
            raise Repeated(table.id)
        rows = await self._database.rows(_SELECT_NEWS_FOR, {"table": table.id, "seat": seat, "user": user})
        if any(fleeting for _, fleeting, *_ in rows):
            await self._database.rows(_MARK_SEEN, (table.id, seat, table.version, key))
        game_codec = self._codecs.of(table.game)
        return tuple(DatedFact(game_codec.checked_fact(*stored), at) for *stored, at in rows)

    async def settle_copy(self, now: float) -> bool:
        """After a restore, queue a notice and a re-render for every open table. Return whether it was a restore."""
        return await self._database.transaction(partial(changes.settle_copy, now=now))

    async def last_beat(self, now: float, share: ServerShare = WHOLE) -> float | None:
        """Return when a host of the share was last known to be running (Unix seconds); None: never."""
        return await self._database.transaction(partial(changes.last_beat, now=now, share=share))

    async def beat(
        self, now: float, gap: float, moved: Sequence[Table] = (), shares: Sequence[ServerShare] = (WHOLE,)
    ) -> None:
        """Record that `shares` have a running host, and move their clocks by `gap` seconds; see `Store.beat`."""
        work = partial(changes.beat, now=now, gap=gap, moved=moved, shares=shares, read=self._read)
        await self._database.transaction(work)

    async def versions(self, changed: float) -> dict[int, int]:
        """Return the versions of the tables that `load_since` returns, by their ids."""
        return dict(await self._database.rows(_SELECT_VERSIONS, (changed,)))

    def _read(self, row: Sequence[Any]) -> Table | Unreadable:
        return codec.table_from_row(row, self._codecs)


def _batches(rows: Sequence[Sequence[Any]]) -> Iterator[Sequence[Sequence[Any]]]:
    return (rows[first : first + BATCH_SIZE] for first in range(0, len(rows), BATCH_SIZE))


def _change_kind(stored: Any) -> ChangeKind:
    """Return the kind of a change; a damaged one counts as a move, so that a replay checks it."""
    try:
        return ChangeKind(stored)
    except ValueError:
        return ChangeKind.MOVE


def _stored_move(game_codec: Codec, body: str) -> Struct | None:
    """Return a stored move, or None if it is damaged; a replay treats None as a missing move."""
    try:
        return game_codec.move(body)
    except UNREADABLE_ERRORS:
        return None


def _seat_and_fact(
    game_codec: Codec, recipient: int | None, fleeting: int, fact: str, stored: int
) -> tuple[Seat | None, Fact]:
    return _seat(recipient), game_codec.checked_fact(recipient, fleeting, fact, stored)


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)

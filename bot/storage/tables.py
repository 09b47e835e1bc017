"""Tables in the database. One change is one statement in one hop; what a row says is in `codec`.

Group commit: changes that arrive while one is being written share the next flush. Each is answered only after its own
flush; one that fails takes no other with it. A change alone is written at once.
"""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING, Any

from bot.game import Seat
from bot.storage import codec
from bot.storage.codec import Codecs
from bot.storage.news import READABLE
from bot.table.decisions import ChangeKind
from bot.table.facts import FORGOTTEN, Quarantined, Restored
from bot.table.model import Forgotten
from bot.table.store import Conflict, Happened, LogEntry, Repeated, Unreadable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from bot.game import AnyGame
    from bot.storage.database import Database
    from bot.table.model import Table
    from bot.table.store import Change

    TableRow = tuple[Any, ...]
    Insert = Callable[[Sequence[TableRow]], Awaitable[None]]

MOST = 64
"""Changes that share one flush at most."""


class GroupCommit:
    """Writes rows, those together that came meanwhile. Belongs to one event loop."""

    def __init__(self, insert: Insert) -> None:
        """`insert` writes rows by one statement, durably: all of them, or it raises and none."""
        self._insert = insert
        self._writing = False
        self._waiting: list[tuple[TableRow, asyncio.Future[None]]] = []
        self._next: asyncio.Task[None] | None = None

    async def save(self, row: TableRow) -> None:
        """Write a row durably; raise what `insert` raises for it alone."""
        if self._writing:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append((row, done))
            await done
            return
        self._writing = True
        try:
            await self._insert((row,))
        finally:
            self._go_on()

    def _go_on(self) -> None:
        """Let those who wait be written; the writer is free when there are none."""
        self._writing = bool(self._waiting)
        self._next = asyncio.get_running_loop().create_task(self._write_waiting()) if self._waiting else None

    async def _write_waiting(self) -> None:
        group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        try:
            await self._write(group)
        finally:
            self._go_on()

    async def _write(self, group: Sequence[tuple[TableRow, asyncio.Future[None]]]) -> None:
        """Write a group by one statement; where one row is refused each has to be written by itself."""
        try:
            await self._insert([row for row, _ in group])
        except sqlite3.IntegrityError as error:
            if len(group) == 1:
                _answer(group[0][1], error)
                return
            for each in group:
                await self._write((each,))
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait are told
            for _, done in group:
                _answer(done, error)
        else:
            for _, done in group:
                _answer(done, None)


def _answer(done: asyncio.Future[None], error: Exception | None) -> None:
    """Answer one who waits, if they still do."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


# The statements are put together from names in this package only.
_COLUMNS = ", ".join(codec.COLUMNS)
_CHANGED = (*codec.COLUMNS, *codec.LOGGED)
_ONE = f"({', '.join('?' * len(_CHANGED))})"
_SAVE = f"INSERT INTO change ({', '.join(_CHANGED)}) VALUES "  # noqa: S608
_NEXT_ID = """
SELECT max(
    coalesce((SELECT max(id) FROM game_table), 0) + 1, coalesce((SELECT value FROM meta WHERE key = 'first number'), 1)
)
"""
_LOAD = f"SELECT {_COLUMNS} FROM game_table WHERE id = ?"  # noqa: S608
_LOAD_SINCE = f"""
SELECT {_COLUMNS} FROM game_table WHERE status IN ('lobby', 'running', 'broken')
UNION ALL
SELECT {_COLUMNS} FROM game_table WHERE status IN ('ended', 'closed') AND changed >= ?
"""  # noqa: S608
_LOG = """
SELECT m.n, m.version, m.kind, m.seat, m.body, n.seat, n.fact
FROM move AS m LEFT JOIN news AS n
    ON n.id >= (m.table_id << 32) + (m.version << 10) AND n.id < (m.table_id << 32) + ((m.version + 1) << 10)
WHERE m.table_id = ? AND m.n IS NOT NULL
ORDER BY m.version, n.seq
"""
_NEWS_FOR = f"""
WITH
    own AS (
        SELECT coalesce(
            (SELECT max(version) FROM move WHERE table_id = :table AND by_user = :user AND kind = 'move'),
            (SELECT version - 1 FROM move WHERE table_id = :table AND kind = 'start'),
            0
        ) AS version
    ),
    seen AS (
        SELECT max(
            coalesce((SELECT upto FROM glimpse WHERE table_id = :table AND seat = :seat), 0),
            coalesce((SELECT max(version) FROM move WHERE table_id = :table AND seat = :seat AND kind = 'take'), 0)
        ) AS version
    )
SELECT n.fact, n.fleeting, n.at
FROM own, seen, news AS n JOIN move AS m ON m.table_id = n.table_id AND m.version = n.version
WHERE n.id >= (:table << 32) + ((own.version + 1) << 10) AND n.id < ((:table + 1) << 32)
    AND {READABLE}
    AND (n.fleeting = 0 OR n.version > seen.version)
    AND (m.by_user IS NOT :user OR m.kind = 'start')
ORDER BY n.id
"""  # noqa: S608 - put together from the program's own words
_MARK_SEEN = """
INSERT INTO glimpse (table_id, seat, upto, key) VALUES (?, ?, ?, ?)
ON CONFLICT (table_id, seat) DO UPDATE SET upto = max(upto, excluded.upto), key = excluded.key
"""
_HELD_IN_QUARANTINE = """
SELECT t.id, sitter.key
FROM game_table AS t, json_each(CASE WHEN json_valid(t.seats) THEN t.seats ELSE '[]' END) AS sitter
WHERE t.status = 'broken' AND json_valid(t.play)
    AND CASE sitter.type WHEN 'object' THEN sitter.value ->> 'user' END = :user
UNION
SELECT t.id, tenure.value ->> 'seat'
FROM game_table AS t, json_each(CASE WHEN json_valid(t.play) THEN t.play ELSE '{}' END, '$.former') AS tenure
WHERE t.status = 'broken' AND CASE tenure.type WHEN 'object' THEN tenure.value ->> '$.sitter.user' END = :user
"""
_KEEP_DIGEST = """
UPDATE game_table
SET play = json_set(play, '$.forgotten', json_insert(coalesce(play -> '$.forgotten', '[]'), '$[#]', json(?)))
WHERE id = ? AND status = 'broken' AND json_valid(play)
"""

_PRUNE = """
DELETE FROM game_table WHERE id = (
    SELECT id FROM game_table WHERE status IN ('ended', 'closed') AND changed < ? ORDER BY changed LIMIT 1
)
RETURNING id
"""


class SqlStore:
    """The `bot.table.store.Store` that keeps everything in SQLite."""

    def __init__(self, database: Database, games: Mapping[str, AnyGame]) -> None:
        self._database = database
        self._codecs = Codecs(games)
        self._rules = {name: game.rules_version for name, game in games.items()}
        self._group = GroupCommit(self._insert)

    async def next_id(self) -> int:
        """Return a number no table has yet; somebody else may take it first (`Conflict` on saving)."""
        return int(await self._database.value(_NEXT_ID))

    async def save(self, change: Change) -> None:
        """Commit a change durably; raise `Conflict`, `Repeated` or `StorageFailed`, and then nothing changed."""
        try:
            await self._group.save(codec.change_to_row(change))
        except sqlite3.IntegrityError as error:
            if str(error) == "repeated":
                raise Repeated(await self.seen(change.key)) from None
            if str(error) == "conflict":
                raise Conflict from None
            raise

    async def _insert(self, rows: Sequence[tuple[Any, ...]]) -> None:
        """Write changes by one statement: each wholly, all or none."""
        values = ", ".join((_ONE,) * len(rows))
        await self._database.rows(_SAVE + values, [value for row in rows for value in row])

    async def seen(self, key: str) -> int | None:
        """Return the table that was changed under this key, or None."""
        found = await self._database.value("SELECT table_id FROM move WHERE key = ?", (key,))
        return None if found is None else int(found)

    async def opened_by(self, user: int, since: float) -> Sequence[float]:
        """Return when somebody opened tables after this time, whatever became of them; the oldest first."""
        sql = "SELECT at FROM move WHERE by_user = ? AND kind = 'open' AND at > ? ORDER BY at"
        return [float(at) for (at,) in await self._database.rows(sql, (user, since))]

    async def forget(self, user: int, digest_at: Callable[[int], str]) -> None:
        """Forget somebody everywhere at once; what stood there is written over, in the file and in its log too.

        `Conflict` while they have to do with a table that goes on: then nothing changed. A table in quarantine keeps
        `digest_at` of its id for every seat that the person held; a table that goes on has kept it already.
        """
        for table_id, seat in await self._database.rows(_HELD_IN_QUARANTINE, {"user": user}):
            kept = codec.to_json(Forgotten(Seat(seat), digest_at(table_id)))
            await self._database.rows(_KEEP_DIGEST, (kept, table_id))
        try:
            async with self._database.overwriting():
                await self._database.rows("INSERT INTO forgetting (user, name) VALUES (?, ?)", (user, FORGOTTEN))
        except sqlite3.IntegrityError as error:
            if str(error) == "conflict":
                raise Conflict from None
            raise

    async def prune(self, before: float) -> int | None:
        """Delete the table that was over first if that was before this time, with all of it; None: there is none."""
        found = await self._database.value(_PRUNE, (before,))
        return None if found is None else int(found)

    async def load(self, table_id: int) -> Table | Unreadable | None:
        """Read one table; None: there is none."""
        found = await self._database.rows(_LOAD, (table_id,))
        return self._read(found[0]) if found else None

    async def load_since(self, changed: float) -> Sequence[Table | Unreadable]:
        """Read every table that is not over, and those that were changed after this time, by id."""
        found = await self._database.rows(_LOAD_SINCE, (changed,))
        return [self._read(row) for row in sorted(found, key=lambda row: int(row[0]))]

    async def quarantine(self, table_id: int, at: float) -> None:
        """Mark a table as broken and queue the news of it; everything else of it stays as it is."""
        sql = "INSERT INTO quarantine (id, fact, at) VALUES (?, ?, ?)"
        await self._database.rows(sql, (table_id, codec.to_json(Quarantined()), at))

    async def log(self, table: Table) -> Sequence[LogEntry]:
        """Read the deal and every move of a table, in order."""
        game_codec = self._codecs.of(table.game)
        entries: dict[int, LogEntry] = {}
        for n, version, kind, seat, body, to, fact in await self._database.rows(_LOG, (table.id,)):
            before = entries.get(version)
            one = () if fact is None else ((_seat(to), game_codec.fact(fact)),)
            move = None if body is None else game_codec.move(body)
            facts = one if before is None else before.facts + one
            entries[version] = LogEntry(n, version, ChangeKind(kind), _seat(seat), move, facts)
        return list(entries.values())

    async def catch_up(self, table: Table, seat: Seat, user: int, key: str) -> tuple[Happened, ...]:
        """Record durably that a seat looked, and return what it may see; see `Tables.catch_up`.

        The caller holds the table's lock, so nothing happens between the two.
        """
        repeated = "SELECT 1 FROM glimpse WHERE table_id = ? AND seat = ? AND key = ?"
        if await self._database.rows(repeated, (table.id, seat, key)):
            raise Repeated(table.id)
        found = await self._database.rows(_NEWS_FOR, {"table": table.id, "seat": seat, "user": user})
        if any(fleeting for _, fleeting, _ in found):
            await self._database.rows(_MARK_SEEN, (table.id, seat, table.version, key))
        game_codec = self._codecs.of(table.game)
        return tuple(Happened(game_codec.fact(fact), at) for fact, _, at in found)

    async def settle_copy(self, now: float) -> bool:
        """If this is a copy that was restored, let every table that goes on say so and be shown anew; say whether."""
        if not await self._database.rows("SELECT 1 FROM meta WHERE key = 'copied'"):
            return False
        fact = Restored(str(int(await self.last_beat() or now)))
        await self._database.rows("INSERT INTO restoration (at, fact) VALUES (?, ?)", (now, codec.to_json(fact)))
        return True

    async def last_beat(self) -> float | None:
        """Return when the host was last known to be running (Unix seconds), None: never."""
        found = await self._database.value("SELECT value FROM meta WHERE key = 'alive'")
        return None if found is None else float(found)

    async def beat(self, now: float, gap: float, fitted: Sequence[Table] = ()) -> None:
        """Record that the host is running; with a `gap` (seconds) move every deadline and waiting by it.

        The clocks of those that are `fitted` are saved as they are now, if nobody has changed them meanwhile.
        """
        clocks = codec.to_json([codec.clocks(table) for table in fitted])
        await self._database.rows("INSERT INTO fitted_heartbeat (at, gap, clocks) VALUES (?, ?, ?)", (now, gap, clocks))

    def _read(self, row: tuple[Any, ...]) -> Table | Unreadable:
        return codec.table_from_row(row, self._codecs, self._rules.get(row[codec.COLUMNS.index("game")]))


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)

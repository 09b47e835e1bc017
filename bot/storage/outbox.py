"""The outbox in the database: `bot.courier.outbox` says what its entries are. Every change is one transaction."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from bot.courier.outbox import MOVED, EntryKind, OutboxEntry, Restoration, kinds_with
from bot.storage.codec import read_play, read_seats, to_json
from bot.storage.damage import UNREADABLE_ERRORS, DamageReporter, legible, reason

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterable, Sequence

    from bot.courier.outbox import Traits
    from bot.storage.database import Database


_FIELDS = OutboxEntry.__struct_fields__
_STORED_AS = {"table": "table_id", "fingerprint": "face"}
"""What these fields are called in the database, where they have another name there."""
_COLUMNS = ", ".join(_STORED_AS.get(field, field) for field in _FIELDS)
_ROW = f"id, {_COLUMNS}"


def sql_kinds(holds: Callable[[Traits], bool]) -> str:
    """Return the kinds whose traits fulfil a condition as a list for SQL's IN, in parentheses."""
    names = ", ".join(f"'{kind}'" for kind in kinds_with(holds))
    return f"({names})"


_SAID_ONCE = sql_kinds(lambda traits: traits.once)
_TIMED = sql_kinds(lambda traits: traits.timed)

# The statements are put together from the names above only.
_STANDING = f"""
SELECT {_ROW} FROM post
WHERE table_id = :table
AND (
    gone = 0 AND (message IS NULL OR kind <> 'letter' OR turn IS NOT NULL)
    OR kind IN {_SAID_ONCE}
)
OR id IN (SELECT max(id) FROM post WHERE table_id = :table AND since IS NOT NULL GROUP BY seat)
ORDER BY id
"""  # noqa: S608
_CALLS_TO = f"""
SELECT {_ROW} FROM post
WHERE id IN (SELECT max(id) FROM post WHERE user = ? AND since IS NOT NULL GROUP BY table_id, seat)
ORDER BY id
"""  # noqa: S608
_BY_NONCE = f"SELECT {_ROW} FROM post WHERE nonce = ? ORDER BY id"  # noqa: S608
_UNFINISHED_ENTRIES = f"""
SELECT {_ROW} FROM post
WHERE table_id IN (SELECT id FROM game_table WHERE status NOT IN ('ended', 'closed'))
ORDER BY id
"""  # noqa: S608
_UNFINISHED = """
SELECT DISTINCT table_id FROM post
WHERE gone = 0 AND (
    message IS NULL OR turn IS NOT NULL OR kind = 'card' AND face NOT LIKE 'ended:%' AND face NOT LIKE 'closed:%'
)
ORDER BY table_id
"""
_STORED_ENTRY = f"INSERT INTO post ({_COLUMNS}) VALUES ({', '.join('?' * len(_FIELDS))})"  # noqa: S608

_MARK_MOVED = f"""
UPDATE post SET face = '{MOVED}' || face
WHERE gone = 0 AND message IS NOT NULL AND kind IN {_TIMED} AND face NOT IN ('', 'begun')
    AND face NOT LIKE '{MOVED}%'
    AND table_id IN (SELECT id FROM game_table WHERE status = 'running' AND due IS NOT NULL)
"""  # noqa: S608 - put together from the outbox's own words

_LET_IN_AGAIN = """
DELETE FROM expulsion WHERE EXISTS (
    SELECT 1 FROM post
    WHERE post.kind = 'member' AND post.gone = 0 AND post.user = expulsion.user AND post.channel = expulsion.thread
)
"""


class SqlOutbox:
    """Implements `bot.courier.outbox.Outbox` on the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._damage = DamageReporter()
        self.restored: Restoration | None = None
        """When the database was last restored from a copy; None: never."""
        self.unswept: frozenset[int] = frozenset()
        """Tables where messages may still stand that this database knows nothing of."""

    async def load(self) -> None:
        """Read whether the database was restored from a copy; call once before asking."""
        self.restored = self._restoration(await self._database.value("SELECT value FROM meta WHERE key = 'restored'"))
        self.unswept = frozenset(table for (table,) in await self._database.rows("SELECT table_id FROM sweep"))

    def _restoration(self, stored: Any) -> Restoration | None:
        restored = None if stored is None else legible(_read_restoration, stored)
        if restored is None and stored is not None:
            self._damage.report("meta.value", "restored")
        return restored

    async def drop_unreadable(self) -> None:
        """Delete the damaged entries of unfinished tables, so that what they said is said again; call at the start."""
        rows = await self._database.rows(_UNFINISHED_ENTRIES)
        dropped = [row[0] for row in rows if self._entry(row) is None]
        if dropped:
            sql = "DELETE FROM post WHERE id IN (SELECT value FROM json_each(?))"
            await self._database.rows(sql, (to_json(dropped),))

    async def mark_swept(self, table: int) -> None:
        """Record that no such messages of a table are left."""
        await self._database.rows("DELETE FROM sweep WHERE table_id = ?", (table,))
        self.unswept -= {table}

    async def known(self, messages: Sequence[int]) -> frozenset[int]:
        """Return which of these messages were recorded as sent."""
        sql = "SELECT message FROM post WHERE message IN (SELECT value FROM json_each(?))"
        return frozenset(int(message) for (message,) in await self._database.rows(sql, (to_json(messages),)))

    async def standing(self, table: int) -> tuple[OutboxEntry, ...]:
        """Return what stands at a table, oldest first.

        Every intent, every message that is still there (sent letters without a menu apart), what is said once
        (farewell, invitation, welcomes, offers) in any case, and the newest call of every seat.
        """
        return self._read(await self._database.rows(_STANDING, {"table": table}))

    async def unfinished(self) -> tuple[int, ...]:
        """Return the tables of which not everything is known to be told.

        Something was meant to be sent, a letter has a menu whose turn may be over, or the card, which is edited
        last, does not show the end.
        """
        return tuple(table for (table,) in await self._database.rows(_UNFINISHED))

    async def calls_to(self, user: int) -> tuple[OutboxEntry, ...]:
        """Return the newest call of every seat of one person, oldest first."""
        return self._read(await self._database.rows(_CALLS_TO, (user,)))

    async def by_nonce(self, nonce: str) -> tuple[OutboxEntry, ...]:
        """Return everything one message says, or was meant to say, in the order it was written."""
        return self._read(await self._database.rows(_BY_NONCE, (nonce,)))

    async def add_intents(self, entries: Sequence[OutboxEntry]) -> bool:
        """Write intents, all or none; return False, writing none, if one of them was written before.

        False too if a recipient has nothing to do with the table any more: the user may just have been forgotten.
        """
        return await self._database.transaction(partial(_intend, entries=entries))

    async def mark_sent(self, nonce: str, channel: int, message: int, at: float) -> bool:
        """Record that a message has arrived; the news it tells is told from now on. False: it is known no more."""
        return await self._database.transaction(partial(_mark_sent, nonce=nonce, receipt=(at, channel, message)))

    async def mark_shown(self, nonce: str, fingerprint: str, upto: int, version: int, at: float) -> None:
        """Record what a card or board shows, or is about to; once it has arrived, its news is told."""
        sql = "UPDATE post SET known = ?, upto = max(upto, ?), version = ?, face = ? WHERE nonce = ?"
        await self._record(sql, (at, upto, version, fingerprint, nonce), at)

    async def mark_letter(
        self, nonce: str, turn: float | None, fingerprint: str, news: Sequence[int], at: float
    ) -> None:
        """Record what a letter shows, or is about to; once it has arrived, its whispers (`news`) are told.

        `turn` is the beginning of the turn whose menu it has; None: it has none, any more.
        """
        sql = "UPDATE post SET known = ?, turn = ?, face = ?, news = ? WHERE nonce = ?"
        await self._record(sql, (at, turn, fingerprint, to_json(news), nonce), at)

    async def _record(self, sql: str, parameters: Sequence[Any], at: float) -> None:
        """Record what a message shows, and that the news it tells is told."""

        def work(connection: sqlite3.Connection) -> None:
            _tell(connection, connection.execute(f"{sql} {_NEWS_TOLD}", parameters).fetchall(), at)

        await self._database.transaction(work)

    async def mark_called(self, call: OutboxEntry, fingerprint: str, *, gone: bool, at: float) -> None:
        """Record what a call or a digest shows of one seat; `gone`: nothing any more."""
        sql = "UPDATE post SET known = ?, face = ?, gone = ? WHERE nonce = ? AND table_id = ? AND seat = ?"
        await self._database.rows(sql, (at, fingerprint, gone, call.nonce, call.table, call.seat))

    async def drop_unsent(self, nonce: str) -> None:
        """Forget an intent that is known not to have been sent."""
        await self._database.rows("DELETE FROM post WHERE nonce = ? AND message IS NULL", (nonce,))

    async def mark_gone(self, nonce: str) -> None:
        """Record that there is no such message any more, or never will be."""
        await self._database.rows("UPDATE post SET gone = 1 WHERE nonce = ?", (nonce,))

    async def mark_channel_gone(self, table: int, channel: int) -> None:
        """Record that the messages of a table in a channel or thread are out of reach for good."""
        await self._database.rows("UPDATE post SET gone = 1 WHERE table_id = ? AND channel = ?", (table, channel))

    async def mark_moved(self) -> None:
        """Record that every deadline has moved."""
        await self._database.rows(_MARK_MOVED)

    async def to_erase(self) -> list[tuple[int, int]]:
        """Return the channel and message of what those had who were forgotten, and is still to be deleted."""
        found = await self._database.rows("SELECT channel, message FROM erasure ORDER BY message")
        return [(int(channel), int(message)) for channel, message in found]

    async def mark_erased(self, message: int) -> None:
        """Record that there is no such message any more, or that Discord will not have it deleted."""
        await self._database.rows("DELETE FROM erasure WHERE message = ?", (message,))

    def _read(self, rows: Iterable[tuple[Any, ...]]) -> tuple[OutboxEntry, ...]:
        return tuple(entry for row in rows if (entry := self._entry(row)) is not None)

    async def to_expel(self) -> list[tuple[int, int]]:
        """Return the private threads, each with a user id, from which people who were forgotten are to be removed.

        A person who was let in again since stays.
        """
        await self._database.rows(_LET_IN_AGAIN)
        found = await self._database.rows("SELECT thread, user FROM expulsion ORDER BY thread, user")
        return [(int(thread), int(user)) for thread, user in found]

    async def mark_expelled(self, thread: int, user: int) -> None:
        """Record that a person was removed from a thread, or cannot be; the user id is overwritten."""
        async with self._database.overwriting():
            await self._database.rows("DELETE FROM expulsion WHERE thread = ? AND user = ?", (thread, user))

    def _entry(self, row: tuple[Any, ...]) -> OutboxEntry | None:
        """Return the entry of a row: the id, then the fields; a damaged one is reported and None."""
        row_id, *values = row
        named = dict(zip(_FIELDS, values, strict=True))
        try:
            named["news"] = msgspec.json.decode(named["news"])
            return msgspec.convert(named, OutboxEntry, strict=False)
        except UNREADABLE_ERRORS as error:
            self._damage.report(f"post ({reason(error)})", row_id)
            return None


def _intend(connection: sqlite3.Connection, entries: Sequence[OutboxEntry]) -> bool:
    """Write intents, see `SqlOutbox.add_intents`."""
    known = "SELECT 1 FROM post WHERE table_id = ? AND occasion = ?"
    for entry in entries:
        if connection.execute(known, (entry.table, entry.occasion)).fetchone() or not _may_get(connection, entry):
            return False
    connection.executemany(_STORED_ENTRY, map(_entry_to_row, entries))
    return True


def _entry_to_row(entry: OutboxEntry) -> tuple[Any, ...]:
    values = msgspec.structs.asdict(entry) | {"kind": entry.kind.value, "news": to_json(entry.news)}
    return tuple(int(value) if isinstance(value, bool) else value for value in values.values())


def _may_get(connection: sqlite3.Connection, entry: OutboxEntry) -> bool:
    """Return whether the recipient of an entry still has to do with what it is about; an entry for all may be sent."""
    if entry.user is None:
        return True
    table = connection.execute("SELECT host, seats, play FROM game_table WHERE id = ?", (entry.table,)).fetchone()
    if table is None:
        return True
    host, seats, stored = table
    sitting = legible(read_seats, seats) or ()
    users = {host, *(state.user for state in sitting)}
    play = legible(read_play, stored) if entry.kind is EntryKind.MEMBER else None
    if play is not None:
        users |= {*play.invited, *(one.sitter.user for one in play.former)}
        users |= {state.offer.to for state in sitting if state.offer is not None}
    known = "SELECT 1 FROM person WHERE user = ?"
    if entry.kind.traits.for_onlookers and connection.execute(known, (entry.user,)).fetchone():
        return True
    return entry.user in users


def _mark_sent(connection: sqlite3.Connection, nonce: str, receipt: tuple[float, int, int]) -> bool:
    """Complete the intents of a message; return whether there were any."""
    sql = "UPDATE post SET known = ?, channel = ?, message = ? WHERE nonce = ? AND message IS NULL"
    if not (entries := connection.execute(f"{sql} {_NEWS_TOLD}", (*receipt, nonce)).fetchall()):
        return False
    _tell(connection, entries, receipt[0])
    return True


_TELL_WHISPERS = "UPDATE news SET told = ? WHERE told IS NULL AND id = ?"
_TELL_PUBLIC = "UPDATE news SET told = ? WHERE told IS NULL AND table_id = ? AND seat IS NULL AND id <= ?"
_NEWS_TOLD = "RETURNING table_id, message, upto, news"
"""Ends a statement that updates entries; the rows are for `_tell`."""


def _tell(connection: sqlite3.Connection, entries: Iterable[tuple[Any, ...]], at: float) -> None:
    """Count the news as told that the entries of a message tell, if the message has arrived.

    The receipt and the news are one transaction: news is told exactly when its message is known.
    """
    for table, message, upto, news in entries:
        if message is None:
            continue
        connection.executemany(_TELL_WHISPERS, [(at, row_id) for row_id in legible(_read_ids, news) or ()])
        if upto:
            connection.execute(_TELL_PUBLIC, (at, table, upto))


_read_ids = msgspec.json.Decoder(tuple[int, ...]).decode
_read_restoration = msgspec.json.Decoder(Restoration).decode

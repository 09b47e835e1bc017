"""The outbox in the database; `bot.courier.outbox` defines its entries. Every change is one transaction."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from bot.courier.outbox import MOVED_PREFIX, PAST_FINGERPRINT, EntryKind, OutboxEntry, Restoration, kinds_with
from bot.storage.codec import read_play, read_seats, to_json
from bot.storage.damage import UNREADABLE_ERRORS, DamageReporter, legible, reason
from bot.storage.schema import OPEN_STATUS
from bot.storage.sql import LISTED_NUMBERS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bot.courier.outbox import Traits
    from bot.storage.sql import AnyDatabase, SqlConnection


_FIELDS = OutboxEntry.__struct_fields__
_COLUMN_NAMES = {"table": "table_id", "fingerprint": "face"}
"""The columns whose names differ from those of the fields."""
_COLUMNS = ", ".join(_COLUMN_NAMES.get(field, field) for field in _FIELDS)
_ROW = f"id, {_COLUMNS}"


def sql_kinds(holds: Callable[[Traits], bool]) -> str:
    """Return the kinds whose traits fulfil a condition, as a list in parentheses for SQL's `IN`."""
    names = ", ".join(f"'{kind}'" for kind in kinds_with(holds))
    return f"({names})"


_ONCE_KINDS = sql_kinds(lambda traits: traits.once)
_PAST = PAST_FINGERPRINT
_TIMED_KINDS = sql_kinds(lambda traits: traits.timed)

# The statements are put together from the names above only.
_SELECT_STANDING = f"""
SELECT {_ROW} FROM post
WHERE table_id = :table
AND (
    gone = 0 AND (message IS NULL OR kind <> 'letter' OR turn IS NOT NULL OR since IS NOT NULL AND face <> '{_PAST}')
    OR kind IN {_ONCE_KINDS}
)
OR id IN (SELECT max(id) FROM post WHERE table_id = :table AND since IS NOT NULL GROUP BY seat)
ORDER BY id
"""  # noqa: S608
_SELECT_CALLS = f"""
SELECT {_ROW} FROM post
WHERE id IN (SELECT max(id) FROM post WHERE user = ? AND since IS NOT NULL GROUP BY table_id, seat)
ORDER BY id
"""  # noqa: S608
_WAITING_EVENT = "p.kind = 'event' AND p.message IS NULL AND p.gone = 0"
_SELECT_EVENTS = f"""
SELECT {", ".join(f"p.{column}" for column in _ROW.split(", "))} FROM post AS p INDEXED BY post_event
JOIN game_table AS t ON t.id = p.table_id WHERE {_WAITING_EVENT} AND t.guild = ? ORDER BY p.id
"""  # noqa: S608
_SELECT_EVENT_SERVERS = f"""
SELECT DISTINCT t.guild FROM post AS p INDEXED BY post_event
JOIN game_table AS t ON t.id = p.table_id WHERE {_WAITING_EVENT} ORDER BY t.guild
"""  # noqa: S608
_SELECT_BY_NONCE = f"SELECT {_ROW} FROM post WHERE nonce = ? ORDER BY id"  # noqa: S608
_SELECT_UNFINISHED_ENTRIES = f"""
SELECT {_ROW} FROM post
WHERE table_id IN (SELECT id FROM game_table WHERE {OPEN_STATUS})
ORDER BY id
"""  # noqa: S608
_SELECT_UNFINISHED = """
SELECT DISTINCT table_id FROM post
WHERE gone = 0 AND (
    message IS NULL OR turn IS NOT NULL OR kind = 'card' AND face NOT LIKE 'ended:%' AND face NOT LIKE 'closed:%'
)
ORDER BY table_id
"""
_IS_NEEDLESS = """
SELECT 1 FROM post WHERE table_id = :table AND occasion = :occasion
UNION ALL
SELECT 1 FROM meta
WHERE key = 'first number' AND CAST(value AS BIGINT) > :table
    AND NOT EXISTS (SELECT 1 FROM game_table WHERE id = :table)
"""
_INSERT_ENTRY = f"INSERT INTO post ({_COLUMNS}) VALUES ({', '.join('?' * len(_FIELDS))})"  # noqa: S608

_MARK_TIMED = f"""
UPDATE post SET face = '{MOVED_PREFIX}' || face
WHERE gone = 0 AND message IS NOT NULL AND kind IN {_TIMED_KINDS} AND face NOT IN ('', 'begun', '{_PAST}')
    AND face NOT LIKE '{MOVED_PREFIX}%'
"""  # noqa: S608 - put together from the outbox's own words
_MARK_MOVED = f"""
{_MARK_TIMED} AND table_id IN (SELECT id FROM game_table WHERE {OPEN_STATUS} AND status = 'running' AND due IS NOT NULL)
"""  # noqa: S608
MARK_MOVED_AT_TABLE = f"{_MARK_TIMED} AND table_id = ?"
"""Marks the messages of one table as `mark_moved` does for all tables."""

_MARK_SHOWN = """
UPDATE post SET known = ?1, upto = CASE WHEN upto > ?2 THEN upto ELSE ?2 END, version = ?3, face = ?4 WHERE nonce = ?5
"""
_DELETE_READMITTED = """
DELETE FROM expulsion WHERE EXISTS (
    SELECT 1 FROM post
    WHERE post.kind = 'member' AND post.gone = 0 AND post.user = expulsion.user AND post.channel = expulsion.thread
)
"""


class SqlOutbox:
    """Implements `bot.courier.outbox.Outbox` on the database."""

    def __init__(self, database: AnyDatabase) -> None:
        self._database = database
        self._damage = DamageReporter()
        self.restoration: Restoration | None = None
        """The last restore of the database from a copy; None: never, or `load` was not called."""
        self.unswept: frozenset[int] = frozenset()
        """The tables that may still have messages which this database does not list."""

    async def load(self) -> None:
        """Load `restoration` and `unswept`; call once before they are used."""
        self.restoration = self._restoration(
            await self._database.value("SELECT value FROM meta WHERE key = 'restored'")
        )
        self.unswept = frozenset(table for (table,) in await self._database.rows("SELECT table_id FROM sweep"))

    def _restoration(self, stored: Any) -> Restoration | None:
        restoration = None if stored is None else legible(_read_restoration, stored)
        if restoration is None and stored is not None:
            self._damage.report("meta.value", "restored")
        return restoration

    async def drop_unreadable(self) -> None:
        """Delete the damaged entries of unfinished tables, so that their messages are sent again; call at the start."""
        rows = await self._database.rows(_SELECT_UNFINISHED_ENTRIES)
        dropped = [row[0] for row in rows if self._entry(row) is None]
        if dropped:
            sql = f"DELETE FROM post WHERE id IN {LISTED_NUMBERS}"  # noqa: S608 - constants
            await self._database.rows(sql, (to_json(dropped),))

    async def mark_swept(self, table: int) -> None:
        """Record that a table has no unlisted messages any more."""
        await self._database.rows("DELETE FROM sweep WHERE table_id = ?", (table,))
        self.unswept -= {table}

    async def recorded_messages(self, messages: Sequence[int]) -> frozenset[int]:
        """Return the ids among `messages` that are recorded as sent."""
        sql = f"SELECT message FROM post WHERE message IN {LISTED_NUMBERS}"  # noqa: S608 - constants
        return frozenset(int(message) for (message,) in await self._database.rows(sql, (to_json(messages),)))

    async def current_entries(self, table: int) -> tuple[OutboxEntry, ...]:
        """Return the entries of a table that the courier needs, oldest first.

        These are all intents, all messages that still exist (except sent letters without a menu), all entries that are
        sent once per table or user (farewell, invitation, welcomes, offers), and the newest call of every seat.
        """
        return self._read(await self._database.rows(_SELECT_STANDING, {"table": table}))

    async def unfinished(self) -> tuple[int, ...]:
        """Return the ids of the tables for which the courier may have work left.

        Such a table has an intent, a letter with a menu, or a card that does not show the end (the card is edited
        last).
        """
        return tuple(table for (table,) in await self._database.rows(_SELECT_UNFINISHED))

    async def calls_to(self, user: int) -> tuple[OutboxEntry, ...]:
        """Return the newest call of every seat of a user, oldest first."""
        return self._read(await self._database.rows(_SELECT_CALLS, (user,)))

    async def by_nonce(self, nonce: str) -> tuple[OutboxEntry, ...]:
        """Return all entries of one message, sent or intended, oldest first."""
        return self._read(await self._database.rows(_SELECT_BY_NONCE, (nonce,)))

    async def add_intents(self, entries: Sequence[OutboxEntry]) -> bool:
        """Write all intents and return True, or write none and return False.

        False means that one of them was written before, or that a recipient no longer belongs to the table (the user
        may just have been deleted).
        """
        return await self._database.transaction(partial(_add_intents, entries=entries))

    async def mark_sent(self, nonce: str, channel: int, message: int, at: float) -> bool:
        """Record that a message was sent, and mark its news as delivered; return False if it has no intent."""
        return await self._database.transaction(partial(_mark_sent, nonce=nonce, receipt=(at, channel, message)))

    async def mark_shown(self, nonce: str, fingerprint: str, upto: int, version: int, at: float) -> None:
        """Record what a card or board shows or will show; if it has been sent, mark its news as delivered."""
        await self._record(_MARK_SHOWN, (at, upto, version, fingerprint, nonce), at)

    async def mark_letter(
        self, nonce: str, turn: float | None, fingerprint: str, news: Sequence[int], at: float
    ) -> None:
        """Record what a letter shows or will show; if it has been sent, mark its whispers (`news`) as delivered.

        `turn` is the start of the turn whose menu the letter has; None: it has no menu.
        """
        sql = "UPDATE post SET known = ?, turn = ?, face = ?, news = ? WHERE nonce = ?"
        await self._record(sql, (at, turn, fingerprint, to_json(news), nonce), at)

    async def _record(self, sql: str, parameters: Sequence[Any], at: float) -> None:
        """Update the entries of a message, and mark their news as delivered if the message has been sent."""

        def work(connection: SqlConnection) -> None:
            _mark_delivered(connection, connection.execute(f"{sql} {_RETURNING_NEWS}", parameters).fetchall(), at)

        await self._database.transaction(work)

    async def mark_called(self, call: OutboxEntry, fingerprint: str, *, gone: bool, at: float) -> None:
        """Record what a call or a digest shows for one seat; `gone`: it no longer mentions the seat."""
        sql = "UPDATE post SET known = ?, face = ?, gone = ? WHERE nonce = ? AND table_id = ? AND seat = ?"
        await self._database.rows(sql, (at, fingerprint, gone, call.nonce, call.table, call.seat))

    async def drop_unsent(self, nonce: str) -> None:
        """Delete an intent whose message is known not to have been sent."""
        await self._database.rows("DELETE FROM post WHERE nonce = ? AND message IS NULL", (nonce,))

    async def mark_gone(self, nonce: str) -> None:
        """Record that a message does not exist any more, or will never be sent."""
        await self._database.rows("UPDATE post SET gone = 1 WHERE nonce = ?", (nonce,))

    async def mark_channel_gone(self, table: int, channel: int) -> None:
        """Record that a table's messages in a channel or thread are gone for good."""
        await self._database.rows("UPDATE post SET gone = 1 WHERE table_id = ? AND channel = ?", (table, channel))

    async def mark_moved(self) -> None:
        """Mark every message that shows a deadline as outdated, after an outage has moved all deadlines."""
        await self._database.rows(_MARK_MOVED)

    async def waiting_events(self, guild: int) -> tuple[OutboxEntry, ...]:
        """Return the events of a server's tables that were neither accepted nor given up, oldest first."""
        return self._read(await self._database.rows(_SELECT_EVENTS, (guild,)))

    async def servers_with_events(self) -> list[int]:
        """Return the ids of the servers whose tables have such events."""
        return [int(guild) for (guild,) in await self._database.rows(_SELECT_EVENT_SERVERS)]

    async def to_erase(self) -> list[tuple[int, int]]:
        """Return the channel and message ids of deleted users' messages that are still to be deleted."""
        rows = await self._database.rows("SELECT channel, message FROM erasure ORDER BY message")
        return [(int(channel), int(message)) for channel, message in rows]

    async def mark_erased(self, message: int) -> None:
        """Record that a message was deleted, or that Discord refuses to delete it."""
        await self._database.rows("DELETE FROM erasure WHERE message = ?", (message,))

    def _read(self, rows: Iterable[tuple[Any, ...]]) -> tuple[OutboxEntry, ...]:
        return tuple(entry for row in rows if (entry := self._entry(row)) is not None)

    async def to_expel(self) -> list[tuple[int, int]]:
        """Return the private threads from which deleted users are still to be removed, as (thread id, user id).

        A user who was added to the thread again since then stays and is not listed.
        """
        await self._database.rows(_DELETE_READMITTED)
        rows = await self._database.rows("SELECT thread, user FROM expulsion ORDER BY thread, user")
        return [(int(thread), int(user)) for thread, user in rows]

    async def mark_expelled(self, thread: int, user: int) -> None:
        """Record that a user was removed from a thread, or cannot be; the stored user id is overwritten."""
        async with self._database.overwriting():
            await self._database.rows("DELETE FROM expulsion WHERE thread = ? AND user = ?", (thread, user))

    def _entry(self, row: tuple[Any, ...]) -> OutboxEntry | None:
        """Return the entry of a row (id, then the fields), or None for a damaged row, which is reported."""
        row_id, *values = row
        fields = dict(zip(_FIELDS, values, strict=True))
        try:
            fields["news"] = msgspec.json.decode(fields["news"])
            return msgspec.convert(fields, OutboxEntry, strict=False)
        except UNREADABLE_ERRORS as error:
            self._damage.report(f"post ({reason(error)})", row_id)
            return None


def _add_intents(connection: SqlConnection, entries: Sequence[OutboxEntry]) -> bool:
    """Write intents; see `SqlOutbox.add_intents`. A table that was deleted meanwhile gets none."""
    for entry in entries:
        occasion = {"table": entry.table, "occasion": entry.occasion}
        if connection.execute(_IS_NEEDLESS, occasion).fetchone() or not _is_recipient(connection, entry):
            return False
    connection.executemany(_INSERT_ENTRY, map(_entry_to_row, entries))
    return True


def _entry_to_row(entry: OutboxEntry) -> tuple[Any, ...]:
    values = msgspec.structs.asdict(entry) | {"kind": entry.kind.value, "news": to_json(entry.news)}
    return tuple(int(value) if isinstance(value, bool) else value for value in values.values())


def _is_recipient(connection: SqlConnection, entry: OutboxEntry) -> bool:
    """Return whether the recipient still belongs to the table; True for an entry without a recipient."""
    if entry.user is None:
        return True
    table = connection.execute("SELECT host, seats, play FROM game_table WHERE id = ?", (entry.table,)).fetchone()
    if table is None:
        return True
    host, seats, stored_play = table
    seat_states = legible(read_seats, seats) or ()
    users = {host, *(state.user for state in seat_states)}
    play = legible(read_play, stored_play) if entry.kind is EntryKind.MEMBER else None
    if play is not None:
        users |= {*play.invited, *(tenure.sitter.user for tenure in play.former)}
        users |= {state.offer.to for state in seat_states if state.offer is not None}
    person_exists = "SELECT 1 FROM person WHERE user = ?"
    if entry.kind.traits.for_onlookers and connection.execute(person_exists, (entry.user,)).fetchone():
        return True
    return entry.user in users


def _mark_sent(connection: SqlConnection, nonce: str, receipt: tuple[float, int, int]) -> bool:
    """Complete the intents of a message; return False if there were none."""
    sql = "UPDATE post SET known = ?, channel = ?, message = ? WHERE nonce = ? AND message IS NULL"
    if not (entries := connection.execute(f"{sql} {_RETURNING_NEWS}", (*receipt, nonce)).fetchall()):
        return False
    _mark_delivered(connection, entries, receipt[0])
    return True


_MARK_WHISPERS = "UPDATE news SET told = ? WHERE told IS NULL AND id = ?"
_MARK_PUBLIC = "UPDATE news SET told = ? WHERE told IS NULL AND table_id = ? AND seat IS NULL AND id <= ?"
_RETURNING_NEWS = "RETURNING table_id, message, upto, news"
"""The end of a statement that updates entries; it returns the rows for `_mark_delivered`."""


def _mark_delivered(connection: SqlConnection, entries: Iterable[tuple[Any, ...]], at: float) -> None:
    """Mark the news in these entries as delivered, at `at` (Unix seconds), if their message has been sent.

    The caller records the receipt in the same transaction, so news is marked if and only if its message is recorded.
    """
    for table, message, upto, news in entries:
        if message is None:
            continue
        connection.executemany(_MARK_WHISPERS, [(at, row_id) for row_id in legible(_read_ids, news) or ()])
        if upto:
            connection.execute(_MARK_PUBLIC, (at, table, upto))


_read_ids = msgspec.json.Decoder(tuple[int, ...]).decode
_read_restoration = msgspec.json.Decoder(Restoration).decode

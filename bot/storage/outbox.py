"""The outbox: one entry for every single thing the courier says, an intent before sending and a receipt after.

An entry is written before a message is sent, with the name the message will wear (`bot.transport.message`), and
completed with the message's id after; so whoever comes back after a crash knows what may have been said, or done where
nothing is said. Every change is one statement, durable when it returns. Never decides what is to be said.

Messages that tell a deadline which an outage has moved since get a mark on the name of what they show: what is marked
shows something else than is wanted, so the courier edits it, which makes no noise. Must never be done for what nobody
reads a time on. Messages to those who were forgotten are kept as long as they are still to be deleted; whose they were
is not known.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from bot.storage.codec import to_json
from bot.storage.copies import Restoration

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.storage.database import Database


class EntryKind(StrEnum):
    """What was said."""

    CARD = "card"
    BOARD = "board"
    CALL = "call"
    """A ping where the table is."""
    DIGEST = "digest"
    """A direct message that stands for several pings, or reminds of time running out."""
    LETTER = "letter"
    WELCOME = "welcome"
    """A direct message to who took a seat of a running game: what they have to know of it."""
    OFFER = "offer"
    """To somebody who is offered a seat by name."""
    FAREWELL = "farewell"
    FILM = "film"
    """Of old: a message with a film alone."""
    CHAPTER = "chapter"
    """How a part of the game ended."""
    INVITATION = "invitation"
    """To those who are asked to sit down."""
    NOTICE = "notice"
    """A direct message without a sound that tells the host who will not come."""
    ARCHIVE = "archive"
    """No message: that the thread is put away. Its receipt names the thread, also where that may not be done."""
    OPENING = "opening"
    """A direct message to somebody who wanted to know of a free seat."""
    FOLLOW = "follow"
    """A direct message to somebody who follows the table; once it is counted as known to them it is gone."""
    MEMBER = "member"
    """No message: that somebody was let into a private thread."""
    TAG = "tag"
    """No message: which tag a post of a forum has, or that the forum's tags were looked after."""
    TROUBLE = "trouble"
    """A notice to the host; sent or not, its record says what is broken."""

    @property
    def private(self) -> bool:
        """Whether it goes by direct message."""
        return self.for_onlookers or self.value in ("digest", "letter", "welcome", "trouble", "notice")

    @property
    def for_onlookers(self) -> bool:
        """Whether it goes to somebody who need not sit there."""
        return self in (EntryKind.OPENING, EntryKind.FOLLOW)


class OutboxEntry(Struct, frozen=True, kw_only=True):
    """One thing said, or meant to be said, about one table. One message may say several things: same `nonce`."""

    table: int
    kind: EntryKind
    occasion: str
    """What made it due; unique at its table, so that the same thing is never said twice."""
    nonce: str
    at: float
    """When it was meant to be sent, Unix seconds."""
    version: int
    """The version of the table it was said about."""
    channel: int | None = None
    """Where: a channel or a thread; of a direct message, its channel once it is sent."""
    user: int | None = None
    """To whom, if it is for one person."""
    seat: int | None = None
    message: int | None = None
    """Which message says it; None: not known to be sent."""
    fingerprint: str = ""
    """What the message shows now; when something else is wanted it must be edited."""
    upto: int = 0
    """Of a card or board: it has told all public news up to this one, by id."""
    news: tuple[int, ...] = ()
    """Of what goes to a seat: the whispers it tells, by id."""
    since: float | None = None
    """Of a call: the beginning of the turn it called for; moved with it through an outage."""
    turn: float | None = None
    """Of a letter with a menu: the beginning of the turn which that is for, moved with it; None: it has none."""
    gone: bool = False
    """There is no such message any more, or there never will be."""
    plain: bool = False
    """Whether it was sent in its plain form, which it keeps."""

    @property
    def open(self) -> bool:
        """Whether it was meant to be sent and is not known to have arrived."""
        return self.message is None and not self.gone

    @property
    def live(self) -> bool:
        """Whether its message is there, as far as is known."""
        return self.message is not None and not self.gone


MOVED = "~"
"""Begins the name of what a message shows that tells a deadline which an outage has moved since."""

_FIELDS = OutboxEntry.__struct_fields__
_STORED_AS = {"table": "table_id", "fingerprint": "face"}
"""What these fields are called in the database, where they have another name there."""
_COLUMNS = ", ".join(_STORED_AS.get(field, field) for field in _FIELDS)

# The statements are put together from the names above only.
_STANDING = f"""
SELECT {_COLUMNS} FROM post
WHERE table_id = :table
AND (
    gone = 0 AND (message IS NULL OR kind <> 'letter' OR turn IS NOT NULL)
    OR kind IN ('farewell', 'invitation', 'welcome', 'offer')
)
OR id IN (SELECT max(id) FROM post WHERE table_id = :table AND since IS NOT NULL GROUP BY seat)
ORDER BY id
"""  # noqa: S608
_CALLS_TO = f"""
SELECT {_COLUMNS} FROM post
WHERE id IN (SELECT max(id) FROM post WHERE user = ? AND since IS NOT NULL GROUP BY table_id, seat)
ORDER BY id
"""  # noqa: S608
_BY_NONCE = f"SELECT {_COLUMNS} FROM post WHERE nonce = ? ORDER BY id"  # noqa: S608
_UNFINISHED = """
SELECT DISTINCT table_id FROM post
WHERE gone = 0 AND (
    message IS NULL OR turn IS NOT NULL OR kind = 'card' AND face NOT LIKE 'ended:%' AND face NOT LIKE 'closed:%'
)
ORDER BY table_id
"""
_INTEND = f"""
WITH fresh AS (SELECT key, value FROM json_each(?))
INSERT INTO post ({_COLUMNS})
SELECT {", ".join(f"value ->> '{field}'" for field in _FIELDS)} FROM fresh
WHERE NOT EXISTS (
    SELECT 1 FROM post JOIN fresh ON table_id = value ->> 'table' AND occasion = value ->> 'occasion'
)
AND NOT EXISTS (
    SELECT 1 FROM fresh JOIN game_table AS t ON t.id = value ->> 'table'
    WHERE value ->> 'user' <> t.host AND value ->> 'user' NOT IN (
        SELECT json_each.value ->> 'user' FROM json_each(t.seats) WHERE json_each.value ->> 'user' IS NOT NULL
    ) AND NOT (
        value ->> 'kind' = 'member'
        AND value ->> 'user' IN (
            SELECT json_each.value FROM json_each(t.play, '$.invited')
            UNION ALL SELECT json_each.value ->> '$.sitter.user' FROM json_each(t.play, '$.former')
            UNION ALL SELECT json_each.value ->> 'to' FROM json_each(t.play, '$.offers')
        )
    ) AND NOT (value ->> 'kind' IN ('opening', 'follow') AND value ->> 'user' IN (SELECT user FROM person))
)
ORDER BY key
RETURNING id
"""  # noqa: S608

_MARK_MOVED = f"""
UPDATE post SET face = '{MOVED}' || face
WHERE gone = 0 AND message IS NOT NULL AND kind IN ('board', 'call', 'digest') AND face NOT IN ('', 'begun')
    AND face NOT LIKE '{MOVED}%'
    AND table_id IN (SELECT id FROM game_table WHERE status = 'running' AND due IS NOT NULL)
"""  # noqa: S608 - put together from the outbox's own words

_LET_IN_AGAIN = """
DELETE FROM expulsion WHERE EXISTS (
    SELECT 1 FROM post
    WHERE post.kind = 'member' AND post.gone = 0 AND post.user = expulsion.user AND post.channel = expulsion.thread
)
"""


class Outbox:
    """The entries of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.restored: Restoration | None = None
        """When the database was last restored from a copy; None: never."""
        self.unswept: frozenset[int] = frozenset()
        """Tables where messages may still stand that this database knows nothing of."""

    async def load(self) -> None:
        """Read whether the database was restored from a copy; call once before asking."""
        restored = await self._database.value("SELECT value FROM meta WHERE key = 'restored'")
        self.restored = None if restored is None else msgspec.json.decode(restored, type=Restoration)
        self.unswept = frozenset(table for (table,) in await self._database.rows("SELECT table_id FROM sweep"))

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
        return _read(await self._database.rows(_STANDING, {"table": table}))

    async def unfinished(self) -> tuple[int, ...]:
        """Return the tables of which not everything is known to be told.

        Something was meant to be sent, a letter has a menu whose turn may be over, or the card, which is edited
        last, does not show the end.
        """
        return tuple(table for (table,) in await self._database.rows(_UNFINISHED))

    async def calls_to(self, user: int) -> tuple[OutboxEntry, ...]:
        """Return the newest call of every seat of one person, oldest first."""
        return _read(await self._database.rows(_CALLS_TO, (user,)))

    async def by_nonce(self, nonce: str) -> tuple[OutboxEntry, ...]:
        """Return everything one message says, or was meant to say, in the order it was written."""
        return _read(await self._database.rows(_BY_NONCE, (nonce,)))

    async def add_intents(self, entries: Sequence[OutboxEntry]) -> bool:
        """Write what is about to be sent, all or nothing; False: some of it was written before.

        Nothing is written to who has nothing to do with what it is about, for they may just have been forgotten: False.
        """
        rows = [msgspec.structs.asdict(entry) for entry in entries]
        return bool(await self._database.rows(_INTEND, (to_json(rows),)))

    async def mark_sent(self, nonce: str, channel: int, message: int, at: float) -> bool:
        """Record that a message has arrived; the news it tells is told from now on. False: it is known no more."""
        sql = "UPDATE post SET known = ?, channel = ?, message = ? WHERE nonce = ? AND message IS NULL RETURNING id"
        return bool(await self._database.rows(sql, (at, channel, message, nonce)))

    async def mark_shown(self, nonce: str, fingerprint: str, upto: int, version: int, at: float) -> None:
        """Record what a card or board shows, or is about to; once it has arrived, its news is told."""
        sql = "UPDATE post SET known = ?, upto = max(upto, ?), version = ?, face = ? WHERE nonce = ?"
        await self._database.rows(sql, (at, upto, version, fingerprint, nonce))

    async def mark_letter(
        self, nonce: str, turn: float | None, fingerprint: str, news: Sequence[int], at: float
    ) -> None:
        """Record what a letter shows, or is about to; once it has arrived, its whispers (`news`) are told.

        `turn` is the beginning of the turn whose menu it has; None: it has none, any more.
        """
        sql = "UPDATE post SET known = ?, turn = ?, face = ?, news = ? WHERE nonce = ?"
        await self._database.rows(sql, (at, turn, fingerprint, to_json(news), nonce))

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


def _read(rows: Iterable[tuple[Any, ...]]) -> tuple[OutboxEntry, ...]:
    named = (dict(zip(_FIELDS, row, strict=True)) for row in rows)
    decoded = (each | {"news": msgspec.json.decode(each["news"])} for each in named)
    return tuple(msgspec.convert(each, OutboxEntry, strict=False) for each in decoded)

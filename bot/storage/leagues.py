"""The store of leagues on the database: one versioned row for each league, its log, and its messages."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from bot.league_host.store import LeagueConflict, LeaguePost, LeagueRecord, NumberedEntry
from bot.leagues import forgetting
from bot.leagues.decisions import LeagueLogEntry, LeagueNotice
from bot.storage.changes import LAST_LEAGUE, meta, set_meta
from bot.storage.codec import to_json
from bot.storage.damage import DamageReporter, legible
from bot.table.facts import NOBODY

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from bot.storage.database import Database

_SELECT = "SELECT id, version, body FROM league"
_INSERT = "INSERT INTO league (id, guild, draft, settled, version, body) VALUES (?, ?, ?, ?, ?, ?)"
_UPDATE = "UPDATE league SET draft = ?, settled = ?, version = ?, body = ? WHERE id = ? AND version = ?"
_INSERT_ENTRY = """
INSERT INTO league_entry (league, n, user, body)
VALUES (?1, (SELECT count(*) FROM league_entry WHERE league = ?1), ?2, ?3)
"""
_POST_COLUMNS = ("league", "occasion", "at", "channel", "message", "face")
_SELECT_POSTS = f"SELECT {', '.join(_POST_COLUMNS)}, body FROM league_post WHERE league = ? ORDER BY at, occasion"  # noqa: S608
_UPSERT_POST = f"""
INSERT INTO league_post ({", ".join(_POST_COLUMNS)}, user, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (league, occasion) DO UPDATE SET
    at = excluded.at, channel = excluded.channel, message = excluded.message, face = excluded.face
"""  # noqa: S608 - names of ours
_LAST_NOTICE = "last notice"
"""The key in `meta` of the greatest number of a notice that was used."""

_read_record = msgspec.json.Decoder(LeagueRecord).decode
_read_entry = msgspec.json.Decoder(LeagueLogEntry).decode
_read_notice = msgspec.json.Decoder(LeagueNotice).decode


class SqlLeagues:
    """Implements `bot.league_host.store.LeagueStore` on the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._damage = DamageReporter()

    async def next_id(self) -> int:
        """Return an id of a league that was never used."""
        return await self._database.transaction(lambda connection: _next_number(connection, LAST_LEAGUE))

    async def load(self, league_id: int) -> LeagueRecord | None:
        """Return a league; None: there is none, or it is unreadable, which is reported."""
        return next(iter(await self._records("WHERE id = ?", league_id)), None)

    async def on_server(self, guild: int) -> list[LeagueRecord]:
        """Return the leagues of a server without drafts, the newest first."""
        return await self._records("WHERE guild = ? AND draft = 0 ORDER BY id DESC", guild)

    async def drafts_of(self, guild: int, user: int) -> list[LeagueRecord]:
        """Return the drafts of a user on a server, the newest first."""
        drafts = await self._records("WHERE guild = ? AND draft = 1 ORDER BY id DESC", guild)
        return [record for record in drafts if record.league.organiser == user]

    async def unsettled(self) -> list[LeagueRecord]:
        """Return all drafts and all leagues for which something is left to be done."""
        return await self._records("WHERE settled = 0 ORDER BY id")

    async def _records(self, condition: str, *values: int) -> list[LeagueRecord]:
        rows = await self._database.rows(f"{_SELECT} {condition}", values)
        return [record for row in rows if (record := self._record(row)) is not None]

    def _record(self, row: Sequence[Any]) -> LeagueRecord | None:
        league_id, version, body = row
        record = legible(_read_record, body)
        if record is not None and (record.league.id, record.version) == (league_id, version):
            return record
        self._damage.report("league.body", league_id)
        return None

    async def save(
        self, record: LeagueRecord, log: Sequence[LeagueLogEntry] = (), notices: Sequence[LeagueNotice] = ()
    ) -> None:
        """Save a record as the next version; raise `LeagueConflict` if the stored version is not the one before."""
        await self._database.transaction(partial(_save, record=record, log=log, notices=notices))

    async def delete_draft(self, league_id: int) -> bool:
        """Delete a draft; return False, changing nothing, if there is none with this id."""
        sql = "DELETE FROM league WHERE id = ? AND draft = 1 RETURNING id"
        return bool(await self._database.rows(sql, (league_id,)))

    async def log(self, league_id: int) -> list[NumberedEntry]:
        """Return the log of a league, oldest entry first; damaged entries are reported and left out."""
        sql = "SELECT n, body FROM league_entry WHERE league = ? ORDER BY n"
        entries: list[NumberedEntry] = []
        for n, body in await self._database.rows(sql, (league_id,)):
            entry = legible(_read_entry, body)
            if entry is None:
                self._damage.report("league_entry.body", league_id)
            else:
                entries.append(NumberedEntry(n, entry))
        return entries

    async def posts(self, league_id: int) -> list[LeaguePost]:
        """Return the messages of a league in the order of their intents."""
        return [_post(row) for row in await self._database.rows(_SELECT_POSTS, (league_id,))]

    async def save_post(self, post: LeaguePost) -> None:
        """Record an intent or a receipt."""
        await self._database.rows(_UPSERT_POST, _post_values(post))

    async def delete_post(self, league_id: int, occasion: str) -> None:
        """Delete the record of a message."""
        sql = "DELETE FROM league_post WHERE league = ? AND occasion = ?"
        await self._database.rows(sql, (league_id, occasion))


def _save(
    connection: sqlite3.Connection,
    record: LeagueRecord,
    log: Sequence[LeagueLogEntry],
    notices: Sequence[LeagueNotice],
) -> None:
    league, flags = record.league, (int(record.is_draft), int(record.is_settled))
    if record.version == 1:
        connection.execute(_INSERT, (league.id, league.guild, *flags, 1, to_json(record)))
    else:
        values = (*flags, record.version, to_json(record), league.id, record.version - 1)
        if connection.execute(_UPDATE, values).rowcount == 0:
            raise LeagueConflict
    connection.executemany(_INSERT_ENTRY, ((league.id, entry.by, to_json(entry)) for entry in log))
    at = log[-1].at if log else 0.0
    for notice in notices:
        post = LeaguePost(league.id, f"notice:{_next_number(connection, _LAST_NOTICE)}", at, notice=notice)
        connection.execute(_UPSERT_POST, _post_values(post))


def _delete(connection: sqlite3.Connection, league_id: int) -> None:
    connection.execute("DELETE FROM league WHERE id = ?", (league_id,))
    for name in ("league_entry", "league_post"):
        connection.execute(f"DELETE FROM {name} WHERE league = ?", (league_id,))  # noqa: S608


def _next_number(connection: sqlite3.Connection, key: str) -> int:
    stored = meta(connection, key)
    number = stored + 1 if isinstance(stored, int) else 1
    set_meta(connection, key, number)
    return number


def _post_values(post: LeaguePost) -> tuple[Any, ...]:
    user = None if post.notice is None else post.notice.user
    body = None if post.notice is None else to_json(post.notice)
    return (*(getattr(post, name) for name in _POST_COLUMNS), user, body)


def _post(row: Sequence[Any]) -> LeaguePost:
    *values, body = row
    notice = None if body is None else legible(_read_notice, body)
    return LeaguePost(**dict(zip(_POST_COLUMNS, values, strict=True)), notice=notice)


def forget(connection: sqlite3.Connection, user: int) -> None:
    """Remove a user from all leagues, their logs and their messages, and delete the user's drafts.

    Queue the direct messages to the user for deletion.
    """
    connection.execute(
        """
        INSERT INTO erasure (message, channel) SELECT message, channel FROM league_post
        WHERE user = ? AND message IS NOT NULL AND channel IS NOT NULL ON CONFLICT DO NOTHING
        """,
        (user,),
    )
    connection.execute("DELETE FROM league_post WHERE user = ?", (user,))
    naming = connection.execute("SELECT id, body FROM league WHERE instr(body, ?) > 0", (user,)).fetchall()
    for league_id, body in naming:
        _forget_in(connection, league_id, body, user)
    entries = connection.execute("SELECT league, n, body FROM league_entry WHERE user = ?", (user,)).fetchall()
    for league_id, n, body in entries:
        entry = legible(_read_entry, body)
        blotted = str(body).replace(str(user), str(NOBODY)) if entry is None else to_json(replace(entry, by=NOBODY))
        sql = "UPDATE league_entry SET user = ?, body = ? WHERE league = ? AND n = ?"
        connection.execute(sql, (NOBODY, blotted, league_id, n))


def _forget_in(connection: sqlite3.Connection, league_id: int, body: Any, user: int) -> None:
    record = legible(_read_record, body)
    if record is None:
        blotted = str(body).replace(str(user), str(NOBODY)) if isinstance(body, str) else ""
        connection.execute("UPDATE league SET body = ? WHERE id = ?", (blotted, league_id))
    elif record.is_draft and record.league.organiser == user:
        _delete(connection, league_id)
    else:
        changed = replace(record, league=forgetting.forgotten(record.league, user), version=record.version + 1)
        connection.execute(
            "UPDATE league SET body = ?, version = ? WHERE id = ?", (to_json(changed), changed.version, league_id)
        )

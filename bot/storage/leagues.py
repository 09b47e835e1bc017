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
from bot.storage.damage import DamageReporter, has_checksum, legible, with_checksum
from bot.storage.sql import upsert
from bot.table.facts import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.storage.sql import AnyDatabase, SqlConnection

_SELECT = "SELECT id, guild, draft, settled, version, body, checksum FROM league"
_UNSETTLED = "WHERE settled = 0 ORDER BY id"
_UNSETTLED_BY_ROW = """WHERE settled = 0 OR instr(body, '"is_settled":true') = 0 ORDER BY id"""
"""Also selects a league whose flag is damaged, so that it is reported; reads all leagues."""
_INSERT = "INSERT INTO league (id, guild, draft, settled, version, body, checksum) VALUES (?, ?, ?, ?, ?, ?, ?)"
_UPDATE = """
UPDATE league SET draft = ?3, settled = ?4, version = ?5, body = ?6, checksum = ?7 WHERE id = ?1 AND version = ?5 - 1
"""
_INSERT_ENTRY = """
INSERT INTO league_entry (league, n, user, body, checksum)
VALUES (?1, (SELECT coalesce(max(n), -1) + 1 FROM league_entry WHERE league = ?1), ?2, ?3, ?4)
"""
_POST_FIELDS = ("league", "occasion", "at", "channel", "message", "face")
_POST_COLUMNS = (*_POST_FIELDS, "user", "body", "checksum")
_SELECT_POSTS = f"SELECT {', '.join(_POST_COLUMNS)} FROM league_post WHERE league = ? ORDER BY at, occasion"  # noqa: S608
_REPLACE_POST = upsert("league_post", _POST_COLUMNS, key=("league", "occasion"))
_LAST_NOTICE = "last notice"
"""The key in `meta` of the greatest number of a notice that was used."""

_read_record = msgspec.json.Decoder(LeagueRecord).decode
_read_entry = msgspec.json.Decoder(LeagueLogEntry).decode
_read_notice = msgspec.json.Decoder(LeagueNotice).decode


class SqlLeagues:
    """Implements `bot.league_host.store.LeagueStore` on the database."""

    def __init__(self, database: AnyDatabase) -> None:
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
        return await self._records(_UNSETTLED_BY_ROW if self._database.is_checked else _UNSETTLED)

    async def _records(self, condition: str, *values: int) -> list[LeagueRecord]:
        rows = await self._database.rows(f"{_SELECT} {condition}", values)
        return [record for row in rows if (record := self._record(row)) is not None]

    def _record(self, row: Sequence[Any]) -> LeagueRecord | None:
        record = _intact_record(row)
        if record is None:
            self._damage.report("league", row[0])
        return record

    async def save(
        self,
        record: LeagueRecord,
        log: Sequence[LeagueLogEntry] = (),
        notices: Sequence[LeagueNotice] = (),
        at: float = 0.0,
    ) -> None:
        """Save a record as the next version; raise `LeagueConflict` if the stored version is not the one before."""
        await self._database.transaction(partial(_save, record=record, log=log, notices=notices, at=at))

    async def delete_draft(self, league_id: int) -> bool:
        """Delete a draft; return False, changing nothing, if there is none with this id."""
        return await self._database.transaction(partial(_delete_draft, league_id=league_id))

    async def log(self, league_id: int) -> list[NumberedEntry]:
        """Return the log of a league, oldest entry first; damaged entries are reported and left out."""
        sql = "SELECT n, league, user, body, checksum FROM league_entry WHERE league = ? ORDER BY n"
        entries: list[NumberedEntry] = []
        for n, *row in await self._database.rows(sql, (league_id,)):
            entry = _intact_entry(row)
            if entry is None:
                self._damage.report("league_entry", league_id)
            else:
                entries.append(NumberedEntry(n, entry))
        return entries

    async def posts(self, league_id: int) -> list[LeaguePost]:
        """Return the messages of a league in the order of their intents; damaged ones are reported and left out."""
        posts: list[LeaguePost] = []
        for row in await self._database.rows(_SELECT_POSTS, (league_id,)):
            post = _intact_post(row)
            if post is None:
                self._damage.report("league_post", league_id)
            else:
                posts.append(post)
        return posts

    async def save_post(self, post: LeaguePost) -> None:
        """Record an intent or a receipt."""
        await self._database.rows(_REPLACE_POST, _post_values(post))

    async def delete_post(self, league_id: int, occasion: str) -> None:
        """Delete the record of a message."""
        sql = "DELETE FROM league_post WHERE league = ? AND occasion = ?"
        await self._database.rows(sql, (league_id, occasion))


def _save(
    connection: SqlConnection,
    record: LeagueRecord,
    log: Sequence[LeagueLogEntry],
    notices: Sequence[LeagueNotice],
    at: float,
) -> None:
    league = record.league
    if record.version == 1:
        connection.execute(_INSERT, _record_values(record))
    elif connection.execute(_UPDATE, _record_values(record)).rowcount == 0:
        raise LeagueConflict
    connection.executemany(_INSERT_ENTRY, (_entry_values(league.id, entry) for entry in log))
    for notice in notices:
        post = LeaguePost(league.id, f"notice:{_next_number(connection, _LAST_NOTICE)}", at, notice=notice)
        connection.execute(_REPLACE_POST, _post_values(post))


def _delete_draft(connection: SqlConnection, league_id: int) -> bool:
    row = connection.execute(f"{_SELECT} WHERE id = ?", (league_id,)).fetchone()
    record = None if row is None else _intact_record(row)
    if record is None or not record.is_draft:
        return False
    connection.execute("DELETE FROM league WHERE id = ?", (league_id,))
    return True


def _delete(connection: SqlConnection, league_id: int) -> None:
    connection.execute("DELETE FROM league WHERE id = ?", (league_id,))
    for name in ("league_entry", "league_post"):
        connection.execute(f"DELETE FROM {name} WHERE league = ?", (league_id,))  # noqa: S608


def _next_number(connection: SqlConnection, key: str) -> int:
    stored = meta(connection, key)
    number = stored + 1 if isinstance(stored, int) else 1
    set_meta(connection, key, number)
    return number


def _record_values(record: LeagueRecord) -> tuple[Any, ...]:
    league, flags = record.league, (int(record.is_draft), int(record.is_settled))
    return with_checksum(league.id, league.guild, *flags, record.version, to_json(record))


def _intact_record(row: Sequence[Any]) -> LeagueRecord | None:
    """Return the record of a row of `_SELECT`; None: it is damaged."""
    *values, stored = row
    return legible(_read_record, values[-1]) if has_checksum(values, stored) else None


def _entry_values(league_id: int, entry: LeagueLogEntry) -> tuple[Any, ...]:
    return with_checksum(league_id, entry.by, to_json(entry))


def _intact_entry(row: Sequence[Any]) -> LeagueLogEntry | None:
    """Return the entry of a row of `_entry_values`; None: it is damaged."""
    *values, stored = row
    return legible(_read_entry, values[-1]) if has_checksum(values, stored) else None


def _post_values(post: LeaguePost) -> tuple[Any, ...]:
    user = None if post.notice is None else post.notice.user
    body = None if post.notice is None else to_json(post.notice)
    values = {**{name: getattr(post, name) for name in _POST_FIELDS}, "at": float(post.at)}
    return with_checksum(*values.values(), user, body)


def _intact_post(row: Sequence[Any]) -> LeaguePost | None:
    """Return the message of a row of `_POST_COLUMNS`; None: it is damaged."""
    *values, stored = row
    *fields, _, body = values
    if not has_checksum(values, stored):
        return None
    notice = None if body is None else legible(_read_notice, body)
    if body is not None and notice is None:
        return None
    return LeaguePost(**dict(zip(_POST_FIELDS, fields, strict=True)), notice=notice)


def forget(connection: SqlConnection, user: int) -> None:
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
    for row in connection.execute(f"{_SELECT} WHERE instr(body, ?) > 0", (str(user),)).fetchall():
        _forget_in(connection, row, user)
    # The second condition is that of the index; SQLite does not derive it from the first.
    sql = "SELECT n, league, user, body, checksum FROM league_entry WHERE user = ? AND user <> 0"
    for n, *row in connection.execute(sql, (user,)).fetchall():
        _forget_entry(connection, n, row, user)


def _forget_in(connection: SqlConnection, row: Sequence[Any], user: int) -> None:
    league_id, *_, body, _ = row
    record = _intact_record(row)
    if record is None:  # its checksum stays, so it remains damaged
        connection.execute("UPDATE league SET body = ? WHERE id = ?", (_blotted(body, user), league_id))
    elif record.is_draft and record.league.organiser == user:
        _delete(connection, league_id)
    else:
        changed = replace(record, league=forgetting.forgotten(record.league, user), version=record.version + 1)
        connection.execute(_UPDATE, _record_values(changed))


def _forget_entry(connection: SqlConnection, n: int, row: Sequence[Any], user: int) -> None:
    league_id, _, body, stored = row
    entry = _intact_entry(row)
    if entry is None:
        values = (league_id, NOBODY, _blotted(body, user), stored)
    else:
        values = _entry_values(league_id, replace(entry, by=NOBODY))
    sql = "UPDATE league_entry SET user = ?2, body = ?3, checksum = ?4 WHERE league = ?1 AND n = ?5"
    connection.execute(sql, (*values, n))


def _blotted(body: Any, user: int) -> str:
    """Return a damaged text without a user's id."""
    return body.replace(str(user), str(NOBODY)) if isinstance(body, str) else ""

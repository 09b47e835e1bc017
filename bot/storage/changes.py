"""The transactions that change tables: saving a change, quarantine, heartbeat, restore, pruning.

Each function runs inside one transaction on the database's thread, so it writes everything or nothing. The row count of
an update detects a conflict. The functions make no decisions about games.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.courier.outbox import Restoration
from bot.preferences.settings import PersonSettings
from bot.storage import codec, participants
from bot.storage.damage import DamageReporter, legible
from bot.storage.outbox import MARK_MOVED_AT_TABLE, sql_kinds
from bot.storage.schema import FINISHED_STATUS, OPEN_STATUS
from bot.storage.sql import upsert
from bot.system.shards import WHOLE
from bot.table import deadlines
from bot.table.decisions import ChangeKind
from bot.table.facts import Quarantined, Restored
from bot.table.model import Table
from bot.table.quiet_hours import no_quiet_hours
from bot.table.store import Conflict, Repeated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.game.contract import Fact
    from bot.storage.codec import ChangeRows
    from bot.storage.sql import SqlConnection
    from bot.system.shards import ServerShare
    from bot.table.game_end import GameEnd
    from bot.table.store import Unreadable

SKIPPED_IDS = 1000
"""Ids of tables and of leagues skipped after a restore, so that a button of a lost one never acts on a new one."""
LAST_LEAGUE = "last league"
"""The key in `meta` of the greatest id of a league that was used."""

MOVES_DEADLINE = frozenset((ChangeKind.QUIET.value, ChangeKind.EXCUSE.value))
"""Changes of a running turn's deadline: the messages that show it must be edited."""

_damage = DamageReporter()

# The statements are put together from names in this package only.
_ROW = (*codec.COLUMNS, "checksum")
_FIXED_COLUMNS = frozenset({"id", "game", "status", "guild", "opened"})
"""Columns that the update of a stored table leaves out. They never change, except the status (`_SAVE_STATUS`)."""
_SAVE_TABLE = f"""
INSERT INTO game_table ({", ".join(_ROW)}) VALUES ({", ".join("?" * len(_ROW))})
ON CONFLICT (id) DO UPDATE SET {", ".join(f"{name} = excluded.{name}" for name in _ROW if name not in _FIXED_COLUMNS)}
WHERE game_table.version = excluded.version - 1
"""  # noqa: S608
# A separate statement, because setting a column that an index depends on rewrites the index.
_SAVE_STATUS = "UPDATE game_table SET status = ?1 WHERE id = ?2 AND status <> ?1"
_SAVE_MOVE = """
INSERT INTO move (table_id, version, kind, n, seat, by_user, body, key, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_SAVE_NEWS = """
INSERT INTO news (id, table_id, version, seq, seat, fleeting, fact, checksum, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_ID, _VERSION, _STATUS, _GUILD = (codec.COLUMNS.index(name) for name in ("id", "version", "status", "guild"))
_CHANGED, _SEATS, _DUE, _PLAY = (codec.COLUMNS.index(name) for name in ("changed", "seats", "due", "play"))


def save(connection: SqlConnection, rows: ChangeRows) -> None:
    """Write a change. Raise `Repeated` if its key was used before, or `Conflict` if the table has changed meanwhile."""
    repeated = connection.execute("SELECT table_id FROM move WHERE key = ?", (rows.key,)).fetchone()
    if repeated is not None:
        raise Repeated(repeated[0])
    table = rows.table
    table_id, version, at = table[_ID], table[_VERSION], table[_CHANGED]
    if connection.execute(_SAVE_TABLE, table).rowcount == 0:
        raise Conflict
    connection.execute(_SAVE_STATUS, (table[_STATUS], table_id))
    move = (rows.kind, rows.n, rows.seat, rows.by_user, rows.body, rows.key, at)
    connection.execute(_SAVE_MOVE, (table_id, version, *move))
    participants.add(connection, table_id, rows.people)
    if rows.kind in MOVES_DEADLINE:
        connection.execute(MARK_MOVED_AT_TABLE, (table_id,))
    first = news_id(table_id, version)
    connection.executemany(
        _SAVE_NEWS, ((first + seq, table_id, version, seq, *fact, at) for seq, fact in enumerate(rows.news))
    )


@dataclass(frozen=True)
class SavedChange:
    """The transaction that writes a change; PostgreSQL can use one statement (`bot.storage.postgres.saving`)."""

    rows: ChangeRows

    def __call__(self, connection: SqlConnection) -> None:
        """Write the change; raise what `save` raises."""
        save(connection, self.rows)


EndWriter: TypeAlias = "Callable[[SqlConnection, GameEnd], None]"
"""Writes data about a finished game in the transaction of the change that ends it; an error rolls back the change."""


def save_end(connection: SqlConnection, rows: ChangeRows, end: GameEnd, writers: Sequence[EndWriter]) -> None:
    """Write a change that ends a game and call every writer; raise what `save` or a writer raises."""
    save(connection, rows)
    for write in writers:
        write(connection, end)


def news_id(table_id: int, version: int) -> int:
    """Return the id of the first fact of a change."""
    return (table_id << 32) + (version << 10)


def _write_host_change(
    connection: SqlConnection, table_id: int, version: int, kind: str, fact: Fact, at: float
) -> None:
    """Write a change by the host that sets no column of the table except `version` and `changed`."""
    connection.execute("UPDATE game_table SET version = ?, changed = ? WHERE id = ?", (version, at, table_id))
    key = f"{kind}:{table_id}:{version}"
    connection.execute(_SAVE_MOVE, (table_id, version, kind, None, None, None, None, key, at))
    row = (news_id(table_id, version), table_id, version, 0, *codec.fact_to_row(None, fact), at)
    connection.execute(_SAVE_NEWS, row)


def quarantine(connection: SqlConnection, table_id: int, at: float) -> int | None:
    """Mark a table as broken and return its new version; None: see `Store.quarantine`."""
    stored = connection.execute("SELECT version, status FROM game_table WHERE id = ?", (table_id,)).fetchone()
    if stored is None or stored[1] in ("ended", "closed") or not isinstance(stored[0], int):
        return None
    newest = connection.execute(
        "SELECT version, kind FROM move WHERE table_id = ? ORDER BY version DESC LIMIT 1", (table_id,)
    ).fetchone()
    if newest is not None and newest[1] == "quarantine":
        return None
    version = max(stored[0], newest[0] if newest else 0) + 1
    # A damaged status stays as it is, so that the operator can see and repair it.
    connection.execute(
        "UPDATE game_table SET status = 'broken' WHERE id = ? AND status IN ('lobby', 'running')", (table_id,)
    )
    _write_host_change(connection, table_id, version, "quarantine", Quarantined(), at)
    return version


def beat(
    connection: SqlConnection,
    now: float,
    gap: float,
    moved: Sequence[Table],
    shares: Sequence[ServerShare],
    read: Callable[[Sequence[Any]], Table | Unreadable],
) -> None:
    """Record that `shares` have a running host at `now` (Unix seconds); move the clocks of their open tables by `gap`.

    `moved` contains tables whose clocks are moved already, to be saved. `read` decodes the row of any other open table.
    """
    for share in shares:
        set_meta(connection, _beat_key(share), now)
    if not gap:
        return
    moved_by_version = {(table.id, table.version): table for table in moved}
    for row in connection.execute(f"SELECT {', '.join(_ROW)} FROM game_table WHERE {OPEN_STATUS}").fetchall():  # noqa: S608
        if not any(share.covers(row[_GUILD]) for share in shares):
            continue
        table = moved_by_version.get((row[_ID], row[_VERSION])) or _with_shifted_clocks(
            read((*row, row[_VERSION])), gap, now
        )
        if table is not None and codec.is_intact(row):
            _save_clocks(connection, row, table)
    # A turn is identified by its start time, so the start times in calls and letters move too.
    for share in shares:
        connection.execute(_MOVE_CALLS, (gap, share.count, share.shard))
        connection.execute(_MOVE_LETTERS, (gap, share.count, share.shard))
    _move_vacations(connection, gap)


def _beat_key(share: ServerShare) -> str:
    return _ALIVE if share == WHOLE else f"{_ALIVE} {share.shard}/{share.count}"


_ALIVE = "alive"
# The formula of `bot.system.shards.shard_of`.
_OF_SHARE = f"SELECT id FROM game_table WHERE {OPEN_STATUS} AND (guild >> 22) % ? = ?"  # noqa: S608
_MOVE_CALLS = f"UPDATE post SET since = since + ? WHERE since IS NOT NULL AND table_id IN ({_OF_SHARE})"  # noqa: S608
_MOVE_LETTERS = f"UPDATE post SET turn = turn + ? WHERE turn IS NOT NULL AND table_id IN ({_OF_SHARE})"  # noqa: S608
# Written like the condition of the index on these rows.
_SELECT_VACATIONS = """
SELECT user, body FROM person WHERE instr(body, '"paid":') > 0 AND instr(body, '"paid":0.0') = 0
"""
_UPDATE_PERSON = "UPDATE person SET body = ? WHERE user = ?"


def _move_vacations(connection: SqlConnection, gap: float) -> None:
    """Move the times until which drawn days off cover users' turns (`vacation.paid`), because the turns move too."""
    for user, body in connection.execute(_SELECT_VACATIONS).fetchall():
        settings = legible(_read_settings, body)
        if settings is not None and settings.vacation.paid > 0:
            vacation = replace(settings.vacation, paid=settings.vacation.paid + gap)
            connection.execute(_UPDATE_PERSON, (codec.to_json(replace(settings, vacation=vacation)), user))


_read_settings = msgspec.json.Decoder(PersonSettings).decode


def _with_shifted_clocks(table: Table | Unreadable, gap: float, now: float) -> Table | None:
    return deadlines.shift_clocks(table, gap, now, no_quiet_hours) if isinstance(table, Table) else None


def _save_clocks(connection: SqlConnection, row: Sequence[Any], table: Table) -> None:
    values = list(row[:-1])
    values[_DUE], values[_SEATS] = table.due, codec.to_json(table.seats)
    if table.away is not None:
        values[_PLAY] = codec.play_to_json(table)
    connection.execute(
        "UPDATE game_table SET due = ?, seats = ?, play = ?, checksum = ? WHERE id = ?",
        (values[_DUE], values[_SEATS], values[_PLAY], codec.row_checksum(values), table.id),
    )


def last_beat(connection: SqlConnection, now: float, share: ServerShare = WHOLE) -> float | None:
    """Return when a host of the share was last known to be running (Unix seconds); None: never.

    That is the newest beat of the share and of all shares of other divisions: a single process, which has all servers,
    beats for all of them. A recorded time that is damaged, or more than `MAX_OUTAGE_S` away from `now`, is ignored. If
    none is left, return the time of the newest change of a table, because a host was running at that time.
    """
    beats: list[float] = []
    for (key,) in connection.execute(_SELECT_BEATS).fetchall():
        stored = meta(connection, key)
        if isinstance(stored, int | float) and abs(now - stored) <= MAX_OUTAGE_S:
            if key == _beat_key(share) or _count_of(key) != share.count:
                beats.append(float(stored))
        else:
            _damage.report("meta.value", key)
    if beats:
        return max(beats)
    (newest,) = connection.execute("SELECT max(at) FROM move WHERE at <= ?", (now,)).fetchone()
    return newest if isinstance(newest, float) and now - newest <= MAX_OUTAGE_S else None


_SELECT_BEATS = f"SELECT key FROM meta WHERE key = '{_ALIVE}' OR key LIKE '{_ALIVE} %' ORDER BY key"  # noqa: S608


def _count_of(beat_key: str) -> int:
    """Return the number of shards in the key of a beat."""
    return int(beat_key.partition("/")[2] or 1)


MAX_OUTAGE_S = 10 * 366 * 24 * 3600.0
"""Ten years. A longer gap is damage or a clock that was never set, and moves no deadline."""


def settle_copy(connection: SqlConnection, now: float) -> bool:
    """After a restore, queue a notice and a re-render for every open table. Return whether it was a restored copy.

    Messages may have been sent or edited after the copy was made, so every posted message is rendered again. Such
    tables are also listed in `sweep`, for the search for messages that the copy does not know.
    """
    if meta(connection, "copied") is None:
        return False
    since = last_beat(connection, now) or 0.0
    set_meta(connection, "restored", codec.to_json(Restoration(at=now, since=since)))
    (highest,) = connection.execute("SELECT coalesce(max(id), 0) FROM game_table").fetchone()
    set_meta(connection, "first number", highest + SKIPPED_IDS)
    connection.execute(
        f"INSERT INTO sweep (table_id) SELECT id FROM game_table WHERE {OPEN_STATUS} ON CONFLICT DO NOTHING"  # noqa: S608
    )
    connection.execute(_SHOW_AGAIN)
    connection.execute(_CALL_AGAIN, (now,))
    if isinstance(last_league := meta(connection, LAST_LEAGUE), int):
        set_meta(connection, LAST_LEAGUE, last_league + SKIPPED_IDS)
    connection.execute("UPDATE league_post SET face = '' WHERE message IS NOT NULL")
    fact = Restored(str(int(since or now)))
    swept = "SELECT id, version FROM game_table WHERE id IN (SELECT table_id FROM sweep)"
    for table_id, version in connection.execute(swept).fetchall():
        _write_host_change(connection, table_id, version + 1, "restore", fact, now)
    connection.execute("DELETE FROM meta WHERE key = 'copied'")
    return True


_SHOW_AGAIN = f"""
UPDATE post SET face = ''
WHERE gone = 0 AND message IS NOT NULL AND kind IN {sql_kinds(lambda traits: traits.restored)}
AND table_id IN (SELECT table_id FROM sweep)
"""  # noqa: S608 - put together from the names of kinds
# The message that called an active seat may have been deleted after the copy was made, so the seat is called again.
_CALL_AGAIN = f"""
UPDATE post SET since = NULL, occasion = occasion || ':' || ?
WHERE kind IN {sql_kinds(lambda traits: traits.summons)} AND since IS NOT NULL
AND table_id IN (SELECT table_id FROM sweep)
"""  # noqa: S608


def prune(connection: SqlConnection, before: float) -> int | None:
    """Delete the finished table with the oldest end, if older than `before` (Unix seconds); return its id or None.

    The unary `+` makes SQLite check the row itself, because the index may be damaged.
    """
    oldest = f"""
    SELECT id FROM game_table
    WHERE {FINISHED_STATUS} AND changed < ? AND +{FINISHED_STATUS} AND +changed < ? ORDER BY changed LIMIT 1
    """  # noqa: S608
    row = connection.execute(oldest, (before, before)).fetchone()
    if row is None:
        return None
    table_id = int(row[0])
    delete(connection, table_id)
    return table_id


def delete(connection: SqlConnection, table_id: int) -> None:
    """Delete a table with all its data. The id is never used again."""
    set_meta(connection, "first number", max(_first_id(connection), table_id + 1))
    connection.execute("DELETE FROM game_table WHERE id = ?", (table_id,))
    connection.execute("DELETE FROM news WHERE id >= ? AND id < ?", (table_id << 32, (table_id + 1) << 32))
    for name in ("move", "glimpse", "participant", "post", "sweep"):
        connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))  # noqa: S608


def next_id(connection: SqlConnection) -> int:
    """Return a table id that was never used."""
    (highest,) = connection.execute("SELECT coalesce(max(id), 0) FROM game_table").fetchone()
    (highest_in_moves,) = connection.execute("SELECT coalesce(max(table_id), 0) FROM move").fetchone()
    (highest_in_results,) = connection.execute("SELECT coalesce(max(table_id), 0) FROM result").fetchone()
    return int(max(highest + 1, highest_in_moves + 1, highest_in_results + 1, _first_id(connection)))


def _first_id(connection: SqlConnection) -> int:
    stored = meta(connection, "first number")
    if isinstance(stored, int):
        return stored
    if stored is not None:
        _damage.report("meta.value", "first number")
    return 1


def meta(connection: SqlConnection, key: str) -> Any:
    """Return a number or a text of the host from `meta`; None: there is none."""
    row = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    number = None if row is None else legible(_read_number, row[0])
    return row[0] if number is None and row is not None else number


_read_number = msgspec.json.Decoder(int | float).decode


def set_meta(connection: SqlConnection, key: str, value: str | float) -> None:
    """Store a number or a text of the host in `meta`."""
    connection.execute(SET_META, (key, value if isinstance(value, str) else codec.to_json(value)))


SET_META = upsert("meta", ("key", "value"), key=("key",))

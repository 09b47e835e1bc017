"""Deletion of a user: one transaction that removes the user's name and id from every row.

`bot.table.forgetting` decides how a table and its facts look without a user; this module runs the SQL. A user who is
still part of an open table must leave it first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from bot.storage import codec, daily, leagues, participants, results
from bot.storage.codec import Play
from bot.storage.damage import legible
from bot.storage.outbox import sql_kinds
from bot.storage.participants import TABLES_OF_USER
from bot.table.facts import FORGOTTEN, NOBODY, Illegible, PieceNamed
from bot.table.forgetting import AttributedFact, People, facts_without, people_without, users_of
from bot.table.store import Conflict

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.storage.codec import Codecs
    from bot.storage.sql import SqlConnection
    from bot.table.model import SeatState

_PLAY_FIELDS = frozenset(People.__struct_fields__) & frozenset(Play.__struct_fields__)
"""The fields of `People` that are stored in the column `play`."""
_SELECT_CHANGED = f"SELECT DISTINCT table_id FROM move WHERE table_id IN {TABLES_OF_USER} AND by_user = :user"  # noqa: S608
_FORGET_MOVES = f"UPDATE move SET by_user = :nobody WHERE table_id IN {TABLES_OF_USER} AND by_user = :user"  # noqa: S608


def forget(connection: SqlConnection, user: int, codecs: Codecs, digest_at: Callable[[int], str]) -> None:
    """Remove a user from every row; raise `Conflict` if the user is still part of an open table.

    `digest_at` returns the user's keyed digest for a table id. Seats of quarantined tables keep this digest.
    """
    rows = _rows_mentioning(connection, user)
    if any(row["status"] in ("lobby", "running") and user in users_of(_people(row)) for row in rows):
        raise Conflict
    names = {
        table_id: _forget_facts(connection, table_id, user, codecs) for table_id in _changed_tables(connection, user)
    }
    for row in rows:
        digest = digest_at(row["id"]) if row["status"] == "broken" else None
        _forget_at(connection, row, user, names.get(row["id"], frozenset()), digest)
    connection.execute(_FORGET_MOVES, {"user": user, "nobody": NOBODY})
    _forget_messages(connection, user)
    results.forget(connection, user)
    leagues.forget(connection, user)
    daily.forget(connection, user)
    connection.execute("DELETE FROM interest WHERE user = ?", (user,))
    connection.execute("DELETE FROM person WHERE user = ?", (user,))
    participants.forget(connection, user)


def _rows_mentioning(connection: SqlConnection, user: int) -> list[dict[str, Any]]:
    """Return the rows of `game_table` that contain a user's id."""
    sql = f"""
    SELECT {", ".join(codec.COLUMNS)}, checksum FROM game_table
    WHERE id IN {TABLES_OF_USER} AND (host = :user OR instr(seats, :digits) > 0 OR instr(play, :digits) > 0)
    """  # noqa: S608 - names of ours
    rows = connection.execute(sql, {"user": user, "digits": str(user)})
    return [dict(zip((*codec.COLUMNS, "checksum"), row, strict=True)) for row in rows.fetchall()]


def _people(row: dict[str, Any]) -> People:
    """Return the users of a row of `game_table`, without those in a damaged column."""
    seats, play = _seats_and_play(row)
    readable_play = play or Play()
    return People(row["host"], seats or (), **{name: getattr(readable_play, name) for name in _PLAY_FIELDS})


def _seats_and_play(row: dict[str, Any]) -> tuple[tuple[SeatState, ...] | None, Play | None]:
    """Return the columns `seats` and `play`; None in place of a damaged one."""
    return legible(codec.read_seats, row["seats"]), legible(codec.read_play, row["play"])


def _changed_tables(connection: SqlConnection, user: int) -> list[int]:
    """Return the ids of the tables that a user changed; facts of other tables cannot name the user."""
    rows = connection.execute(_SELECT_CHANGED, {"user": user})
    return [table_id for (table_id,) in rows.fetchall()]


_SELECT_FACTS = """
SELECT n.id, n.seat, n.fact, m.by_user FROM news AS n LEFT JOIN move AS m USING (table_id, version)
WHERE n.id >= ? AND n.id < ?
"""


def _forget_facts(connection: SqlConnection, table_id: int, user: int, codecs: Codecs) -> frozenset[str]:
    """Rewrite the facts of a table that name a user; return the user's names there, and those that they gave pieces."""
    game = connection.execute("SELECT game FROM game_table WHERE id = ?", (table_id,)).fetchone()
    read = codecs.of(game[0] if game and isinstance(game[0], str) else "").fact
    rows = connection.execute(_SELECT_FACTS, (table_id << 32, (table_id + 1) << 32)).fetchall()
    facts = [AttributedFact(read(stored), author) for *_, stored, author in rows]
    new_facts, names = facts_without(facts, user)
    for (row_id, seat, stored, author), (before, _), fact in zip(rows, facts, new_facts, strict=True):
        damaged = isinstance(fact, Illegible) and (author == user or _mentions(stored, names))
        if fact != before or damaged:
            *_, rewritten, total = codec.fact_to_row(seat, fact)
            connection.execute("UPDATE news SET fact = ?, checksum = ? WHERE id = ?", (rewritten, total, row_id))
    return names | {fact.name for fact, author in facts if isinstance(fact, PieceNamed) and author == user}


def _mentions(body: Any, names: frozenset[str]) -> bool:
    """Return whether a stored fact contains one of these names; a fact that is not text counts as containing them."""
    return not isinstance(body, str) or any(msgspec.json.encode(name).decode()[1:-1] in body for name in names)


def _forget_at(
    connection: SqlConnection, row: dict[str, Any], user: int, names: frozenset[str], digest: str | None
) -> None:
    """Remove a user from a row of `game_table`; a damaged row stays damaged but no longer names the user."""
    intact = codec.is_intact(list(row.values()))
    seats, play = _seats_and_play(row)
    people = people_without(_people(row), user, digest)
    play = play and replace(play, **{name: getattr(people, name) for name in _PLAY_FIELDS})
    row |= {
        "host": people.host,
        "seats": _blot(row["seats"], user, names) if seats is None else codec.to_json(people.seats),
        "play": _blot(row["play"], user, names) if play is None else codec.to_json(play),
    }
    if intact:
        row["checksum"] = codec.row_checksum([row[name] for name in codec.COLUMNS])
    connection.execute(
        "UPDATE game_table SET host = :host, seats = :seats, play = :play, checksum = :checksum WHERE id = :id", row
    )


def _blot(stored: Any, user: int, names: frozenset[str]) -> str:
    """Return damaged JSON with a user's id and names replaced; an empty text if the value is not text."""
    if not isinstance(stored, str):
        return ""
    text: str = stored
    for word in (str(user), *(msgspec.json.encode(name).decode()[1:-1] for name in names)):
        text = text.replace(word, str(NOBODY) if word.isdigit() else FORGOTTEN)
    return text


# An entry for an onlooker is marked as gone as soon as its message is sent, although the message still exists.
_QUEUE_ERASURES = f"""
INSERT INTO erasure (message, channel) SELECT message, channel FROM post
WHERE user = ? AND kind IN {sql_kinds(lambda traits: traits.private)}
AND (gone = 0 OR kind IN {sql_kinds(lambda traits: traits.for_onlookers)})
AND message IS NOT NULL AND channel IS NOT NULL
ON CONFLICT DO NOTHING
"""  # noqa: S608 - put together from the names of kinds
_QUEUE_EXPULSIONS = """
INSERT INTO expulsion (thread, user) SELECT channel, user FROM post
WHERE user = ? AND kind = 'member' AND gone = 0 AND channel IS NOT NULL
ON CONFLICT DO NOTHING
"""
_QUEUE_WELCOMES = """
INSERT INTO erasure (message, channel) SELECT message, channel FROM welcome
WHERE user = ? AND gone = 0 AND message IS NOT NULL
ON CONFLICT DO NOTHING
"""
_FORGET_WELCOMES = "UPDATE welcome SET user = NULL, channel = 0, gone = 1 WHERE user = ?"
_DELETE_PERSONAL = f"DELETE FROM post WHERE user = ? AND kind IN {sql_kinds(lambda traits: traits.personal)}"  # noqa: S608


def _forget_messages(connection: SqlConnection, user: int) -> None:
    """Delete the user's personal outbox entries and welcomes, after queueing their messages and threads for Discord."""
    queueing = (_QUEUE_ERASURES, _QUEUE_EXPULSIONS, _QUEUE_WELCOMES)
    for statement in (*queueing, _DELETE_PERSONAL, _FORGET_WELCOMES):
        connection.execute(statement, (user,))
    # These entries stay: a call may ping other users too, and a trouble entry records an unsolved problem.
    connection.execute("UPDATE post SET user = ? WHERE user = ?", (NOBODY, user))

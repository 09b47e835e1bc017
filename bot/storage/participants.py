"""The index from users to the tables that may contain their ids, in the table `participant`.

A user is a participant of a table once the row of the table contains their id or they change the table, until the table
or the user is deleted. The deletion of a user reads these tables only. All functions run inside a transaction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table.facts import NOBODY

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Collection

    from bot.storage.sql import SqlConnection

TABLES_OF_USER = "(SELECT table_id FROM participant WHERE user = :user)"
"""The ids of the tables at which `:user` is a participant, for SQL's `IN`."""
_INSERT = "INSERT INTO participant (user, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
_REFILL = (
    "INSERT OR IGNORE INTO participant SELECT by_user, table_id FROM move WHERE by_user > 0",
    "INSERT OR IGNORE INTO participant SELECT host, id FROM game_table WHERE typeof(host) = 'integer' AND host > 0",
    """
    INSERT OR IGNORE INTO participant
    SELECT value, game_table.id FROM game_table, json_tree(iif(json_valid(seats), seats, '[]'))
    WHERE typeof(value) = 'integer' AND key IN ('user', 'to', 'by') AND value > 0
    """,
    """
    INSERT OR IGNORE INTO participant
    SELECT value, game_table.id FROM game_table, json_tree(iif(json_valid(play), play, '[]'))
    WHERE typeof(value) = 'integer' AND (key = 'user' OR path = '$.invited') AND value > 0
    """,
)
"""Every row that `add` wrote, except those of users who made no change and left the table."""


def add(connection: SqlConnection, table_id: int, users: Collection[int]) -> None:
    """Record users as participants of a table, except those recorded before."""
    connection.executemany(_INSERT, [(user, table_id) for user in users if user != NOBODY])


def forget(connection: SqlConnection, user: int) -> None:
    """Delete a user's rows; call it last, because other deletions search through them."""
    connection.execute("DELETE FROM participant WHERE user = ?", (user,))


def refill(connection: sqlite3.Connection) -> None:
    """Add all participants that the rows of the tables and their moves name, after damage; reads all of them."""
    for statement in _REFILL:
        connection.execute(statement)

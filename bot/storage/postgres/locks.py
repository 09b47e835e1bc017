"""The locks of the bot's processes: advisory locks of the session of the database's connection.

A process loses its locks only together with its connection, so it cannot write without them. It takes all of them again
before it uses a new connection.
"""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from bot.cluster.keeper import ShardsLost
from bot.storage import schema
from bot.storage.changes import meta, set_meta
from bot.storage.failures import DatabaseInUse
from bot.storage.lock import LOCK_ATTEMPTS, LOCK_PAUSE_S

if TYPE_CHECKING:
    from collections.abc import Generator

    from bot.storage.sql import SqlConnection

SHARD_HASH = "hashtext(current_schema() || ' shard ' || CAST({} AS TEXT))"
"""The second part of the key of a shard's lock, for the expression of its number; the first is the application id."""
_BOT_KEY = "CAST(? AS INTEGER), hashtext(current_schema())"
_TRY_ALONE = f"SELECT pg_try_advisory_lock({_BOT_KEY})"
_UNLOCK_ALONE = f"SELECT pg_advisory_unlock({_BOT_KEY})"
_TRY_SHARED = f"SELECT pg_try_advisory_lock_shared({_BOT_KEY})"
_TRY_SHARD = f"SELECT pg_try_advisory_lock(CAST(? AS INTEGER), {SHARD_HASH.format('?')})"
_UNLOCK_SHARD = f"SELECT pg_advisory_unlock(CAST(? AS INTEGER), {SHARD_HASH.format('?')})"
_START_KEY = "CAST(? AS INTEGER), hashtext(current_schema() || ' start')"
_LOCK_START = f"SELECT pg_advisory_lock({_START_KEY})"
_UNLOCK_START = f"SELECT pg_advisory_unlock({_START_KEY})"
_COUNT = "shards"
"""The key in `meta` of the number of shards."""


def lock_alone(connection: SqlConnection) -> None:
    """Take the lock of the database for a single process. Raise `DatabaseInUse`."""
    if not _tried(connection, _TRY_ALONE, (schema.APPLICATION_ID,)):
        raise DatabaseInUse("PostgreSQL: another bot runs on this database")


def _tried(connection: SqlConnection, sql: str, parameters: tuple[Any, ...]) -> bool:
    """Try to take a lock for a second; return whether that succeeded.

    The server needs a moment to notice that the connection of the last holder has ended.
    """
    for _ in range(LOCK_ATTEMPTS):
        (is_taken,) = connection.execute(sql, parameters).fetchone()
        if is_taken:
            return True
        time.sleep(LOCK_PAUSE_S)
    return False


@contextmanager
def one_at_a_time(connection: SqlConnection) -> Generator[None]:
    """Let only one process at a time be inside the block: several may start at once on an empty database."""
    key = (schema.APPLICATION_ID,)
    connection.execute(_LOCK_START, key)
    try:
        yield
    finally:
        connection.execute(_UNLOCK_START, key)


def is_alone(connection: SqlConnection) -> bool:
    """Return whether no other bot runs on the database; this one has its lock, alone or shared."""
    key = (schema.APPLICATION_ID,)
    is_taken = _tried(connection, _TRY_ALONE, key)
    if is_taken:
        connection.execute(_UNLOCK_ALONE, key)
    return is_taken


class SharedLocks:
    """The locks of one of several processes. Used on the thread of the database's connection only."""

    def __init__(self) -> None:
        self.shards: set[int] = set()
        """The shards that the process holds."""

    def take_all(self, connection: SqlConnection) -> None:
        """Take all locks for a new connection.

        Raise `DatabaseInUse` if a single process has the database, or `ShardsLost` if another process has a shard.
        """
        if not _tried(connection, _TRY_SHARED, (schema.APPLICATION_ID,)):
            raise DatabaseInUse("PostgreSQL: a bot without SHARD_IDS runs on this database")
        for shard in sorted(self.shards):
            if not _tried(connection, _TRY_SHARD, (schema.APPLICATION_ID, shard)):
                raise ShardsLost(f"PostgreSQL: another process has taken over shard {shard}")

    def claim(self, connection: SqlConnection, shard: int) -> bool:
        """Take the lock of a shard; return False if another process has it."""
        (is_taken,) = connection.execute(_TRY_SHARD, (schema.APPLICATION_ID, shard)).fetchone()
        if is_taken:
            self.shards.add(shard)
        return bool(is_taken)

    def release(self, connection: SqlConnection, shard: int) -> None:
        """Give up the lock of a shard."""
        connection.execute(_UNLOCK_SHARD, (schema.APPLICATION_ID, shard))

    def settle_count(self, connection: SqlConnection, count: int) -> None:
        """Record the number of shards; raise `DatabaseInUse` if other processes run with another number."""
        with one_at_a_time(connection):
            stored = meta(connection, _COUNT)
            if stored not in (None, count) and not is_alone(connection):
                raise DatabaseInUse("PostgreSQL: bots with another SHARD_COUNT run on this database")
            if stored != count:
                set_meta(connection, _COUNT, count)

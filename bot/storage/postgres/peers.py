"""The other processes on the same database: the shards that they hold, and bulletins by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import os
from functools import partial
from typing import TYPE_CHECKING

import psycopg
import structlog

from bot.cluster.bulletins import Bulletin, BulletinKind
from bot.storage import schema
from bot.storage.postgres.locks import SHARD_HASH
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.storage.postgres.database import PostgresConnection, PostgresDatabase
    from bot.storage.postgres.locks import SharedLocks
    from bot.system.clock import Clock

LISTEN_CHECK_S = 10.0
"""Seconds without a bulletin after which the listening connection is checked."""
ANSWER_TIMEOUT_S = 5.0
RECONNECT_PAUSE_S = 1.0
TERMINATION_TIMEOUT_MS = 5000
"""Milliseconds within which the server ends a connection; until then its locks are not free."""
LISTENER_NAME = "board games listener"
"""The name of the listening connection in `pg_stat_activity`."""

_log = structlog.stdlib.get_logger(__name__)

_LOCK_OF_SHARD = f"""
l.locktype = 'advisory' AND l.granted AND l.objsubid = 2
AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
AND l.classid = CAST(? AS OID) AND l.objid = CAST(CAST({SHARD_HASH} AS BIGINT) & 4294967295 AS OID)
"""  # noqa: S608 - constants
_SELECT_HELD = f"""
SELECT n FROM generate_series(0, CAST(? AS INTEGER) - 1) AS n
JOIN pg_locks AS l ON {_LOCK_OF_SHARD.format("n")}
"""  # noqa: S608
_CUT_OFF = f"""
SELECT pg_terminate_backend(a.pid, {TERMINATION_TIMEOUT_MS})
FROM pg_locks AS l JOIN pg_stat_activity AS a ON a.pid = l.pid
WHERE {_LOCK_OF_SHARD.format("?")} AND a.pid <> pg_backend_pid()
AND greatest(a.query_start, a.state_change) < clock_timestamp() - ? * interval '1 second'
"""  # noqa: S608
_SELECT_CHANNEL = "SELECT 'board_games_' || md5(current_schema())"
_NOTIFY = f"SELECT pg_notify(({_SELECT_CHANNEL}), bulletin) FROM unnest(%s::text[]) AS bulletin"  # noqa: S608


class PostgresPeers:
    """The other processes on a database. Implements `bot.cluster.keeper.ShardLocks`."""

    def __init__(self, address: str, database: PostgresDatabase, locks: SharedLocks, count: int) -> None:
        """`locks` are taken for every connection of `database`; `count` is the number of all shards."""
        self._address = address
        self._database = database
        self._locks = locks
        self._count = count
        self._name = f"{os.getpid()}-{os.urandom(4).hex()}"
        """Marks this process's own bulletins, which it ignores."""
        self._is_listening = True
        """False: the connection was lost, which is logged once."""
        self._unsent: dict[Bulletin, None] = {}
        self._sending: asyncio.Task[None] | None = None

    @property
    def shards(self) -> frozenset[int]:
        """The shards whose locks this process holds, or takes again after a lost connection."""
        return frozenset(self._locks.shards)

    async def claim(self, shard: int) -> bool:
        """Take the lock of a shard; return False if another process has it. Raise `StorageFailed`."""
        return await self._database.run(partial(self._locks.claim, shard=shard))

    async def release(self, shard: int) -> None:
        """Give up the lock of a shard. Raise `StorageFailed`."""
        self._locks.shards.discard(shard)  # first: a new connection must not take it again
        await self._database.run(partial(self._locks.release, shard=shard))

    async def held(self) -> frozenset[int]:
        """Return the shards whose locks are held by any process. Raise `StorageFailed`."""
        rows = await self._database.rows(_SELECT_HELD, (self._count, schema.APPLICATION_ID))
        return frozenset(shard for (shard,) in rows)

    async def cut_off(self, shard: int, silence_s: float) -> bool:
        """End the connection that holds a shard's lock if it was silent for `silence_s`; return whether it was.

        The server's clock measures the silence. Raise `StorageFailed`.
        """
        return bool(await self._database.rows(_CUT_OFF, (schema.APPLICATION_ID, shard, silence_s)))

    def publish(self, bulletin: Bulletin) -> None:
        """Send a bulletin to all other processes soon; a failure is logged. Cheap."""
        self._unsent[bulletin] = None
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send(), name="bulletins")

    async def _send(self) -> None:
        try:
            while self._unsent:
                texts = [f"{self._name} {kind} {number}" for kind, number in self._unsent]
                self._unsent.clear()
                await self._database.run(partial(_notify, texts=texts))
        except StorageFailed as error:
            _log.warning("storage.failed", during="bulletins", reason=str(error))
        finally:
            self._sending = None

    async def listen(self, receive: Callable[[Bulletin], None], clock: Clock) -> None:
        """Pass every bulletin of another process to `receive`, and `MISSED` after each connection, until cancelled."""
        while True:
            try:
                await self._listen(receive)
            except (psycopg.Error, OSError, TimeoutError) as error:
                if self._is_listening:
                    _log.warning("bulletins.connection_lost", reason=type(error).__name__)
                self._is_listening = False
            await clock.sleep(RECONNECT_PAUSE_S)

    async def _listen(self, receive: Callable[[Bulletin], None]) -> None:
        """Listen on one connection until it breaks. Raise `psycopg.Error`, `OSError` or `TimeoutError`."""
        connection = await psycopg.AsyncConnection.connect(
            self._address, autocommit=True, connect_timeout=int(ANSWER_TIMEOUT_S), application_name=LISTENER_NAME
        )
        async with connection:
            row = await (await connection.execute(_SELECT_CHANNEL.encode())).fetchone()
            assert row is not None  # noqa: S101 - it always returns a row
            await connection.execute(f"LISTEN {row[0]}".encode())
            self._is_listening = True
            receive(Bulletin(BulletinKind.MISSED, 0))
            while True:
                async for notification in connection.notifies(timeout=LISTEN_CHECK_S):
                    self._receive(notification.payload, receive)
                async with asyncio.timeout(ANSWER_TIMEOUT_S):
                    await connection.execute(b"SELECT 1")

    def _receive(self, text: str, receive: Callable[[Bulletin], None]) -> None:
        """Pass a bulletin on unless it is this process's own; ignore those of other programs and newer bots."""
        sender, _, rest = text.partition(" ")
        kind, _, number = rest.partition(" ")
        if sender != self._name and kind in list(BulletinKind) and number.isdecimal():
            receive(Bulletin(BulletinKind(kind), int(number)))


def _notify(connection: PostgresConnection, texts: list[str]) -> None:
    connection.raw.execute(_NOTIFY.encode(), (texts,))

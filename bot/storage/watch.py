"""A watch over the database file while the bot runs.

It checks that the file still exists, keeps its WAL short and, if the start has checked only small tables, checks all
tables once in the background.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import structlog

from bot.storage.failures import DamageFound, DatabaseCorrupt, DatabaseLost
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from bot.storage.database import Database
    from bot.system.clock import Clock

_log = structlog.stdlib.get_logger(__name__)

CHECK_INTERVAL_S = 30.0
"""Seconds between two checks of the file."""
TABLES_DELAY_S = 60.0
"""Seconds after a start until all tables are checked: until then the bot connects and shows its first boards."""
CHECKPOINT_INTERVAL_S = 3600.0
"""Seconds between two checkpoints. If the log is lost, at most the changes of this time are lost."""
LARGE_LOG_BYTES = 32_000_000
"""The size from which a log is checkpointed early. Without readers SQLite reuses the log from about 4 MB on."""


async def run_while_file_exists(database: Database, clock: Clock, work: Coroutine[Any, Any, None]) -> None:
    """Run `work` until it ends.

    If the file is deleted or replaced meanwhile, cancel `work` and raise `DatabaseLost`; if the check of all tables
    finds damage that only a start can repair or refuse, cancel it and raise `DamageFound`.
    """
    await run_beside(work, _watch(database, clock))


async def run_beside(*works: Coroutine[Any, Any, None]) -> None:
    """Run several tasks until one of them ends; cancel the others, and raise the first error."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in tasks:
        if not task.cancelled():
            task.result()


async def _watch(database: Database, clock: Clock) -> None:
    """Check the file and its log until cancelled. Raise `DatabaseLost` or `DamageFound`; retry after other failures."""
    log = _LogWatch(database, clock)
    tables_check = asyncio.ensure_future(_check_tables(database, clock))
    try:
        while True:
            await clock.sleep(CHECK_INTERVAL_S)
            if tables_check.done():
                tables_check.result()
            await _look(database, log)
    finally:
        tables_check.cancel()
        await asyncio.gather(tables_check, return_exceptions=True)


async def _look(database: Database, log: _LogWatch) -> None:
    """Check the file and its log once. Raise `DatabaseLost`; log other failures."""
    try:
        await database.check_there()
        await log.look()
    except DatabaseLost:
        raise
    except StorageFailed as error:
        _log.warning("storage.failed", during="watch", reason=str(error))


async def _check_tables(database: Database, clock: Clock) -> None:
    """Check all tables unless the start did. Raise `DamageFound` if a page or an index is damaged.

    A value of a wrong type harms one table only, so the bot goes on, and the next start repairs the row.
    """
    if database.is_checked:
        return
    await clock.sleep(TABLES_DELAY_S)
    began = clock.monotonic()
    try:
        damage = await database.find_damage()
    except StorageFailed as error:
        database.doubt()
        if isinstance(error, DatabaseCorrupt):
            raise DamageFound(str(error)) from error
        _log.warning("storage.failed", during="check", reason=str(error))
        return
    for column in damage.columns:
        _log.warning("database.value_unreadable", column=column)
    if damage.pages or damage.has_index or damage.columns:
        database.doubt()
    if damage.pages or damage.has_index:
        raise DamageFound(damage.pages[0] if damage.pages else "an index differs from its table")
    _log.info("database.checked", seconds=round(clock.monotonic() - began, 1))


class _LogWatch:
    """A watch that empties the log every `CHECKPOINT_INTERVAL_S` seconds.

    It does so at each check while the log is large or the last checkpoint was blocked by another program.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._last = clock.monotonic()
        self._warned = False

    async def look(self) -> None:
        """Empty the log if it is due, and warn once while it stays large. Raise `StorageFailed` if that fails."""
        is_due = self._clock.monotonic() - self._last >= CHECKPOINT_INTERVAL_S
        if is_due or self._database.log_remains or self._database.log_bytes() >= LARGE_LOG_BYTES:
            self._last = self._clock.monotonic()
            await self._database.checkpoint()
        size = self._database.log_bytes()
        if (size >= LARGE_LOG_BYTES) == self._warned:
            return
        self._warned = not self._warned
        megabytes = round(size / 1e6)
        if self._warned:
            reason = "another program keeps the database open for reading"
            _log.warning("database.wal_large", megabytes=megabytes, reason=reason)
        else:
            _log.warning("database.wal_small", megabytes=megabytes)

"""Looking after the file while the bot runs: that it is still there, and that its log stays short."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from bot.storage.failures import DatabaseLost
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from bot.clock import Clock
    from bot.storage.database import Database

EVERY = 30.0
"""Seconds from one look at the file to the next."""
CHECKPOINT = 3600.0
"""Seconds after which the log is written into the file: who loses the log loses no more than that."""

_log = structlog.stdlib.get_logger(__name__)


async def while_there(database: Database, clock: Clock, work: Coroutine[Any, Any, None]) -> None:
    """Run `work` to its end, or until the file is taken away: then end it and raise `DatabaseLost`."""
    tasks = (asyncio.ensure_future(work), asyncio.ensure_future(_watch(database, clock)))
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
    """Look at the file for ever; raises `DatabaseLost`. What else fails is said and tried again."""
    last = clock.monotonic()
    while True:
        await clock.sleep(EVERY)
        try:
            await database.check_there()
            if clock.monotonic() - last >= CHECKPOINT:
                await database.checkpoint()
                last = clock.monotonic()
        except DatabaseLost:
            raise
        except StorageFailed as error:
            _log.warning("storage failed", during="watch", reason=str(error))

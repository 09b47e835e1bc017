"""Opens the database that the settings choose: SQLite in a file, or PostgreSQL at an address."""

from __future__ import annotations

from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.settings import is_postgresql
from bot.storage import database, watch
from bot.storage.failures import DatabaseUnusable

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Coroutine

    from bot.storage.postgres.peers import PostgresPeers
    from bot.storage.sql import AnyDatabase
    from bot.system.clock import Clock

    Guard = Callable[[Clock, Coroutine[Any, Any, None]], Coroutine[Any, Any, None]]
    """Runs work while the database belongs to this bot, and raises `StorageFailed` when it no longer does."""


@asynccontextmanager
async def open_for_bot(place: str) -> AsyncGenerator[tuple[AnyDatabase, Guard]]:
    """Open a database for a bot alone, create or migrate it; raise as `open_database` and `open_postgres` do."""
    if is_postgresql(place):
        async with _postgres().open_postgres(place) as postgres:
            yield postgres, partial(_postgres().run_while_held, postgres)
    else:
        async with database.open_database(Path(place)) as sqlite:
            yield sqlite, partial(watch.run_while_file_exists, sqlite)


@asynccontextmanager
async def open_for_processes(address: str, count: int) -> AsyncGenerator[tuple[AnyDatabase, PostgresPeers]]:
    """Open a PostgreSQL database for one of several processes that share `count` shards; raise as `open_postgres`."""
    postgres = _postgres()
    from bot.storage.postgres.locks import SharedLocks  # noqa: PLC0415 - needs an extra
    from bot.storage.postgres.peers import PostgresPeers  # noqa: PLC0415 - needs an extra

    locks = SharedLocks()
    async with postgres.open_postgres(address, lock=locks.take_all) as opened:
        await opened.run(partial(locks.settle_count, count=count))
        yield opened, PostgresPeers(address, opened, locks, count)


@asynccontextmanager
async def open_read_only(place: str) -> AsyncGenerator[AnyDatabase]:
    """Open a snapshot of a database for reading, even while a bot uses it; raise as `database.open_read_only` does."""
    if is_postgresql(place):
        async with _postgres().open_read_only(place) as postgres:
            yield postgres
    else:
        async with database.open_read_only(Path(place)) as sqlite:
            yield sqlite


def _postgres() -> Any:
    """Import the module for PostgreSQL; raise `DatabaseUnusable` if its extra is not installed."""
    try:
        from bot.storage.postgres import database as postgres  # noqa: PLC0415 - needs an extra
    except ImportError as missing:
        raise DatabaseUnusable(f"PostgreSQL needs the extra `postgresql` ({missing.name} is not installed)") from None
    return postgres

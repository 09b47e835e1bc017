"""Reads everything that a database holds of one table, in one snapshot. Never writes, even while a bot uses it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from bot import discovery
from bot.storage.news import SqlNews
from bot.storage.opening import open_read_only
from bot.storage.outbox import SqlOutbox
from bot.storage.tables import SqlStore
from bot.table.store import Unreadable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from bot.courier.outbox import OutboxEntry
    from bot.game.contract import AnyGame
    from bot.storage.sql import AnyDatabase
    from bot.table.model import Table
    from bot.table.news import NewsRow
    from bot.table.store import LogEntry


class Unavailable(Exception):  # noqa: N818 - one line for the operator
    """The requested table or file does not exist or cannot be read."""


@dataclass(frozen=True, kw_only=True)
class StoredTable:
    """One table with all its stored data."""

    table: Table
    game: AnyGame | None
    """None: the game is not installed any more."""
    log: tuple[LogEntry, ...]
    entries: tuple[OutboxEntry, ...]
    """The courier's messages, sent or intended."""
    pending: tuple[NewsRow, ...]
    """News that is not delivered yet."""
    unreadable: str = ""
    """The unreadable parts and the reasons; empty: there are none."""


def read(place: str, table_id: int) -> StoredTable:
    """Return a stored table; raise `Unavailable`, or `StorageFailed` for a problem with the file."""
    return asyncio.run(_read(place, table_id))


def replayable(path: Path | str, table_id: int) -> tuple[AnyGame, Table, Sequence[LogEntry]]:
    """Return the arguments of `bot.table.replay`, even for a table with an unreadable state; raises as `read` does."""
    return replay_input(read(str(path), table_id))


def replay_input(stored: StoredTable) -> tuple[AnyGame, Table, Sequence[LogEntry]]:
    """Return the game, the table and its moves; raise `Unavailable` if any of them is missing or unreadable."""
    table, game = stored.table, stored.game
    playable = game is not None and len(table.seats) in game.players and isinstance(table.options, game.options)
    if game is None or not playable or not stored.log:
        reason = (stored.unreadable or "its moves are gone") if table.started else "no game was dealt there"
        raise Unavailable(f"table {table.id}: {reason}")
    return game, table, stored.log


async def _read(place: str, table_id: int) -> StoredTable:
    async with open_read_only(place) as db:
        return await read_from(db, discovery.games(), table_id)


async def read_from(db: AnyDatabase, games: Mapping[str, AnyGame], table_id: int) -> StoredTable:
    """Return a table of an open database; raise as `read` does."""
    store = SqlStore(db, games)
    stored = await store.load(table_id)
    if stored is None:
        raise Unavailable(f"table {table_id}: there is no such table")
    table, unreadable = (
        (stored.stub, stored.reason) if isinstance(stored, Unreadable) else (stored, _state_fault(stored))
    )
    if table is None:
        raise Unavailable(f"table {table_id}: {unreadable}")
    game = games.get(table.game)
    log, log_fault = ((), "") if game is None else await _log(store, table)
    return StoredTable(
        table=table,
        game=game,
        log=log,
        entries=await SqlOutbox(db).current_entries(table_id),
        pending=tuple(await SqlNews(db, games).pending(table_id)),
        unreadable="; ".join(filter(None, (unreadable, log_fault))),
    )


def _state_fault(table: Table) -> str:
    """Return the reason why a finished table has no state; empty if it has one."""
    return "its state, or its game, cannot be read any more" if table.started and table.state is None else ""


async def _log(store: SqlStore, table: Table) -> tuple[tuple[LogEntry, ...], str]:
    try:
        return tuple(await store.log(table)), ""
    except msgspec.ValidationError:
        return (), "one of its moves cannot be read"

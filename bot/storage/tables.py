"""Tables in the database: rows to tables and back. One change is one statement in one hop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.game import Game
    from bot.storage.database import Database


class SqlStore:
    """The `bot.table.store.Store` that keeps everything in SQLite."""

    def __init__(self, database: Database, games: Mapping[str, Game[Any, Any, Any, Any]]) -> None: ...

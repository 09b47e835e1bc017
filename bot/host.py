"""The host, put together: one database, all tables, the courier, the pacer and the client, in one place.

Answers for what is given to whom. Knows every part and does no part's work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import discovery
from bot.storage.news import News
from bot.storage.settings import SettingsStore
from bot.storage.tables import SqlStore
from bot.table.service import Tables
from bot.ui.client import HouseClient
from bot.ui.easel import Easel
from bot.ui.house import House

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.clock import Clock
    from bot.settings import Settings
    from bot.storage.database import Database


class Bell:
    """Rings for every committed change of a table; whoever wants to know listens."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[int], None]] = []

    def listen(self, listener: Callable[[int], None]) -> None:
        """Call `listener` with the table's number from now on."""
        self._listeners.append(listener)

    def ring(self, table: int) -> None:
        """Tell everybody that something of this table was saved."""
        for listener in self._listeners:
            listener(table)

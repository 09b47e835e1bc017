"""The outbox and the history: every fact of every table, to whom it goes and when it was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.game import Fact, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.game import Game
    from bot.storage.database import Database


class NewsRow(Struct, frozen=True):
    """One piece of news."""

    id: int
    """Rises with time, over all tables."""
    table: int
    version: int
    """The table's version that came of the same change."""
    seq: int
    """The place within the change, from 0."""
    seat: Seat | None
    """Whom it is whispered to; None: everybody."""
    fact: Fact
    at: float
    """Unix seconds."""
    told: float | None
    """When the courier told it, Unix seconds; None: not yet."""


class News:
    """What the courier and the readers of a table ask about what happened."""

    def __init__(self, database: Database, games: Mapping[str, Game[Any, Any, Any, Any]]) -> None: ...

    async def pending(self, table_id: int) -> list[NewsRow]:
        """Return the news nobody was told yet, oldest first."""
        ...

    async def tables_with_pending(self) -> list[int]:
        """Return the tables that have news nobody was told yet."""
        ...

    async def mark_told(self, ids: Iterable[int], at: float) -> None:
        """Record durably that news was told."""
        ...

    async def since(self, table_id: int, seat: Seat | None, version: int) -> tuple[Fact, ...]:
        """Return what a seat (None: everybody) may know happened after `version`, fleeting facts left out."""
        ...

    async def history(self, table_id: int, page: int, *, size: int = 20) -> list[NewsRow]:
        """Return a page (from 0, newest first; within a page oldest first) of the public facts.

        Fleeting facts are left out until the game is over.
        """
        ...

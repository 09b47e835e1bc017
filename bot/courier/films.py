"""Films of games that are over: made aside, so that no board waits for one; the farewell brings it.

Remembers only what is being made and what came of it; after a restart a film that was not sent is made anew.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from bot.storage.outbox_entries import EntryKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.courier.message import Attachment, Presenter
    from bot.storage.outbox_entries import OutboxEntry
    from bot.table.model import Table

_log = structlog.stdlib.get_logger(__name__)


class Films:
    """One task for every film. Belongs to one event loop."""

    def __init__(self, presenter: Presenter, made: Callable[[int], None]) -> None:
        """`made` is told the number of every table whose film is ready or lost."""
        self._presenter = presenter
        self._made = made
        self._making: dict[int, asyncio.Future[Attachment | None]] = {}

    def awaited(self, table: Table, entries: Iterable[OutboxEntry]) -> bool:
        """Say whether a table's farewell has to wait for its film, which has yet to be made or is being made."""
        told = [entry for entry in entries if entry.kind is EntryKind.FAREWELL]
        if any(entry.open for entry in told):
            return False  # whoever resumes it needs what was made
        if told or not table.over or table.state is None or not self._presenter.films(table):
            self._making.pop(table.id, None)
            return False
        task = self._making.get(table.id)
        return task is None or not task.done()

    def order(self, table: Table) -> asyncio.Future[Attachment | None]:
        """Have a film made, unless it is being made already."""
        task = self._making.get(table.id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._make(table), name=f"film {table.id}")
            self._making[table.id] = task
        return task

    async def film(self, table: Table) -> Attachment | None:
        """Return the film, made now if need be; None: there is none, or it could not be made."""
        if table.state is None or not self._presenter.films(table):
            return None
        return await asyncio.shield(self.order(table))

    def lose(self, table: Table) -> None:
        """Let a film be lost that Discord will not take."""
        lost: asyncio.Future[Attachment | None] = asyncio.get_running_loop().create_future()
        lost.set_result(None)
        self._making[table.id] = lost

    @property
    def under_way(self) -> list[asyncio.Future[Attachment | None]]:
        """What is being made."""
        return [task for task in self._making.values() if not task.done()]

    async def kill(self) -> None:
        """Make no more of what is being made."""
        tasks = self.under_way
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, table: Table) -> Attachment | None:
        try:
            return await self._presenter.film(table)
        except Exception:  # noqa: BLE001 - the farewell stands without it
            _log.exception("film failed")
            return None
        finally:
            asyncio.get_running_loop().call_soon(self._made, table.id)

"""Delete the messages that somebody who was forgotten had by direct message, as far as Discord lets.

Which ones they are stands in the storage until they are gone, so that a crash forgets none; whose they were does not.
One at a time and after all that is for players: nobody waits for it. Never deletes anything else.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from bot.courier.backoff import delay_after
from bot.courier.recovery import TROUBLES, Fault, failure_of
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from bot.courier.parts import CourierParts

_LATER = (Fault.LATER, Fault.SLOWER, Fault.HALT)
"""What passes; whatever else Discord says of a message, it will say again."""

_log = structlog.stdlib.get_logger(__name__)


class Eraser:
    """Deletes what is to be deleted, in one task. Belongs to one event loop."""

    def __init__(self, parts: CourierParts) -> None:
        self._parts = parts
        self._task: asyncio.Task[None] | None = None
        self._tries = 0
        self._again = False

    def wake(self) -> None:
        """Begin, or go on for one more round: there may be something to delete."""
        self._again = True
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work(), name="eraser")

    @property
    def under_way(self) -> tuple[asyncio.Task[None], ...]:
        """What is being done now."""
        return () if self._task is None else (self._task,)

    async def kill(self) -> None:
        """End at once; the next start goes on."""
        for task in self.under_way:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _work(self) -> None:
        try:
            while self._again:
                self._again = False
                for channel, message in await self._parts.outbox.erasures.due():
                    await self._erase(channel, message)
            self._tries = 0
        except (*TROUBLES, StorageFailed) as error:
            _log.info("not erased yet", fault=type(error).__name__)
            self._parts.timers.set("erase", delay_after(self._tries), self.wake)
            self._tries += 1
        except Exception:  # noqa: BLE001 - a fault here must not end what is for players
            _log.exception("erasing broke off")
        finally:
            self._task = None

    async def _erase(self, channel: int, message: int) -> None:
        """Delete one message; raises what may pass, as the line does when it is down."""
        try:
            await self._parts.sender.erase(channel, message)
        except TROUBLES as error:
            if failure_of(error).fault in _LATER:
                raise
            _log.info("not to be erased", fault=failure_of(error).fault.name)
        await self._parts.outbox.erasures.mark_done(message)

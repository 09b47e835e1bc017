"""Dying at a chosen moment: from then on nothing of the process has any effect, as after SIGKILL."""

from __future__ import annotations

import asyncio
import functools
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.courier.world import Harness, World


class Death:
    """Counts the moments before and after everything a courier does to the world, and strikes at one of them."""

    def __init__(self, moment: int) -> None:
        self._left = moment
        self.struck = asyncio.Event()

    async def _moment(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self.struck.set()
            await asyncio.Event().wait()  # the dead do not go on

    def stalk(self, part: object, *names: str) -> None:
        """Watch these methods: each call has a moment before it takes effect and one before its caller knows."""
        for name in names:
            setattr(part, name, self._watched(getattr(part, name)))

    def _watched(self, method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        @functools.wraps(method)
        async def watched(*args: Any, **kwargs: Any) -> Any:
            await self._moment()
            result = await method(*args, **kwargs)
            await self._moment()
            return result

        return watched


def await_death(harness: Harness, moment: int) -> Death:
    """Let a bot die at this moment of its courier's work (1 is the first)."""
    death = Death(moment)
    death.stalk(harness.sender, "send", "paint", "erase", "open_thread", "find", "direct")
    death.stalk(harness.outbox, "add_intents", "mark_sent", "mark_shown", "mark_gone", "drop_unsent")
    death.stalk(harness.news, "mark_told")
    return death


async def tell_and_die(world: World, table: int, moment: int) -> bool:
    """Let a table be told and the bot die at this moment of it, then come back; say whether it died."""
    died = await die_while_telling(world, table, moment)
    await world.told()
    return died


async def die_while_telling(world: World, table: int, moment: int) -> bool:
    """Kill the bot at this moment of telling a table and start it again; return whether it died before it was done."""
    death = await_death(world.harness, moment)
    world.harness.courier.wake(table)
    telling = asyncio.ensure_future(world.told())
    dying = asyncio.ensure_future(death.struck.wait())
    await asyncio.wait({telling, dying}, return_when=asyncio.FIRST_COMPLETED)
    telling.cancel()
    dying.cancel()
    await asyncio.gather(telling, dying, return_exceptions=True)
    await world.harness.courier.kill()
    await _finish_saves()
    await world.die()
    return death.struck.is_set()


async def _finish_saves() -> None:
    """Let the saves that are under way reach the file: no dead process logs that it failed."""
    tasks = [task for task in asyncio.all_tasks() if getattr(task.get_coro(), "__name__", "") == "_save"]
    await asyncio.gather(*tasks, return_exceptions=True)

"""Simulated kills: after a chosen moment nothing that the process does has an effect, as after SIGKILL."""

from __future__ import annotations

import asyncio
import functools
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.courier.world import Harness, World


class Death:
    """A kill at one of the moments before and after each effect of the courier."""

    def __init__(self, moment: int) -> None:
        self._left = moment
        self.struck = asyncio.Event()

    async def _moment(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self.struck.set()
            await asyncio.Event().wait()  # hold the call for ever: a killed process does not return

    def stalk(self, part: object, *names: str) -> None:
        """Watch methods: each call has a moment before its effect and one between its effect and its return."""
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
    """Arm a kill at this moment (1 is the first) of the courier's work."""
    death = Death(moment)
    death.stalk(harness.sender, "send", "paint", "erase", "open_thread", "find", "direct")
    death.stalk(harness.outbox, "add_intents", "mark_sent", "mark_shown", "mark_gone", "drop_unsent")
    death.stalk(harness.news, "mark_told")
    return death


async def tell_and_die(world: World, table: int, moment: int) -> bool:
    """Like `die_while_telling`, but also send all remaining messages after the restart."""
    died = await die_while_telling(world, table, moment)
    await world.told()
    return died


async def die_while_telling(world: World, table: int, moment: int) -> bool:
    """Kill the bot at this moment of a table's messages and restart it; return whether the moment was reached."""
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
    """Wait for running saves, so that the killed process does not log their failure."""
    tasks = [task for task in asyncio.all_tasks() if getattr(task.get_coro(), "__name__", "") == "_save"]
    await asyncio.gather(*tasks, return_exceptions=True)

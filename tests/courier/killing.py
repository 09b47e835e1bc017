"""Simulated kills: after a chosen moment nothing that the process does has an effect, as after SIGKILL."""

from __future__ import annotations

import asyncio
import functools
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.courier.world import Harness, World


class Kill:
    """A kill at one of the moments before and after each effect of the courier."""

    def __init__(self, moment: int) -> None:
        self._left = moment
        self.reached = asyncio.Event()

    async def _pass_moment(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self.reached.set()
            await asyncio.Event().wait()  # hold the call for ever: a killed process does not return

    def watch(self, part: object, *names: str) -> None:
        """Watch methods: each call has a moment before its effect and one between its effect and its return."""
        for name in names:
            setattr(part, name, self._watched(getattr(part, name)))

    def _watched(self, method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        @functools.wraps(method)
        async def watched(*args: Any, **kwargs: Any) -> Any:
            await self._pass_moment()
            result = await method(*args, **kwargs)
            await self._pass_moment()
            return result

        return watched


def arm_kill(harness: Harness, moment: int) -> Kill:
    """Arm a kill at this moment (1 is the first) of the courier's work."""
    kill = Kill(moment)
    kill.watch(harness.sender, "send", "edit", "delete", "open_thread", "find", "direct")
    kill.watch(harness.outbox, "add_intents", "mark_sent", "mark_shown", "mark_gone", "drop_unsent")
    kill.watch(harness.news, "mark_delivered")
    return kill


async def kill_and_recover(world: World, table: int, moment: int) -> bool:
    """Like `kill_while_sending`, but also send all remaining messages after the restart."""
    was_killed = await kill_while_sending(world, table, moment)
    await world.drain()
    return was_killed


async def kill_while_sending(world: World, table: int, moment: int) -> bool:
    """Kill the bot at this moment of a table's messages and restart it; return whether the moment was reached."""
    kill = arm_kill(world.harness, moment)
    world.harness.courier.wake(table)
    sending = asyncio.ensure_future(world.drain())
    reaching = asyncio.ensure_future(kill.reached.wait())
    await asyncio.wait({sending, reaching}, return_when=asyncio.FIRST_COMPLETED)
    sending.cancel()
    reaching.cancel()
    await asyncio.gather(sending, reaching, return_exceptions=True)
    await world.harness.courier.kill()
    await _finish_saves()
    await world.die()
    return kill.reached.is_set()


async def _finish_saves() -> None:
    """Wait for running saves, so that the killed process does not log their failure."""
    tasks = [task for task in asyncio.all_tasks() if getattr(task.get_coro(), "__name__", "") == "_save"]
    await asyncio.gather(*tasks, return_exceptions=True)

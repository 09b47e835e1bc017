"""The doorway: everybody is greeted before anybody is served."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.ui.doorway import Doorway


async def test_nobody_waits_where_nobody_is_being_greeted() -> None:
    async with asyncio.timeout(1):
        await Doorway(patience=60).clear()


async def test_who_was_greeted_waits_for_those_still_being_greeted() -> None:
    doorway, order = Doorway(patience=60), list[str]()

    async def visitor(name: str, greeting: float) -> None:
        with doorway.greeting():
            await asyncio.sleep(greeting)
            order.append(f"{name} greeted")
        await doorway.clear()
        order.append(f"{name} served")

    await asyncio.gather(visitor("first", 0.0), visitor("second", 0.02))
    assert order[:2] == ["first greeted", "second greeted"]


async def test_patience_ends() -> None:
    doorway = Doorway(patience=0.01)
    with doorway.greeting():
        async with asyncio.timeout(1):
            await doorway.clear()


async def test_a_greeting_that_fails_is_over() -> None:
    doorway = Doorway(patience=60)
    with suppress(RuntimeError), doorway.greeting():
        raise RuntimeError
    async with asyncio.timeout(1):
        await doorway.clear()

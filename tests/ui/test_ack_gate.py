"""The acknowledgement gate: it delays the handling of requests while others are still being acknowledged."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.ui.interactions.handling import AckGate


async def test_nobody_waits_where_nobody_is_being_greeted() -> None:
    async with asyncio.timeout(1):
        await AckGate(patience=60).clear()


async def test_who_was_greeted_waits_for_those_still_being_greeted() -> None:
    ack_gate, order = AckGate(patience=60), list[str]()

    async def visitor(name: str, acknowledging: float) -> None:
        with ack_gate.acknowledging():
            await asyncio.sleep(acknowledging)
            order.append(f"{name} greeted")
        await ack_gate.clear()
        order.append(f"{name} served")

    await asyncio.gather(visitor("first", 0.0), visitor("second", 0.02))
    assert order[:2] == ["first greeted", "second greeted"]


async def test_patience_ends() -> None:
    ack_gate = AckGate(patience=0.01)
    with ack_gate.acknowledging():
        async with asyncio.timeout(1):
            await ack_gate.clear()


async def test_a_greeting_that_fails_is_over() -> None:
    ack_gate = AckGate(patience=60)
    with suppress(RuntimeError), ack_gate.acknowledging():
        raise RuntimeError
    async with asyncio.timeout(1):
        await ack_gate.clear()

"""The acknowledgement gate: it delays the handling of requests while others are still being acknowledged."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.ui.interactions.handling import AckGate


async def test_a_gate_without_acknowledgements_is_clear() -> None:
    async with asyncio.timeout(1):
        await AckGate(patience=60).clear()


async def test_a_request_waits_for_the_acknowledgements_of_others() -> None:
    ack_gate, order = AckGate(patience=60), list[str]()

    async def visitor(name: str, acknowledging: float) -> None:
        with ack_gate.acknowledging():
            await asyncio.sleep(acknowledging)
            order.append(f"{name} greeted")
        await ack_gate.clear()
        order.append(f"{name} served")

    await asyncio.gather(visitor("first", 0.0), visitor("second", 0.02))
    assert order[:2] == ["first greeted", "second greeted"]


async def test_waiting_ends_after_the_patience() -> None:
    ack_gate = AckGate(patience=0.01)
    with ack_gate.acknowledging():
        async with asyncio.timeout(1):
            await ack_gate.clear()


async def test_a_failed_acknowledgement_counts_as_done() -> None:
    ack_gate = AckGate(patience=60)
    with suppress(RuntimeError), ack_gate.acknowledging():
        raise RuntimeError
    async with asyncio.timeout(1):
        await ack_gate.clear()

"""A process takes over the servers of another: without a needless wait, and also while it starts itself."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.daily.day_tables import DayTables
from bot.system.shards import WHOLE
from bot.ui.interactions.client import IDENTIFY_INTERVAL_S
from tests.e2e.reading import reply_text
from tests.e2e.test_following import wait_for_lull
from tests.table.harness import ManualClock

if TYPE_CHECKING:
    import pytest

    from tests.e2e.world import World


async def test_only_an_identify_soon_after_another_waits(world: World) -> None:
    bot: Any = world.env.bot
    clock = ManualClock()
    clock.steady = start = world.app.clock.monotonic() + IDENTIFY_INTERVAL_S
    bot.app = replace(bot.app, clock=clock)
    await bot.before_identify_hook(1)
    assert clock.steady == start
    clock.advance(1.0)
    await bot.before_identify_hook(2)
    assert clock.steady == start + IDENTIFY_INTERVAL_S
    clock.advance(3600.0)
    await bot.before_identify_hook(3)
    assert clock.steady == start + IDENTIFY_INTERVAL_S + 3600.0


async def test_servers_taken_over_while_the_process_starts_get_their_messages(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin(world.ann, world.bob)
    await world.give_server_away()
    assert reply_text(await world.ann.user.slash("guess move", move="5"))
    await wait_for_lull(world)
    before = [message.id for message in world.messages(world.thread())]
    await world._close_bot()
    client = await world.processes.assemble(world.external_wait)
    tables = client.app.tables
    await tables.release(WHOLE)
    begin, taking_over = DayTables.start, list[asyncio.Task[None]]()

    async def slowly(day_tables: DayTables) -> None:
        taking_over.append(asyncio.get_running_loop().create_task(client._background.take_over(WHOLE)))
        while not tables.owns_server(world.guild.id):  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0)
        monkeypatch.setattr(DayTables, "start", begin)
        await begin(day_tables)

    monkeypatch.setattr(DayTables, "start", slowly)
    await world.env.restart_bot(client)
    await asyncio.gather(*taking_over)
    await wait_for_lull(world)
    assert taking_over
    assert [message.id for message in world.messages(world.thread())] != before

"""A bot process killed with SIGKILL during play: after a restart its old buttons work and nothing is doubled."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from bot.playground.loopback import LoopbackDiscord
from bot.playground.simulator import Discord, UserActions
from tests import tree
from tests.playground.conftest import create_club, until

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncGenerator

pytestmark = pytest.mark.unmeasured

CHILD = """
import sys
from bot.playground.loopback import point_discord_at
from tests.playground.demo_bot import Demo
point_discord_at(int(sys.argv[1]))
Demo().run("loopback", log_handler=None)
"""


@asynccontextmanager
async def process(server: LoopbackDiscord) -> AsyncGenerator[Process]:
    """Run the demo bot in a separate process; kill it at the end of the block at the latest."""
    identified = server.gateway.identified
    child = await asyncio.create_subprocess_exec(sys.executable, "-c", CHILD, str(server.port), cwd=tree.ROOT)
    try:
        await until(lambda: server.gateway.identified > identified, 20)
        yield child
    finally:
        if child.returncode is None:
            child.kill()
        await child.wait()
        await until(lambda: server.gateway.connected == 0)


async def test_old_buttons_work_after_a_kill() -> None:
    world = Discord()
    _, channel, (ann, *_) = create_club(world)
    actions = UserActions(world)

    def board() -> str:
        return json.dumps(world.history(ann, world.places(ann)[1].id, 9))

    async with LoopbackDiscord(world) as server:
        async with process(server):
            await until(lambda: actions.commands(ann, channel))
            await actions.slash(ann, channel, "play", {"game": "fort"})
            await until(lambda: len(world.places(ann)) > 2 and "your turn" in board())
            thread = world.places(ann)[1].id
            message = int(world.history(ann, thread, 9)[0]["id"])
        assert (await actions.click(ann, thread, message, "count:0")).kind is None
        async with process(server):
            assert (await actions.click(ann, thread, message, "count:0")).kind is not None
            await until(lambda: "count:1" in board())
    assert board().count("your turn") == 1

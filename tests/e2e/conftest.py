"""The whole host on a simulated Discord: the real bot, the real database, virtual time."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio
import simcord

from bot import host
from bot.preferences.preferences import Preferences
from bot.scheduler import Scheduler
from bot.settings import Settings
from bot.system.clock import SystemClock
from bot.workers import pool
from tests.databases import open_database
from tests.e2e.overheard import deal_alike
from tests.e2e.quick_simulation import simulate_quickly
from tests.e2e.quick_starts import NEVER_WAIT, start_quickly
from tests.e2e.world import World
from tests.postgresql_server import IS_POSTGRESQL

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Awaitable
    from pathlib import Path

    from bot.system.clock import ExternalWait
    from bot.ui.interactions.client import BotClient

BEGINNING = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
SETTLE_TIMEOUT_S = 120.0
"""Seconds after which a bot that has not come to rest counts as stuck."""
POLL_INTERVAL_S = 0.004
"""Seconds between two checks whether the bot is at rest. Most presses end earlier and wake the simulation themselves.
"""
MAX_CACHED = 4
"""Cache size for people and servers without open tables; so small that code which uses an unfetched one fails."""
PEOPLE = ("ann", "bob", "cid", "dora")


class VirtualClock(SystemClock):
    """A clock that shows SimCord's time, inside and outside of the bot; it moves only when a test moves it."""

    def __init__(self) -> None:
        self.env: simcord.Env | None = None

    def now(self) -> float:
        """Return the virtual wall time, or `BEGINNING` before the simulation exists."""
        return self.env.now().timestamp() if self.env is not None else BEGINNING

    def monotonic(self) -> float:
        """Return the virtual wall time, which no test sets back."""
        return self.now()


class PatientEnv(simcord.Env):
    """A simulation that waits long enough for a busy machine, also while the bot starts, and polls often.

    SimCord allows five seconds for a start, too few for a bot that must draw a town for a stored game. It polls every
    50 ms, longer than most presses take.
    """

    async def _settle_internal(self, **options: Any) -> None:
        options.update(timeout=SETTLE_TIMEOUT_S, idle=POLL_INTERVAL_S)
        await super()._settle_internal(**options)


HEARTBEAT_S = 3600.0
"""Virtual seconds between two heartbeats; one a minute would dominate the cost of a test that spans weeks."""
MAX_THINKING_S = 0.05
"""Maximum seconds a computer thinks about a turn; other tests measure its strength and timing."""


class BotProcesses:
    """A factory that assembles the bot on one database file, once per simulated process."""

    def __init__(self, folder: Path, stack: AsyncExitStack, pause: float, thinking: float) -> None:
        self._settings = Settings(data_dir=folder, computer_pause=pause, computer_seconds=thinking)
        self._stack = stack
        self.clock = VirtualClock()
        self._open: AsyncExitStack | None = None

    async def assemble(self, external_wait: ExternalWait) -> BotClient:
        """Close the previous bot's file and return a new bot on it, as a new process would create it."""
        await self.close()
        self._open = await self._stack.enter_async_context(AsyncExitStack())
        database = await self._open.enter_async_context(open_database(self._settings.database))
        if not IS_POSTGRESQL:
            await database.rows(NEVER_WAIT)
        return await host.assemble(self._settings, self.clock, database, external_wait=external_wait)

    async def close(self) -> None:
        """Close the file, as the end of a process would."""
        if self._open is not None:
            await self._open.aclose()


def silent_letters(env: simcord.Env) -> list[Any]:
    """Return the bodies of direct messages without content, for which a phone would show an empty notification."""
    direct = {f"/channels/{channel}/messages" for channel in env.backend.dm_channels.values()}
    bodies: list[Any] = [
        request.json or {} for request in env.http_requests if request.method == "POST" and request.path in direct
    ]
    return [body for body in bodies if not body.get("content")]


@asynccontextmanager
async def simulated(
    folder: Path, *, pause: float = 0, beat: float = HEARTBEAT_S, thinking: float = MAX_THINKING_S, alone_s: float = 0
) -> AsyncGenerator[World]:
    """Yield a world with one server, one channel and four people; tear it down in order.

    `pause` is the computers' pause between moves in seconds, `beat` the virtual seconds between two heartbeats of the
    bot, and `thinking` the maximum seconds a computer thinks about a turn. The bot has no server for `alone_s` virtual
    seconds; if there are any, the ids of the server and its people do not depend on the bot's commands. Fail at the
    end if a direct message had no content; the validator checks that of pings.
    """
    async with AsyncExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(host, "Scheduler", partial(Scheduler, beat=beat))
        start_quickly(patch)
        patch.setattr(host, "Preferences", partial(Preferences, people_limit=MAX_CACHED, server_limit=MAX_CACHED))
        # The simulation would wait for the end of an idle process after every click.
        patch.setattr(pool, "IDLE_S", 24 * HEARTBEAT_S)
        simulate_quickly(patch)
        processes = BotProcesses(folder, stack, pause, thinking)
        parked: list[simcord.Env] = []

        async def external_wait(awaitable: Awaitable[Any], *, reason: str) -> Any:
            return await parked[0].external_wait(awaitable, reason=reason)

        bot = await processes.assemble(external_wait)
        env = PatientEnv(bot, shard_count=1, settle_timeout=SETTLE_TIMEOUT_S)
        parked.append(env)
        processes.clock.env = env
        await env.start()
        if alone_s:
            await env.advance_time(alone_s)
        guild = env.create_guild("Board gamers")
        channel = guild.create_text_channel("games")
        people = [guild.add_member(env.create_user(name)) for name in PEOPLE]
        await env.settle()
        world = World(env, guild, channel, people, processes, external_wait)
        # Fetch their settings now: at the first press, the fetch would race with the courier.
        await world.app.preferences.fetch([person.id for person in people], [guild.id])
        try:
            yield world
            assert silent_letters(env) == []
        finally:
            await env.bot.close()
            await env.shutdown()
            await processes.close()


@pytest_asyncio.fixture
async def world(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[World]:
    """Yield a world with fixed seeds; fail if the bot logs an error that the test does not expect."""
    deal_alike(monkeypatch)
    async with simulated(tmp_path) as simulation:
        yield simulation
    errors = [record for record in caplog.get_records("call") if record.levelname in {"ERROR", "CRITICAL"}]
    assert [record.getMessage() for record in errors] == simulation.expected_errors

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
from bot.storage.database import open_database
from bot.system.clock import SystemClock
from tests.e2e.overheard import deal_alike
from tests.e2e.quick_simulation import simulate_quickly
from tests.e2e.quick_starts import NEVER_WAIT, start_quickly
from tests.e2e.world import World

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Awaitable
    from pathlib import Path

    from bot.system.clock import ExternalWait
    from bot.ui.interactions.client import BotClient

BEGINNING = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
PATIENCE = 120.0
"""Seconds after which a bot that does not come to rest never will."""
POLL = 0.004
"""Seconds between two looks whether it has: what ends before wakes the simulation, and a look is not for nothing."""
FEW_KEPT = 4
"""People and servers in the cache besides those of open tables: code that asks for one it has not fetched fails."""
PEOPLE = ("ann", "bob", "cid", "dora")


class VirtualClock(SystemClock):
    """SimCord's time, which stands still until a test moves it; the same inside and outside of the bot."""

    def __init__(self) -> None:
        self.env: simcord.Env | None = None

    def now(self) -> float:
        """The virtual wall time; its beginning as long as there is no simulation."""
        return self.env.now().timestamp() if self.env is not None else BEGINNING

    def monotonic(self) -> float:
        """The virtual wall time, which nobody sets here."""
        return self.now()


class PatientEnv(simcord.Env):
    """A simulation that waits as long as a busy machine needs, also for a bot that starts, and looks often.

    SimCord gives a start five seconds, in which a bot that finds a game to paint may not have drawn its town yet,
    and looks every 50 ms whether the bot has come to rest: most presses would take no longer than that.
    """

    async def _settle_internal(self, **asked: Any) -> None:
        asked.update(timeout=PATIENCE, idle=POLL)
        await super()._settle_internal(**asked)


BEAT = 3600.0
"""Seconds of virtual time between two heartbeats: one a minute would take most of what weeks at a table cost."""
THINKING = 0.05
"""Seconds that computers think about a turn at most: how well they play, and when, is looked at elsewhere."""


class BotProcesses:
    """Assembles the bot over one database file, as often as a test restarts it."""

    def __init__(self, folder: Path, stack: AsyncExitStack, pause: float, thinking: float) -> None:
        self._settings = Settings.model_construct(data_dir=folder, computer_pause=pause, computer_seconds=thinking)
        self._stack = stack
        self.clock = VirtualClock()
        self._open: AsyncExitStack | None = None

    async def assemble(self, external_wait: ExternalWait) -> BotClient:
        """Return a fresh bot on the same file, as a new process would make it."""
        await self.close()
        self._open = await self._stack.enter_async_context(AsyncExitStack())
        database = await self._open.enter_async_context(open_database(self._settings.database))
        await database.rows(NEVER_WAIT)
        return await host.assemble(self._settings, self.clock, database, external_wait=external_wait)

    async def close(self) -> None:
        """Close the file, as the end of a process would."""
        if self._open is not None:
            await self._open.aclose()


def silent_letters(env: simcord.Env) -> list[Any]:
    """Return the direct messages that were sent without content: of these a phone would show no word."""
    direct = {f"/channels/{channel}/messages" for channel in env.backend.dm_channels.values()}
    sent: list[Any] = [each.json or {} for each in env.http_requests if each.method == "POST" and each.path in direct]
    return [body for body in sent if not body.get("content")]


@asynccontextmanager
async def simulated(
    folder: Path, *, pause: float = 0, beat: float = BEAT, thinking: float = THINKING
) -> AsyncGenerator[World]:
    """A world with one server, one channel and four people; torn down in order.

    With a `pause`, in seconds, computers take their time as they do for people; without one they move at once. `beat`
    is the time from one heartbeat of the bot to the next, in virtual seconds; `thinking` those a computer may take.
    Every direct message must have had words for a phone; for pings the validator sees to that.
    """
    async with AsyncExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(host, "Scheduler", partial(Scheduler, beat=beat))
        start_quickly(patch)
        patch.setattr(host, "Preferences", partial(Preferences, people_limit=FEW_KEPT, server_limit=FEW_KEPT))
        simulate_quickly(patch)
        processes = BotProcesses(folder, stack, pause, thinking)
        parked: list[simcord.Env] = []

        async def external_wait(awaitable: Awaitable[Any], *, reason: str) -> Any:
            return await parked[0].external_wait(awaitable, reason=reason)

        bot = await processes.assemble(external_wait)
        env = PatientEnv(bot, settle_timeout=PATIENCE)
        parked.append(env)
        processes.clock.env = env
        await env.start()
        guild = env.create_guild("Board gamers")
        channel = guild.create_text_channel("games")
        people = [guild.add_member(env.create_user(name)) for name in PEOPLE]
        await env.settle()
        world = World(env, guild, channel, people, processes, external_wait)
        # Who is known is not read when they first press, beside the courier: the machine would decide which is first.
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
    """A world in which nothing may be logged as an error, and luck is the same whenever a test runs."""
    deal_alike(monkeypatch)
    async with simulated(tmp_path) as made:
        yield made
    errors = [record for record in caplog.get_records("call") if record.levelname in {"ERROR", "CRITICAL"}]
    assert [record.getMessage() for record in errors] == made.expected_errors

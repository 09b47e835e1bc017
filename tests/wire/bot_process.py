"""The bot as a separate process, composed as in production, connected to a loopback Discord in the test's process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from contextlib import asynccontextmanager
from types import MappingProxyType
from typing import TYPE_CHECKING

from bot import settings
from tests import tree

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncGenerator, Callable, Mapping
    from pathlib import Path

    from bot.playground.loopback import LoopbackDiscord

CHILD = """
import sys
from bot.__main__ import main
from bot.playground.loopback import point_discord_at
point_discord_at(int(sys.argv[1]))
raise SystemExit(main([]))
"""
"""`python -m bot` with Discord's address replaced and no other change."""
TOKEN = "loopback"
TIMEOUT_S = 90.0
"""Seconds within which an awaited condition must hold."""


COVERAGE_VARIABLE = "COVERAGE_PROCESS_CONFIG"
"""Environment variable that makes a process record its coverage at exit, at twice the cost."""


def environment(data: Path, **variables: str) -> dict[str, str]:
    """Return the environment with only these settings of the bot."""
    setting_names = {name.upper() for name in settings.Settings.__struct_fields__}
    inherited = {name: value for name, value in os.environ.items() if name not in setting_names}
    chosen = {"DATA_DIR": str(data), "DISCORD_TOKEN": TOKEN, "COMPUTER_PAUSE": "0", "LOG_FORMAT": "json"}
    return inherited | {"PYTHONPATH": tree.python_path()} | chosen | variables


async def until(true: Callable[[], object], seconds: float = TIMEOUT_S) -> None:
    """Wait until a condition holds; raise `TimeoutError` if it does not hold in time."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 - the condition has no event
            await asyncio.sleep(0.01)


class Bot:
    """A running bot process and its log."""

    def __init__(self, process: Process, log: Path) -> None:
        self.process = process
        self._log = log

    @property
    def log(self) -> str:
        """The text written to standard error so far."""
        return self._log.read_text(encoding="utf-8")

    @property
    def is_running(self) -> bool:
        """Whether the process has not ended; a stopped process (SIGSTOP) has not."""
        return self.process.returncode is None

    def kill(self) -> None:
        """Kill the process at once; harmless if it has ended."""
        self.signal(signal.SIGKILL)

    def signal(self, number: signal.Signals) -> None:
        """Send the process a signal; harmless if it has ended."""
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(number)

    async def ended(self, seconds: float = TIMEOUT_S) -> int:
        """Wait for the end of the process and return its exit code."""
        return await asyncio.wait_for(self.process.wait(), seconds)


async def start(
    server: LoopbackDiscord,
    data: Path,
    code: str = CHILD,
    *arguments: str,
    killed: bool = True,
    variables: Mapping[str, str] = MappingProxyType({}),
    log_name: str = "log",
) -> Bot:
    """Start the bot with this data directory, and write its log there; do not wait until it is connected.

    With `killed=True` the process does not end by itself, so its coverage is not recorded.
    """
    inherited = environment(data, **variables)
    if killed:
        inherited.pop(COVERAGE_VARIABLE, None)
    log = data / log_name
    with log.open("wb") as written:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", code, str(server.port), *arguments), cwd=data, env=inherited, stderr=written
        )
    return Bot(process, log)


@asynccontextmanager
async def running(
    server: LoopbackDiscord,
    data: Path,
    code: str = CHILD,
    *arguments: str,
    killed: bool = True,
    variables: Mapping[str, str] = MappingProxyType({}),
) -> AsyncGenerator[Bot]:
    """Run the bot until the block ends or the process dies; the block starts once the bot's first shard is connected.

    While the bot runs, another one may start only after all shards of the first are connected. `killed` as in `start`.
    """
    connected, identified = server.gateway.connected, server.gateway.identified
    bot = await start(server, data, code, *arguments, killed=killed, variables=variables)
    try:
        await until(lambda: server.gateway.identified > identified or not bot.is_running)
        assert bot.is_running, bot.log
        yield bot
    finally:
        bot.kill()
        await bot.process.wait()
        await until(lambda: server.gateway.connected <= connected)

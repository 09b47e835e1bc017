"""The bot as a process of its own, composed exactly as in production, on a loopback Discord of another process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from bot import settings
from tests import tree

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

    from bot.playground.loopback import LoopbackDiscord

CHILD = """
import sys
from bot.__main__ import main
from bot.playground.loopback import point_discord_at
point_discord_at(int(sys.argv[1]))
raise SystemExit(main([]))
"""
"""`python -m bot`, with Discord's address changed and nothing else."""
TOKEN = "loopback"
TIMEOUT = 90.0
"""Seconds within which whatever a test waits for has to happen."""


MEASURED = "COVERAGE_PROCESS_CONFIG"
"""Has a process write down, as it ends, what it ran; that doubles what it costs, and who is killed never does."""


def environment(data: Path, **more: str) -> dict[str, str]:
    """The environment with these settings of the bot and no others."""
    ours = {name.upper() for name in settings.Settings.model_fields}
    inherited = {name: value for name, value in os.environ.items() if name not in ours}
    chosen = {"DATA_DIR": str(data), "DISCORD_TOKEN": TOKEN, "COMPUTER_PAUSE": "0", "LOG_FORMAT": "json"}
    return inherited | {"PYTHONPATH": tree.python_path()} | chosen | more


async def until(true: Callable[[], object], seconds: float = TIMEOUT) -> None:
    """Wait until a condition holds; fail loudly if it never does."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 - what is waited for has no event
            await asyncio.sleep(0.01)


class Bot:
    """A running bot process and what it has logged."""

    def __init__(self, process: Process, log: Path) -> None:
        self.process = process
        self._log = log

    @property
    def log(self) -> str:
        """Everything it wrote, so far, to its standard error."""
        return self._log.read_text(encoding="utf-8")

    def kill(self) -> None:
        """End it now, in the middle of whatever it does; once is enough."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def ended(self, seconds: float = TIMEOUT) -> int:
        """Wait for its end and return the exit code."""
        return await asyncio.wait_for(self.process.wait(), seconds)


@asynccontextmanager
async def running(
    server: LoopbackDiscord, data: Path, code: str = CHILD, *more: str, killed: bool = True
) -> AsyncGenerator[Bot]:
    """Run the bot until the block ends or it dies, whichever comes first; inside it is connected.

    `killed`: it will not end by itself, so nothing it ran need be measured.
    """
    inherited = environment(data)
    if killed:
        inherited.pop(MEASURED, None)
    identified = server.gateway.identified
    log = data / "log"
    with log.open("wb") as written:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", code, str(server.port), *more), cwd=data, env=inherited, stderr=written
        )
        bot = Bot(process, log)
        try:
            await until(lambda: server.gateway.identified > identified or process.returncode is not None)
            assert process.returncode is None, bot.log
            yield bot
        finally:
            bot.kill()
            await process.wait()
            await until(lambda: server.gateway.connected == 0)

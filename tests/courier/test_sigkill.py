"""A real process on real sockets, killed by SIGKILL after every single request that had an effect."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bot.playground.loopback import LoopbackDiscord
from bot.playground.simulator import Discord, building
from tests.courier.world import text_of

if TYPE_CHECKING:
    from collections.abc import Sequence

pytestmark = pytest.mark.unmeasured

ROOT = Path(__file__).parents[2]
MOST_LIVES = 30


class DeadlyDiscord(Discord):
    """A Discord server that executes a request and may kill the requesting process before it gets the answer."""

    def __init__(self) -> None:
        super().__init__()
        self.victim: int | None = None
        self.sent_kinds: list[str] = []
        self._deadly: set[tuple[str, str, str]] = set()

    def request(self, method: str, path: str, body: Any = None, **options: Any) -> Any:
        """Answer a request; kill the process after the first request with a new effect."""
        answer = super().request(method, path, body, **options)
        if method == "POST" and path.endswith("/messages"):
            self.sent_kinds.append(text_of(body).partition("\n")[0])
        self._strike(method, path, body)
        return answer

    def _strike(self, method: str, path: str, body: Any) -> None:
        """Kill once per effect: a request whose answer was lost, such as an edit, may rightly be repeated."""
        effect = (method, path, str(body and body.get("components")))
        harmless = method == "GET" or path.startswith("/users/")
        if not harmless and effect not in self._deadly and self.victim is not None:
            self._deadly.add(effect)
            os.kill(self.victim, signal.SIGKILL)
            self.victim = None


async def run_child(world: DeadlyDiscord, arguments: Sequence[object]) -> str | None:
    """Run the child process; return its output, or None if it was killed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.courier.child", *map(str, arguments), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    world.victim = process.pid
    output, _ = await asyncio.wait_for(process.communicate(), timeout=30)
    world.victim = None
    return None if process.returncode == -signal.SIGKILL else output.decode().strip()


async def test_after_a_kill_at_every_effect_each_message_is_sent_once(tmp_path: Path) -> None:
    world = DeadlyDiscord()
    owner, ann, bob = (building.add_person(world, name) for name in ("Owner", "Ann", "Bob"))
    guild = building.add_server(world, "Club", owner, (ann, bob))
    channel = building.add_channel(world, guild, "games")
    deaths = 0
    async with LoopbackDiscord(world) as server:
        arguments = (server.port, tmp_path / "games.sqlite3", guild, channel, ann, bob)
        while (output := await run_child(world, arguments)) is None:
            deaths += 1
            assert deaths < MOST_LIVES, "it never comes to an end"
    assert output == "told, 0 left"
    assert sorted(world.sent_kinds) == ["board", "call", "call", "card", "letter", "letter"]
    assert deaths >= len(world.sent_kinds)

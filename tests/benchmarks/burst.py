"""A thousand tables, each receiving a move in the same moment, over real sockets and in real time.

The bot runs in a process of its own, the loopback Discord in this one. The tables are dealt into the database
first; the bot then tells them all from nothing, as after the worst of outages, and when everything is said every
player who is to act presses at once. Prints figures, judges nothing:

    python -m tests.benchmarks.burst [--tables 1000] [--game fort]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import psutil

from bot import log
from bot.playground.loopback import LoopbackDiscord
from bot.playground.simulator import Discord, building
from bot.table.model import Pace, Person, Place, to_act
from tests.benchmarks.durable_moves import game_called
from tests.table.harness import ManualClock, fresh, open_harness
from tests.wire.bot_process import running
from tests.wire.presses import controls, press

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tests.table.harness import Harness
    from tests.wire.bot_process import Bot

A_SERVER: Final = 100
"""Tables on one server: Discord allows no more than a thousand active threads on any."""
TOLD_SECONDS: Final = 600.0
PAINTED_SECONDS: Final = 120.0
CALM_SECONDS: Final = 4.0
"""Without a request for so long, everything has been said; calls wait two seconds for others."""
TOO_LATE: Final = 3.0
MEGABYTE: Final = 1024 * 1024

CHILD: Final = """
import asyncio, json, sys, time
from pathlib import Path
from bot import __main__ as program
from bot.playground.loopback import point_discord_at

port, figures = sys.argv[1:]
on_discord = program.on_discord

async def watched(chosen):
    late = []
    async def watch():
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.005)
            late.append((before, time.monotonic() - before - 0.005))
    watching = asyncio.create_task(watch())
    try:
        await on_discord(chosen)
    finally:
        watching.cancel()
        Path(figures).write_text(json.dumps(late))

program.on_discord = watched
point_discord_at(int(port))
raise SystemExit(program.main([]))
"""
"""The bot as it is, and beside it on the same event loop a task that notes how late it is woken."""


@dataclass
class Minutes:
    """What happened when, in seconds of the monotonic clock."""

    pressed: dict[int, float] = field(default_factory=dict)
    acknowledged: dict[int, float] = field(default_factory=dict)
    painted: dict[int, float] = field(default_factory=dict)
    last: float = 0.0
    requests: int = 0

    def keep(self, world: Discord) -> None:
        """Note everything from now on."""
        request: Callable[..., Any] = world.request
        world.listen(self._event)

        def noted(method: str, path: str, *args: Any, **more: Any) -> Any:
            self.last = time.monotonic()
            self.requests += 1
            parts = path.split("/")
            if path.endswith("/callback"):
                self.acknowledged[int(parts[2])] = self.last
            answer = request(method, path, *args, **more)
            if method == "PATCH" and parts[3:4] == ["messages"]:
                self.painted[int(parts[4])] = time.monotonic()
            return answer

        vars(world)["request"] = noted

    def _event(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            self.pressed[int(payload["id"])] = time.monotonic()


async def deal(
    path: Path, game: str, places: Sequence[tuple[int, int]], people: Sequence[tuple[int, int]]
) -> dict[int, int]:
    """Start a game for every pair of people; return by table who is to act. Nothing has to be durable yet."""
    async with open_harness(path, ManualClock(time.time()), games={game: game_called(game)}) as harness:
        await harness.database.rows("PRAGMA synchronous = OFF")
        return dict([await _start(harness, game, Place(*places[n // A_SERVER]), pair) for n, pair in enumerate(people)])


async def _start(harness: Harness, game: str, place: Place, pair: tuple[int, int]) -> tuple[int, int]:
    host, guest = (Person(user, f"Player {user % 1000}") for user in pair)
    table = await harness.tables.open(game, place, host, language="en", pace=Pace.DAILY, options=None, key=fresh())
    await harness.tables.join(table.id, guest, fresh())
    table = await harness.tables.start(table.id, host.user, fresh())
    return table.id, pair[min(to_act(harness.tables.game_of(table), table))]


def furnish(world: Discord, tables: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Build servers with a channel each, and two people for every table; return (server, channel)s and pairs."""
    people = [building.add_person(world, f"Player {n}") for n in range(2 * tables)]
    pairs = list(zip(people[::2], people[1::2], strict=True))
    places: list[tuple[int, int]] = []
    for first in range(0, tables, A_SERVER):
        members = [person for pair in pairs[first : first + A_SERVER] for person in pair]
        server = building.add_server(world, f"Club {first}", members[0], members)
        places.append((server, building.add_channel(world, server, "games")))
    return places, pairs


async def _painted(minutes: Minutes, tables: int) -> None:
    """Wait until as many boards have been painted as were pressed on, or patience ends."""
    begin = time.monotonic()
    while time.monotonic() - begin < PAINTED_SECONDS and len(minutes.painted) < tables:  # noqa: ASYNC110 - figures, no events
        await asyncio.sleep(0.1)


async def quiet(minutes: Minutes) -> None:
    """Wait until the bot has said all it has to say."""
    async with asyncio.timeout(TOLD_SECONDS):
        while time.monotonic() - minutes.last < CALM_SECONDS:  # noqa: ASYNC110 - silence has no event
            await asyncio.sleep(0.1)


def boards(world: Discord) -> list[tuple[int, int, str, str]]:
    """Find every thread's board: place, message, the control of the first move, and the value to choose."""
    found: list[tuple[int, int, str, str]] = []
    for place, messages in world.backend.messages.items():
        for message in messages.values():
            menu = [each for each in controls(message.components) if each["custom_id"].startswith(("mv:", "pick:"))]
            if menu:
                value = menu[0]["options"][0]["value"] if menu[0].get("options") else ""
                found.append((place, message.id, menu[0]["custom_id"], value))
    return found


def report(minutes: Minutes, late: list[tuple[float, float]], begin: float, tables: int) -> None:
    """Print the figures of the burst."""
    waits = sorted(minutes.acknowledged[n] - at for n, at in minutes.pressed.items() if n in minutes.acknowledged)
    in_time = sum(wait <= TOO_LATE for wait in waits)
    end = max(minutes.painted.values(), default=begin)
    during = sorted(wait for at, wait in late if begin <= at <= end)
    told = sum(at >= begin for at in minutes.painted.values())
    print(f"{tables} tables, {len(minutes.pressed)} presses in {max(minutes.pressed.values()) - begin:.2f} s")
    print(f"  acknowledged within 3 s   {in_time:8} of {tables}    bar all")
    print(f"  acknowledgement p50, p99  {_at(waits, 0.5):8.0f} ms, {_at(waits, 0.99):.0f} ms    bar p99 1000")
    print(f"  event loop late p50, p99  {_at(during, 0.5):8.1f} ms, {_at(during, 0.99):.1f} ms    bar p99 50")
    print(f"  event loop late at worst  {_at(during, 1):8.0f} ms")
    print(f"  boards painted            {told:8} in {end - begin:.1f} s")


def _at(ordered: Sequence[float], part: float) -> float:
    return ordered[int(part * (len(ordered) - 1))] * 1000 if ordered else float("nan")


def _cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return times.user + times.system


async def burst(world: Discord, bot: Bot, minutes: Minutes, to_press: Mapping[int, int]) -> float:
    """Tell everything, press everywhere, wait until all is told again; return when the presses began."""
    process = psutil.Process(bot.process.pid)
    begin = time.monotonic()
    minutes.last = begin + CALM_SECONDS
    await quiet(minutes)
    print(f"told from nothing in {minutes.last - begin:.1f} s, {minutes.requests} requests")
    ready = boards(world)
    assert len(ready) == len(to_press), f"{len(ready)} boards with a menu"
    print(f"resident before {process.memory_info().rss / MEGABYTE:.0f} MB")
    minutes.painted.clear()
    begin, spent = time.monotonic(), _cpu(process)
    for place, message, custom_id, value in ready:
        press(world, to_press[int(custom_id.split(":")[1])], place, message, custom_id, value)
        await asyncio.sleep(0)  # Discord sends one after the other, too
    while len(minutes.acknowledged) < len(ready) and time.monotonic() - begin < PAINTED_SECONDS:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    print(f"all acknowledged: {_cpu(process) - spent:.2f} s of processor in the bot, moves saved meanwhile included")
    await _painted(minutes, len(ready))
    print(f"resident after {process.memory_info().rss / MEGABYTE:.0f} MB")
    return begin


async def measure(folder: Path, game: str, tables: int) -> None:
    """Prepare, run, print."""
    world, minutes = Discord(keep_log=False), Minutes()
    places, pairs = furnish(world, tables)
    to_press = await deal(folder / "games.sqlite3", game, places, pairs)
    figures = folder / "late.json"
    minutes.keep(world)
    async with LoopbackDiscord(world) as server, running(server, folder, CHILD, str(figures)) as bot:
        begin = await burst(world, bot, minutes, to_press)
        bot.process.terminate()
        await bot.ended()
    report(minutes, json.loads(figures.read_text()), begin, tables)


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--game", default="fort")
    asked = parser.parse_args()
    log.configure("WARNING", "console")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), asked.game, asked.tables))


if __name__ == "__main__":
    main()

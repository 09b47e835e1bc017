"""The bot as a process of its own, as `python -m bot` starts it, over tables that were dealt into its database before.

The loopback Discord, its users and the measuring code are in this process, on real sockets and in real time.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections import defaultdict
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import psutil

from bot import discovery
from bot.playground.simulator import Discord, building
from bot.table.model import Place
from tests import acts
from tests.benchmarks.dealing import any_move, seats, started_game
from tests.benchmarks.figures import MEGABYTE, proportional
from tests.table.harness import ManualClock, fresh_key, open_harness
from tests.wire.bot_process import CHILD, running
from tests.wire.presses import CONFIRMS, MOVES, OPENS, Control, choices

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Collection, Iterator, Mapping, Sequence
    from random import Random

    from bot.playground.loopback import LoopbackDiscord
    from tests.wire.bot_process import Bot

A_SERVER: Final = 100
"""Tables per server: Discord allows at most a thousand active threads."""
TOLD_SECONDS: Final = 1800.0
CALM_SECONDS: Final = 4.0
"""Seconds without a request after which all news counts as delivered; pings wait two seconds for others."""
DATABASE: Final = "games.sqlite3"
LATE: Final = "late.json"
IDLE: Final = 0.2
"""The share of a core below which the bot counts as idle."""

WATCHED: Final = """
import asyncio, json, sys, time
from pathlib import Path
from bot import command_line as program
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
"""The bot with an additional task on its event loop that records how late it is woken."""


class Party(NamedTuple):
    """The game, the place and the users of a table."""

    game: str
    place: Place
    users: Sequence[int]


def furnish(world: Discord, games: Sequence[str]) -> list[Party]:
    """Build servers with a channel each, and the users that each of these tables needs."""
    parties: list[Party] = []
    for first in range(0, len(games), A_SERVER):
        party_games = games[first : first + A_SERVER]
        people = [building.add_person(world, f"Player {n}") for n in range(sum(map(seats, party_games)))]
        server = building.add_server(world, f"Club {first}", people[0], people)
        place, persons = Place(server, building.add_channel(world, server, "games")), iter(people)
        parties += [Party(game, place, tuple(islice(persons, seats(game)))) for game in party_games]
    return parties


def alternating(games: Sequence[str], tables: int) -> list[str]:
    """Return a game for each of `tables` tables: all games in turns."""
    all_games = games or tuple(discovery.games())
    return [all_games[n % len(all_games)] for n in range(tables)]


async def deal(folder: Path, parties: Sequence[Party], moves: int, luck: Random) -> None:
    """Start a game for every party and play its beginning, without durability and without delivering news."""
    clock = ManualClock(time.time())
    async with open_harness(folder / DATABASE, clock, games=discovery.games()) as harness:
        await harness.database.rows("PRAGMA synchronous = OFF")
        for party in parties:
            table = await started_game(harness.tables, party.game, party.place, party.users)
            for _ in range(moves):
                if not table.finished:
                    user, stamp, n = any_move(harness.tables, table, luck)
                    table = await acts.press(harness.tables, table.id, user, stamp, n, fresh_key())


@dataclass
class Notes:
    """The times of events, in seconds of the monotonic clock."""

    pressed: dict[int, float] = field(default_factory=dict[int, float])
    acknowledged: dict[int, float] = field(default_factory=dict[int, float])
    painted: dict[int, float] = field(default_factory=dict[int, float])
    """The time of the last edit, by message."""
    last: float = 0.0
    requests: int = 0

    def keep(self, world: Discord) -> None:
        """Record all events from now on."""
        request: Callable[..., Any] = world.request
        world.listen(self._event)

        def noted(method: str, path: str, *args: Any, **options: Any) -> Any:
            self.last = time.monotonic()
            self.requests += 1
            parts = path.split("/")
            if path.endswith("/callback"):
                self.acknowledged[int(parts[2])] = self.last
            answer = request(method, path, *args, **options)
            if method == "PATCH" and parts[3:4] == ["messages"]:
                self.painted[int(parts[4])] = time.monotonic()
            return answer

        vars(world)["request"] = noted

    def _event(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            self.pressed[int(payload["id"])] = time.monotonic()

    def waits(self) -> list[float]:
        """Return the waiting times of the presses for their acknowledgements in milliseconds, shortest first."""
        numbers = self.pressed.keys() & self.acknowledged.keys()
        return sorted((self.acknowledged[n] - self.pressed[n]) * 1000 for n in numbers)


class Memory(NamedTuple):
    """Memory in megabytes: proportional (PSS) and resident (RSS)."""

    pss: float
    rss: float


class LiveBot:
    """The running bot."""

    def __init__(self, world: Discord, notes: Notes, bot: Bot, folder: Path) -> None:
        self.world, self.notes = world, notes
        self._bot, self._folder = bot, folder
        self._process = psutil.Process(bot.process.pid)

    @property
    def cpu(self) -> float:
        """The seconds of processor time so far, without the process that thinks for computer players."""
        times = self._process.cpu_times()
        return float(times.user + times.system)

    @property
    def loop_s(self) -> float:
        """The seconds of processor time of the main thread, which runs the event loop: pictures have other threads."""
        return int(Path(f"/proc/{self.pid}/task/{self.pid}/schedstat").read_text().split()[0]) / 1e9

    @property
    def pid(self) -> int:
        """The number of the bot's process."""
        return self._bot.process.pid

    def _worked(self) -> float:
        """Return the seconds of processor time of the bot and its running children."""
        worked = 0.0
        for process in self._family():
            with suppress(psutil.NoSuchProcess):  # a child has ended since
                times = process.cpu_times()
                worked += times.user + times.system
        return worked

    def _family(self) -> list[psutil.Process]:
        return [self._process, *self._process.children(recursive=True)]

    def memory(self) -> Memory:
        """Return the memory of the bot and its children."""
        pss = rss = 0.0
        for process in self._family():
            with suppress(psutil.NoSuchProcess):  # a child has ended since
                pss, rss = pss + proportional(process), rss + process.memory_info().rss / MEGABYTE
        return Memory(pss, rss)

    async def quiet(self, seconds: float = CALM_SECONDS) -> None:
        """Wait until all news is delivered, and then until the bot has sent and done nothing for `seconds`."""
        async with asyncio.timeout(TOLD_SECONDS):
            while True:
                since, worked_before = max(self.notes.last, time.monotonic() - seconds / 2), self._worked()
                await asyncio.sleep(since + seconds - time.monotonic())
                calm = self.notes.last <= since and self._worked() - worked_before < IDLE * seconds
                if calm and not self._rows("SELECT 1 FROM news WHERE told IS NULL LIMIT 1"):
                    return

    async def offered(self, idle: Collection[Control] = ()) -> dict[int, list[Control]]:
        """Return the controls that make a move, by table, without the `idle` ones; open panels where there are none."""
        acting = self._acting()
        controls_by_table = self._moves(acting, idle)
        panels = {panel.table: panel for panel in self._controls(acting, OPENS) if panel.table not in controls_by_table}
        if not panels:
            return controls_by_table
        for panel in panels.values():
            panel.press(self.world)
        await self.quiet()
        return self._moves(acting, idle)

    def confirmations(self, table: int) -> list[Control]:
        """Return the controls that confirm a move at a table."""
        return [control for control in self._controls(self._acting(), CONFIRMS) if control.table == table]

    def _moves(self, acting: Mapping[int, int], idle: Collection[Control]) -> dict[int, list[Control]]:
        controls_by_table: dict[int, list[Control]] = defaultdict(list)
        for control in self._controls(acting, MOVES):
            if control not in idle:
                controls_by_table[control.table].append(control)
        return controls_by_table

    def _controls(self, acting: Mapping[int, int], verbs: tuple[str, ...]) -> Iterator[Control]:
        """Yield the controls with these verbs for the reader of a private message, or else for the active player."""
        backend = self.world.backend
        letters = {place: person for person, place in backend.dm_channels.items()}
        for place, messages in backend.messages.items():
            for message in messages.values():
                for custom_id, value in choices(message.components, verbs):
                    reader = _reader(message) or letters.get(place) or acting[int(custom_id.split(":")[1])]
                    yield Control(reader, place, message.id, custom_id, value)

    def _acting(self) -> dict[int, int]:
        """Return the user of an active seat, by table, as the database has it."""
        games, users = discovery.games(), dict[int, int]()
        for table, game, state, seats_json in self._rows(
            "SELECT id, game, state, seats FROM game_table WHERE state NOTNULL"
        ):
            seat = min(games[game].to_act(msgspec.json.decode(state, type=games[game].state_type)))
            users[table] = int(msgspec.json.decode(seats_json)[seat]["sitter"]["user"])
        return users

    def versions(self) -> dict[int, int]:
        """Return the number of stored changes of each table."""
        return dict(self._rows("SELECT id, version FROM game_table"))

    def _rows(self, sql: str) -> list[Any]:
        with closing(sqlite3.connect(self._folder / DATABASE, timeout=30)) as database:
            return database.execute(sql).fetchall()

    async def stop(self) -> None:
        """Stop the bot."""
        self._bot.process.terminate()
        await self._bot.ended()

    def late(self, since: float, until: float) -> list[float]:
        """Return the event loop's lateness in milliseconds between two times; readable after the end, if watched."""
        noted = json.loads((self._folder / LATE).read_text())
        return sorted(late * 1000 for time, late in noted if since <= time <= until)


def _reader(message: Any) -> int | None:
    """Return the only user who sees an ephemeral message; None for any other message."""
    return int(message.interaction_metadata["user"]["id"]) if message.is_ephemeral else None


@asynccontextmanager
async def live(
    server: LoopbackDiscord, notes: Notes, folder: Path, *, watched: bool = False
) -> AsyncGenerator[LiveBot]:
    """Run the bot on the database in a folder until the end of the block; it is connected at the beginning."""
    async with running(server, folder, WATCHED if watched else CHILD, str(folder / LATE)) as bot:
        yield LiveBot(server.world, notes, bot, folder)

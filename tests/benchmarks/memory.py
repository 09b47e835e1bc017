"""How much memory the bot lives in while every game is drawn in four languages, and whether that stays flat.

The bot is put together in a process of its own as `python -m bot` does it, by the same command line: discord.py,
Pillow, every game, the real database. Only Discord is missing: instead of the connection, twelve tables of all games
play at random, and after every move the renderer draws what the board and the hand of whoever moved need, in four
languages. Another game with other options, seats and names begins where one is over, whose film is drawn too.

PSS, of the system, counts a page that several processes share once among them; it is looked at between two rounds,
when nothing is being drawn. The process in which computers think is another and not counted. Prints figures, judges
nothing:

    python -m tests.benchmarks.memory [--pictures 10000] [--tables 12] [--games fort,tour] [--maps]
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from enum import EnumType
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from bot import command_line, host, names
from bot.clock import SystemClock
from bot.courier.courier import Courier
from bot.i18n import LANGUAGES, Say
from bot.storage import database
from bot.table.model import Pace, Person, Place, to_act
from tests.games.properties import starts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.settings import Settings
    from bot.table.model import Table
    from bot.ui.app import App

MOST: Final = 150
"""Megabytes of PSS that the bot may live in."""
MOST_GROWN: Final = 5
"""Megabytes that it may grow by once every kind of picture has been drawn."""
SETTLED: Final = 1000
"""Pictures after which that is so."""
MARKS: Final = (100, *range(SETTLED, 1_000_000, SETTLED))
NAMES: Final = ("Žofie", "Ľubomír", "Grzegorz", "Anna-Maria Wielopolska", "山田太郎", "Łucja", "🦊 Max", "O’Brien")
LARGEST_MAPS: Final = 14

_keys = map("memory-{}".format, itertools.count(1))


def mapped() -> dict[str, int]:
    """Return how this process's memory divides, in bytes of PSS by what the system says of it."""
    lines = Path("/proc/self/smaps_rollup").read_text("ascii").splitlines()[1:]
    return {name: int(size.split()[0]) * 1024 for name, size in (line.split(":") for line in lines)}


def megabytes(size: int) -> str:
    """Tell a size."""
    return f"{size / 1_000_000:6.1f} MB"


def varied(options: type[msgspec.Struct]) -> Iterator[msgspec.Struct]:
    """Yield the defaults of a game and every change of one choice."""
    yield options()
    for field in msgspec.structs.fields(options):
        members = [True, False] if field.type is bool else [*field.type] if isinstance(field.type, EnumType) else []
        yield from (options(**{field.name: member}) for member in members if member != field.default)


class Seating:
    """Twelve places to play at, each with one game after the other, by people with ever other names."""

    def __init__(self, app: App, luck: Random) -> None:
        self._app = app
        self._luck = luck
        self._people = itertools.count(1)
        self._options = {ui.game.name: itertools.cycle(self._tables(ui.game)) for ui in app.uis.values()}

    def _tables(self, game: Any) -> Sequence[tuple[int, Any]]:
        """Return what a game can be played with, seats and options, in any order."""
        every = [
            (seats, options)
            for seats in game.players
            for options in varied(game.options)
            if starts(game, seats, options)
        ]
        return self._luck.sample(every, len(every))

    async def dealt(self, game: str) -> Table:
        """Start a game."""
        seats, options = next(self._options[game])
        number = next(self._people)
        people = [Person(number * 100 + n, f"{self._luck.choice(NAMES)} {number}") for n in range(seats)]
        tables, language = self._app.tables, self._luck.choice(LANGUAGES)
        place = Place(guild=number, channel=number)
        table = await tables.open(
            game, place, people[0], language=language, pace=Pace.DAILY, options=options, key=next(_keys)
        )
        for person in people[1:]:
            if len(table.seats) < seats:
                table = await tables.join(table.id, person, next(_keys))
        return await tables.start(table.id, people[0].user, next(_keys))


class Play:
    """One table after the other at one place: a move, and what is drawn of it."""

    def __init__(self, app: App, seating: Seating, game: str, luck: Random) -> None:
        self._app = app
        self._seating = seating
        self._ui = app.uis[game]
        self._luck = luck
        self._table: Table | None = None

    async def turn(self) -> int:
        """Make a move and return how many pictures were drawn of what came of it."""
        table = self._table
        if table is None or table.over:
            self._table = table = await self._seating.dealt(self._ui.game.name)
        tables = self._app.tables
        seat = self._luck.choice(sorted(to_act(self._ui.game, table)))
        person = table.seats[seat]
        menu, stamp = tables.menu(table, seat)
        if isinstance(person, Person):
            n = self._luck.randrange(len(menu))
            self._table = table = await tables.press(table.id, person.user, stamp, n, next(_keys))
        else:
            await tables.autoplay(table.id)
            self._table = table = tables.get(table.id)
        return sum([await self._drawn(table, seat, language) for language in LANGUAGES]) + await self._film(table)

    async def _drawn(self, table: Table, seat: Any, language: str) -> int:
        ui, say, drawn = self._ui, Say(language, table.game, names.at_table(table)), self._app.renderer
        board, hand = ui.game.board(table.state), ui.game.hand(table.state, seat)
        ui.describe(board, say)
        ui.secrets(hand, say)
        chapter = ui.chapter.pictures if ui.chapter else ()
        boards = await drawn.board(table, (*ui.pictures, *chapter), board, say)
        return len(boards) + len(await drawn.hand(table, (*ui.hand_pictures, *ui.letter_pictures), hand, say))

    async def _film(self, table: Table) -> int:
        if not table.over or self._ui.film is None:
            return 0
        board, say = self._ui.game.board(table.state), Say(table.language, table.game, names.at_table(table))
        return int(await self._app.renderer.film(table, self._ui.film, board, say) is not None)


async def played(app: App, asked: argparse.Namespace) -> None:
    """Play and draw until there have been so many pictures, and print on the way."""
    luck, began = Random(1), time.monotonic()
    seating = Seating(app, luck)
    games = itertools.islice(itertools.cycle(asked.games or sorted(app.uis)), asked.tables)
    plays = [Play(app, seating, game, luck) for game in games]
    marks, pictures, seen = iter((*MARKS,)), 0, dict[int, int]()
    mark, drawn = next(marks), Counter[str]()
    print(f"bare{'':19}{_told()}", flush=True)
    while pictures < asked.pictures:
        turns = await asyncio.gather(*(play.turn() for play in plays))
        pictures += sum(turns)
        drawn["rounds"] += 1
        if pictures >= mark:
            seen[mark] = mapped()["Pss"]
            spent = time.monotonic() - began
            print(
                f"{pictures:6} pictures, {drawn['rounds']:5} x {asked.tables} moves {_told()} {spent:6.0f} s",
                flush=True,
            )
            while mark <= pictures:
                mark = next(marks)
    judged(seen)


def _told() -> str:
    parts = mapped()
    return f"PSS {megabytes(parts['Pss'])}, its own {megabytes(parts['Pss_Anon'])}"


def judged(seen: dict[int, int]) -> None:
    """Print the figures beside their bars."""
    last = max(seen, default=0)
    if last > SETTLED:
        print(f"PSS after {last} pictures           {megabytes(seen[last])}    bar {MOST}")
        print(f"grown since {SETTLED} pictures         {megabytes(seen[last] - seen[SETTLED])}    bar {MOST_GROWN}")


def where() -> Iterator[str]:
    """Tell what the memory is mapped to, the most first."""
    sizes, name = Counter[str](), ""
    for line in Path("/proc/self/smaps").read_text("utf-8").splitlines():
        first = line.split()
        if not first[0].endswith(":"):
            name = Path(first[5]).name if len(first) > 5 else "mapped by itself"
        elif first[0] == "Pss:":
            sizes[name] += int(first[1]) * 1024
    return (f"  {megabytes(size)}  {name}" for name, size in sizes.most_common(LARGEST_MAPS))


class Untold(Courier):
    """A courier without a Discord to tell anything to."""

    def wake(self, table: int) -> None:
        """Leave a table as it was told."""


def as_the_bot(asked: argparse.Namespace) -> int:
    """Be `python -m bot` with play in place of the connection to Discord; returns the exit code."""

    async def instead(chosen: Settings) -> None:
        async with database.open_database(chosen.database) as opened:
            client = await host.assemble(chosen, SystemClock(), opened)
            await client.set_up()
            await played(client.app, asked)
            client.app.renderer.close()
        if asked.maps:
            print(*where(), sep="\n")

    command_line.on_discord = instead
    host.Courier = Untold
    return command_line.main([])


CHILD: Final = """
import sys
sys.modules["rich"] = None  # comes with tools for developers alone, and makes the log larger
from tests.benchmarks import memory
raise SystemExit(memory.as_the_bot(memory.arguments()))
"""
"""A bot as it is installed."""


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--games", type=lambda games: games.split(","), help="fort,tour for instance; default: all")
    parser.add_argument("--maps", action="store_true", help="tell also what the memory is mapped to")
    return parser.parse_args()


def main() -> int:
    """Measure in a process that has nothing of a test's."""
    arguments()
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"DISCORD_TOKEN": "none", "DATA_DIR": folder, "LOG_LEVEL": "ERROR"}
        return subprocess.run([sys.executable, "-c", CHILD, *sys.argv[1:]], env=environment, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())

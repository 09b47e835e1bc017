"""The memory of the bot while every game is drawn in four languages, and whether it stays flat.

The bot is assembled in a process of its own as by `python -m bot`, with the same command line: discord.py, Pillow,
every game, the real database. Only Discord is missing: instead of the connection, twelve tables of all games are
played at random, and after every move the renderer draws the pictures of the board and of the mover's hand in four
languages. When a game ends, its film is drawn and another game with other options, seats and names starts.

PSS, measured by the system, divides a page that several processes share among them; it is read between two rounds,
while nothing is drawn. The processes for computer players and backgrounds are not counted.

    python -m tests.benchmarks.memory [--quick] [--pictures 10000] [--tables 12] [--games fort tour]
"""

from __future__ import annotations

import asyncio
import itertools
import os
import subprocess
import sys
import tempfile
from enum import EnumType
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from bot import command_line, host
from bot.courier.courier import Courier
from bot.i18n import names
from bot.i18n.translation import LANGUAGES, Say
from bot.storage import database
from bot.system.clock import SystemClock
from bot.table.model import Pace, Person, Place
from bot.table.position import Position
from tests import acts, tree
from tests.benchmarks.dealing import ONE_GAME
from tests.benchmarks.figures import Benchmark, Figure, proportional
from tests.games.properties import starts
from tests.table.harness import fresh_key

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.settings import Settings
    from bot.table.model import Table
    from bot.ui.app import App

MAX_MB: Final = 150.0
"""The limit of the bot's PSS in megabytes."""
MOST_GROWN: Final = 5.0
"""The limit of its growth in megabytes after every kind of picture has been drawn."""
SETTLED: Final = 2000
"""Pictures after which every kind has been drawn, since the first long races have ended; also the looks' interval."""
FIRST: Final = 100
"""Pictures before the first look."""
NAMES: Final = ("Žofie", "Ľubomír", "Grzegorz", "Anna-Maria Wielopolska", "山田太郎", "Łucja", "🦊 Max", "O’Brien")
CHILD: Final = """
import sys
sys.modules["rich"] = None  # comes with tools for developers alone, and makes the log larger
from tests.benchmarks import memory
raise SystemExit(memory.as_the_bot(sys.argv[1]))
"""
"""The bot without packages for developers."""


class Sizes(msgspec.Struct, frozen=True):
    """The number of pictures and tables, and the games in turns; empty: all games."""

    pictures: int = 10_000
    tables: int = 12
    games: tuple[str, ...] = ()


class Look(msgspec.Struct, frozen=True):
    """The bot's memory after a number of pictures, in megabytes of PSS."""

    pictures: int
    held: float


def varied(options: type[msgspec.Struct]) -> Iterator[msgspec.Struct]:
    """Yield the defaults of a game and every change of one choice."""
    yield options()
    for field in msgspec.structs.fields(options):
        members = [True, False] if field.type is bool else [*field.type] if isinstance(field.type, EnumType) else []
        yield from (options(**{field.name: member}) for member in members if member != field.default)


class Seating:
    """A source of new tables with varied games, options, people and names."""

    def __init__(self, app: App, luck: Random) -> None:
        self._app = app
        self._luck = luck
        self._people = itertools.count(1)
        self._options = {ui.game.name: itertools.cycle(self._tables(ui.game)) for ui in app.uis.values()}

    def _tables(self, game: Any) -> Sequence[tuple[int, Any]]:
        """Return the combinations of seats and options that a game allows, in random order."""
        tables = [
            (seats, options)
            for seats in game.players
            for options in varied(game.options)
            if starts(game, seats, options)
        ]
        return self._luck.sample(tables, len(tables))

    async def dealt(self, game: str) -> Table:
        """Start a game."""
        seats, options = next(self._options[game])
        number = next(self._people)
        people = [Person(number * 100 + n, f"{self._luck.choice(NAMES)} {number}") for n in range(seats)]
        tables, language = self._app.tables, self._luck.choice(LANGUAGES)
        await self._app.preferences.fetch([person.user for person in people], [number])
        place = Place(guild=number, channel=number)
        table = await tables.open(
            game, place, people[0], language=language, pace=Pace.DAILY, options=options, key=fresh_key()
        )
        for person in people[1:]:
            if len(table.seats) < seats:
                table = await acts.join(tables, table.id, person, fresh_key())
        return await tables.start(table.id, people[0].user, fresh_key())


class Play:
    """One table after the other at one place: a move, and its pictures."""

    def __init__(self, app: App, seating: Seating, game: str, luck: Random) -> None:
        self._app = app
        self._seating = seating
        self._ui = app.uis[game]
        self._luck = luck
        self._table: Table | None = None

    async def turn(self) -> int:
        """Make a move and return the number of pictures that were drawn for it."""
        table = self._table
        if table is None or table.finished:
            self._table = table = await self._seating.dealt(self._ui.game.name)
        tables = self._app.tables
        seat = self._luck.choice(sorted(Position(table, self._ui.game).acting))
        person = table.sitters[seat]
        menu, stamp = tables.menu(table, seat)
        if isinstance(person, Person):
            n = self._luck.randrange(len(menu))
            self._table = table = await acts.press(tables, table.id, person.user, stamp, n, fresh_key())
        else:
            await tables.autoplay(table.id)
            self._table = table = tables.get(table.id)
        return sum([await self._drawn(table, seat, language) for language in LANGUAGES]) + await self._film(table)

    async def _drawn(self, table: Table, seat: Any, language: str) -> int:
        ui, say, renderer = self._ui, Say(language, table.game, names.at_table(table)), self._app.renderer
        board, hand = ui.game.board(table.state), ui.game.hand(table.state, seat)
        ui.describe(board, say)
        ui.secrets(hand, say)
        chapter = ui.chapter.pictures if ui.chapter else ()
        boards = await renderer.board(table, (*ui.pictures, *chapter), board, say)
        return len(boards) + len(await renderer.hand(table, (*ui.hand_pictures, *ui.letter_pictures), hand, say))

    async def _film(self, table: Table) -> int:
        if not table.finished or self._ui.film is None:
            return 0
        board, say = self._ui.game.board(table.state), Say(table.language, table.game, names.at_table(table))
        return int(await self._app.renderer.film(table, self._ui.film, board, say) is not None)


async def played(app: App, sizes: Sizes) -> None:
    """Play and draw `sizes.pictures` pictures, and print the memory at the marks."""
    luck, pictures, marks = Random(1), 0, itertools.chain((FIRST,), itertools.count(SETTLED, SETTLED))
    seating, games = Seating(app, luck), itertools.cycle(sizes.games or sorted(app.uis))
    plays = [Play(app, seating, game, luck) for game in itertools.islice(games, sizes.tables)]
    _tell(0)
    mark = next(marks)
    while pictures < sizes.pictures:
        pictures += sum(await asyncio.gather(*(play.turn() for play in plays)))
        if pictures >= min(mark, sizes.pictures):
            _tell(pictures)
            mark = next(candidate for candidate in marks if candidate > pictures)


def _tell(pictures: int) -> None:
    print(msgspec.json.encode(Look(pictures, proportional())).decode(), flush=True)


class Untold(Courier):
    """A courier without Discord."""

    def wake(self, table: int) -> None:
        """Ignore the table."""


def as_the_bot(sizes: str) -> int:
    """Run `python -m bot` with `played` instead of the connection to Discord; return the exit code."""

    async def instead(chosen: Settings) -> None:
        async with database.open_database(chosen.database) as stored:
            client = await host.assemble(chosen, SystemClock(), stored)
            await client.set_up()
            await played(client.app, msgspec.json.decode(sizes, type=Sizes))
            await client.app.renderer.close()

    command_line.on_discord = instead
    host.__dict__["Courier"] = Untold
    return command_line.main([])


def looks(sizes: Sizes) -> Iterator[Look]:
    """Run the bot and yield its memory as it plays."""
    command = (sys.executable, "-c", CHILD, msgspec.json.encode(sizes).decode())
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"DISCORD_TOKEN": "none", "DATA_DIR": folder, "LOG_LEVEL": "ERROR"}
        with subprocess.Popen(command, cwd=tree.ROOT, env=environment, stdout=subprocess.PIPE) as bot:
            yield from (msgspec.json.decode(line, type=Look) for line in bot.stdout or ())
        if bot.returncode:
            raise RuntimeError(f"the bot ended with exit code {bot.returncode}")


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Yield the bot's memory at the start and after more and more pictures, and its growth."""
    settled, last = None, Look(0, 0.0)
    for last in looks(sizes):
        bare = not last.pictures
        name = "memory: bare, PSS" if bare else f"memory: after {last.pictures} pictures, PSS"
        yield Figure(name, last.held, "MB", bar=None if bare else MAX_MB)
        settled = settled or (last if last.pictures >= SETTLED else None)
    if settled and last is not settled:
        yield Figure(f"memory: grown since {settled.pictures} pictures", last.held - settled.held, "MB", bar=MOST_GROWN)


BENCHMARK = Benchmark(
    figures, full=Sizes(), quick=Sizes(pictures=200, tables=5), tiny=Sizes(pictures=4, tables=1, games=(ONE_GAME,))
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)

"""A host with real parts for one test: SQLite, the game of sealed bids, and a clock that the test advances."""

from __future__ import annotations

import re
import secrets
from contextlib import asynccontextmanager
from itertools import count
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.preferences.preferences import PEOPLE_LIMIT, Preferences
from bot.storage import schema
from bot.storage.news import SqlNews
from bot.storage.people import SqlPreferences
from bot.storage.tables import SqlStore
from bot.system.shards import Ownership
from bot.table.model import Pace, Person, Place, Table
from bot.table.policies import Policy
from bot.table.quiet_hours import QuietOf, no_quiet_hours
from bot.table.repository import Prepare, nothing_to_prepare
from bot.table.service import Tables
from bot.table.vacations import NO_VACATIONS, Vacations
from tests import acts
from tests.databases import open_database
from tests.table import bids

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping
    from pathlib import Path

    from msgspec import Struct

    from bot.game.contract import AnyGame, Seat
    from bot.preferences.settings import PersonSettings
    from bot.storage.changes import EndWriter
    from bot.storage.database import Database
    from bot.storage.sql import SqlConnection
    from bot.table.game_end import GameEnd

ANNA, BOB, CYRIL, DORA = (Person(user, name) for user, name in enumerate(("Anna", "Bob", "Cyril", "Dora"), 101))
PEOPLE = (ANNA, BOB, CYRIL, DORA)
STRANGER = 999
HERE = Place(guild=1, channel=20)
GAMES: Mapping[str, AnyGame] = {"bids": bids.GAME}
MORNING = 1_800_000_000.0

_keys = count(1)
_PROCESS = secrets.token_hex(4)


def fresh_key() -> str:
    """Return an unused idempotency key, in place of an interaction's id."""
    return f"{_PROCESS}-{next(_keys)}"


class ManualClock:
    """A clock that stands still until a test advances it."""

    def __init__(self, now: float = MORNING) -> None:
        self.wall = now
        self.steady = 0.0

    def now(self) -> float:
        return self.wall

    def monotonic(self) -> float:
        return self.steady

    async def sleep(self, seconds: float) -> None:
        self.advance(seconds)

    def advance(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


def preferences_of(database: Database, limit: int = PEOPLE_LIMIT) -> Preferences:
    """Return the preferences of a bot that has just started: nothing is cached yet."""
    return Preferences(SqlPreferences(database), people_limit=limit)


async def choose(preferences: Preferences, settings: PersonSettings) -> None:
    """Save a user's settings; keep their subscriptions and counted turns."""

    def chosen(own: PersonSettings) -> PersonSettings:
        return replace(settings, wishes=own.wishes, followings=own.followings, turns=own.turns)

    await preferences.update(settings.user, chosen, new=True)


class Harness:
    """A host with its tables, its news and its clock."""

    def __init__(
        self,
        database: Database,
        clock: ManualClock,
        games: Mapping[str, AnyGame],
        quiet: QuietOf = no_quiet_hours,
        vacations: Vacations = NO_VACATIONS,
        prepare: Prepare = nothing_to_prepare,
        ownership: Ownership | None = None,
    ) -> None:
        self.committed: list[int] = []
        """The tables whose changes other processes were told."""
        self.database = database
        self.clock = clock
        self.changed: list[Table] = []
        """The changed tables, as receivers of changes got them."""
        self.ended: list[GameEnd] = []
        self.end_writers: list[EndWriter] = []
        """Functions that are called in the transaction of a change that ends a game."""
        self.store = SqlStore(database, games, (self._write_end,))
        self.news = SqlNews(database, games)
        self.tables = Tables(
            games,
            self.store,
            clock,
            self.note,
            key=b"k" * 32,
            entropy=lambda n: bytes(range(n)),
            policy=Policy(
                prepare=prepare,
                quiet=quiet,
                vacations=vacations,
                note_end=self.ended.append,
                note_commit=self.committed.append,
                ownership=ownership or Ownership(),
            ),
        )

    def note(self, table: Table) -> None:
        """Record that a change of a table was announced."""
        self.changed.append(table)

    @property
    def notified(self) -> list[int]:
        """The numbers of the tables whose changes were announced."""
        return [table.id for table in self.changed]

    def _write_end(self, connection: SqlConnection, end: GameEnd) -> None:
        for write in self.end_writers:
            write(connection, end)

    async def lobby(self, *people: Person, pace: Pace = Pace.DAILY, options: Struct | None = None) -> Table:
        host, *others = people or (ANNA, BOB)
        table = await self.tables.open("bids", HERE, host, language="en", pace=pace, options=options, key=fresh_key())
        for person in others:
            table = await acts.join(self.tables, table.id, person, fresh_key())
        return table

    async def game(self, *people: Person, pace: Pace = Pace.DAILY, options: Struct | None = None) -> Table:
        table = await self.lobby(*people, pace=pace, options=options)
        return await self.tables.start(table.id, table.host, fresh_key())

    async def press(self, table: Table, person: Person, n: int = 0) -> Table:
        """Press the n-th button of a player's current menu."""
        table = self.tables.get(table.id)
        seat = table.seat_of(person.user)
        assert seat is not None
        _, stamp = self.tables.menu(table, seat)
        return await acts.press(self.tables, table.id, person.user, stamp, n, fresh_key())

    async def play_out(self, table: Table) -> Table:
        """Press the first button for each of `PEOPLE` until the game is over."""
        while not (table := self.tables.get(table.id)).finished:
            for person in PEOPLE:
                seat = table.seat_of(person.user)
                if seat is not None and self.tables.menu(self.tables.get(table.id), seat)[0]:
                    await self.press(table, person)
        return table

    async def play_out_with(self, table: Table, *others: Person) -> Table:
        """Press the first button for each player, also those not in `PEOPLE`, until the game is over."""
        while not (table := self.tables.get(table.id)).finished:
            for person in (*PEOPLE, *others):
                if self.tables.waiting_for(person.user):
                    await self.press(table, person)
        return table

    async def facts(self, table: Table, *, to: Seat | None = None) -> list[str]:
        """Return the names of the pending facts: the public ones, or those whispered to a seat."""
        pending = await self.news.pending(table.id)
        return [type(row.fact).__name__ for row in pending if row.seat == to]


async def traces(harness: Harness, person: Person) -> list[str]:
    """Return the places in the database that contain a user's name or id."""
    places: list[str] = []
    for name in re.findall(r"^CREATE TABLE (\w+)", "\n".join(schema.scripts()), re.MULTILINE):
        for row in await harness.database.rows(f"SELECT * FROM {name}"):  # noqa: S608 - a table name from the schema
            text = " ".join(map(str, row))
            if str(person.user) in text or person.name in text:
                places.append(f"{name}: {text}")
    return places


@asynccontextmanager
async def open_harness(
    path: Path,
    clock: ManualClock | None = None,
    games: Mapping[str, AnyGame] = GAMES,
    *,
    alone: bool = True,
    quiet: QuietOf = no_quiet_hours,
    ownership: Ownership | None = None,
) -> AsyncGenerator[Harness]:
    """Open a host on a database file; open the same file again for a restart.

    With `alone=False` it does not lock the database, so that two processes can be tested on one file.
    """
    async with open_database(path, lock_timeout=0.2, alone=alone) as database:
        yield Harness(database, clock or ManualClock(), games, quiet, ownership=ownership)

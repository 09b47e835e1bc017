"""Makes the small databases under `golden/`: one per schema version, as SQL text.

    python -m tests.storage.golden

writes the file of the current schema version if it is missing. Files of released versions are kept for ever.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from bot.game.contract import Strength
from bot.preferences.settings import Following, LoadedFile, PersonSettings, SeatWish, ServerSettings
from bot.storage import schema
from bot.table.model import Pace
from bot.table.position import Position
from tests import acts
from tests.table import bids
from tests.table.harness import ANNA, BOB, CYRIL, HERE, PEOPLE, Harness, fresh_key, open_harness, preferences_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.game.contract import AnyGame
    from bot.table.model import Table

FOLDER = Path(__file__).parent / "golden"
GAMES: Mapping[str, AnyGame] = {"bids": bids.GAME}
MOVES = 4
PERSON = PersonSettings(
    ANNA.user,
    language="sk",
    quiet_from=1320,
    quiet_to=420,
    wishes=(SeatWish("walk", HERE.guild, 1_800_000_000.0, 1_800_600_000.0),),
    followings=(Following(5, rounds=True, version=3),),
)
SERVER = ServerSettings(HERE.guild, language="pl", files=(LoadedFile("bids", "map", "a town"),))


async def fill(harness: Harness) -> None:
    """Create a lobby, a running game, a finished one, one that was called off, and a game against a computer."""
    settings = preferences_of(harness.database)
    await settings.update(PERSON.user, lambda _own: PERSON, new=True)
    await settings.update_server(SERVER.guild, lambda _: SERVER)
    await harness.lobby(ANNA, BOB)
    table = await harness.game(ANNA, BOB, CYRIL)
    await harness.press(table, BOB)
    await harness.press(table, ANNA, 3)
    await acts.resign(harness.tables, table.id, CYRIL.user, fresh_key())
    await harness.tables.catch_up(table.id, BOB.user, fresh_key())
    await harness.play_out(await harness.game(ANNA, BOB))
    table = await harness.game(ANNA, BOB)
    await harness.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())
    await against_a_computer(harness)
    await harness.tables.beat()


async def against_a_computer(harness: Harness) -> Table:
    """Play the beginning of a game against a computer."""
    table = await harness.tables.open(
        "bids", HERE, ANNA, language="pl", pace=Pace.RELAXED, options=None, key=fresh_key()
    )
    await acts.add_computer(harness.tables, table.id, ANNA.user, Strength.STRONG, fresh_key())
    table = await harness.tables.start(table.id, ANNA.user, fresh_key())
    for _ in range(MOVES):
        table = harness.tables.get(table.id)
        if not await harness.tables.autoplay(table.id):
            await harness.press(table, PEOPLE[min(Position(table, bids.GAME).acting)])
    return table


async def run(path: Path) -> None:
    """Run a host on a file for a short time."""
    async with open_harness(path, games=GAMES) as harness:
        await fill(harness)


def make(target: Path) -> None:
    """Write a database of the current schema version as SQL text."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bot.db"
        asyncio.run(run(path))
        with closing(sqlite3.connect(path)) as connection:
            target.write_text(dump(connection), encoding="utf-8")


def dump(connection: sqlite3.Connection) -> str:
    """Return a database as SQL text."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    application_id = connection.execute("PRAGMA application_id").fetchone()[0]
    lines = [*connection.iterdump(), f"PRAGMA user_version = {version};", f"PRAGMA application_id = {application_id};"]
    return "\n".join(lines) + "\n"


def restored(dump: Path, folder: Path) -> Path:
    """Make a database from a dump; return its path."""
    path = folder / "bot.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
    return path


def of_version(version: int) -> Path:
    """Return the path of the dump of a schema version."""
    return FOLDER / f"schema_{version:04}.sql"


def main() -> None:
    """Write the dump of the current schema version if it is missing."""
    target = of_version(len(schema.scripts()))
    if not target.exists():
        make(target)


if __name__ == "__main__":
    main()

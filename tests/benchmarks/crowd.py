"""What one change costs beside so many other tables: nothing that happens at one may walk through all.

Every table is a game between two people of its own. The way of a move is taken from the press to the scheduler that
sets the next deadline, with what the courier asks about whoever is called; the disk is left out. Prints figures,
judges nothing:

    python -m tests.benchmarks.crowd [--game fort] [--moves 400]
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot import log
from bot.table.model import Pace, Place, to_act
from bot.table.sitters import Person
from tests.benchmarks.durable_moves import game_called
from tests.table.harness import Harness, fresh, open_harness

if TYPE_CHECKING:
    from bot.table.model import Table

CROWDS: Final = (100, 1_000, 10_000)
BAR: Final = 1.2


async def _start(harness: Harness, game: str, number: int) -> None:
    host, guest = (Person(1_000_000 + 2 * number + each, f"Player {number}") for each in (0, 1))
    place = Place(1 + number // 500, 20 + number // 500, 1_000 + number)
    table = await harness.tables.open(game, place, host, language="en", pace=Pace.DAILY, options=None, key=fresh())
    await harness.tables.join(table.id, guest, fresh())
    await harness.tables.start(table.id, host.user, fresh())


async def one_move(harness: Harness, table: Table) -> float:
    """Make a move at a table, ask what is asked after every change, and return the seconds of a core it took."""
    tables = harness.tables
    seat = min(to_act(tables.game_of(table), table))
    sitter = table.seats[seat]
    if not isinstance(sitter, Person):
        raise TypeError(f"a computer sits in seat {seat}")
    menu, stamp = tables.menu(table, seat)
    began = time.process_time()
    await tables.press(table.id, sitter.user, stamp, len(menu) - 1, fresh())
    tables.next_tick()
    tables.waiting_for(sitter.user)
    tables.of_thread(table.place.thread or 0)
    return time.process_time() - began


async def measure(game: str, moves: int) -> None:
    """Let the crowd grow, and measure moves at some of its tables each time."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_harness(Path(folder) / "crowd.db", games={game: game_called(game)}) as harness:
            await harness.database.rows("PRAGMA synchronous = OFF")
            there, first = 0, 0.0
            for crowd in CROWDS:
                for number in range(there, crowd):
                    await _start(harness, game, number)
                there = crowd
                spent = await _some_moves(harness, moves)
                first = first or spent
                print(f"{crowd:6} tables  {spent * 1e6:7.0f} us of a core a move = {spent / first:4.2f} x   bar {BAR}")


async def _some_moves(harness: Harness, moves: int) -> float:
    """The median of so many moves, at tables in turn; a table that is over is passed by."""
    spent: list[float] = []
    while len(spent) < moves:
        spent += [await one_move(harness, table) for table in harness.tables.running()[:100]]
    return statistics.median(spent)


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="fort")
    parser.add_argument("--moves", type=int, default=400)
    asked = parser.parse_args()
    log.configure("WARNING", "console")
    asyncio.run(measure(asked.game, asked.moves))


if __name__ == "__main__":
    main()

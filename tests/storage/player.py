"""A process that plays without end on the database it is given, and prints what it was told is saved.

Run as `python -m tests.storage.player FILE`; it is meant to be killed. Each line it prints is a table's number and
the version of it that was saved; what it logs goes to standard error.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.system import log
from tests.table import bids
from tests.table.harness import ANNA, BOB, open_harness


async def play(path: Path) -> None:
    async with open_harness(path) as harness:
        await harness.tables.load_all()
        while True:
            running = harness.tables.running()
            table = running[0] if running else await harness.game(options=bids.Options(coins=9))
            for person in (ANNA, BOB):
                if any(waiting.table.id == table.id for waiting in harness.tables.waiting_for(person.user)):
                    table = await harness.press(table, person)
                    sys.stdout.write(f"{table.id} {table.version}\n")
                    sys.stdout.flush()
                await harness.tables.beat()


if __name__ == "__main__":
    log.configure("INFO", "console")  # to standard error: on standard output the test listens
    asyncio.run(play(Path(sys.argv[1])))

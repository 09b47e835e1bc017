"""A process that plays without end on a database and prints each version that was saved.

Run as `python -m tests.storage.player FILE`; tests kill it. Each line holds a table's number and its saved version.
Logs go to standard error.
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
                if any(turn.table.id == table.id for turn in harness.tables.waiting_for(person.user)):
                    table = await harness.press(table, person)
                    sys.stdout.write(f"{table.id} {table.version}\n")
                    sys.stdout.flush()
                await harness.tables.beat()


if __name__ == "__main__":
    log.configure("INFO", "console")  # to standard error: the test reads standard output
    asyncio.run(play(Path(sys.argv[1])))

"""A process that deletes a user from a database and prints when it begins and when it has finished.

Run as `python -m tests.storage.forgetter FILE`; tests kill it. Logs go to standard error.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.system import log
from bot.table.model import Person
from tests.table.harness import open_harness

EVA = Person(777_000_111_222_333_444, "Eva Unforgettable")
"""A user whose id and name occur nowhere else."""


async def forget(path: Path) -> None:
    async with open_harness(path) as harness:
        await harness.tables.load_all()
        for step in ("begun", "done"):
            sys.stdout.write(f"{step}\n")
            sys.stdout.flush()
            if step == "begun":
                await harness.tables.forget(EVA.user)


if __name__ == "__main__":
    log.configure("INFO", "console")  # to standard error: the test reads standard output
    asyncio.run(forget(Path(sys.argv[1])))

"""A process that forgets somebody in the database it is given, and says when it begins and when it is done.

Run as `python -m tests.storage.forgetter FILE`; it is meant to be killed. What it logs goes to standard error.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.system import log
from bot.table.model import Person
from tests.table.harness import open_harness

EVA = Person(777_000_111_222_333_444, "Eva Unforgettable")
"""Somebody whose number and name stand nowhere by chance."""


async def forget(path: Path) -> None:
    async with open_harness(path) as harness:
        await harness.tables.load_all()
        for said in ("begun", "done"):
            sys.stdout.write(f"{said}\n")
            sys.stdout.flush()
            if said == "begun":
                await harness.tables.forget(EVA.user)


if __name__ == "__main__":
    log.configure("INFO", "console")  # to standard error: on standard output the test listens
    asyncio.run(forget(Path(sys.argv[1])))

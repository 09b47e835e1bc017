"""The cost of `/leaderboard` without its picture, with many stored results: SQL, ranking and words.

Measured is processor time, SQLite's thread included, for a reader far from the top of the server with the most games.

    python -m tests.benchmarks.leaderboards [--quick] [--results 100000] [--servers 40]
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bot import discovery
from bot.i18n.translation import Say
from bot.results.leaderboard import month_begin, of_all_time, of_month
from bot.storage.database import open_database
from bot.storage.leaderboards import SqlLeaderboards
from bot.ui.messages import leaderboard_page
from tests.benchmarks import many_results
from tests.benchmarks.figures import Benchmark, Figure, median

if TYPE_CHECKING:
    from collections.abc import Iterator

BAR_MS = 50.0
REPETITIONS = 7
GAME, ROLE = max(discovery.games().values(), key=lambda game: game.players[-1]).name, ""
"""The game with the most seats."""
READER = many_results.PERSON + 2000


class LeaderboardSizes(msgspec.Struct, frozen=True):
    """The number of results, and of the servers on which they were played."""

    results: int = many_results.RESULTS
    servers: int = many_results.SERVERS


async def measure(sizes: LeaderboardSizes) -> dict[str, float]:
    """Return the processor time of each leaderboard in milliseconds."""
    costs: dict[str, list[float]] = {"all time": [], "this month": []}
    with tempfile.TemporaryDirectory() as folder:
        async with open_database(Path(folder, "bot.db")) as database:
            await many_results.fill(database, sizes.results, servers=sizes.servers)
            store, guild, say = SqlLeaderboards(database), many_results.SERVER, Say("en")
            for _ in range(REPETITIONS):
                begin = time.process_time()
                await store.most_played(guild)
                people = await store.contenders(guild, GAME, ROLE)
                board = of_all_time(GAME, ROLE, people, await store.computers(GAME, ROLE), READER)
                leaderboard_page.drawing().alt(board, say)
                costs["all time"].append(time.process_time() - begin)
                begin = time.process_time()
                people = await store.contenders(guild, GAME, ROLE)
                months = await store.month(guild, GAME, ROLE, month_begin(many_results.NOW - 1))
                leaderboard_page.drawing().alt(of_month(GAME, ROLE, people, months, READER), say)
                costs["this month"].append(time.process_time() - begin)
    return {name: median(spent) * 1e3 for name, spent in costs.items()}


def figures(sizes: LeaderboardSizes) -> Iterator[Figure]:
    """Measure both times, on many servers and with all results on one."""
    for servers in (sizes.servers, 1):
        where = "one server" if servers == 1 else f"{servers} servers"
        for name, cost in asyncio.run(measure(msgspec.structs.replace(sizes, servers=servers))).items():
            yield Figure(f"/leaderboard, {name}, {sizes.results} results on {where}", cost, "ms", bar=BAR_MS)


BENCHMARK = Benchmark(
    figures, full=LeaderboardSizes(), quick=LeaderboardSizes(), tiny=LeaderboardSizes(results=200, servers=2)
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)

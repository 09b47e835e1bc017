"""What `/profile` costs with 100,000 results: the queries, the profile and its words, without the picture.

The profile is that of the most active player, who has ten thousand games: over all servers, as they read it themselves,
and on the server with the most games, as others read it.

    python -m tests.benchmarks.profiles [--quick] [--results 100000] [--reads 20]
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
from bot.results.profile import profile
from bot.storage.database import open_database
from bot.storage.profiles import SqlProfiles
from bot.ui.messages.profile_page import EVERYWHERE, ProfileView, page
from images.community.profile import Emblem, ProfileSheet
from tests.benchmarks import many_results
from tests.benchmarks.figures import Benchmark, Figure, median

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_MS = 50.0


class Sizes(msgspec.Struct, frozen=True):
    """The number of stored results, and how often a profile is read."""

    results: int = many_results.RESULTS
    reads: int = 20


async def read(profiles: SqlProfiles, guild: int | None) -> float:
    """Return the processor time of a profile in words, in milliseconds, SQLite's thread included."""
    uis, busy = discovery.uis(), time.process_time()
    record = await profiles.record(many_results.PERSON, guild)
    kinds = {name: {kind.name: kind.is_least for kind in ui.game.results.moments} for name, ui in uis.items()}
    player = profile(record, kinds, many_results.NOW, with_ratings=True)
    emblems = {tally.game: Emblem(uis[tally.game].emblem, uis[tally.game].colour) for tally in player.tallies}
    sheet = ProfileSheet(record.name, player, emblems, (48, 50), EVERYWHERE)
    view = ProfileView(
        many_results.PERSON, is_own=True, is_hidden=False, can_share=True, has_ratings=True, in_words=True
    )
    page(sheet, view, None, Say("en")).view()
    return (time.process_time() - busy) * 1e3


async def measure(sizes: Sizes) -> tuple[list[float], list[float]]:
    """Return the costs over all servers and on one server, in turns."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_database(Path(folder, "many.db")) as database:
            await many_results.fill(database, sizes.results)
            profiles, costs = SqlProfiles(database), (list[float](), list[float]())
            for _ in range(sizes.reads):
                for guild, spent in zip((None, many_results.SERVER), costs, strict=True):
                    spent.append(await read(profiles, guild))
            return costs


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Measure on a new database."""
    own, other = asyncio.run(measure(sizes))
    yield Figure(f"one's own profile of {sizes.results:,} results", median(own), "ms", bar=MAX_MS)
    yield Figure(f"another's profile of {sizes.results:,} results", median(other), "ms", bar=MAX_MS)


BENCHMARK = Benchmark(figures, full=Sizes(), quick=Sizes(results=20_000), tiny=Sizes(results=50, reads=1))

if __name__ == "__main__":
    BENCHMARK.main(__doc__)

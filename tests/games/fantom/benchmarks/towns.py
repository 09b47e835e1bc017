"""The cost of the first pictures of a town after a start, and the memory of the towns in all languages.

Measures processor seconds of a process with all modules loaded and no picture drawn: first with the towns in a store
that another process has filled, then without a store:

    python -m tests.games.fantom.benchmarks.towns
"""

from __future__ import annotations

import asyncio
import resource
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import msgspec

from bot.i18n.translation import LANGUAGES, text
from bot.ui.rendering.grounds import GroundProcess
from cogs.fantom import GAME
from cogs.fantom.board import Phase
from cogs.fantom.cog import UI
from cogs.fantom.map.network import network
from cogs.fantom.options import Map, Options
from images import fantom
from images.kit import Look, store
from tests.benchmarks.figures import Benchmark, Figure, cpu, proportional
from tests.benchmarks.pictures import forget
from tests.games.fantom.hunts import hunt

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from cogs.fantom.board import Board

FIRST_LIMIT_S, LANGUAGE_LIMIT_S = 0.3, 0.15
"""The limits for a town's first map or zoom from the store, in seconds: after a start, and in each further language."""


class Sizes(msgspec.Struct, frozen=True):
    """The languages and towns to draw, in this order, and whether to draw them without the store too."""

    languages: tuple[str, ...] = tuple(LANGUAGES)
    towns: tuple[str, ...] = (Map.OLD_TOWN, Map.SUBURB)
    anew: bool = True


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Draw the towns from the store and then without it; measure this process's memory before and after each."""
    boards = {town: _board_before_ride(Options(Map(town))) for town in sizes.towns}
    for board in boards.values():  # a bot has loaded the network when a hunt begins
        network(board.options.map, board.options.own_map)
    for language in sizes.languages:
        text("fantom", language, "game-name", {})
    with _temporary_store() as folder:
        for town in sizes.towns:
            yield _prepare(town, sizes, folder)
        yield from _draw(boards, sizes, "from the store", (FIRST_LIMIT_S, LANGUAGE_LIMIT_S))
    if sizes.anew:
        forget()
        yield from _draw(boards, sizes, "drawn anew", (None, None))


@contextmanager
def _temporary_store() -> Generator[Path]:
    """Keep towns in a temporary folder and yield it."""
    before = store.home()
    with TemporaryDirectory() as folder:
        store.set_folder(Path(folder))
        try:
            yield Path(folder)
        finally:
            store.set_folder(before)


def _prepare(town: str, sizes: Sizes, folder: Path) -> Figure:
    """Let another process put a town into the store."""
    assert UI.ground
    before = _children_cpu_s()
    asyncio.run(GroundProcess(level="ERROR").draw(UI.ground, Options(Map(town)), sizes.languages))
    files = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    note = f"{len(sizes.languages)} languages; store {files:.0f} MB; peak {peak:.0f} MB"
    return Figure(f"fantom: {town}: prepared by another process", _children_cpu_s() - before, "s", note)


def _children_cpu_s() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _draw(
    boards: dict[str, Board], sizes: Sizes, note: str, bars: tuple[float | None, float | None]
) -> Iterator[Figure]:
    """Draw the first map and zoom of all towns in all languages, and measure this process's memory."""
    before = proportional()
    for town, board in boards.items():
        for language in sizes.languages:
            bar = bars[0] if language == sizes.languages[0] else bars[1]
            for name, draw in (("map", fantom.draw_map), ("zoom", fantom.draw_zoom)):
                seconds = cpu(partial(draw, board, Look(language))) / 1000
                yield Figure(f"fantom: {town}, {language}: first {name}", seconds, "s", note, bar=bar)
    yield Figure("fantom: towns in memory, PSS", proportional(), "MB", f"{note}; {before:.0f} MB before")


def _board_before_ride(options: Options) -> Board:
    """Return a board of a hunt before a detective's ride."""
    boards = (GAME.board(step.state) for step in hunt(options, 3, 0))
    return next(board for board in boards if board.phase is Phase.DETECTIVES)


BENCHMARK = Benchmark(
    figures, full=Sizes(), quick=Sizes(languages=("en", "cs")), tiny=Sizes(("en",), (Map.SUBURB,), anew=False)
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)

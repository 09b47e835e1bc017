"""What the first pictures of a town cost after a start, and what the towns in all languages then hold in memory.

Seconds as a player waits for them, in two processes that have drawn nothing yet: one that has to draw the towns, as it
is once for every version of the bot, and one that finds them in the store which the first has left.

    python -m tests.games.fantom.benchmarks.towns
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import msgspec

from bot.i18n import LANGUAGES
from cogs.fantom import GAME
from cogs.fantom.board import Phase
from cogs.fantom.options import Map, Options
from images import fantom
from images.kit import Look, store
from tests.benchmarks.__main__ import measured
from tests.benchmarks.figures import Benchmark, Figure, proportional, waited
from tests.games.fantom.hunts import hunt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.fantom.board import Board

FIRST, ANOTHER = 0.3, 0.15
"""Bars for a town's first map, in seconds: after a start, and in another language."""


NEW, STORED = "drawn", "stored"


class Sizes(msgspec.Struct, frozen=True):
    """Which towns are drawn, and in which languages, the first of them first."""

    languages: tuple[str, ...] = tuple(LANGUAGES)
    towns: tuple[str, ...] = (Map.OLD_TOWN, Map.SUBURB)
    store: str = ""
    """The folder of the store that this process is to use; none: have both processes measured."""
    found: str = NEW
    """How the towns are found there."""


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Measure in a process of its own how it is without the towns in the store, then how it is with them."""
    if sizes.store:
        store.keep_in(Path(sizes.store))
        yield from first_pictures(sizes)
        return
    with TemporaryDirectory() as folder:
        chosen = ("--languages", *sizes.languages, "--towns", *sizes.towns, "--store", folder)
        for found in (NEW, STORED):
            yield from measured("tests.games.fantom.benchmarks.towns", *chosen, "--found", found)


def first_pictures(sizes: Sizes) -> Iterator[Figure]:
    """Draw the towns, and weigh this process before and after."""
    boards = {town: _hunted(Options(Map(town))) for town in sizes.towns}
    before = proportional()
    for town, board in boards.items():
        for language in sizes.languages:
            bar = FIRST if language == sizes.languages[0] else ANOTHER
            name = f"fantom: {town}, {language}, {sizes.found}"
            yield from _first(name, board, Look(language), bar if sizes.found == STORED else None)
    yield Figure(f"fantom: towns {sizes.found}, PSS", proportional(), "MB", f"{before:.0f} before")


def _hunted(options: Options) -> Board:
    """Return a board of a hunt as it is before a detective's ride."""
    boards = (GAME.board(step.state) for step in hunt(options, 3, 0))
    return next(board for board in boards if board.phase is Phase.DETECTIVES)


def _first(name: str, board: Board, look: Look, most: float | None) -> Iterator[Figure]:
    """Draw a town's map and zoom in one language."""
    for what, draw, bar in (("map", fantom.draw_map, most), ("zoom", fantom.draw_zoom, None)):
        seconds, worked = waited(partial(draw, board, look))
        yield Figure(f"{name}: first {what}", seconds, "s", f"{worked:.3f} of processor", bar=bar)


BENCHMARK = Benchmark(
    figures, full=Sizes(), quick=Sizes(languages=("en", "cs")), tiny=Sizes(languages=("en",), towns=(Map.SUBURB,))
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)

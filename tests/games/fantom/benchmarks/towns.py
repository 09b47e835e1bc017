"""What the first pictures of a town cost after a start, and what both towns in all languages then hold in memory.

Seconds as a player waits for them, in a process that has drawn nothing yet:

    python -m tests.games.fantom.benchmarks.towns
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bot.i18n import LANGUAGES
from cogs.fantom import GAME
from cogs.fantom.board import Phase
from cogs.fantom.options import Map, Options
from images import fantom
from images.kit import Look
from tests.benchmarks.figures import Benchmark, Figure, proportional, wall
from tests.games.fantom.hunts import hunt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.fantom.board import Board

FIRST, ANOTHER = 0.3, 0.15
"""Bars for a town's first map, in seconds: after a start, and in another language."""


class Sizes(msgspec.Struct, frozen=True):
    """In which languages the towns are drawn, the first of them first."""

    languages: tuple[str, ...] = tuple(LANGUAGES)


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Draw both towns, and weigh this process before and after."""
    boards = {town: _hunted(options) for town, options in (("old town", Options()), ("suburb", Options(Map.SUBURB)))}
    before = proportional()
    for town, board in boards.items():
        for language in sizes.languages:
            bar = FIRST if language == sizes.languages[0] else ANOTHER
            yield from _first(f"fantom: {town}, {language}", board, Look(language), bar)
    told = f"{before:.0f} MB before"
    yield Figure("fantom: both towns in memory, PSS", proportional(), "MB", told)


def _hunted(options: Options) -> Board:
    """Return a board of a hunt as it is before a detective's ride."""
    boards = (GAME.board(step.state) for step in hunt(options, 3, 0))
    return next(board for board in boards if board.phase is Phase.DETECTIVES)


def _first(name: str, board: Board, look: Look, bar: float) -> Iterator[Figure]:
    """Draw a town's map and zoom in one language."""
    yield Figure(f"{name}: first map", wall(partial(fantom.draw_map, board, look)), "s", bar=bar)
    yield Figure(f"{name}: first zoom", wall(partial(fantom.draw_zoom, board, look)), "s")


BENCHMARK = Benchmark(figures, full=Sizes(), quick=Sizes(languages=("en", "cs")), tiny=Sizes(languages=("en",)))

if __name__ == "__main__":
    BENCHMARK.main(__doc__)

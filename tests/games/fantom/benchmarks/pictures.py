"""What the pictures of a hunt cost, in both towns, and how much of them is kept in memory.

python -m tests.games.fantom.benchmarks.pictures
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

import psutil

from bot.i18n import LANGUAGES
from cogs.fantom.board import Phase
from images import fantom
from images.fantom.town.base_map import BARE, LETTERED, weight
from images.kit import Look
from tests.benchmarks.pictures import LOOK, forget, measure
from tests.games.fantom.images.hunting import LARGE, QUICK, hands

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.benchmarks.pictures import Drawer

SEED = 1
"""Of hunts played at random: one that is not over at once in either town."""


def hunted() -> Iterator[tuple[str, Drawer]]:
    """Yield the pictures of a hunt in both towns, as they are before a detective's and before Fantom's last ride."""
    for town, options, players in (("old town", LARGE, 6), ("suburb", QUICK, 3)):
        played = hands(options, players, SEED)
        last = {hand.board.phase: hand for hand in played}
        for phase in (Phase.DETECTIVES, Phase.FANTOM):
            board = last[phase].board
            yield f"{town}, {phase.value}, map", partial(fantom.draw_map, board, LOOK)
            yield f"{town}, {phase.value}, zoom", partial(fantom.draw_zoom, board, LOOK)
        yield f"{town}, log", partial(fantom.draw_log, last[Phase.FANTOM], LOOK)
        yield f"{town}, own map", partial(fantom.draw_own, last[Phase.FANTOM], LOOK)


def megabytes() -> float:
    """Return how much of this process lies in memory."""
    return float(psutil.Process().memory_info().rss) / 1e6


def kept() -> None:
    """Print what is kept when both towns were drawn in every language, by two threads as in the bot."""
    forget()
    played = [hand.board for options in (LARGE, QUICK) for hand in hands(options, 3, SEED)]
    boards = {board.options.map: board for board in played if board.phase is Phase.DETECTIVES}
    looks = [Look(language, LOOK.names) for language in LANGUAGES]
    before = megabytes()
    with ThreadPoolExecutor(2) as threads:
        jobs = [
            threads.submit(draw, board, look)
            for look in looks
            for board in boards.values()
            for draw in (fantom.draw_map, fantom.draw_zoom)
        ]
        assert all(job.result() for job in jobs)
    print(
        f"towns kept: {weight() / 1e6:.0f} MB of at most {(LETTERED + BARE) / 1e6:.0f};"
        f" resident {before:.0f} MB before, {megabytes():.0f} MB after"
    )


def film() -> None:
    """Print what a film costs."""
    board = hands(LARGE, 6)[-1].board
    fantom.draw_film(board, LOOK)
    began = perf_counter()
    picture = fantom.draw_film(board, LOOK)
    assert picture
    print(
        f"film of {len(board.hunts[-1].route)} boxes: {len(picture.data) / 1024:.0f} KB, {perf_counter() - began:.1f} s"
    )


def main() -> None:
    """Measure two hunts."""
    for name, draw in hunted():
        measure(f"fantom, {name}", draw)
    film()
    kept()


if __name__ == "__main__":
    main()

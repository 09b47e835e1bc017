"""What pictures cost: from board to PNG, against deflate alone and against drawing it all anew.

Run it from the top: python -m tests.benchmarks.pictures. It prints and judges nothing.
"""

from __future__ import annotations

import gc
import sys
import zlib
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from io import BytesIO
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

import psutil
from PIL import Image

from bot.i18n import LANGUAGES
from cogs.fantom.view import Phase
from images import case07, fantom, fort
from images.fantom.town.base_map import BARE, LETTERED, weight
from images.kit import Look
from images.kit.picture import LEVEL
from tests.games.case07.images.sleuthing import BOARDS as INVESTIGATIONS
from tests.games.case07.images.sleuthing import CHARTED, HAND
from tests.games.fantom.images.hunting import LARGE, QUICK, hands
from tests.games.fort.images.boards import BOARDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from images.kit import Picture

    Drawer = Callable[[], Picture | None]

LOOK = Look("cs", names=("Žofie", "Ľubomír", "Grzegorz", "Alice", "Max", "Ann"))
TIMES = 30
ANEW = 3
SEED = 1
"""Of hunts played at random: one that is not over at once in either town."""


def milliseconds(act: Callable[[], object], times: int = TIMES) -> float:
    """Return the median time of an act."""
    taken: list[float] = []
    for _ in range(times):
        began = perf_counter()
        act()
        taken.append((perf_counter() - began) * 1000)
    return median(taken)


def forget() -> None:
    """Throw away everything that was drawn and kept; the fonts stay."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(("images.fort", "images.fantom", "images.case07")):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()
    gc.collect()


def rows(png: bytes) -> bytes:
    """Return a picture's 8-bit rows, one filter byte before each, as PNG deflates them."""
    image = Image.open(BytesIO(png))
    pixels, width = image.tobytes(), image.width
    return b"".join(b"\0" + pixels[start : start + width] for start in range(0, len(pixels), width))


def measure(name: str, draw: Drawer) -> None:
    """Print one line about one picture."""
    picture = draw()
    if picture is None:
        return

    def anew() -> None:
        forget()
        draw()

    full = milliseconds(anew, ANEW)
    drawn = milliseconds(draw)
    flat = rows(picture.data)
    floor = milliseconds(lambda: zlib.compress(flat, LEVEL))
    size = f"{picture.width} x {picture.height}"
    kilobytes = len(picture.data) / 1024
    print(
        f"{name:34} {size:>12} {kilobytes:6.0f} KB {drawn:7.1f} ms   floor {floor:5.1f} ms = {drawn / floor:4.1f} x"
        f"   drawn anew {full:6.0f} ms = {full / drawn:5.1f} x",
    )


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
    """Measure every board of the tests, and a hunt."""
    for name, board in BOARDS.items():
        measure(f"fort, {name}", partial(fort.draw_board, board, LOOK))
    for name, draw in hunted():
        measure(f"fantom, {name}", draw)
    film()
    kept()
    for name, investigated in INVESTIGATIONS.items():
        measure(f"case07, {name}", partial(case07.draw_board, investigated, LOOK))
    measure("case07, own", partial(case07.draw_own, HAND, LOOK))
    measure("case07, notebook", partial(case07.draw_notebook, HAND, LOOK))
    measure("case07, chart", partial(case07.draw_chart, CHARTED, LOOK))


if __name__ == "__main__":
    main()

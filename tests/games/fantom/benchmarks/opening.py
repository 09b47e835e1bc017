"""What the first pictures of a town cost a bot that has just started: without a store of towns, and with one.

`python -m tests.games.fantom.benchmarks.opening`: milliseconds of processor time, each in a new process that has
loaded everything and drawn nothing; the median of some, beside the bar.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import msgspec

from bot.i18n import LANGUAGES, text
from cogs.fantom.board import Phase
from cogs.fantom.map.network import network
from images import fantom
from images.kit import Look, store
from tests import tree
from tests.games.fantom.images.hunting import LARGE, QUICK, hands

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.fantom.board import Board

TOWNS = {"old town": LARGE, "suburb": QUICK}
BARS = {"map": 300, "zoom": 300, "map, another language": 150, "zoom, another language": 150}
"""Of the first pictures after a start, in milliseconds, with the town in the store."""
TIMES = 5
NAMES = ("Žofie", "Boris", "Ada")
_FIRST, _SECOND = "en", "cs"


def boards(town: str) -> Board:
    """Return a board of a hunt in a town with a detective to ride."""
    seen = [hand.board for hand in hands(TOWNS[town], 3, 1) if hand.board.phase is Phase.DETECTIVES]
    return seen[len(seen) // 2]


def measured(town: str, folder: Path | None) -> dict[str, float]:
    """Draw the first pictures of a town in this process; return their processor time in milliseconds."""
    store.keep_in(folder)
    board = boards(town)
    network(board.options.map, board.options.own_map)
    for language in LANGUAGES:  # the host reads all texts before anything else
        text("fantom", language, "game-name", {})
    drawings: dict[str, Callable[[], object]] = {
        "map": lambda: fantom.draw_map(board, Look(_FIRST, NAMES)),
        "zoom": lambda: fantom.draw_zoom(board, Look(_FIRST, NAMES)),
        "map, another language": lambda: fantom.draw_map(board, Look(_SECOND, NAMES)),
        "zoom, another language": lambda: fantom.draw_zoom(board, Look(_SECOND, NAMES)),
        "map, once more": lambda: fantom.draw_map(board, Look(_SECOND, NAMES)),
        "zoom, once more": lambda: fantom.draw_zoom(board, Look(_SECOND, NAMES)),
    }
    return {name: _spent(draw) for name, draw in drawings.items()}


def _spent(act: Callable[[], object]) -> float:
    began = time.process_time()
    act()
    return (time.process_time() - began) * 1000


def fill(folder: Path) -> None:
    """Put both towns into a store in every language."""
    store.keep_in(folder)
    for options in TOWNS.values():
        for language in LANGUAGES:
            fantom.draw_ground(options, Look(language))


def _asked(*arguments: str) -> bytes:
    command = [sys.executable, "-m", "tests.games.fantom.benchmarks.opening", *arguments]
    return subprocess.run(command, cwd=tree.ROOT, check=True, stdout=subprocess.PIPE).stdout


def _medians(*arguments: str, times: int) -> dict[str, float]:
    """Measure in new processes; return the median of each figure."""
    found = [msgspec.json.decode(_asked(*arguments), type=dict[str, float]) for _ in range(times)]
    return {name: median(each[name] for each in found) for name in found[0]}


def main() -> None:
    """Print all figures; with the name of a town, and the folder of a store, those of one start as JSON."""
    if arguments := sys.argv[1:]:
        figures = measured(arguments[0], Path(arguments[1]) if arguments[1:] else None)
        print(msgspec.json.encode(figures).decode())
        return
    with TemporaryDirectory() as folder:
        began = time.process_time()
        fill(Path(folder))
        spent = time.process_time() - began
        size = sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file()) / 1e6
        print(f"both towns in {len(LANGUAGES)} languages: drawn and stored in {spent:.1f} s, {size:.0f} MB of files")
        for town in TOWNS:
            _print(town, Path(folder))


def _print(town: str, folder: Path) -> None:
    drawn, stored = _medians(town, times=1), _medians(town, str(folder), times=TIMES)
    for name, spent in stored.items():
        bar = BARS.get(name)
        verdict = "" if bar is None else f"   bar {bar:3} ms  {'HOLDS' if spent <= bar else 'MISSED'}"
        print(f"{town}, {name:24} drawn {drawn[name]:6.0f} ms   from the store {spent:5.0f} ms{verdict}")


if __name__ == "__main__":
    main()

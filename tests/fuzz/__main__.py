"""Fuzz a game: `python -m tests.fuzz GAME [--minutes N] [--seed S]`, until it is stopped or a property breaks.

Games that reach new branches are stored under `.fuzz/GAME`, where the next run loads them. A game that breaks a
property is written there as a record, which `python -m bot replay --record FILE --secrets` opens.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bot import discovery
from tests import tree
from tests.fuzz.fuzzer import Fuzzer

if TYPE_CHECKING:
    from collections.abc import Callable

QUIET = 10.0
"""Seconds between two lines of progress."""


def main() -> int:
    """Fuzz until stopped; return 1 if a property broke."""
    sys.path.append(str(tree.SAMPLE))  # discovery then finds the games of the tests
    games = discovery.games()
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Play a game oddly until it breaks.")
    parser.add_argument("game", metavar="GAME", choices=sorted(games), help=", ".join(sorted(games)))
    parser.add_argument("--minutes", type=float, default=math.inf, help="how long; without, until it is stopped")
    parser.add_argument("--seed", type=int, default=time.time_ns(), help="what all it tries follows from")
    parser.add_argument("--corpus", type=Path, default=tree.ROOT / ".fuzz", help="where games are kept")
    options = parser.parse_args()
    fuzzer = Fuzzer(games[options.game], options.corpus / options.game, options.seed)
    try:
        finding = fuzzer.run(_until(time.monotonic() + 60 * options.minutes, fuzzer))
    except KeyboardInterrupt:
        finding = None
    print(fuzzer.status())
    if finding is None:
        return 0
    print(f"{finding.about}\nopen it with: python -m bot replay --record {finding.file} --secrets")
    return 1


def _until(end: float, fuzzer: Fuzzer) -> Callable[[], bool]:
    """Return a function that returns whether the time is up, and that prints the progress at intervals."""
    reported_at = time.monotonic()

    def stop() -> bool:
        nonlocal reported_at
        now = time.monotonic()
        if now - reported_at >= QUIET:
            reported_at = now
            print(fuzzer.status(), flush=True)
        return now >= end

    return stop


if __name__ == "__main__":
    raise SystemExit(main())

"""Search for towns that are accepted but cannot be drawn: `python -m tests.games.fantom.images.town_search`.

Every town is drawn by a real drawing process within its limits. Real street maps are JSON files
of lists of lines in metres (`--streets FILE`); none is part of the repository.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
import tempfile
import time
from collections import Counter
from math import inf
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from bot.game.contract import Refused
from bot.i18n.translation import LANGUAGES
from bot.ui.rendering.grounds import GroundProcess
from cogs.fantom.cog import UI
from cogs.fantom.map import atlas
from cogs.fantom.options import Map, Options
from images.kit import store
from tests.games.fantom.images import random_towns

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.fantom.map.town import Point, Town


HEAVY = ("looped", "netted", "lined", "covered")
"""Kinds at the limits of a map file, which take up to a minute to draw."""
HEAVY_PERIOD = 25
"""One town in this many is heavy."""


def towns(count: int, seed: int, streets: list[list[Point]]) -> Iterator[tuple[str, Town]]:
    """Yield this many towns with their kinds, in turns."""
    kinds = dict(random_towns.KINDS)
    if streets:
        kinds["streets"] = lambda luck: random_towns.from_streets(luck, streets)
    small = [kind for kind in kinds if kind not in HEAVY]
    for n in range(count):
        heavy = HEAVY[n // HEAVY_PERIOD % len(HEAVY)] if n % HEAVY_PERIOD == 0 else None
        kind = heavy or small[n % len(small)]
        yield kind, kinds[kind](Random(f"{seed} {n}"))


async def failure(options: Options) -> str | None:
    """Draw a town in a process in all languages; return the reason of a failure, else None."""
    assert UI.ground
    return await GroundProcess(level="ERROR").draw(UI.ground, options, sorted(LANGUAGES))


def main() -> int:
    """Search, print the counts, and return 1 if an accepted town was not drawn."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--towns", type=int, default=2000)
    parser.add_argument("--minutes", type=float, default=inf)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--streets", type=Path, nargs="*", default=[])
    arguments = parser.parse_args()
    lines = [line for path in arguments.streets for line in json.loads(path.read_text())]
    end_at = time.monotonic() + 60 * arguments.minutes
    counts, worst, failures = Counter[str](), dict[str, float](), 0
    with tempfile.TemporaryDirectory() as folder:
        store.set_folder(Path(folder))
        for n, (kind, town) in enumerate(towns(arguments.towns, arguments.seed, lines)):
            if time.monotonic() > end_at:
                break
            text = random_towns.text(town)
            try:
                atlas.check(text)
            except Refused as refused:
                counts[f"{kind}: refused, {refused.args[0] if refused.args else refused}"] += 1
                continue
            options, began = Options(Map.OWN, own_map=text), time.monotonic()
            reason = asyncio.run(failure(options))
            worst[kind] = max(worst.get(kind, 0.0), time.monotonic() - began)
            if reason:
                failures += 1
                Path(f"failed-{kind}-{n}.toml").write_text(text)
            shared = bool(random_towns.shared_angles(town))
            counts[f"{kind}: {reason or 'drawn'}, streets that leave together {shared}"] += 1
    for result, count in sorted(counts.items()):
        sys.stdout.write(f"{count:5} {result}\n")
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
    sys.stdout.write(
        f"worst seconds: { {kind: round(seconds, 1) for kind, seconds in worst.items()} }, memory: {memory} MB\n"
    )
    return int(failures > 0)


if __name__ == "__main__":
    raise SystemExit(main())

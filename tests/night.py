"""The checks that are too expensive for every change: `python -m tests night [--minutes N] [--seed S] [NAME ...]`.

The fixed checks come first: the second type checker, all tests marked `night`, the coverage of the whole repository
with its minimum, and the suite on the newest Python. Then a search of N minutes uses fresh seeds. For half of the
time it plays rounds of whole games, all other properties, thousands of kills and flipped bits, at least one round; for
the other half it runs the fuzzer of every game. It prints the seed first; `--seed` repeats it.

Each failure of the search becomes an entry in `tests/failures/`, which `python -m tests` replays. Changes no other
file that git tracks.
"""

from __future__ import annotations

import argparse
import itertools
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from tests import failure_entries, tree
from tests.__main__ import PARALLEL, SCRIPTS, Check, Result, report, run, run_all

if TYPE_CHECKING:
    from collections.abc import Iterator

SEARCH_MINUTES = 30.0
"""The length of the search without `--minutes`."""
NEWEST_PYTHON = "3.14"
SEARCH = "search"
"""The name of the search among the names of the checks."""

CHECKS = (
    Check("pyright", ("basedpyright",), beside=True),
    Check("night", ("pytest", *PARALLEL, "-m", "night")),
    Check("forget", ("coverage", "erase")),
    Check("measured", ("coverage", "run", "-m", "pytest", *PARALLEL, "-m", "not night and (pure or not unmeasured)")),
    Check("combine", ("coverage", "combine", "--quiet")),
    Check("coverage", ("coverage", "report")),
)
SIZES = (("TEST_KILLS", "1000"), ("TEST_PROCESS_KILLS", "20"), ("TEST_BITS", "300"))
"""The size of each round of the search, besides the games."""
ENTRIES = (failure_entries.FOLDER_VARIABLE, str(failure_entries.FOLDER))


def newest_python(version: str) -> Check:
    """Return the check that runs the tests on another Python, in a separate environment."""
    tests = ("pytest", *PARALLEL, "-m", "not night")
    command = ("uv", "run", "--locked", "--extra", "playground", "--python", version, "python", "-m", *tests)
    return Check(f"python{version}", command, variables=(("UV_PROJECT_ENVIRONMENT", f".venv-{version}"),))


def is_missing(version: str) -> bool:
    """Return whether there is no interpreter of a version and none can be installed."""
    tries = (("python", "find", version), ("python", "install", version))
    return all(
        subprocess.run([SCRIPTS / "uv", *arguments], check=False, capture_output=True).returncode for arguments in tries
    )


def with_seed(check: Check, seed: int) -> Check:
    """Return the check; for the tests marked `night`, with a fresh seed and the folder of entries."""
    return replace(check, variables=(("TEST_SEED", str(seed)), ENTRIES)) if check.name == "night" else check


def play_with(seed: int) -> Check:
    """Return the check that runs every seeded test once with this seed, in larger sizes than `python -m tests`."""
    command = ("pytest", *PARALLEL, "-m", "seeded", f"--hypothesis-seed={seed}")
    return Check(f"seed {seed}", command, variables=(("TEST_SEED", str(seed)), *SIZES, ENTRIES))


def fuzz(game: str, minutes: float, seed: int) -> Check:
    """Return the check that fuzzes one game for some minutes."""
    arguments = ("-m", "tests.fuzz", game, "--minutes", f"{minutes:.3f}", "--seed", str(seed))
    return Check(f"fuzz {game}", ("python", *arguments), beside=True)


def search(minutes: float, first: int) -> Iterator[Result]:
    """Play with fresh seeds for half of the minutes, at least one, then fuzz every game."""
    end = time.monotonic() + 60 * minutes / 2
    for seed in itertools.count(first):
        yield run(play_with(seed))
        if time.monotonic() >= end:
            break
    games = [folder.name for folder in tree.games()]
    cores = os.cpu_count() or 1
    share = minutes / 2 * min(cores, len(games)) / len(games)
    with ThreadPoolExecutor(cores) as workers:
        yield from workers.map(partial(_fuzzed, minutes=share, seed=first), games)


def _fuzzed(game: str, minutes: float, seed: int) -> Result:
    """Fuzz one game and store its finding as an entry."""
    since = time.time()
    result = run(fuzz(game, minutes, seed))
    broken_games = tree.ROOT / ".fuzz" / game / "broken"
    for path in failure_entries.keep_records(game, broken_games, failure_entries.FOLDER, since=since):
        print(f"kept as {tree.relative_name(path)}", flush=True)
    return result


def fixed(checks: tuple[Check, ...], python: str) -> list[Result]:
    """Run these checks and the suite on another Python; print that it is skipped if there is no interpreter of it."""
    other = newest_python(python)
    remaining_checks = [check for check in checks if check.name != other.name]
    results = run_all(remaining_checks)
    if len(remaining_checks) == len(checks):
        return results
    if is_missing(python):
        notice = f"skipped: there is no interpreter of Python {python}, and uv can install none"
        print(f"\n== {other.name}: {notice}", flush=True)
        return [*results, Result(other.name, None, 0.0, notice)]
    return [*results, run(other)]


def main(arguments: list[str]) -> int:
    """Run the whole night, or the named checks; return 0 if no check failed."""
    parser = argparse.ArgumentParser(prog="python -m tests night", description="Run the checks that take long.")
    parser.add_argument("--minutes", type=float, default=SEARCH_MINUTES, help="how long to search with fresh seeds")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**9, help="repeats an earlier search")
    parser.add_argument("--python", default=NEWEST_PYTHON, help="the other Python that the suite runs on")
    checks = {check.name: check for check in CHECKS}
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these checks of the table at the end")
    options = parser.parse_args(arguments)
    checks |= {(other := newest_python(options.python)).name: other}
    if unknown := set(options.names) - {*checks, SEARCH}:
        parser.error(f"no such check: {', '.join(sorted(unknown))}; there are {', '.join(checks)} and {SEARCH}")
    selected_names = options.names or [*checks, SEARCH]
    print(f"seed {options.seed}: --seed {options.seed} plays the same games again", flush=True)
    fixed_checks = tuple(with_seed(check, options.seed) for name, check in checks.items() if name in selected_names)
    results = fixed(fixed_checks, options.python)
    return report([*results, *(search(options.minutes, options.seed) if SEARCH in selected_names else ())])


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

"""All benchmarks of the host and of the games: `python -m tests.benchmarks`.

Each runs in a process of its own, one after the other, and all figures form one table. Names select the benchmarks
with such a name. The last results in full size are stored beside this file, each with the date, the machine and the
commit, as soon as the benchmark ends, because all of them together take hours. The exit code says whether all
benchmarks ran; a missed bar does not change it.

    python -m tests.benchmarks [--quick] [NAME ...]
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tests import tree
from tests.benchmarks.figures import Figure, head, line

if TYPE_CHECKING:
    from collections.abc import Iterator

RESULTS = Path(__file__).with_name("results.md")
TITLE = "# What the benchmarks measured last"
PART = "\n\n## "
"""The beginning of a benchmark's part in the stored results."""
DECISIONS = "What former benchmarks decided"
"""The part with results of deleted benchmarks, written by hand."""
DECLARED = "\nBENCHMARK = "
FOLDERS = ("tests/benchmarks/*.py", "tests/games/*/benchmarks/*.py")


def modules() -> list[str]:
    """Return every module that declares a benchmark, the host's first."""
    paths = [path for pattern in FOLDERS for path in sorted(tree.ROOT.glob(pattern))]
    return [
        ".".join(path.relative_to(tree.ROOT).with_suffix("").parts)
        for path in paths
        if path != Path(__file__) and DECLARED in path.read_text(encoding="utf-8")
    ]


class Broken(Exception):  # noqa: N818 - reported in one line
    """A benchmark failed to run."""


def measured(module: str, *sizes: str) -> Iterator[Figure]:
    """Run one benchmark and yield its figures as they come; raise `Broken` if it fails."""
    command = (sys.executable, "-m", module, "--json", *sizes)
    with subprocess.Popen(command, cwd=tree.ROOT, stdout=subprocess.PIPE, text=True) as process:
        for printed in process.stdout or ():
            if printed.startswith("{"):
                yield msgspec.json.decode(printed, type=Figure)
    if process.returncode:
        raise Broken(f"{module} ended with exit code {process.returncode}")


def conditions(sizes: tuple[str, ...]) -> str:
    """Return the conditions of the figures: the date, the commit, the machine and the sizes."""
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"],  # noqa: S607 - git is wherever the path finds it
        cwd=tree.ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    return f"{datetime.now(UTC):%Y-%m-%d}; commit {commit}; {machine}; {'quick' if sizes else 'full'} sizes."


def kept_with(results: str, module: str, result: str) -> str:
    """Return the stored results with one part replaced, in the order of `modules`, without parts of deleted benchmarks.

    The part `DECISIONS` stays, at the end.
    """
    parts = dict(part.rstrip().split("\n\n", 1) for part in results.split(PART)[1:]) | {module: result}
    ordered = (f"{PART}{name}\n\n{parts[name]}" for name in (*modules(), DECISIONS) if name in parts)
    return f"{TITLE}{''.join(ordered)}\n"


def keep(module: str, lines: list[str]) -> None:
    """Store the new results of a benchmark instead of its last ones."""
    results = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else TITLE
    result = "\n".join([conditions(()), "", head(), *lines])
    RESULTS.write_text(kept_with(results, module, result), encoding="utf-8")


def main() -> int:
    """Measure, print and store; return 1 if a benchmark failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_const", const=("--quick",), default=(), help="small sizes")
    parser.add_argument("names", nargs="*", metavar="NAME")
    options = parser.parse_args()
    broken = list[str]()
    print(f"{conditions(options.quick)}\n\n{head()}", flush=True)
    for module in modules():
        if options.names and not any(name in module for name in options.names):
            continue
        lines = list[str]()
        try:
            for figure in measured(module, *options.quick):
                lines.append(line(figure.cells()))
                print(lines[-1], flush=True)
        except Broken as failure:
            broken.append(str(failure))
        else:
            if not options.quick:
                keep(module, lines)
    print("\n".join(["", *broken]))
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())

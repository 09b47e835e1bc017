"""Checks of the selection against real runs, started by hand.

`python -m tests.changed.proof reads [PATH ...]` runs tests and reports each file of the repository that a test opens
although a change of the file would not select the test.

`python -m tests.changed.proof breaks [--modules 3] [--tests 40] [--seed 1] [MODULE ...]` breaks modules one by one in a
copy of HEAD: each function of the module raises. It runs a sample of the test files that the module does not select,
which must pass, and then the selected ones until one fails.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import posixpath
import random
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests import tree
from tests.changed import reads
from tests.changed.repository import Repository
from tests.changed.selection import select

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tests.changed.graph import Graph

PYTEST = ("-m", "pytest", "-q", "-m", "not night", "--tb=line")
WORKERS = ("-n", "2")
MARK = "broken on purpose"
"""The message of the error that a broken module raises."""
FAILED = (1, 2)
"""Pytest's exit statuses if a test failed, or a file could not be collected or xdist stopped at a failure."""
NO_TESTS = 5
"""Pytest's exit status if it runs no test."""


@dataclass(frozen=True)
class Outcome:
    """The runs of one broken module."""

    module: str
    unselected: int
    """The number of unselected test files that ran."""
    output: str
    """The output of the run of unselected tests if it failed, or an empty string."""
    noticed: bool
    """Whether a selected test failed, or could not be imported."""

    def __str__(self) -> str:
        selected = "a selected test fails" if self.noticed else "NO SELECTED TEST FAILS"
        others = f"{self.unselected} unselected files {'FAIL' if self.output else 'pass'}"
        return "\n".join(filter(None, (f"{self.module}: {selected}, {others}", self.output)))


def broken(text: str) -> str:
    """Return the source of a module with each function raising when called; without a function the import raises."""
    module = ast.parse(text)
    failure = ast.parse(f"raise RuntimeError({MARK!r})").body
    functions = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for function in functions:
        function.body[:0] = failure
    if not functions:
        module.body += failure
    return ast.unparse(ast.fix_missing_locations(module))


def break_module(root: Path, module: str, unselected: Sequence[str], selected: Sequence[str], *options: str) -> Outcome:
    """Break one module in a work tree, run both groups of tests with these options of pytest, restore the module."""
    file = root / module
    text = file.read_text("utf-8")
    file.write_text(broken(text), "utf-8")
    try:
        others = _run(root, *options, *unselected) if unselected else None
        own = _run(root, *options, "--maxfail=1", *selected) if selected else None
    finally:
        file.write_text(text, "utf-8")
    passed = others is None or others.returncode in (0, NO_TESTS)
    return Outcome(
        module,
        len(unselected),
        "" if others is None or passed else others.stdout,
        own is not None and (own.returncode in FAILED or MARK in own.stdout),  # or a conftest cannot be imported
    )


def unseen_reads(notes: Mapping[str, Sequence[str]], graph: Graph) -> Iterator[str]:
    """Yield a line for each file that a test opened although it does not select the test.

    Discovery loads every game, and a start of the bot reads all texts: a game's files count only for the tests that
    its package selects.
    """
    selections = {file: set(select([file], graph).tests) for files in notes.values() for file in files}
    packages = {posixpath.dirname(package): package for package, *_ in graph.games.values()}
    playing = {package: set(select([package], graph).tests) for package in packages.values()}
    for test, files in sorted(notes.items()):
        for file in files if test in graph.tests else ():
            package = next((package for folder, package in packages.items() if file.startswith(f"{folder}/")), None)
            if test not in selections[file] and (package is None or test in playing[package]):
                yield f"{test} opens {file}"


def _run(root: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [sys.executable, *PYTEST, *arguments],
        cwd=root,
        env=inherited | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def _breaks(modules: Sequence[str], count: int, tests: int, seed: int) -> int:
    chance, failures = random.Random(seed), 0
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder, "copy")
        Repository(tree.ROOT).git("clone", "--quiet", "--shared", ".", str(root))
        graph = Repository(root).graph([])
        candidates = [path for path in sorted(graph.sources) if path.startswith(("bot/", "cogs/", "images/"))]
        for module in modules or chance.sample(candidates, count):
            selected = select([module], graph).tests
            unselected = sorted(set(graph.tests) - set(selected))
            sample = chance.sample(unselected, min(tests, len(unselected)))
            outcome = break_module(root, module, sample, selected, *WORKERS)
            print(outcome, flush=True)
            failures += bool(outcome.output) or not outcome.noticed
    return int(failures > 0)


def _reads(paths: Sequence[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        run = _run(tree.ROOT, "-p", "tests.changed.reads", *paths, **{reads.FOLDER: folder})
        print(run.stdout if run.returncode else run.stdout.strip().rpartition("\n")[2])
        notes: dict[str, set[str]] = {}
        for file in Path(folder).iterdir():
            for test, files in json.loads(file.read_text("utf-8")).items():
                notes.setdefault(test, set()).update(files)
    unseen = list(unseen_reads({test: sorted(files) for test, files in notes.items()}, Repository(tree.ROOT).graph([])))
    print("\n".join(unseen) or f"each file that {len(notes)} test files opened selects them")
    return int(bool(unseen or run.returncode))


def main() -> int:
    """Run one of the two checks; return 1 if it found a test that the selection misses."""
    parser = argparse.ArgumentParser(prog="python -m tests.changed.proof", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("reads").add_argument("paths", nargs=argparse.REMAINDER, metavar="PATH")
    breaking = commands.add_parser("breaks")
    breaking.add_argument("modules", nargs="*", metavar="MODULE")
    breaking.add_argument("--modules", dest="count", type=int, default=3)
    breaking.add_argument("--tests", type=int, default=40)
    breaking.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.command == "reads":
        return _reads(arguments.paths)
    return _breaks(arguments.modules, arguments.count, arguments.tests, arguments.seed)


if __name__ == "__main__":
    raise SystemExit(main())

"""`python -m tests changed [--since REF]`: the checks that a change needs, and the tests that it can break.

Prints how many of how many tests a change selects and which changed file selects them, then runs lint, format, mypy,
the import contracts and those tests. Collecting all tests takes half a minute, so cases are counted from the last
runs here (`tests.timing`); without any run the report counts test functions.
"""

from __future__ import annotations

import argparse
import posixpath
from collections import Counter
from typing import TYPE_CHECKING

from tests.changed.repository import Repository
from tests.changed.selection import select
from tests.changed.weights import weigh
from tests.timing import read_record

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from pathlib import Path

    from tests.changed.graph import Graph
    from tests.changed.selection import Selection
    from tests.timing import Record

CHECKS = ("lint", "format", "mypy", "imports")
"""The checks that run on every change, by the names that `tests.__main__` gives them."""


def plan(root: Path, arguments: list[str]) -> tuple[list[str], list[str]]:
    """Return the report on a change, in lines, and the paths of the test files that it selects.

    Exit with a message and status 2 when `--since` names no commit.
    """
    parser = argparse.ArgumentParser(prog="python -m tests changed")
    parser.add_argument(
        "--since",
        metavar="REF",
        help="compare the work tree with this commit; by default with HEAD, or, if nothing differs from HEAD, with "
        "the last commit that is also upstream",
    )
    repository = Repository(root)
    since = parser.parse_args(arguments).since or repository.starting_point()
    if not repository.has(since):
        parser.error(f"no such commit: {since}")
    paths = repository.changed(since)
    graph = repository.graph(paths)
    selection = select(paths, graph)
    heading = f"changed since {since[:12]}: {len(paths)} files; {_total(selection, graph, read_record(root))}"
    return [heading, *_reasons(selection)], selection.tests


def _total(selection: Selection, graph: Graph, record: Record) -> str:
    weights = weigh(graph, record)
    cases, all_cases = (sum(weights[path].cases for path in paths) for paths in (selection.tests, graph.tests))
    seconds, all_seconds = (sum(weights[path].seconds for path in paths) for paths in (selection.tests, graph.tests))
    share = f", {cases / all_cases:.1%}" if all_cases else ""
    files = f"selected {len(selection.tests)} of {len(graph.tests)} test files"
    if not record:
        return f"{files} ({cases:,.0f} of {all_cases:,.0f} test functions{share})"
    time = f"{seconds / 60:.1f} of {all_seconds / 60:.1f} minutes when last run"
    return f"{files} (about {cases:,.0f} of {all_cases:,.0f} tests{share}; {time})"


def _reasons(selection: Selection) -> Iterator[str]:
    for path, tests in selection.reasons.items():
        if path in selection.for_all:
            yield f"  {path} -> all tests, because all depend on it"
        elif tests <= selection.scans and path.endswith(".py"):
            yield f"  {path} -> NO TEST of its own: no test imports it, directly or through other files"
        else:
            yield f"  {path} -> {_folders(tests) or 'no test reads it'}"


def _folders(tests: Collection[str]) -> str:
    counts = Counter(posixpath.dirname(path) for path in tests)
    return ", ".join(f"{folder} ({count})" for folder, count in sorted(counts.items()))

"""The shares of past commits: `python -m tests.changed.history [--commits 175]`.

Replays the newest commits that are no merges, each with the graph of its own tree. Prints for each commit its share of
a full run by cases and by time, the seconds of its tests (all workers together) and the seconds that the selection
took; then the quartiles. Old test files weigh what their functions weighed in the last runs here (`tests.timing`).
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from statistics import quantiles
from typing import TYPE_CHECKING

from tests import tree
from tests.changed.repository import Repository
from tests.changed.selection import select
from tests.changed.weights import Weight, weigh
from tests.timing import read_record

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tests.timing import Record

COMMITS = 175


@dataclass(frozen=True)
class Replay:
    """The selection of one commit."""

    commit: str
    selected: Weight
    total: Weight
    selecting_s: float

    @property
    def share_of_cases(self) -> float:
        return self.selected.cases / (self.total.cases or 1)

    @property
    def share_of_time(self) -> float:
        return self.selected.seconds / (self.total.seconds or 1)


def replay(repository: Repository, commit: str, record: Record) -> Replay:
    """Return the selection of `python -m tests changed` for a commit."""
    start_time = time.perf_counter()
    paths = repository.changed_by(commit)
    graph = repository.graph_of(commit, paths)
    tests = select(paths, graph).tests
    selecting_s = time.perf_counter() - start_time
    weights = weigh(graph, record)
    return Replay(commit, _sum(weights[path] for path in tests), _sum(weights.values()), selecting_s)


def _sum(weights: Iterable[Weight]) -> Weight:
    rows = list(weights)
    return Weight(sum(row.cases for row in rows), sum(row.seconds for row in rows))


def report(replays: Iterable[Replay]) -> Iterator[str]:
    """Yield the table in lines, one a commit, and the quartiles of at least two commits."""
    yield f"{'commit':12} {'of cases':>9} {'of time':>9} {'seconds':>9} {'selecting':>10}"
    rows: list[tuple[float, float, float, float]] = []
    for result in replays:
        rows.append((result.share_of_cases, result.share_of_time, result.selected.seconds, result.selecting_s))
        yield _line(result.commit, *rows[-1])
    if len(rows) > 1:
        quartiles = zip(
            *(quantiles(column, n=4, method="inclusive") for column in zip(*rows, strict=True)), strict=True
        )
        for name, row in zip(("quartile 1", "median", "quartile 3"), quartiles, strict=True):
            yield _line(name, *row)


def _line(name: str, cases: float, of_time: float, seconds: float, selecting_s: float) -> str:
    return f"{name:12} {cases:9.1%} {of_time:9.1%} {seconds:9.1f} {selecting_s:8.2f} s"


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.changed.history", description=__doc__)
    parser.add_argument("--commits", type=int, default=COMMITS)
    count = parser.parse_args().commits
    repository, record = Repository(tree.ROOT), read_record(tree.ROOT)
    if not record:
        print("no test has run here: cases are test functions, and times are unknown")
    for line in report(replay(repository, commit, record) for commit in repository.commits(count)):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

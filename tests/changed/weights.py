"""The weights of test files: cases and seconds of their last runs, or estimates for tests without a run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.changed.graph import Graph
    from tests.timing import Record


@dataclass(frozen=True)
class Weight:
    """The cost of the tests of one file."""

    cases: float
    seconds: float
    """The sum over all workers."""


def weigh(graph: Graph, record: Record) -> Mapping[str, Weight]:
    """Return the weight of every test file.

    A function without a record weighs as much as the recorded ones on average; without any record, one case.
    """
    functions = {path: [f"{path}::{name}" for name in graph.sources[path].tests] for path in graph.tests}
    records = [record[name] for names in functions.values() for name in names if name in record]
    cases, seconds = (sum(column) / len(records) for column in zip(*records, strict=True)) if records else (1.0, 0.0)
    weights: dict[str, Weight] = {}
    for path, names in functions.items():
        entries = [record.get(name, (cases, seconds)) for name in names]
        weights[path] = Weight(sum(entry[0] for entry in entries), sum(entry[1] for entry in entries))
    return weights

"""A record of every test function's cases and seconds in its last run, for `python -m tests.changed.history`.

Pytest's cache stores the record, so git does not track it. Each run replaces the functions that it ran.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    import pytest

KEY = "tests/functions"
"""The name of the record in pytest's cache: `[cases, seconds]` by `file::function`."""
NIGHT = "night"
"""The mark of tests that the gate does not run."""

Record = dict[str, tuple[int, float]]
"""Cases and seconds by `file::function`."""


def read_record(root: Path) -> Record:
    """Return the record of the runs in a work tree; empty if no test ran there."""
    file = root / ".pytest_cache" / "v" / KEY
    entries: Mapping[str, tuple[int, float]] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return {name: (cases, seconds) for name, (cases, seconds) in entries.items()}


@dataclass(eq=False)  # pytest hashes its plugins
class Recorder:
    """Sums up the reports of a run; with xdist, in the process that collects the workers' reports."""

    cache: pytest.Cache
    root: Path
    """The folder that holds the cache."""
    cases: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if NIGHT not in report.keywords:
            path, *_, function = report.nodeid.partition("[")[0].split("::")
            self.cases[f"{path}::{function}"].add(report.nodeid)
            self.seconds[f"{path}::{function}"] += report.duration

    def pytest_sessionfinish(self) -> None:
        run = {name: (len(cases), round(self.seconds[name], 3)) for name, cases in self.cases.items()}
        self.cache.set(KEY, {**read_record(self.root), **run})


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{NIGHT}: expensive, and no part of the gate")
    if not hasattr(config, "workerinput") and config.pluginmanager.hasplugin("cacheprovider"):
        config.pluginmanager.register(Recorder(config.cache, config.rootpath))

"""Failures of the night as entries that the quick suite replays: `tests/failures/*.json`, one file per entry.

There are two kinds. An entry of seeds names the failed tests and the environment variables that determine their
cases; pytest runs them again. A record has the moves of a game; every property is checked at its moments. `python -m
tests night` writes both. Commit an entry with the fix; delete it when its test no longer exists.

`tests.failure_replay` replays them. As a plug-in of pytest this module writes an entry when a run with
`FAILURE_FOLDER` in its environment fails.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tests import tree
from tests.seeds import VARIABLES

if TYPE_CHECKING:
    import pytest

FOLDER = tree.ROOT / "tests" / "failures"
FOLDER_VARIABLE = "FAILURE_FOLDER"
"""The variable with the folder for new entries; without it no entry is written."""
HYPOTHESIS_SEED = "HYPOTHESIS_SEED"
"""The name of the option `--hypothesis-seed` in an entry."""
SEEDS, RECORD = "seeds", "record"
"""The prefixes of the file names of the two kinds."""


class FailedTests(msgspec.Struct, frozen=True, kw_only=True):
    """Tests that failed with these variables in their environment."""

    tests: tuple[str, ...]
    variables: dict[str, str]
    about: str
    """The beginning of the first error."""


def pytest_configure(config: pytest.Config) -> None:
    """Have the controller, not a worker of pytest-xdist, write an entry at the end if the environment requests it."""
    folder = os.environ.get(FOLDER_VARIABLE)
    if folder and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Writer(Path(folder), config.getoption("hypothesis_seed", None)))


class _Writer:
    def __init__(self, folder: Path, hypothesis_seed: str | None) -> None:
        self._folder = folder
        self._hypothesis_seed = hypothesis_seed
        self._failed: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.setdefault(report.nodeid, report.longreprtext.strip().rpartition("\nE  ")[2][:300])

    def pytest_sessionfinish(self) -> None:
        if not self._failed:
            return
        variables = {name: os.environ[name] for name in VARIABLES if name in os.environ}
        if self._hypothesis_seed is not None:
            variables[HYPOTHESIS_SEED] = str(self._hypothesis_seed)
        write(
            FailedTests(tests=tuple(self._failed), variables=variables, about=next(iter(self._failed.values()))),
            self._folder,
        )


def write(entry: FailedTests, folder: Path) -> Path:
    """Write an entry of seeds to a file named after its content; return the path."""
    text = msgspec.json.format(msgspec.json.encode(entry), indent=2) + b"\n"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{SEEDS}-{hashlib.sha256(text).hexdigest()[:12]}.json"
    path.write_bytes(text)
    return path


def keep_records(game: str, source: Path, folder: Path, *, since: float) -> list[Path]:
    """Copy the records that the fuzzer wrote since a time (of the file system) into the entries; return the copies."""
    new = [path for path in sorted(source.glob("*.json")) if path.stat().st_mtime >= since]
    folder.mkdir(parents=True, exist_ok=True)
    return [Path(shutil.copyfile(path, folder / f"{RECORD}-{game}-{path.name}")) for path in new]

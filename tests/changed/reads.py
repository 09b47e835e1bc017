"""A pytest plugin that notes which files of the repository each test file opens, for `tests.changed.proof`.

The folder in the environment variable `READS` gets one JSON file per process of the run. The plugin sees the tests'
own processes only, and a file that a cache keeps counts for its first reader alone.
"""

from __future__ import annotations

import json
import os
import sys
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from _pytest.assertion import rewrite

from tests import tree

if TYPE_CHECKING:
    from collections.abc import Generator

FOLDER = "READS"
"""The environment variable with the folder for the notes; without it the plugin does nothing."""

IMPORTING = ("<frozen importlib", rewrite.__file__)
"""Code that opens sources to import them: the graph of imports covers those."""


class Reads:
    """Notes of the files that are opened while pytest collects or runs a test file."""

    def __init__(self) -> None:
        self._tracked = frozenset(tree.tracked())
        self._current = ""
        self._opened: dict[str, set[str]] = defaultdict(set)
        sys.addaudithook(self._note)

    def _note(self, event: str, arguments: tuple[Any, ...]) -> None:
        file: str | bytes | os.PathLike[str] | int = arguments[0] if event == "open" else 0
        if self._current and not isinstance(file, int):
            if sys._getframe(1).f_code.co_filename.startswith(IMPORTING):
                return
            path = os.path.relpath(os.path.abspath(os.fsdecode(file)), tree.ROOT)  # noqa: PTH100 - no stat here
            if path in self._tracked:
                self._opened[self._current].add(path)

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        self._current = collector.nodeid if isinstance(collector, pytest.Module) else ""
        report = yield
        self._current = ""
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._current = item.nodeid.partition("::")[0]
        result = yield
        self._current = ""
        return result

    def pytest_sessionfinish(self) -> None:
        notes = {test: sorted(files) for test, files in self._opened.items()}
        Path(os.environ[FOLDER], f"{os.getpid()}.json").write_text(json.dumps(notes), "utf-8")


def pytest_configure(config: pytest.Config) -> None:
    if FOLDER in os.environ:
        config.pluginmanager.register(Reads())

"""Which tests are measured: nothing but coverage's tracing makes a test run differently, and it costs most of all.

Tests that play whole games at random, or go where others have been, bear the mark `unmeasured`: tracing makes them
two to four times as dear and finds nothing new. `python -m tests` runs them on their own, without it; every test
runs exactly once.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from coverage import Coverage

if TYPE_CHECKING:
    from pathlib import Path

MARK = "unmeasured"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{MARK}: runs apart, without coverage: others have been where it goes")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Pass over files without a test that is to run: importing them all takes seconds."""
    wanted = config.getoption("markexpr")
    if wanted not in (MARK, f"not {MARK}") or not collection_path.name.startswith("test_"):
        return None
    text = collection_path.read_text("utf-8")
    passed = (
        re.search(rf"^pytestmark = (?:\[\s*)?pytest\.mark\.{MARK}\b", text, re.MULTILINE)
        if wanted != MARK
        else MARK not in text
    )
    return True if passed else None


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Save what was measured before the end is told: a worker that then takes long to end is killed."""
    if measuring := Coverage.current():
        measuring.save()

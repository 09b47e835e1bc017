"""Which tests are measured: nothing but coverage's tracing makes a test run differently, and it costs most of all.

Tests that play whole games at random, or go where others have been, bear the mark `unmeasured`: tracing makes them
two to four times as dear and finds nothing new. `python -m tests` runs them on their own, without it; every test
runs exactly once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from coverage import Coverage

if TYPE_CHECKING:
    from pathlib import Path

MARK = "unmeasured"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{MARK}: runs apart, without coverage: others have been where it goes")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Pass over files without the mark when only marked tests are to run: importing them all takes seconds."""
    alone = config.getoption("markexpr") == MARK and collection_path.suffix == ".py"
    return True if alone and MARK not in collection_path.read_text("utf-8") else None


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Save what was measured before the end is told: a worker that then takes long to end is killed."""
    if measuring := Coverage.current():
        measuring.save()

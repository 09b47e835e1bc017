"""The marks that divide tests among checks: measured by coverage or not, on every change or at night.

`pure`: the test counts towards the branch coverage of the rules. A test of a game's rules gets the mark from its
place, `tests/games/<game>/test_*.py`, unless it is `unmeasured`. `python -m tests` runs these tests with coverage and
all others without.
`unmeasured`: the test plays whole games at random or visits branches that other tests visit. Tracing would make it
two to four times slower and find nothing new. The night measures all other tests.
`seeded`: the cases follow from `TEST_SEED` (`tests/seeds.py`) or from hypothesis, whose tests get the mark
automatically. The night runs these tests with fresh seeds.
`night`: the test is expensive and its result rarely changes. `python -m tests night` runs it; a sample of the same
kind stays in `python -m tests`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from coverage import Coverage

PURE, UNMEASURED, SEEDED, NIGHT = "pure", "unmeasured", "seeded", "night"
GAMES = Path(__file__).parent / "games"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of rules as pure and hypothesis's as seeded, before `-m` selects."""
    for item in items:
        if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            item.add_marker(SEEDED)
        if is_test_of_rules(item.path) and item.get_closest_marker(UNMEASURED) is None:
            item.add_marker(PURE)


def is_test_of_rules(path: Path) -> bool:
    """Return whether a file holds tests of one game's rules: not its pictures, nor end-to-end tests."""
    return path.parent.parent == GAMES and path.name.startswith("test_")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip files without a selected test, because importing all of them takes seconds."""
    expression = str(config.getoption("markexpr"))
    if not expression or not collection_path.name.startswith("test_"):
        return None
    text = collection_path.read_text("utf-8")
    mark = re.match(rf"({PURE}|{SEEDED}|{NIGHT})\b", expression)
    if mark is None:
        nightly = re.search(rf"^pytestmark = \[pytest\.mark\.{NIGHT}\b", text, re.MULTILINE)
        return True if nightly and f"not {NIGHT}" in expression else None
    marked = f"mark.{mark[1]}" in text or (mark[1] == SEEDED and "hypothesis" in text)
    exclusion = re.search(rf"^pytestmark = (?:\[\s*)?pytest\.mark\.{UNMEASURED}\b", text, re.MULTILINE)
    is_collected = marked or (mark[1] == PURE and is_test_of_rules(collection_path) and not exclusion)
    return None if is_collected else True


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Save the measurements before the worker ends, because a worker that takes long to end is killed."""
    if measuring := Coverage.current():
        measuring.save()

"""The checks of the selection find a missed test: a toy repository has one dependency that no import shows."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from tests import tree
from tests.changed import proof
from tests.changed.repository import Repository
from tests.changed.test_command import git

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

FILES = {
    "bot/__init__.py": "",
    "bot/hidden.py": "VALUES = [1]\ndef value():\n    return VALUES[0]\n",
    "tests/test_shown.py": "from bot.hidden import value\ndef test_it():\n    assert value()\n",
    "tests/test_secretly.py": "def test_it():\n    assert __import__('bot.hid' 'den').hidden.value()\n",
    "tests/test_other.py": "def test_it():\n    pass\n",
    "pytest.ini": "[pytest]\npythonpath = .\naddopts = -p no:cacheprovider\n",
}


def make(root: Path) -> Path:
    for name, text in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    git(root, "init")
    return root


def test_a_broken_module_shows_the_unselected_test_that_needs_it(tmp_path: Path) -> None:
    root = make(tmp_path)
    fine = proof.break_module(root, "bot/hidden.py", ["tests/test_other.py"], ["tests/test_shown.py"], "-pno:xdist")
    assert str(fine) == "bot/hidden.py: a selected test fails, 1 unselected files pass"
    missed = proof.break_module(
        root, "bot/hidden.py", ["tests/test_secretly.py"], ["tests/test_other.py"], "-pno:xdist"
    )
    assert str(missed).startswith("bot/hidden.py: NO SELECTED TEST FAILS, 1 unselected files FAIL\n")
    assert "broken on purpose" in missed.output
    assert (root / "bot" / "hidden.py").read_text("utf-8") == FILES["bot/hidden.py"]


def test_a_module_without_functions_breaks_when_it_is_imported() -> None:
    assert proof.broken("VALUE = 1") == "VALUE = 1\nraise RuntimeError('broken on purpose')"


def test_a_read_that_selects_nothing_is_reported(tmp_path: Path) -> None:
    graph = Repository(make(tmp_path)).graph([])
    notes = {"tests/test_other.py": ["NEWS.md"], "tests/test_shown.py": ["bot/hidden.py"]}
    assert list(proof.unseen_reads(notes, graph)) == ["tests/test_other.py opens NEWS.md"]


def test_a_run_notes_the_files_that_its_tests_open(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = pytester.mkdir("notes")
    monkeypatch.setenv("READS", str(notes))
    monkeypatch.setenv("PYTHONPATH", str(tree.ROOT))
    file = os.fspath(tree.ROOT / "LICENSE")
    pytester.makepyfile(
        test_reading=f"def test_it():\n    open({file!r}).close()\n", test_other="def test_it(): pass\n"
    )
    assert pytester.run(sys.executable, "-m", "pytest", "-p", "tests.changed.reads").ret == 0
    (written,) = notes.iterdir()
    assert written.read_text("utf-8") == '{"test_reading.py": ["LICENSE"]}'

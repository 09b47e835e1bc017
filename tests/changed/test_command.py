"""`python -m tests changed` and its history, on git repositories of a few files."""

from __future__ import annotations

import json
import subprocess
from typing import TYPE_CHECKING

import pytest

from tests import __main__ as checks
from tests.changed import command
from tests.changed.history import replay, report
from tests.changed.repository import Repository
from tests.changed.weights import Weight, weigh
from tests.timing import KEY, read_record

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

FILES = {
    "bot/__init__.py": "",
    "bot/one.py": "",
    "bot/two.py": "",
    "bot/lonely.py": "",
    "tests/test_one.py": "import bot.one\ndef test_a(): pass\ndef test_b(): pass",
    "tests/test_two.py": "import bot.two\ndef test_c(): pass",
    ".gitignore": "ignored.py\n.pytest_cache\n",
}


def git(root: Path, *arguments: str) -> None:
    identity = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    subprocess.run(["git", *identity, *arguments], cwd=root, check=True, capture_output=True)  # noqa: S607


def save(root: Path, message: str) -> None:
    git(root, "add", "--all")
    git(root, "commit", "-m", message)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository of two commits and a clean work tree."""
    folder = tmp_path / "work"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    git(folder, "init", "--initial-branch=main")
    save(folder, "First")
    (folder / "bot" / "one.py").write_text("VALUE = 1", "utf-8")
    save(folder, "Second")
    return folder


def heading(changes: str, files: str, functions: str) -> str:
    return f"changed since {changes} files; selected {files} test files ({functions})"


def test_a_clean_tree_without_upstream_selects_for_the_last_commit(root: Path) -> None:
    lines, tests = command.plan(root, [])
    assert lines[0] == heading("HEAD~1: 1", "1 of 2", "2 of 3 test functions, 66.7%")
    assert tests == ["tests/test_one.py"]


def test_a_change_that_no_test_needs_selects_nothing(root: Path) -> None:
    (root / "bot" / "lonely.py").write_text("VALUE = 2", "utf-8")
    lines, tests = command.plan(root, [])
    assert lines[0] == heading("HEAD: 1", "0 of 2", "0 of 3 test functions, 0.0%")
    assert tests == []


def test_the_report_counts_and_gives_reasons(root: Path) -> None:
    (root / "bot" / "two.py").write_text("VALUE = 2", "utf-8")
    lines, tests = command.plan(root, [])
    assert lines == [heading("HEAD: 1", "1 of 2", "1 of 3 test functions, 33.3%"), "  bot/two.py -> tests (1)"]
    assert tests == ["tests/test_two.py"]


def test_with_a_record_the_report_counts_cases_and_minutes(root: Path) -> None:
    record = {"tests/test_one.py::test_a": (10, 60), "tests/test_one.py::test_b": (20, 60)}
    keep_record(root, record | {"tests/test_two.py::test_c": (10, 60)})
    (root / "bot" / "two.py").write_text("VALUE = 2", "utf-8")
    lines, _ = command.plan(root, [])
    expected = "about 10 of 40 tests, 25.0%; 1.0 of 3.0 minutes when last run"
    assert lines[0] == heading("HEAD: 1", "1 of 2", expected)


def test_tests_of_the_night_do_not_count(root: Path) -> None:
    (root / "tests" / "test_two.py").write_text("import bot.two\npytestmark = [pytest.mark.night]\ndef test_c(): pass")
    (root / "tests" / "test_one.py").write_text(
        "import bot.one\n@pytest.mark.night\ndef test_a(): pass\ndef test_b(): pass"
    )
    lines, tests = command.plan(root, [])
    assert lines[0] == heading("HEAD: 2", "1 of 1", "1 of 1 test functions, 100.0%")
    assert tests == ["tests/test_one.py"]


def test_code_without_a_test_is_named(root: Path) -> None:
    (root / "bot" / "lonely.py").write_text("VALUE = 2", "utf-8")
    (root / "NEWS.md").write_text("New", "utf-8")
    lines, tests = command.plan(root, [])
    assert lines[1:] == [
        "  NEWS.md -> no test reads it",
        "  bot/lonely.py -> NO TEST of its own: no test imports it, directly or through other files",
    ]
    assert tests == []


def test_since_goes_back_to_a_commit(root: Path) -> None:
    assert command.plan(root, ["--since", "HEAD~1"])[1] == ["tests/test_one.py"]


def test_staged_untracked_deleted_and_renamed_files_count(root: Path) -> None:
    (root / "tests" / "test_new.py").write_text("def test_d(): pass", "utf-8")
    (root / "ignored.py").write_text("", "utf-8")
    git(root, "mv", "bot/two.py", "bot/three.py")
    (root / "bot" / "one.py").unlink()
    lines, tests = command.plan(root, [])
    assert [line.split()[0] for line in lines[1:]] == ["bot/one.py", "bot/three.py", "bot/two.py", "tests/test_new.py"]
    assert tests == ["tests/test_new.py", "tests/test_one.py", "tests/test_two.py"]


def test_uncommitted_changes_are_compared_with_head_and_a_clean_tree_with_its_upstream(
    root: Path, tmp_path: Path
) -> None:
    clone = tmp_path / "clone"
    git(tmp_path, "clone", str(root), str(clone))
    assert command.plan(clone, [])[1] == []
    (clone / "bot" / "two.py").write_text("VALUE = 1", "utf-8")
    save(clone, "Third, not pushed")
    (clone / "bot" / "lonely.py").write_text("VALUE = 1", "utf-8")
    save(clone, "Fourth, not pushed")
    lines, tests = command.plan(clone, [])
    assert ": 2 files" in lines[0]
    assert tests == ["tests/test_two.py"]
    (clone / "bot" / "one.py").write_text("VALUE = 2", "utf-8")
    lines, tests = command.plan(clone, [])
    assert "since HEAD: 1 files" in lines[0]
    assert tests == ["tests/test_one.py"]


def test_an_unknown_commit_is_refused_in_a_line(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        command.plan(root, ["--since", "nowhere"])
    assert refused.value.code == 2
    assert "no such commit: nowhere" in capsys.readouterr().err


def test_its_checks_are_the_quick_ones_and_the_selected_tests(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "ROOT", root)
    (root / "bot" / "lonely.py").write_text("VALUE = 2", "utf-8")
    assert [check.name for check in checks.checks_of_a_change([])] == list(command.CHECKS)
    (root / "bot" / "one.py").write_text("VALUE = 2", "utf-8")
    *others, last = checks.checks_of_a_change([])
    assert [check.name for check in others] == list(command.CHECKS)
    assert last.command[-3:] == ("-m", "not night", "tests/test_one.py")


def test_the_history_replays_each_commit_on_its_own_tree(root: Path) -> None:
    (root / "bot" / "one.py").unlink()
    (root / "tests" / "test_one.py").unlink()
    save(root, "Third")
    repository = Repository(root)
    second, first = repository.commits(3)[1:]
    replays = [replay(repository, commit, {}) for commit in (second, first)]
    assert [replay.selected.cases for replay in replays] == [2, 3]
    assert [replay.share_of_cases for replay in replays] == [2 / 3, 1]
    assert [line.split()[:3] for line in list(report(replays))[-3:]] == [
        ["quartile", "1", "75.0%"],
        ["median", "83.3%", "0.0%"],
        ["quartile", "3", "91.7%"],
    ]


def test_recorded_functions_weigh_their_last_run_and_others_the_average(root: Path) -> None:
    keep_record(root, {"tests/test_one.py::test_a": (3, 8), "tests/test_one.py::test_gone": (90, 90)})
    weights = weigh(Repository(root).graph([]), read_record(root))
    assert weights == {"tests/test_one.py": Weight(6, 16), "tests/test_two.py": Weight(3, 8)}


RECORDED = """
import time
import pytest

@pytest.mark.parametrize("n", [1, 2])
def test_slow(n):
    time.sleep(0.02)

@pytest.mark.night
def test_at_night(): raise AssertionError("it ran")
"""


@pytest.mark.parametrize("workers", [(), ("-n", "2")])
def test_a_run_records_cases_and_seconds_of_its_functions(pytester: pytest.Pytester, workers: tuple[str, ...]) -> None:
    pytester.makeini("[pytest]\naddopts = --strict-markers -m 'not night'")
    # pytest hashes each plugin where a conftest concerns only some of the tests
    (pytester.mkdir("part") / "conftest.py").write_text("def pytest_runtest_setup(item): pass", "utf-8")
    pytester.makepyfile(test_slow=RECORDED, test_other="def test_other(): pass")
    pytester.runpytest_inprocess("-p", "tests.timing", *workers)
    pytester.runpytest_inprocess("-p", "tests.timing", "test_slow.py")
    record = read_record(pytester.path)
    assert {name: cases for name, (cases, _) in record.items()} == {
        "test_slow.py::test_slow": 2,
        "test_other.py::test_other": 1,
    }
    assert record["test_slow.py::test_slow"][1] >= 0.04


def keep_record(root: Path, record: Mapping[str, tuple[float, float]]) -> None:
    file = root / ".pytest_cache" / "v" / KEY
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(record), "utf-8")

"""A run that fails reports its failures, even if it hangs afterwards or is killed.

Each test runs pytest in a process of its own, on a file with failing and hanging tests.
"""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests import tree

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.unmeasured

PLUGINS = ("tests.immediate_failures", "tests.time_limits")
FAILURES = [f"the figure is {number}" for number in range(1, 9)]
"""The messages of the eight failing tests of a file."""

FAILING = """
import signal
import threading
import pytest

@pytest.mark.parametrize("number", range(1, 9))
def test_figure(number, hanging):
    assert not number, f"the figure is {number}"
"""

HANGING_CLEAN_UP = """
@pytest.fixture(scope="{scope}")
def hanging():
    yield
    threading.Event().wait()
"""

DEAF_CLEAN_UP = """
@pytest.fixture(scope="session")
def hanging():
    yield
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])  # as code that never returns to the interpreter
    threading.Event().wait()
"""

STUBBORN_CLEAN_UP = """
@pytest.fixture(scope="session")
def hanging():
    yield
    while True:
        try:
            threading.Event().wait()
        except BaseException:
            pass
"""


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run pytest with the settings of this repository."""
    command = [sys.executable, "-m", "pytest", "-c", tree.ROOT / "pyproject.toml", *arguments]
    return subprocess.run(command, cwd=tree.ROOT, capture_output=True, text=True, timeout=300, check=False)


def run_file(folder: Path, text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a file of tests with a time limit of a second, and without the cache of an earlier run."""
    file = folder / "test_failing.py"
    file.write_text(text, "utf-8")
    plugins = [word for name in PLUGINS for word in ("-p", name)]
    return run("--time-limit", "1", "-p", "no:cacheprovider", *plugins, *arguments, file)


def reported(output: str) -> list[str]:
    """Return the failures that a run printed, without duplicates, in the order of their numbers."""
    return [failure for failure in FAILURES if f"E       AssertionError: {failure}" in output]


@pytest.mark.parametrize("name", PLUGINS)
def test_every_run_uses_both_plugins(pytestconfig: pytest.Config, name: str) -> None:
    assert pytestconfig.pluginmanager.hasplugin(name)


@pytest.mark.parametrize("workers", ["0", "2"])
@pytest.mark.parametrize("scope", ["session", "module"])
def test_a_hanging_clean_up_fails_its_test_and_the_run_reports_all(tmp_path: Path, scope: str, workers: str) -> None:
    process = run_file(tmp_path, FAILING + HANGING_CLEAN_UP.format(scope=scope), "-n", workers)
    assert process.returncode == pytest.ExitCode.TESTS_FAILED
    assert reported(process.stdout) == FAILURES
    assert "the clean-up took longer than the time limit of 1 s" in process.stdout
    assert f"8 failed, {1 if workers == '0' else 2} error" in process.stdout.splitlines()[-1]


def test_the_clean_up_of_each_failed_test_may_hang(tmp_path: Path) -> None:
    process = run_file(tmp_path, FAILING + HANGING_CLEAN_UP.format(scope="function"))
    assert reported(process.stdout) == FAILURES
    assert "8 failed, 8 errors" in process.stdout.splitlines()[-1]


@pytest.mark.parametrize("clean_up", [DEAF_CLEAN_UP, STUBBORN_CLEAN_UP])
def test_a_run_that_its_guard_ends_has_reported_its_failures(tmp_path: Path, clean_up: str) -> None:
    process = run_file(tmp_path, FAILING + clean_up)
    assert process.returncode == pytest.ExitCode.TESTS_FAILED
    assert "Timeout" in process.stderr
    assert "in hanging" in process.stderr
    assert reported(process.stdout) == FAILURES


@pytest.mark.parametrize("phase", ["set-up", "call"])
def test_a_hanging_test_fails_and_the_next_one_runs(tmp_path: Path, phase: str) -> None:
    fixture = "@pytest.fixture\ndef hanging():\n    threading.Event().wait()\n"
    text = f"import threading\nimport pytest\n{fixture if phase == 'set-up' else ''}\n" + (
        "def test_one(hanging): pass\n" if phase == "set-up" else "def test_one(): threading.Event().wait()\n"
    )
    process = run_file(tmp_path, text + "def test_two(): pass\n")
    assert f"test_one: the {phase} took longer than the time limit of 1 s" in process.stdout
    assert "1 passed" in process.stdout.splitlines()[-1]


def test_an_event_loop_that_waits_for_ever_fails_its_test(tmp_path: Path) -> None:
    text = "import asyncio\nasync def test_one(): await asyncio.Event().wait()\ndef test_two(): pass\n"
    process = run_file(tmp_path, text)
    assert "test_one: the call took longer than the time limit of 1 s" in process.stdout
    assert "1 failed, 1 passed" in process.stdout.splitlines()[-1]


def test_a_test_that_swallows_the_exception_fails(tmp_path: Path) -> None:
    text = "import time\ndef test_one():\n    try: time.sleep(100)\n    except BaseException: pass\n"
    process = run_file(tmp_path, text)
    assert "1 failed" in process.stdout.splitlines()[-1]


def test_a_failure_is_printed_once_with_its_output(tmp_path: Path) -> None:
    text = """
        import pytest
        @pytest.fixture
        def loud():
            yield
            print("printed by the clean-up")
        def test_one(loud):
            print("printed by the test")
            assert 1 == 2
        @pytest.fixture
        def broken():
            raise ValueError("broken fixture")
        def test_two(broken): pass
    """
    lines = run_file(tmp_path, "\n".join(line[8:] for line in text.splitlines())).stdout.splitlines()
    for line in ("printed by the test", "printed by the clean-up", "E       assert 1 == 2"):
        assert lines.count(line) == 1
    assert lines.count("E       ValueError: broken fixture") == 1
    assert [line.partition(" - ")[0].partition(" ")[0] for line in lines[-3:-1]] == ["FAILED", "ERROR"]


def test_a_module_that_cannot_be_imported_is_reported(tmp_path: Path) -> None:
    process = run_file(tmp_path, "raise ValueError('broken module')")
    assert process.returncode == pytest.ExitCode.INTERRUPTED
    assert process.stdout.count("E   ValueError: broken module") == 1


@pytest.mark.parametrize("plugin", ["xdist", "faulthandler", "cacheprovider", "hypothesispytest", "warnings"])
def test_a_run_without_a_plugin_is_no_usage_error(plugin: str) -> None:
    process = run("-p", f"no:{plugin}", "--collect-only", "-q", "tests/ui/test_cards.py")
    assert (process.returncode, process.stderr) == (pytest.ExitCode.OK, "")

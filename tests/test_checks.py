"""The one command that runs all checks: it hides no failure and leaves out no test."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest

from tests import __main__ as checks
from tests import tree
from tests.__main__ import CHECKS, Check

if TYPE_CHECKING:
    from collections.abc import Callable


def saying(name: str, code: int, *, beside: bool = False) -> Check:
    program = f"print('== {name} ran =='); print(); raise SystemExit({code})"
    return Check(name, ("python", "-c", program), beside=beside)


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    return lambda *each: monkeypatch.setattr(checks, "CHECKS", each)


@pytest.mark.unmeasured
def test_all_passed_is_success(given: Callable[..., None]) -> None:
    given(saying("lint", 0), saying("pytest", 0))
    assert checks.main([]) == 0


@pytest.mark.unmeasured
@pytest.mark.parametrize("failing", ["lint", "pytest", "coverage"])
def test_one_failure_fails_all_and_stops_none(
    given: Callable[..., None], capsys: pytest.CaptureFixture[str], failing: str
) -> None:
    given(*(saying(name, 5 * (name == failing)) for name in ("lint", "pytest", "coverage")))
    assert checks.main([]) == 1
    table = capsys.readouterr().out.partition("== all checks\n")[2]
    assert [line.split()[:2] for line in table.splitlines()[:3]] == [
        ["failed" if name == failing else "ok", name] for name in ("lint", "pytest", "coverage")
    ]


@pytest.mark.unmeasured
def test_what_runs_beside_the_tests_counts_as_much_and_is_told_whole(
    given: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    given(saying("lint", 0, beside=True), saying("mypy", 5, beside=True), saying("pytest", 0))
    assert checks.main([]) == 1
    out = capsys.readouterr().out
    assert all(f"== {name} ran ==\n" in out for name in ("lint", "mypy", "pytest"))
    table = [line.split()[:2] for line in out.partition("== all checks\n")[2].splitlines()[:3]]
    assert table == [["ok", "lint"], ["failed", "mypy"], ["ok", "pytest"]]


def test_the_last_line_is_pytests_own(given: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    given(saying("pytest", 0), saying("coverage", 0))
    checks.main([])
    assert capsys.readouterr().out.splitlines()[-1] == "== pytest ran =="


def test_a_name_runs_only_that_check(given: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    given(saying("lint", 0), saying("mypy", 1))
    assert checks.main(["lint"]) == 0
    assert "mypy" not in capsys.readouterr().out


def test_tests_that_the_main_run_passes_over_have_a_check_of_their_own() -> None:
    options = tomllib.loads((tree.ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pytest"]["ini_options"]
    folders = {"/".join(name.split("/")[:-1]) for name in tree.tracked() if "/test_" in name}
    over = {folder for folder in folders if set(folder.split("/")) & set(options["norecursedirs"])}
    assert over == {argument for check in CHECKS for argument in check.command if argument.startswith("tests/")}


def test_an_unknown_name_is_refused() -> None:
    assert checks.main(["everything"]) == 2

"""The one command that runs all checks: it reports every failure and runs every test."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest
from _pytest.mark.expression import Expression

from tests import __main__ as checks
from tests import night, tree
from tests.__main__ import CHECKS, ON_POSTGRESQL, Check
from tests.seeds import parts

if TYPE_CHECKING:
    from collections.abc import Callable


def printing_check(name: str, code: int, *, beside: bool = False) -> Check:
    program = f"print('== {name} ran =='); print(); raise SystemExit({code})"
    return Check(name, ("python", "-c", program), beside=beside)


@pytest.fixture
def set_checks(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    return lambda *new_checks: monkeypatch.setattr(checks, "CHECKS", new_checks)


@pytest.mark.unmeasured
def test_the_exit_code_is_0_if_all_checks_pass(set_checks: Callable[..., None]) -> None:
    set_checks(printing_check("lint", 0), printing_check("pytest", 0))
    assert checks.main([]) == 0


@pytest.mark.unmeasured
@pytest.mark.parametrize("failing", ["lint", "pytest", "coverage"])
def test_one_failure_fails_the_run_and_stops_no_other_check(
    set_checks: Callable[..., None], capsys: pytest.CaptureFixture[str], failing: str
) -> None:
    set_checks(*(printing_check(name, 5 * (name == failing)) for name in ("lint", "pytest", "coverage")))
    assert checks.main([]) == 1
    table = capsys.readouterr().out.partition("== all checks\n")[2]
    assert [line.split()[:2] for line in table.splitlines()[:3]] == [
        ["failed" if name == failing else "ok", name] for name in ("lint", "pytest", "coverage")
    ]


@pytest.mark.unmeasured
def test_checks_beside_the_tests_count_and_print_their_whole_output(
    set_checks: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    set_checks(
        printing_check("lint", 0, beside=True), printing_check("mypy", 5, beside=True), printing_check("pytest", 0)
    )
    assert checks.main([]) == 1
    output = capsys.readouterr().out
    assert all(f"== {name} ran ==\n" in output for name in ("lint", "mypy", "pytest"))
    table = [line.split()[:2] for line in output.partition("== all checks\n")[2].splitlines()[:3]]
    assert table == [["ok", "lint"], ["failed", "mypy"], ["ok", "pytest"]]


def test_the_last_line_is_pytests_own(set_checks: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    set_checks(printing_check("pytest", 0), printing_check("coverage", 0))
    checks.main([])
    assert capsys.readouterr().out.splitlines()[-1] == "== pytest ran =="


def test_a_name_runs_only_that_check(set_checks: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    set_checks(printing_check("lint", 0), printing_check("mypy", 1))
    assert checks.main(["lint"]) == 0
    assert "mypy" not in capsys.readouterr().out


def test_tests_outside_the_main_run_have_a_check_of_their_own() -> None:
    options = tomllib.loads((tree.ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pytest"]["ini_options"]
    folders = {"/".join(name.split("/")[:-1]) for name in tree.tracked() if "/test_" in name}
    excluded_folders = {folder for folder in folders if set(folder.split("/")) & set(options["norecursedirs"])}
    assert excluded_folders == {
        argument
        for check in CHECKS
        for argument in check.command
        if argument.startswith("tests/") and check.variables != ON_POSTGRESQL
    }


def run_by(checks_: tuple[Check, ...], marks: set[str]) -> list[str]:
    """Return the names of the checks whose pytest runs a test with these marks."""

    def marked(name: str, /, **_keywords: object) -> bool:
        return name in marks

    tests = [check for check in checks_ if "pytest" in check.command and check.command[-2] == "-m"]
    return [check.name for check in tests if Expression.compile(check.command[-1]).evaluate(marked)]


@pytest.mark.parametrize("unmeasured", [False, True])
@pytest.mark.parametrize("pure", [False, True])
def test_every_test_runs_once_either_on_every_change_or_at_night(*, pure: bool, unmeasured: bool) -> None:
    marks = {name for name, is_set in (("pure", pure), ("unmeasured", unmeasured)) if is_set}
    assert run_by(CHECKS, marks) == ["rules" if pure else "pytest"]
    assert run_by(night.CHECKS, marks) == ["measured"] * (pure or not unmeasured)
    assert run_by(CHECKS, {*marks, "night"}) == []
    assert run_by(night.CHECKS, {*marks, "night"}) == ["night"]


def test_the_second_type_checker_runs_at_night() -> None:
    assert "basedpyright" in {check.command[0] for check in night.CHECKS} - {check.command[0] for check in CHECKS}


def test_the_night_searches_with_fresh_seeds_and_repeats_a_search(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def played(seed: int) -> Check:
        program = "import os; print('TEST_SEED is', os.environ['TEST_SEED'])"
        return Check(f"seed {seed}", ("python", "-c", program), variables=(("TEST_SEED", str(seed)),))

    def fuzzed(game: str, _minutes: float, _seed: int) -> Check:
        return printing_check(f"fuzz {game}", 5)

    monkeypatch.setattr(night, "play_with", played)
    monkeypatch.setattr(night, "fuzz", fuzzed)
    assert night.main(["--minutes", "0", "--seed", "77", "search"]) == 1
    output = capsys.readouterr().out
    assert "--seed 77" in output.splitlines()[0]
    assert output.count("TEST_SEED is ") == 1 + 1  # once when it runs and once as the last line of its check
    assert "TEST_SEED is 77\n" in output
    assert all(f"== fuzz {game.name} ran ==" in output for game in tree.games())


def test_a_failure_of_the_night_becomes_an_entry() -> None:
    checks_ = (*(night.with_seed(check, 77) for check in night.CHECKS), night.play_with(77))
    assert {check.name for check in checks_ if night.ENTRIES in check.variables} == {"night", "seed 77"}
    assert all(("TEST_SEED", "77") in check.variables for check in checks_ if night.ENTRIES in check.variables)


def test_the_check_of_a_missing_python_is_skipped_with_a_message(capsys: pytest.CaptureFixture[str]) -> None:
    assert night.main(["--python", "3.99", "python3.99"]) == 0
    output = capsys.readouterr().out
    assert "no interpreter of Python 3.99" in output
    assert "skipped" in {line.split()[0] for line in output.partition("== all checks\n")[2].splitlines() if line}


def test_parts_of_a_search_add_up_to_its_count() -> None:
    assert parts(7, 3) == [(0, 3), (1, 3), (2, 1)]
    assert parts(6, 3) == [(0, 3), (1, 3)]
    assert parts(0, 3) == []


def test_an_unknown_check_of_the_night_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        night.main(["everything"])
    assert "no such check: everything" in capsys.readouterr().err


def test_an_unknown_name_is_refused() -> None:
    assert checks.main(["everything"]) == 2

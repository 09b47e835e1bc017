"""A merged test runs every value and lists every value that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

from tests.merged_cases import OffendersError, merge_cases

if TYPE_CHECKING:
    from pathlib import Path


@merge_cases("language", ["en", "cs"])
@merge_cases(("word", "length"), [("one", 3), ("three", 5)], ids=["short", "long"])
def test_every_combination_runs_and_fixtures_stay(language: str, word: str, length: int, tmp_path: Path) -> None:
    assert tmp_path.is_dir()
    assert len(word) == length
    assert language in {"en", "cs"}


def test_every_case_ran() -> None:
    numbers: list[int] = []

    @merge_cases("number", [1, 2])
    def check(number: int) -> None:
        numbers.append(number)

    check()
    assert numbers == [1, 2]


def test_every_failing_case_is_listed_and_stops_no_other() -> None:
    numbers: list[int] = []

    @merge_cases("number", range(5), ids=lambda number: f"no {number}")
    def check(number: int) -> None:
        numbers.append(number)
        if number == 3:
            pytest.fail("three")
        if number == 4:
            raise KeyError(number)
        assert number < 2, "too large"

    with pytest.raises(OffendersError) as caught:
        check()
    heading, *lines = str(caught.value).splitlines()
    assert numbers == [0, 1, 2, 3, 4]
    assert heading == "3 of 5 cases:"
    assert [line.partition(":")[0] for line in lines if line.startswith("no ")] == ["no 2", "no 3", "no 4"]


def test_a_test_without_values_is_refused() -> None:
    with pytest.raises(ValueError, match="no values for module"):
        merge_cases("module", [])


def test_a_coroutine_function_is_refused() -> None:
    async def check(number: int) -> None:
        assert number

    with pytest.raises(TypeError, match="coroutine"):
        merge_cases("number", [1])(cast("Any", check))


def test_equal_labels_hide_no_failing_case() -> None:
    @merge_cases("number", [1, 2], ids=["same", "same"])
    def check(number: int) -> None:
        assert number == 0

    with pytest.raises(OffendersError, match="2 of 2 cases"):
        check()

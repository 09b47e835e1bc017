"""Every game has a page of rules: the quotations in docstrings are on it, and each worked case has a test."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests import tree
from tests.games.rules_pages import cases, docstrings, faults, numbers, numbers_in_test_names, paragraphs

if TYPE_CHECKING:
    from pathlib import Path

each_game = pytest.mark.parametrize("game", tree.games(), ids=lambda folder: folder.name)


def page_of(game: Path) -> str:
    return (game / "RULES.md").read_text("utf-8")


def where_tested(game: Path) -> Path:
    return tree.ROOT / "tests" / "games" / game.name


@each_game
def test_a_page_has_every_number_once(game: Path) -> None:
    duplicates = [number for number, count in Counter(numbers(page_of(game))).items() if count > 1]
    assert numbers(page_of(game))
    assert not duplicates


@pytest.mark.unmeasured
@each_game
def test_docstrings_cite_the_page_correctly(game: Path) -> None:
    page = paragraphs(page_of(game))
    texts = [*docstrings(game), *docstrings(where_tested(game))]
    faults_found = [f"{where}: {fault}" for where, text in texts for fault in faults(text, page)]
    assert not faults_found, "\n".join(faults_found)


@each_game
def test_every_worked_case_has_a_test(game: Path) -> None:
    assert set(cases(page_of(game))) - numbers_in_test_names(where_tested(game)) == set()


@pytest.mark.unmeasured
@each_game
def test_every_number_in_a_tests_name_is_on_the_page(game: Path) -> None:
    assert numbers_in_test_names(where_tested(game)) - set(numbers(page_of(game))) == set()


PAGE = """# A game

- **R1** Whoever is to move
  rolls the die.
- **R2** Nobody passes.

## Worked cases

They need one die.

- **C1** A six is a six.
"""


def test_a_page_is_split_into_paragraphs() -> None:
    assert numbers(PAGE) == ["R1", "R2", "C1"]
    assert cases(PAGE) == ["C1"]
    assert paragraphs(PAGE)["R1"] == "whoever is to move rolls the die."


@pytest.mark.parametrize(
    ("docstring", "expected"),
    [
        ("Roll, for “whoever is\n    to move rolls” [R1], and “Nobody passes” [R2].", []),
        ("Roll the die [R1]; `six` is shown.", []),
        ("Roll: “whoever wants rolls” [R1].", ["[R1] does not say “whoever wants rolls”"]),
        ("Roll: “nobody passes” [R1].", ["[R1] does not say “nobody passes”"]),
        ("Roll [R3].", ["there is no [R3]"]),
        ("Roll: “nobody passes”.", ["quotes without a number: Roll: “nobody passes”."]),
        ('Roll: "nobody passes" [R2].', ['quotes without a number: Roll: "nobody passes" [R2].']),
    ],
)
def test_false_citations_are_reported(docstring: str, expected: list[str]) -> None:
    assert list(faults(docstring, paragraphs(PAGE))) == expected

"""A small number of tables covers every pair of option values."""

from __future__ import annotations

import itertools
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct
from msgspec.structs import astuple

from bot.game.contract import FileText
from tests.games.combinations import MAX_TABLES, combinations

if TYPE_CHECKING:
    from collections.abc import Iterable


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"
    GREEN = "green"


class Choices(Struct, frozen=True):
    colour: Colour = Colour.RED
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    a: bool = False
    b: bool = True
    c: bool = False
    d: bool = False
    file: FileText = FileText("")


COMBINATIONS = tuple(itertools.product(Colour, (1, 3, 9), *[(False, True)] * 4, ("",)))


def _pairs(tables: Iterable[tuple[object, ...]]) -> set[object]:
    return {pair for table in tables for pair in itertools.combinations(enumerate(table), 2)}


def test_any_two_values_meet() -> None:
    tables = combinations(Choices, lambda _: True)
    assert _pairs(map(astuple, tables)) == _pairs(COMBINATIONS)
    assert len(tables) < len(COMBINATIONS) / 5


def test_defaults_and_single_changes_are_included() -> None:
    tables = combinations(Choices, lambda _: True)
    alone = {Choices(), Choices(Colour.BLUE), Choices(rounds=9), Choices(a=True), Choices(b=False)}
    assert alone <= set(tables)


class Shape(StrEnum):
    ROUND = "round"
    FLAT = "flat"
    LONG = "long"
    TALL = "tall"
    WIDE = "wide"


class ManyChoices(Struct, frozen=True):
    first: Shape = Shape.ROUND
    second: Shape = Shape.ROUND
    third: Shape = Shape.FLAT


def test_many_options_are_limited_but_every_value_is_included() -> None:
    tables = combinations(ManyChoices, lambda _: True)
    assert len(tables) == MAX_TABLES
    assert {(field, value) for table in tables for field, value in enumerate(astuple(table))} == {
        (field, shape) for field in range(3) for shape in Shape
    }


def test_unplayable_combinations_are_left_out() -> None:
    tables = combinations(Choices, lambda options: options != Choices(a=True))
    assert Choices(a=True) not in tables
    assert Choices(Colour.BLUE) in tables


def test_combinations_are_reproducible() -> None:
    assert combinations(Choices, lambda _: True) == combinations(Choices, lambda _: True)

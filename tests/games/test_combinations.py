"""Few tables, and still any two choices meet at one of them."""

from __future__ import annotations

import itertools
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct
from msgspec.structs import astuple

from bot.game import FileText
from tests.games.combinations import combinations

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


EVERY = tuple(itertools.product(Colour, (1, 3, 9), *[(False, True)] * 4, ("",)))


def _pairs(tables: Iterable[tuple[object, ...]]) -> set[object]:
    return {pair for table in tables for pair in itertools.combinations(enumerate(table), 2)}


def test_any_two_choices_meet() -> None:
    found = combinations(Choices, lambda _: True)
    assert _pairs(map(astuple, found)) == _pairs(EVERY)
    assert len(found) < len(EVERY) / 5


def test_the_defaults_and_every_single_change_of_them_are_played() -> None:
    found = combinations(Choices, lambda _: True)
    alone = {Choices(), Choices(Colour.BLUE), Choices(rounds=9), Choices(a=True), Choices(b=False)}
    assert alone <= set(found)


def test_what_no_table_can_play_is_left_out() -> None:
    found = combinations(Choices, lambda options: options != Choices(a=True))
    assert Choices(a=True) not in found
    assert Choices(Colour.BLUE) in found


def test_the_same_tables_are_found_each_time() -> None:
    assert combinations(Choices, lambda _: True) == combinations(Choices, lambda _: True)

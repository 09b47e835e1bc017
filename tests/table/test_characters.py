"""The styles of computer players: they follow from the name and are passed only to the deciding computer."""

from __future__ import annotations

import dataclasses
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Budget, Seat, Strength, Style
from bot.table import computers
from bot.table.computers import COMPUTER_NAMES, STYLES, style
from bot.table.model import Computer
from bot.table.position import Position
from tests.table import bids
from tests.table.harness import ANNA, BOB, Harness

if TYPE_CHECKING:
    from bot.game.chance import Chance


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ada", Style.BOLD),
        ("Ada 2", Style.BOLD),
        ("Ibn Sina 8", Style.CAREFUL),
        ("Curie", Style.EVEN),
        ("seat 0", Style.EVEN),
        ("", Style.EVEN),
    ],
)
def test_a_name_has_its_style(name: str, expected: Style) -> None:
    assert style(name) is expected


def test_every_style_belongs_to_a_playing_computer_name() -> None:
    assert set(STYLES) <= set(COMPUTER_NAMES)
    assert min(Counter(style(name) for name in COMPUTER_NAMES)[style_value] for style_value in Style) >= 2


def test_a_style_has_at_most_one_tendency() -> None:
    assert [style_value.lean for style_value in Style] == [0, 1, -1]


async def test_a_computer_plays_its_own_seat_with_style_and_a_persons_without(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    seated = table.with_seat(Seat(0), sitter=Computer(Strength.EASY, "Babbage"))
    assert computers.budget(seated, Seat(0), 1.0) == Budget(Strength.EASY, 1.0, style=Style.CAREFUL)
    assert computers.budget(seated, Seat(1), 1.0) == Budget(Strength.FAIR, 1.0)


async def test_the_style_is_kept_when_the_time_of_a_decision_is_measured(harness: Harness) -> None:
    budgets: list[Budget] = []

    def asking(_: bids.Hand, menu: tuple[bids.Move, ...], _chance: Chance, budget: Budget) -> bids.Move:
        budgets.append(budget)
        return menu[0]

    table = await harness.game(ANNA, BOB)
    seated = table.with_seat(Seat(0), sitter=Computer(Strength.EASY, "Ada"))
    question = computers.question(Position(seated, bids.GAME), Seat(0), 1.0)
    computers.answer(dataclasses.replace(bids.GAME, computer=asking), question, lambda: 0.5)
    assert (budgets[0].style, budgets[0].strength, budgets[0].seconds) == (
        Style.BOLD,
        Strength.EASY,
        question.budget.seconds,
    )
    assert budgets[0].elapsed

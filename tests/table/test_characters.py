"""The styles and flaws of computer players: styles follow from the name, flaws from the table's seed and the seat."""

from __future__ import annotations

import dataclasses
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from bot.game import characters
from bot.game.contract import Budget, Seat, Strength, Style
from bot.game.extensions import ComputerTraits
from bot.i18n.translation import LANGUAGES, Say
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
    natures = [characters.nature(computers.thinking_seed(table.seed), Seat(seat)) for seat in (0, 1)]
    own, absent = (computers.budget(bids.GAME, seated, Seat(seat), 1.0) for seat in (0, 1))
    assert own == Budget(Strength.EASY, 1.0, style=Style.CAREFUL, nature=natures[0])
    assert absent == Budget(Strength.FAIR, 1.0, nature=natures[1])


async def test_a_computer_below_strong_has_a_flaw_of_its_game(harness: Harness) -> None:
    game = dataclasses.replace(bids.GAME, traits=ComputerTraits(flaws=("forgets", "hurries")))
    table = (await harness.game(ANNA, BOB)).with_seat(Seat(0), sitter=Computer(Strength.GOOD, "Ada"))
    assert set(computers.flaws(game, table)) == {Seat(0)}
    assert computers.flaws(game, table)[Seat(0)] == computers.budget(game, table, Seat(0), 1.0).flaw
    strong = table.with_seat(Seat(0), sitter=Computer(Strength.STRONG, "Ada"))
    assert computers.flaws(game, strong) == {}


def test_flaws_spread_evenly_and_a_new_one_changes_only_what_it_takes_over() -> None:
    natures = [characters.nature(b"seed %d" % number, Seat(number % 5)) for number in range(300)]
    before = [characters.flaw(("one", "two"), nature) for nature in natures]
    after = [characters.flaw(("one", "two", "three"), nature) for nature in natures]
    assert min(Counter(after).values()) > 70
    assert all(new in {old, "three"} for old, new in zip(before, after, strict=True))
    assert characters.flaw((), natures[0]) == ""


def test_a_hunch_lasts_and_differs_between_seats_and_subjects() -> None:
    first, second = (Budget(nature=characters.nature(b"seed", Seat(seat))) for seat in (0, 1))
    values = [characters.hunch(budget, subject).below(10**9) for budget in (first, second) for subject in (1, "a")]
    assert len(set(values)) == 4
    assert characters.hunch(first, 1).below(10**9) == values[0]


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_strength_has_words_of_its_own(language: str) -> None:
    say = Say(language)
    for text in ("strength-{}", "computer-joined"):
        lines = {say(text.format(strength.value), name="Ada", strength=strength.value) for strength in Strength}
        assert len(lines) == len(Strength)

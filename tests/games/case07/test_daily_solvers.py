"""The two computers that set the par of the daily case."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game.chance import Chance
from cogs.case07.daily.solvers import easy, strong
from cogs.case07.moves import Accuse, Examine, Patrol
from cogs.case07.rules import moves
from cogs.case07.views import hand
from tests.games.case07.positions import KASIA, position
from tests.games.case07.test_computer import CLUES, STUCK, USELESS, kasia_with

if TYPE_CHECKING:
    from tests.benchmarks.line import Player


@pytest.mark.parametrize("solver", [strong, easy])
def test_without_questions_a_possible_case_is_announced(solver: Player) -> None:
    state = kasia_with(*CLUES, state=position(2, row=()), patrols=0)
    assert isinstance(solver(hand(state, KASIA), moves(state, KASIA), Chance(b"luck", 0)), Accuse)


def test_the_strong_computer_guesses_when_no_evidence_separates_the_cases() -> None:
    state = kasia_with(*STUCK, state=position(2, row=USELESS), patrols=0)
    assert isinstance(strong(hand(state, KASIA), moves(state, KASIA), Chance(b"luck", 0)), Accuse)


def test_the_strong_computer_overlooks_questions_by_luck() -> None:
    state = position(2)
    choices = {strong(hand(state, KASIA), moves(state, KASIA), Chance(b"luck", number)) for number in range(20)}
    assert len(choices) > 1


def test_the_easy_computer_asks_about_a_case_that_its_latest_findings_allow() -> None:
    state = kasia_with(*CLUES, state=position(2))
    choices = {easy(hand(state, KASIA), moves(state, KASIA), Chance(b"luck", number)) for number in range(40)}
    assert all(isinstance(choice, Examine | Patrol) for choice in choices)
    assert len(choices) > 5

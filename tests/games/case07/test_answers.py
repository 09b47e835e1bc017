"""The cases that fit the answers, compared with a trial of every single case."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game.chance import Chance
from cogs.case07 import GAME
from cogs.case07.answers import of_kind
from cogs.case07.board import Finding
from cogs.case07.cards import Kind
from cogs.case07.knowledge import case_index, case_list, consistent
from cogs.case07.moves import Examine, Patrol
from cogs.case07.options import Options
from tests.games.case07.oracle import EVERY_CASE, fitting
from tests.games.case07.positions import CASES, TILES, acting

if TYPE_CHECKING:
    from cogs.case07.state import State

pytestmark = pytest.mark.unmeasured


def _course(seed: int, turns: int = 12) -> State:
    """Return a table of two after some turns of random questions and announcements."""
    state = GAME.start(2, Options(), Chance(b"course", seed)).state
    luck = Chance(b"ask", seed)
    for _ in range(turns):
        seat = acting(state)
        state = GAME.apply(state, seat, luck.pick(_questions(state)), luck).state
    return state


def _questions(state: State) -> tuple[Examine | Patrol, ...]:
    return tuple(move for move in GAME.moves(state, acting(state)) if isinstance(move, Examine | Patrol))


@pytest.mark.parametrize("seed", range(6))
def test_the_fitting_cases_are_those_with_the_same_answers(seed: int) -> None:
    state = _course(seed)
    for sleuth, case in zip(state.sleuths, state.cases, strict=True):
        for count in range(len(sleuth.findings) + 1):
            findings = sleuth.findings[:count]
            fit = case_list(consistent(case_index(state.tiles), findings))
            assert fit == fitting(state.tiles, findings)
            assert case in fit


def test_a_case_announced_in_vain_does_not_fit() -> None:
    findings = tuple(Finding(number, wrong=case) for number, case in enumerate(CASES))
    assert set(EVERY_CASE) - set(case_list(consistent(case_index(TILES), findings))) == set(CASES)


def test_a_case_has_a_card_of_each_kind() -> None:
    assert tuple(of_kind(CASES[0], kind) for kind in Kind) == CASES[0].cards

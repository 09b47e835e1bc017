"""Which cases fit what was answered, against every case tried one by one."""

from __future__ import annotations

from itertools import product, starmap
from typing import TYPE_CHECKING

import pytest

from bot.chance import Chance
from cogs.case07 import GAME
from cogs.case07.answers import asked, brought, covered, fitting, of_kind
from cogs.case07.kinds import CRIMES, PLACES, SUSPECTS, Case, Kind
from cogs.case07.moves import Examine, Patrol
from cogs.case07.neighbours import lies
from cogs.case07.options import Options
from cogs.case07.view import Finding, Tiles
from tests.games.case07.positions import CASES, TILES, acting

if TYPE_CHECKING:
    from cogs.case07.state import State

EVERY_CASE = tuple(starmap(Case, product(SUSPECTS, CRIMES, PLACES)))


def _fits(tiles: tuple[Tiles, ...], case: Case, findings: tuple[Finding, ...]) -> bool:
    """Return whether all these findings are what the holder of a case has to answer."""
    where = lies(tiles)
    return all(
        asked(where, case, finding.card) is finding.answer
        if finding.card is not None
        else brought(where, case, finding.place, covered(where, findings[:at], finding.place))
        == (finding.large, finding.small)
        if finding.place is not None
        else finding.wrong != case
        for at, finding in enumerate(findings)
    )


def _course(seed: int, turns: int = 12) -> State:
    """Return a table of two at which everybody has asked at random for some turns, or announced."""
    state = GAME.start(2, Options(), Chance(b"course", seed)).state
    luck = Chance(b"ask", seed)
    for _ in range(turns):
        seat = acting(state)
        state = GAME.apply(state, seat, luck.pick(_questions(state)), luck).state
    return state


def _questions(state: State) -> tuple[Examine | Patrol, ...]:
    return tuple(move for move in GAME.moves(state, acting(state)) if isinstance(move, Examine | Patrol))


@pytest.mark.parametrize("seed", range(6))
def test_the_fitting_cases_are_those_that_would_be_answered_so(seed: int) -> None:
    state = _course(seed)
    for sleuth, case in zip(state.sleuths, state.cases, strict=True):
        for many in range(len(sleuth.findings) + 1):
            findings = sleuth.findings[:many]
            expected = tuple(each for each in EVERY_CASE if _fits(state.tiles, each, findings))
            assert fitting(state.tiles, findings) == expected
            assert case in expected


def test_a_case_announced_in_vain_does_not_fit() -> None:
    wrong = tuple(Finding(at, wrong=case) for at, case in enumerate(CASES))
    assert set(EVERY_CASE) - set(fitting(TILES, wrong)) == set(CASES)


def test_a_case_has_a_card_of_each_kind() -> None:
    assert tuple(of_kind(CASES[0], kind) for kind in Kind) == CASES[0].cards

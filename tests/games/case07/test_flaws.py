"""The mistakes of computer players below strong: what they believe, when they announce, and what they never do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.characters import nature
from bot.game.contract import Budget, Strength
from cogs.case07 import GAME
from cogs.case07.board import Finding
from cogs.case07.cards import KIND_OF, Card, Kind, locations, neighbours
from cogs.case07.computer import choose
from cogs.case07.computer.flaws import (
    _DIALS,
    FLAWS,
    HOARDS,
    HUNCH,
    JUMPS,
    MIXES_UP,
    PRESUMES,
    believed_cases,
    guess_limit,
)
from cogs.case07.knowledge import CASES_BY_CARD, allowed_by, case_index, remaining_cases
from cogs.case07.moves import Accuse, Answer, Examine, Patrol
from cogs.case07.views import hand
from tests.benchmarks.silly import judged
from tests.games.case07.benchmarks.people import LINES
from tests.games.case07.parties import states
from tests.games.case07.positions import ANNA, BLANK, KASIA, TILES, C, acting, position
from tests.games.case07.test_computer import CLUES, STUCK, USELESS, kasia_with

if TYPE_CHECKING:
    from cogs.case07.knowledge import Cases
    from cogs.case07.moves import Move
    from cogs.case07.state import State

NATURES = 40
every_flaw = pytest.mark.parametrize("flaw", FLAWS)


def budget(flaw: str, number: int = 0, strength: Strength = Strength.EASY) -> Budget:
    """Return the budget of a player with this kind of mistake and the nature with this number."""
    return Budget(strength, flaw=flaw, nature=nature(b"%d" % number, KASIA))


def known(state: State) -> Cases:
    """Return the cases that are possible for Kasia."""
    seen = hand(state, KASIA)
    return remaining_cases(seen.board, KASIA, seen.held)


def beliefs(state: State, flaw: str) -> list[Cases]:
    """Return the cases that Kasia believes in, for many natures."""
    return [believed_cases(hand(state, KASIA), known(state), budget(flaw, number)) for number in range(NATURES)]


def answer(state: State, budget: Budget) -> Move:
    """Return the move of the active seat."""
    seat = acting(state)
    return choose(hand(state, seat), GAME.moves(state, seat), Chance(b"luck", 0), budget)


@every_flaw
def test_a_player_believes_only_in_cases_that_are_possible(flaw: str) -> None:
    for state, _ in states():
        if known(state).bit_count() > 1:
            assert all(believed and not believed & ~known(state) for believed in beliefs(state, flaw))


@every_flaw
def test_a_strong_player_makes_no_mistake(flaw: str) -> None:
    state, strong = kasia_with(*STUCK[:2]), budget(flaw, strength=Strength.STRONG)
    assert believed_cases(hand(state, KASIA), known(state), strong) == known(state)
    assert guess_limit(hand(state, KASIA), strong) == 1
    assert answer(state, strong) == answer(state, Budget(Strength.STRONG))


@every_flaw
@pytest.mark.parametrize("seats", range(2, 6))
def test_easy_players_make_the_greatest_mistakes(flaw: str, seats: int) -> None:
    easy, fair, good = _DIALS[flaw][seats]
    assert easy > max(fair, good)
    assert min(fair, good) > 0


def test_a_hunch_about_a_card_lasts_until_the_players_own_discs_refute_it() -> None:
    state = position()
    trusted = {card: number for number, cases in enumerate(beliefs(state, HUNCH)) for card in hunches(state, cases)}
    assert len(trusted) > 3
    for card, number in trusted.items():
        other = C.NAPAD if KIND_OF[card] is not Kind.CRIME else C.KELNERKA
        answers = [Finding(1, card=asked, answer=Answer.NOTHING) for asked in (other, card)]
        kept, refuted = (beliefs(kasia_with(answer), HUNCH)[number] for answer in answers)
        assert card in hunches(kasia_with(answers[0]), kept)
        assert not refuted & CASES_BY_CARD[card]


def hunches(state: State, cases: Cases) -> list[Card]:
    """Return the card that is in all these cases, but not in all that are possible."""
    return [card for card in Card if cases == known(state) & CASES_BY_CARD[card] != known(state)]


def test_a_rivals_answer_is_taken_for_an_own_one() -> None:
    finding = Finding(1, card=C.DOCENT, answer=Answer.NEAR)
    anna = replace(position().sleuths[ANNA], findings=(finding,))
    state = position(sleuths=(*position().sleuths[:ANNA], anna))
    mixed_up = known(state) & allowed_by(case_index(TILES), (finding,), 0)
    assert set(beliefs(state, MIXES_UP)) == {known(state), mixed_up}


@pytest.mark.parametrize("large", [True, False])
def test_a_patrols_disc_is_taken_for_a_certain_tile(large: bool) -> None:  # noqa: FBT001
    state = kasia_with(Finding(1, place=C.HOTEL_GROMADA, large=int(large), small=int(not large)))
    places = {C.HOTEL_GROMADA} if large else neighbours(C.HOTEL_GROMADA)
    tiles = [card for card, place in locations(TILES).items() if place in places]
    taken = {believed for believed in beliefs(state, PRESUMES) if believed != known(state)}
    assert len(taken) > 1
    assert taken <= {known(state) & CASES_BY_CARD[card] for card in tiles}


def test_a_disc_is_taken_for_no_kind_that_has_no_tile_there() -> None:
    state = kasia_with(Finding(1, place=BLANK, large=1))
    assert set(beliefs(state, PRESUMES)) == {known(state)}


def test_a_hasty_player_announces_one_of_several_cases() -> None:
    state, fair = kasia_with(*STUCK), Strength.FAIR
    assert known(state).bit_count() == 2
    assert all(isinstance(answer(state, budget(JUMPS, number, fair)), Accuse) for number in range(NATURES))
    limits = {guess_limit(hand(state, KASIA), budget(JUMPS, number, fair)) for number in range(NATURES)}
    assert min(limits) >= 2
    assert len(limits) == 2


@every_flaw
def test_nobody_guesses_or_believes_while_they_alone_are_at_work(flaw: str) -> None:
    state = kasia_with(*STUCK)
    others = tuple(replace(sleuth, finished=1, solved=True) for sleuth in state.sleuths[1:])
    alone = replace(state, sleuths=(state.sleuths[0], *others))
    assert known(alone).bit_count() == 2
    assert {type(answer(alone, budget(flaw, number))) for number in range(NATURES)} <= {Examine, Patrol}
    no_help = kasia_with(*STUCK, state=replace(alone, row=USELESS), patrols=0)
    assert isinstance(answer(no_help, budget(flaw)), Accuse)


def test_a_hoarder_sends_patrols_in_the_last_investigation_alone() -> None:
    first, last = position(), replace(position(), number=3)
    assert isinstance(answer(first, budget(HOARDS)), Examine)
    assert isinstance(answer(last, budget(HOARDS)), Patrol)


def test_a_hoarder_whose_discs_answer_all_evidence_sends_a_patrol() -> None:
    assert isinstance(answer(position(row=()), budget(HOARDS)), Patrol)
    assert isinstance(answer(kasia_with(*CLUES, state=position(row=USELESS)), budget(HOARDS)), Patrol)


@pytest.mark.unmeasured
@pytest.mark.parametrize("strength", Strength)
def test_no_player_overlooks_its_own_discs(strength: Strength) -> None:
    for number in range(4):
        counts = judged(LINES["07 3"], strength, number)
        assert {silly for (_, silly) in counts} == {False}

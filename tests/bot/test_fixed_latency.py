"""Fixed latency: whatever a computer player has to choose from, its answer comes after the same time.

Time is counted in steps here: whenever a computer asks what it has spent, a thousandth of a second goes by.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from bot.fixed_latency import MARGIN, FixedLatency
from bot.game import Budget, Seat, Strength
from bot.table import computers
from bot.table.computers import Question
from bot.table.lobby import Policy
from bot.table.model import Pace
from bot.table.service import Tables
from cogs.fantom import GAME
from cogs.fantom.moves import Ride
from tests.games.fantom.positions import CAB, FANTOM, fantom_at
from tests.table import bids
from tests.table.harness import ANNA, HERE, Harness, ManualClock, fresh, open_harness

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from bot.clock import Clock
    from bot.game import AnyGame
    from cogs.fantom.state import State

STEP = 0.001
SECONDS = 0.3
CORNERED = fantom_at(1, 2, 20, stock=(4, 0, 0, 0, 0))
"""Fantom has a single ride, to 6."""
OBVIOUS = fantom_at(7, 2, 8, 12, stock=(4, 3, 3, 2, 2))
"""Three of four ways are closed."""
OPEN = fantom_at(19, 1, stock=(4, 3, 3, 2, 2))
"""Every kind of ride, and double moves."""
POSITIONS = pytest.mark.parametrize("state", [CORNERED, OBVIOUS, OPEN])


class Counting:
    """Chooses at once; every reading of the clock while it does takes a step."""

    def __init__(self, clock: ManualClock) -> None:
        self._clock = clock

    async def choose_move(self, game: AnyGame, asked: Question) -> Any:
        began = self._clock.monotonic()

        def elapsed() -> float:
            self._clock.advance(STEP)
            return self._clock.monotonic() - began

        return computers.answer(game, asked, elapsed)


def question(state: State, strength: Strength = Strength.STRONG) -> Question:
    budget = Budget(strength, SECONDS)
    return Question(GAME.hand(state, FANTOM), GAME.moves(state, FANTOM), b"seed", -1, budget)


async def seconds(state: State, wrap: Callable[[Counting, Clock], Any], strength: Strength = Strength.STRONG) -> float:
    """How long the answer to a position takes."""
    clock = ManualClock()
    choose_move = wrap(Counting(clock), clock).choose_move
    await choose_move(GAME, question(state, strength))
    return clock.monotonic()


def test_the_positions_differ_in_what_there_is_to_choose() -> None:
    assert GAME.moves(CORNERED, FANTOM) == (Ride(CAB, 6),)
    assert 1 < len(GAME.moves(OBVIOUS, FANTOM)) < len(GAME.moves(OPEN, FANTOM))


async def test_a_computer_by_itself_tells_by_its_time_how_much_it_could_choose() -> None:
    taken = [await seconds(state, lambda counting, _: counting) for state in (CORNERED, OPEN)]
    assert taken[0] == 0
    assert taken[1] > 0.05


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_harness(tmp_path / "db") as opened:
        yield opened


@POSITIONS
@pytest.mark.parametrize("strength", Strength)
async def test_every_answer_comes_after_the_same_interval(state: State, strength: Strength) -> None:
    taken = await seconds(state, lambda counting, clock: FixedLatency(counting.choose_move, clock), strength)
    assert taken == pytest.approx(MARGIN * SECONDS)


@pytest.mark.parametrize(("spent", "intervals"), [(0.0, 1), (0.44, 1), (0.46, 2), (1.2, 3)])
async def test_who_takes_longer_than_an_interval_waits_for_the_next(spent: float, intervals: int) -> None:
    clock = ManualClock()

    async def slow(_game: Any, asked: Question) -> Any:
        clock.advance(spent)
        return asked.menu[0]

    asked = question(OPEN)
    assert await FixedLatency(slow, clock).choose_move(GAME, asked) == asked.menu[0]
    assert clock.monotonic() == pytest.approx(intervals * MARGIN * SECONDS)


async def test_who_has_nothing_to_spend_answers_at_once() -> None:
    """A game whose computer needs no time at all is no reason to leave its table waiting for ever."""
    clock = ManualClock()
    asked = replace(question(CORNERED), budget=Budget(seconds=0))
    assert await FixedLatency(Counting(clock).choose_move, clock).choose_move(GAME, asked) == Ride(CAB, 6)
    assert clock.monotonic() == 0


@pytest.mark.parametrize("late", [False, True])
async def test_moves_for_whomever_are_made_after_the_same_interval(harness: Harness, late: bool) -> None:  # noqa: FBT001
    """Those of a computer's own seat, and those it makes where somebody's time is up."""
    taken: list[float] = []
    for spent in (0.0, 0.03, 0.07):

        async def choose_move(_game: Any, asked: Question, spent: float = spent) -> Any:
            harness.clock.advance(spent)
            return asked.menu[0]

        policy = Policy(choose_move=FixedLatency(choose_move, harness.clock).choose_move)
        tables = Tables({"bids": bids.GAME}, harness.store, harness.clock, lambda _: None, key=b"k" * 32, policy=policy)
        table = await tables.open("bids", HERE, ANNA, language="en", pace=Pace.DAILY, options=None, key=fresh())
        await tables.add_computer(table.id, ANNA.user, Strength.FAIR, fresh())
        table = await tables.start(table.id, ANNA.user, fresh())
        if late:
            harness.clock.advance(25 * 3600)
        began = harness.clock.now()
        await (tables.tick() if late else tables.autoplay(table.id))
        assert tables.get(table.id).plies[Seat(0) if late else Seat(1)] == 1
        taken.append(tables.get(table.id).changed - began)
    assert taken == pytest.approx([MARGIN * bids.GAME.thinking] * 3, abs=1e-6)

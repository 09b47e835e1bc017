"""Fixed latency: a computer player's answer comes at the end of an interval, however long it thought."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from bot.computer_processes import INTERVAL_FACTOR, FixedLatency
from bot.game.chance import Chance
from bot.game.contract import Budget, Seat, Strength
from bot.table.computers import Question
from bot.table.model import Pace
from bot.table.policies import Policy
from bot.table.service import Tables
from cogs.guess import GAME
from tests import acts
from tests.table import bids
from tests.table.harness import ANNA, HERE, Harness, ManualClock, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

SECONDS = 0.3
STATE = GAME.start(2, GAME.options(), Chance(b"seed", 0)).state
QUESTION = Question(GAME.hand(STATE, Seat(0)), GAME.moves(STATE, Seat(0)), b"seed", -1, Budget(seconds=SECONDS))


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_harness(tmp_path / "db") as new_harness:
        yield new_harness


@pytest.mark.parametrize(("spent", "intervals"), [(0.0, 1), (0.44, 1), (0.46, 2), (1.2, 3)])
async def test_an_answer_after_an_interval_waits_for_the_end_of_the_next(spent: float, intervals: int) -> None:
    clock = ManualClock()

    async def slow(_game: Any, question: Question) -> Any:
        clock.advance(spent)
        return question.menu[0]

    assert await FixedLatency(slow, clock).choose_move(GAME, QUESTION) == QUESTION.menu[0]
    assert clock.monotonic() == pytest.approx(intervals * INTERVAL_FACTOR * SECONDS)


async def test_a_player_without_a_budget_answers_at_once() -> None:
    """A computer player without thinking time must not keep its table waiting for ever."""
    clock = ManualClock()

    async def quick(_game: Any, question: Question) -> Any:
        return question.menu[0]

    question = replace(QUESTION, budget=Budget(seconds=0))
    assert await FixedLatency(quick, clock).choose_move(GAME, question) == QUESTION.menu[0]
    assert clock.monotonic() == 0


@pytest.mark.parametrize("late", [False, True])
async def test_moves_for_own_and_for_late_seats_have_the_same_latency(harness: Harness, late: bool) -> None:  # noqa: FBT001
    """The computer moves for its own seat and for a player whose time is up."""
    durations: list[float] = []
    for spent in (0.0, 0.03, 0.07):

        async def choose_move(_game: Any, question: Question, spent: float = spent) -> Any:
            harness.clock.advance(spent)
            return question.menu[0]

        policy = Policy(choose_move=FixedLatency(choose_move, harness.clock).choose_move)
        tables = Tables({"bids": bids.GAME}, harness.store, harness.clock, lambda _: None, key=b"k" * 32, policy=policy)
        table = await tables.open("bids", HERE, ANNA, language="en", pace=Pace.DAILY, options=None, key=fresh_key())
        await acts.add_computer(tables, table.id, ANNA.user, Strength.FAIR, fresh_key())
        table = await tables.start(table.id, ANNA.user, fresh_key())
        if late:
            harness.clock.advance(25 * 3600)
        began = harness.clock.now()
        await (tables.tick() if late else tables.autoplay(table.id))
        assert tables.get(table.id).seats[Seat(0) if late else Seat(1)].moves == 1
        durations.append(tables.get(table.id).changed - began)
    assert durations == pytest.approx([INTERVAL_FACTOR * bids.GAME.traits.thinking] * 3, abs=1e-6)

"""The computer players' processes: real processes that think, die and are started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from functools import partial
from typing import TYPE_CHECKING

import pytest

from bot import computer_processes, discovery
from bot.computer_processes import ComputerProcesses, process_count
from bot.game.chance import Chance
from bot.game.contract import Budget, Seat
from bot.table.computers import Question, any_move
from tests.stand_ins import returning
from tests.workers.jobs import answer_instead, loaded_modules

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

GAME = discovery.games()["guess"]
PATIENCE_S = 60.0


def question(n: int = -1, seconds: float = 0.001) -> Question:
    state = GAME.start(2, GAME.options(), Chance(b"seed", 0)).state
    (seat,) = GAME.to_act(state)
    return Question(GAME.hand(state, Seat(seat)), GAME.moves(state, seat), b"seed", n, Budget(seconds=seconds))


@pytest.fixture
async def processes() -> AsyncIterator[ComputerProcesses]:
    computer = ComputerProcesses()
    yield computer
    await computer.close()


def pid(processes: ComputerProcesses) -> int:
    assert processes._pool.workers[0]._process is not None
    return processes._pool.workers[0]._process.pid


async def test_the_answer_is_a_move_of_the_menu_and_repeats(processes: ComputerProcesses) -> None:
    a_question = question()
    answers = [await processes.choose_move(GAME, a_question) for _ in range(2)]
    assert answers[0] in a_question.menu
    assert answers[0] == answers[1]


async def test_questions_one_after_the_other_are_answered_in_one_other_process(processes: ComputerProcesses) -> None:
    await processes.choose_move(GAME, question())
    first = pid(processes)
    await processes.choose_move(GAME, question(-2))
    assert os.getpid() != first == pid(processes)


async def test_a_process_that_died_is_started_again(processes: ComputerProcesses) -> None:
    await processes.choose_move(GAME, question())
    first = pid(processes)
    os.kill(first, signal.SIGKILL)
    assert await processes.choose_move(GAME, question(-2)) == await processes.choose_move(GAME, question(-2))
    assert pid(processes) != first


@pytest.mark.unmeasured
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_to_the_process_group_stops_no_thinking(
    processes: ComputerProcesses, number: signal.Signals
) -> None:
    await processes.choose_move(GAME, question())
    first = pid(processes)
    os.kill(first, number)
    a_question = question(-2)
    assert await processes.choose_move(GAME, a_question) in a_question.menu
    assert pid(processes) == first


async def test_thinking_beyond_the_time_limit_is_stopped(caplog: pytest.LogCaptureFixture) -> None:
    hasty = ComputerProcesses(timeout=0)
    a_question = question()
    assert await hasty.choose_move(GAME, a_question) == any_move(a_question)
    assert hasty._pool.workers[0]._process is None
    assert "computers.no_answer" in caplog.messages


async def test_questions_at_the_same_time_are_answered_in_several_processes() -> None:
    several = ComputerProcesses(2)
    questions = [question(n) for n in range(-3, 0)]
    moves = await asyncio.gather(*(several.choose_move(GAME, a_question) for a_question in questions))
    assert all(move in a_question.menu for move, a_question in zip(moves, questions, strict=True))
    assert len(several._pool.workers) == 2
    await several.close()


@pytest.mark.parametrize(
    ("cores", "limit", "count"), [(1, 4, 1), (2, 4, 1), (4, 4, 3), (4, 2, 2), (16, 4, 4), (16, 1, 1)]
)
def test_one_core_is_left_to_the_bot(cores: int, limit: int, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", returning(set(range(cores))), raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert process_count(limit) == count


async def test_closing_leaves_no_process(processes: ComputerProcesses) -> None:
    await processes.choose_move(GAME, question())
    process_id = pid(processes)
    await processes.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process_id, 0)


async def test_the_process_imports_only_the_requested_game(processes: ComputerProcesses) -> None:
    a_question = question()
    assert await processes.choose_move(GAME, a_question) in a_question.menu
    loaded = set(await processes._pool.ask(PATIENCE_S, loaded_modules))
    assert {".".join(name.split(".")[:2]) for name in loaded if name.startswith("cogs.")} == {"cogs.guess"}
    assert not loaded & {"PIL", "aiosqlite", "discord", "simcord"}


@pytest.mark.parametrize("answer", [-1, 10**6, "first", None])
async def test_an_answer_outside_the_menu_is_replaced_by_a_move(
    processes: ComputerProcesses, answer: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_question = question()
    monkeypatch.setattr(computer_processes, "choose_index", partial(answer_instead, answer))
    assert await processes.choose_move(GAME, a_question) == any_move(a_question)


async def test_a_question_after_the_end_gets_a_move(processes: ComputerProcesses) -> None:
    a_question = question()
    await processes.close()
    assert await processes.choose_move(GAME, a_question) == any_move(a_question)
    assert not processes._pool.workers

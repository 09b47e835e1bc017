"""The computer players' process: a real process that thinks, dies and is started again."""

from __future__ import annotations

import os
import signal
from functools import partial
from typing import TYPE_CHECKING

import pytest

from bot import computer_process, discovery
from bot.computer_process import ComputerProcess
from bot.game.chance import Chance
from bot.game.contract import Budget, Seat
from bot.table.computers import Question, any_move
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
async def process() -> AsyncIterator[ComputerProcess]:
    computer = ComputerProcess()
    yield computer
    await computer.close()


def pid(process: ComputerProcess) -> int:
    assert process._worker._process is not None
    return process._worker._process.pid


async def test_the_answer_is_a_move_of_the_menu_and_repeats(process: ComputerProcess) -> None:
    a_question = question()
    answers = [await process.choose_move(GAME, a_question) for _ in range(2)]
    assert answers[0] in a_question.menu
    assert answers[0] == answers[1]


async def test_all_thinking_is_done_in_one_other_process(process: ComputerProcess) -> None:
    await process.choose_move(GAME, question())
    first = pid(process)
    await process.choose_move(GAME, question(-2))
    assert os.getpid() != first == pid(process)


async def test_a_process_that_died_is_started_again(process: ComputerProcess) -> None:
    await process.choose_move(GAME, question())
    first = pid(process)
    os.kill(first, signal.SIGKILL)
    assert await process.choose_move(GAME, question(-2)) == await process.choose_move(GAME, question(-2))
    assert pid(process) != first


@pytest.mark.unmeasured
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_to_the_process_group_stops_no_thinking(
    process: ComputerProcess, number: signal.Signals
) -> None:
    await process.choose_move(GAME, question())
    first = pid(process)
    os.kill(first, number)
    a_question = question(-2)
    assert await process.choose_move(GAME, a_question) in a_question.menu
    assert pid(process) == first


async def test_thinking_beyond_the_time_limit_is_stopped(caplog: pytest.LogCaptureFixture) -> None:
    hasty = ComputerProcess(timeout=0)
    a_question = question()
    assert await hasty.choose_move(GAME, a_question) == any_move(a_question)
    assert hasty._worker._process is None
    assert "computers.no_answer" in caplog.messages


async def test_closing_leaves_no_process(process: ComputerProcess) -> None:
    await process.choose_move(GAME, question())
    process_id = pid(process)
    await process.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process_id, 0)


async def test_the_process_imports_only_the_requested_game(process: ComputerProcess) -> None:
    a_question = question()
    assert await process.choose_move(GAME, a_question) in a_question.menu
    loaded = set(await process._worker.ask(PATIENCE_S, loaded_modules))
    assert {".".join(name.split(".")[:2]) for name in loaded if name.startswith("cogs.")} == {"cogs.guess"}
    assert not loaded & {"PIL", "aiosqlite", "discord", "simcord"}


@pytest.mark.parametrize("answer", [-1, 10**6, "first", None])
async def test_an_answer_outside_the_menu_is_replaced_by_a_move(
    process: ComputerProcess, answer: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_question = question()
    monkeypatch.setattr(computer_process, "choose_index", partial(answer_instead, answer))
    assert await process.choose_move(GAME, a_question) == any_move(a_question)


async def test_a_question_after_the_end_gets_a_move(process: ComputerProcess) -> None:
    a_question = question()
    await process.close()
    assert await process.choose_move(GAME, a_question) == any_move(a_question)
    assert process._worker._process is None

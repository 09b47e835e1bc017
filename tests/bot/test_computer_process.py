"""The computers' process: a real one that thinks, dies and is started again."""

from __future__ import annotations

import io
import os
import pickle
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from bot import computer_worker, discovery
from bot.computer_process import HEADER_BYTES, ComputerProcess
from bot.game.chance import Chance
from bot.game.contract import Budget, Seat
from bot.table.computers import Question, any_move

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

GAME = discovery.games()["guess"]


def question(n: int = -1, seconds: float = 0.001) -> Question:
    state = GAME.start(2, GAME.options(), Chance(b"seed", 0)).state
    (seat,) = GAME.to_act(state)
    return Question(GAME.hand(state, Seat(seat)), GAME.moves(state, seat), b"seed", n, Budget(seconds=seconds))


@pytest.fixture
async def process() -> AsyncIterator[ComputerProcess]:
    made = ComputerProcess()
    yield made
    await made.close()


def pid(process: ComputerProcess) -> int:
    assert process._process is not None
    return process._process.pid


async def test_it_answers_from_the_menu_and_the_same_each_time(process: ComputerProcess) -> None:
    asked = question()
    answers = [await process.choose_move(GAME, asked) for _ in range(2)]
    assert answers[0] in asked.menu
    assert answers[0] == answers[1]


async def test_it_thinks_in_one_other_process(process: ComputerProcess) -> None:
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
async def test_what_stops_the_whole_group_stops_no_thought(process: ComputerProcess, number: signal.Signals) -> None:
    await process.choose_move(GAME, question())
    first = pid(process)
    os.kill(first, number)
    asked = question(-2)
    assert await process.choose_move(GAME, asked) in asked.menu
    assert pid(process) == first


async def test_whoever_takes_too_long_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    hasty = ComputerProcess(timeout=0)
    asked = question()
    assert await hasty.choose_move(GAME, asked) == any_move(asked)
    assert hasty._process is None
    assert "no answer from the computers" in caplog.messages


async def test_one_that_is_closed_leaves_no_process(process: ComputerProcess) -> None:
    await process.choose_move(GAME, question())
    gone = pid(process)
    await process.close()
    with pytest.raises(ProcessLookupError):
        os.kill(gone, 0)


def test_what_somebody_prints_stands_between_no_answers() -> None:
    chatter = (
        "from bot import computer_worker as it; it.serve = lambda _, answers: (print('hm'), answers.write(b'1234'));"
        "it.main('INFO', 'json')"
    )
    done = subprocess.run([sys.executable, "-c", chatter], capture_output=True, check=True)
    assert done.stdout == b"1234"
    assert b"hm" in done.stderr


def test_it_ends_when_there_is_nothing_more_to_ask() -> None:
    asked = question()
    message = pickle.dumps(("guess", asked))
    answers = io.BytesIO()
    computer_worker.serve(io.BytesIO(len(message).to_bytes(HEADER_BYTES, "big") + message), answers)
    assert asked.menu[int.from_bytes(answers.getvalue(), "big")] in asked.menu

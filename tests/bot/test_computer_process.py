"""The thinking room: a real process that thinks, dies and is started again."""

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
from bot.chance import Chance
from bot.computer_process import SIZE, ComputerProcess
from bot.game import Budget, Seat
from bot.table.computers import Question, any_move

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

GAME = discovery.games()["fort"]


def question(n: int = -1, seconds: float = 0.001) -> Question:
    state = GAME.start(2, GAME.options(), Chance(b"seed", 0)).state
    (seat,) = GAME.to_act(state)
    return Question(GAME.hand(state, Seat(seat)), GAME.moves(state, seat), b"seed", n, Budget(seconds=seconds))


@pytest.fixture
async def room() -> AsyncIterator[ComputerProcess]:
    made = ComputerProcess()
    yield made
    await made.close()


def pid(room: ComputerProcess) -> int:
    assert room._process is not None
    return room._process.pid


async def test_it_answers_from_the_menu_and_the_same_each_time(room: ComputerProcess) -> None:
    asked = question()
    answers = [await room.think(GAME, asked) for _ in range(2)]
    assert answers[0] in asked.menu
    assert answers[0] == answers[1]


async def test_it_thinks_in_one_other_process(room: ComputerProcess) -> None:
    await room.think(GAME, question())
    first = pid(room)
    await room.think(GAME, question(-2))
    assert os.getpid() != first == pid(room)


async def test_a_process_that_died_is_started_again(room: ComputerProcess) -> None:
    await room.think(GAME, question())
    first = pid(room)
    os.kill(first, signal.SIGKILL)
    assert await room.think(GAME, question(-2)) == await room.think(GAME, question(-2))
    assert pid(room) != first


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_what_stops_the_whole_group_stops_no_thought(room: ComputerProcess, number: signal.Signals) -> None:
    await room.think(GAME, question())
    first = pid(room)
    os.kill(first, number)
    asked = question(-2)
    assert await room.think(GAME, asked) in asked.menu
    assert pid(room) == first


async def test_whoever_takes_too_long_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    hasty = ComputerProcess(patience=0)
    asked = question()
    assert await hasty.think(GAME, asked) == any_move(asked)
    assert hasty._process is None
    assert "thinking took too long" in caplog.messages


async def test_a_closed_room_leaves_no_process(room: ComputerProcess) -> None:
    await room.think(GAME, question())
    gone = pid(room)
    await room.close()
    with pytest.raises(ProcessLookupError):
        os.kill(gone, 0)


def test_what_somebody_prints_stands_between_no_answers() -> None:
    chatter = (
        "from bot import computer_worker as it; it.serve = lambda _, told: (print('hm'), told.write(b'1234'));"
        "it.main('INFO', 'json')"
    )
    told = subprocess.run([sys.executable, "-c", chatter], capture_output=True, check=True)
    assert told.stdout == b"1234"
    assert b"hm" in told.stderr


def test_it_ends_when_there_is_nothing_more_to_ask() -> None:
    asked = question()
    message = pickle.dumps(("fort", asked))
    answers = io.BytesIO()
    computer_worker.serve(io.BytesIO(len(message).to_bytes(SIZE, "big") + message), answers)
    assert asked.menu[int.from_bytes(answers.getvalue(), "big")] in asked.menu

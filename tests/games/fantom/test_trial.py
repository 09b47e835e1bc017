"""Trials of a server's town: quick hunts between computers, and the verdict for the town's author."""

from __future__ import annotations

import asyncio
from math import cos, sin, tau
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.computer_processes import ComputerProcesses
from bot.game.chance import Chance
from bot.game.contract import Budget
from bot.game.extensions import TRIAL_GAMES
from bot.game.trials import TrialGame, count_trial_wins, play_trial_game
from bot.table.computers import Question
from cogs.fantom import GAME
from cogs.fantom.map.atlas import parse, shipped_text
from cogs.fantom.options import Map, Options
from cogs.fantom.trial import TRIAL
from tests.games.fantom import grid
from tests.games.fantom.sheets import NAME, SHEET

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.game.contract import AnyGame

OPTION = "own_map"
SHORT_HUNTS = grid.text(grid.town(replace(grid.BOOK, boxes=6, reveals=(6,))))
"""The map file of the test town, with so few boxes that both sides win often. The luck of a hunt is a hash of the whole
map file: in a shipped file, an edit of a comment could give all hunts of a test the same winner."""


def dead_ends(arms: int, length: int) -> str:
    """Return a town of `arms` dead ends that meet in its middle."""
    places = [(arm, step, 2 + arm * length + step) for arm in range(arms) for step in range(length)]
    stations = [f"{{ number = 1, at = [400, 320], name = {NAME} }},"] + [
        f"{{ number = {n}, at = [{400 + 90 * (step + 1) * cos(tau * arm / arms):.1f}, "
        f"{320 + 90 * (step + 1) * sin(tau * arm / arms):.1f}], name = {NAME} }},"
        for arm, step, n in places
    ]
    streets = [f"{{ between = [{n - 1 if step else 1}, {n}] }}," for _, step, n in places]
    play = SHEET[SHEET.index("[play]") :].replace("cab = 10, taxi = 9, tram = 5", "cab = 24, taxi = 0, tram = 0")
    entries = [f"name = {NAME}", "size = [800, 650]", "stations = [", *stations, "]", "streets = [", *streets, "]"]
    return "\n".join([*entries, "lines = []", play])


def escapes(text: str) -> int:
    """Count the hunts of a trial that Fantom escapes."""
    return sum(play_trial_game(GAME, TrialGame(OPTION, text, n)) for n in range(TRIAL_GAMES))


def verdict(text: str) -> str:
    """Return the verdict of a trial as soon as the remaining hunts cannot change it."""
    escaped = 0
    for n in range(TRIAL_GAMES):
        minimum, maximum = TRIAL.verdict(escaped, TRIAL_GAMES), TRIAL.verdict(escaped + TRIAL_GAMES - n, TRIAL_GAMES)
        if minimum == maximum:
            return minimum
        escaped += play_trial_game(GAME, TrialGame(OPTION, text, n))
    return TRIAL.verdict(escaped, TRIAL_GAMES)


@pytest.fixture
async def processes() -> AsyncIterator[ComputerProcesses]:
    computer = ComputerProcesses()
    yield computer
    await computer.close()


@pytest.mark.unmeasured
def test_a_star_of_dead_ends_has_the_verdict_hardly() -> None:
    town = dead_ends(7, 3)
    parse(town)
    assert verdict(town) == "trial-hardly"


@pytest.mark.unmeasured
@pytest.mark.parametrize("shipped_map", [Map.OLD_TOWN, Map.SUBURB])
def test_the_shipped_towns_have_the_verdict_open(shipped_map: Map) -> None:
    assert verdict(shipped_text(shipped_map)) == "trial-open"


@pytest.mark.unmeasured
def test_a_hunt_with_few_pawns_and_boxes_has_the_verdict_nearly_always() -> None:
    town = shipped_text(Map.OLD_TOWN)
    for pattern, replacement in (("boxes = 24", "boxes = 6"), ("3, 8, 13, 18, 24", "6"), ("pawns = 5", "pawns = 2")):
        assert pattern in town
        town = town.replace(pattern, replacement)
    assert verdict(town) == "trial-nearly-always"


@pytest.mark.parametrize(
    ("escaped", "verdict"),
    [(0, "hardly"), (1, "hardly"), (2, "open"), (17, "open"), (18, "nearly-always"), (20, "nearly-always")],
)
def test_the_verdict_follows_from_the_number_of_escapes(escaped: int, verdict: str) -> None:
    assert TRIAL.verdict(escaped, 20) == f"trial-{verdict}"


async def test_a_hunt_ends_the_same_in_the_computers_process_and_in_this_one(processes: ComputerProcesses) -> None:
    for n in range(3):
        trial = TrialGame(OPTION, SHEET, n)
        assert await processes.play(GAME, trial) is play_trial_game(GAME, trial)


async def test_different_hunts_end_differently_and_a_repeated_hunt_the_same() -> None:
    hunts = [play_trial_game(GAME, TrialGame(OPTION, SHORT_HUNTS, n)) for n in range(8)]
    assert set(hunts) == {True, False}
    assert hunts == [play_trial_game(GAME, TrialGame(OPTION, SHORT_HUNTS, n)) for n in range(8)]


async def test_a_computer_at_a_table_waits_for_at_most_one_trial_hunt(processes: ComputerProcesses) -> None:
    end_count = 0

    async def play(game: AnyGame, trial: TrialGame) -> bool | None:
        nonlocal end_count
        result = await processes.play(game, trial)
        end_count += 1
        return result

    trial = asyncio.create_task(count_trial_wins(GAME, OPTION, SHEET, play, lambda: True))
    await processes.play(GAME, TrialGame(OPTION, SHEET, 0))
    before = end_count
    await processes.choose_move(GAME, question())
    assert end_count <= before + 1 < TRIAL_GAMES
    assert await trial == escapes(SHEET)


async def test_a_trial_stops_when_its_result_is_no_longer_wanted(processes: ComputerProcesses) -> None:
    answers = iter([True, True, False])
    assert await count_trial_wins(GAME, OPTION, SHEET, processes.play, lambda: next(answers)) is None
    assert next(answers, None) is None


async def test_a_hunt_that_fails_is_logged_and_the_process_goes_on(processes: ComputerProcesses) -> None:
    """The bot never loads an invalid town, so this failure needs a direct call."""
    assert await processes.play(GAME, TrialGame(OPTION, "no town", 0)) is None
    began = processes._pool.workers[0]._process
    assert await processes.play(GAME, TrialGame(OPTION, SHEET, 0)) is not None
    assert processes._pool.workers[0]._process is began


async def test_a_hunt_beyond_the_time_limit_is_cancelled(caplog: pytest.LogCaptureFixture) -> None:
    hasty = ComputerProcesses(timeout=0)
    assert await hasty.play(GAME, TrialGame(OPTION, SHEET, 0)) is None
    assert hasty._pool.workers[0]._process is None
    assert "computers.no_answer" in caplog.messages


def question() -> Question:
    """Return a decision that a computer must make at a table."""
    state = GAME.start(2, Options(map=Map.SUBURB), Chance(b"seed", 0)).state
    seat = min(GAME.to_act(state))
    return Question(GAME.hand(state, seat), GAME.moves(state, seat), b"seed", -1, Budget(seconds=0.001))

"""How many moves of computer players several processes choose a second, and the memory of each process.

Strong computer players of the game that thinks longest are asked at many tables at once, as the bot asks them, with one
process and with more: no more than the machine has cores, because a move takes the time of a whole core. Then each
process is asked for a move of every game, which loads all games, and its memory is read:

    python -m tests.benchmarks.thinking [--quick] [--processes 1 2 4] [--questions 12] [--seconds 1.0]
"""

from __future__ import annotations

import asyncio
import time
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec
import psutil

from bot import discovery
from bot.computer_processes import ComputerProcesses
from bot.game.contract import Budget, Strength
from bot.table.computers import Question
from tests.benchmarks.figures import Benchmark, Figure, median, proportional
from tests.benchmarks.rules import moves

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.game.contract import AnyGame

PLIES = 20
"""Random moves before the decision."""


class Sizes(msgspec.Struct, frozen=True):
    """The numbers of processes, and the questions with their seconds of one core."""

    processes: tuple[int, ...] = (1, 2)
    questions: int = 12
    seconds: float = 1.0
    everything: bool = True
    """Whether all games are loaded before the memory is read."""


def question(game: AnyGame, n: int, seconds: float) -> Question:
    """Return a decision in the middle of a random game, for which a strong player thinks."""
    *_, (state, seat, _) = islice(moves(game, b"thinking %d" % n), PLIES)
    budget = Budget(Strength.STRONG, min(seconds, game.traits.thinking))
    return Question(game.hand(state, seat), game.moves(state, seat), b"thinking", -1 - n, budget)


async def measure(count: int, sizes: Sizes) -> tuple[float, list[float], float]:
    """Return the moves per second, the memory of each process in megabytes, and the time until the first move."""
    games = discovery.games().values()
    hardest: Any = max(games, key=lambda game: game.traits.thinking)
    processes = ComputerProcesses(count)
    try:
        began = time.perf_counter()
        await ask(processes, hardest, count, 0.0)
        loaded_s = time.perf_counter() - began
        began = time.perf_counter()
        await ask(processes, hardest, sizes.questions, sizes.seconds)
        seconds = time.perf_counter() - began
        for game in games if sizes.everything else ():
            await ask(processes, game, count, sizes.seconds)
        memory = [proportional(child) for child in psutil.Process().children()]
        return sizes.questions / seconds, memory, loaded_s
    finally:
        await processes.close()


async def ask(processes: ComputerProcesses, game: AnyGame, count: int, seconds: float) -> None:
    """Ask for this many moves at the same time."""
    await asyncio.gather(*(processes.choose_move(game, question(game, n, seconds)) for n in range(count)))


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Measure with each number of processes."""
    first = None
    for count in sizes.processes:
        rate, memory, loaded_s = asyncio.run(measure(count, sizes))
        first = first or rate
        name = f"thinking: {count} process{'es' * (count > 1)}"
        yield Figure(name, rate, "moves/s", f"{sizes.processes[0]}: {first:.2f}", rate / first)
        yield Figure(f"{name}, PSS of each", median(memory), "MB", f"{len(memory)}; first move after {loaded_s:.2f} s")


BENCHMARK = Benchmark(
    figures,
    full=Sizes(),
    quick=Sizes(questions=4),
    tiny=Sizes(processes=(1,), questions=1, seconds=0.01, everything=False),
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)

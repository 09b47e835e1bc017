"""What Fantom's searches cost: tries a second of both sides, the set of possible stations, memory.

Prints figures, judges nothing:

    python -m tests.games.fantom.benchmarks.search [--seconds 2]
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import TYPE_CHECKING

import psutil

from bot.chance import Chance
from bot.game import Budget, Strength
from cogs.fantom import GAME
from cogs.fantom.computer.belief import believed
from cogs.fantom.knowledge.deduction import layers
from cogs.fantom.map.network import network
from cogs.fantom.options import First, Map, Options

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.fantom.board import Hand
    from cogs.fantom.map.network import Network
    from cogs.fantom.moves import Move

SIZES = (1, 5, 20, 60)
"""Members of the sets that are spread."""
TRIES = 8
"""Both searches look at the clock once in so many tries, which is how they are counted."""
THOUGHT = 0.3
"""Seconds of a decision whose tries are counted."""


def resident() -> float:
    """Return the memory of this process, in MiB."""
    return float(psutil.Process().memory_info().rss) / 2**20


def game(where: Map, seed: bytes) -> list[tuple[Hand, tuple[Move, ...]]]:
    """Return every hand of a game between hasty computers, with its menu."""
    state = GAME.start(2, Options(map=where, fantom=First.HOST), Chance(seed, 0)).state
    seen: list[tuple[Hand, tuple[Move, ...]]] = []
    while GAME.outcome(state) is None:
        (seat,) = GAME.to_act(state)
        seen.append((GAME.hand(state, seat), GAME.moves(state, seat)))
        move = GAME.computer(*seen[-1], Chance(seed, -len(seen)), Budget(Strength.STRONG, 0.02))
        state = GAME.apply(state, seat, move, Chance(seed, len(seen))).state
    return seen


def cost(act: Callable[[], object], seconds: float) -> float:
    """Return how many microseconds of processor time `act` takes, the best of five goes."""
    best = float("inf")
    for _ in range(5):
        began, done = time.thread_time(), 0
        while time.thread_time() - began < seconds / 5:
            for _ in range(20):
                act()
            done += 20
        best = min(best, (time.thread_time() - began) / done)
    return 1e6 * best


def spreading(where: Map, seconds: float) -> str:
    """Return what one ride costs for sets of several sizes."""
    chart = network(where)
    costs = [f"{_spread(chart, size, seconds):.2f} at {size}" for size in (*SIZES, chart.size)]
    return f"{where}: one ride of the set of possible stations, us: {', '.join(costs)}"


def _spread(chart: Network, size: int, seconds: float) -> float:
    chance = Chance(b"sets", size)
    sets = [sum(1 << n for n in chance.shuffled(range(1, chart.size + 1))[:size]) for _ in range(20)]
    return cost(lambda: [chart.spread(0, bits) for bits in sets], seconds) / len(sets)


def tracing(where: Map, seconds: float) -> str:
    """Return what the whole trace and the whole belief of a board cost at the end of a long game."""
    board = max((game(where, b"%d" % n) for n in range(8)), key=len)[-1][0].board
    trace, belief = cost(partial(layers, board), seconds), cost(partial(believed, board), seconds)
    return f"{where}: at box {len(board.log)} the whole trace {trace:.0f} us, the belief {belief:.0f} us"


class Looks:
    """A clock that counts who looks at it."""

    def __init__(self) -> None:
        self._began, self.many = time.thread_time(), 0

    def elapsed(self) -> float:
        """Return the seconds of a core since it was made."""
        self.many += 1
        return time.thread_time() - self._began


def searching(where: Map) -> str:
    """Return how many tries a second both searches make over one game."""
    tries, spent = {True: 0, False: 0}, {True: 0.0, False: 0.0}
    for hand, menu in game(where, b"search")[8::3]:
        looks = Looks()
        budget = Budget(Strength.STRONG, THOUGHT, looks.elapsed)
        GAME.computer(hand, menu, Chance(b"search", 1), budget)
        if looks.many:
            fantom = hand.seat == hand.board.fantom
            tries[fantom] += TRIES * looks.many
            spent[fantom] += looks.elapsed()
    rates = {side: tries[side] / max(spent[side], 1e-9) for side in tries}
    return f"{where}: tries a second: Fantom {rates[True]:.0f}, detectives {rates[False]:.0f}"


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    asked = parser.parse_args()
    began = resident()
    for where in (Map.OLD_TOWN, Map.SUBURB):
        print(spreading(where, asked.seconds / 5))
        print(tracing(where, asked.seconds))
        print(searching(where))
    print(f"resident memory: {began:.0f} MiB at the start, {resident():.0f} MiB with the tables of both towns")


if __name__ == "__main__":
    main()

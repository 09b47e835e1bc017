"""How fast Fantom's rules are: random hunts beside random games of python-chess, and what one look at a board costs.

Prints figures, judges nothing:

    python -m tests.games.fantom.benchmarks.speed [--seconds 6]
"""

from __future__ import annotations

import argparse
import itertools
import time
from statistics import mean
from typing import TYPE_CHECKING

import chess
import psutil
from msgspec.structs import replace

from bot.chance import Chance
from cogs.fantom import GAME
from cogs.fantom.knowledge.deduction import layers
from cogs.fantom.options import Aid, Options
from cogs.fantom.state import turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.fantom.state import State

LONGEST = 300
"""Plies after which a random game of chess is given up."""
SEATS = 4
ROUNDS = 3


def hunt(seed: bytes) -> list[State]:
    """Play one hunt at random through the contract; return every state of it but the last."""
    chance = Chance(seed, 0)
    step = GAME.start(SEATS, Options(), chance)
    states: list[State] = []
    while acting := GAME.to_act(step.state):
        (seat,) = acting
        states.append(step.state)
        step = GAME.apply(step.state, seat, chance.pick(GAME.moves(step.state, seat)), chance)
    return states


def game_of_chess(seed: bytes) -> int:
    """Play one game of chess at random; return its number of plies."""
    chance, board = Chance(seed, 0), chess.Board()
    while board.ply() < LONGEST and (moves := tuple(board.legal_moves)):
        board.push(chance.pick(moves))
    return board.ply()


def moves_a_second(play: Callable[[bytes], int], seconds: float) -> float:
    """Play for so many seconds of processor time; return the moves made in one."""
    began, made = time.process_time(), 0
    for seed in itertools.count():
        made += play(b"%d" % seed)
        if (spent := time.process_time() - began) > seconds:
            return made / spent
    raise AssertionError


def microseconds(ask: Callable[[State], object], states: list[State]) -> float:
    """Return what asking takes on average, in µs of processor time."""
    began = time.process_time()
    for state in states:
        ask(state)
    return (time.process_time() - began) / len(states) * 1e6


def main() -> None:
    """Print how fast both go, in turns so that neither has the quieter machine, and what looking costs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6)
    seconds: float = parser.parse_args().seconds
    before = psutil.Process().memory_info().rss
    states = [state for seed in range(30) for state in hunt(b"%d" % seed)]
    grown = (psutil.Process().memory_info().rss - before) / 2**20
    print(f"memory for the map, its tables and menus, and {len(states)} states: {grown:.1f} MiB")
    rates: dict[str, list[float]] = {"fantom": [], "python-chess": []}
    for _ in range(ROUNDS):
        rates["fantom"].append(moves_a_second(lambda seed: len(hunt(seed)), seconds / ROUNDS / 2))
        rates["python-chess"].append(moves_a_second(game_of_chess, seconds / ROUNDS / 2))
    for name, measured in rates.items():
        print(f"random play, {name}: {mean(measured):,.0f} moves/s")
    print(f"fantom / python-chess: {mean(rates['fantom']) / mean(rates['python-chess']):.2f}")
    _print_looks(states)


def _print_looks(states: list[State]) -> None:
    boards = {id(state): GAME.board(state) for state in states}
    asked: dict[str, Callable[[State], object]] = {
        "board": GAME.board,
        "board with the possible stations": lambda state: GAME.board(
            replace(state, options=replace(state.options, possible=Aid.ON))
        ),
        "the possible stations, from the whole log": lambda state: layers(boards[id(state)]),
        "Fantom's hand": lambda state: GAME.hand(state, state.fantom),
        "re-deal": lambda state: GAME.redeal(state, None, Chance(b"", 0)),
        "menu": lambda state: GAME.moves(state, turn(state)),
    }
    for name, ask in asked.items():
        print(f"{name}: {microseconds(ask, states):.1f} µs")


if __name__ == "__main__":
    main()

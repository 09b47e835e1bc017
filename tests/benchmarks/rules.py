"""How fast the rules of every game are: random games beside random games of python-chess, and what one look costs.

By the book among as few as it takes, through the contract alone: who is to act, the menu, a move out of it. Both are
played in turns, so that neither has the quieter machine. Moves are not alike: of a ply of chess comes one thing, of
most moves of a party game nothing that is told yet, while a team of the Tour that says it is ready may let dozens of
riders ride, each with orders, dice and a way of their own, before anybody is asked again. So the facts that come of
the moves are told beside; the bar is on moves all the same. Processor time of one thread:

    python -m tests.benchmarks.rules [--quick] [--games fort] [--seconds 6]
"""

from __future__ import annotations

import time
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

import chess
import msgspec

from bot import discovery
from bot.game.chance import Chance
from tests.benchmarks.dealing import ONE_GAME
from tests.benchmarks.figures import Benchmark, Figure, cpu, median

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.game.contract import AnyGame, Seat, Step

LONGEST = 300
"""Plies after which a random game of chess is given up."""
ROUNDS = 5
BAR = 2.0
"""How many times as fast as python-chess a game has to be."""
LOOKS = 200


class Sizes(msgspec.Struct, frozen=True):
    """Which games (none: all), and for how many seconds each is played."""

    games: tuple[str, ...] = ()
    seconds: float = 6.0
    games_told: int = 40
    """In how many games it is counted how many facts come of a move."""


def moves(game: AnyGame, seed: bytes) -> Iterator[tuple[Any, Seat, Step[Any]]]:
    """Play one game at random; yield every state of it but the last, who moves in it, and what comes of the move."""
    chance = Chance(seed, 0)
    state = game.start(game.players[0], game.options(), chance).state
    while acting := game.to_act(state):
        seat = min(acting)
        step = game.apply(state, seat, chance.pick(game.moves(state, seat)), chance)
        yield state, seat, step
        state = step.state


def game_of_chess(seed: bytes) -> Iterator[int]:
    """Play one game of chess at random; yield its plies."""
    chance, board = Chance(seed, 0), chess.Board()
    while board.ply() < LONGEST and (moves := tuple(board.legal_moves)):
        board.push(chance.pick(moves))
        yield board.ply()


def moves_a_second(play: Callable[[bytes], Iterator[object]], seconds: float) -> float:
    """Play for so many seconds of processor time; return the moves made in one."""
    began, made = time.process_time(), 0
    for seed in count():
        made += sum(1 for _ in play(b"%d" % seed))
        if (spent := time.process_time() - began) > seconds:
            return made / spent
    raise AssertionError


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Play every game."""
    for name in sizes.games or discovery.games():
        game, ours, theirs = discovery.games()[name], list[float](), list[float]()
        for _ in range(ROUNDS):
            ours.append(moves_a_second(partial(moves, game), sizes.seconds / ROUNDS / 2))
            theirs.append(moves_a_second(game_of_chess, sizes.seconds / ROUNDS / 2))
        ratio, beside = median(ours) / median(theirs), f"python-chess {median(theirs):,.0f}"
        yield Figure(f"{name}: random play", median(ours), "moves/s", beside, ratio, BAR, at_least=True)
        told = facts_a_move(game, sizes.games_told)
        yield Figure(f"{name}: what comes of it", told * median(ours), "facts/s", f"{told:.2f} a move")
        yield looks(game)


def facts_a_move(game: AnyGame, games: int) -> float:
    """Return how many facts come of a move on average."""
    told = [len(step.news) for seed in range(games) for _, _, step in moves(game, b"%d" % seed)]
    return sum(told) / len(told)


def looks(game: AnyGame) -> Figure:
    """Ask for what is looked at most, at positions from all over a game."""
    every = [(state, seat) for state, seat, _ in moves(game, b"looks")]
    some = every[:: -(-len(every) // LOOKS)]
    asked: dict[str, Callable[[Any, Seat], object]] = {
        "menu": game.moves,
        "board": lambda state, _: game.board(state),
        "hand": game.hand,
        "redeal": lambda state, seat: game.redeal(state, seat, Chance(b"", 0)),
    }
    taken = {name: _microseconds(ask, some) for name, ask in asked.items()}
    others = ", ".join(f"{name} {each:.0f}" for name, each in taken.items() if name != "menu")
    return Figure(f"{game.name}: a menu", taken["menu"], "µs", others)


def _microseconds(ask: Callable[[Any, Seat], object], some: list[tuple[Any, Seat]]) -> float:
    """Return what asking takes on average."""
    return cpu(lambda: [ask(state, seat) for state, seat in some]) / len(some) * 1000


BENCHMARK = Benchmark(
    figures, full=Sizes(), quick=Sizes(seconds=1.0), tiny=Sizes(games=(ONE_GAME,), seconds=0.05, games_told=1)
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)

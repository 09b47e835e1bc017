"""The speed of every game's rules: random games compared with random games of python-chess, and the cost of queries.

Games have default options and as few players as possible, and use the contract alone: active seats, menu, a random
move. Both are played in turns, so that neither has the quieter machine. Moves differ: a ply of chess has one result,
most moves of a party game have none at first, while one move in the Tour may let dozens of riders ride, each with
orders, dice and a path, before the next question. So the number of facts per move is printed too; the bar is on moves
all the same. Processor time of one thread:

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
"""Plies after which a random game of chess is stopped."""
ROUNDS = 5
BAR = 2.0
"""The required speed, relative to python-chess."""
LOOKS = 200


class Sizes(msgspec.Struct, frozen=True):
    """The games (empty: all), and the seconds that each is played."""

    games: tuple[str, ...] = ()
    seconds: float = 6.0
    games_told: int = 40
    """The number of games in which facts are counted."""


def moves(game: AnyGame, seed: bytes) -> Iterator[tuple[Any, Seat, Step[Any]]]:
    """Play one game at random; yield every state except the last, the seat that moves in it, and the step."""
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
    """Play for `seconds` of processor time; return the moves per second."""
    began, move_count = time.process_time(), 0
    for seed in count():
        move_count += sum(1 for _ in play(b"%d" % seed))
        if (spent_s := time.process_time() - began) > seconds:
            return move_count / spent_s
    raise AssertionError


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Measure every game."""
    for name in sizes.games or discovery.games():
        game, rates, theirs = discovery.games()[name], list[float](), list[float]()
        for _ in range(ROUNDS):
            rates.append(moves_a_second(partial(moves, game), sizes.seconds / ROUNDS / 2))
            theirs.append(moves_a_second(game_of_chess, sizes.seconds / ROUNDS / 2))
        ratio, reference = median(rates) / median(theirs), f"python-chess {median(theirs):,.0f}"
        yield Figure(f"{name}: random play", median(rates), "moves/s", reference, ratio, BAR, at_least=True)
        fact_rate = facts_a_move(game, sizes.games_told)
        yield Figure(f"{name}: what comes of it", fact_rate * median(rates), "facts/s", f"{fact_rate:.2f} a move")
        yield looks(game)


def facts_a_move(game: AnyGame, games: int) -> float:
    """Return the average number of facts per move."""
    fact_counts = [len(step.news) for seed in range(games) for _, _, step in moves(game, b"%d" % seed)]
    return sum(fact_counts) / len(fact_counts)


def looks(game: AnyGame) -> Figure:
    """Measure the most frequent queries at positions from a whole game."""
    positions = [(state, seat) for state, seat, _ in moves(game, b"looks")]
    sample = positions[:: -(-len(positions) // LOOKS)]
    queries: dict[str, Callable[[Any, Seat], object]] = {
        "menu": game.moves,
        "board": lambda state, _: game.board(state),
        "hand": game.hand,
        "redeal": lambda state, seat: game.redeal(state, seat, Chance(b"", 0)),
    }
    costs = {name: _microseconds(ask, sample) for name, ask in queries.items()}
    other_costs = ", ".join(f"{name} {cost:.0f}" for name, cost in costs.items() if name != "menu")
    return Figure(f"{game.name}: a menu", costs["menu"], "µs", other_costs)


def _microseconds(ask: Callable[[Any, Seat], object], sample: list[tuple[Any, Seat]]) -> float:
    """Return the average time of a query in microseconds."""
    return cpu(lambda: [ask(state, seat) for state, seat in sample]) / len(sample) * 1000


BENCHMARK = Benchmark(
    figures, full=Sizes(), quick=Sizes(seconds=1.0), tiny=Sizes(games=(ONE_GAME,), seconds=0.05, games_told=1)
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)

"""Silly moves of computer players, by game and strength: moves at which a person would laugh.

Computer players of one strength play whole games on the lines of the ladder. Each game judges their moves by its own
`FOLLIES`. A figure is the percentage of the occasions on which the move was silly; its bar is the share that the game
allows.

    python -m tests.benchmarks.silly [--quick] [--games 20] [--first 0] [--names "fort basic 2" ...]
"""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.game.chance import Chance
from bot.game.contract import Seat, Strength
from tests import tree
from tests.benchmarks.figures import Benchmark, Figure
from tests.benchmarks.ladder import LINES, STALLED, ComputerOf

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.benchmarks.line import Line


@dataclass(frozen=True)
class Folly:
    """A kind of silly move."""

    name: str
    judge: Callable[[Any, tuple[Any, ...], Any], bool | None]
    """Return whether a move is silly, given the hand, the menu and the move; None: the move was no such occasion."""
    limit: float = 0.0
    """The share of the occasions on which computer players may make a silly move."""


def follies(game: str) -> tuple[Folly, ...]:
    """Return the kinds of silly moves of a game: `FOLLIES` of its `benchmarks/silly.py`; none without this file."""
    if not (tree.ROOT / "tests" / "games" / game / "benchmarks" / "silly.py").exists():
        return ()
    found: tuple[Folly, ...] = import_module(f"tests.games.{game}.benchmarks.silly").FOLLIES
    return found


class Sizes(Struct, frozen=True):
    """The number of games, the lines and the strengths."""

    games: int
    names: tuple[str, ...]
    first: int = 0
    """The number of the first game."""
    strengths: tuple[Strength, ...] = tuple(Strength)


Counts = Counter[tuple[str, bool]]
"""The number of occasions, by the name of the folly and by whether the move was silly."""


def judged(line: Line, strength: Strength, number: int) -> Counts:
    """Play game `number` between computer players of one strength; return the number of silly and of sensible moves."""
    luck, counts = f"silly {number}".encode(), Counter[tuple[str, bool]]()
    players = [ComputerOf(line, strength).in_game(luck, Seat(seat)) for seat in range(line.seats)]
    options = line.options(frozenset(range(line.seats))) if callable(line.options) else line.options
    state = line.game.start(line.seats, options, Chance(luck, 0)).state
    for turn in range(1, STALLED):
        if line.game.outcome(state) is not None:
            break
        seat = min(line.game.to_act(state))
        hand, menu = line.game.hand(state, seat), line.game.moves(state, seat)
        move = players[seat](hand, menu, Chance(luck, -turn))
        verdicts = ((folly.name, folly.judge(hand, menu, move)) for folly in follies(line.game.name))
        counts.update((name, verdict) for name, verdict in verdicts if verdict is not None)
        state = line.game.apply(state, seat, move, Chance(luck, turn)).state
    return counts


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Play every line that has kinds of silly moves, at every strength, on all cores."""
    names = [name for name in sizes.names if follies(LINES[name].game.name)]
    pairs = [(name, strength) for name in names for strength in sizes.strengths]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        for (name, strength), counts in zip(pairs, processes.map(partial(_counted, sizes), pairs), strict=True):
            for folly in follies(LINES[name].game.name):
                silly, total = counts[folly.name, True], counts[folly.name, True] + counts[folly.name, False]
                share = 100 * silly / total if total else 0.0
                title, count = f"{name}, {strength}: {folly.name}", f"{silly} of {total}"
                yield Figure(title, share, "%", count, bar=100 * folly.limit)


def _counted(sizes: Sizes, pair: tuple[str, Strength]) -> Counts:
    """Return the counts of one strength on one line."""
    games = range(sizes.first, sizes.first + sizes.games)
    return sum((judged(LINES[pair[0]], pair[1], number) for number in games), Counter[tuple[str, bool]]())


TINY = frozenset({"fort basic 2"})

BENCHMARK = Benchmark(
    figures,
    full=Sizes(games=20, names=tuple(LINES)),
    quick=Sizes(games=2, names=tuple(LINES)),
    tiny=Sizes(games=1, names=tuple(name for name in LINES if name in TINY)),
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)

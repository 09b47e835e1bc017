"""The strength of computer players: each model of a person among seats of each strength, in every game.

A figure is the person's share of the wins; with more than two seats it is scaled so that 50 % is always the person's
share among equals. Wanted for the careful person: easy 50-65 %, fair 30-45 %, good 15-35 %, strong at most 20 %. A
glancing person and a reader may be off by one rung: a glancing person may find fair in easy, a reader easy in fair. A
fair computer among easy ones should win at least 60 %, scaled alike, and so should a strong one among several careful
persons.

The ratio is the distance of a share from the middle of the wanted range, in halves of its width.

    python -m tests.benchmarks.ladder [--quick] [--games 100] [--people careful] [--names "fort basic 2" ...]
"""

from __future__ import annotations

import itertools
import math
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.game.chance import Chance
from bot.game.characters import nature, with_character
from bot.game.contract import Budget, Seat, Strength
from tests import tree
from tests.benchmarks.figures import Benchmark, Figure
from tests.benchmarks.line import CAREFUL, GLANCING, PEOPLE, READER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.game.contract import AnyGame
    from tests.benchmarks.line import Line, Player

STALLED = 4_000
"""Moves after which a game is stopped and counted as an equal share."""
SHARES: dict[str, dict[Strength, tuple[float, float]]] = {
    GLANCING: {
        Strength.EASY: (0.3, 0.65),
        Strength.FAIR: (0.1, 0.45),
        Strength.GOOD: (0.0, 0.35),
        Strength.STRONG: (0.0, 0.2),
    },
    CAREFUL: {
        Strength.EASY: (0.5, 0.65),
        Strength.FAIR: (0.3, 0.45),
        Strength.GOOD: (0.15, 0.35),
        Strength.STRONG: (0.0, 0.2),
    },
    READER: {
        Strength.EASY: (0.5, 0.85),
        Strength.FAIR: (0.3, 0.65),
        Strength.GOOD: (0.15, 0.45),
        Strength.STRONG: (0.0, 0.35),
    },
}
"""The wanted shares of each model of a person, by strength."""
HEAD_TO_HEAD = 0.6
DUEL_SEATS = 2
"""Seats of a game in which there is only one person to play against."""
FAIR_V_EASY, STRONG_V_PERSONS = (Strength.FAIR, Strength.EASY), (Strength.STRONG, CAREFUL)


def _lines() -> Iterator[tuple[str, Line]]:
    """Yield the lines of every game that has models of people: `LINES` of its `benchmarks/people.py`, by name."""
    for path in sorted(tree.ROOT.glob("tests/games/*/benchmarks/people.py")):
        lines: dict[str, Line] = import_module(f"tests.games.{path.parts[-3]}.benchmarks.people").LINES
        yield from lines.items()


LINES = dict(_lines())


class Sizes(Struct, frozen=True):
    """The number of games, lines and strengths."""

    games: int
    names: tuple[str, ...]
    first: int = 0
    """The number of the first game: computer players are judged by other games than those they were tuned with."""
    strengths: tuple[Strength, ...] = tuple(Strength)
    people: tuple[str, ...] = PEOPLE
    head: bool = True
    """Whether fair also plays among easy ones."""


class ComputerOf:
    """A computer player of one strength, with a character in each game and a budget of counted steps."""

    def __init__(self, line: Line, strength: Strength) -> None:
        self._game, self._budget = line.game, Budget(strength, line.game.traits.thinking * line.haste)

    def in_game(self, luck: bytes, seat: Seat) -> Player:
        """Return the player of a seat in the game with this luck."""
        return partial(_choose, self._game, with_character(self._game, self._budget, nature(luck, seat)))


def _choose(game: AnyGame, budget: Budget, hand: Any, menu: tuple[Any, ...], chance: Chance) -> Any:
    return game.computer(hand, menu, chance, budget)


def won(line: Line, me: Player | ComputerOf, others: Player | ComputerOf, number: int) -> float:
    """Play game `number`; return the share of the win that `me` got."""
    own_seat = Seat(number % line.seats) if line.side is None else line.side
    luck = f"ladder {number}".encode()
    sitters = [me if seat == own_seat else others for seat in range(line.seats)]
    computers = frozenset(seat for seat, sitter in enumerate(sitters) if isinstance(sitter, ComputerOf))
    players = [
        sitter.in_game(luck, Seat(seat)) if isinstance(sitter, ComputerOf) else sitter
        for seat, sitter in enumerate(sitters)
    ]
    options = line.options(computers) if callable(line.options) else line.options
    state = line.game.start(line.seats, options, Chance(luck, 0)).state
    for turn in range(1, STALLED):
        if (outcome := line.game.outcome(state)) is not None:
            return (own_seat in outcome.winners) / len(outcome.winners)
        seat = min(line.game.to_act(state))
        hand, menu = line.game.hand(state, seat), line.game.moves(state, seat)
        move = players[seat](hand, menu, Chance(luck, -turn))
        state = line.game.apply(state, seat, move, Chance(luck, turn)).state
    return 1 / line.seats


def share(line: Line, me: Player | ComputerOf, others: Player | ComputerOf, numbers: range) -> tuple[float, float]:
    """Return the scaled share of the wins and half the width of its 95 % interval."""
    scale = line.seats / 2 if line.side is None else 1.0
    wins = [won(line, me, others, number) for number in numbers]
    rate = sum(wins) / len(wins)
    return scale * rate, scale * 1.96 * math.sqrt(rate * (1 - rate) / len(wins))


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Play every line at every strength on all cores: computer players count steps, so load does not weaken them."""
    pairs = [(name, pair) for name in sizes.names for pair in _pairs(LINES[name], sizes)]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        yield from processes.map(partial(_figure, sizes), *zip(*pairs, strict=True))


def _pairs(line: Line, sizes: Sizes) -> Iterator[tuple[str, str]]:
    """Yield the pairs of players: each person against each strength, and computers among others if sides are alike."""
    yield from itertools.product(sizes.people, sizes.strengths)
    if sizes.head and line.side is None:
        yield FAIR_V_EASY
        if line.seats > DUEL_SEATS:
            yield STRONG_V_PERSONS


def _figure(sizes: Sizes, name: str, pair: tuple[str, str]) -> Figure:
    """Play one pair on one line."""
    line, numbers = LINES[name], range(sizes.first, sizes.first + sizes.games)
    players: dict[str, Player | ComputerOf] = {strength: ComputerOf(line, strength) for strength in Strength}
    players |= line.people
    me, others = (players[player] for player in pair)
    got, half = share(line, me, others, numbers)
    title, spread = f"{name}, {pair[0]} v {pair[1]}", f"n {sizes.games}, +-{100 * half:.0f}"
    if pair in {FAIR_V_EASY, STRONG_V_PERSONS}:
        return Figure(title, 100 * got, "%", spread, bar=100 * HEAD_TO_HEAD, at_least=True)
    low, high = SHARES[pair[0]][Strength(pair[1])]
    reference, deviation = (
        f"{100 * low:.0f}-{100 * high:.0f} wanted, {spread}",
        abs(2 * got - low - high) / (high - low),
    )
    return Figure(title, 100 * got, "%", reference, ratio=deviation, bar=1.0)


QUICK, TINY = frozenset({"07 2", "fort basic 2", "fort bonus 4"}), frozenset({"07 2", "fort basic 2", "gifttrap 3"})

BENCHMARK = Benchmark(
    figures,
    full=Sizes(games=200, names=tuple(LINES)),
    quick=Sizes(games=10, names=tuple(name for name in LINES if name in QUICK)),
    tiny=Sizes(games=1, names=tuple(name for name in LINES if name in TINY)),
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)

"""The strength of easy, fair and strong computer players: a casual person among seats of each strength, in every game.

A figure is the person's share of the wins; with more than two seats it is scaled so that 50 % is always the person's
share among equals. Wanted: easy 50-65 %, fair 30-45 %, strong 5-20 %; and for fair among easy ones at least 60 %,
scaled alike, as for a strong one among persons in games with several.

The ratio is the distance of a share from the middle of the wanted range, in halves of its width.

    python -m tests.benchmarks.ladder [--quick] [--games 100] [--first 1000] [--names "fort basic 2" ...]
"""

from __future__ import annotations

import math
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.game.chance import Chance
from bot.game.contract import Budget, Seat, Strength
from tests import tree
from tests.benchmarks.figures import Benchmark, Figure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.benchmarks.line import Line, Player

STALLED = 4_000
"""Moves after which a game is stopped and counted as an equal share."""
SHARES = {Strength.EASY: (0.5, 0.65), Strength.FAIR: (0.3, 0.45), Strength.STRONG: (0.05, 0.2)}
HEAD_TO_HEAD = 0.6
DUEL_SEATS = 2
"""Seats of a game in which there is only one person to play against."""
FAIR_V_EASY, STRONG_V_PERSONS = "fair v easy", "strong v persons"


def _lines() -> Iterator[tuple[str, Line]]:
    """Yield the lines of every game that has a casual person: `LINES` of its `benchmarks/casual.py`, by name."""
    for path in sorted(tree.ROOT.glob("tests/games/*/benchmarks/casual.py")):
        lines: dict[str, Line] = import_module(f"tests.games.{path.parts[-3]}.benchmarks.casual").LINES
        yield from lines.items()


LINES = dict(_lines())


class Sizes(Struct, frozen=True):
    """The number of games, lines and strengths."""

    games: int
    names: tuple[str, ...]
    first: int = 0
    """The number of the first game: computer players are judged by other games than those they were tuned with."""
    strengths: tuple[Strength, ...] = tuple(Strength)
    head: bool = True
    """Whether fair also plays among easy ones."""


def computer(line: Line, strength: Strength, hand: Any, menu: tuple[Any, ...], chance: Chance) -> Any:
    """Choose a move as a computer player of this strength, with a budget of counted steps."""
    return line.game.computer(hand, menu, chance, Budget(strength, line.game.traits.thinking * line.haste))


def won(line: Line, me: Player, others: Player, number: int) -> float:
    """Play game `number`; return the share of the win that `me` got."""
    own_seat = Seat(number % line.seats) if line.side is None else line.side
    luck = f"ladder {number}".encode()
    players = [me if seat == own_seat else others for seat in range(line.seats)]
    computers = frozenset(seat for seat, player in enumerate(players) if player is not line.person)
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


def share(line: Line, me: Player, others: Player, numbers: range) -> tuple[float, float]:
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


def _pairs(line: Line, sizes: Sizes) -> Iterator[str]:
    """Yield the pairs: the person against each strength, and computers among others if sides are alike."""
    yield from sizes.strengths
    if sizes.head and line.side is None:
        yield from (FAIR_V_EASY, STRONG_V_PERSONS) if line.seats > DUEL_SEATS else (FAIR_V_EASY,)


def _figure(sizes: Sizes, name: str, pair: str) -> Figure:
    """Play one pair on one line."""
    line, numbers = LINES[name], range(sizes.first, sizes.first + sizes.games)
    by_strength: dict[str, Player] = {strength: partial(computer, line, strength) for strength in Strength}
    if pair in by_strength:
        low, high = SHARES[Strength(pair)]
        got, half = share(line, line.person, by_strength[pair], numbers)
        reference = f"{100 * low:.0f}-{100 * high:.0f} wanted, n {sizes.games}, +-{100 * half:.0f}"
        deviation = abs(2 * got - low - high) / (high - low)
        return Figure(f"{name}, person v {pair}", 100 * got, "%", reference, ratio=deviation, bar=1.0)
    player, others = {
        FAIR_V_EASY: (by_strength[Strength.FAIR], by_strength[Strength.EASY]),
        STRONG_V_PERSONS: (by_strength[Strength.STRONG], line.person),
    }[pair]
    got, half = share(line, player, others, numbers)
    return Figure(
        f"{name}, {pair}", 100 * got, "%", f"n {sizes.games}, +-{100 * half:.0f}", bar=100 * HEAD_TO_HEAD, at_least=True
    )


QUICK, TINY = frozenset({"07 2", "fort basic 2", "fort bonus 4"}), frozenset({"07 2", "fort basic 2", "gifttrap 3"})

BENCHMARK = Benchmark(
    figures,
    full=Sizes(games=200, names=tuple(LINES)),
    quick=Sizes(games=10, names=tuple(name for name in LINES if name in QUICK)),
    tiny=Sizes(games=1, names=tuple(name for name in LINES if name in TINY)),
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)

"""The strength of the computer players of 07 zgłoś się, alone and at a table, and the time of their decisions.

Prints figures with 95 % intervals, and whether the bars hold:

    python -m tests.games.case07.benchmarks.strength [--games 1000] [--line alone-5-strong ...] [--seed 1]
        [--processes 1]
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from functools import partial
from itertools import chain, count
from multiprocessing import Pool
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.characters import nature, with_character
from bot.game.contract import Budget, Seat, Strength
from cogs.case07 import GAME
from cogs.case07.board import INVESTIGATIONS, Hand
from cogs.case07.moves import Announce, Examine, Move, Patrol
from cogs.case07.options import Options
from tests.games.case07.benchmarks.baselines import at_random, consistent, entropy

if TYPE_CHECKING:
    from cogs.case07.state import State

Player: TypeAlias = Callable[[Hand, tuple[Move, ...], Chance], Move]

MAX_DECISION_MS = 10.0
"""The limit of the 99th percentile of a decision's time, in milliseconds."""


class Line(Struct, frozen=True):
    """A measured line: a player alone with a number of patrols, or at a table against others."""

    player: str
    against: str = ""
    """The name of all opponents at the table; empty if the player is alone."""
    patrols: int = 0
    """The player's patrols, if it is alone."""
    bar: float | None = None
    """The most turns, if alone; the least share of games won, at a table."""
    seats: int = 3
    """The number of players at the table."""


class Played(Struct, frozen=True):
    """The figures of a line's player in one investigation alone, or in one game."""

    score: float
    """Turns to the solution; at a table the share of the win: 1, a half or a third for a shared win, or 0."""
    points: float
    """Penalty points, if alone; at a table the lead over the opponents' mean points."""
    thought: tuple[float, ...]
    """The processor time of every decision, in seconds."""


FAIR_SHARE = 1 / 3
LINES: dict[str, Line] = {
    "alone-5-strong": Line("strong", patrols=5, bar=6.4),
    "alone-5-fair": Line("fair", patrols=5),
    "alone-5-easy": Line("easy", patrols=5),
    "alone-5-consistent": Line("consistent", patrols=5),
    "alone-5-random": Line("random", patrols=5),
    "alone-0-strong": Line("strong", bar=10.1),
    "alone-0-fair": Line("fair"),
    "alone-0-easy": Line("easy"),
    "alone-0-consistent": Line("consistent"),
    "alone-0-random": Line("random"),
    "strong-v-consistent": Line("strong", "consistent", bar=0.7),
    "strong-v-fair": Line("strong", "fair", bar=FAIR_SHARE),
    "fair-v-easy": Line("fair", "easy", bar=FAIR_SHARE),
    "easy-v-random": Line("easy", "random", bar=FAIR_SHARE),
    "fair-v-consistent": Line("fair", "consistent"),
    "easy-v-consistent": Line("easy", "consistent"),
    "consistent-v-random": Line("consistent", "random"),
    **{f"strong-v-entropy-{n}": Line("strong", "entropy", bar=1 / n, seats=n) for n in (3, 4, 5)},
}


def computer(strength: Strength, hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Play as the game's own computer player, with another character in each investigation."""
    character = nature(repr(hand.board.tiles).encode(), hand.seat)
    return GAME.computer(hand, moves, chance, with_character(GAME, Budget(strength=strength), character))


PLAYERS: dict[str, Player] = {
    **{strength.value: partial(computer, strength) for strength in Strength},
    "consistent": consistent,
    "entropy": entropy,
    "random": at_random,
}


def alone(line: Line, number: int, seed: str) -> Played:
    """Let one player solve a case of the last investigation, in which it has no reason to save patrols.

    The other seat never gets a turn, so that the player alone takes evidence out of the row.
    """
    luck, me = f"{seed} alone {number}".encode(), Seat(0)
    state = GAME.start(2, Options(), Chance(luck, 0)).state
    sleuths = tuple(replace(sleuth, patrols=line.patrols) for sleuth in state.sleuths)
    state = replace(state, number=INVESTIGATIONS, first=me, turn=me, sleuths=sleuths)
    thought: list[float] = []
    turns = 0
    for step in count(1):
        move = timed_move(line.player, state, me, Chance(luck, -step), thought)
        turns += isinstance(move, Examine | Patrol | Announce)
        state = replace(GAME.apply(state, me, move, Chance(luck, step)).state, turn=me)
        if state.sleuths[me].solved:
            break
    return Played(turns, state.sleuths[me].penalties, tuple(thought))


def at_table(line: Line, number: int, seed: str) -> Played:
    """Play a whole game; the player's seat changes from game to game."""
    luck, me = f"{seed} table {number}".encode(), Seat(number % line.seats)
    state = GAME.start(line.seats, Options(), Chance(luck, 0)).state
    thought: list[float] = []
    for step in count(1):
        if (outcome := GAME.outcome(state)) is not None:
            rival_scores = [score for seat, score in enumerate(outcome.scores) if seat != me]
            ahead = outcome.scores[me] - sum(rival_scores) / len(rival_scores)
            return Played((me in outcome.winners) / len(outcome.winners), ahead, tuple(thought))
        (seat,) = GAME.to_act(state)
        name, times = (line.player, thought) if seat == me else (line.against, list[float]())
        move = timed_move(name, state, seat, Chance(luck, -step), times)
        state = GAME.apply(state, seat, move, Chance(luck, step)).state
    raise AssertionError


def timed_move(name: str, state: State, seat: Seat, chance: Chance, thought: list[float]) -> Move:
    """Return a player's move and append the decision's processor time to `thought`."""
    menu, hand = GAME.moves(state, seat), GAME.hand(state, seat)
    began = time.thread_time()
    move = PLAYERS[name](hand, menu, chance)
    thought.append(time.thread_time() - began)
    return move


def play(name: str, seed: str, number: int) -> Played:
    """Play game `number` of a line."""
    line = LINES[name]
    return at_table(line, number, seed) if line.against else alone(line, number, seed)


def mean(values: list[float]) -> tuple[float, float]:
    """Return the mean and half the width of its 95 % interval."""
    middle = sum(values) / len(values)
    variance = sum((value - middle) ** 2 for value in values) / len(values)
    return middle, 1.96 * math.sqrt(variance / len(values))


def row(name: str, games: list[Played]) -> str:
    """Return one row of the table."""
    line = LINES[name]
    score, spread = mean([game.score for game in games])
    points, _ = mean([game.points for game in games])
    if line.against:
        figures = f"wins {100 * score:5.1f} % +-{100 * spread:4.1f}  {points:+5.1f} points ahead"
        bar = "" if line.bar is None else f"  bar >= {100 * line.bar:.0f} % {verdict(score >= line.bar)}"
    else:
        figures = f"{score:5.2f} turns +-{spread:4.2f}  {points:5.2f} penalty points"
        bar = "" if line.bar is None else f"  bar <= {line.bar} {verdict(score <= line.bar)}"
    return f"{name:<20} {len(games):5d} games  {figures}  {timing_text(name, games)}{bar}"


def timing_text(name: str, games: list[Played]) -> str:
    """Return the mean, the 99th percentile and the maximum of the decisions' time."""
    times = sorted(1000 * second for second in chain.from_iterable(game.thought for game in games))
    late = times[int(len(times) * 0.99)]
    verdict_text = f" {verdict(late <= MAX_DECISION_MS)}" if LINES[name].player in set(Strength) else ""
    return f"{sum(times) / len(times):5.2f} ms mean {late:5.2f} p99 {times[-1]:5.2f} worst{verdict_text}"


def verdict(holds: bool) -> str:  # noqa: FBT001 - the argument is the question itself
    """Return the label of a bar."""
    return "HOLDS" if holds else "MISSED"


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games a line")
    parser.add_argument("--line", nargs="+", choices=LINES, default=list(LINES), help="default: all")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=1)
    choice = parser.parse_args()
    print(
        f"a fair share of wins is {100 * FAIR_SHARE:.0f} % of three; a decision may take {MAX_DECISION_MS:.0f} ms (p99)"
    )
    with Pool(choice.processes) as pool:
        for name in choice.line:
            print(row(name, pool.map(partial(play, name, choice.seed), range(choice.games), chunksize=8)), flush=True)


if __name__ == "__main__":
    main()

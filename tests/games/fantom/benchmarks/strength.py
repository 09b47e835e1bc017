"""How strong Fantom's computer players are, both sides, and how long they think.

Prints figures with 95 % intervals, and whether the bars of `matchups` hold. Every game can be recorded as a
line of JSON; games recorded already (same line, seconds and seed) are not played again, so that a long
measurement can be stopped, split and gone on with:

    python -m tests.games.fantom.benchmarks.strength [--games 200] [--line strong-v-strong ...] [--seconds 0.3]
        [--seed 1] [--processes 1] [--record games.jsonl] [--only-print]
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from multiprocessing import Pool
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from bot.chance import Chance
from bot.game import Budget, Strength
from cogs.fantom import GAME
from cogs.fantom.board import Ending, Hand
from cogs.fantom.options import First, Options
from tests.games.fantom.benchmarks.baselines import PLAYERS, Player
from tests.games.fantom.benchmarks.matchups import LADDERS, LEADS, LINES, Line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cogs.fantom.moves import Move

NAMES = {line.name: line for line in LINES}


class Thought(Struct, frozen=True):
    """How long one side thought in a game, in seconds of its thread's processor time."""

    decisions: int = 0
    """Those with a choice."""
    spent: float = 0.0
    worst: float = 0.0
    """The longest decision."""
    worst_turn: float = 0.0
    """The longest turn: five pawns, or both rides of a double move."""


class Played(Struct, frozen=True):
    """One game as it is recorded."""

    line: str
    number: int
    seconds: float
    seed: str
    ending: Ending
    box: int
    fantom: Thought
    detectives: Thought

    @property
    def won(self) -> bool:
        """Whether Fantom won."""
        return self.ending in {Ending.ESCAPED, Ending.STRANDED}


@dataclass
class Clock:
    """Adds up the thinking of one side."""

    times: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)

    def note(self, spent: float, choices: int, *, again: bool) -> None:
        """Take down one decision; `again` if the same side decided before it."""
        if choices > 1:
            self.times.append(spent)
        if again:
            self.turns[-1] += spent
        else:
            self.turns.append(spent)

    def sum(self) -> Thought:
        """Return what came together."""
        return Thought(len(self.times), sum(self.times), max(self.times, default=0.0), max(self.turns, default=0.0))


def computer(strength: Strength, hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Play as the game's own computer player does."""
    return GAME.computer(hand, moves, chance, msgspec.structs.replace(budget, strength=strength))


SIDES: dict[str, Player] = {**{strength.value: partial(computer, strength) for strength in Strength}, **PLAYERS}


def stopwatch() -> Callable[[], float]:
    """Return what tells how much of a core this thread has used from now on, in seconds."""
    began = time.thread_time()
    return lambda: time.thread_time() - began


def play(line: Line, number: int, seconds: float, seed: str) -> Played:
    """Play game `number` of a line to its end."""
    luck = f"{seed} {line.name} {number}".encode()
    options = Options(map=line.map, fantom=First.HOST, riding=line.riding)
    state = GAME.start(line.players, options, Chance(luck, 0)).state
    clocks, last, turn = {True: Clock(), False: Clock()}, None, 0
    while GAME.outcome(state) is None:
        turn += 1
        seat = Chance(luck, -turn).pick(sorted(GAME.to_act(state)))
        menu, hand = GAME.moves(state, seat), GAME.hand(state, seat)
        as_fantom = seat == hand.board.fantom
        side = SIDES[line.fantom if as_fantom else line.detectives]
        elapsed = stopwatch()
        move = side(hand, menu, Chance(luck, -turn), Budget(seconds=seconds * line.haste, elapsed=elapsed))
        clocks[as_fantom].note(elapsed(), len(menu), again=as_fantom == last)
        state, last = GAME.apply(state, seat, move, Chance(luck, turn)).state, as_fantom
    hunt = GAME.board(state).hunts[-1]
    return Played(line.name, number, seconds, seed, hunt.ending, hunt.box, clocks[True].sum(), clocks[False].sum())


def interval(rate: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate by Wilson's score, which holds near 0 and 1 as well."""
    z = 1.96
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def rate_of(games: list[Played]) -> float:
    """Return the share of the games that Fantom won."""
    return sum(game.won for game in games) / len(games)


def row(line: Line, games: list[Played]) -> str:
    """Return one row of the table."""
    rate = rate_of(games)
    low, high = interval(rate, len(games))
    box = sum(game.box for game in games) / len(games)
    bar = line.bar
    verdict = (
        ""
        if bar is None
        else f"  bar {100 * bar.low:.0f}-{100 * bar.high:.0f} % "
        + ("HOLDS" if bar.low <= rate <= bar.high else "MISSED")
    )
    return (
        f"{line.name:<22} {len(games):4d} games  Fantom {100 * rate:5.1f} %  detectives {100 - 100 * rate:5.1f} %"
        f"  (Fantom {100 * low:.1f}-{100 * high:.1f})  box {box:4.1f}"
        f"  {spent([game.fantom for game in games])} | {spent([game.detectives for game in games])}{verdict}"
    )


def spent(thoughts: list[Thought]) -> str:
    """Return the time a side took: a decision's mean and worst, the worst turn."""
    mean = sum(thought.spent for thought in thoughts) / max(1, sum(thought.decisions for thought in thoughts))
    worst = max(thought.worst for thought in thoughts)
    turn = max(thought.worst_turn for thought in thoughts)
    return f"{1000 * mean:4.0f} ms mean {1000 * worst:4.0f} worst {1000 * turn:4.0f} turn"


def ladders(results: dict[str, list[Played]]) -> Iterator[str]:
    """Return whether every strength beats the one below it, against the same opponent, by what it has to."""
    pairs = {pair: 0.0 for ladder in LADDERS for pair in pairwise(ladder)} | LEADS
    for (better, worse), least in pairs.items():
        if results.get(better) and results.get(worse):
            one, other = results[better], results[worse]
            gap = rate_of(one) - rate_of(other)
            spread = 1.96 * math.sqrt(sum(rate_of(g) * (1 - rate_of(g)) / len(g) for g in (one, other)))
            verdict = "HOLDS" if gap > least else "MISSED"
            yield f"{better} over {worse}: {100 * gap:+5.1f} +-{100 * spread:4.1f} points  {verdict}"


def recorded(path: Path | None, seconds: float, seed: str) -> list[Played]:
    """Return the games of this measurement that are on record."""
    if path is None or not path.exists():
        return []
    games = msgspec.json.Decoder(Played).decode_lines(path.read_bytes())
    return [game for game in games if game.seconds == seconds and game.seed == seed]


def measured(asked: argparse.Namespace) -> dict[str, list[Played]]:
    """Play what is missing, recording and printing as it goes; return all games by line."""
    done = recorded(asked.record, asked.seconds, asked.seed)
    results = {name: [game for game in done if game.line == name] for name in asked.line}
    with Pool(asked.processes) as pool:
        for name in asked.line:
            known = {game.number for game in results[name]}
            missing = [] if asked.only_print else [n for n in range(asked.games) if n not in known]
            job = partial(play, NAMES[name], seconds=asked.seconds, seed=asked.seed)
            for game in pool.imap_unordered(job, missing):
                results[name].append(game)
                if asked.record is not None:
                    with asked.record.open("ab") as file:
                        file.write(msgspec.json.encode(game) + b"\n")
            if results[name]:
                print(row(NAMES[name], results[name]), flush=True)
    return results


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games a line, those on record included")
    parser.add_argument("--line", nargs="+", choices=NAMES, default=list(NAMES), help="default: all")
    parser.add_argument("--seconds", type=float, default=0.3, help="budget of one turn of a side")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--record", type=Path, default=None, help="a file of games, read and appended to")
    parser.add_argument("--only-print", action="store_true", help="sum up the record, play nothing")
    asked = parser.parse_args()
    print(f"{asked.seconds} s of a core a turn of either side; times: Fantom | detectives")
    for line in ladders(measured(asked)):
        print(line)


if __name__ == "__main__":
    main()

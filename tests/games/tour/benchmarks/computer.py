"""Measures the Tour's computer players against fixed cards, their thinking time, and the speed of the rules.

    python -m tests.games.tour.benchmarks.computer [--races 200] [--line strong ...] [--record races.jsonl]
            [--only-print]

A race is one stage with four teams of four; the team classification decides, except in the line `strong alone`. The
seat of the measured team rotates. Prints shares with 95 % intervals for both classifications and whether the bars hold,
the changes of cards, and the thinking time of a team and round. Recorded races (same line and number) are not ridden
again.
"""

from __future__ import annotations

import argparse
import itertools
import math
import time
from pathlib import Path
from random import Random
from statistics import mean
from typing import TYPE_CHECKING, NamedTuple

import chess
import msgspec
from msgspec import Struct

from bot.game.chance import Chance
from bot.game.contract import Budget, FileText, Seat, Strength
from cogs.tour import GAME
from cogs.tour.moves import (
    Attack,
    Order,
    Ready,
    Role,
    SetAttack,
    SetCatch,
    SetRole,
    SetSpeed,
    Speed,
)
from cogs.tour.options import Decides, Options, Race
from cogs.tour.rules.classification import team_key, team_time
from cogs.tour.stages.catalogue import SHIPPED
from tests.games.tour.random_stages import drawn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cogs.tour.state import State

TEAMS, FAIR_SHARE = 4, 0.25
REFERENCE = Order(Role.SHELTER, Speed.FROM_4, Attack.PULL, catch=True)
"""The best fixed set found: all four take over from 4, pull and catch; `results.md` describes the search."""
SHELTER = Order(Role.SHELTER, Speed.FROM_4)
"""The plain card: shelter, and take over from 4."""
RANDOM_STAGES = tuple(f"drawn {seed}" for seed in range(20))
"""Stages from the seeded generator."""
SPEEDS = tuple(speed for speed in Speed if speed is not Speed.ASK)
ATTACKS = tuple(attack for attack in Attack if attack is not Attack.ASK)


class Line(NamedTuple):
    """One row: the measured team, its opponents, and the stages."""

    player: Strength | Order
    """A computer player, or a card that all of its riders keep."""
    others: Order | None
    """The card of all opponents; None: they draw random orders every round."""
    stages: tuple[str, ...]
    bar: tuple[float, float] | None = None
    """The lowest and highest permitted share of team victories."""
    decides: Decides = Decides.TEAM


LINES = {
    **{f"sanity {name}": Line(SHELTER, None, (name,), (0.75, 1.0)) for name in SHIPPED},
    "gate": Line(Strength.EASY, None, SHIPPED[:1], (0.75, 1.0)),
    "easy": Line(Strength.EASY, REFERENCE, SHIPPED, (0.1, 0.2)),
    "fair": Line(Strength.FAIR, REFERENCE, SHIPPED),
    "strong": Line(Strength.STRONG, REFERENCE, SHIPPED, (0.35, 1.0)),
    "strong drawn": Line(Strength.STRONG, REFERENCE, RANDOM_STAGES, (0.35, 1.0)),
    "strong alone": Line(Strength.STRONG, REFERENCE, SHIPPED, decides=Decides.INDIVIDUAL),
}


class Ridden(Struct, frozen=True):
    """One race as it is recorded."""

    line: str
    number: int
    team: bool
    """Whether the measured team won the team classification."""
    rider: bool
    """Whether one of its riders won."""
    changes: tuple[int, ...]
    """The number of changes of its cards, by round."""
    spent: tuple[float, ...]
    """Milliseconds of processor time for all of its decisions, by round."""


def with_card(state: State, seat: Seat, card: Order) -> State:
    """Return the state with one card for all riders of a team, set by a player's moves."""
    for rider in (own_rider.number for own_rider in state.riders if own_rider.team == seat):
        alternatives = (
            SetRole(rider, card.role),
            SetSpeed(rider, card.speed or Speed.FROM_4),
            SetAttack(rider, card.attack or Attack.PLAIN),
            SetCatch(rider, card.catch or False),
        )
        menu = GAME.moves(state, seat)
        for move in (numbers for numbers in alternatives if numbers in menu):
            state = GAME.apply(state, seat, move, Chance(b"", 0)).state
    return state


def drawn_orders(state: State, seat: Seat, luck: Random) -> State:
    """Return the state with cards drawn at random for a team."""
    for rider in state.riders:
        if rider.team == seat and rider.field is not None:
            for move in (
                SetRole(rider.number, luck.choice(list(Role))),
                SetSpeed(rider.number, luck.choice(SPEEDS)),
                SetAttack(rider.number, luck.choice(ATTACKS)),
            ):
                if move in GAME.moves(state, seat):
                    state = GAME.apply(state, seat, move, Chance(b"", 0)).state
    return state


def options(stage: str, decides: Decides) -> Options:
    """Return the table's options for a stage, shipped or drawn."""
    if stage in SHIPPED:
        return Options(race=Race(stage), decides=decides)
    return Options(race=Race.OWN, decides=decides, own_stage=FileText(drawn(int(stage.split()[1]))))


def ride(name: str, number: int) -> Ridden:
    """Ride race `number` of a line to its end."""
    line = LINES[name]
    seed, luck, me = f"{name} {number}".encode(), Random(number), Seat(number % TEAMS)
    stage = line.stages[number // TEAMS % len(line.stages)]
    state = GAME.start(TEAMS, options(stage, line.decides), Chance(seed, 0)).state
    for seat in map(Seat, range(TEAMS)):
        card = line.others if seat != me else line.player if isinstance(line.player, Order) else None
        state = with_card(state, seat, card) if card else state
    changes, spent = list[int](), list[float]()
    for n in itertools.count(1):
        if GAME.outcome(state) is not None:
            break
        for seat in sorted(GAME.to_act(state)):
            if seat == me and isinstance(line.player, Strength):
                state, count, took = decided(state, seat, line.player, n)
                changes.append(count)
                spent.append(took)
            elif seat != me and line.others is None:
                state = drawn_orders(state, seat, luck)
            state = GAME.apply(state, seat, Ready(), Chance(seed, n * TEAMS + seat)).state
    winner = state.past[0].places[0]
    best = min(map(Seat, range(TEAMS)), key=lambda seat: (team_time(state, seat), team_key(state, seat)))
    return Ridden(name, number, best == me, state.riders[winner - 1].team == me, tuple(changes), tuple(spent))


def decided(state: State, seat: Seat, strength: Strength, n: int) -> tuple[State, int, float]:
    """Fill in a computer's cards; return the state, the number of changes, and the milliseconds used."""
    spent = 0.0
    for count in itertools.count():
        hand, menu = GAME.hand(state, seat), GAME.moves(state, seat)
        elapsed = stopwatch()
        move = GAME.computer(hand, menu, Chance(b"", -n), Budget(strength, GAME.traits.thinking, elapsed))
        spent += elapsed()
        if isinstance(move, Ready):
            return state, count, 1000 * spent
        state = GAME.apply(state, seat, move, Chance(b"", n)).state
    raise AssertionError


def stopwatch() -> Callable[[], float]:
    """Return a function that returns this thread's processor time since now, in seconds."""
    began = time.thread_time()
    return lambda: time.thread_time() - began


def interval(rate: float, count: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate by Wilson's score."""
    z = 1.96
    middle = (rate + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count))
    return middle - half, middle + half


def share(wins: list[bool]) -> str:
    """Return a share with its interval, in per cent."""
    rate = mean(wins)
    low, high = interval(rate, len(wins))
    return f"{100 * rate:5.1f} % ({100 * low:.1f}-{100 * high:.1f})"


def row(name: str, races: list[Ridden]) -> str:
    """Return one row of the table."""
    bar, rate = LINES[name].bar, mean(race.team for race in races)
    verdict = (
        f"bar {100 * bar[0]:.0f}-{100 * bar[1]:.0f} % {'HOLDS' if bar[0] <= rate <= bar[1] else 'MISSED'}"
        if bar
        else ""
    )
    text = f"{name:16} {len(races):4} races: team {share([race.team for race in races])}"
    text += f", individual {share([race.rider for race in races])} {verdict}"
    spent = sorted(ms for race in races for ms in race.spent)
    if spent:
        changes = [count for race in races for count in race.changes]
        text += f"\n{'':16} {mean(spent):.1f} ms a team and round, {spent[len(spent) // 2]:.1f} at the median, "
        text += f"{spent[int(0.99 * len(spent))]:.1f} at 99 %, {spent[-1]:.1f} worst; "
        text += f"{mean(changes):.2f} changes, {max(changes)} at most"
    return text


def random_race(seed: bytes) -> tuple[int, int]:
    """Ride one plain stage with a random card for every rider; return its rounds and its rides."""
    luck, state = Random(seed), GAME.start(TEAMS, Options(), Chance(seed, 0)).state
    for seat in map(Seat, range(TEAMS)):
        state = drawn_orders(state, seat, luck)
    rounds = rides = 0
    while acting := GAME.to_act(state):
        rounds += 1
        rides += sum(rider.field is not None for rider in state.riders)
        for seat in sorted(acting):
            state = GAME.apply(state, seat, Ready(), Chance(seed, rounds * TEAMS + seat)).state
    return rounds, rides


def game_of_chess(seed: bytes) -> tuple[int, int]:
    """Play one random game of chess, 300 plies at most; return 1 and its plies."""
    chance, board = Chance(seed, 0), chess.Board()
    while board.ply() < 300 and (moves := tuple(board.legal_moves)):
        board.push(chance.pick(moves))
    return 1, board.ply()


def pace(play: Callable[[bytes], tuple[int, int]], seconds: float) -> tuple[float, float, float]:
    """Play for this many seconds of processor time; return games and the sums of both results, each per second."""
    began, sums = time.process_time(), [0, 0, 0]
    for seed in itertools.count():
        first, second = play(b"%d" % seed)
        sums = [sums[0] + 1, sums[1] + first, sums[2] + second]
        if (spent := time.process_time() - began) > seconds:
            return sums[0] / spent, sums[1] / spent, sums[2] / spent
    raise AssertionError


def print_speed(seconds: float) -> None:
    """Print the speed of the rules and that of python-chess in the same run."""
    stages, rounds, rides = pace(random_race, seconds)
    games, _, plies = pace(game_of_chess, seconds)
    print(f"random plain stages: {stages:.1f}/s, {rounds:.0f} rounds/s, {rides:.0f} riders' moves/s")
    print(f"python-chess: {games:.1f} games/s, {plies:.0f} moves/s; ratio of moves {rides / plies:.2f}")


def ladder(races: dict[str, list[Ridden]]) -> Iterator[str]:
    """Yield whether every strength wins more than the one below it."""
    for worse, better in itertools.pairwise(("easy", "fair", "strong")):
        if races.get(worse) and races.get(better):
            low, high = (mean(scores.team for scores in races[name]) for name in (worse, better))
            gap = 1.96 * math.sqrt(sum(r * (1 - r) / len(races[n]) for n, r in ((worse, low), (better, high))))
            verdict = "HOLDS" if high > low else "MISSED"
            yield f"{better} over {worse}: {100 * (high - low):+.1f} +-{100 * gap:.1f} points {verdict}"


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--races", type=int, default=200, help="a line, those on record included")
    parser.add_argument("--line", nargs="+", choices=LINES, default=list(LINES))
    parser.add_argument("--record", type=Path, default=None, help="a file of races, read and appended to")
    parser.add_argument("--only-print", action="store_true")
    parser.add_argument("--seconds", type=float, default=4.0, help="of either side of the comparison of speed")
    arguments = parser.parse_args()
    races_ridden = (
        msgspec.json.Decoder(Ridden).decode_lines(arguments.record.read_bytes())
        if arguments.record and arguments.record.exists()
        else []
    )
    races: dict[str, list[Ridden]] = {}
    for name in arguments.line:
        races[name] = [race for race in races_ridden if race.line == name]
        numbers = {race.number for race in races[name]}
        for number in () if arguments.only_print else range(arguments.races):
            if number not in numbers:
                races[name].append(ride(name, number))
                if arguments.record:
                    with arguments.record.open("ab") as file:
                        file.write(msgspec.json.encode(races[name][-1]) + b"\n")
        if races[name]:
            print(row(name, races[name]), flush=True)
    for text in ladder(races):
        print(text)
    print_speed(arguments.seconds)


if __name__ == "__main__":
    main()

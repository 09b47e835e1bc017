"""Measures the strength and thinking time of the computer player of C'est mon fort, and the speed of random games.

Prints figures and judges nothing:

    python -m tests.games.fort.benchmarks.strength [--games 200] [--processes 2] [--only strong] [--seats 2 4]

At more than two seats one seat of a line is the first player and all others are the second.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from functools import partial
from itertools import chain, product
from multiprocessing import Pool

from msgspec import Struct

from bot.game.chance import Chance
from bot.game.contract import Budget, Seat, Strength
from cogs.fort import GAME
from cogs.fort.board import Hand
from cogs.fort.computer.memory import Memory, remember
from cogs.fort.moves import Leave, Move, Shoot, Turn
from cogs.fort.options import Options

Player = Callable[[Hand, tuple[Move, ...], Chance], Move]

GAP = 9
"""The widest jump of the stronger reference player."""
STALLED = 5_000
"""The number of moves after which a game is stopped and counted as a tie."""


class Score(Struct, frozen=True):
    """The result of one game for the first player."""

    share: float
    """The first player's result: 1 for a win, its part of a tie, an equal share of a stalled game."""
    moves: int
    thought: tuple[float, ...]
    """Seconds of processor time for each decision of the first player with more than one move."""


def at_random(_hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Return a random move."""
    return chance.pick(moves)


def naive(_hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Turn up any card, and take any that fits."""
    return chance.pick(moves) if isinstance(moves[0], Turn | Shoot) else moves[0]


def gap_nine(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Remember everything; take cards up to nine higher, fetch the nearest such card or try an unknown one."""
    memory = remember(hand, len(hand.seen))
    last = hand.board.walls[hand.seat].cards[-1]
    if isinstance(moves[0], Turn):
        return _fetch(memory, last, chance) or moves[0]
    if isinstance(moves[0], Shoot):
        return moves[-1]
    acceptable = memory.chosen or not memory.blank or (memory.turned or 0) - last <= GAP
    return moves[0] if acceptable else Leave()


def _fetch(memory: Memory, last: int, chance: Chance) -> Turn | None:
    fitting = sorted(number for number in memory.places if number > last)
    if fitting and (fitting[0] - last <= GAP or not memory.blank):
        return Turn(memory.places[fitting[0]])
    return Turn(chance.pick(memory.blank)) if memory.blank else None


def computer(
    strength: Strength,
    hand: Hand,
    moves: tuple[Move, ...],
    chance: Chance,
    *,
    seconds: float = GAME.traits.thinking,
) -> Move:
    """Return the move of the game's own computer player, with a table's budget or another."""
    return GAME.computer(hand, moves, chance, Budget(strength=strength, seconds=seconds))


PLAYERS: dict[str, Player] = {
    **{strength.value: partial(computer, strength) for strength in Strength},
    "gap<=9": gap_nine,
    "naive": naive,
    "random": at_random,
}


def play(number: int, first: Player, second: Player, options: Options, seats: int = 2) -> Score:
    """Play game `number` between one first player and others; the first player's seat changes from game to game."""
    own_seat = Seat(number % seats)
    seed = f"fort {number}".encode()
    state = GAME.start(seats, options, Chance(seed, 0)).state
    thought: list[float] = []
    for turn in range(1, STALLED):
        if (outcome := GAME.outcome(state)) is not None:
            share = (own_seat in outcome.winners) / len(outcome.winners)
            return Score(share, turn - 1, tuple(thought))
        (seat,) = GAME.to_act(state)
        menu, hand = GAME.moves(state, seat), GAME.hand(state, seat)
        player = first if seat == own_seat else second
        began = time.process_time()
        move = player(hand, menu, Chance(seed, -turn))
        if seat == own_seat and len(menu) > 1:
            thought.append(time.process_time() - began)
        state = GAME.apply(state, seat, move, Chance(seed, turn)).state
    return Score(1 / seats, STALLED, tuple(thought))


def line(first: str, second: str, scores: list[Score]) -> str:
    """Return one row of the table: win rate with its 95 % interval, length, time of the first player."""
    rate = sum(score.share for score in scores) / len(scores)
    spread = 1.96 * math.sqrt(rate * (1 - rate) / len(scores))
    times = sorted(chain.from_iterable(score.thought for score in scores))
    mean, late = 1000 * sum(times) / len(times), 1000 * times[int(len(times) * 0.99)]
    stalled = sum(score.moves == STALLED for score in scores)
    length = sum(score.moves for score in scores) / len(scores)
    return (
        f"{first:>7} v {second:<7} {100 * rate:5.1f} % +-{100 * spread:4.1f}   {length:5.0f} moves"
        f"   {mean:6.2f} ms mean {late:6.2f} ms p99   {stalled} stalled"
    )


def random_games(seconds: float) -> str:
    """Return how many random games for two one process finishes in a second, menus and checks included."""
    lines: list[str] = []
    for options in (Options(), Options(bonus=True)):
        games = moves = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            moves += play(games, at_random, at_random, options).moves
            games += 1
        spent = time.perf_counter() - began
        lines.append(f"random games, bonus={options.bonus}: {games / spent:.0f} games/s, {moves / spent:.0f} moves/s")
    return "\n".join(lines)


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games a pair")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--only", default="", help="pairs in which this player is the first")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    choice = parser.parse_args()
    names = list(PLAYERS)
    pairs = [(name, opponent) for index, name in enumerate(names) for opponent in names[index + 1 :]]
    with Pool(choice.processes) as pool:
        for options, seats in product((Options(), Options(bonus=True)), choice.seats):
            print(f"{seats} players, bonus={options.bonus}, {choice.games} games a pair, seats alternated")
            for first, second in pairs:
                if choice.only in {"", first}:
                    jobs = [(index, PLAYERS[first], PLAYERS[second], options, seats) for index in range(choice.games)]
                    print(line(first, second, pool.starmap(play, jobs, chunksize=4)), flush=True)
    print(random_games(2.0))


if __name__ == "__main__":
    main()

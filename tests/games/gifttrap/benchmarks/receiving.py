"""Measures what a person gets among computers of one strength, round by round.

The person is the careful person of the ladder, in another seat from game to game. Prints, after each of the first
rounds, the mean position of the person's GET, the share of games in which it stands at GO, and the mean steps of the
round's gifts, also those that move no marker beyond an end of its track:

    python -m tests.games.gifttrap.benchmarks.receiving [--games 200] [--seats 4]
"""

from __future__ import annotations

import argparse
from statistics import fmean
from typing import TYPE_CHECKING, Any

from bot.game.chance import Chance
from bot.game.contract import Strength
from cogs.gifttrap.game import GAME
from tests.benchmarks.ladder import ComputerOf
from tests.benchmarks.line import CAREFUL
from tests.games.gifttrap.benchmarks.people import LINES, PERSONS, options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.gifttrap.board import Board

ROUNDS = 4


def played(strength: Strength, seats: int, number: int) -> tuple[Board, int]:
    """Play the first rounds of a game; return the board and the person's seat."""
    own_seat, luck = number % seats, f"receiving {number}".encode()
    state = GAME.start(seats, options(frozenset(range(seats)) - {own_seat}), Chance(luck, 0)).state
    others, turn = ComputerOf(LINES[f"gifttrap {seats}"], strength), 0
    while GAME.outcome(state) is None and len(GAME.board(state).past) < ROUNDS:
        turn, seat = turn + 1, min(GAME.to_act(state))
        choose: Any = PERSONS[CAREFUL] if seat == own_seat else others.in_game(luck, seat)
        move = choose(GAME.hand(state, seat), GAME.moves(state, seat), Chance(luck, -turn))
        state = GAME.apply(state, seat, move, Chance(luck, turn)).state
    return GAME.board(state), own_seat


def received(board: Board, own_seat: int) -> tuple[list[int], list[int]]:
    """Return the person's GET after each round, and the steps in it; rounds after the end of a game bring nothing."""
    gets = [round_.starts[own_seat][1] for round_ in board.past[1:]] + [board.players[own_seat].get] * ROUNDS
    rounds = [round_.openings for round_ in board.past] + [()] * (ROUNDS - len(board.past))
    steps = [sum(opening.got for opening in openings if opening.receiver == own_seat) for openings in rounds]
    return gets[:ROUNDS], steps


def line(games: Sequence[tuple[list[int], list[int]]]) -> str:
    """Return the figures of a strength, a column for each round."""
    gets, steps = (list(zip(*values, strict=True)) for values in zip(*games, strict=True))
    at_go = " ".join(f"{fmean(not get for get in round_gets):4.0%}" for round_gets in gets)
    get, gained = (" ".join(f"{fmean(values):5.2f}" for values in rounds) for rounds in (gets, steps))
    return f"GET {get}  at GO {at_go}  steps {gained}"


def main() -> None:
    """Print a line for each strength."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    sizes = parser.parse_args()
    for strength in Strength:
        games = [received(*played(strength, sizes.seats, number)) for number in range(sizes.games)]
        print(f"{strength:7}{line(games)}", flush=True)


if __name__ == "__main__":
    main()

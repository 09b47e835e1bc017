"""How well the personas of GiftTRAP can be read, and how much they differ.

Prints what a gift brings, with 95 % intervals, to whoever gives a persona what its published tastes say, and how often
two personas of a table lay GREAT on different gifts; and whether the bars hold:

    python -m tests.games.gifttrap.benchmarks.readability [--layouts 4000]
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from bot.chance import Chance
from bot.game import ComputerSeat, Seat, Strength
from cogs.gifttrap import GAME
from cogs.gifttrap.board import steps, token_on
from cogs.gifttrap.computer.plan import planned, wishes
from cogs.gifttrap.moves import Absent
from cogs.gifttrap.options import Options
from cogs.gifttrap.persona import by_tastes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.gifttrap.board import Persona, Tokens
    from cogs.gifttrap.gifts import Gift

ONE, OTHER = Seat(0), Seat(1)
BOTS = Options(computers=tuple(ComputerSeat(seat, f"Bot {seat}", Strength.STRONG) for seat in (ONE, OTHER)))
BAR_READ, BAR_APART = (1.0, 1.6), 0.6


def read(persona: Persona, gifts: Sequence[Gift], tokens: Tokens) -> float:
    """Return what a gift brings that is chosen by the published tastes alone, any of those that seem best."""
    worth = [by_tastes(persona, gift) for gift in gifts]
    best = [at for at, each in enumerate(worth, 1) if each == max(worth)]
    return fmean(steps(token_on(tokens, at)) for at in best)


def layout(players: int, number: int) -> tuple[float, bool]:
    """Return what reading one persona of a new table brings, and whether the two want different gifts most."""
    step = GAME.start(players, BOTS, Chance(b"read %d" % number, 0))
    state = GAME.apply(step.state, step.state.dealer, Absent(), Chance(b"read %d" % number, 1)).state
    hands = [GAME.hand(state, seat) for seat in (ONE, OTHER)]
    mine, other = (wishes(hand, Strength.FAIR) for hand in hands)
    persona = hands[0].board.players[ONE].persona
    assert persona is not None
    return read(persona, state.gifts, mine), mine[0] != other[0]


def main() -> None:
    """Print a line for every number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layouts", type=int, default=4000)
    layouts = parser.parse_args().layouts
    for players in range(3, 9):
        found = [layout(players, number) for number in range(layouts)]
        points, apart = [each for each, _ in found], fmean(differ for _, differ in found)
        print(
            f"{players} players: to read a persona brings {fmean(points):+.2f} ± "
            f"{1.96 * stdev(points) / sqrt(layouts):.2f} a gift (bar {BAR_READ[0]} to {BAR_READ[1]}); "
            f"two differ in GREAT on "
            f"{apart:.0%} ± {1.96 * sqrt(apart * (1 - apart) / layouts):.0%} (bar {BAR_APART:.0%})"
        )
    strengths(layouts)


def strengths(tables: int) -> None:
    """Print what the gifts of computer players bring at tables where all are personas, in the first round."""
    for strength in Strength:
        points = list[float]()
        for number in range(tables):
            bots = tuple(ComputerSeat(Seat(at), f"Bot {at}", strength) for at in range(6))
            step = GAME.start(6, Options(computers=bots), Chance(b"strength %d" % number, 0))
            state = GAME.apply(step.state, step.state.dealer, Absent(), Chance(b"strength %d" % number, 1)).state
            hands = [GAME.hand(state, seat) for seat in map(Seat, range(6))]
            wished, plan = [wishes(hand, strength) for hand in hands], planned(hands[0], strength)
            points.append(fmean(steps(token_on(wished[to], plan.gives[to][0])) for to in range(1, 6)))
        print(f"{strength} gives personas {fmean(points):+.2f} ± {1.96 * stdev(points) / sqrt(tables):.2f} a gift")


if __name__ == "__main__":
    main()

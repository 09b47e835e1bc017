"""Measures how far GiftTRAP's computer players get from random giving to perfect knowledge.

Prints shares of that way with 95 % intervals for a fixed set of simulated worlds, and whether the bars hold:

    python -m tests.games.gifttrap.benchmarks.giving [--games 60]
"""

from __future__ import annotations

import argparse
from functools import partial
from itertools import product
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from bot.game.contract import Budget, Seat, Strength
from cogs.gifttrap.board import tiles
from cogs.gifttrap.computer.assignment import assign
from cogs.gifttrap.computer.plan import plan_sheet
from cogs.gifttrap.computer.taste import Model, estimate_effects, estimated_value, observations
from tests.games.gifttrap.benchmarks.worlds import Kind, Scored, scored

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.gifttrap.board import Hand
    from tests.games.gifttrap.benchmarks.worlds import Giver

GENERAL, PERSONAL = 0.7, 0.3
HIGH, LOW = 1.0, 0.5
NOISES = (0.5, 1.0, 2.0)
BAR_HIGH, BAR_LOW, BAR_BELOW = 0.30, 0.10, -0.05
"""Shares of the way at noise 1, and points per gift against one prediction for all friends."""
_FOR_ALL = Model(personal=1e9)


def same_for_all(hand: Hand) -> Sequence[Sequence[int]]:
    """Give by the tastes common to all friends, without an estimate of each friend's own."""
    people = tuple(Seat(index) for index in range(1, len(hand.board.players)))
    effects = estimate_effects(observations(hand.board.past, people, _FOR_ALL.rounds), _FOR_ALL)
    values = [estimated_value(effects, Seat(-1), gift) for gift in hand.board.gifts]
    count = tiles(len(hand.board.players))
    columns = iter(assign([values] * (count * len(people))))
    return ((), *(tuple(next(columns) + 1 for _ in range(count)) for _ in people))


def _given_by(strength: Strength, hand: Hand) -> Sequence[Sequence[int]]:
    return plan_sheet(hand, Budget(strength)).gives


GIVERS: tuple[Giver, ...] = (
    *(partial(_given_by, strength) for strength in (Strength.STRONG, Strength.FAIR, Strength.EASY)),
    same_for_all,
)
NAMES = ("strong", "fair", "easy", "for all")


def interval(values: Sequence[float]) -> str:
    """Return a mean with its 95 % interval."""
    return f"{fmean(values):+.2f} ± {1.96 * stdev(values) / sqrt(len(values)):.2f}"


def shares(scores: Sequence[Scored], index: int) -> list[float]:
    """Return the share of the way that a giver reached in each world, relative to the mean way of these worlds."""
    way = fmean(score.perfect - score.random for score in scores)
    return [(score.reached[index] - score.random) / way for score in scores]


def result_line(kind: Kind, scores: Sequence[Scored]) -> str:
    """Return the line for a kind of world."""
    points = "  ".join(
        f"{name} {interval([score.reached[index] for score in scores])}" for index, name in enumerate(NAMES)
    )
    advantage = interval([score.reached[0] - score.reached[3] for score in scores])
    return (
        f"{kind.seats} seats, noise {kind.noise}, {kind.general:.0%} general, tags tell {kind.covered:.0%}: "
        f"random {scores[0].random:+.2f} perfect {fmean(score.perfect for score in scores):+.2f}  {points}  "
        f"strong's share {interval(shares(scores, 0))}, less for all {advantage}"
    )


def main() -> None:
    """Print a line for every kind of world, then the bars."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    games = parser.parse_args().games
    results = dict[Kind, list[Scored]]()
    for seats, noise, general, covered in product((4, 6), NOISES, (GENERAL, PERSONAL), (HIGH, LOW)):
        kind = Kind(seats, noise, general, covered)
        results[kind] = [scored(kind, number, GIVERS) for number in range(games)]
        print(result_line(kind, results[kind]), flush=True)
    bars(results)
    for seats in (4, 6):
        kind = Kind(seats, 1.0, 0.5, HIGH, known=False)
        print(
            "tags go together as nobody supposes:",
            result_line(kind, [scored(kind, number, GIVERS) for number in range(games)]),
        )


def bars(results: dict[Kind, list[Scored]]) -> None:
    """Print whether the bars hold, over all worlds of their kind."""
    for covered, bar in ((HIGH, BAR_HIGH), (LOW, BAR_LOW)):
        scores = [
            s
            for kind, kind_scores in results.items()
            if (kind.noise, kind.covered) == (1.0, covered)
            for s in kind_scores
        ]
        print(f"noise 1, tags tell {covered:.0%}: share {interval(shares(scores, 0))}, bar {bar:.2f}")
    worst = min(fmean(s.reached[0] - s.reached[3] for s in kind_scores) for kind_scores in results.values())
    print(f"never more than {-BAR_BELOW} below the same prediction for all: worst {worst:+.2f}")
    all_scores = [s for kind_scores in results.values() for s in kind_scores]
    print("all worlds:", ", ".join(f"{name} {interval(shares(all_scores, index))}" for index, name in enumerate(NAMES)))


if __name__ == "__main__":
    main()

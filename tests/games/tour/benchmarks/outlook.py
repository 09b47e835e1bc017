"""What may be expected of a rider: least squares over stages ridden in the light model, for `computer.worth`.

    python -m tests.games.tour.benchmarks.outlook [--races 150]

Prints, for shipped stages and for narrow drawn ones and by how far the first still has to go, what each thing costs a
rider in seconds next to the mean of the race, and how far the times lie from what was expected. The computer player's
figures are such ones, rounded, from fits that also knew of gaps between groups. Every rider has a card of their own.
"""

from __future__ import annotations

import argparse
import itertools
import math
from random import Random
from typing import TYPE_CHECKING

from bot.chance import Chance
from bot.game import FileText
from cogs.tour.computer.books import book
from cogs.tour.computer.model import ATTACKER, LEADS, LONELY, race, road
from cogs.tour.computer.ride import Round
from cogs.tour.moves import Attack, Order, Role, Speed
from cogs.tour.options import Options, Race
from cogs.tour.rules import start
from cogs.tour.stages.catalogue import SHIPPED
from cogs.tour.views import board
from tests.games.tour.benchmarks.computer import REFERENCE
from tests.games.tour.random_stages import drawn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.tour.board import Board
    from cogs.tour.computer.model import Race as LightRace
    from cogs.tour.computer.model import Road

CARDS = (REFERENCE, REFERENCE, REFERENCE, Order(), Order(Role.WORK), Order(Role.SHELTER, Speed.FROM_4, Attack.SOLO))
NAMES = ("step", "leads", "attacker", "lonely", "leads, climb", "attacker, climb", "lonely, climb", "size", "last")
FAR = (6.0, 14.0, 28.0, math.inf)
"""Steps to go for the first of the race."""
FIRST_DRAWN = 1_000
"""From this seed on: stages that no measurement of strength rides."""
Row = tuple[list[float], float]
"""What a rider is like, and their time; both next to the mean of the race."""


def opening(number: int, *, narrow: bool) -> Board:
    """Return a stage as it begins."""
    text = FileText(drawn(FIRST_DRAWN + number % 40))
    options = Options(race=Race.OWN, own_stage=text) if narrow else Options(race=Race(SHIPPED[number % len(SHIPPED)]))
    return board(start(4, options, Chance(b"outlook", number)).state)


def features(tables: Road, now: Round) -> dict[int, list[float]]:
    """Return by rider on the road what they are like."""
    groups = [now.group[now.occ[field] - 1] for field in now.order]
    found: dict[int, list[float]] = {}
    for place, field in enumerate(now.order):
        me, size = now.occ[field] - 1, groups.count(groups[place])
        status, climb = now.status[me], tables.climb[field]
        is_ = [float(status == each and climb == hill) for hill in (False, True) for each in (LEADS, ATTACKER, LONELY)]
        rank = groups[:place].count(groups[place])
        found[me] = [(tables.finish - tables.x[field]) / 2, *is_, min(8, size), rank / size]
    return found


def ridden(number: int, *, narrow: bool) -> list[tuple[float, list[Row]]]:
    """Ride a stage; return for each round how far the first had to go, and a row for each rider."""
    luck, shown = Random(number), opening(number, narrow=narrow)
    tables, now = road(shown.name, shown.options.own_stage), race(shown)
    books = [book(luck.choice(CARDS)) for _ in now.at]
    seen: list[dict[int, list[float]]] = []
    while not now.over():
        this = Round(tables, now)
        if not now.first:
            seen.append(features(tables, this))
        this.ride(books, [luck.randrange(6) for _ in range(2 * len(books))], 0)
    times = finished(now)
    mean = sum(times) / len(times)
    return [(min(each[0] for each in them.values()), rows(them, times, mean)) for them in seen]


def finished(now: LightRace) -> list[float]:
    """Return the times of all when a stage is over."""
    last = max(now.time) + 60
    return [float(time or last) for time in now.time]


def rows(them: dict[int, list[float]], times: Sequence[float], mean: float) -> list[Row]:
    """Return a round's rows."""
    middle = [sum(column) / len(them) for column in zip(*them.values(), strict=True)]
    return [
        ([value - each for value, each in zip(values, middle, strict=True)], times[me] - mean)
        for me, values in them.items()
    ]


def solved(found: Sequence[Row]) -> list[float]:
    """Return the least squares' weights, by elimination."""
    many = len(NAMES)
    matrix = [[sum(row[i] * row[j] for row, _ in found) + (i == j) * 1e-6 for j in range(many)] for i in range(many)]
    for i, line in enumerate(matrix):
        line.append(sum(row[i] * time for row, time in found))
    for i, other in itertools.product(range(many), range(many)):
        if i != other:
            factor = matrix[other][i] / matrix[i][i]
            matrix[other] = [a - factor * b for a, b in zip(matrix[other], matrix[i], strict=True)]
    return [line[-1] / line[i] for i, line in enumerate(matrix)]


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--races", type=int, default=150)
    races: int = parser.parse_args().races
    for narrow in (False, True):
        all_of = [each for number in range(races) for each in ridden(number, narrow=narrow)]
        print("drawn stages:" if narrow else "shipped stages:")
        for low, high in itertools.pairwise((-math.inf, *FAR)):
            found = [row for to_go, them in all_of if low < to_go <= high for row in them]
            weights = solved(found)
            left = [time - sum(a * b for a, b in zip(weights, row, strict=True)) for row, time in found]
            off = math.sqrt(sum(each * each for each in left) / len(left))
            told = ", ".join(f"{name} {weight:.1f}" for name, weight in zip(NAMES, weights, strict=True))
            print(f"  up to {high:.0f} steps ({len(found)}): {told}; off by {off:.0f} s")


if __name__ == "__main__":
    main()

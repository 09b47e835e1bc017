"""The par of the daily case by weekday, and how often a casual person solves it within par + 3.

Deals the case of every date and lets the ladder's casual person attempt it. Prints figures by weekday, with 95 %
intervals, and how often each par occurs:

    python -m tests.games.case07.benchmarks.daily [--days 730] [--first 2027-01-04] [--attempts 20] [--key daily]
        [--processes 1]
"""

from __future__ import annotations

import argparse
import hashlib
import time
from collections import Counter
from datetime import date, timedelta
from functools import partial
from multiprocessing import Pool
from statistics import fmean

from msgspec import Struct

from cogs.case07.daily.attempt import MAX_COST
from cogs.case07.daily.dealing import WEEKDAYS, attempt, deal
from tests.games.case07.benchmarks.people import casual
from tests.games.case07.benchmarks.strength import mean

TOLERANCE = 3
"""The cost above par at which a casual person's attempt still counts as good."""
NAMES = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")


class Day(Struct, frozen=True):
    """The figures of a date."""

    weekday: int
    par: int
    costs: tuple[int, ...]
    """The costs of the casual person's attempts."""
    seconds: float
    """The processor time of the deal."""

    @property
    def good_share(self) -> float:
        """The share of attempts that cost at most `TOLERANCE` above par."""
        return sum(cost <= self.par + TOLERANCE for cost in self.costs) / len(self.costs)


def figures(key: str, attempts: int, ordinal: int) -> Day:
    """Return the figures of a date, given as an ordinal; `key` takes the place of a bot's own key."""
    day = date.fromordinal(ordinal)
    seed = hashlib.sha256(f"{key} {day}".encode()).digest()
    began = time.process_time()
    puzzle = deal(seed, day.weekday())
    seconds = time.process_time() - began
    lucks = (seed + number.to_bytes(2, "big") for number in range(attempts))
    costs = tuple(attempt(puzzle.dealt, puzzle.seed, luck, casual).cost for luck in lucks)
    return Day(day.weekday(), puzzle.par, costs, seconds)


def row(name: str, days: list[Day]) -> str:
    """Return a line of the table."""
    par, par_spread = mean([day.par for day in days])
    good, good_spread = mean([day.good_share for day in days])
    costs = [cost for day in days for cost in day.costs]
    solved = sum(cost < MAX_COST for cost in costs) / len(costs)
    seconds = [day.seconds for day in days]
    return (
        f"{name} {len(days):4d} dates  par {par:4.2f} +-{par_spread:4.2f}  casual: {fmean(costs):5.2f} mean cost, "
        f"within par + {TOLERANCE} {100 * good:4.1f} % +-{100 * good_spread:3.1f}, solved {100 * solved:5.1f} %  "
        f"deal {fmean(seconds):4.1f} s mean {max(seconds):4.1f} s worst"
    )


def par_row(name: str, days: list[Day]) -> str:
    """Return how often each par occurs."""
    counts = sorted(Counter(day.par for day in days).items())
    return f"{name} par " + "  ".join(f"{par}: {count}" for par, count in counts)


def report(days: list[Day]) -> str:
    """Return the tables of all dates and of each weekday."""
    groups = {"all": days, **{NAMES[n]: [day for day in days if day.weekday == n] for n in range(WEEKDAYS)}}
    shown = {name: group for name, group in groups.items() if group}
    return "\n".join([row(name, group) for name, group in shown.items()] + [par_row(*item) for item in shown.items()])


def main() -> None:
    """Print all figures, and those of the dates so far after each quarter of a year."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--days", type=int, default=730)
    parser.add_argument("--first", type=date.fromisoformat, default=date(2027, 1, 4))
    parser.add_argument("--attempts", type=int, default=20, help="attempts of the casual person at each case")
    parser.add_argument("--key", default="daily", help="takes the place of a bot's own key")
    parser.add_argument("--processes", type=int, default=1)
    choice = parser.parse_args()
    ordinals = [(choice.first + timedelta(days=number)).toordinal() for number in range(choice.days)]
    days: list[Day] = []
    with Pool(choice.processes) as pool:
        for day in pool.imap(partial(figures, choice.key, choice.attempts), ordinals):
            days.append(day)
            if len(days) % 91 == 0 and len(days) < choice.days:
                print(f"after {len(days)} dates\n{report(days)}", flush=True)
    print(report(days))


if __name__ == "__main__":
    main()

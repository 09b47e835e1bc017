"""What the shipped maps are made of, beside the best-known map of this family; and what random play makes of them.

`python -m tests.games.fantom.benchmarks.maps`: station kinds, streets a station, diameter and mean distance of each
network, and how often taxi and tram could be, and were, ridden by pawns that ride at random. It measures the towns
alone; who wins is measured by `strength`.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from itertools import chain

from cogs.fantom.map.atlas import town
from cogs.fantom.map.network import Network, built, network
from cogs.fantom.map.transport import LAND, TRANSPORTS
from cogs.fantom.options import Map

REFERENCE = """The reference (Scotland Yard, for comparison only): 199 stations
  cab      345 rides between 199 stations, mean 3.5 a station (2:25 3:82 4:71 5:17 6:3 7:1), diameter 20
  taxi      99 rides between  62 stations (its bus)
  tram      20 rides between  14 stations (its underground)
  boat       3 rides between   4 stations
  by land diameter 10, mean distance 4.7"""


def layer(chart: Network, *ks: int) -> list[tuple[int, ...]]:
    """Return the stations that can be reached from each by any of some transports."""
    return [tuple(sorted(set(chain.from_iterable(station[k] for k in ks)))) for station in chart.rides]


def spans(near: list[tuple[int, ...]]) -> list[int]:
    """Return the distance of every ordered pair of stations that a network joins."""
    found: list[int] = []
    for start, first in enumerate(near):
        steps, edge = {start: 0}, [start] if first else []
        while edge:
            edge = [b for a in edge for b in near[a] if steps.setdefault(b, steps[a] + 1) == steps[a] + 1]
            edge = list(dict.fromkeys(edge))
            edge = [each for each in edge if each != start]
        found += list(steps.values())[1:]
    return found


def width(near: list[tuple[int, ...]]) -> str:
    """Return diameter and mean distance of a network in words."""
    found = spans(near)
    return f"diameter {max(found):2}, mean distance {sum(found) / len(found):.2f}"


def described(chart: Network) -> str:
    """Return the figures of a map."""
    marks = Counter((each.taxi, each.tram) for each in chart.town.stations)
    named = {
        "black": (False, False),
        "green-black": (True, False),
        "red-black": (False, True),
        "all three": (True, True),
    }
    counted = ", ".join(f"{name} {marks[mark]}" for name, mark in named.items())
    carrying = 1 - marks[False, False] / chart.size
    lines = [f"{chart.town.name['en']}: {chart.size} stations; {counted}; {carrying:.1%} carry a marker"]
    for k, transport in enumerate(TRANSPORTS):
        near = layer(chart, k)
        degrees = Counter(len(each) for each in near if each)
        count = sum(degrees.values())
        rides = sum(d * n for d, n in degrees.items()) // 2
        shown = " ".join(f"{d}:{n}" for d, n in sorted(degrees.items()))
        lines.append(f"  {transport:<6} {rides:3} rides between {count:3} stations, {width(near)}; a station: {shown}")
    lines.append(f"  by land {width(layer(chart, *range(len(LAND))))}")
    return "\n".join(lines)


def ridden(chart: Network, hunts: int, luck: random.Random) -> str:
    """Return what pawns that ride at random, one ticket of a sort as good as another, make of their tickets."""
    could: Counter[int] = Counter()
    did: Counter[int] = Counter()
    made = planned = 0
    play = chart.town.play
    for _ in range(hunts * play.pawns):
        here, left = luck.randint(1, chart.size), [play.pawn.cab, play.pawn.taxi, play.pawn.tram]
        planned += play.boxes
        for _ in range(play.boxes):
            usable = [k for k, count in enumerate(left) if count and chart.rides[here][k]]
            if not usable:
                break
            k = luck.choices(usable, [left[each] for each in usable])[0]
            could.update(usable)
            did[k] += 1
            left[k] -= 1
            made += 1
            here = luck.choice(chart.rides[here][k])
    shares = ", ".join(
        f"{TRANSPORTS[k]} {could[k] / made:.0%} usable {did[k] / made:.0%} ridden" for k in range(len(LAND))
    )
    return f"  random pawns: {shares}; {made / planned:.1%} of their rides could be made"


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hunts", type=int, default=2000, help="random hunts a map")
    asked = parser.parse_args()
    print(REFERENCE)
    for each in (Map.OLD_TOWN, Map.SUBURB):
        began = time.perf_counter()
        drawn = town(each)
        read = time.perf_counter()
        built(drawn)
        done = time.perf_counter()
        print()
        print(described(network(each)))
        print(ridden(network(each), asked.hunts, random.Random(1)))
        print(f"  read and checked in {1000 * (read - began):.0f} ms, charted in {1000 * (done - read):.0f} ms")


if __name__ == "__main__":
    main()

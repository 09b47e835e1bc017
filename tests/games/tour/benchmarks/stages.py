"""How good a race each stage makes, with order cards that stay as they were dealt at random.

`python -m tests.games.tour.benchmarks.stages [RACES]` prints for four teams of four: rounds to the winner and to the
end; how often somebody out of a group of at most three wins; how start place and result go together; how many are
never in; how long it took; and who won, by role.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from statistics import correlation, mean
from time import perf_counter
from typing import NamedTuple

from bot.chance import Chance
from bot.game import Seat
from cogs.tour.moves import Ready, Role, SetRole
from cogs.tour.options import Options, Race
from cogs.tour.rules import apply, moves, start, to_act
from cogs.tour.stages.catalogue import SHIPPED, stage

PLAYERS = 4
ROLES = [role for role in Role if role is not Role.WAIT]
"""Nobody drops back for nothing."""
FEW = 3
"""A breakaway has no more riders."""


class Result(NamedTuple):
    """How one stage went."""

    first: int
    """The round in which somebody won."""
    rounds: int
    breakaway: bool
    places: tuple[tuple[int, int], ...]
    """Of each rider: the place at the start and in the end, from 0."""
    role: Role
    """The winner's."""
    late: int
    """Riders who are not in five rounds later."""


def ridden(name: str, seed: int) -> Result:
    """Return how a stage goes with a random role for each rider."""
    luck, n = Random(seed), 0
    state = start(PLAYERS, Options(race=Race(name)), Chance(b"stages", seed)).state
    corridor = stage(name).corridor
    began = {each.number: corridor.index(each.field) for each in state.riders if each.field}
    for each in state.riders:
        move = SetRole(each.number, luck.choice(ROLES))
        state = apply(state, each.team, move, Chance(b"", 0)).state if move in moves(state, each.team) else state
    groups, arrivals, orders = state.groups, state.arrivals, state.orders
    first = 0
    while to_act(state):
        if not arrivals:
            groups, first = state.groups, state.round
        for seat in sorted(to_act(state)):
            n += 1
            state = apply(state, Seat(seat), Ready(), Chance(seed.to_bytes(4, "big"), n)).state
        arrivals = state.arrivals
    places = state.past[0].places
    group = next(each for each in groups if places[0] in each.riders)
    went = tuple((began[number], place) for place, number in enumerate(places))
    return Result(
        first,
        state.past[0].rounds,
        len(group.riders) <= FEW,
        went,
        orders[places[0] - 1].role,
        len(places) - len(arrivals),
    )


def tell(name: str, races: int) -> None:
    """Print the figures of a stage."""
    began = perf_counter()
    found = [ridden(name, seed) for seed in range(races)]
    seconds = (perf_counter() - began) / races
    went = [pair for each in found for pair in each.places]
    alike = correlation([a for a, _ in went], [b for _, b in went])
    roles = Counter(each.role for each in found)
    print(
        f"{name:9} first in after {mean(each.first for each in found):4.1f} rounds, all after "
        f"{mean(each.rounds for each in found):4.1f}; breakaways {mean(each.breakaway for each in found):4.0%}; "
        f"start and result {alike:.2f}; late {mean(each.late for each in found):.1f} of {len(found[0].places)}; "
        f"{seconds:.2f} s a race; " + ", ".join(f"{role} {count / races:.0%}" for role, count in roles.most_common())
    )


if __name__ == "__main__":
    for each in SHIPPED:
        tell(each, int(sys.argv[1]) if len(sys.argv) > 1 else 100)

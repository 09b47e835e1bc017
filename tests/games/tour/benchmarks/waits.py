"""Measures how often a table waits for its players in a stage, by their way of playing.

`python -m tests.games.tour.benchmarks.waits [RACES]` prints for five teams, by stage, the mean and the maximum number
of waits: if every team draws new roles for each request and is ready until something happens; if it is ready for one
round each time; if some of its cards also ask; and if all teams are absent. At one day for every wait, the figure for
single rounds is the number of days in the worst case.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import mean
from typing import TYPE_CHECKING

from bot.game.chance import Chance
from cogs.tour.board import Phase
from cogs.tour.moves import Absent, Answer, Change, Ready, Role, SetRole, SetSpeed, Speed, Until
from cogs.tour.options import Options, Race
from cogs.tour.rules import apply, moves, start, to_act
from cogs.tour.stages.catalogue import SHIPPED
from cogs.tour.state import own_riders

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.contract import Seat
    from cogs.tour.moves import Move
    from cogs.tour.state import State

    Team = Callable[[State, Seat, Random], list[Move]]

PLAYERS = 5
ROLES = [role for role in Role if role is not Role.WAIT]
"""All roles but WAIT, which drops back without a purpose here."""
ASKS = 4
"""One card in this many asks about the speed."""


def until_something_happens(state: State, seat: Seat, luck: Random) -> list[Move]:
    """Return new roles, and readiness until something happens."""
    return [*_roles(state, seat, luck), Ready(Until.EVENT)]


def round_by_round(state: State, seat: Seat, luck: Random) -> list[Move]:
    """Return new roles, and readiness for this round."""
    return [*_roles(state, seat, luck), Ready()]


def asking(state: State, seat: Seat, luck: Random) -> list[Move]:
    """Return new roles, questions of some riders, and readiness for this round."""
    asks = [SetSpeed(number, Speed.ASK) for number in own_riders(state, seat) if luck.randrange(ASKS) == 0]
    return [*_roles(state, seat, luck), *asks, Ready()]


def never_there(_state: State, _seat: Seat, _luck: Random) -> list[Move]:
    """Return the move of an absent team."""
    return [Absent()]


def _roles(state: State, seat: Seat, luck: Random) -> list[Move]:
    return [SetRole(number, luck.choice(ROLES)) for number in own_riders(state, seat)]


def waited(name: str, seed: int, team: Team) -> int:
    """Return the number of the table's waits in a stage."""
    luck, n, waits = Random(seed), 0, 0
    state = start(PLAYERS, Options(race=Race(name)), Chance(b"waits", seed)).state
    while to_act(state):
        waits += 1
        for seat in sorted(to_act(state)):
            answers = state.phase is Phase.ASK and team is not never_there
            for move in [Answer(0)] if answers else team(state, seat, luck):
                if isinstance(move, Change) and move not in moves(state, seat):
                    continue
                n += 1
                state = apply(state, seat, move, Chance(seed.to_bytes(4, "big"), n)).state
    return waits


TEAMS = (until_something_happens, round_by_round, asking, never_there)


def print_stage(name: str, races: int) -> None:
    """Print the waits of a stage."""
    waits = {team.__name__: [waited(name, seed, team) for seed in range(races)] for team in TEAMS}
    words = (f"{team.replace('_', ' ')} {mean(counts):4.1f} and {max(counts):2}" for team, counts in waits.items())
    print(f"{name:9} waits, mean and most: {'; '.join(words)}")


if __name__ == "__main__":
    for stage in SHIPPED:
        print_stage(stage, int(sys.argv[1]) if len(sys.argv) > 1 else 100)

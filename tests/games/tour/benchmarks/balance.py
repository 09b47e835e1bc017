"""Measures whether every role is worth choosing, with four teams of four.

`python -m tests.games.tour.benchmarks.balance [RACES]` prints by stage: how often a team of one role wins the stage and
the team classification against three teams of other roles (a fair share is 25 %); the wins by role if each rider's is
drawn, relative to a fair share; how often riders pass speed on, attack, pull and catch; and the correlation of a
rider's place at the start with that at the finish, which says how much the draw decides.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from statistics import correlation, mean
from typing import TYPE_CHECKING, NamedTuple

from bot.game.chance import Chance
from bot.game.contract import Public, Seat
from cogs.tour.board import How
from cogs.tour.facts import RiderMoved, SpeedPassed
from cogs.tour.moves import Ready, Role, SetRole, Until
from cogs.tour.options import Options, Race
from cogs.tour.rules import apply, moves, start, to_act
from cogs.tour.rules.classification import team_time
from cogs.tour.rules.rounds import stage_of
from cogs.tour.stages.catalogue import SHIPPED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.tour.road import Field
    from cogs.tour.state import State

PLAYERS, RIDERS = 4, 4
ROLES = [role for role in Role if role is not Role.WAIT]
"""All roles but WAIT, which drops back without a purpose here."""
MOVES = (How.SOLO, How.PULL, How.CATCH)


class Result(NamedTuple):
    """The result of one stage."""

    winner: Role
    """The role of the stage winner."""
    team: Seat
    """The winner of the team classification."""
    winners: Seat
    """The team of the stage winner."""
    passed: int
    """How often speed was passed on."""
    hows: Counter[How]
    draw: float
    """The correlation of the riders' places at the start and at the finish."""


def ridden(name: str, seed: int, roles: Sequence[Role]) -> Result:
    """Ride a stage with a role for each rider by number; return its result."""
    state = start(PLAYERS, Options(race=Race(name)), Chance(b"balance", seed)).state
    for rider, role in zip(state.riders, roles, strict=True):
        move = SetRole(rider.number, role)
        state = apply(state, rider.team, move, Chance(b"", 0)).state if move in moves(state, rider.team) else state
    facts: list[object] = []
    for seat in sorted(to_act(state)):
        step = apply(state, seat, Ready(Until.END), Chance(b"ridden", seed))
        state = step.state
        facts += [news.fact for news in step.news if isinstance(news, Public)]
    return _result(state, facts, roles)


def _result(state: State, facts: list[object], roles: Sequence[Role]) -> Result:
    stage, first = stage_of(state), state.past[0].places[0]
    team = min(map(Seat, range(PLAYERS)), key=lambda seat: team_time(state, seat))
    hows = Counter(fact.how for fact in facts if isinstance(fact, RiderMoved))
    passed = sum(isinstance(fact, SpeedPassed) for fact in facts)
    places = state.past[0].places
    starts = sorted(places, key=lambda number: stage.rank[_start(state, number)])
    draw = correlation([starts.index(number) for number in places], range(len(places)))
    return Result(roles[first - 1], team, state.riders[first - 1].team, passed, hows, draw)


def _start(state: State, number: int) -> Field:
    """Return a rider's field in the corridor."""
    field = state.past[0].course[0][number - 1]
    assert field is not None
    return field


def print_stage(name: str, races: int) -> None:
    """Print the figures of a stage."""
    took, win_counts, team = Counter[Role](), Counter[Role](), Counter[Role]()
    for seed in range(races):
        teams = Random(seed).sample(ROLES, PLAYERS)
        results = ridden(name, seed, [role for role in teams for _ in range(RIDERS)])
        took.update(teams)
        win_counts[teams[results.winners]] += 1
        team[teams[results.team]] += 1
    _print_mixed(name, races)
    shares = ", ".join(
        f"{role} {win_counts[role] / took[role]:.0%} and {team[role] / took[role]:.0%}" for role in ROLES
    )
    print(f"{'':9} a team of one role wins the stage, and by teams: {shares}")


def _print_mixed(name: str, races: int) -> None:
    luck = Random(0)
    rows = [luck.choices(ROLES, k=PLAYERS * RIDERS) for _ in range(races)]
    results = [ridden(name, seed, roles) for seed, roles in enumerate(rows)]
    appearances = Counter(role for roles in rows for role in roles)
    win_counts = Counter(result.winner for result in results)
    lifts = ", ".join(
        f"{role} {win_counts[role] / races / (appearances[role] / races / PLAYERS / RIDERS):.1f}" for role in ROLES
    )
    hows = sum((result.hows for result in results), Counter[How]())
    moves_ = ", ".join(f"{how} {hows[how] / races:.1f}" for how in MOVES)
    print(f"{name:9} winners by role, 1 is fair: {lifts}")
    print(f"{'':9} a stage: speed passed {sum(result.passed for result in results) / races:.1f}, {moves_}")
    print(f"{'':9} start and finish: r {mean(result.draw for result in results):.2f}")


if __name__ == "__main__":
    for stage in SHIPPED:
        print_stage(stage, int(sys.argv[1]) if len(sys.argv) > 1 else 100)

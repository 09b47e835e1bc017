"""What may have happened in a round that wakes a team up again [D14]. Must never look at orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game import Seat
from cogs.tour.rules.cards import NEAR
from cogs.tour.rules.line_up import groups
from cogs.tour.state import on_road, rider

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.tour.road import Stage
    from cogs.tour.state import State

LEFT = 4
"""Half-steps, two whole ones, from which on the front has left a team behind."""
_QUIET = 2
"""Rounds, that of the orders included, in which who gave orders is told of the finish alone."""


def woken(stage: Stage, state: State) -> frozenset[Seat]:
    """Return the teams to whom something happened in the round that was ridden; riders who are in still stand there."""
    everybody = frozenset(Seat(at) for at in range(len(state.teams)))
    if _near(state, (stage.finish,)):
        return everybody
    found = everybody if _near(state, (prime.x for prime in stage.primes)) else _left_behind(stage, state)
    return frozenset(seat for seat in found if state.round - state.teams[seat].since >= _QUIET)


def _near(state: State, tapes: Iterable[int]) -> bool:
    """Return whether “the first of the race came within ten steps” [D14] of one of these."""
    before = max(ride.way[0].x for ride in state.rides)
    after = max(field.x for field in on_road(state).values())
    return any(tape - before > NEAR >= tape - after for tape in tapes)


def _left_behind(stage: Stage, state: State) -> frozenset[Seat]:
    """Return the teams that the front of the race has left: “they had a rider in it, and have none any more” [D14]."""
    at = on_road(state)
    front = groups(stage, at)[0].riders
    last = min(at[number].x for number in front)
    before = state.groups[0].riders
    best = {seat: max(at[each].x for each in before if _team(state, each) == seat) for seat in _teams(state, before)}
    return frozenset(seat for seat in best.keys() - _teams(state, front) if last - best[seat] >= LEFT)


def _teams(state: State, riders: Iterable[int]) -> frozenset[Seat]:
    return frozenset(_team(state, number) for number in riders)


def _team(state: State, number: int) -> Seat:
    return rider(state, number).team

"""What may have happened in a round that wakes a team up again [D14]. Must never look at orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Seat
from cogs.tour.rules.cards import NEAR
from cogs.tour.rules.line_up import groups
from cogs.tour.state import on_road

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cogs.tour.road import Field, Stage
    from cogs.tour.state import State

    Places = Mapping[int, Field]
    """Where riders are, by number."""

LEFT = 4
"""Half-steps, two whole ones, from which on the front has left a team behind."""
_QUIET = 2
"""Rounds, that of the orders included, in which who gave orders is told of the finish alone."""


def woken(stage: Stage, state: State) -> frozenset[Seat]:
    """Return the teams to whom something happened in the round that was ridden; riders who are in still stand there."""
    everybody = frozenset(Seat(at) for at in range(len(state.teams)))
    before, after = {ride.rider: ride.way[0] for ride in state.rides}, on_road(state)
    tapes = near(before, after, (stage.finish, *(prime.x for prime in stage.primes)))
    if stage.finish in tapes:
        return everybody
    found = everybody if tapes else left_behind(stage, before, after, {each.number: each.team for each in state.riders})
    return frozenset(seat for seat in found if state.round - state.teams[seat].since >= _QUIET)


def near(before: Places, after: Places, tapes: Iterable[int]) -> tuple[int, ...]:
    """Return those of the tapes to which “the first of the race came within ten steps” [D14] between two places."""
    first, then = (max(at.values()).x for at in (before, after))
    return tuple(tape for tape in tapes if tape - first > NEAR >= tape - then)


def left_behind(stage: Stage, before: Places, after: Places, teams: Mapping[int, Seat]) -> frozenset[Seat]:
    """Return the teams that the front of the race has left: “they had a rider in it, and have none any more” [D14]."""
    front = groups(stage, after)[0].riders
    last = min(after[number] for number in front).x
    ahead = groups(stage, before)[0].riders
    gone = {teams[number] for number in ahead} - {teams[number] for number in front}
    best = {seat: max(after[each] for each in ahead if teams[each] == seat).x for seat in gone}
    return frozenset(seat for seat in gone if last - best[seat] >= LEFT)

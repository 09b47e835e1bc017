"""The events of a round that end a team's readiness “until something happens” [D14]. Reads no orders."""

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
    """The riders' fields, by number."""

LEFT = 4
"""Half-steps (two whole steps) by which the front must lead a team to have left it behind."""
_QUIET = 2
"""A team that gave orders fewer rounds ago than this is woken by the finish alone."""


def woken(stage: Stage, state: State) -> frozenset[Seat]:
    """Return the teams with an event in the round that was ridden; riders who finished in it are still on the strip."""
    everybody = frozenset(Seat(at) for at in range(len(state.teams)))
    before, after = {ride.rider: ride.way[0] for ride in state.rides}, on_road(state)
    tapes = near(before, after, (stage.finish, *(prime.x for prime in stage.primes)))
    if stage.finish in tapes:
        return everybody
    found = everybody if tapes else left_behind(stage, before, after, {each.number: each.team for each in state.riders})
    return frozenset(seat for seat in found if state.round - state.teams[seat].since >= _QUIET)


def near(before: Places, after: Places, tapes: Iterable[int]) -> tuple[int, ...]:
    """Return the tapes to which “the first of the race came within ten steps” [D14] between `before` and `after`."""
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

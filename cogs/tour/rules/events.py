"""The events of a round that end a team's readiness “until something happens” [D14]. Reads no orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Seat
from cogs.tour.rules.cards import NEAR_HALF_STEPS
from cogs.tour.rules.line_up import groups
from cogs.tour.state import on_road

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cogs.tour.road import Field, Stage
    from cogs.tour.state import State

    Places = Mapping[int, Field]
    """The riders' fields, by number."""

GAP_HALF_STEPS = 4
"""Half-steps (two whole steps) by which the front must lead a team to have left it behind."""
_QUIET_ROUNDS = 2
"""A team that gave orders fewer rounds ago than this is woken by the finish alone."""


def seats_to_wake(stage: Stage, state: State) -> frozenset[Seat]:
    """Return the teams with an event in the round that was ridden; its finished riders are still on the strip."""
    all_seats = frozenset(Seat(index) for index in range(len(state.teams)))
    old_places, new_places = {ride.rider: ride.way[0] for ride in state.rides}, on_road(state)
    tapes = near(old_places, new_places, (stage.finish, *(prime.x for prime in stage.primes)))
    if stage.finish in tapes:
        return all_seats
    teams = (
        all_seats
        if tapes
        else left_behind(stage, old_places, new_places, {rider.number: rider.team for rider in state.riders})
    )
    return frozenset(seat for seat in teams if state.round - state.teams[seat].since >= _QUIET_ROUNDS)


def near(old_places: Places, new_places: Places, tapes: Iterable[int]) -> tuple[int, ...]:
    """Return the tapes to which “the first of the race came within ten steps” [D14] in a round."""
    old_front, new_front = (max(places.values()).x for places in (old_places, new_places))
    return tuple(tape for tape in tapes if tape - old_front > NEAR_HALF_STEPS >= tape - new_front)


def left_behind(stage: Stage, old_places: Places, new_places: Places, teams: Mapping[int, Seat]) -> frozenset[Seat]:
    """Return the teams that the front of the race has left: “they had a rider in it, and have none any more” [D14]."""
    front = groups(stage, new_places)[0].riders
    last = min(new_places[number] for number in front).x
    ahead = groups(stage, old_places)[0].riders
    seats = {teams[number] for number in ahead} - {teams[number] for number in front}
    best = {seat: max(new_places[number] for number in ahead if teams[number] == seat).x for seat in seats}
    return frozenset(seat for seat in seats if last - best[seat] >= GAP_HALF_STEPS)

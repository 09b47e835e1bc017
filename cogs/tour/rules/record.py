"""The record of a round: the place of every rider in the race before and after it, and why it changed.

Computed from the public rides and the groups before and after; it reads no orders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cogs.tour.board import How
from cogs.tour.dice import BRAKED
from cogs.tour.rules.classification import in_places
from cogs.tour.rules.line_up import lead, order_of_play
from cogs.tour.state import group_of, on_road, rider
from cogs.tour.story_facts import RiderRound, Why

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cogs.tour.board import Group, Ride
    from cogs.tour.road import Stage
    from cogs.tour.state import State

_NO_WHEEL = (How.SOLO, How.CATCH, How.FALL)
"""Moves after which nobody holds the rider's wheel."""
_ATTACKS = {How.PULL: Why.PULL, How.CARD: Why.CARD}
_Cause = tuple[Why, int, int]
"""Why, the number of the die or the fields, and the other rider."""


def record(stage: Stage, state: State, new_groups: tuple[Group, ...]) -> tuple[RiderRound, ...]:
    """Return the round of every rider who was on the road, by number."""
    home = sum(arrival.round < state.round for arrival in state.arrivals)
    finishers = [arrival.rider for arrival in in_places(state.arrivals)]
    rest = order_of_play(stage, {n: field for n, field in on_road(state).items() if n not in finishers})
    places = {number: place for place, number in enumerate((*finishers, *rest), 1)}
    causes = _causes(state, _standings(state, new_groups))
    return tuple(
        RiderRound(number, rider(state, number).team, before, places[number], *causes[number])
        for number, before in sorted((number, place) for place, number in enumerate(state.order, home + 1))
    )


class _Standing(NamedTuple):
    """Where a rider stands after a round: the number of their group, and how many groups are steps ahead of it."""

    group: int
    ahead: int


def _standings(state: State, new_groups: tuple[Group, ...]) -> dict[int, _Standing]:
    """Return where each rider stands; groups side by side are not ahead of each other."""
    places = on_road(state)
    standings: dict[int, _Standing] = {}
    for n, group in enumerate(new_groups):
        ahead = sum(lead(places, other.riders, group.riders) > 0 for other in new_groups)
        standings.update(dict.fromkeys(group.riders, _Standing(n, ahead)))
    return standings


def _causes(state: State, standings: Mapping[int, _Standing]) -> dict[int, _Cause]:
    """Return the cause of each rider's round."""
    rides = {ride.rider: ride for ride in state.rides}
    helped = {
        before_in_group(state, ride.rider): (Why.HELPED, ride.given, ride.rider) for ride in state.rides if ride.given
    }
    braked = brakers(state)
    causes: dict[int, _Cause] = {}
    for ride in state.rides:
        number = ride.rider
        if any(arrival.rider == number and arrival.round == state.round for arrival in state.arrivals):
            causes[number] = (Why.HOME, 0, 0)
        elif number in helped:
            causes[number] = helped[number]
        else:
            causes[number] = _attack(state, ride) or _move(state, rides, ride, standings, braked)
    return causes


def _attack(state: State, ride: Ride) -> _Cause | None:
    """Return the cause of an attack, a card or a fall; None for any other ride."""
    match ride.how:
        case How.FALL:
            return Why.FALL, 0, 0
        case How.SOLO:
            catcher = next(iter(catchers(state, ride)), 0)
            return (Why.HELD if catcher else Why.SOLO), ride.rolled, catcher
        case How.CATCH:
            attackers = [other.rider for other in state.rides if ride.rider in catchers(state, other)]
            return Why.CATCH, 0, attackers[-1]
        case _:
            return (_ATTACKS[ride.how], ride.rolled, 0) if ride.how in _ATTACKS else None


def _move(
    state: State, rides: Mapping[int, Ride], ride: Ride, standings: Mapping[int, _Standing], braked: Mapping[int, int]
) -> _Cause:
    """Return the cause of a ride without an attack."""
    number, group = ride.rider, state.groups[group_of(state, ride.rider)]
    riders_before = group.riders[: group.riders.index(number)]
    wheels = [other for other in riders_before if rides[other].how not in _NO_WHEEL]
    if group.lonely:
        return Why.ALONE, ride.rolled, 0
    if number in braked:
        return Why.BRAKED, ride.rolled, braked[number]
    gone = [other for other in wheels if standings[other].ahead < standings[number].ahead]
    ahead = sum(standings[other].ahead < standings[number].ahead for other in group.riders)
    if gone and 2 * ahead >= len(group.riders):
        return Why.MISSED, ride.rolled, gone[-1]
    if ride.how is How.TAKE:
        setter = next((other for other in reversed(riders_before) if rides[other].how is not How.TAKE), number)
        pulled = rides[setter].how is How.PULL
        if pulled:
            return Why.ALONG, ride.speed, setter
        touches = standings[riders_before[-1]].group == standings[number].group
        return (Why.WHEEL, ride.speed, riders_before[-1]) if touches else (Why.TAKE, ride.speed, 0)
    return (Why.ROLL if wheels else Why.HEAD), ride.rolled, 0


def before_in_group(state: State, number: int) -> int:
    """Return the rider before this one in the order of the group; for the first of a group, the last."""
    riders = state.groups[group_of(state, number)].riders
    return riders[riders.index(number) - 1]


def rides_behind(state: State, ride: Ride) -> tuple[Ride, ...]:
    """Return the rides of the same group after a ride."""
    riders = state.groups[group_of(state, ride.rider)].riders
    later = riders[riders.index(ride.rider) + 1 :]
    return tuple(other for other in state.rides if other.rider in later)


def catchers(state: State, ride: Ride) -> tuple[int, ...]:
    """Return the riders who caught a solo attack, in their order; empty for any other ride."""
    numbers: list[int] = []
    for follower in rides_behind(state, ride) if ride.how is How.SOLO else ():
        if follower.how is How.CATCH:
            numbers.append(follower.rider)
        elif follower.how is not How.CARD:
            break
    return tuple(numbers)


def brakers(state: State) -> dict[int, int]:
    """Return the riders who had to brake, each with the rider who braked before them."""
    behind: dict[int, int] = {}
    for group in state.groups:
        braked = braker = 0
        for ride in (ride for ride in state.rides if ride.rider in group.riders):
            if ride.how is How.WHITE and not braked:
                braked, braker = BRAKED, ride.rider
                continue
            if ride.how is How.WHITE:
                behind[ride.rider] = braker
            braked = max(0, braked - 1) if ride.how not in (How.POLKA, How.CATCH) else 0
    return behind

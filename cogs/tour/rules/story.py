"""The story of a round, as a reporter would tell it: the standing of the race, and at most five events.

Computed from the public rides and the groups before and after; it reads no orders.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from cogs.tour.board import How
from cogs.tour.facts import (
    BrokenAway,
    Crashed,
    FirstIn,
    GroupJoined,
    GroupTorn,
    PaceSet,
    PrimeTaken,
    PulledAlong,
    RoundRidden,
    Torn,
)
from cogs.tour.rules.classification import in_places
from cogs.tour.rules.line_up import groups
from cogs.tour.state import group_of, on_road, rider

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game.contract import Fact
    from cogs.tour.board import Group, Ride
    from cogs.tour.road import Stage
    from cogs.tour.state import State

MAX_FACTS = 5
"""The most facts besides the first."""
MAX_NAMED = 5
"""The most riders that a fact lists by number."""
_MIN_GROUP_SIZE, _MIN_PARTS = 4, 2
"""The fewest riders of a group that is worth a fact, and the fewest parts into which it must split."""
_ATTACKS = (How.SOLO, How.PULL, How.CATCH)


def story(stage: Stage, state: State) -> tuple[Fact, ...]:
    """Return the facts about a round that was ridden; its finished riders are still on the strip."""
    new_groups = groups(stage, on_road(state))
    facts = (
        *_first_arrivals(state),
        *_primes(state),
        *_attacks(state),
        *_crashes(state),
        *_torn_group(state, new_groups),
        *_joined_group(state, new_groups),
    )
    return (
        _standing(stage, state, new_groups),
        *(facts[:MAX_FACTS] if len(facts) > 1 else (*facts, *_pace_setter(state))),
    )


def _standing(stage: Stage, state: State, new_groups: tuple[Group, ...]) -> RoundRidden:
    places = on_road(state)
    firsts = [max([places[number].x for number in group.riders]) for group in new_groups]
    front = new_groups[0].riders
    return RoundRidden(
        round=state.round,
        left=0 if state.arrivals else -((max(firsts) - stage.finish) // 2),
        front=len(front),
        named=len(front) if len(front) <= MAX_NAMED else 0,
        riders=_number_list(front),
        behind=len(places) - len(front),
        gap=max(0, (firsts[0] - max(firsts[1:])) // 2) if len(new_groups) > 1 else 0,
        home=len(state.arrivals),
    )


def _first_arrivals(state: State) -> Iterator[Fact]:
    """Yield the first riders to finish, in the round in which the first finish."""
    if state.arrivals and all(arrival.round == state.round for arrival in state.arrivals):
        order = [arrival.rider for arrival in in_places(state.arrivals)]
        yield FirstIn(rider(state, order[0]).team, order[0], len(order) - 1, _number_list(order[1:]))


def _primes(state: State) -> Iterator[Fact]:
    """Yield the primes that a rider reached in this round among the first four."""
    start = {ride.rider: ride.way[0].x for ride in state.rides}
    for prime in (crossing for crossing in state.crossings if crossing.riders):
        numbers = [number for number in prime.riders if start.get(number, prime.x) < prime.x]
        if numbers:
            place = prime.riders.index(numbers[0]) + 1
            yield PrimeTaken(
                rider(state, numbers[0]).team,
                numbers[0],
                prime.kind,
                place,
                len(numbers) - 1,
                _number_list(numbers[1:]),
            )


def _attacks(state: State) -> Iterator[Fact]:
    for index, ride in enumerate(state.rides):
        if ride.how is How.SOLO:
            caught = [follower.rider for follower in takewhile(_catches, _rides_behind(state, index))]
            fields = len(ride.way) - 1
            yield BrokenAway(rider(state, ride.rider).team, ride.rider, fields, len(caught), _number_list(caught))
        elif ride.how is How.PULL:
            followers = _rides_behind(state, index)
            dropped = [follower.rider for follower in followers if follower.speed < ride.speed]
            follower_count = len(followers) - len(dropped)
            team = rider(state, ride.rider).team
            yield PulledAlong(team, ride.rider, ride.speed, follower_count, len(dropped), _number_list(dropped))


def _catches(ride: Ride) -> bool:
    return ride.how is How.CATCH


def _rides_behind(state: State, index: int) -> tuple[Ride, ...]:
    """Return the rides of the same group after the ride with this index."""
    group = group_of(state, state.rides[index].rider)
    return tuple(ride for ride in state.rides[index + 1 :] if group_of(state, ride.rider) == group)


def _crashes(state: State) -> Iterator[Fact]:
    fallen = [ride.rider for ride in state.rides if ride.how is How.FALL]
    if fallen:
        yield Crashed(len(fallen), _number_list(fallen))


def _torn_group(state: State, new_groups: tuple[Group, ...]) -> Iterator[Fact]:
    """Yield the largest group that split, unless earlier facts already name the riders who got away."""
    attackers = {ride.rider for ride in state.rides if ride.how in _ATTACKS}
    for group in sorted(state.groups, key=lambda candidate: -len(candidate.riders)):
        if len(group.riders) < _MIN_GROUP_SIZE:
            return
        parts = [
            part
            for new_group in new_groups
            if (part := [number for number in new_group.riders if number in group.riders])
        ]
        if len(parts) < _MIN_PARTS:
            continue
        away, dropped = parts[0], [number for part in parts[1:] for number in part]
        what, riders = _named_part(away, dropped)
        named_already = attackers.issuperset(away) or set(away) == set(new_groups[0].riders)
        if not (what is Torn.AWAY and named_already):
            yield GroupTorn(len(away), len(dropped), what, _number_list(riders))
            return


def _named_part(away: list[int], dropped: list[int]) -> tuple[Torn, list[int]]:
    """Return the named part of a group that split: the smaller part, or none if it is large."""
    if min(len(away), len(dropped)) > MAX_NAMED:
        return Torn.HALVED, []
    return (Torn.DROPPED, dropped) if len(dropped) <= len(away) else (Torn.AWAY, away)


def _joined_group(state: State, new_groups: tuple[Group, ...]) -> Iterator[Fact]:
    """Yield the largest group that others joined."""
    for group in sorted(new_groups, key=lambda candidate: -len(candidate.riders)):
        if group.lonely:
            return
        riders = frozenset(group.riders)
        old_groups = [old_group for old_group in state.groups if not riders.isdisjoint(old_group.riders)]
        if len(old_groups) > 1 and len(group.riders) > max(len(old_group.riders) for old_group in old_groups):
            yield GroupJoined(len(group.riders))
            return


def _pace_setter(state: State) -> Iterator[Fact]:
    """Yield the leader of the largest group."""
    group = max(state.groups, key=lambda candidate: len(candidate.riders))
    ride = next((candidate for candidate in state.rides if candidate.rider == group.riders[0]), None)
    if ride is not None and len(group.riders) > 1 and ride.how is not How.FALL:
        yield PaceSet(rider(state, ride.rider).team, ride.rider, len(ride.way) - 1)


def _number_list(riders: Sequence[int]) -> str:
    """Return a list of rider numbers, shortened if there are more than `MAX_NAMED`."""
    more = " …" if len(riders) > MAX_NAMED else ""
    return ", ".join(map(str, riders[:MAX_NAMED])) + more

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
from cogs.tour.rules.classification import placed
from cogs.tour.rules.line_up import groups
from cogs.tour.state import group_of, on_road, rider

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game.contract import Fact
    from cogs.tour.board import Group, Ride
    from cogs.tour.road import Stage
    from cogs.tour.state import State

MOST = 5
"""The most facts besides the first."""
FEW = 5
"""The most riders that a fact lists by number."""
_LARGE, _SEVERAL = 4, 2
"""The fewest riders of a group that is worth a fact, and the fewest parts into which it must split."""
_ATTACKS = (How.SOLO, How.PULL, How.CATCH)


def story(stage: Stage, state: State) -> tuple[Fact, ...]:
    """Return the facts about a round that was ridden; riders who finished in it are still on the strip."""
    now = groups(stage, on_road(state))
    told = (*_in(state), *_primes(state), *_attacks(state), *_crashes(state), *_torn(state, now), *_joined(state, now))
    return (_stands(stage, state, now), *(told[:MOST] if len(told) > 1 else (*told, *_pace(state))))


def _stands(stage: Stage, state: State, now: tuple[Group, ...]) -> RoundRidden:
    at = on_road(state)
    firsts = [max([at[number].x for number in group.riders]) for group in now]
    front = now[0].riders
    return RoundRidden(
        round=state.round,
        left=0 if state.arrivals else -((max(firsts) - stage.finish) // 2),
        front=len(front),
        named=len(front) if len(front) <= FEW else 0,
        riders=_few(front),
        behind=len(at) - len(front),
        gap=max(0, (firsts[0] - max(firsts[1:])) // 2) if len(now) > 1 else 0,
        home=len(state.arrivals),
    )


def _in(state: State) -> Iterator[Fact]:
    """Yield the first riders to finish, in the round in which the first finish."""
    if state.arrivals and all(each.round == state.round for each in state.arrivals):
        order = [each.rider for each in placed(state.arrivals)]
        yield FirstIn(rider(state, order[0]).team, order[0], len(order) - 1, _few(order[1:]))


def _primes(state: State) -> Iterator[Fact]:
    """Yield the primes that a rider reached in this round among the first four."""
    start = {ride.rider: ride.way[0].x for ride in state.rides}
    for prime in (each for each in state.crossings if each.riders):
        new = [number for number in prime.riders if start.get(number, prime.x) < prime.x]
        if new:
            place = prime.riders.index(new[0]) + 1
            yield PrimeTaken(rider(state, new[0]).team, new[0], prime.kind, place, len(new) - 1, _few(new[1:]))


def _attacks(state: State) -> Iterator[Fact]:
    for at, ride in enumerate(state.rides):
        if ride.how is How.SOLO:
            caught = [each.rider for each in takewhile(_catches, _behind(state, at))]
            fields = len(ride.way) - 1
            yield BrokenAway(rider(state, ride.rider).team, ride.rider, fields, len(caught), _few(caught))
        elif ride.how is How.PULL:
            behind = _behind(state, at)
            lost = [each.rider for each in behind if each.speed < ride.speed]
            along = len(behind) - len(lost)
            team = rider(state, ride.rider).team
            yield PulledAlong(team, ride.rider, ride.speed, along, len(lost), _few(lost))


def _catches(ride: Ride) -> bool:
    return ride.how is How.CATCH


def _behind(state: State, at: int) -> tuple[Ride, ...]:
    """Return the rides of the same group after the ride with this index."""
    group = group_of(state, state.rides[at].rider)
    return tuple(ride for ride in state.rides[at + 1 :] if group_of(state, ride.rider) == group)


def _crashes(state: State) -> Iterator[Fact]:
    fallen = [ride.rider for ride in state.rides if ride.how is How.FALL]
    if fallen:
        yield Crashed(len(fallen), _few(fallen))


def _torn(state: State, now: tuple[Group, ...]) -> Iterator[Fact]:
    """Yield the largest group that split, unless earlier facts already name the riders who got away."""
    attackers = {ride.rider for ride in state.rides if ride.how in _ATTACKS}
    for group in sorted(state.groups, key=lambda each: -len(each.riders)):
        if len(group.riders) < _LARGE:
            return
        parts = [part for each in now if (part := [number for number in each.riders if number in group.riders])]
        if len(parts) < _SEVERAL:
            continue
        away, lost = parts[0], [number for part in parts[1:] for number in part]
        what, riders = _worth_telling(away, lost)
        known = attackers.issuperset(away) or set(away) == set(now[0].riders)
        if not (what is Torn.AWAY and known):
            yield GroupTorn(len(away), len(lost), what, _few(riders))
            return


def _worth_telling(away: list[int], lost: list[int]) -> tuple[Torn, list[int]]:
    """Return the named part of a group that split: the smaller part, or none if it is large."""
    if min(len(away), len(lost)) > FEW:
        return Torn.HALVED, []
    return (Torn.DROPPED, lost) if len(lost) <= len(away) else (Torn.AWAY, away)


def _joined(state: State, now: tuple[Group, ...]) -> Iterator[Fact]:
    """Yield the largest group that others joined."""
    for group in sorted(now, key=lambda each: -len(each.riders)):
        if group.lonely:
            return
        riders = frozenset(group.riders)
        before = [each for each in state.groups if not riders.isdisjoint(each.riders)]
        if len(before) > 1 and len(group.riders) > max(len(each.riders) for each in before):
            yield GroupJoined(len(group.riders))
            return


def _pace(state: State) -> Iterator[Fact]:
    """Yield the leader of the largest group."""
    group = max(state.groups, key=lambda each: len(each.riders))
    ride = next((each for each in state.rides if each.rider == group.riders[0]), None)
    if ride is not None and len(group.riders) > 1 and ride.how is not How.FALL:
        yield PaceSet(rider(state, ride.rider).team, ride.rider, len(ride.way) - 1)


def _few(riders: Sequence[int]) -> str:
    """Return a list of rider numbers, shortened if there are more than `FEW`."""
    more = " …" if len(riders) > FEW else ""
    return ", ".join(map(str, riders[:FEW])) + more

"""The incidents of a round: the events that a reporter would mention.

Computed from the public rides and the groups before and after; it reads no orders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.board import How
from cogs.tour.rules.classification import in_places
from cogs.tour.rules.line_up import lead
from cogs.tour.rules.moving import POINTS
from cogs.tour.rules.record import brakers, catchers, rides_behind
from cogs.tour.state import group_of, on_road, rider
from cogs.tour.story_facts import (
    MAX_NAMED,
    Braked,
    BrokenAway,
    Crashed,
    FirstIn,
    Gambled,
    GroupJoined,
    GroupTorn,
    Joined,
    PaceSet,
    PrimeTaken,
    PulledAlong,
    Reach,
    Torn,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game.contract import Fact
    from cogs.tour.board import Group, Ride
    from cogs.tour.state import State

_MIN_GROUP_SIZE = 3
"""The fewest riders of a group that is worth a fact."""
_HIGH = {How.YELLOW: 5, How.POLKA: 4, How.RED: 6}
"""The lowest number of each die that is worth a fact."""


def incidents(state: State, new_groups: tuple[Group, ...]) -> tuple[Fact, ...]:
    """Return the incidents of the round, the biggest change first."""
    facts = [*_first_arrivals(state), *_primes(state), *_attacks(state), *_gambles(state), *_brakes(state)]
    if not state.arrivals:
        facts += _group_changes(state, new_groups, facts)
    return tuple(sorted(facts, key=lambda fact: -_weight(fact)))


def _group_changes(state: State, new_groups: tuple[Group, ...], facts: Sequence[Fact]) -> Iterator[Fact]:
    """Yield the groups that went fast, split or merged; `facts` name some riders already."""
    joined = tuple(_joined_groups(state, new_groups))
    catchers_up = {fact.rider for fact in joined if fact.what is Joined.CAUGHT}
    paces = tuple(fact for fact in _pace(state, new_groups) if fact.rider not in catchers_up)
    away = {fact.rider for fact in paces if fact.reach is Reach.NOBODY}
    lost = {ride.rider for ride in state.rides if ride.how is How.FALL}
    for fact in facts:
        if isinstance(fact, BrokenAway):
            away.update((fact.rider, *fact.followers))
        elif isinstance(fact, PulledAlong):
            away.add(fact.rider)
            lost.update(fact.lost)
    yield from (*paces, *joined)
    yield from _torn_groups(state, new_groups, away, lost)


_WEIGHTS: dict[type[Fact], int] = {
    FirstIn: 200,
    BrokenAway: 66,
    GroupJoined: 62,
    PrimeTaken: 58,
    PulledAlong: 55,
    GroupTorn: 55,
    Crashed: 50,
    PaceSet: 48,
    Gambled: 45,
    Braked: 40,
}
"""How much each kind of fact changes a race."""
_RIDER_WEIGHT = 3
"""The further weight of each rider whom a fact concerns."""


def _weight(fact: Fact) -> int:
    """Return how much a fact changes the race: its kind, and the riders whom it concerns."""
    return _WEIGHTS[type(fact)] + _RIDER_WEIGHT * _concerned(fact)


def _concerned(fact: Fact) -> int:
    """Return how many riders were caught, dropped or hurt."""
    match fact:
        case GroupTorn():
            return min(fact.ahead, fact.behind)
        case PulledAlong():
            return fact.missed
        case GroupJoined() | BrokenAway() | Crashed():
            return fact.count
        case _:
            return 0


def _first_arrivals(state: State) -> Iterator[Fact]:
    """Yield the first riders to finish, in the round in which the first finish."""
    if state.arrivals and all(arrival.round == state.round for arrival in state.arrivals):
        first, *others = (arrival.rider for arrival in in_places(state.arrivals))
        ride = next(ride for ride in state.rides if ride.rider == first)
        yield FirstIn(rider(state, first).team, first, _rolled(ride), len(others), tuple(others))


def _rolled(ride: Ride) -> int:
    """Return the number on the die of a ride without an attack; 0 for any other ride."""
    return ride.rolled if ride.how in _DICE else 0


_DICE = (How.YELLOW, How.POLKA, How.WHITE, How.RED)


def _primes(state: State) -> Iterator[Fact]:
    """Yield the primes that riders reached in this round among the first four."""
    starts = {ride.rider: ride.way[0].x for ride in state.rides}
    for prime in state.crossings:
        scored = [
            (number, place) for place, number in enumerate(prime.riders, 1) if starts.get(number, prime.x) < prime.x
        ]
        if scored:
            (first, place), *others = scored
            yield PrimeTaken(
                rider(state, first).team,
                first,
                prime.kind,
                place,
                POINTS[place - 1],
                len(others),
                tuple(number for number, _ in others),
                tuple(POINTS[other_place - 1] for _, other_place in others),
            )


def _attacks(state: State) -> Iterator[Fact]:
    for ride in state.rides:
        team, fields = rider(state, ride.rider).team, len(ride.way) - 1
        if ride.how is How.SOLO:
            caught = catchers(state, ride)
            catcher = rider(state, caught[0]).team if caught else None
            yield BrokenAway(team, ride.rider, ride.rolled, fields, len(caught), caught, catcher)
        elif ride.how is How.PULL:
            followers = rides_behind(state, ride)
            lost = tuple(follower.rider for follower in followers if follower.speed < ride.speed)
            along = len(followers) - len(lost)
            yield PulledAlong(team, ride.rider, ride.rolled, ride.speed, along, len(lost), lost)


def _gambles(state: State) -> Iterator[Fact]:
    """Yield the falls, and the highest numbers of the red die."""
    fallen = [ride.rider for ride in state.rides if ride.how is How.FALL]
    if fallen:
        yield Crashed(rider(state, fallen[0]).team, fallen[0], len(fallen) - 1, tuple(fallen[1:]))
    for ride in state.rides:
        if ride.how is How.RED and ride.rolled >= _HIGH[How.RED] and not _leads(state, ride):
            yield Gambled(rider(state, ride.rider).team, ride.rider, ride.rolled)


def _brakes(state: State) -> Iterator[Fact]:
    behind = brakers(state)
    for ride in state.rides:
        braked = tuple(number for number, braker in behind.items() if braker == ride.rider)
        if braked:
            yield Braked(rider(state, ride.rider).team, ride.rider, ride.rolled, len(braked), braked)


def _leads(state: State, ride: Ride) -> bool:
    """Return whether the rider was the first of a group of several riders."""
    group = state.groups[group_of(state, ride.rider)]
    return ride.rider == group.riders[0] and not group.lonely


def _pace(state: State, new_groups: tuple[Group, ...]) -> Iterator[PaceSet]:
    """Yield the high numbers that the first riders of groups rolled."""
    for ride in state.rides:
        group = state.groups[group_of(state, ride.rider)]
        if len(group.riders) < _MIN_GROUP_SIZE or not _leads(state, ride) or ride.rolled < _HIGH.get(ride.how, 99):
            continue
        new_group = next(candidate for candidate in new_groups if ride.rider in candidate.riders)
        along = sum(number in new_group.riders for number in group.riders) - 1
        whole = len(new_groups) == 1 and not state.arrivals
        reach = Reach.ALL if whole else Reach.GROUP if along else Reach.NOBODY
        if reach is not Reach.NOBODY or _is_first(new_groups, ride.rider, group):
            yield PaceSet(rider(state, ride.rider).team, ride.rider, ride.rolled, reach, along)


def _is_first(new_groups: tuple[Group, ...], number: int, group: Group) -> bool:
    """Return whether a rider is in front of all others of a former group."""
    return next(n for new_group in new_groups for n in new_group.riders if n in group.riders) == number


def _torn_groups(
    state: State, new_groups: tuple[Group, ...], away_named: set[int], lost_named: set[int]
) -> Iterator[Fact]:
    """Yield the groups that split, unless other facts already name the riders who got away or were dropped."""
    for group in state.groups:
        parts = [
            part
            for new_group in new_groups
            if (part := [number for number in new_group.riders if number in group.riders])
        ]
        if len(group.riders) < _MIN_GROUP_SIZE or len(parts) == 1:
            continue
        away, dropped = _front_and_rest(state, parts)
        if not dropped:
            yield GroupTorn(len(parts[0]), len(away) - len(parts[0]), Torn.LEVEL, ())
            continue
        what, riders = _named_part(away, dropped)
        in_standing = what is Torn.AWAY and set(riders) == set(new_groups[0].riders)
        if not (in_standing or away_named.issuperset(away) or lost_named.issuperset(dropped)):
            yield GroupTorn(len(away), len(dropped), what, tuple(riders))


def _front_and_rest(state: State, parts: Sequence[list[int]]) -> tuple[list[int], list[int]]:
    """Return the riders in front and those behind: a part level with the first, less than a step back, is in front."""
    places = on_road(state)
    front, rest = list[int](), list[int]()
    for part in parts:
        (front if lead(places, parts[0], part) < 1 else rest).extend(part)
    return front, rest


def _named_part(away: list[int], dropped: list[int]) -> tuple[Torn, list[int]]:
    """Return the named part of a group that split: the smaller part, or none if it is large."""
    if min(len(away), len(dropped)) > MAX_NAMED:
        return Torn.HALVED, []
    return (Torn.DROPPED, dropped) if len(dropped) <= len(away) else (Torn.AWAY, away)


def _joined_groups(state: State, new_groups: tuple[Group, ...]) -> Iterator[GroupJoined]:
    """Yield the groups that merged: who was caught, or who came back, and who led the group from behind."""
    for new_group in new_groups:
        members = frozenset(new_group.riders)
        parts = [part for group in state.groups if (part := [n for n in group.riders if n in members])]
        if len(parts) == 1:
            continue
        front, behind = parts[0], [number for part in parts[1:] for number in part]
        what, riders = _joined_part(front, behind)
        ride = _leading_ride(state, parts[1])
        yield GroupJoined(
            rider(state, ride.rider).team,
            ride.rider,
            _rolled(ride),
            what,
            len(riders),
            tuple(riders),
            len(members),
        )


def _joined_part(front: list[int], behind: list[int]) -> tuple[Joined, list[int]]:
    """Return the named part of a merged group: the smaller part, or none if it is large."""
    if min(len(front), len(behind)) > MAX_NAMED:
        return Joined.MERGED, []
    return (Joined.CAUGHT, front) if len(front) <= len(behind) else (Joined.BACK, behind)


def _leading_ride(state: State, riders: Sequence[int]) -> Ride:
    """Return the ride of the first of these riders who did not fall."""
    rides = [ride for number in riders for ride in state.rides if ride.rider == number]
    return next((ride for ride in rides if ride.how is not How.FALL), rides[0])

"""The movement of riders: the field that an order's place means, passing speed on, primes and the finish.

Depends on numbers of fields only, not on dice or paces.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Public
from cogs.tour.board import Arrival
from cogs.tour.facts import Finished, PrimeReached
from cogs.tour.moves import Where
from cogs.tour.road import adjacent, ahead, around, from_wind, path, reach, ridden, seconds
from cogs.tour.rules.line_up import free_ahead
from cogs.tour.state import group_of, occupied, on_road, place_of, rider, with_rider

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from cogs.tour.road import Field, Stage, Way
    from cogs.tour.state import State

POINTS = (5, 3, 2, 1)
"""Points of the first four riders at a prime."""
SECONDS_A_ROUND = 60
_ROW = 2


def ends(stage: Stage, state: State, number: int, steps: int) -> dict[Field, int]:
    """Return where a rider may stop: “fewer fields than the speed, never more” [R12], and one if one is free [D2]."""
    return reach(stage, occupied(state), place_of(state, number), steps)


def best(stage: Stage, state: State, number: int, where: tuple[Where, int], found: Collection[Field]) -> Field:
    """Return the reachable field that an order's place means; if there is none, the farthest reachable field."""
    return _best(stage, found, _aim(state, number, where), occupied(state) - {place_of(state, number)})


Aim = tuple[Where, "Field | None"]
"""A place, and the field of the rider to whom it refers."""
Taken = AbstractSet["Field"]


def _best(stage: Stage, found: Collection[Field], aim: Aim, taken: Taken) -> Field:
    place, other = aim
    fits = _FITTING.get(place)
    fitting = fits(stage, found, other, taken) if fits else ()
    return min(fitting or found, key=stage.rank.__getitem__)


def _aim(state: State, number: int, where: tuple[Where, int]) -> Aim:
    """Resolve an order's place; if the rider to whom it refers is not on the road, it is the full distance."""
    place, whom = where
    if place is Where.WHEEL:
        other = _before(state, number)
    elif place in (Where.BESIDE, Where.SHIELD):
        other = rider(state, whom).field if whom else None
    else:
        return place, None
    return (place, other) if other else (Where.FAR, None)


def _in_reach(start: Field, steps: int, aim: Aim) -> bool:
    """Return whether a rider can come to touch the rider of the place; True for a place without one."""
    other = aim[1]
    return other is None or start.x - _ROW < other.x <= start.x + _ROW * (steps + 1)


def _before(state: State, number: int) -> Field | None:
    """Return the field of the rider who moved just before in the same group."""
    riders = state.groups[group_of(state, number)].riders
    at = riders.index(number)
    return rider(state, riders[at - 1]).field if at else None


def _wheel(_stage: Stage, found: Collection[Field], other: Field | None, _taken: Taken) -> Collection[Field]:
    return [field for field in found if other in ahead(field)]


def _beside(_stage: Stage, found: Collection[Field], other: Field | None, _taken: Taken) -> Collection[Field]:
    return [field for field in around(other) if field in found] if other else ()


def _front(_stage: Stage, found: Collection[Field], _other: Field | None, taken: Taken) -> Collection[Field]:
    return [field for field in _near(found) if free_ahead(taken, field)]


def _near(found: Collection[Field]) -> list[Field]:
    """Return the fields within a step of the farthest."""
    least = max(found).x - _ROW
    return [field for field in found if field.x >= least]


def _wind(stage: Stage, found: Collection[Field], _other: Field | None, _taken: Taken) -> Collection[Field]:
    return _at_edge(stage, found, min)


def _lee(stage: Stage, found: Collection[Field], _other: Field | None, _taken: Taken) -> Collection[Field]:
    return _at_edge(stage, found, max)


def _at_edge(stage: Stage, found: Collection[Field], nearest: Callable[[list[int]], int]) -> Collection[Field]:
    """Return the fields within a step of the farthest that are nearest to the wind's edge, or farthest from it."""
    near = _near(found)
    edge = nearest([from_wind(stage, field) for field in near])
    return [field for field in near if from_wind(stage, field) == edge]


def _shield(stage: Stage, found: Collection[Field], other: Field | None, taken: Taken) -> Collection[Field]:
    beside = _beside(stage, found, other, taken)
    windward = [field for field in beside if other and from_wind(stage, field) < from_wind(stage, other)]
    return windward or beside


_FITTING: dict[Where, Callable[[Stage, Collection[Field], Field | None, Taken], Collection[Field]]] = {
    Where.WHEEL: _wheel,
    Where.BESIDE: _beside,
    Where.FRONT: _front,
    Where.WIND: _wind,
    Where.LEE: _lee,
    Where.SHIELD: _shield,
}
"""For each place, the function that returns the fitting fields; the farthest of them is taken."""


def way(stage: Stage, state: State, number: int, steps: int, where: tuple[Where, int]) -> Way:
    """Return the fields ridden over, the start field first.

    If the fields straight ahead are free, they lead farthest, and no search is needed.
    """
    start, taken = place_of(state, number), occupied(state)
    straight = stage.straight[start][:steps]
    aim = _aim(state, number, where)
    far = aim[0] is Where.FAR or not _in_reach(start, steps, aim)
    if far and len(straight) == steps and taken.isdisjoint(straight):
        return (start, *straight)
    found = ridden(stage, taken, start, steps)
    return path(found, start, _best(stage, found, aim, taken - {start})) if found else (start,)


def moved(state: State, number: int, end: Field) -> tuple[State, tuple[Public, ...]]:
    """Put a rider on a field, and record the primes that they touch on the way."""
    who = rider(state, number)
    state = with_rider(state, replace(who, field=end))
    return _crossed(state, number, who.field or end, end)


def _crossed(state: State, number: int, start: Field, end: Field) -> tuple[State, tuple[Public, ...]]:
    """Record the primes: “the first four to cross or touch the tape, in the real order of their moves” [R50]."""
    told: tuple[Public, ...] = ()
    for at, prime in enumerate(state.crossings):
        if start.x < prime.x <= end.x and len(prime.riders) < len(POINTS):
            crossed = replace(prime, riders=(*prime.riders, number))
            state = replace(state, crossings=(*state.crossings[:at], crossed, *state.crossings[at + 1 :]))
            place = len(crossed.riders)
            news = PrimeReached(rider(state, number).team, number, prime.kind, place, POINTS[place - 1])
            told = (*told, Public(news))
    return state, told


def arrived(stage: Stage, state: State, number: int) -> tuple[State, tuple[Public, ...]]:
    """Record that a rider has finished, if the field where the turn ended shows seconds."""
    second = seconds(stage, place_of(state, number))
    if second is None:
        return state, ()
    time = SECONDS_A_ROUND * (state.round - 1) + second
    arrival = Arrival(number, state.round, second, time)
    news = Finished(rider(state, number).team, number, second)
    return replace(state, arrivals=(*state.arrivals, arrival)), (Public(news),)


def passes(stage: Stage, state: State, giver: int, receiver: int, steps: int) -> tuple[Way, Way] | None:
    """Return the best ways of giver and receiver if speed is passed on; None if that is impossible.

    “the giver moves past them and at least one field” [R39], “afterwards they touch” [R40]. Of the pairs that leave the
    giver furthest ahead, the one with the receiver furthest ahead and the fewest given fields is taken; the receiver
    does not cross the finish line [D8].
    """
    found = [pair for own in range(1, steps) for pair in _pairs(stage, state, (giver, receiver), own, steps - own)]
    if not found:
        return None
    return max(found, key=lambda pair: (pair[0][-1].x, pair[1][-1].x, -len(pair[1])))


def _pairs(stage: Stage, state: State, who: tuple[int, int], own: int, given: int) -> list[tuple[Way, Way]]:
    """Return every pair of ways in which the giver moves exactly `own` fields and the receiver at most `given`."""
    at = on_road(state)
    giver, receiver = who
    others = frozenset(field for number, field in at.items() if number not in who)
    pairs: list[tuple[Way, Way]] = []
    found = ridden(stage, occupied(state), at[giver], own)
    for end in (each for each in found if each.x >= at[receiver].x):
        mine = path(found, at[giver], end)
        if len(mine) == own + 1:
            pushed = ridden(stage, others | {end}, at[receiver], given)
            touched = [to for to in pushed if adjacent(end, to) and to.x < stage.finish]
            pairs.extend((mine, path(pushed, at[receiver], to)) for to in touched)
    return pairs

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
from cogs.tour.road import adjacent, ahead, around, from_wind, path, reach, reachable_from, seconds
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


def best(stage: Stage, state: State, number: int, where: tuple[Where, int], candidates: Collection[Field]) -> Field:
    """Return the reachable field that an order's place means; if there is none, the farthest reachable field."""
    return _best(stage, candidates, _aim(state, number, where), occupied(state) - {place_of(state, number)})


Aim = tuple[Where, "Field | None"]
"""A place, and the field of the rider to whom it refers."""
Occupied = AbstractSet["Field"]


def _best(stage: Stage, candidates: Collection[Field], aim: Aim, occupied: Occupied) -> Field:
    place, target = aim
    fits = _FITTING.get(place)
    fitting = fits(stage, candidates, target, occupied) if fits else ()
    return min(fitting or candidates, key=stage.rank.__getitem__)


def _aim(state: State, number: int, where: tuple[Where, int]) -> Aim:
    """Resolve an order's place; if the rider to whom it refers is not on the road, it is the full distance."""
    place, mate = where
    if place is Where.WHEEL:
        target = _field_before(state, number)
    elif place in (Where.BESIDE, Where.SHIELD):
        target = rider(state, mate).field if mate else None
    else:
        return place, None
    return (place, target) if target else (Where.FAR, None)


def _in_reach(start: Field, steps: int, aim: Aim) -> bool:
    """Return whether a rider can come to touch the rider of the place; True for a place without one."""
    target = aim[1]
    return target is None or start.x - _ROW < target.x <= start.x + _ROW * (steps + 1)


def _field_before(state: State, number: int) -> Field | None:
    """Return the field of the rider who moved just before in the same group."""
    riders = state.groups[group_of(state, number)].riders
    index = riders.index(number)
    return rider(state, riders[index - 1]).field if index else None


def _wheel(
    _stage: Stage, candidates: Collection[Field], target: Field | None, _occupied: Occupied
) -> Collection[Field]:
    return [field for field in candidates if target in ahead(field)]


def _beside(
    _stage: Stage, candidates: Collection[Field], target: Field | None, _occupied: Occupied
) -> Collection[Field]:
    return [field for field in around(target) if field in candidates] if target else ()


def _front(
    _stage: Stage, candidates: Collection[Field], _target: Field | None, occupied: Occupied
) -> Collection[Field]:
    return [field for field in _farthest_fields(candidates) if free_ahead(occupied, field)]


def _farthest_fields(candidates: Collection[Field]) -> list[Field]:
    """Return the fields within a step of the farthest."""
    min_x = max(candidates).x - _ROW
    return [field for field in candidates if field.x >= min_x]


def _wind(stage: Stage, candidates: Collection[Field], _target: Field | None, _occupied: Occupied) -> Collection[Field]:
    return _at_edge(stage, candidates, min)


def _lee(stage: Stage, candidates: Collection[Field], _target: Field | None, _occupied: Occupied) -> Collection[Field]:
    return _at_edge(stage, candidates, max)


def _at_edge(stage: Stage, candidates: Collection[Field], nearest: Callable[[list[int]], int]) -> Collection[Field]:
    """Return the fields within a step of the farthest that are nearest to the wind's edge, or farthest from it."""
    farthest = _farthest_fields(candidates)
    best_distance = nearest([from_wind(stage, field) for field in farthest])
    return [field for field in farthest if from_wind(stage, field) == best_distance]


def _shield(stage: Stage, candidates: Collection[Field], target: Field | None, occupied: Occupied) -> Collection[Field]:
    beside = _beside(stage, candidates, target, occupied)
    windward = [field for field in beside if target and from_wind(stage, field) < from_wind(stage, target)]
    return windward or beside


_FITTING: dict[Where, Callable[[Stage, Collection[Field], Field | None, Occupied], Collection[Field]]] = {
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
    start, taken_fields = place_of(state, number), occupied(state)
    straight = stage.straight[start][:steps]
    aim = _aim(state, number, where)
    full_distance = aim[0] is Where.FAR or not _in_reach(start, steps, aim)
    if full_distance and len(straight) == steps and taken_fields.isdisjoint(straight):
        return (start, *straight)
    reachable = reachable_from(stage, taken_fields, start, steps)
    return path(reachable, start, _best(stage, reachable, aim, taken_fields - {start})) if reachable else (start,)


def move_rider(state: State, number: int, end: Field) -> tuple[State, tuple[Public, ...]]:
    """Put a rider on a field, and record the primes that they touch on the way."""
    mover = rider(state, number)
    state = with_rider(state, replace(mover, field=end))
    return _record_primes(state, number, mover.field or end, end)


def _record_primes(state: State, number: int, start: Field, end: Field) -> tuple[State, tuple[Public, ...]]:
    """Record the primes: “the first four to cross or touch the tape, in the real order of their moves” [R50]."""
    all_news: tuple[Public, ...] = ()
    for index, prime in enumerate(state.crossings):
        if start.x < prime.x <= end.x and len(prime.riders) < len(POINTS):
            crossed = replace(prime, riders=(*prime.riders, number))
            state = replace(state, crossings=(*state.crossings[:index], crossed, *state.crossings[index + 1 :]))
            place = len(crossed.riders)
            news = PrimeReached(rider(state, number).team, number, prime.kind, place, POINTS[place - 1])
            all_news = (*all_news, Public(news))
    return state, all_news


def record_arrival(stage: Stage, state: State, number: int) -> tuple[State, tuple[Public, ...]]:
    """Record that a rider has finished, if the field where the turn ended shows seconds."""
    second = seconds(stage, place_of(state, number))
    if second is None:
        return state, ()
    time = SECONDS_A_ROUND * (state.round - 1) + second
    arrival = Arrival(number, state.round, second, time)
    news = Finished(rider(state, number).team, number, second)
    return replace(state, arrivals=(*state.arrivals, arrival)), (Public(news),)


def passing_ways(
    stage: Stage, state: State, numbers: tuple[int, int], steps: int, *, ahead: bool = False
) -> tuple[Way, Way] | None:
    """Return the best ways of giver and receiver if speed is passed on; None if that is impossible.

    “the giver moves past them and at least one field” [R39], “afterwards they touch” [R40]. The pair that leaves the
    giver furthest ahead is taken, in a lead-out (`ahead`) the one that leaves the receiver furthest ahead; then the
    other counts, then the fewest given fields. The receiver does not cross the finish line [D8].
    """
    pairs = [pair for own in range(1, steps) for pair in _pairs(stage, state, numbers, own, steps - own)]
    first, second = (1, 0) if ahead else (0, 1)
    return max(pairs, key=lambda pair: (pair[first][-1].x, pair[second][-1].x, -len(pair[1])), default=None)


def _pairs(stage: Stage, state: State, numbers: tuple[int, int], own: int, given: int) -> list[tuple[Way, Way]]:
    """Return every pair of ways in which the giver moves exactly `own` fields and the receiver at most `given`."""
    places = on_road(state)
    giver, receiver = numbers
    other_fields = frozenset(field for number, field in places.items() if number not in numbers)
    pairs: list[tuple[Way, Way]] = []
    reachable = reachable_from(stage, occupied(state), places[giver], own)
    for end in (field for field in reachable if field.x >= places[receiver].x):
        giver_way = path(reachable, places[giver], end)
        if len(giver_way) == own + 1:
            receiver_reach = reachable_from(stage, other_fields | {end}, places[receiver], given)
            targets = [target for target in receiver_reach if adjacent(end, target) and target.x < stage.finish]
            pairs.extend((giver_way, path(receiver_reach, places[receiver], target)) for target in targets)
    return pairs

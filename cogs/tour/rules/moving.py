"""Where a rider goes: the best field that an order's place names, passing speed on, primes and the finish.

Must never look at dice or paces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Public
from cogs.tour.board import Arrival
from cogs.tour.facts import Finished, PrimeReached
from cogs.tour.moves import Where
from cogs.tour.road import adjacent, ahead, from_wind, path, reach, seconds
from cogs.tour.rules.line_up import free_ahead
from cogs.tour.state import on_road, place_of, rider, with_rider

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.tour.road import Field, Stage
    from cogs.tour.state import State

POINTS = (5, 3, 2, 1)
"""Of the first four at a prime."""
SECONDS_A_ROUND = 60
_ROW = 2


def ends(stage: Stage, state: State, number: int, steps: int) -> dict[Field, int]:
    """Return where a rider may stop: “fewer fields than the speed, never more” [R12], and one if one is free [D2]."""
    at = on_road(state)
    return reach(stage, frozenset(at.values()), at[number], steps)


def best(stage: Stage, state: State, number: int, where: tuple[Where, int], found: dict[Field, int]) -> Field:
    """Return the field of those found that an order's place means; what it cannot have it rides towards."""
    at = on_road(state)
    place, whom = where
    taken = frozenset(field for other, field in at.items() if other != number)
    score = _SCORES.get(place, _far)
    beside = at.get(whom) if place in (Where.BESIDE, Where.SHIELD) else _before(state, number)
    top = max(field.x for field in found)

    def key(field: Field) -> tuple[int, ...]:
        mine = score(stage, field, beside, top, taken)
        return (*mine, field.x, -from_wind(stage, field))

    return max((field for field in found if field.x == top) if place not in _SCORES else found, key=key)


def _before(state: State, number: int) -> Field | None:
    """Return where the rider is who moved just before in the same group."""
    group = next(group.riders for group in state.groups if number in group.riders)
    at = group.index(number)
    return rider(state, group[at - 1]).field if at else None


def _far(_stage: Stage, _field: Field, _other: Field | None, _top: int, _taken: frozenset[Field]) -> tuple[int, ...]:
    return ()


def _wheel(_stage: Stage, field: Field, other: Field | None, _top: int, _taken: frozenset[Field]) -> tuple[int, ...]:
    return (other in ahead(field),)


def _beside(_stage: Stage, field: Field, other: Field | None, _top: int, _taken: frozenset[Field]) -> tuple[int, ...]:
    return (other is not None and adjacent(field, other),)


def _front(_stage: Stage, field: Field, _other: Field | None, top: int, taken: frozenset[Field]) -> tuple[int, ...]:
    return (field.x >= top - _ROW and free_ahead(taken, field),)


def _wind(stage: Stage, field: Field, _other: Field | None, top: int, _taken: frozenset[Field]) -> tuple[int, ...]:
    near = field.x >= top - _ROW
    return (near, -from_wind(stage, field) if near else 0)


def _lee(stage: Stage, field: Field, _other: Field | None, top: int, _taken: frozenset[Field]) -> tuple[int, ...]:
    near = field.x >= top - _ROW
    return (near, from_wind(stage, field) if near else 0)


def _shield(stage: Stage, field: Field, other: Field | None, _top: int, _taken: frozenset[Field]) -> tuple[int, ...]:
    beside = other is not None and adjacent(field, other)
    return (beside and other is not None and from_wind(stage, field) < from_wind(stage, other), beside)


_SCORES: dict[Where, Callable[[Stage, Field, Field | None, int, frozenset[Field]], tuple[int, ...]]] = {
    Where.WHEEL: _wheel,
    Where.BESIDE: _beside,
    Where.FRONT: _front,
    Where.WIND: _wind,
    Where.LEE: _lee,
    Where.SHIELD: _shield,
}


def way(state: State, number: int, end: Field, found: dict[Field, int]) -> tuple[Field, ...]:
    """Return the fields ridden over, the first where the rider stands."""
    return path(found, place_of(state, number), end)


def moved(state: State, number: int, end: Field) -> tuple[State, tuple[Public, ...]]:
    """Put a rider on a field; on the way they may touch primes."""
    who = rider(state, number)
    state = with_rider(state, replace(who, field=end))
    return _crossed(state, number, who.field or end, end)


def _crossed(state: State, number: int, start: Field, end: Field) -> tuple[State, tuple[Public, ...]]:
    """Note the primes: “the first four to cross or touch the tape, in the real order of their moves” [R50]."""
    told: list[Public] = []
    crossings = list(state.crossings)
    for at, prime in enumerate(crossings):
        if start.x < prime.x <= end.x and len(prime.riders) < len(POINTS):
            crossings[at] = replace(prime, riders=(*prime.riders, number))
            place = len(crossings[at].riders)
            news = PrimeReached(rider(state, number).team, number, prime.kind, place, POINTS[place - 1])
            told.append(Public(news))
    return replace(state, crossings=tuple(crossings)), tuple(told)


def arrived(stage: Stage, state: State, number: int) -> tuple[State, tuple[Public, ...]]:
    """Note that a rider is in, if the field where the turn ended shows seconds."""
    second = seconds(stage, place_of(state, number))
    if second is None:
        return state, ()
    time = SECONDS_A_ROUND * (state.round - 1) + second
    arrival = Arrival(number, state.round, second, time)
    news = Finished(rider(state, number).team, number, second)
    return replace(state, arrivals=(*state.arrivals, arrival)), (Public(news),)


def passes(
    stage: Stage, state: State, giver: int, receiver: int, steps: int
) -> tuple[tuple[Field, ...], tuple[Field, ...]] | None:
    """Return the best ways of giver and receiver if speed is passed on; None: it cannot be done, or is not needed.

    “the giver moves past them and at least one field” [R39], “afterwards they touch” [R40]. The least is given that
    leaves the giver furthest ahead; the receiver does not cross the finish line [D8].
    """
    found = [pair for own in range(1, steps) for pair in _pairs(stage, state, (giver, receiver), own, steps - own)]
    if not found:
        return None
    return max(found, key=lambda pair: (pair[0][-1].x, pair[1][-1].x, -len(pair[1])))


def _pairs(
    stage: Stage, state: State, who: tuple[int, int], own: int, given: int
) -> list[tuple[tuple[Field, ...], tuple[Field, ...]]]:
    """Return every pair of ways with the giver moving exactly `own` fields, and the receiver up to `given`."""
    at = on_road(state)
    giver, receiver = who
    found = ends(stage, state, giver, own)
    others = frozenset(field for number, field in at.items() if number not in who)
    pairs: list[tuple[tuple[Field, ...], tuple[Field, ...]]] = []
    for end in (field for field, steps in found.items() if steps == own and field.x >= at[receiver].x):
        pushed = reach(stage, others | {end}, at[receiver], given)
        pairs.extend(
            (path(found, at[giver], end), path(pushed, at[receiver], to))
            for to in pushed
            if adjacent(end, to) and to.x < stage.finish
        )
    return pairs

"""Times, places, points and jerseys: of a stage when it ends, and of the race. Works on values only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs.tour.board import Jersey, Score, StageResult
from cogs.tour.road import PrimeKind
from cogs.tour.rules.line_up import order_of_play
from cogs.tour.rules.moving import POINTS, SECONDS_A_ROUND
from cogs.tour.state import on_road, own_riders

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Seat
    from cogs.tour.board import Arrival
    from cogs.tour.road import Stage
    from cogs.tour.state import State

TEAM = 3
"""Riders whose times make a team's: “that of the best three riders” [D9]."""


def set_times(state: State) -> State:
    """Set the times of the arrivals of the round that ends: “the first of a group sets the time” [R52].

    It counts for those of the group, as it was when the round began, “who are in in this round or the next” [D9].
    """
    newcomers = [arrival for arrival in state.arrivals if arrival.round == state.round]
    if not newcomers:
        return replace(state, finishing=())
    firsts = tuple(
        (group.riders, min(arrival.time for arrival in newcomers if arrival.rider in group.riders))
        for group in state.groups
        if any(arrival.rider in group.riders for arrival in newcomers)
    )

    def with_group(arrival: Arrival) -> Arrival:
        times = [time for riders, time in (*firsts, *state.finishing) if arrival.rider in riders]
        return replace(arrival, time=min(arrival.time, *times))

    arrivals = tuple(with_group(arrival) if arrival.round == state.round else arrival for arrival in state.arrivals)
    return replace(state, arrivals=arrivals, finishing=firsts)


def result(stage: Stage, state: State, name: str) -> StageResult:
    """Return the result of a finished stage, still without jerseys."""
    order = [arrival.rider for arrival in in_places(state.arrivals)]
    rest = order_of_play(stage, {number: field for number, field in on_road(state).items() if number not in order})
    times = _times(state, order, rest)
    return StageResult(
        stage=name,
        rounds=state.round,
        places=(*order, *rest),
        times=times,
        sprint=_sprint(state, order),
        mountain=_points(state, PrimeKind.MOUNTAIN),
        jerseys=(),
        arrivals=state.arrivals,
        crossings=state.crossings,
        course=state.course,
    )


def in_places(arrivals: Sequence[Arrival]) -> list[Arrival]:
    """Return the arrivals in the order of their places: “round, then second, then arrival” [D9]."""
    return sorted(arrivals, key=lambda arrival: (arrival.round, arrival.second))


def _times(state: State, order: list[int], rest: tuple[int, ...]) -> tuple[int, ...]:
    """Return the times by rider: “nobody has a worse time than a rider placed behind them” [D9]."""
    by_rider = {arrival.rider: arrival.time for arrival in state.arrivals}
    last = max(by_rider.values(), default=SECONDS_A_ROUND * state.round)
    by_rider.update(dict.fromkeys(rest, last + SECONDS_A_ROUND))
    best = last + SECONDS_A_ROUND
    for number in (*reversed(rest), *reversed(order)):
        best = by_rider[number] = min(best, by_rider[number])
    return tuple(by_rider[rider.number] for rider in state.riders)


def _points(state: State, kind: PrimeKind) -> tuple[int, ...]:
    """Return the points of the primes of a kind, by rider: “5, 3, 2 and 1 points” [D9]."""
    points = [0] * len(state.riders)
    for prime in state.crossings:
        if prime.kind is kind:
            _add_points(points, prime.riders)
    return tuple(points)


def _sprint(state: State, order: list[int]) -> tuple[int, ...]:
    points = list(_points(state, PrimeKind.SPRINT))
    if state.options.finish_points:
        _add_points(points, order)
    return tuple(points)


def _add_points(points: list[int], riders: Sequence[int]) -> None:
    for number, gain in zip(riders, POINTS, strict=False):
        points[number - 1] += gain


def add_stage(scores: Sequence[Score], stage: StageResult) -> tuple[Score, ...]:
    """Return the riders' totals with the result of one more stage."""
    return tuple(
        Score(
            time=score.time + stage.times[index],
            sprint=score.sprint + stage.sprint[index],
            mountain=score.mountain + stage.mountain[index],
            places=score.places + stage.places.index(index + 1) + 1,
        )
        for index, score in enumerate(scores)
    )


def individual(scores: Sequence[Score]) -> tuple[int, ...]:
    """Return the riders, the least time first; “of equals the lower sum of places” [D9], then the lower number."""
    return tuple(sorted(range(1, len(scores) + 1), key=lambda number: _time_key(scores[number - 1])))


def _time_key(score: Score) -> tuple[int, int]:
    return (score.time, score.places)


def by_points(scores: Sequence[Score], jersey: Jersey) -> tuple[int, ...]:
    """Return the riders with points for green or polka dots; “of equals the lower sum of places” [D9] goes first."""
    points = [score.sprint if jersey is Jersey.GREEN else score.mountain for score in scores]
    numbers = (number for number in individual(scores) if points[number - 1])
    return tuple(sorted(numbers, key=lambda number: (-points[number - 1], scores[number - 1].places)))


def jerseys(scores: Sequence[Score]) -> tuple[tuple[Jersey, int], ...]:
    """Return who wears each jersey: “yellow for the least time, green for sprints, polka dots for mountains” [D9]."""
    first = ((Jersey.YELLOW, individual(scores)), *((jersey, by_points(scores, jersey)) for jersey in _BY_POINTS))
    return tuple((jersey, riders[0]) for jersey, riders in first if riders)


_BY_POINTS = (Jersey.GREEN, Jersey.POLKA)


def team_time(state: State, seat: Seat) -> int:
    """Return a team's time over the stages: of each “the best three riders” [D9]."""
    return time_of_best(state.past, own_riders(state, seat))


def time_of_best(stages: Sequence[StageResult], riders: Sequence[int]) -> int:
    """Return the time in seconds of the best `TEAM` of these riders, for each stage anew, over all stages."""
    return sum(sum(sorted(stage.times[number - 1] for number in riders)[:TEAM]) for stage in stages)


def team_key(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the sort key of teams for the individual classification: the places of their riders, in order."""
    order = individual(state.scores)
    return tuple(sorted(order.index(number) for number in own_riders(state, seat)))

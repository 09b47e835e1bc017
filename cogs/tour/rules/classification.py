"""Times, places, points and jerseys: of a stage when it ends, and of the race. Works on values only."""

from __future__ import annotations

from itertools import pairwise
from operator import itemgetter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs.tour.board import Jersey, Score, StageResult
from cogs.tour.road import PrimeKind
from cogs.tour.rules.line_up import order_of_play
from cogs.tour.rules.moving import POINTS, SECONDS_A_ROUND
from cogs.tour.state import on_road, own_riders

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

    from bot.game.contract import Seat
    from cogs.tour.board import Arrival, Rider
    from cogs.tour.road import Stage
    from cogs.tour.state import State

TEAM = 3
"""Riders whose times make a team's: “that of the best three riders” [D9]."""


def set_times(state: State) -> State:
    """Set the times of all arrivals at the end of a round: “a group has one time” [D9].

    A group counts as it was when the round began in which the first of its riders came in.
    """
    newcomers = {arrival.rider for arrival in state.arrivals if arrival.round == state.round}
    finishing = (
        *state.finishing,
        *((state.round, group.riders) for group in state.groups if not newcomers.isdisjoint(group.riders)),
    )
    times = finish_times([(arrival.round, arrival.second, arrival.rider) for arrival in state.arrivals], finishing)
    arrivals = tuple(replace(arrival, time=times[arrival.rider]) for arrival in state.arrivals)
    return replace(state, arrivals=arrivals, finishing=finishing)


def finish_times(
    arrivals: Sequence[tuple[int, int, int]], groups: Sequence[tuple[int, Sequence[int]]]
) -> dict[int, int]:
    """Return the times of riders, each given as (round, second, rider) in the order of arrival.

    `groups` are those of which a rider came in, with the round in which the first did. A group's time counts for those
    “who are in in this round or the next” [D9], and “nobody has a worse time than a rider placed behind them” [D9]:
    whoever is given a better time for that shares it with the group.
    """
    times = {rider: SECONDS_A_ROUND * (number - 1) + second for number, second, rider in arrivals}
    rounds = {rider: number for number, _, rider in arrivals}
    members = [[rider for rider in riders if 0 <= rounds.get(rider, 0) - number <= 1] for number, riders in groups]
    last_first = [rider for _, _, rider in sorted(arrivals, key=_PLACE)][::-1]
    previous: dict[int, int] = {}
    while times != previous:
        previous = times.copy()
        for riders in members:
            times.update(dict.fromkeys(riders, min([times[rider] for rider in riders])))
        for behind, rider in pairwise(last_first):
            times[rider] = min(times[rider], times[behind])
    return times


_PLACE = itemgetter(0, 1)


def result(stage: Stage, state: State, name: str) -> StageResult:
    """Return the result of a finished stage, still without jerseys."""
    order = [arrival.rider for arrival in in_places(state.arrivals)]
    rest = order_of_play(stage, {number: field for number, field in on_road(state).items() if number not in order})
    times = _times(state, rest)
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


def _times(state: State, rest: tuple[int, ...]) -> tuple[int, ...]:
    """Return the times by rider: “the rest get the last time and 60 seconds” [D9]."""
    by_rider = {arrival.rider: arrival.time for arrival in state.arrivals}
    last = max(by_rider.values(), default=SECONDS_A_ROUND * state.round)
    by_rider.update(dict.fromkeys(rest, last + SECONDS_A_ROUND))
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


def resigned_riders(riders: Sequence[Rider], gone: Sequence[bool]) -> frozenset[int]:
    """Return the numbers of the riders whose teams have resigned; `gone` is by team."""
    return frozenset(rider.number for rider in riders if gone[rider.team])


def individual(scores: Sequence[Score], resigned: AbstractSet[int] = frozenset()) -> tuple[int, ...]:
    """Return the riders, the least time first; “of equals the lower sum of places” [D9], then the lower number.

    Riders whose teams have resigned “stand behind all others” [D11].
    """

    def key(number: int) -> tuple[bool, int, int]:
        score = scores[number - 1]
        return (number in resigned, score.time, score.places)

    return tuple(sorted(range(1, len(scores) + 1), key=key))


def by_points(scores: Sequence[Score], jersey: Jersey, resigned: AbstractSet[int] = frozenset()) -> tuple[int, ...]:
    """Return the riders with points for green or polka dots; “of equals the lower sum of places” [D9] goes first.

    Riders whose teams have resigned “stand behind all others” [D11].
    """
    points = [score.sprint if jersey is Jersey.GREEN else score.mountain for score in scores]

    def key(number: int) -> tuple[bool, int, int]:
        return (number in resigned, -points[number - 1], scores[number - 1].places)

    return tuple(sorted((number for number in individual(scores) if points[number - 1]), key=key))


def jerseys(scores: Sequence[Score], resigned: AbstractSet[int] = frozenset()) -> tuple[tuple[Jersey, int], ...]:
    """Return who wears each jersey: “yellow for the least time, green for sprints, polka dots for mountains” [D9]."""
    by_jersey = ((jersey, by_points(scores, jersey, resigned)) for jersey in _BY_POINTS)
    first = ((Jersey.YELLOW, individual(scores, resigned)), *by_jersey)
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
    order = standing(state)
    return tuple(sorted(order.index(number) for number in own_riders(state, seat)))


def standing(state: State) -> tuple[int, ...]:
    """Return the riders in the order of the individual classification."""
    return individual(state.scores, resigned(state))


def resigned(state: State) -> frozenset[int]:
    """Return the riders whose teams have resigned."""
    return resigned_riders(state.riders, [team.gone for team in state.teams])

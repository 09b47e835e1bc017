"""The value of a position for a team: its share of all teams' hopes, by expected times.

The coefficients were fitted by least squares to hundreds of stages ridden in the light model. Nothing here changes a
race.
"""

from __future__ import annotations

from math import exp, inf
from operator import add, itemgetter, mul
from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.tour.computer.model import AWAY, Race, Road
from cogs.tour.computer.ride import Round
from cogs.tour.options import Decides
from cogs.tour.preview import SECONDS_A_ROUND, TEAM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.tour.board import Board


class Outlook(Struct, frozen=True):
    """Coefficients of a rider's expected time in seconds, for at most `steps` steps to go for the foremost rider."""

    steps: float
    start: float
    step: float
    """Seconds for every step to go."""
    flat: tuple[float, float, float, float]
    """Seconds for a rider on the flat who follows, has an attack position, leads, or is lonely."""
    climb: tuple[float, float, float, float]
    """The same in climbs."""
    size: float
    """Seconds for every rider of the group, up to eight."""
    last: float
    """Seconds for the last of a long group; proportionally less for riders further ahead in it."""
    spread: float
    """The seconds of a team that are worth a factor e; more with more steps to go, since less is certain."""
    team: tuple[float, float, float, float]
    """The weights of a team's first four riders: the fourth may yet become one of the best three."""


_WEIGHTS_NEAR_FINISH, _WEIGHTS_EARLIER = (1, 1, 0.95, 0.05), (0.95, 0.9, 0.75, 0.4)
WIDE_ROADS = (
    Outlook(4, -16, 13.2, (0, 0, 3, 24), (0, 0, 3, 24), -1.8, -8, 25, (1, 1, 1, 0)),
    Outlook(14, -10, 14.8, (0, 2, 7, 30), (0, 2, 7, 30), -3.1, -16, 45, _WEIGHTS_NEAR_FINISH),
    Outlook(20, -30, 14.8, (0, 4, 12, 39), (0, 4, 12, 39), -5.1, 0, 70, _WEIGHTS_NEAR_FINISH),
    Outlook(28, -30, 14.8, (0, 4, 12, 39), (0, 4, 12, 39), -5.1, 0, 70, _WEIGHTS_EARLIER),
    Outlook(inf, -60, 17.2, (0, 16, 30, 60), (0, 16, 30, 60), -5.3, 32, 110, _WEIGHTS_EARLIER),
)
NARROW_ROADS = (
    Outlook(4, -16, 14.6, (0, 3, 4, 14), (0, 0, -4, 0), -1.4, -6, 18, (1, 1, 1, 0)),
    Outlook(14, -10, 15.0, (0, 7, 11, 8), (0, 2, -7, 4), -2.1, -15, 30, _WEIGHTS_NEAR_FINISH),
    Outlook(20, -30, 16.0, (0, 9, 14, 40), (0, -9, -10, 20), -0.6, -1, 48, _WEIGHTS_NEAR_FINISH),
    Outlook(28, -30, 16.0, (0, 9, 14, 40), (0, -9, -10, 20), -0.6, -1, 48, _WEIGHTS_EARLIER),
    Outlook(inf, -60, 16.2, (0, 9, 17, 45), (0, -4, -3, 15), -0.4, 13, 75, _WEIGHTS_EARLIER),
)
"""On narrow roads the field stays closer together, a large group is no faster, and leading helps in climbs."""
MIN_WIDE_LANES = 4.8
"""Roads with fewer lanes on average are narrow."""
_MAX_GROUP_SIZE = 8
_MIN_TIME_S = 5.0
"""The least expected time, in seconds, of a rider before the finish."""
MINOR_WEIGHT = 0.15
"""The weight of the classification that does not decide."""
_PLACE_VALUES_S = (4.0, 2.0, 1.0, 0.5)
"""Seconds that the first places are worth to a team: of equal times the better places decide."""
_RIDER_SPREAD = 0.25
"""The spread of a rider's seconds relative to a team's. All riders of a team count, since any near the front may win.
"""
_VICTORY_VALUE_S = 20.0
"""Seconds that the first place is worth to a rider."""


class Stakes(Struct, frozen=True):
    """The constants of the evaluation for one stage."""

    team: tuple[int, ...]
    """The seat of each rider."""
    own: tuple[tuple[int, ...], ...]
    """The riders of each seat."""
    past_times: tuple[int, ...]
    """Seconds of each rider in the earlier stages."""
    past_team_times: tuple[int, ...]
    """Seconds of each seat in the earlier stages."""
    for_team: float
    """The weight of the team classification, from 0 to 1."""


def stakes(board: Board) -> Stakes:
    """Return the stakes of this table."""
    team = tuple(int(rider.team) for rider in board.riders)
    seats = range(max(team) + 1)
    team_times = tuple(
        sum(
            sum(sorted(t for t, seat in zip(stage.times, team, strict=True) if seat == index)[:TEAM])
            for stage in board.past
        )
        for index in seats
    )
    weight = 1 - MINOR_WEIGHT if board.options.decides is Decides.TEAM else MINOR_WEIGHT
    own = tuple(tuple(rider for rider, seat in enumerate(team) if seat == index) for index in seats)
    return Stakes(team, own, tuple(score.time for score in board.scores), team_times, weight)


def outlook(road: Road, to_go: float) -> Outlook:
    """Return the coefficients for this number of steps to go for the foremost rider, on a road of this width."""
    rows = NARROW_ROADS if road.lanes < MIN_WIDE_LANES else WIDE_ROADS
    return next(coefficients for coefficients in rows if to_go <= coefficients.steps)


def hopes(road: Road, race: Race, stakes: Stakes, seat: int, coefficients: Outlook) -> float:
    """Return a seat's share, from 0 to 1, of all seats' hopes."""
    times = expected(road, race, coefficients)
    order = [rider for _, _, rider in sorted(race.place, key=itemgetter(0, 1))[: len(_PLACE_VALUES_S)]]
    teams = list(map(float, stakes.past_team_times))
    for team, riders in enumerate(stakes.own):
        teams[team] += sum(map(mul, sorted([times[rider] for rider in riders]), coefficients.team))
    for place, rider in enumerate(order):
        teams[stakes.team[rider]] -= _PLACE_VALUES_S[place]
    rider_times = list(map(add, times, stakes.past_times))
    if order:
        rider_times[order[0]] -= _VICTORY_VALUE_S
    team_share = _share(teams, (seat,), coefficients.spread)
    rider_share = _share(rider_times, stakes.own[seat], coefficients.spread * _RIDER_SPREAD)
    return stakes.for_team * team_share + (1 - stakes.for_team) * rider_share


def _share(times: Sequence[float], indices: Sequence[int], spread: float) -> float:
    """Return the share that the times at `indices` have together."""
    best = min(times)
    parts = [exp((best - time) / spread) for time in times]
    return sum([parts[index] for index in indices]) / sum(parts)


def expected(road: Road, race: Race, coefficients: Outlook) -> list[float]:
    """Return the time of every rider: the real one of finished riders, the expected one of the others."""
    times = list(map(float, race.times()))
    riding = [field for field in race.at if field != AWAY]
    if not riding:
        return times
    current_round = Round(road, race)
    base, x, climb = SECONDS_A_ROUND * (race.round - 1), road.x, road.climb
    occ, group = current_round.occ, current_round.group
    size = [0] * len(times)
    rank = [0] * len(times)
    for field in current_round.order:
        rider = occ[field] - 1
        rank[rider] = size[group[rider]]
        size[group[rider]] += 1
    for field in current_round.order:
        rider = occ[field] - 1
        group_size = size[group[rider]]
        remaining = coefficients.start + coefficients.step * (road.finish - x[field]) / 2
        remaining += (coefficients.climb if climb[field] else coefficients.flat)[current_round.status[rider]]
        remaining += coefficients.size * min(group_size, _MAX_GROUP_SIZE) + coefficients.last * rank[rider] / group_size
        times[rider] = base + max(_MIN_TIME_S, remaining)
    return times

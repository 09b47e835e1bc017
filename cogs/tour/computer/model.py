"""A light model of the race for the search of the computer players.

Fields are ints, greater further forward in the order of play; riders are ints from 0. Tables and lists of ints replace
states and geometry. The model holds the searching player's assumptions, not the real state. It must agree with the
rules, which a test checks over many rounds. It leaves out passing speed on, places other than the farthest field and
the front, and questions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cogs.tour.board import Jersey
from cogs.tour.preview import ATTACK_HALF_STEPS, NEAR_HALF_STEPS, PATIENCE, finish_times, groups
from cogs.tour.road import Field, Kind, PrimeKind, from_wind, kind_at, seconds
from cogs.tour.stages.catalogue import stage as stage_named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.tour.board import Board
    from cogs.tour.road import Stage

AWAY = -1
"""The place of a rider who has left the road."""
ZONES = 5
"""The zones: open road; near a sprint; the last sixteen steps, away from a sprint and near one; the last ten steps."""
OPEN, SPRINT_NEAR, LATE_ON, LATE_SPRINT, LAST = range(ZONES)
STATUSES = 4
"""The statuses: follows; follows with an attack position; leads; is lonely."""
FOLLOWS, ATTACKER, LEADS, LONELY = range(STATUSES)

MAY_ATTACK = (ATTACKER, LEADS)


class Road:
    """The tables of a stage for roll-outs, indexed by field."""

    __slots__ = ("ahead", "climb", "fields", "finish", "ids", "lanes", "second", "site", "size", "straight", "x")

    def __init__(self, stage: Stage) -> None:
        self.fields = tuple(sorted(stage.fields, key=lambda field: (field.x, -from_wind(stage, field))))
        self.ids = {field: index for index, field in enumerate(self.fields)}
        self.size = len(self.fields)
        self.x = [field.x for field in self.fields]
        self.finish = stage.finish
        self.lanes = 2 * sum(0 <= field.x < stage.finish for field in self.fields) / stage.finish
        """The average number of lanes from the start to the finish."""
        self.ahead = [tuple(self.ids[neighbour] for neighbour in stage.onward[field]) for field in self.fields]
        self.straight = [tuple(self.ids[target] for target in stage.straight[field]) for field in self.fields]
        self.climb = [kind_at(stage, field) is Kind.CLIMB for field in self.fields]
        self.second = [_second(stage, field) for field in self.fields]
        self.site = [_zone(stage, field) * 2 + climbs for field, climbs in zip(self.fields, self.climb, strict=True)]
        """Twice the zone, plus one in climbs."""


def _second(stage: Stage, field: Field) -> int:
    """Return the seconds of a field of the finish strip; -1 before it."""
    value = seconds(stage, field)
    return -1 if value is None else value


def _zone(stage: Stage, field: Field) -> int:
    left = stage.finish - field.x
    if left <= NEAR_HALF_STEPS:
        return LAST
    near_sprint = any(
        0 < prime.x - field.x <= NEAR_HALF_STEPS for prime in stage.primes if prime.kind is PrimeKind.SPRINT
    )
    if left <= ATTACK_HALF_STEPS:
        return LATE_SPRINT if near_sprint else LATE_ON
    return SPRINT_NEAR if near_sprint else OPEN


@lru_cache(maxsize=8)
def road(name: str, own: str = "") -> Road:
    """Return the tables of a stage; cached."""
    return Road(stage_named(name, own))


class Race:
    """A stage at the start of a round; every list is indexed by rider."""

    __slots__ = ("at", "cards", "finishing", "first", "place", "round")

    def __init__(self, riders: int) -> None:
        self.at = [AWAY] * riders
        self.cards = [0] * riders
        """Bits: 1 for a card for the flat, 2 for a card for climbs."""
        self.round = 1
        self.place: list[tuple[int, int, int]] = []
        """The finished riders in the order of arrival: (round, second, rider)."""
        self.finishing: list[tuple[int, tuple[int, ...]]] = []
        """The groups at the start of each round in which a rider of them finished, with that round."""
        self.first = 0
        """The round in which the first rider finished; 0: none has finished."""

    def is_finished(self) -> bool:
        """Return whether the stage is finished: no rider is on the road, or its last round has been ridden."""
        return max(self.at) == AWAY or bool(self.first and self.round > self.first + PATIENCE)

    def copy(self) -> Race:
        """Return a copy that can be ridden without changing the original."""
        clone = Race.__new__(Race)
        clone.at, clone.cards, clone.round = self.at[:], self.cards[:], self.round
        clone.place, clone.finishing, clone.first = self.place[:], self.finishing[:], self.first
        return clone

    def times(self) -> list[int]:
        """Return the times of the finished riders in seconds, 0 for the others, by rider."""
        times = finish_times(self.place, self.finishing)
        return [times.get(rider, 0) for rider in range(len(self.at))]


def race(board: Board) -> Race:
    """Return the stage that a board shows at the start of a round."""
    tables = road(board.name, board.options.own_stage)
    position = Race(len(board.riders))
    for index, rider in enumerate(board.riders):
        position.at[index] = AWAY if rider.field is None else tables.ids[rider.field]
        position.cards[index] = _cards(rider.cards)
    position.round = board.round
    for arrival in board.arrivals:
        position.place.append((arrival.round, arrival.second, arrival.rider - 1))
    position.first = min((arrival.round for arrival in board.arrivals), default=0)
    position.finishing = list(_finishing(board))
    return position


def _finishing(board: Board) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the groups at the start of each round in which a rider of them finished, with that round."""
    stage = stage_named(board.name, board.options.own_stage)
    for number in sorted({arrival.round for arrival in board.arrivals}):
        earlier = {arrival.rider for arrival in board.arrivals if arrival.round < number}
        newcomers = {arrival.rider for arrival in board.arrivals if arrival.round == number}
        start = board.course[number - 1]
        places = {rider: field for rider, field in enumerate(start, 1) if field is not None and rider not in earlier}
        for group in groups(stage, places):
            if not newcomers.isdisjoint(group.riders):
                yield number, tuple(rider - 1 for rider in group.riders)


def _cards(cards: tuple[Jersey, ...]) -> int:
    flat = Jersey.YELLOW in cards or Jersey.GREEN in cards
    return flat + 2 * (Jersey.POLKA in cards)

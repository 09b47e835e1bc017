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
from cogs.tour.preview import ATTACK_HALF_STEPS, NEAR_HALF_STEPS, PATIENCE, SECONDS_A_ROUND, groups
from cogs.tour.road import Field, Kind, PrimeKind, from_wind, kind_at, seconds
from cogs.tour.stages.catalogue import stage as stage_named

if TYPE_CHECKING:
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

    __slots__ = ("at", "cards", "due", "first", "place", "round", "time")

    def __init__(self, riders: int) -> None:
        self.at = [AWAY] * riders
        self.cards = [0] * riders
        """Bits: 1 for a card for the flat, 2 for a card for climbs."""
        self.round = 1
        self.time = [0] * riders
        """The times of the finished riders, in seconds."""
        self.place: list[tuple[int, int, int]] = []
        """The finished riders in the order of arrival: (round, second, rider)."""
        self.due = [0] * riders
        """The time that the first of a rider's group set in the round before, plus one; 0: none did."""
        self.first = 0
        """The round in which the first rider finished; 0: none has finished."""

    def is_finished(self) -> bool:
        """Return whether the stage is finished: no rider is on the road, or its last round has been ridden."""
        return max(self.at) == AWAY or bool(self.first and self.round > self.first + PATIENCE)

    def copy(self) -> Race:
        """Return a copy that can be ridden without changing the original."""
        clone = Race.__new__(Race)
        clone.at, clone.cards, clone.round = self.at[:], self.cards[:], self.round
        clone.time, clone.place, clone.due, clone.first = self.time[:], self.place[:], self.due[:], self.first
        return clone


def race(board: Board) -> Race:
    """Return the stage that a board shows at the start of a round."""
    tables = road(board.name, board.options.own_stage)
    position = Race(len(board.riders))
    for index, rider in enumerate(board.riders):
        position.at[index] = AWAY if rider.field is None else tables.ids[rider.field]
        position.cards[index] = _cards(rider.cards)
    position.round = board.round
    for arrival in board.arrivals:
        position.time[arrival.rider - 1] = arrival.time
        position.place.append((arrival.round, arrival.second, arrival.rider - 1))
    position.first = min((arrival.round for arrival in board.arrivals), default=0)
    if position.first and board.rides:
        _set_due_times(position, board)
    return position


def _set_due_times(position: Race, board: Board) -> None:
    """Set the times that the first of a group set in the last round: they count “in this round or the next” [D9]."""
    last = {
        arrival.rider: SECONDS_A_ROUND * (arrival.round - 1) + arrival.second
        for arrival in board.arrivals
        if arrival.round == board.round - 1
    }
    stage = stage_named(board.name, board.options.own_stage)
    for group in groups(stage, {ride.rider: ride.way[0] for ride in board.rides}):
        times = [last[number] for number in group.riders if number in last]
        for number in group.riders if times else ():
            position.due[number - 1] = min(times) + 1


def _cards(cards: tuple[Jersey, ...]) -> int:
    flat = Jersey.YELLOW in cards or Jersey.GREEN in cards
    return flat + 2 * (Jersey.POLKA in cards)

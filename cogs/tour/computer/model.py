"""The race in mind: a light model of the rules for the search of the computer players.

Fields are ints, the greater the further forward in the order of play; riders are ints from 0. Ints and lists instead
of states, tables instead of geometry. Holds what its searcher supposes, never what is; must agree with the rules,
which a test proves on many rounds. It leaves out: passing speed on, places other than the farthest field and the
front, and questions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cogs.tour.board import Jersey
from cogs.tour.preview import LATE, NEAR, PATIENCE, SECONDS_A_ROUND, groups
from cogs.tour.road import Field, Kind, PrimeKind, from_wind, kind_at, seconds
from cogs.tour.stages.catalogue import stage as stage_named

if TYPE_CHECKING:
    from cogs.tour.board import Board
    from cogs.tour.road import Stage

AWAY = -1
"""Where a rider is who has left the road."""
ZONES = 5
"""Open road; near a sprint; the last sixteen steps, away from a sprint and near one; the last ten."""
OPEN, SPRINT_NEAR, LATE_ON, LATE_SPRINT, LAST = range(ZONES)
STATUSES = 4
"""Follows; follows with an attack position; leads; is lonely."""
FOLLOWS, ATTACKER, LEADS, LONELY = range(STATUSES)

MAY_ATTACK = (ATTACKER, LEADS)


class Road:
    """What a roll-out looks up of a stage, by field."""

    __slots__ = ("ahead", "climb", "fields", "finish", "ids", "lanes", "second", "site", "size", "straight", "x")

    def __init__(self, stage: Stage) -> None:
        self.fields = tuple(sorted(stage.fields, key=lambda field: (field.x, -from_wind(stage, field))))
        self.ids = {field: at for at, field in enumerate(self.fields)}
        self.size = len(self.fields)
        self.x = [field.x for field in self.fields]
        self.finish = stage.finish
        self.lanes = 2 * sum(0 <= field.x < stage.finish for field in self.fields) / stage.finish
        """On average, from the start to the finish."""
        self.ahead = [tuple(self.ids[near] for near in stage.onward[field]) for field in self.fields]
        self.straight = [tuple(self.ids[each] for each in stage.straight[field]) for field in self.fields]
        self.climb = [kind_at(stage, field) is Kind.CLIMB for field in self.fields]
        self.second = [_second(stage, field) for field in self.fields]
        self.site = [_zone(stage, field) * 2 + climbs for field, climbs in zip(self.fields, self.climb, strict=True)]
        """The zone twice, and one more in climbs."""


def _second(stage: Stage, field: Field) -> int:
    """Return the seconds of a field of the finish strip, and -1 before it."""
    found = seconds(stage, field)
    return -1 if found is None else found


def _zone(stage: Stage, field: Field) -> int:
    left = stage.finish - field.x
    if left <= NEAR:
        return LAST
    near = any(0 < prime.x - field.x <= NEAR for prime in stage.primes if prime.kind is PrimeKind.SPRINT)
    if left <= LATE:
        return LATE_SPRINT if near else LATE_ON
    return SPRINT_NEAR if near else OPEN


@lru_cache(maxsize=8)
def road(name: str, own: str = "") -> Road:
    """Return the tables of a stage, worked out when first asked for."""
    return Road(stage_named(name, own))


class Race:
    """A stage as it stands at the start of a round; every list by rider."""

    __slots__ = ("at", "cards", "due", "first", "place", "reds", "round", "time")

    def __init__(self, riders: int) -> None:
        self.at = [AWAY] * riders
        self.reds = [0] * riders
        self.cards = [0] * riders
        """1: a card for the flat; 2: one for climbs; 3: both."""
        self.round = 1
        self.time = [0] * riders
        """Seconds of those who are in."""
        self.place: list[tuple[int, int, int]] = []
        """Of those who are in, in the order of arrival: round, second, rider."""
        self.due = [0] * riders
        """The time that the first of a rider's group set in the round before, and one more; 0: none did."""
        self.first = 0
        """The round in which the first came in; 0: nobody is in."""

    def over(self) -> bool:
        """Return whether the stage is over: nobody is on the road, or for too long."""
        return max(self.at) == AWAY or bool(self.first and self.round > self.first + PATIENCE)

    def copy(self) -> Race:
        """Return one that can be ridden without changing this."""
        new = Race.__new__(Race)
        new.at, new.reds, new.cards, new.round = self.at[:], self.reds[:], self.cards[:], self.round
        new.time, new.place, new.due, new.first = self.time[:], self.place[:], self.due[:], self.first
        return new


def race(board: Board) -> Race:
    """Return the stage as a board shows it at the start of a round."""
    tables = road(board.name, board.options.own_stage)
    found = Race(len(board.riders))
    for at, rider in enumerate(board.riders):
        found.at[at] = AWAY if rider.field is None else tables.ids[rider.field]
        found.reds[at] = rider.reds
        found.cards[at] = _cards(rider.cards)
    found.round = board.round
    for each in board.arrivals:
        found.time[each.rider - 1] = each.time
        found.place.append((each.round, each.second, each.rider - 1))
    found.first = min((each.round for each in board.arrivals), default=0)
    if found.first and board.rides:
        _owe(found, board)
    return found


def _owe(found: Race, board: Board) -> None:
    """Note the times that the first of a group set in the last round: they count “in this round or the next” [D9]."""
    last = {
        each.rider: SECONDS_A_ROUND * (each.round - 1) + each.second
        for each in board.arrivals
        if each.round == board.round - 1
    }
    stage = stage_named(board.name, board.options.own_stage)
    for group in groups(stage, {ride.rider: ride.way[0] for ride in board.rides}):
        times = [last[number] for number in group.riders if number in last]
        for number in group.riders if times else ():
            found.due[number - 1] = min(times) + 1


def _cards(cards: tuple[Jersey, ...]) -> int:
    flat = Jersey.YELLOW in cards or Jersey.GREEN in cards
    return flat + 2 * (Jersey.POLKA in cards)

"""A rider's public situation, from which speed, odds and intents follow.

Computed from the board alone: it depends on no order and rolls no die.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.board import How
from cogs.tour.pace import Pace
from cogs.tour.road import kind_at, reach
from cogs.tour.rules.speed import Situation, left_behind
from cogs.tour.stages.catalogue import stage

if TYPE_CHECKING:
    from cogs.tour.board import Board, Group, Ride
    from cogs.tour.road import Field, Kind, Stage


def stage_of(board: Board) -> Stage:
    """Return the current stage."""
    return stage(board.name, board.options.own_stage)


def group_of(board: Board, number: int) -> Group:
    """Return the group in which a rider began the round."""
    return next(group for group in board.groups if number in group.riders)


def situation(board: Board, number: int) -> Situation:
    """Return the situation of a rider who has not moved yet in this round, after the moves of their group so far."""
    road, group = stage_of(board), group_of(board, number)
    places = _places(board)
    kind = kind_at(road, places[number])
    place = group.riders.index(number)
    next_riders = group.riders[place + 1 : place + 2]
    active = board.riders[number - 1]
    return Situation(
        kind=kind,
        pace=_pace(board, road, group),
        leader=place == 0,
        attacker=number in group.attackers,
        followed=any(kind_at(road, places[follower]) is kind for follower in next_riders),
        cards=active.cards,
    )


def terrain_before(board: Board, number: int) -> Kind | None:
    """Return the terrain where the rider just before in the group begins the round; None for the first of a group."""
    riders = group_of(board, number).riders
    place = riders.index(number)
    return kind_at(stage_of(board), _places(board)[riders[place - 1]]) if place else None


def rideable(board: Board, number: int, fields: int) -> int:
    """Return how many of `fields` fields a rider can really ride, given where the other riders are."""
    places = _places(board)
    distances = reach(stage_of(board), frozenset(places.values()), places[number], fields)
    return max(distances.values(), default=0)


def _places(board: Board) -> dict[int, Field]:
    return {rider.number: rider.field for rider in board.riders if rider.field is not None}


def _pace(board: Board, road: Stage, group: Group) -> Pace:
    """Return the pace that a group's rides in this round leave to its next rider; an empty pace when none has moved."""
    pace = Pace()
    for ride in board.rides if board.asked is not None else ():
        if ride.rider in group.riders:
            how = How.RED if ride.how is How.FALL else ride.how
            pace = left_behind(_situation_before(road, group, ride, pace), how, ride.rolled)
    return pace


def _situation_before(road: Stage, group: Group, ride: Ride, pace: Pace) -> Situation:
    """Return the situation that a rider had before moving; only what `left_behind` reads."""
    return Situation(kind=kind_at(road, ride.way[0]), pace=pace, leader=group.riders[0] == ride.rider)

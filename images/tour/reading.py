"""What pictures read off a board: the stage, who stands where, how fast a group is, who wears what. Draws nothing."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs.tour.board import How, Phase
from cogs.tour.stages.catalogue import sheet as sheet_named
from cogs.tour.stages.catalogue import stage as stage_named
from cogs.tour.stages.sheet import in_

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.tour.board import Board, Group, Jersey, Ride
    from cogs.tour.road import Field, Stage
    from cogs.tour.stages.sheet import StageSheet

ATTACKS = frozenset({How.SOLO, How.PULL, How.CATCH, How.CARD})
"""Moves that are worth a look of their own."""


def ridden(board: Board) -> Board:
    """Return a board without what the road does not show: equal roads are equal boards."""
    nobody = (False,) * len(board.ready)
    return replace(
        board, round=0, stages=(), ready=nobody, gone=nobody, asked=None, arrivals=(), scores=(), past=(), course=()
    )


def stage_of(board: Board) -> Stage:
    """Return the stage that is ridden."""
    return stage_named(board.name, board.options.own_stage)


def sheet_of(board: Board, name: str = "") -> StageSheet:
    """Return what the file of a stage of the race says; of the one that is ridden without a name."""
    return sheet_named(name or board.name, board.options.own_stage)


def called(board: Board, language: str, name: str = "") -> str:
    """Return what a stage is called."""
    return in_(sheet_of(board, name).name, language)


def places(board: Board) -> dict[int, Field]:
    """Return where the riders are, by number; without those who have left the road."""
    return {each.number: each.field for each in board.riders if each.field is not None}


def seat_of(board: Board, number: int) -> Seat:
    """Return a rider's team."""
    return board.riders[number - 1].team


def worn(board: Board) -> dict[int, Jersey]:
    """Return the foremost jersey that each rider wears in this stage."""
    found: dict[int, Jersey] = {}
    for jersey, number in board.jerseys:
        found.setdefault(number, jersey)
    return found


def present(board: Board) -> tuple[tuple[int, Group], ...]:
    """Return the groups with their numbers, from 1, that have somebody on the road."""
    at = places(board)
    return tuple((n, each) for n, each in enumerate(board.groups, 1) if any(number in at for number in each.riders))


def attackers(board: Board) -> frozenset[int]:
    """Return who has an attack position; nobody once the race is over."""
    if board.phase is Phase.OVER:
        return frozenset()
    return frozenset(number for group in board.groups for number in group.attackers)


def speed(board: Board, group: Group) -> int:
    """Return how fast a group is: what most of its riders rode in the last round, of equals the faster; 0 before it."""
    rode = Counter(ride.speed for ride in board.rides if ride.rider in group.riders)
    return max(rode, key=lambda each: (rode[each], each), default=0)


def asked_rider(board: Board) -> int:
    """Return the rider about whom a question is, 0 for none: the first in the order who has not ridden."""
    if board.phase is not Phase.ASK:
        return 0
    done = {ride.rider for ride in board.rides}
    return next((number for number in board.order if number not in done), 0)


def rides_of(board: Board) -> tuple[Ride, ...]:
    """Return the rides of the last round by those who are on the road."""
    at = places(board)
    return tuple(ride for ride in board.rides if ride.rider in at)


def to_go(stage: Stage, x: int) -> int:
    """Return the steps from there to the finish strip; none on it."""
    return max(0, -(-(stage.finish - x) // 2))

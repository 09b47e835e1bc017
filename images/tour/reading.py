"""Values that pictures read from a board: the stage, places, speeds and jerseys. Draws nothing."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.i18n.languages import in_language
from bot.i18n.translation import clock
from cogs.tour.board import How, Phase
from cogs.tour.stages.catalogue import sheet as sheet_named
from cogs.tour.stages.catalogue import stage as stage_named

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.tour.board import Board, Group, Jersey, Ride
    from cogs.tour.road import Field, Stage
    from cogs.tour.stages.sheet import StageSheet

ATTACKS = frozenset({How.SOLO, How.PULL, How.CATCH, How.CARD})
"""Moves that are drawn with emphasis."""


def ridden(board: Board) -> Board:
    """Return a board without the values that the road does not show, so that equal roads give equal cache keys."""
    nobody = (False,) * len(board.ready)
    return replace(
        board, round=0, stages=(), ready=nobody, gone=nobody, asked=None, arrivals=(), scores=(), past=(), course=()
    )


def stage_of(board: Board) -> Stage:
    """Return the current stage."""
    return stage_named(board.name, board.options.own_stage)


def sheet_of(board: Board, name: str = "") -> StageSheet:
    """Return the file of a stage of the race; of the current one if no name is given."""
    return sheet_named(name or board.name, board.options.own_stage)


def stage_title(board: Board, language: str, name: str = "") -> str:
    """Return the name of a stage in a language; of the current one if no name is given."""
    return in_language(sheet_of(board, name).name, language)


def places(board: Board) -> dict[int, Field]:
    """Return the fields of the riders on the road, by number."""
    return {rider.number: rider.field for rider in board.riders if rider.field is not None}


def seat_of(board: Board, number: int) -> Seat:
    """Return a rider's team."""
    return board.riders[number - 1].team


def jerseys_of(board: Board) -> dict[int, Jersey]:
    """Return each rider's first jersey of this stage; riders without one are missing."""
    jerseys: dict[int, Jersey] = {}
    for jersey, number in board.jerseys:
        jerseys.setdefault(number, jersey)
    return jerseys


def present(board: Board) -> tuple[tuple[int, Group], ...]:
    """Return the groups with riders on the road, each with its number, from 1."""
    on_road = places(board)
    return tuple(
        (n, group) for n, group in enumerate(board.groups, 1) if any(number in on_road for number in group.riders)
    )


def attackers(board: Board) -> frozenset[int]:
    """Return the riders with an attack position; none once the race is finished."""
    if board.phase is Phase.OVER:
        return frozenset()
    return frozenset(number for group in board.groups for number in group.attackers)


def time_text(time: int, before: int | None, best: int) -> str:
    """Return a time in a list: the best in full, others as distances from it; empty if the place before has it too."""
    if time == before:
        return ""
    return clock(time) if time <= best else f"+{clock(time - best)}"


def speed(board: Board, group: Group) -> int:
    """Return the speed that most riders of a group had in the last round, among equals the fastest; 0 before one."""
    rode = Counter(ride.speed for ride in board.rides if ride.rider in group.riders)
    return max(rode, key=lambda value: (rode[value], value), default=0)


def asked_rider(board: Board) -> int:
    """Return the rider of the current question: the first in the order of play who has not ridden; 0 for none."""
    if board.phase is not Phase.ASK:
        return 0
    moved_riders = {ride.rider for ride in board.rides}
    return next((number for number in board.order if number not in moved_riders), 0)


def rides_of(board: Board) -> tuple[Ride, ...]:
    """Return the rides of the last round by riders still on the road."""
    on_road = places(board)
    return tuple(ride for ride in board.rides if ride.rider in on_road)


def to_go(stage: Stage, x: int) -> int:
    """Return the steps from an x to the finish strip; 0 on it."""
    return max(0, -(-(stage.finish - x) // 2))

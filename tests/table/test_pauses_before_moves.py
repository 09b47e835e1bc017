"""The pause before a computer player's move grows with the moves that the board shows, and with nothing else."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import pytest

from bot.game.contract import Seat
from bot.game.extensions import ComputerTraits
from bot.table.autoplay import (
    DRAFT_PAUSE_FACTOR,
    LONGEST_PAUSE_FACTOR,
    SHORTEST_PAUSE_FACTOR,
    pause_factor,
    public_pause_factor,
)
from bot.table.position import Position
from tests.table import bids
from tests.table.harness import ANNA, BOB, Harness

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.table.model import Table


def factor(table: Table, choices: Callable[[Any, Seat], int] | None) -> float:
    """Return the factor at a table of a game with this number of choices."""
    game = dataclasses.replace(bids.GAME, traits=ComputerTraits(choices=choices))
    return public_pause_factor(Position(table, game), Seat(1))


def test_a_pause_grows_with_each_doubling_between_two_limits() -> None:
    assert [pause_factor(count) for count in (0, 1, 2, 4, 8, 16)] == pytest.approx([0.5, 0.5, 0.7, 0.9, 1.1, 1.3])
    assert pause_factor(6) == pytest.approx(1, abs=0.02)
    assert (pause_factor(1), pause_factor(10_000)) == (SHORTEST_PAUSE_FACTOR, LONGEST_PAUSE_FACTOR)


async def test_the_number_comes_from_the_board_and_the_seat(harness: Harness) -> None:
    table = await harness.game(ANNA, BOB)
    asked: list[Any] = []

    def choices(*arguments: Any) -> int:
        asked.append(arguments)
        return 8

    assert factor(table, choices) == pause_factor(8)
    assert isinstance(table.state, bids.State)
    assert asked == [(bids.GAME.board(table.state), Seat(1))]


async def test_a_game_without_a_number_has_the_usual_pause(harness: Harness) -> None:
    assert factor(await harness.game(ANNA, BOB), None) == 1


async def test_an_error_of_the_game_is_logged_and_costs_no_move(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    def choices(_board: Any, _seat: Seat) -> int:
        raise LookupError

    assert factor(await harness.game(ANNA, BOB), choices) == 1
    assert "computer.choices_failed" in caplog.messages


def test_a_pause_in_a_draft_is_shorter_than_any_other() -> None:
    assert DRAFT_PAUSE_FACTOR < SHORTEST_PAUSE_FACTOR

"""The number of moves by which a computer player's pause grows."""

from __future__ import annotations

from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.tour.board import Phase
from cogs.tour.choices import ANSWERS, SPEEDS, count_choices
from cogs.tour.game import GAME

BOARD = GAME.board(GAME.start(2, GAME.options(), Chance(b"", 0)).state)
TEAM = Seat(1)


def test_orders_count_the_own_riders_on_the_road() -> None:
    own = [rider for rider in BOARD.riders if rider.team == TEAM]
    assert count_choices(BOARD, TEAM) == SPEEDS * len(own)
    riders = tuple(replace(rider, field=None) if rider in own[:2] else rider for rider in BOARD.riders)
    assert count_choices(replace(BOARD, riders=riders), TEAM) == SPEEDS * (len(own) - 2)


def test_a_question_counts_the_same_whatever_it_asks() -> None:
    """The board does not tell what a team is asked."""
    assert count_choices(replace(BOARD, phase=Phase.ASK), TEAM) == ANSWERS

"""The number of moves by which a computer player's pause grows: that of the menu, which everyone knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from cogs.fort.board import Phase
from cogs.fort.choices import count_choices
from cogs.fort.game import GAME
from tests.games.fort.positions import BONUS, FIRST, position

if TYPE_CHECKING:
    from cogs.fort.state import State


@pytest.mark.parametrize(
    ("state", "count"),
    [
        (position((1,), (1,), left=range(2, 12)), 10),
        (replace(position((1,), (1,), left=(3, 4)), face_up=(2, 3)), 2),
        (position((1, 8), (1,), turned=12), 2),
        (position((1, 8), (1,), turned=5), 1),
        (position((1, 8), (1, 9, 12), options=BONUS, phase=Phase.SHOOT), 2),
    ],
    ids=["turn", "face up", "take or leave", "leave", "shoot"],
)
def test_the_board_shows_the_length_of_the_menu(state: State, count: int) -> None:
    assert count_choices(GAME.board(state), FIRST) == len(GAME.moves(state, FIRST)) == count

"""No move of the game takes another back."""

from __future__ import annotations

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.fort import GAME


def test_no_move_takes_another_back() -> None:
    state = GAME.start(2, GAME.options(), Chance(b"", 0)).state
    assert not any(GAME.retraction(move) for move in GAME.moves(state, Seat(0)))

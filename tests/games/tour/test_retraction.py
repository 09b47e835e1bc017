"""The move that takes back that a team is ready, which the host asks about after a fast second tap."""

from __future__ import annotations

from cogs.tour.game import GAME
from cogs.tour.moves import Ready, TakeBack


def test_only_taking_back_is_a_retraction() -> None:
    assert GAME.retraction(TakeBack())
    assert not GAME.retraction(Ready())

"""The moves that take a readiness or a plan back, which the host asks about after a fast second tap."""

from __future__ import annotations

from cogs.tour.game import GAME
from cogs.tour.moves import Plan, Ready, SetPlan, TakeBack, UndoPlan


def test_only_taking_back_is_a_retraction() -> None:
    assert GAME.retraction(TakeBack())
    assert GAME.retraction(UndoPlan())
    assert not GAME.retraction(Ready())
    assert not GAME.retraction(SetPlan(Plan.SAVE))

"""The seats that remark on events in C'est mon fort."""

from __future__ import annotations

import pytest

from bot.game.contract import Seat
from cogs.fort.cards import Figure
from cogs.fort.facts import CardShot
from cogs.fort.remarks import OCCASIONS

SHOT = CardShot(seat=Seat(0), target=Seat(2), number=12, figure=next(iter(Figure)))


@pytest.mark.parametrize(("name", "speaks"), [("fired", [0]), ("shot", [2])])
def test_the_shooter_and_the_cards_owner_remark_on_a_shot(name: str, speaks: list[int]) -> None:
    (occasion,) = (candidate for candidate in OCCASIONS if candidate.name == name)
    assert occasion.fact is CardShot
    assert [seat for seat in range(3) if occasion.speaks(None, SHOT, seat)] == speaks

"""What computer builders have a word about. They must give no card away: nothing is said of one that is turned down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.extensions import Occasion, does, sees
from cogs.fort.facts import CardLeft, CardShot, CardTaken, SeatOut

if TYPE_CHECKING:
    from cogs.fort.board import Board


def _suffers(_board: Board, fact: CardShot, seat: int) -> bool:
    """Let whose card was shot speak."""
    return fact.target == seat


OCCASIONS = (
    Occasion(CardTaken, "taken", does),
    Occasion(CardTaken, "well-taken", sees),
    Occasion(CardLeft, "left", does),
    Occasion(CardShot, "fired", does),
    Occasion(CardShot, "shot", _suffers),
    Occasion(SeatOut, "out", does),
)

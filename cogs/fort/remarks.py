"""The occasions on which computer players may make a remark. A remark never mentions a face-down card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.extensions import Occasion, does, sees
from cogs.fort.facts import CardLeft, CardShot, CardTaken, SeatOut

if TYPE_CHECKING:
    from cogs.fort.board import Board


def _is_shot(_board: Board, fact: CardShot, seat: int) -> bool:
    """Return whether the card of this seat was shot."""
    return fact.target == seat


OCCASIONS = (
    Occasion(CardTaken, "taken", does),
    Occasion(CardTaken, "well-taken", sees),
    Occasion(CardLeft, "left", does),
    Occasion(CardShot, "fired", does),
    Occasion(CardShot, "shot", _is_shot),
    Occasion(SeatOut, "out", does),
)

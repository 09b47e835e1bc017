"""The computer player: rides by the cards as they stand, and leaves every question to the role.

Sees a hand and the menu, never a state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.moves import Answer, Move, Ready

if TYPE_CHECKING:
    from bot.chance import Chance
    from bot.game import Budget
    from cogs.tour.board import Hand


def choose(hand: Hand, _moves: tuple[Move, ...], _chance: Chance, _budget: Budget) -> Move:
    """Return the answer that counts if none comes, or that the cards are good as they stand."""
    return Ready() if hand.question is None else Answer(hand.question.default)

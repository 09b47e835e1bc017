"""The computer players of both sides. They know what their seat may see, and must never see a state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.computer import detectives, fantom

if TYPE_CHECKING:
    from bot.chance import Chance
    from bot.game import Budget
    from cogs.fantom.board import Hand
    from cogs.fantom.moves import Move


def choose(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return the move of the menu that is best for the seat's side, as far as this strength and budget can tell.

    The budget is that of a whole turn of the side. Raises nothing on any hand with a move to make.
    """
    if hand.seat == hand.board.fantom:
        return fantom.decide(hand, moves, chance, budget)
    return detectives.decide(hand, moves, chance, budget)

"""The computer players of both sides. They decide from the view of their seat, never from a state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.computer import detectives, fantom

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Budget
    from cogs.fantom.board import Hand
    from cogs.fantom.moves import Move


def choose(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return the best move of the menu for the seat's side, within this strength and budget.

    The budget covers a whole turn of the side. Raises nothing if there is a move to make.
    """
    decide = fantom.decide if hand.seat == hand.board.fantom else detectives.decide
    return decide(hand, moves, chance, budget)

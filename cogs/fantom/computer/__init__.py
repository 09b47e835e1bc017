"""The computer players of both sides. They know what their seat may see, and must never see a state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.strengths import mixed
from cogs.fantom.computer import detectives, fantom

if TYPE_CHECKING:
    from bot.chance import Chance
    from bot.game import Budget
    from cogs.fantom.board import Hand
    from cogs.fantom.moves import Move


_OFTEN_FANTOM, _OFTEN_DETECTIVES, _SEEN = 30, 20, 100
"""In so many turns of a hundred a fair player does as a strong one; detectives when they see where Fantom is, always:
nobody overlooks an arrest that lies before them."""


def choose(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return the move of the menu that is best for the seat's side, as far as this strength and budget can tell.

    The budget is that of a whole turn of the side. Raises nothing on any hand with a move to make.
    """
    board = hand.board
    turn = (board.placed, len(board.hunts), len(board.log), hand.route)
    budget = replace(budget, strength=mixed(budget.strength, _often(hand), turn))
    decide = fantom.decide if hand.seat == board.fantom else detectives.decide
    return decide(hand, moves, chance, budget)


def _often(hand: Hand) -> int:
    if hand.seat == hand.board.fantom:
        return _OFTEN_FANTOM
    return _OFTEN_DETECTIVES if hand.board.black is None else _SEEN

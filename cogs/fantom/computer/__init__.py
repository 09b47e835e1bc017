"""The computer players of both sides. They know what their seat may see, and must never see a state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Strength
from bot.game.strengths import mixed
from cogs.fantom.computer import detectives, fantom
from cogs.fantom.moves import Ride, Send

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Budget
    from cogs.fantom.board import Board, Hand
    from cogs.fantom.moves import Move


_FANTOM_FAIR, _FANTOM_EASY = 74, 57
_DETECTIVES_FAIR = 20
"""In so many turns of a hundred the sides play as strong ones do."""
_ON_DAYS = 90
"""Of so many hunts of a hundred strong detectives make the most; in the others they play as easy ones, for otherwise a
casual Fantom never escapes them. (As fair ones they would need more such days, and all of these a strong one escapes.)
"""
_ARREST = 100
"""Likewise fair detectives who see Fantom a ride away: nobody overlooks an arrest that lies before them."""


def choose(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return the move of the menu that is best for the seat's side, as far as this strength and budget can tell.

    The budget is that of a whole turn of the side. Raises nothing on any hand with a move to make.
    """
    decide = fantom.decide if hand.seat == hand.board.fantom else detectives.decide
    return decide(hand, moves, chance, replace(budget, strength=_strength(hand, moves, budget)))


def _strength(hand: Hand, moves: tuple[Move, ...], budget: Budget) -> Strength:
    """Return as which strength this turn is played: the same for all pawns of a round, but for an arrest."""
    board = hand.board
    turn = (board.placed, len(board.hunts), len(board.log), hand.route)
    if hand.seat == board.fantom:
        return mixed(budget.strength, turn, fair=_FANTOM_FAIR, easy=_FANTOM_EASY)
    arrest = any(isinstance(move, Ride | Send) and move.to == board.black for move in moves)
    return mixed(in_form(board, budget.strength), turn, fair=_ARREST if arrest else _DETECTIVES_FAIR)


def in_form(board: Board, strength: Strength) -> Strength:
    """Return as which strength the detectives go through this hunt: now and then strong ones have an off day."""
    if strength is not Strength.STRONG:
        return strength
    hunt = (len(board.hunts), board.placed)
    return mixed(strength, hunt, fair=0, strong=_ON_DAYS)

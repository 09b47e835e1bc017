"""The computer players of both sides. They decide from the view of their seat, never from a state."""

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


_FANTOM_FAIR_PERCENT, _FANTOM_EASY_PERCENT = 74, 57
_DETECTIVES_FAIR_PERCENT = 20
"""Percentage of turns in which a fair or easy player of a side plays as a strong one."""
_STRONG_HUNT_PERCENT = 90
"""Percentage of hunts in which strong detectives play at full strength. In the others they play as easy ones, because
otherwise a casual Fantom never escapes. (If they played as fair ones, they would need more such hunts, and a strong
Fantom would escape in all of these.)"""
_ARREST_PERCENT = 100
"""The same for fair detectives that see Fantom a ride away: they never overlook an open arrest."""


def choose(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return the best move of the menu for the seat's side, within this strength and budget.

    The budget covers a whole turn of the side. Raises nothing if there is a move to make.
    """
    decide = fantom.decide if hand.seat == hand.board.fantom else detectives.decide
    return decide(hand, moves, chance, replace(budget, strength=_turn_strength(hand, moves, budget)))


def _turn_strength(hand: Hand, moves: tuple[Move, ...], budget: Budget) -> Strength:
    """Return the strength of this turn: the same for all pawns of a round, except for an arrest."""
    board = hand.board
    turn = (board.placed, len(board.hunts), len(board.log), hand.route)
    if hand.seat == board.fantom:
        return mixed(budget.strength, turn, fair=_FANTOM_FAIR_PERCENT, easy=_FANTOM_EASY_PERCENT)
    arrest = any(isinstance(move, Ride | Send) and move.to == board.black for move in moves)
    return mixed(
        strength_in_hunt(board, budget.strength), turn, fair=_ARREST_PERCENT if arrest else _DETECTIVES_FAIR_PERCENT
    )


def strength_in_hunt(board: Board, strength: Strength) -> Strength:
    """Return the detectives' strength in this hunt: strong ones have an off day in some hunts."""
    if strength is not Strength.STRONG:
        return strength
    hunt = (len(board.hunts), board.placed)
    return mixed(strength, hunt, fair=0, strong=_STRONG_HUNT_PERCENT)

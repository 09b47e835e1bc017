"""The computer player: wraps anything for everybody and is ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.wishes.board import Ready, Wrap

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Budget
    from cogs.wishes.board import Hand, Move


def computer(hand: Hand, menu: tuple[Move, ...], chance: Chance, _budget: Budget) -> Move:
    """Be ready if that can be; or else wrap something for somebody who has nothing yet."""
    if Ready() in menu:
        return Ready()
    return chance.pick([move for move in menu if isinstance(move, Wrap) and not hand.wrapped[move.friend]])

"""The computer player: wraps a random thing for every friend, then becomes ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.wishes.board import Ready, Wrap

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Budget
    from cogs.wishes.board import Hand, Move


def computer(hand: Hand, menu: tuple[Move, ...], chance: Chance, _budget: Budget) -> Move:
    """Become ready if possible; otherwise wrap a random thing for a friend without one."""
    if Ready() in menu:
        return Ready()
    return chance.pick([move for move in menu if isinstance(move, Wrap) and not hand.wrapped[move.friend]])

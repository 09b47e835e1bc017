"""The game on Discord: described in text, without pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.game_ui import GameUI
from bot.ui.interactions.game_cog import GameCog
from cogs.guess.game import GAME

if TYPE_CHECKING:
    from discord.ext.commands import Bot

    from bot.i18n.translation import Say
    from cogs.guess.board import Board


def describe(board: Board, say: Say) -> str:
    """Describe the board: the bounds of the number, and every guess with its player."""
    bounds = say("found", secret=board.secret) if board.secret else say("between", low=board.low, high=board.high)
    guesses = (f"{say.names[turn % len(say.names)]}: {number}" for turn, number in enumerate(board.guesses))
    return "\n".join((bounds, *guesses))


UI = GameUI(
    game=GAME,
    emblem="🔢",
    colour=0x3B88C3,
    describe=describe,
    public_menu=lambda _board: True,
)


async def setup(client: Bot) -> None:
    """Add the game to the bot."""
    await client.add_cog(GameCog(client, UI))

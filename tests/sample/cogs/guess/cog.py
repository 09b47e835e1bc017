"""How the game looks on Discord: told in words, without a picture."""

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
    """Tell the whole board: what is known of the number, and who guessed what."""
    known = say("found", secret=board.secret) if board.secret else say("between", low=board.low, high=board.high)
    guesses = (f"{say.names[at % len(say.names)]}: {number}" for at, number in enumerate(board.guesses))
    return "\n".join((known, *guesses))


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

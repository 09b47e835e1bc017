"""How the game looks on Discord: text only; bids are made in direct messages or on private panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.game_ui import GameUI
from bot.ui.interactions.game_cog import GameCog
from cogs.auction.game import GAME

if TYPE_CHECKING:
    from discord.ext.commands import Bot

    from bot.i18n.translation import Say
    from cogs.auction.board import Board, Hand


def describe(board: Board, say: Say) -> str:
    """Return the board as text: the prize, and each player's points, coins and whether they have bid."""
    lines = [say("open-prize", prize=board.prize)] if board.prize else []
    for name, points, coins, sealed in zip(say.names, board.points, board.coins, board.sealed, strict=True):
        parts = [say("player", seat=name, points=points)]
        parts += [say("coins-left", coins=", ".join(map(str, coins)))] if coins else []
        parts += [say("has-bid")] if sealed else []
        lines.append(" ".join(parts))
    return "\n".join(lines)


def secrets(hand: Hand, say: Say) -> str:
    """Return the player's sealed bid as text, or a line for no bid."""
    return say("your-bid", coin=hand.sealed) if hand.sealed else say("no-bid")


UI = GameUI(game=GAME, emblem="🪙", colour=0xC69C2B, describe=describe, secrets=secrets)


async def setup(client: Bot) -> None:
    """Add the game to the bot."""
    await client.add_cog(GameCog(client, UI))

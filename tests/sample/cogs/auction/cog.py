"""How the game looks on Discord: text only; bids are made in direct messages or on private panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.game_ui import Choice, DailyUI, GameUI, Picker
from bot.ui.interactions.game_cog import GameCog
from cogs.auction.daily import Ask, GiveUp, Name
from cogs.auction.game import GAME

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from discord.ext.commands import Bot

    from bot.i18n.translation import Say
    from bot.ui.game_ui import Row
    from cogs.auction.board import Board, Hand
    from cogs.auction.daily import Puzzle, View


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


def daily_headline(view: View, say: Say) -> str:
    """Return the answer to the last question."""
    return say("daily-answer", last=view.last) if view.last else ""


def daily_words(view: View, say: Say) -> str:
    """Return the bounds, or the number at the end."""
    return say("daily-found", secret=view.secret) if view.secret else say("daily-between", low=view.low, high=view.high)


def daily_menu(moves: Sequence[Any], _view: View, say: Say) -> tuple[Row, ...]:
    """Lay out questions and answers as lists."""
    lists = {
        kind: tuple(Choice(n, say.move(move)) for n, move in enumerate(moves) if isinstance(move, kind))
        for kind in (Ask, Name)
    }
    return tuple(Picker(say("pick-a-move"), choices) for choices in lists.values() if choices)


def daily_surrender(moves: Sequence[Any], say: Say) -> tuple[Choice, ...]:
    """Return the move that gives up."""
    return tuple(Choice(n, say.move(move)) for n, move in enumerate(moves) if isinstance(move, GiveUp))


def daily_solution(puzzle: Puzzle, say: Say) -> str:
    """Return the number."""
    return say("daily-found", secret=puzzle.secret)


UI = GameUI(
    game=GAME,
    emblem="🪙",
    colour=0xC69C2B,
    describe=describe,
    secrets=secrets,
    daily=DailyUI(
        emblem="🔢",
        headline=daily_headline,
        describe=daily_words,
        pictures=(),
        menu=daily_menu,
        surrender=daily_surrender,
        solution=daily_solution,
    ),
)


async def setup(client: Bot) -> None:
    """Add the game to the bot."""
    await client.add_cog(GameCog(client, UI))

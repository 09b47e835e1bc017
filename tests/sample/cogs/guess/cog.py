"""The game on Discord: described in text, without pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.game_ui import Choice, DailyUI, GameUI, Picker, buttons
from bot.ui.interactions.game_cog import GameCog
from cogs.guess.daily import Ask, GiveUp, Name
from cogs.guess.game import GAME

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from discord.ext.commands import Bot

    from bot.i18n.translation import Say
    from bot.ui.game_ui import Row
    from cogs.guess.board import Board
    from cogs.guess.daily import Puzzle, View


def describe(board: Board, say: Say) -> str:
    """Describe the board: the bounds of the number, and every guess with its player."""
    bounds = say("found", secret=board.secret) if board.secret else say("between", low=board.low, high=board.high)
    guesses = (f"{say.names[turn % len(say.names)]}: {number}" for turn, number in enumerate(board.guesses))
    return "\n".join((bounds, *guesses))


def daily_headline(view: View, say: Say) -> str:
    """Return the answer to the last question."""
    return say("daily-answer", last=view.last) if view.last else ""


def daily_words(view: View, say: Say) -> str:
    """Return the bounds, or the number at the end."""
    return say("found", secret=view.secret) if view.secret else say("daily-between", low=view.low, high=view.high)


def daily_menu(moves: Sequence[Any], _view: View, say: Say) -> tuple[Row, ...]:
    """Lay out questions and answers as lists, and giving up as a button."""
    lists = {
        kind: tuple(Choice(n, say.move(move)) for n, move in enumerate(moves) if isinstance(move, kind))
        for kind in (Ask, Name)
    }
    ends = (Choice(n, say.move(move)) for n, move in enumerate(moves) if isinstance(move, GiveUp))
    return (*(Picker(say("pick-a-move"), choices) for choices in lists.values() if choices), *buttons(ends))


def daily_solution(puzzle: Puzzle, say: Say) -> str:
    """Return the number."""
    return say("found", secret=puzzle.secret)


UI = GameUI(
    game=GAME,
    emblem="🔢",
    colour=0x3B88C3,
    describe=describe,
    public_menu=lambda _board: True,
    daily=DailyUI(
        emblem="🔢",
        headline=daily_headline,
        describe=daily_words,
        pictures=(),
        menu=daily_menu,
        solution=daily_solution,
    ),
)


async def setup(client: Bot) -> None:
    """Add the game to the bot."""
    await client.add_cog(GameCog(client, UI))

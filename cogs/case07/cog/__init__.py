"""The face of 07 zgłoś się: its words for boards and menus, its colours, its pictures.

Sees boards and hands only. A case that is not solved, and the deck, are not to be had here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ui.game_ui import Drawing, GameUI
from bot.ui.interactions.completion import folded
from bot.ui.interactions.game_cog import GameCog
from cogs.case07.cog.hands import known, noted, secrets
from cogs.case07.cog.layout import menu
from cogs.case07.cog.notebook import pages
from cogs.case07.describe import called, chart, describe, headline
from cogs.case07.game import GAME
from cogs.case07.kinds import Card
from cogs.case07.labels import PICTOGRAMS, blanks, label
from cogs.case07.moves import Answer, Size
from cogs.case07.view import Phase
from images.case07 import draw_board, draw_chart, draw_notebook, draw_own

if TYPE_CHECKING:
    from discord.ext.commands import Bot

    from bot.i18n import Say
    from cogs.case07.view import Board
    from images.kit import Look, Picture


def offered(field: str, value: Any, _board: Board, say: Say) -> str | None:
    """Return a typed value in words: cards by pictogram and name, answers as one says them; None for numbers."""
    if isinstance(value, Card):
        return f"{PICTOGRAMS[value]} {label(value, say)}"
    if isinstance(value, Size | Answer):
        return say(f"{field}-{value.value}")
    return say(f"{_YES_OR_NO[field]}-{str(value).lower()}") if isinstance(value, bool) else None


def misnamed(typed: str, say: Say) -> str | None:
    """Return why blank tiles are refused: they lie on the board and have names, but no card."""
    return "refused-blank" if folded(typed) in map(folded, blanks(say)) else None


def just_ended(board: Board, look: Look) -> Picture | None:
    """Draw how the last investigation went, in the first round of the next one and after the game; else None."""
    fresh = board.round == 1 or board.phase is Phase.OVER
    return draw_chart(board, look) if fresh else None


_YES_OR_NO = {"right": "judged", "out": "noting"}
"""What the two values of a field are called."""

UI = GameUI(
    game=GAME,
    emblem="🚔",
    colour=0x2F5D8C,
    pictures=(Drawing(draw_board, describe), Drawing(just_ended, chart)),
    secret_turns=False,
    hand_pictures=(Drawing(draw_own, known), Drawing(draw_notebook, noted)),
    headline=headline,
    describe=describe,
    secrets=secrets,
    call=called,
    menu=menu,
    notes=pages,
    label=offered,
    misnamed=misnamed,
)


async def setup(client: Bot) -> None:
    """Add the cog to a client; called through the package."""
    await client.add_cog(GameCog(client, UI))

"""The face of the Tour: its words for boards and menus, its colours, its pictures.

Sees moves, boards and hands only. An order is not to be had here but in its owner's hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ui.game_ui import Chapter, GameUI
from bot.ui.interactions.game_cog import GameCog
from cogs.tour.cog.chapter import ended
from cogs.tour.cog.layout import menu, typed_only
from cogs.tour.cog.sheet import secrets
from cogs.tour.describe import called, describe, headline
from cogs.tour.game import GAME
from cogs.tour.labels import offered
from cogs.tour.moves import Absent

if TYPE_CHECKING:
    from discord.ext.commands import Bot


def without_asking(move: Any, _board: Any) -> bool:
    """Tell whether being absent costs nothing yet: for a round, not for good."""
    return not move.for_good


UI = GameUI(
    game=GAME,
    emblem="🚴",
    colour=0xF2C500,
    chapter=Chapter(ended),
    headline=headline,
    describe=describe,
    secrets=secrets,
    menu=menu,
    typed_only=typed_only,
    asks_first=(Absent,),
    without_asking=without_asking,
    label=offered,
    call=called,
)


async def setup(client: Bot) -> None:
    """Add the cog to a client; called through the package."""
    await client.add_cog(GameCog(client, UI))

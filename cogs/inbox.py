"""`/moves`: every seat that waits for one person, across all servers, longest waiting first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from bot.ui.interactions.request import AckMode, handle
from bot.ui.localization import localized
from bot.ui.messages import cards
from bot.ui.messages.layout import framed

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request

MOST = 20
"""A message holds so many lines comfortably; the oldest come first, so nothing urgent is cut."""


async def moves(request: Request) -> None:
    """Answer with the list, or with the good news that there is none."""
    waiting = request.app.tables.waiting_for(request.user)
    lines = [cards.waiting_line(w.table, request.app.uis[w.table.game], request.say, w.seat) for w in waiting]
    heading = request.say("inbox", count=len(lines))
    await request.answer(framed(heading, "\n".join(lines[:MOST])))


class Inbox(commands.Cog):
    """The list of what waits for one person."""

    @localized("command-moves")
    async def moves(self, interaction: discord.Interaction[Any]) -> None:
        """List every seat that waits for whoever asks."""
        await handle(interaction, AckMode.PRIVATE, moves)


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(Inbox())

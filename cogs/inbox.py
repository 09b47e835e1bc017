"""`/moves`: every seat that waits for one person, across all servers, longest waiting first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui import cards
from bot.ui.sheet import sheet
from bot.ui.visit import Manner, attend
from bot.ui.words import word

if TYPE_CHECKING:
    from bot.ui.client import HouseClient
    from bot.ui.visit import Visit

MOST = 20
"""A message holds so many lines comfortably; the oldest come first, so nothing urgent is cut."""


async def moves(visit: Visit) -> None:
    """Answer with the list, or with the good news that there is none."""
    waiting = visit.house.tables.waiting_for(visit.user)
    lines = [cards.waiting_line(w.table, visit.house.uis[w.table.game], visit.say, w.seat) for w in waiting]
    heading = visit.say("inbox", count=len(lines))
    await visit.answer(sheet(heading, "\n".join(lines[:MOST])))


class Inbox(commands.Cog):
    """The list of what waits for one person."""

    @app_commands.command(name=word("command-moves"), description=word("command-moves.about"))
    async def moves(self, interaction: discord.Interaction[Any]) -> None:
        """List every seat that waits for whoever asks."""
        await attend(interaction, interaction.client.house, Manner.PRIVATE, moves)


async def setup(client: HouseClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(Inbox())

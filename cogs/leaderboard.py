"""`/leaderboard`: the players of this server by rating."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import discovery
from bot.results.leaderboard import Period
from bot.ui.interactions import leaderboards
from bot.ui.interactions.command_tree import game_word, localized, word
from bot.ui.interactions.component_handlers import ComponentHandler
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.messages.leaderboard_page import RankingView, subjects

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient

SUBJECTS = [
    app_commands.Choice(
        name=game_word(f"role-{role}", game) if role else word("game-name", game),
        value=RankingView(game, role).subject,
    )
    for game, role in subjects(discovery.games().values())
]
"""The games, those with roles once for each role."""
PERIODS = [app_commands.Choice(name=word(f"ranking-{period.value}"), value=period.value) for period in Period]


class LeaderboardCog(commands.Cog):
    """`/leaderboard`."""

    @localized("command-leaderboard")
    @app_commands.choices(game=SUBJECTS, time=PERIODS)
    async def leaderboard(
        self, interaction: discord.Interaction[Any], game: str | None = None, time: str | None = None
    ) -> None:
        """Show the server's players by rating."""
        period = Period.ALL if time is None else Period(time)
        await handle(interaction, AckMode.PRIVATE, partial(leaderboards.show, subject=game, period=period))


async def setup(client: BotClient) -> None:
    """Add the cog and the button that opens its page to a client."""
    client.component_handlers["best"] = ComponentHandler(AckMode.PRIVATE, leaderboards.show_usual)
    await client.add_cog(LeaderboardCog())

"""`/play`: open a table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import discovery
from bot.game.contract import Strength
from bot.table.model import Pace
from bot.ui.interactions import typed_choices
from bot.ui.interactions.command_tree import localized
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.interactions.opening import MAX_COMPUTERS, TableRequest, play

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient


class Lobby(commands.Cog):
    """`/play`."""

    @localized("command-play", "command-invite", "command-quick-game")
    @app_commands.choices(
        game=typed_choices.of_games(discovery.games()), strength=typed_choices.STRENGTHS, pace=typed_choices.PACES
    )
    async def play(  # noqa: PLR0913, PLR0917 - one for each Discord option
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        computers: app_commands.Range[int, 0, MAX_COMPUTERS] = 0,
        strength: str | None = None,
        pace: str | None = None,
        invite: discord.Member | discord.User | None = None,
        invite2: discord.Member | discord.User | None = None,
        invite3: discord.Member | discord.User | None = None,
        invite4: discord.Member | discord.User | None = None,
        invite5: discord.Member | discord.User | None = None,
        invite6: discord.Member | discord.User | None = None,
        invite7: discord.Member | discord.User | None = None,
        private: bool = False,  # noqa: FBT001, FBT002 - a Discord option
        quick: bool = False,  # noqa: FBT001, FBT002 - a Discord option
    ) -> None:
        """Open a table."""
        members = (invite, invite2, invite3, invite4, invite5, invite6, invite7)
        wanted = TableRequest(
            game=game,
            computers=computers,
            strength=Strength(strength) if strength else None,
            pace=Pace(pace) if pace else None,
            guests=[guest for guest in members if guest is not None],
            private=private,
            quick=quick,
        )
        await handle(interaction, AckMode.PRIVATE, partial(play, wanted=wanted))


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(Lobby())

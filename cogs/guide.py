"""`/rules`, `/help` and `/about`: what a newcomer asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.game import Refused
from bot.ui import reading
from bot.ui.sheet import sheet
from bot.ui.visit import Manner, attend
from bot.ui.words import word

if TYPE_CHECKING:
    from bot.ui.client import HouseClient
    from bot.ui.house import House
    from bot.ui.visit import Visit


def rules_command(house: House) -> app_commands.Command[Any, ..., Any]:
    """Make `/rules` with a choice for every game there is."""
    games = [app_commands.Choice(name=word("game-name", name), value=name) for name in sorted(house.uis)]

    @app_commands.command(name=word("command-rules"), description=word("command-rules.about"))
    @app_commands.rename(game=word("command-play.game"))
    @app_commands.describe(game=word("command-play.game-about"))
    @app_commands.choices(game=games)
    async def rules(interaction: discord.Interaction[Any], game: str) -> None:
        async def work(visit: Visit) -> None:
            if game not in visit.house.uis:
                raise Refused("no-such-game")
            await visit.answer(reading.rules(visit.house.uis[game], visit.say.within(game)))

        await attend(interaction, interaction.client.house, Manner.PRIVATE, work)

    return cast("app_commands.Command[Any, ..., Any]", rules)


async def show_help(visit: Visit) -> None:
    """The games, the first steps, the commands."""
    games = "\n".join(
        f"{ui.emblem} **{visit.say.within(name)('game-name')}** — {visit.say.within(name)('game-tagline')}"
        for name, ui in sorted(visit.house.uis.items())
    )
    await visit.answer(sheet(visit.say("help-start"), games, visit.say("help-commands")))


async def about(visit: Visit) -> None:
    """Who made what this stands on, under which licences."""
    await visit.answer(sheet(visit.say("about")))


class Guide(commands.Cog):
    """Help."""

    def __init__(self, client: HouseClient) -> None:
        self._client = client

    async def cog_load(self) -> None:
        """Register `/rules` with the games of this house."""
        self._client.tree.add_command(rules_command(self._client.house))

    async def cog_unload(self) -> None:
        """Take `/rules` away."""
        self._client.tree.remove_command("rules")

    @app_commands.command(name=word("command-help"), description=word("command-help.about"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Show the first steps."""
        await attend(interaction, interaction.client.house, Manner.PRIVATE, show_help)

    @app_commands.command(name=word("command-about"), description=word("command-about.about"))
    async def about(self, interaction: discord.Interaction[Any]) -> None:
        """Show the credits."""
        await attend(interaction, interaction.client.house, Manner.PRIVATE, about)


async def setup(client: HouseClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(Guide(client))

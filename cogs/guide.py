"""`/rules`, `/help` and `/about`: what a newcomer asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.game import Refused
from bot.ui.interactions.request import AckMode, handle
from bot.ui.localization import word
from bot.ui.messages import reading
from bot.ui.messages.layout import sheet

if TYPE_CHECKING:
    from bot.ui.app import App
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request


def rules_command(app: App) -> app_commands.Command[Any, ..., Any]:
    """Make `/rules` with a choice for every game there is."""
    games = [app_commands.Choice(name=word("game-name", name), value=name) for name in sorted(app.uis)]

    @app_commands.command(name=word("command-rules"), description=word("command-rules.about"))
    @app_commands.rename(game=word("command-play.game"))
    @app_commands.describe(game=word("command-play.game-about"))
    @app_commands.choices(game=games)
    async def rules(interaction: discord.Interaction[Any], game: str) -> None:
        async def work(request: Request) -> None:
            if game not in request.app.uis:
                raise Refused("no-such-game")
            await request.answer(reading.rules(request.app.uis[game], request.say.within(game)))

        await handle(interaction, AckMode.PRIVATE, work)

    return cast("app_commands.Command[Any, ..., Any]", rules)


async def show_help(request: Request) -> None:
    """The games, the first steps, the commands."""
    games = "\n".join(
        f"{ui.emblem} **{request.say.within(name)('game-name')}** — {request.say.within(name)('game-tagline')}"
        for name, ui in sorted(request.app.uis.items())
    )
    await request.answer(sheet(request.say("help-start"), games, request.say("help-commands")))


async def about(request: Request) -> None:
    """Who made what this stands on, under which licences."""
    await request.answer(sheet(request.say("about")))


class Guide(commands.Cog):
    """Help."""

    def __init__(self, client: BotClient) -> None:
        self._client = client

    async def cog_load(self) -> None:
        """Register `/rules` with the games of this house."""
        self._client.tree.add_command(rules_command(self._client.app))

    async def cog_unload(self) -> None:
        """Take `/rules` away."""
        self._client.tree.remove_command("rules")

    @app_commands.command(name=word("command-help"), description=word("command-help.about"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Show the first steps."""
        await handle(interaction, AckMode.PRIVATE, show_help)

    @app_commands.command(name=word("command-about"), description=word("command-about.about"))
    async def about(self, interaction: discord.Interaction[Any]) -> None:
        """Show the credits."""
        await handle(interaction, AckMode.PRIVATE, about)


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(Guide(client))

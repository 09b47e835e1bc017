"""`/rules`, `/help` and `/about`: information for new users."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import discovery
from bot.ui.interactions import typed_choices
from bot.ui.interactions.command_tree import localized
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.interactions.reading_up import rules
from bot.ui.messages.games import line
from bot.ui.messages.layout import framed

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request


async def show_help(request: Request) -> None:
    """Show the first steps, the games and the commands."""
    games = "\n".join(line(ui, request.say) for ui in request.app.uis.values())
    await request.answer(framed(request.say("help-start"), games, request.say("help-commands")))


async def about(request: Request) -> None:
    """Show the credits with licences, the operator's pages on privacy and terms, and how to be forgotten."""
    await request.answer(framed(request.say("about"), _operator_links(request) or None))


def _operator_links(request: Request) -> str:
    """Return the links to the operator's pages, and how to be forgotten."""
    settings, say = request.app.settings, request.say
    pages = (("about-privacy", settings.privacy_url), ("about-terms", settings.terms_url))
    links = (f"[{say(name)}]({address})" for name, address in pages if address)
    return " · ".join((*links, say("about-forget")))


class Guide(commands.Cog):
    """`/rules`, `/help` and `/about`."""

    @localized("command-rules", "command-play")
    @app_commands.choices(game=typed_choices.of_games(discovery.games()))
    async def rules(self, interaction: discord.Interaction[Any], game: str) -> None:
        """Show the rules of a game."""
        await handle(interaction, AckMode.PRIVATE, partial(rules, game=game))

    @localized("command-help")
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Show the first steps."""
        await handle(interaction, AckMode.PRIVATE, show_help)

    @localized("command-about")
    async def about(self, interaction: discord.Interaction[Any]) -> None:
        """Show the credits."""
        await handle(interaction, AckMode.PRIVATE, about)


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(Guide())

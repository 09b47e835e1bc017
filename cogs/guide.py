"""`/rules`, `/help` and `/about`: information for new users."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import discovery
from bot.game.contract import Refused
from bot.ui.interactions import typed_choices
from bot.ui.interactions.command_tree import localized
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.messages import information
from bot.ui.messages.layout import framed

if TYPE_CHECKING:
    from bot.i18n.translation import Say
    from bot.ui.game_ui import GameUI
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request


async def rules(request: Request, game: str) -> None:
    """Show the rules of a game; raise `Refused` if there is no such game."""
    if game not in request.app.uis:
        raise Refused("no-such-game")
    await request.answer(information.rules(request.app.uis[game], request.say.within(game)))


async def show_help(request: Request) -> None:
    """Show the first steps, the games and the commands."""
    games = "\n".join(_game_line(ui, request.say.within(name)) for name, ui in sorted(request.app.uis.items()))
    await request.answer(framed(request.say("help-start"), games, request.say("help-commands")))


def _game_line(ui: GameUI, say: Say) -> str:
    """Return the line of a game in the help: emblem, name and tagline."""
    return f"{ui.emblem} **{say('game-name')}** – {say.about('game-tagline', ui.game.options())}"


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

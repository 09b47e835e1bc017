"""The welcome: what the bot is and what it does not do, in the language of the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.i18n import names
from bot.i18n.translation import DEFAULT, Say
from bot.ui.app import known_language
from bot.ui.messages import doors
from bot.ui.messages.components import button
from bot.ui.messages.layout import framed, notification

if TYPE_CHECKING:
    import discord

    from bot.transport.message import Message
    from bot.ui.app import App


async def message(app: App, guild: discord.Guild, is_letter: bool) -> Message:  # noqa: FBT001 - one of two forms
    """Return a server's welcome; a letter is for the inviter to a server where the bot may not speak anywhere.

    Tables and settings need the server, so the only button of a letter lists the games. Raise `StorageFailed` if the
    server's settings cannot be read.
    """
    say = Say(await _language(app, guild))
    games = button("games", say("welcome-games"), "📖")
    if is_letter:
        first_line = say("welcome-letter", server=names.escaped_name(guild.name))
        return notification(first_line, say("welcome-hello"), say("welcome-not"), [games])
    controls = [
        button("newtable", say("welcome-open"), "🎲", main=True),
        *doors.puzzles(app, say),
        games,
        button("setup", say("welcome-settings"), "⚙️"),
    ]
    return framed(say("welcome-hello"), say("welcome-not"), controls, say("welcome-leaves"))


async def _language(app: App, guild: discord.Guild) -> str:
    """Return the language of a server's public messages: the moderators' choice, else the server's on Discord."""
    await app.preferences.fetch(guilds=[guild.id])
    return app.preferences.server(guild.id).language or known_language(guild.preferred_locale) or DEFAULT

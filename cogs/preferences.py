"""`/language`, `/quiet` and `/settings`: what a person and a server's moderators may choose."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.game import Refused
from bot.i18n import LANGUAGES, Say
from bot.table.model import Pace
from bot.ui.interactions import typed_choices, venue
from bot.ui.interactions.request import AckMode, handle
from bot.ui.interactions.server_files import moderated
from bot.ui.localization import localized
from bot.ui.messages.layout import framed, notice

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request

OWN_NAMES = [app_commands.Choice(name=Say(language)("language-name"), value=language) for language in LANGUAGES]
"""Every language by its own name, the same for every reader."""
MOST = 25
MINUTES = 60


async def choose_language(request: Request, language: str, *, server: bool) -> None:
    """Speak this language to whoever asks from now on, or in public on their server."""
    if language not in LANGUAGES:
        raise Refused("no-such-language")
    app = request.app
    if not server:
        await app.preferences.save_person(replace(app.preferences.person(request.user), language=language))
        request.say = Say(language)
        await request.answer(notice(request.say("language-chosen")))
        return
    guild = moderated(request)
    await app.preferences.save_server(replace(app.preferences.server(guild), language=language))
    await request.answer(notice(Say(language)("language-of-server-chosen")))


async def choose_quiet(request: Request, begin: int | None, end: int | None, zone: str | None) -> None:
    """Hold pings back between these hours; without hours, at no time."""
    app = request.app
    before = app.preferences.person(request.user)
    zone = zone or before.zone
    if zone not in available_timezones():
        raise Refused("no-such-zone")
    if (begin is None) != (end is None) or (begin is not None and begin == end):
        raise Refused("quiet-needs-both")
    hours = (None, None) if begin is None or end is None else (begin * MINUTES, end * MINUTES)
    await app.preferences.save_person(replace(before, quiet_from=hours[0], quiet_to=hours[1], zone=zone))
    key = "quiet-off" if begin is None else "quiet-on"
    await request.answer(notice(request.say(key, begin=begin or 0, end=end or 0, zone=zone)))


async def choose_for_server(
    request: Request, channel: discord.TextChannel | None, language: str | None, pace: str | None
) -> None:
    """Change what is given and show everything as it now is."""
    guild = moderated(request)
    app = request.app
    now = app.preferences.server(guild)
    if channel is not None:
        venue.check(channel.permissions_for(channel.guild.me), channel.id, request.say)
        now = replace(now, channel=channel.id)
    now = replace(now, language=language or now.language, pace=Pace(pace) if pace else now.pace)
    await app.preferences.save_server(now)
    await request.answer(
        framed(
            request.say("settings"),
            request.say(
                "settings-channel", channel=f"<#{now.channel}>" if now.channel else request.say("settings-any")
            ),
            request.say("settings-language", language=Say(now.language or "en")("language-name")),
            request.say("settings-pace", pace=request.say(f"pace-{(now.pace or Pace.DAILY).value}")),
        )
    )


async def zones(_interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Suggest time zones."""
    found = [zone for zone in sorted(available_timezones()) if typed.lower() in zone.lower()]
    return [app_commands.Choice(name=zone, value=zone) for zone in found[:MOST]]


class Preferences(commands.Cog):
    """Choices of people and servers."""

    @localized("command-language")
    @app_commands.choices(language=OWN_NAMES)
    async def language(self, interaction: discord.Interaction[Any], language: str, server: bool = False) -> None:  # noqa: FBT001, FBT002 - a Discord option
        """Choose a language for oneself, or for the server."""
        await handle(interaction, AckMode.PRIVATE, partial(choose_language, language=language, server=server))

    @localized("command-quiet")
    @app_commands.autocomplete(zone=zones)
    async def quiet(
        self,
        interaction: discord.Interaction[Any],
        begin: app_commands.Range[int, 0, 23] | None = None,
        end: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
    ) -> None:
        """Choose the hours in which nothing pings."""
        await handle(interaction, AckMode.PRIVATE, partial(choose_quiet, begin=begin, end=end, zone=zone))

    @localized("command-settings", "command-language", "command-play")
    @app_commands.choices(language=OWN_NAMES, pace=typed_choices.PACES)
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(
        self,
        interaction: discord.Interaction[Any],
        channel: discord.TextChannel | None = None,
        language: str | None = None,
        pace: str | None = None,
    ) -> None:
        """Show the server's settings and change those given."""
        chosen = partial(choose_for_server, channel=channel, language=language, pace=pace)
        await handle(interaction, AckMode.PRIVATE, chosen)


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(Preferences())

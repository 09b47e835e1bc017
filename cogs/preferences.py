"""`/language`, `/quiet` and `/settings`: what a person and a server's moderators may choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.game import Refused
from bot.i18n import LANGUAGES, Say
from bot.table.model import Pace
from bot.ui.interactions import venue
from bot.ui.interactions.request import AckMode, handle
from bot.ui.interactions.server_files import moderated
from bot.ui.localization import word
from bot.ui.messages.layout import notice, sheet

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request

OWN_NAMES = [app_commands.Choice(name=Say(language)("language-name"), value=language) for language in LANGUAGES]
"""Every language by its own name, the same for every reader."""
PACES = [app_commands.Choice(name=word(f"pace-{pace.value}"), value=pace.value) for pace in Pace]
MOST = 25
MINUTES = 60


async def choose_language(request: Request, language: str, *, server: bool) -> None:
    """Speak this language to the visitor from now on, or in public on his server."""
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
        sheet(
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

    @app_commands.command(name=word("command-language"), description=word("command-language.about"))
    @app_commands.rename(language=word("command-language.language"), server=word("command-language.server"))
    @app_commands.describe(
        language=word("command-language.language-about"), server=word("command-language.server-about")
    )
    @app_commands.choices(language=OWN_NAMES)
    async def language(self, interaction: discord.Interaction[Any], language: str, server: bool = False) -> None:  # noqa: FBT001, FBT002 - a Discord option
        """Choose a language for oneself, or for the server."""

        async def work(request: Request) -> None:
            await choose_language(request, language, server=server)

        await handle(interaction, AckMode.PRIVATE, work)

    @app_commands.command(name=word("command-quiet"), description=word("command-quiet.about"))
    @app_commands.rename(
        begin=word("command-quiet.begin"), end=word("command-quiet.end"), zone=word("command-quiet.zone")
    )
    @app_commands.describe(
        begin=word("command-quiet.begin-about"),
        end=word("command-quiet.end-about"),
        zone=word("command-quiet.zone-about"),
    )
    @app_commands.autocomplete(zone=zones)
    async def quiet(
        self,
        interaction: discord.Interaction[Any],
        begin: app_commands.Range[int, 0, 23] | None = None,
        end: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
    ) -> None:
        """Choose the hours in which nothing pings."""

        async def work(request: Request) -> None:
            await choose_quiet(request, begin, end, zone)

        await handle(interaction, AckMode.PRIVATE, work)

    @app_commands.command(name=word("command-settings"), description=word("command-settings.about"))
    @app_commands.rename(
        channel=word("command-settings.channel"),
        language=word("command-language.language"),
        pace=word("command-play.pace"),
    )
    @app_commands.describe(
        channel=word("command-settings.channel-about"),
        language=word("command-settings.language-about"),
        pace=word("command-settings.pace-about"),
    )
    @app_commands.choices(language=OWN_NAMES, pace=PACES)
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

        async def work(request: Request) -> None:
            await choose_for_server(request, channel, language, pace)

        await handle(interaction, AckMode.PRIVATE, work)


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(Preferences())

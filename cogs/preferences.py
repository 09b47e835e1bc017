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
from bot.ui import permissions
from bot.ui.material import moderated
from bot.ui.sheet import notice, sheet
from bot.ui.visit import Manner, attend
from bot.ui.words import word

if TYPE_CHECKING:
    from bot.ui.client import HouseClient
    from bot.ui.visit import Visit

OWN_NAMES = [app_commands.Choice(name=Say(language)("language-name"), value=language) for language in LANGUAGES]
"""Every language by its own name, the same for every reader."""
PACES = [app_commands.Choice(name=word(f"pace-{pace.value}"), value=pace.value) for pace in Pace]
MOST = 25
MINUTES = 60


async def choose_language(visit: Visit, language: str, *, server: bool) -> None:
    """Speak this language to the visitor from now on, or in public on his server."""
    if language not in LANGUAGES:
        raise Refused("no-such-language")
    house = visit.house
    if not server:
        await house.preferences.save_person(replace(house.preferences.person(visit.user), language=language))
        visit.say = Say(language)
        await visit.answer(notice(visit.say("language-chosen")))
        return
    guild = moderated(visit)
    await house.preferences.save_server(replace(house.preferences.server(guild), language=language))
    await visit.answer(notice(Say(language)("language-of-server-chosen")))


async def choose_quiet(visit: Visit, begin: int | None, end: int | None, zone: str | None) -> None:
    """Hold pings back between these hours; without hours, at no time."""
    house = visit.house
    before = house.preferences.person(visit.user)
    zone = zone or before.zone
    if zone not in available_timezones():
        raise Refused("no-such-zone")
    if (begin is None) != (end is None) or (begin is not None and begin == end):
        raise Refused("quiet-needs-both")
    hours = (None, None) if begin is None or end is None else (begin * MINUTES, end * MINUTES)
    await house.preferences.save_person(replace(before, quiet_from=hours[0], quiet_to=hours[1], zone=zone))
    key = "quiet-off" if begin is None else "quiet-on"
    await visit.answer(notice(visit.say(key, begin=begin or 0, end=end or 0, zone=zone)))


async def choose_for_server(
    visit: Visit, channel: discord.TextChannel | None, language: str | None, pace: str | None
) -> None:
    """Change what is given and show everything as it now is."""
    guild = moderated(visit)
    house = visit.house
    now = house.preferences.server(guild)
    if channel is not None:
        permissions.check(channel.permissions_for(channel.guild.me), channel.id, visit.say)
        now = replace(now, channel=channel.id)
    now = replace(now, language=language or now.language, pace=Pace(pace) if pace else now.pace)
    await house.preferences.save_server(now)
    await visit.answer(
        sheet(
            visit.say("settings"),
            visit.say("settings-channel", channel=f"<#{now.channel}>" if now.channel else visit.say("settings-any")),
            visit.say("settings-language", language=Say(now.language or "en")("language-name")),
            visit.say("settings-pace", pace=visit.say(f"pace-{(now.pace or Pace.DAILY).value}")),
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

        async def work(visit: Visit) -> None:
            await choose_language(visit, language, server=server)

        await attend(interaction, interaction.client.house, Manner.PRIVATE, work)

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

        async def work(visit: Visit) -> None:
            await choose_quiet(visit, begin, end, zone)

        await attend(interaction, interaction.client.house, Manner.PRIVATE, work)

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

        async def work(visit: Visit) -> None:
            await choose_for_server(visit, channel, language, pace)

        await attend(interaction, interaction.client.house, Manner.PRIVATE, work)


async def setup(client: HouseClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(Preferences())

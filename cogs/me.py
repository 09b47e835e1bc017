"""`/me …`: what concerns only the requester; a method per subcommand."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot import discovery
from bot.game.contract import Refused
from bot.i18n.translation import LANGUAGES, Say
from bot.preferences.settings import PingInterval
from bot.table.quiet_hours import QuietHours, stopping_part
from bot.ui.interactions import confirmations, pauses, subscriptions, typed_choices
from bot.ui.interactions.command_tree import localized, word
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.interactions.private_panels import OWN_SETTINGS
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from bot.preferences.settings import PersonSettings
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request

Interaction = discord.Interaction[Any]

MAX_SUGGESTIONS = 25
MINUTES_PER_HOUR = 60


async def choose_language(request: Request, language: str) -> None:
    """Set the requester's language; raise `Refused` for an unknown one."""
    if language not in LANGUAGES:
        raise Refused("no-such-language")
    await request.app.preferences.update(request.user, lambda settings: replace(settings, language=language), new=True)
    request.say = Say(language)
    await request.answer(notice(request.say("language-chosen")), slot=OWN_SETTINGS)


async def choose_quiet(request: Request, begin: int | None, end: int | None, zone: str | None, *, off: bool) -> None:
    """Set the requester's quiet hours, or switch them `off`; without hours, set only the time zone and show them.

    Raise `Refused` for an unknown time zone, for only one of the two hours, or for two equal ones.
    """
    app = request.app
    person, hours_before = app.preferences.person(request.user), app.preferences.quiet_hours(request.user)
    zone = zone or person.zone
    if zone not in available_timezones():
        raise Refused("no-such-zone")
    if (begin is None) != (end is None) or (begin is not None and begin == end):
        raise Refused("quiet-needs-both")
    changes: dict[str, Any] = {"zone": zone}
    if off:
        changes |= {"quiet_from": None, "quiet_to": None}
    elif begin is not None and end is not None:
        changes |= {"quiet_from": begin * MINUTES_PER_HOUR, "quiet_to": end * MINUTES_PER_HOUR}
    changed_person = await app.preferences.update(request.user, lambda settings: replace(settings, **changes), new=True)
    await app.tables.follow_quiet_hours(request.user, hours_before)
    app.tables.ping_anew(request.user)
    text = _quiet_text(changed_person, request.say, changed=off or begin is not None)
    await request.answer(notice(text), slot=OWN_SETTINGS)


def _quiet_text(person: PersonSettings, say: Say, *, changed: bool) -> str:
    """Return the text about a user's quiet hours; `changed`: the command has set them."""
    if person.quiet_from is None or person.quiet_to is None:
        return say("quiet-off" if changed else "quiet-none", zone=person.zone)
    hours = {"begin": person.quiet_from // MINUTES_PER_HOUR, "end": person.quiet_to // MINUTES_PER_HOUR}
    if not changed:
        return say("quiet-now", **hours, zone=person.zone)
    quiet_hours = QuietHours(person.quiet_from, person.quiet_to, person.zone)
    return say("quiet-on", **hours, zone=person.zone, long=str(stopping_part(quiet_hours) != quiet_hours).lower())


async def choose_pings(request: Request, interval: str | None, hour: int | None, zone: str | None) -> None:
    """Set or show the frequency of the requester's pings; an hour without an interval means once a day.

    Raise `Refused` for an unknown time zone, or for an hour with another interval.
    """
    app = request.app
    person, hours_before = app.preferences.person(request.user), app.preferences.quiet_hours(request.user)
    zone = zone or person.zone
    if zone not in available_timezones():
        raise Refused("no-such-zone")
    if hour is not None and interval not in (None, PingInterval.DAILY):
        raise Refused("hour-needs-daily")
    pings = person.pings if interval is None and hour is None else PingInterval(interval or PingInterval.DAILY)
    digest_at = person.digest_at if hour is None else hour * MINUTES_PER_HOUR
    changed_person = await app.preferences.update(
        request.user, lambda settings: replace(settings, pings=pings, digest_at=digest_at, zone=zone), new=True
    )
    await app.tables.follow_quiet_hours(request.user, hours_before)
    app.tables.ping_anew(request.user)
    hours = {"hour": changed_person.digest_at // MINUTES_PER_HOUR, "zone": changed_person.zone}
    await request.answer(notice(request.say(f"pings-{changed_person.pings.value}", **hours)), slot=OWN_SETTINGS)


async def zones(_interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the time zones that contain the typed text, at most `MAX_SUGGESTIONS`."""
    matches = [zone for zone in sorted(available_timezones()) if typed.lower() in zone.lower()]
    return [app_commands.Choice(name=zone, value=zone) for zone in matches[:MAX_SUGGESTIONS]]


class MeCog(commands.GroupCog, group_name=word("command-me"), group_description=word("command-me.about"), name="me"):
    """`/me …`."""

    @localized("command-me-away")
    @app_commands.autocomplete(until=typed_choices.moments)
    async def away(self, interaction: Interaction, until: str | None = None, back: bool = False) -> None:  # noqa: FBT001, FBT002 - a Discord option
        """Set the end of the requester's time off, end it (`back`), or show it."""
        await handle(interaction, AckMode.PRIVATE, partial(pauses.away, until=until, back=back))

    @localized("command-me-quiet")
    @app_commands.autocomplete(zone=zones)
    async def quiet(
        self,
        interaction: Interaction,
        begin: app_commands.Range[int, 0, 23] | None = None,
        end: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
        off: bool = False,  # noqa: FBT001, FBT002 - a Discord option
    ) -> None:
        """Show or set the hours without pings."""
        await handle(interaction, AckMode.PRIVATE, partial(choose_quiet, begin=begin, end=end, zone=zone, off=off))

    @localized("command-me-pings")
    @app_commands.choices(interval=typed_choices.INTERVALS)
    @app_commands.autocomplete(zone=zones)
    async def pings(
        self,
        interaction: Interaction,
        interval: str | None = None,
        hour: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
    ) -> None:
        """Show or set the frequency of pings."""
        work = partial(choose_pings, interval=interval, hour=hour, zone=zone)
        await handle(interaction, AckMode.PRIVATE, work)

    @localized("command-me-language")
    @app_commands.choices(language=typed_choices.LANGUAGES)
    async def language(self, interaction: Interaction, language: str) -> None:
        """Set the requester's language."""
        await handle(interaction, AckMode.PRIVATE, partial(choose_language, language=language))

    @localized("command-me-callme")
    @app_commands.choices(game=typed_choices.of_games(discovery.games()))
    async def callme(self, interaction: Interaction, game: str) -> None:
        """Subscribe to a free seat at a game on this server, or cancel the subscription."""
        await handle(interaction, AckMode.PRIVATE, partial(subscriptions.call_me, game=game))

    @localized("command-me-forget")
    async def forget(self, interaction: Interaction) -> None:
        """Ask the requester to confirm the deletion of all personal data."""
        await handle(interaction, AckMode.PRIVATE, confirmations.ask_forget)


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(MeCog())

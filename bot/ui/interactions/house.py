"""The house rules as they meet a request: who may open which tables, and who is called when one opens.

Roles and permissions are those of the requester at this moment, as Discord sends them with the interaction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from bot.game.contract import Refused
from bot.table.model import Announcement
from bot.ui.interactions.rights import manages_server

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.preferences.settings import ServerSettings
    from bot.table.model import Place
    from bot.ui.game_ui import GameUI
    from bot.ui.interactions.request import Request

MINUTE_S = 60.0


def require_opener(request: Request) -> None:
    """Raise `Refused` unless the requester may open tables on the server of the interaction."""
    guild = request.interaction.guild
    if guild is None:
        raise Refused("play-on-a-server")
    preferences = request.app.preferences
    if preferences.is_blocked(guild.id, request.user):
        raise Refused("blocked-here")
    role = guild.get_role(preferences.server(guild.id).opener or 0)  # a deleted role binds nobody
    user = request.interaction.user
    has_role = role is None or (isinstance(user, discord.Member) and user.get_role(role.id) is not None)
    if role is not None and not has_role and not manages_server(request.interaction):
        raise Refused("house-role-needed", role=role.mention)


def open_games(request: Request) -> Mapping[str, GameUI]:
    """Return the games of which tables may be opened on the server of the interaction."""
    rules = request.app.preferences.house_rules(request.interaction.guild_id or 0)
    return {name: ui for name, ui in request.app.uis.items() if rules.allows(name)}


def require_game(request: Request, game: str) -> None:
    """Raise `Refused`, with the names of the games that may be opened, if tables of a game may not."""
    games = open_games(request)
    if game not in games:
        titles = sorted(request.say.within(name)("game-name") for name in games)
        raise Refused("house-other-games", games=", ".join(titles))


async def claim_call(request: Request, place: Place) -> Announcement | None:
    """Return the call to a new table, or None if nobody is to be called now.

    The time of the call is saved, so that the next one waits for the server's interval. A role is mentioned only if
    the requester may mention it. Raise `StorageFailed`.
    """
    now = request.app.clock.now()
    call: Announcement | None = None

    def claimed(settings: ServerSettings) -> ServerSettings:
        nonlocal call
        if now - settings.called < settings.announcements.call_interval * MINUTE_S:
            return settings
        call = _call(request, settings, place)
        return settings if call is None else replace(settings, called=now)

    if not place.private:
        await request.app.preferences.update_server(place.guild, claimed)
    return call


async def release_call(request: Request, place: Place, before: float) -> None:
    """Undo `claim_call` for a table that was refused; `before` is the time of the call before it."""
    await request.app.preferences.update_server(place.guild, lambda settings: replace(settings, called=before))


def _call(request: Request, settings: ServerSettings, place: Place) -> Announcement | None:
    wanted, guild = settings.announcements, request.interaction.guild
    channel = None if guild is None else guild.get_channel(wanted.call_channel or place.channel)
    if guild is None or channel is None:
        return None
    role = guild.get_role(wanted.call_role or 0)
    user = request.interaction.user
    may_mention = role is not None and (
        role.mentionable or (isinstance(user, discord.Member) and channel.permissions_for(user).mention_everyone)
    )
    mentioned = role.id if role is not None and may_mention else None
    if wanted.call_channel is None and mentioned is None:
        return None
    return Announcement(wanted.call_channel, mentioned)

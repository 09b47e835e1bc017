"""Checks of the values that are chosen for a server's settings, typed or pressed.

Each check returns the value as it is stored, or raises `Refused` with the reason. A modified client can send anything.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import discord

from bot.game.contract import Refused, Strength
from bot.i18n.translation import LANGUAGES
from bot.preferences.choices import CLEARABLE
from bot.table.model import Pace
from bot.ui.interactions import place_hints, table_channel
from bot.ui.interactions.autocomplete import folded

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.ui.interactions.request import Request

MAX_TABLES, MAX_HOSTED = 200, 20
"""The largest limits that a server can choose: the operator's own limits of a channel and of a host."""
MIN_INTERVAL, MAX_INTERVAL = 5, 7 * 24 * 60
"""Minutes between two calls."""


def checked(request: Request, name: str, value: Any) -> Any:
    """Return the value of a setting as it is stored; None clears the setting, if it can be cleared."""
    if value is not None:
        return _CHECKS[name](request, value)
    if name not in CLEARABLE:
        raise Refused("house-not-clearable")
    return None


def _one_of(values: Mapping[str, Any], text: Any) -> Any:
    if text not in values:
        raise Refused("unknown-option")
    return values[text]


def _number(value: Any, least: int, most: int) -> int:
    text = str(value)
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(most)) else 0
    if not least <= number <= most:
        raise Refused("house-number", least=least, most=most)
    return number


def _guild(request: Request) -> discord.Guild:
    guild = request.interaction.guild
    if guild is None:
        raise Refused("play-on-a-server")
    return guild


def _id(value: Any) -> int:
    text = str(value)
    return int(text) if text.isascii() and text.isdigit() else 0


def _table_channel(request: Request, value: Any) -> int:
    channel = _guild(request).get_channel(_id(value))
    media = isinstance(channel, discord.ForumChannel) and channel.is_media()
    if media or not isinstance(channel, discord.TextChannel | discord.ForumChannel):
        raise Refused("play-in-a-text-channel")
    table_channel.check_channel(channel, request.app.language_of_server(request.interaction), request.say)
    return channel.id


def _text_channel(request: Request, value: Any) -> int:
    guild = _guild(request)
    channel = guild.get_channel(_id(value))
    if not isinstance(channel, discord.TextChannel):
        raise Refused("house-text-channel")
    if names := place_hints.missing(channel, place_hints.ANNOUNCEMENT_PERMISSIONS, guild.me):
        listing = place_hints.listing(names, request.say)
        raise Refused("missing-permissions", permissions=listing, channel=f"<#{channel.id}>", count=len(names))
    return channel.id


def _role(request: Request, value: Any) -> int:
    role = _guild(request).get_role(_id(value))
    if role is None or role.is_default():
        raise Refused("house-no-role")
    return role.id


def _games(request: Request, value: Any) -> tuple[str, ...] | None:
    """Return the names of the games; None if they are all. `value`: names or titles, as a list or between commas."""
    words = value.split(",") if isinstance(value, str) else value
    games_by_name = {folded(name): name for name in request.app.uis}
    games_by_name |= {folded(request.say.within(name)("game-name")): name for name in request.app.uis}
    wanted = [folded(word.strip()) for word in words if word.strip()]
    if not wanted or not games_by_name.keys() >= set(wanted):
        titles = sorted(request.say.within(name)("game-name") for name in request.app.uis)
        raise Refused("house-no-such-games", games=", ".join(titles))
    games = {games_by_name[word] for word in wanted}
    return None if games == set(request.app.uis) else tuple(sorted(games))


def _language(_request: Request, value: Any) -> str:
    if value not in LANGUAGES:
        raise Refused("no-such-language")
    return str(value)


def _switch(_request: Request, value: Any) -> bool:
    return bool(_one_of({"true": True, "false": False}, str(value).lower()))


_CHECKS: Mapping[str, Callable[[Request, Any], Any]] = MappingProxyType(
    {
        "channel": _table_channel,
        "language": _language,
        "pace": lambda _, value: _one_of({pace.value: pace for pace in Pace}, value),
        "games": _games,
        "most-here": lambda _, value: _number(value, 1, MAX_TABLES),
        "most-hosted": lambda _, value: _number(value, 1, MAX_HOSTED),
        "opener": _role,
        "call-channel": _text_channel,
        "call-role": _role,
        "call-interval": lambda _, value: _number(value, MIN_INTERVAL, MAX_INTERVAL),
        "results": _text_channel,
        "troubles": _text_channel,
        "daily": _text_channel,
        "strength": lambda _, value: _one_of({strength.value: strength for strength in Strength}, value),
        "banter": _switch,
        "ratings": _switch,
    }
)

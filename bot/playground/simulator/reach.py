"""Checks of the bot's reach: the servers that it is on, and the users who accept its direct messages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Container

    from simcord.backend.state import Backend

NO_MUTUAL_SERVER: Final = 50278
"""Discord's code for a direct message to a user without a common server with the bot."""
CLOSED: Final = 50007
"""Discord's code for a direct message to a user who accepts none from the bot."""
MISSING_ACCESS: Final = 50001
"""Discord's code for a request to a server that the bot is not on."""

_TEXTS: Final = {
    NO_MUTUAL_SERVER: "Cannot send messages without a mutual guild",
    CLOSED: "Cannot send messages to this user",
    MISSING_ACCESS: "Missing Access",
}
_MESSAGES: Final = re.compile(r"/channels/(\d+)/messages")
_OBJECT: Final = re.compile(r"/(guilds|channels)/(\d+)")


def has_bot(backend: Backend, server: int) -> bool:
    """Return whether the bot is a member of a server."""
    guild = backend.guilds.get(server)
    return guild is not None and backend.bot_user.id in guild.members


def refusal(backend: Backend, closed: Container[int], method: str, path: str) -> tuple[int, str] | None:
    """Return code and text with which Discord refuses a request that is out of the bot's reach, or None.

    `closed` are the users who accept no direct messages from the bot.
    """
    code = _code(backend, closed, method, path)
    return None if code is None else (code, _TEXTS[code])


def _code(backend: Backend, closed: Container[int], method: str, path: str) -> int | None:
    match = _OBJECT.match(path)
    if match is None:
        return None
    number = int(match[2])
    channel = backend.channels.get(number)
    server = number if match[1] == "guilds" else channel and channel.guild_id
    if server in backend.guilds:
        return None if has_bot(backend, int(server)) else MISSING_ACCESS
    if channel is None or method != "POST" or not _MESSAGES.fullmatch(path):
        return None
    common = (server for server in backend.guilds.values() if has_bot(backend, server.id))
    if not any(person in server.members for server in common for person in channel.recipient_ids):
        return NO_MUTUAL_SERVER
    return CLOSED if any(person in closed for person in channel.recipient_ids) else None

"""Check of the bot's reach: Discord delivers its direct messages only to users on a common server."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from simcord.backend.state import Backend

NO_MUTUAL_SERVER: Final = 50278
"""Discord's code for a direct message to any other user."""
_MESSAGES: Final = re.compile(r"/channels/(\d+)/messages")


def is_out_of_reach(backend: Backend, method: str, path: str) -> bool:
    """Return whether a request would send a direct message to a user without a common server with the bot."""
    match = _MESSAGES.fullmatch(path) if method == "POST" else None
    channel = backend.channels.get(int(match[1])) if match else None
    if channel is None or channel.guild_id is not None:
        return False
    return not any(person in guild.members for guild in backend.guilds.values() for person in channel.recipient_ids)

"""What the bot must be allowed to do where a table is opened, and what exactly is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.game import Refused

if TYPE_CHECKING:
    from bot.i18n import Say

NEEDED = (
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "create_public_threads",
    "send_messages_in_threads",
)
"""Everything the bot ever needs, by Discord's names; the invite link asks for these and no more."""

INVITE = discord.Permissions(**dict.fromkeys(NEEDED, True))


def check(allowed: discord.Permissions, channel: int, say: Say) -> None:
    """Raise `Refused` that names every permission missing in this channel."""
    missing = [name for name in NEEDED if not getattr(allowed, name)]
    if missing:
        shown = ", ".join(say(f"permission-{name.replace('_', '-')}") for name in missing)
        raise Refused("missing-permissions", permissions=shown, channel=f"<#{channel}>", count=len(missing))

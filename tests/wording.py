"""The bot's texts as readers see them: tests quote them with plain spaces and with commands as typed."""

from __future__ import annotations

import re

_MENTIONED = re.compile(r"</([^:>\n]+):\d+>|`/([^`\n]+)`")
"""A command in a text: Discord's mention, or its name in backticks before Discord has numbered the commands."""


def plain(said: str) -> str:
    """Return a text with ordinary spaces for no-break spaces and `/play` for the mention of a command."""
    return _MENTIONED.sub(lambda found: f"/{found[1] or found[2]}", said.replace("\u00a0", " "))

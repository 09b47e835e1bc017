"""The bot's texts as readers see them: tests quote them with plain spaces and with commands as typed."""

from __future__ import annotations

import re

_MENTIONED = re.compile(r"</([^:>\n]+):\d+>|`/([^`\n]+)`")
"""A command in a text: Discord's mention, or its name in backticks before Discord has numbered the commands."""


def plain(text: str) -> str:
    """Return a text with ordinary spaces for no-break spaces and `/play` for the mention of a command."""
    return _MENTIONED.sub(lambda match: f"/{match[1] or match[2]}", text.replace("\u00a0", " "))

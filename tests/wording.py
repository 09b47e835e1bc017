"""Read what the bot says as people read it: tests quote texts in plain spaces, and commands as one types them."""

from __future__ import annotations

import re

_MENTIONED = re.compile(r"</([^:>\n]+):\d+>|`/([^`\n]+)`")
"""A command as texts name it: Discord's own mention, or in writing before Discord has numbered the commands."""


def plain(said: str) -> str:
    """Return a text with ordinary spaces for no-break ones, and `/play` for however that command is named."""
    return _MENTIONED.sub(lambda found: f"/{found[1] or found[2]}", said.replace("\u00a0", " "))

"""Lines that users type for others to read: cleaned, or refused with the reason. Pure."""

from __future__ import annotations

import unicodedata

from bot.game.contract import Refused
from bot.i18n import characters

MAX_LINE_LENGTH = 90
"""Characters of a line."""
_SIGNS = ("@", "](", "://")
"""Signs of mentions and links, which a line may not have. Other markup is shown as it was typed."""


def cleaned(words: str) -> str:
    """Return a typed line with single spaces; raise `Refused` if it is empty, too long or has an odd character."""
    line = unicodedata.normalize("NFC", " ".join(words.split()))
    has_joined_emoji_only = characters.printable(line) == line
    sign = (None if has_joined_emoji_only else characters.unprintable(line)) or characters.overmarked(line)
    sign = sign or next((mark for mark in _SIGNS if mark in line), None)
    if sign is not None:
        raise Refused("talk-sign", character=characters.described(sign[0]))
    if not characters.is_visible(line):
        raise Refused("talk-empty", most=MAX_LINE_LENGTH)
    if len(line) > MAX_LINE_LENGTH:
        raise Refused("talk-long", most=MAX_LINE_LENGTH, count=len(line))
    return line

"""The few words that pictures hold, in the reader's language."""

from __future__ import annotations

from functools import lru_cache

from bot.i18n import text


@lru_cache(maxsize=1024)
def word(language: str, key: str, **variables: str | int) -> str:
    """Return the text `picture-<key>` of the game; kept, since there are few of them and all are short."""
    return text("fantom", language, f"picture-{key}", variables)

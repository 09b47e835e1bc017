"""The texts and the text style of GiftTRAP's pictures.

Pictures are also viewed 400 pixels wide, at a quarter of their size; text that must be readable there needs
`READABLE`.
"""

from __future__ import annotations

from functools import lru_cache

from bot.i18n.translation import text
from images.gifttrap.colours import INK
from images.kit.lettering import Style

WIDTH = 1600
READABLE = 36
"""Smallest type size in pixels: 9 pixels high when a picture of `WIDTH` is shown 400 pixels wide."""
STYLE = Style(READABLE, INK)


@lru_cache(maxsize=1024)
def word(language: str, key: str, **variables: str | int) -> str:
    """Return the game's text `picture-<key>`; cached, because there are few such texts and all are short."""
    return text("gifttrap", language, f"picture-{key}", variables)

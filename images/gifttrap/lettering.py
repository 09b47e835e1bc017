"""The words of GiftTRAP's pictures, and how they are set.

Pictures are also looked at 400 pixels wide, at a quarter of their size: what is to be read there needs `READABLE`.
"""

from __future__ import annotations

from functools import lru_cache

from bot.i18n.translation import text
from images.gifttrap.colours import INK
from images.kit.lettering import Style

WIDTH = 1600
READABLE = 36
"""The smallest type, in pixels, that is nine pixels high when a picture of `WIDTH` is shown 400 wide."""
STYLE = Style(READABLE, INK)


@lru_cache(maxsize=1024)
def word(language: str, key: str, **variables: str | int) -> str:
    """Return the text `picture-<key>` of the game; kept, since there are few of them and all are short."""
    return text("gifttrap", language, f"picture-{key}", variables)

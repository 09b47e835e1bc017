"""The words and numbers of the Tour's pictures, and how they are set.

Pictures are also looked at 400 pixels wide, at a third of their size: what is to be read there needs `READABLE`.
"""

from __future__ import annotations

from bot.i18n.translation import text
from images.kit.fonts import heavy
from images.kit.lettering import Style
from images.tour.colours import INK

WIDTH = 1200
READABLE = 33
"""The smallest type, in pixels, that is eleven pixels high when a picture of `WIDTH` is shown 400 wide."""
STYLE = Style(READABLE, INK)
NUMBERS = Style(READABLE, INK, (heavy,))


def word(language: str, key: str, **variables: str | int) -> str:
    """Return the text `picture-<key>` of the game."""
    return text("tour", language, f"picture-{key}", variables)


def told(language: str, key: str, **variables: str | int) -> str:
    """Return a text of the game that is not for pictures alone."""
    return text("tour", language, key, variables)

"""The texts of the Tour's pictures and the styles in which they are set.

On a phone a picture is shown 400 pixels wide, a third of its size: text that must be legible there needs `READABLE`.
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


def game_text(language: str, key: str, **variables: str | int) -> str:
    """Return the text `key` of the game, for texts that are also used outside pictures."""
    return text("tour", language, key, variables)

"""The look that the pictures of players share: width, colours, lettering.

On a phone a picture is shown 400 pixels wide, four ninths of its size: text that must be legible needs `READABLE`.
"""

from __future__ import annotations

from bot.i18n.translation import HOST, text
from images.kit.colours import SEAT_COLOURS, fixed_palette, mix, rgb
from images.kit.fonts import heavy
from images.kit.lettering import Style

WIDTH = 900
READABLE = 26
"""The smallest type, in pixels."""
INK = rgb("2a2c33")
PAPER = rgb("fffdf8")
CREAM = rgb("f3ecdc")
PALE = rgb("ddd5c4")
SOFT = rgb("66636a")
"""Secondary text."""
NIGHT = rgb("2f3a52")
"""The heading."""
GOLD = rgb("f2b632")
SILVER = rgb("b9c0cb")
BRONZE = rgb("c98a52")
OWN = rgb("dcebf7")
"""The ground of the reader's own line."""
BLUE, ORANGE, GREEN, PURPLE = SEAT_COLOURS
BLUE_PALE = mix(PAPER, BLUE, 0.35)
ROBOT, ROBOT_PALE = SOFT, mix(PAPER, SOFT, 0.35)
PALETTE = fixed_palette(
    (PALE, OWN, BLUE_PALE, ROBOT_PALE, mix(CREAM, PALE, 0.5)),
    (INK, PAPER, CREAM, SOFT, NIGHT, GOLD, SILVER, BRONZE, BLUE, ORANGE, GREEN, PURPLE, OWN),
    (INK, PAPER, NIGHT, OWN, SOFT),
)
STYLE = Style(READABLE, INK)
NUMBERS = Style(READABLE, INK, (heavy,))


def word(language: str, key: str, **variables: str | int) -> str:
    """Return a text of the host."""
    return text(HOST, language, key, variables)

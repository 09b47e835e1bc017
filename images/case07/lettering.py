"""The texts of Case 07's pictures and their typography.

Pictures are also viewed 400 pixels wide, a quarter of their size; text that must be readable then needs `READABLE`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bot.i18n.translation import text
from images.case07.colours import INK, PAPER
from images.kit.colours import mix
from images.kit.fonts import sans
from images.kit.lettering import Style

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

    from cogs.case07.cards import Card

READABLE = 26
"""The smallest type, in pixels, that is readable in a picture shown at a quarter of its size."""
SOFT = mix(INK, PAPER, 0.2)
"""The colour of translations."""
HOME = "pl"
"""Polish, the language of the investigators."""


def title(size: int) -> FreeTypeFont:
    """Return the typeface of names and headings; translations use the lighter `sans`."""
    return sans(size, 750)


STYLE = Style(READABLE, INK, (title, sans), line_cost=0.01)


@lru_cache(maxsize=1024)
def word(language: str, key: str, **variables: str | int) -> str:
    """Return the game's text `picture-<key>`; cached, because the texts are few and short."""
    return text("case07", language, f"picture-{key}", variables)


def polish(card: Card) -> str:
    """Return the Polish name, which is the larger one on a card."""
    return word(HOME, "card", card=card.value)


def translated(card: Card, language: str) -> str:
    """Return the name in the reader's language, or an empty string if it equals the Polish name."""
    name = word(language, "card", card=card.value)
    return "" if name == polish(card) else name

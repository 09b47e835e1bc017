"""The words of Case 07's pictures, and how they are set.

Pictures are also looked at 400 pixels wide, at a quarter of their size: what is to be read there needs `READABLE`.
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
"""The smallest type, in pixels, that is still read when a picture is shown at a quarter of its size."""
SOFT = mix(INK, PAPER, 0.2)
"""What translations are written in."""
HOME = "pl"
"""The language of the investigators."""


def title(size: int) -> FreeTypeFont:
    """Return the face of names and headings; translations are in the lighter `sans`."""
    return sans(size, 750)


STYLE = Style(READABLE, INK, (title, sans), line_cost=0.01)


@lru_cache(maxsize=1024)
def word(language: str, key: str, **variables: str | int) -> str:
    """Return the text `picture-<key>` of the game; kept, since there are few of them and all are short."""
    return text("case07", language, f"picture-{key}", variables)


def polish(card: Card) -> str:
    """Return the name that stands large on the card."""
    return word(HOME, "card", card=card.value)


def translated(card: Card, language: str) -> str:
    """Return the name in the reader's language; empty if that is the Polish one."""
    name = word(language, "card", card=card.value)
    return "" if name == polish(card) else name

"""What computer players are called, and in which style each plays: so people come to know who dares what.

The style follows from the name and is stored nowhere: a table of long ago has the same players as one of today. Pure.
"""

from __future__ import annotations

from bot.game import Style

COMPUTERS = ("Ada", "Babbage", "Curie", "Dalton", "Euler", "Fermat", "Gauss", "Hopper", "Ibn Sina", "Jarník")
"""Computers are called after people who liked to think, in this order."""
STYLES = {
    "Ada": Style.BOLD,
    "Babbage": Style.CAREFUL,
    "Dalton": Style.CAREFUL,
    "Euler": Style.BOLD,
    "Fermat": Style.BOLD,
    "Gauss": Style.CAREFUL,
    "Hopper": Style.BOLD,
    "Ibn Sina": Style.CAREFUL,
}
"""By name; who is not here has no leaning."""


def names() -> list[str]:
    """Return what computers at one table are called, one after the other."""
    return [*COMPUTERS, *(f"{name} {n}" for n in range(2, 9) for name in COMPUTERS)]


def style(name: str) -> Style:
    """Return the style of a computer player; Ada 2 plays like Ada."""
    return STYLES.get(name.rstrip("0123456789").rstrip(), Style.EVEN)

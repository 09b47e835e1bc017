"""In which style each computer player plays: it follows from the name, so that people come to know who dares what.

Pure, and stored nowhere: a table of long ago has the same players as one of today.
"""

from __future__ import annotations

from bot.game import Style

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


def style(name: str) -> Style:
    """Return the style of a computer player; Ada 2 plays like Ada."""
    return STYLES.get(name.rstrip("0123456789").rstrip(), Style.EVEN)

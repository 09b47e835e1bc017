"""What is said to a computer player of how it is to decide: how well, for how long, in which style.

Pure. Games and host take these names from `bot.game`.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct


class Strength(StrEnum):
    """How well a computer player plays."""

    EASY = "easy"
    FAIR = "fair"
    STRONG = "strong"


class Style(StrEnum):
    """What a computer player leans to where two moves are nearly as good; it never makes it much weaker."""

    EVEN = "even"
    BOLD = "bold"
    CAREFUL = "careful"

    @property
    def lean(self) -> int:
        """1 for who dares, −1 for who does not, 0 for who has no such leaning."""
        return (self is Style.BOLD) - (self is Style.CAREFUL)


class Budget(Struct, frozen=True):
    """What a computer player may spend on one decision, and in which manner it decides."""

    strength: Strength = Strength.FAIR
    seconds: float = 0.05
    """Thinking time on one core for a whole turn of the seat's side; a player that needs less takes less."""
    elapsed: Callable[[], float] | None = None
    """The seconds of a core that were spent since the decision began. None: nobody measures; the player then
    counts its steps instead and answers the same each time."""
    style: Style = Style.EVEN

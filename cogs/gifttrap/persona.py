"""What a computer player pretends to like: its published tastes, and a whim for every gift.

Pure, and the same for ever: the whim of a gift follows from one number alone, which is published when the game is over.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from bot.game.chance import Chance
from cogs.gifttrap.gifts import tags

if TYPE_CHECKING:
    from cogs.gifttrap.board import Persona
    from cogs.gifttrap.gifts import Gift

LIKED, DISLIKED = 1.0, -1.0
"""What a liked and what a disliked tag is worth."""
WHIM = 0.8
"""What the whim is worth, as a standard deviation."""
WHIMS = 1 << 30
"""A whim's number lies below this."""
_DICE, _FACES = 4, 1 << 20


def whim_of(whim: int, gift: Gift) -> float:
    """Return how much more, or less, than by its tastes a computer player likes a gift; mostly between −2 and 2."""
    chance = Chance(f"{whim} {gift}".encode(), 0)
    total = sum(chance.below(_FACES) for _ in range(_DICE)) / _FACES
    return WHIM * (total - _DICE / 2) / sqrt(_DICE / 12)


def by_tastes(persona: Persona, gift: Gift) -> float:
    """Return how much a gift is liked by the published tastes alone: what anybody can tell."""
    found = tags(gift)
    return LIKED * sum(tag in persona.likes for tag in found) + DISLIKED * (persona.dislikes in found)


def liking(persona: Persona, whim: int, gift: Gift, heeded: float = 1.0) -> float:
    """Return how much a computer player likes a gift: its tastes, and so much of its whim as it heeds."""
    return by_tastes(persona, gift) + heeded * whim_of(whim, gift)

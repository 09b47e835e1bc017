"""The tastes of a computer player: its published tags, and a whim for every gift.

Pure, and must not change between releases: all whims follow from one number, which is published when the game is
finished.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from bot.game.chance import Chance
from cogs.gifttrap.gifts import tags

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.gifttrap.board import Persona
    from cogs.gifttrap.gifts import Gift

LIKED, DISLIKED = 1.0, -1.0
"""Value of a liked and of a disliked tag."""
WHIM = 0.8
"""Standard deviation of the value of a whim."""
WHIMS = 1 << 30
"""Exclusive upper bound of the number that seeds the whims."""
_DICE, _FACES = 4, 1 << 20


def whim_of(whim: int, gift: Gift) -> float:
    """Return the whim for a gift: its value beyond the published tastes; mostly between −2 and 2."""
    chance = Chance(f"{whim} {gift}".encode(), 0)
    total = sum(chance.below(_FACES) for _ in range(_DICE)) / _FACES
    return WHIM * (total - _DICE / 2) / sqrt(_DICE / 12)


def by_tastes(persona: Persona, gift: Gift) -> float:
    """Return the value of a gift by the published tastes alone, which every player can compute."""
    gift_tags = tags(gift)
    return LIKED * sum(tag in persona.likes for tag in gift_tags) + DISLIKED * (persona.dislikes in gift_tags)


def wish_order(tastes: Sequence[float], whims: Sequence[float]) -> tuple[int, ...]:
    """Return the indices of gifts from the most wanted to the least wanted, given their values by tastes and by whim.

    Whims never contradict what is published: the first gift is a liked one and the last a disliked one if there are
    any; a disliked gift comes after all others, and the last gift is never a liked one while another is left.
    """

    def wanted(index: int) -> tuple[bool, float]:
        return tastes[index] >= 0, tastes[index] + whims[index]

    order = sorted(range(len(tastes)), key=wanted, reverse=True)
    first = next((index for index in order if tastes[index] > 0), order[0])
    last = next((index for index in reversed(order) if tastes[index] <= 0 and index != first), order[-1])
    return (first, *(index for index in order if index not in (first, last)), last)

"""What computer players may have a word about: which facts, what it is called, and who of them has something to say.

A game declares its occasions as values; when one is used, and which line is said, is the host's (`bot.table.banter`).
Pure. Must never look at more than everybody sees: a fact that was told to all, and the board.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from msgspec import Struct

LINES = ("bold", "careful", "one", "other")
"""The lines of every occasion, which are the attributes of its text: for the bold, for the careful, and two for all."""

Speaks = Callable[[Any, Any, int], bool]
"""Whether a seat has something to say, given the board after the change, the fact, and the seat."""


@dataclass(frozen=True)
class Occasion:
    """Something that a computer player may comment on."""

    fact: type[Struct]
    """Of this class, public and not fleeting: what is seen for a moment must not be remembered by a word about it."""
    name: str
    """Its lines are the message `remark-<name>`."""
    speaks: Speaks
    rare: bool = False
    """Whether it comes up so seldom in a game that half the time there is a word for it, as for a great moment."""


def does(_board: Any, fact: Any, seat: int) -> bool:
    """Let whoever did it speak."""
    return bool(fact.seat == seat)


def sees(_board: Any, fact: Any, seat: int) -> bool:
    """Let whoever saw somebody else do it speak."""
    return bool(fact.seat != seat)

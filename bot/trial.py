"""What a game says of how computers try out a server's own file: what they play there, and what it comes to.

Pure. The games are played by `bot.table.trials`; nobody's table has anything to do with them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MANY = 20
"""So many games tell one side that always wins from luck, and take some seconds of a core."""


@dataclass(frozen=True)
class Trial:
    """How computers try out a file that the game has accepted."""

    options: Callable[[str], Any]
    """With which options they play, given the file's text."""
    seats: int
    """How many of them."""
    counts: Callable[[Sequence[int]], bool]
    """Whether a game counts, given the place of each seat at its end: the first seat has won it, for instance."""
    verdict: Callable[[int, int], str]
    """The id of the text that tells whoever loaded the file how many games counted of how many; these are its
    variables `counted` and `games`."""

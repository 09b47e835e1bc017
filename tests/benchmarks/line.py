"""A line of the ladder: a game in which a model of a person plays among computer players. Each game has its own lines.

Each game has three models of people, in its `benchmarks/people.py`. They are documented and never tuned to the computer
players, so that the figures of different versions stay comparable:

- a *glancing* person looks at the board for a moment and forgets what is not on it;
- a *careful* person uses what the board and their own notes show, and calculates nothing that takes long;
- a *reader* draws every conclusion that pen and paper allow.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.game.chance import Chance

if TYPE_CHECKING:
    from bot.game.contract import AnyGame, Seat

Player = Callable[[Any, tuple[Any, ...], Chance], Any]
"""A function that chooses a move from a menu, given the hand, the menu and luck."""
GLANCING, CAREFUL, READER = PEOPLE = ("glancing", "careful", "reader")
"""The models of people, from the weakest."""


@dataclass(frozen=True)
class Line:
    """A game in which a person plays among computer players."""

    game: AnyGame
    seats: int
    people: Mapping[str, Player]
    """The person's player for each name in `PEOPLE`."""
    options: Any
    """The options, or a function that makes them from the computers' seats."""
    side: Seat | None = None
    """The person's seat; None: the seat changes from game to game, and all play for themselves."""
    haste: float = 1.0
    """The share of their time that the computers get."""

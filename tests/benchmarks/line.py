"""A line of the ladder: a game in which a casual person plays among computer players. Each game declares its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.game.chance import Chance

if TYPE_CHECKING:
    from bot.game.contract import AnyGame, Seat

Player = Callable[[Any, tuple[Any, ...], Chance], Any]
"""A function that chooses a move from a menu, given the hand, the menu and luck."""


@dataclass(frozen=True)
class Line:
    """A game in which a person plays among computer players."""

    game: AnyGame
    seats: int
    person: Player
    options: Any
    """The options, or a function that makes them from the computers' seats."""
    side: Seat | None = None
    """The person's seat; None: the seat changes from game to game, and all play for themselves."""
    haste: float = 1.0
    """The share of their time that the computers get."""

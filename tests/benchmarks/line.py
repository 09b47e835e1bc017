"""A line of the ladder: a game in which a casual person sits among computers. Each game tells its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.game.chance import Chance

if TYPE_CHECKING:
    from bot.game.contract import AnyGame, Seat

Player = Callable[[Any, tuple[Any, ...], Chance], Any]
"""What chooses a move from a menu, given the hand, the menu and luck."""


@dataclass(frozen=True)
class Line:
    """A game in which a person sits among computers."""

    game: AnyGame
    seats: int
    person: Player
    options: Any
    """Or how they are made, of the seats of computers."""
    side: Seat | None = None
    """Where the person sits; None: in another seat from one game to the next, and all play for themselves."""
    haste: float = 1.0
    """The share of their time that the computers get."""

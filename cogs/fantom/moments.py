"""The moments of a game by which a player's profile remembers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.extensions import MomentKind
from cogs.fantom.board import Ending

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.fantom.board import Board

_ARRESTS = (Ending.ARRESTED, Ending.CORNERED)


def longest_flight(board: Board, seat: Seat) -> int | None:
    """Return the most boxes that a seat wrote as Fantom in one hunt; None: it was never Fantom."""
    return max((hunt.box for hunt in board.hunts if hunt.fantom == seat), default=None)


def fastest_arrest(board: Board, seat: Seat) -> int | None:
    """Return the least boxes after which a seat's side caught Fantom; None: it caught nobody."""
    arrests = (hunt for hunt in board.hunts if hunt.fantom != seat and hunt.ending in _ARRESTS)
    return min((hunt.box for hunt in arrests), default=None)


MOMENTS: tuple[MomentKind[Board], ...] = (
    MomentKind("longest-flight", longest_flight),
    MomentKind("fastest-arrest", fastest_arrest, is_least=True),
)

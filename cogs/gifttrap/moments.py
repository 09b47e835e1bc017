"""The moments of a game by which a player's profile remembers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.extensions import MomentKind

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.gifttrap.board import Board


def best_gift(board: Board, seat: Seat) -> int | None:
    """Return the most steps that one gift of a seat brought its giver; None: no gift brought any."""
    openings = (opening for round_ in board.past for opening in round_.openings if opening.giver == seat)
    return max((opening.given for opening in openings if opening.given > 0 and not opening.trapped), default=None)


def most_greats(board: Board, seat: Seat) -> int | None:
    """Return the number of GREATs that a seat gave; None: none."""
    return board.players[seat].greats_given or None


MOMENTS: tuple[MomentKind[Board], ...] = (MomentKind("best-gift", best_gift), MomentKind("most-greats", most_greats))

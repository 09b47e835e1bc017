"""The moments of a game by which a player's profile remembers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.extensions import MomentKind

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.fort.board import Board


def closest_finish(board: Board, seat: Seat) -> int | None:
    """Return by how many points a seat won alone; None: it did not."""
    if board.winners != (seat,):
        return None
    others = (wall.points for number, wall in enumerate(board.walls) if number != seat)
    return board.walls[seat].points - max(others)


def longest_wall(board: Board, seat: Seat) -> int:
    """Return the number of cards in a seat's wall."""
    return len(board.walls[seat].cards)


MOMENTS: tuple[MomentKind[Board], ...] = (
    MomentKind("longest-wall", longest_wall),
    MomentKind("closest-finish", closest_finish, is_least=True),
)

"""Who is on the board and who is to act: questions that several pictures ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.reach import of
from cogs.fantom.view import Phase
from images.kit import names

if TYPE_CHECKING:
    from cogs.fantom.view import Board, Detective, Hunt, Pawn, Trip
    from images.kit import Look


def last_hunt(board: Board) -> Hunt | None:
    """Return the hunt that the board shows, if it is over."""
    return board.hunts[-1] if board.phase is Phase.OVER and board.hunts else None


def latest(board: Board) -> tuple[Trip, ...]:
    """Return the last ride of every pawn, as far as it was made in this round or the one before."""
    last: dict[Pawn, Trip] = {trip.pawn: trip for trip in board.trips if trip.box >= len(board.log) - 1}
    return tuple(last.values())


def shown_fantom(board: Board) -> int | None:
    """Return where the black pawn stands: where he appeared, or where the hunt ended."""
    over = last_hunt(board)
    return over.route[-1] if over and over.route else board.black


def active(board: Board) -> Detective | None:
    """Return the pawn that is to ride, to be placed or to give a ticket."""
    return None if board.pawn is None or board.phase is Phase.OVER else of(board, board.pawn)


def acting_at(board: Board) -> int | None:
    """Return the station on the map of whoever is to act; None if nobody knows or nobody is."""
    acting = active(board)
    return acting.station if acting else (board.black if board.turn == board.fantom else None)


def name_of(look: Look, seat: int, size: int, room: int) -> tuple[names.Run, ...]:
    """Return a seat's name as far as it can be drawn and fits, else the seat's number."""
    told = look.names[seat] if seat < len(look.names) else ""
    return names.clipped(told, size, room) or names.runs(str(seat + 1))

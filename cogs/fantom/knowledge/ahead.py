"""What a detective may think of before his turn: the rides of his next pawn, as the board stands now.

Public knowledge: the same for whoever looks. Fantom's rides are nobody's to plan, least of all in public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.knowledge.reach import pawn_rides
from cogs.fantom.view import Phase

if TYPE_CHECKING:
    from bot.game import Seat
    from cogs.fantom.moves import Ride
    from cogs.fantom.view import Board, Detective, Pawn


def ahead(board: Board, seat: Seat) -> tuple[Ride, ...]:
    """Return what a seat's next pawn could ride if nothing changed; nothing before and after the hunt."""
    pawn = next_pawn(board, seat)
    return pawn_rides(board, pawn) if pawn is not None else ()


def allied(board: Board, one: Seat, other: Seat) -> bool:
    """Tell whether two seats are on the same side: “the detectives are on one side” [R15]."""
    return board.fantom not in (one, other)


def next_pawn(board: Board, seat: Seat) -> Pawn | None:
    """Return the pawn with which a seat rides next, the one that is to ride now included; None for Fantom."""
    if not board.phase.placed:
        return None
    return next((each.pawn for each in _coming(board) if each.seat == seat), None)


def piece(board: Board, seat: Seat) -> str:
    """Return the name of the pawn with which a seat rides next: what is planned is for it alone; nothing for Fantom."""
    pawn = next_pawn(board, seat)
    return pawn.value if pawn is not None else ""


def planned(board: Board, rides: tuple[Ride, ...]) -> Pawn | None:
    """Return the pawn whose rides, all of them, these are; None if they are nobody's or there are none.

    The pawn that is to ride now comes first, and then the others in the order in which they will ride.
    """
    pawns = (each.pawn for each in _coming(board) if rides)
    return next((pawn for pawn in pawns if pawn_rides(board, pawn) == rides), None)


def _coming(board: Board) -> tuple[Detective, ...]:
    """Return the detectives in the order in which they will ride, from the one that is to ride now."""
    order = board.detectives
    now = next((at for at, each in enumerate(order) if each.pawn is board.pawn), 0)
    return (*order[now:], *order[:now]) if board.phase is Phase.DETECTIVES else order

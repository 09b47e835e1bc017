"""What a player may think of before his turn: what he could ask, as the board stands now.

Public knowledge: the same for whoever looks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.legal import questions
from cogs.case07.view import Phase

if TYPE_CHECKING:
    from bot.game import Seat
    from cogs.case07.moves import Examine, Patrol
    from cogs.case07.view import Board


def ahead(board: Board, seat: Seat) -> tuple[Examine | Patrol, ...]:
    """Return the evidence and the places that a seat could ask about; nothing once its investigation is over."""
    own = board.players[seat]
    if board.phase is Phase.OVER or own.finished is not None:
        return ()
    return questions(board.row, own.discs, own.watches, own.patrols)

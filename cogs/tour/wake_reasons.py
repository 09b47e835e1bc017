"""What happened in the last round, as far as it asks teams for new orders [D14]: for the line that calls them.

From what everybody sees; must never tell who is ready, nor until when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.game.contract import Seat
from cogs.tour.board import Phase
from cogs.tour.rankings import left
from cogs.tour.rules.events import left_behind, near
from cogs.tour.situation import stage_of

if TYPE_CHECKING:
    from cogs.tour.board import Board
    from cogs.tour.rules.events import Places


class Happened(Struct, frozen=True):
    """What there is to decide about; nothing, where all of it is empty."""

    last_orders: bool = False
    """The first are in: orders are given for the last time in the stage."""
    to_finish: int = 0
    """The finish came near: so many fields are left."""
    to_primes: tuple[tuple[int, int], ...] = ()
    """Primes that came near, by their place in the stage, with the fields that are left."""
    lost: tuple[Seat, ...] = ()
    """Teams that the front of the race has left behind."""


def happened(board: Board) -> Happened:
    """Return what there is to decide about, while orders are given."""
    if board.phase is not Phase.ORDERS or not board.rides or not board.course[1:]:
        return Happened()
    if board.arrivals:
        return Happened(last_orders=True)
    before, after, stage = _places(board, -2), _places(board, -1), stage_of(board)
    front = max(field.x for field in after.values())
    finish = near(before, after, (stage.finish,))
    primes = near(before, after, (prime.x for prime in stage.primes))
    return Happened(
        to_finish=left(stage.finish, front) if finish else 0,
        to_primes=tuple(
            (at, left(prime.x, front)) for at, prime in enumerate(stage.primes) if prime.x in primes and prime.x > front
        ),
        lost=tuple(sorted(left_behind(stage, before, after, {each.number: each.team for each in board.riders}))),
    )


def _places(board: Board, at: int) -> Places:
    """Return where riders were at the start of a round of this stage."""
    return {number: field for number, field in enumerate(board.course[at], 1) if field is not None}

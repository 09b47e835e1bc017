"""The events of the last round for which teams are asked for new orders [D14]; the ping names them.

Computed from public information, so it reveals neither which teams are ready nor for how long.
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


class WakeReasons(Struct, frozen=True):
    """The reasons to decide anew; all fields are empty if there is none."""

    last_orders: bool = False
    """The first riders have finished: orders are given for the last time in the stage."""
    to_finish: int = 0
    """The finish came near: the fields that are left; 0 if it did not."""
    to_primes: tuple[tuple[int, int], ...] = ()
    """Primes that came near, as (index in the stage, fields left)."""
    teams_behind: tuple[Seat, ...] = ()
    """Teams that the front of the race has left behind."""


def wake_reasons(board: Board) -> WakeReasons:
    """Return the reasons to decide anew; an empty value outside of the phase of orders."""
    if board.phase is not Phase.ORDERS or not board.rides or not board.course[1:]:
        return WakeReasons()
    if board.arrivals:
        return WakeReasons(last_orders=True)
    old_places, new_places, stage = _places(board, -2), _places(board, -1), stage_of(board)
    front = max(field.x for field in new_places.values())
    finish = near(old_places, new_places, (stage.finish,))
    primes = near(old_places, new_places, (prime.x for prime in stage.primes))
    return WakeReasons(
        to_finish=left(stage.finish, front) if finish else 0,
        to_primes=tuple(
            (index, left(prime.x, front))
            for index, prime in enumerate(stage.primes)
            if prime.x in primes and prime.x > front
        ),
        teams_behind=tuple(
            sorted(left_behind(stage, old_places, new_places, {rider.number: rider.team for rider in board.riders}))
        ),
    )


def _places(board: Board, index: int) -> Places:
    """Return the riders' fields at an index of this stage's course."""
    return {number: field for number, field in enumerate(board.course[index], 1) if field is not None}

"""The moments of a race by which a player's profile remembers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.extensions import MomentKind
from cogs.tour import rankings
from cogs.tour.options import Decides

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.tour.board import Board


def closest_finish(board: Board, seat: Seat) -> int | None:
    """Return the seconds by which a team won the race; None: it did not win, or no other team rode to the end."""
    times = [(team, time) for team, time in _times(board) if not board.gone[team]]
    if not times[1:] or times[0][0] != seat:
        return None
    return times[1][1] - times[0][1]


def _times(board: Board) -> list[tuple[int, int]]:
    """Return the teams with their times in the classification that decides, the best first."""
    if board.options.decides is Decides.TEAM:
        return list(rankings.teams(board))
    times: dict[int, int] = {}
    for number in rankings.individual(board):
        times.setdefault(board.riders[number - 1].team, board.scores[number - 1].time)
    return list(times.items())


def stage_wins(board: Board, seat: Seat) -> int | None:
    """Return the number of stages that riders of a team won; None: none."""
    own = {rider.number for rider in board.riders if rider.team == seat}
    return sum(stage.places[0] in own for stage in board.past) or None


MOMENTS: tuple[MomentKind[Board], ...] = (
    MomentKind("closest-finish", closest_finish, is_least=True),
    MomentKind("stage-wins", stage_wins),
)

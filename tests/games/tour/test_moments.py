"""The moments of a race: the closest win, and the stages won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.tour.board import Score, StageResult
from cogs.tour.game import GAME
from cogs.tour.moments import closest_finish, stage_wins
from cogs.tour.options import Decides, Options

if TYPE_CHECKING:
    from cogs.tour.board import Board


def board(decides: Decides = Decides.INDIVIDUAL, *, gone: int | None = None) -> Board:
    """Return a race of three teams after two stages: riders of the first team lose 10 seconds on the leader."""
    started = GAME.board(GAME.start(3, Options(decides=decides), Chance(b"", 0)).state)
    numbers = [rider.number for rider in started.riders]
    first = {seat: next(rider.number for rider in started.riders if rider.team == seat) for seat in range(3)}
    times = dict.fromkeys(numbers, 600) | {first[1]: 500, first[0]: 510, first[2]: 520}
    stage = StageResult(
        stage="x", rounds=1, places=(first[1], *(n for n in numbers if n != first[1])),
        times=tuple(times[number] for number in numbers), sprint=(0,) * len(numbers), mountain=(0,) * len(numbers),
        jerseys=(),
    )  # fmt: skip
    second = replace(stage, places=(first[0], *(n for n in numbers if n != first[0])))
    return replace(
        started,
        past=(stage, second),
        scores=tuple(Score(time=2 * times[number]) for number in numbers),
        gone=tuple(seat == gone for seat in range(3)),
    )


def test_the_winner_is_ahead_by_seconds() -> None:
    assert [closest_finish(board(), Seat(seat)) for seat in range(3)] == [None, 20, None]


def test_teams_are_compared_by_their_three_best_riders() -> None:
    race = board(Decides.TEAM)
    assert [closest_finish(race, Seat(seat)) for seat in range(3)] == [None, 20, None]


def test_a_team_that_resigned_is_no_rival() -> None:
    assert closest_finish(board(gone=0), Seat(1)) == 40


def test_who_alone_rode_to_the_end_won_by_nothing() -> None:
    race = replace(board(), gone=(True, False, True))
    assert closest_finish(race, Seat(1)) is None


def test_stages_won_are_counted() -> None:
    assert [stage_wins(board(), Seat(seat)) for seat in range(3)] == [1, 1, None]

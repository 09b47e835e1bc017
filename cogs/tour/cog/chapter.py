"""The message at the end of a stage, and of the race: places, times, jerseys.

About finished stages only; it reveals no orders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.messages.cards import MEDALS
from cogs.tour import labels
from cogs.tour.board import Phase
from cogs.tour.describe import classifications, headline
from cogs.tour.facts import OutOfTime, StageWon
from cogs.tour.rankings import rounds

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game.contract import Fact
    from bot.i18n.translation import Say
    from cogs.tour.board import Board, StageResult

_PLACES = 5
"""Places that the message lists for the stage and for each classification."""


def end_message(board: Board, facts: Sequence[Fact], say: Say) -> str | None:
    """Return the message for the stage that a move has ended, given the facts of that move; None if it ended none.

    `board` is the board after the move, on which the next stage may have begun.
    """
    if not any(isinstance(fact, StageWon) for fact in facts):
        return None
    result = board.past[-1]
    return "\n".join((*_stage(board, result, facts, say), *_race(board, say), *_next(board, say)))


def cut_short_message(board: Board, say: Say) -> str:
    """Return the message for a race that was cut short: stage and round, and the standings if a stage is finished."""
    return "\n".join((f"## {headline(board, say)}", *(classifications(board, say, _PLACES) if board.past else ())))


def _stage(board: Board, result: StageResult, facts: Sequence[Fact], say: Say) -> Iterator[str]:
    """Yield the winner of the stage, their time, and the next places."""
    first = result.places[0]
    name = labels.stage_name(board, result.stage, say)
    team = say.names[board.riders[first - 1].team]
    yield f"## {say('ended-title', name=name)}"
    time = result.times[first - 1]
    yield say("ended-won", rider=say.piece(first), seat=team, time=time, rounds=rounds(time))
    lines = (_place(board, result, place, say) for place in range(2, min(_PLACES, len(result.places)) + 1))
    yield " · ".join(lines)
    yield from (say.fact(fact) for fact in facts if isinstance(fact, OutOfTime))


def _place(board: Board, result: StageResult, place: int, say: Say) -> str:
    number = result.places[place - 1]
    delay = result.times[number - 1] - result.times[result.places[0] - 1]
    rider = labels.rider(board, number, say)
    return say("ended-place", mark=MEDALS.get(place, f"{place}."), rider=rider, behind=delay)


def _race(board: Board, say: Say) -> Iterator[str]:
    """Yield the classifications after the stage; the leader of each wears its jersey."""
    yield f"### {say('ended-over' if board.phase is Phase.OVER else 'ended-race', count=len(board.past))}"
    yield from classifications(board, say, _PLACES)


def _next(board: Board, say: Say) -> Iterator[str]:
    """Yield the next stage, if there is one."""
    if board.phase is not Phase.OVER:
        name = labels.stage_name(board, board.name, say)
        yield say("ended-next", number=board.stage + 1, count=len(board.stages), name=name)

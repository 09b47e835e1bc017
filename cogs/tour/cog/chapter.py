"""The message at the end of a stage, and of the race: places, times, jerseys.

About finished stages only; it reveals no orders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.messages.cards import MEDALS
from cogs.tour import labels
from cogs.tour.board import Jersey, Phase
from cogs.tour.describe import classifications, headline
from cogs.tour.facts import OutOfTime, StageWon
from cogs.tour.rankings import individual, points, rounds, teams

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game.contract import Fact
    from bot.i18n.translation import Say
    from cogs.tour.board import Board, StageResult

_PLACES = 3
"""Places that the message lists for the stage, and for each classification of a race that was cut short."""


def end_message(board: Board, facts: Sequence[Fact], say: Say) -> str | None:
    """Return the message for the stage that a move has ended, given the facts of that move; None if it ended none.

    `board` is the board after the move, on which the next stage may have begun. The message has at most five lines; the
    pictures show the rest.
    """
    if not any(isinstance(fact, StageWon) for fact in facts):
        return None
    result = board.past[-1]
    return "\n".join((*_stage(board, result, facts, say), *_race(board, say), *_next(board, say)))


def cut_short_message(board: Board, say: Say) -> str:
    """Return the message for a race that was cut short: stage and round, and the standings if a stage is finished."""
    return "\n".join((f"## {headline(board, say)}", *(classifications(board, say, _PLACES) if board.past else ())))


def _stage(board: Board, result: StageResult, facts: Sequence[Fact], say: Say) -> Iterator[str]:
    """Yield the winner of the stage with their time, and the next places."""
    first = result.places[0]
    name = labels.stage_name(board, result.stage, say)
    team = say.names[board.riders[first - 1].team]
    yield f"## {say('ended-title', name=name)}"
    time = result.times[first - 1]
    won = say("ended-won", rider=say.piece(first), seat=team, time=time, rounds=rounds(time))
    yield " ".join((won, *_tie(result, say)))
    places = (_place(board, result, place, say) for place in range(2, min(_PLACES, len(result.places)) + 1))
    yield " · ".join((*places, *(say.fact(fact) for fact in facts if isinstance(fact, OutOfTime))))


def _tie(result: StageResult, say: Say) -> Iterator[str]:
    """Yield why the winner is before the second, if both have the same time."""
    first, second = result.places[:2]
    arrivals = {arrival.rider: arrival for arrival in result.arrivals}
    if result.times[first - 1] != result.times[second - 1] or second not in arrivals:
        return
    won, lost = arrivals[first], arrivals[second]
    tie = "round" if won.round < lost.round else "strip" if won.second < lost.second else "touch"
    yield say("ended-photo", tie=tie, rider=say.piece(second), seconds=lost.second - won.second)


def _place(board: Board, result: StageResult, place: int, say: Say) -> str:
    """Return a place, with the distance from the winner if it differs from that of the place before."""
    before, number = result.places[place - 2], result.places[place - 1]
    time = result.times[number - 1]
    delay = 0 if time == result.times[before - 1] else time - result.times[result.places[0] - 1]
    rider = labels.rider(board, number, say)
    return say("ended-place", mark=MEDALS.get(place, f"{place}."), rider=rider, behind=delay)


def _race(board: Board, say: Say) -> Iterator[str]:
    """Yield who leads or wins the race, and who wears the other jerseys, in one line or two."""
    is_over, several = board.phase is Phase.OVER, len(board.past) > 1
    others = [*(_points(board, jersey, say) for jersey in (Jersey.GREEN, Jersey.POLKA) if points(board, jersey))]
    if is_over:
        (seat, time), *followers = teams(board)
        is_tied = any(other == time for _, other in followers)
        others.append(say("ended-team", seat=say.names[seat], time=time, tied=str(is_tied).lower()))
    leader = _leader(board, say) if several or not is_over else ""
    yield from filter(None, (leader, " · ".join(others)) if is_over else (" · ".join((leader, *others)),))


def _leader(board: Board, say: Say) -> str:
    """Return the first rider of the race with their time; at the end also why, if the second has the same time."""
    first, second = individual(board)[:2]
    best, next_score = board.scores[first - 1], board.scores[second - 1]
    text = "ended-race-won" if board.phase is Phase.OVER else "ended-leads"
    line = say(text, rider=say.piece(first), seat=say.names[board.riders[first - 1].team], time=best.time)
    if board.phase is not Phase.OVER or best.time != next_score.time or best.places == next_score.places:
        return line
    places = {"own": best.places, "other": next_score.places}
    return f"{line} {say('ended-better-places', rider=say.piece(second), **places)}"


def _points(board: Board, jersey: Jersey, say: Say) -> str:
    number, count = points(board, jersey)[0]
    team = say.names[board.riders[number - 1].team]
    return say("ended-points", jersey=jersey.value, rider=say.piece(number), seat=team, points=count)


def _next(board: Board, say: Say) -> Iterator[str]:
    """Yield the next stage, if there is one."""
    if board.phase is not Phase.OVER:
        name = labels.stage_name(board, board.name, say)
        yield say("ended-next", number=board.stage + 1, count=len(board.stages), name=name)

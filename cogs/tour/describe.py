"""The board's description for blind players, complete enough to play by ear.

It begins with the current situation and reveals no orders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.i18n.languages import in_language
from cogs.tour import labels
from cogs.tour.board import Jersey, Phase
from cogs.tour.moves import WORK_ROUNDS
from cogs.tour.rankings import individual, left, points, teams
from cogs.tour.road import kind_at
from cogs.tour.wake_reasons import wake_reasons

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from bot.game.contract import Seat
    from bot.i18n.translation import Say
    from cogs.tour.board import Board, Group, Ride

_LISTED_PLACES = 3
"""Places of each classification that the description lists."""


def headline(board: Board, say: Say) -> str:
    """Return the stage, the round, the distance to go and the current action."""
    progress = _progress_line(board, say)
    return progress if board.cut_short else f"{progress}\n{_action_line(board, say)}"


def _progress_line(board: Board, say: Say) -> str:
    name = labels.stage_name(board, board.name, say)
    if len(board.stages) > 1:
        name = say("now-stage-of", number=board.stage + 1, count=len(board.stages), name=name)
    if board.cut_short:
        return say("now-cut-short", name=name, round=board.round)
    if board.phase is Phase.OVER:
        return say("now-over", name=name)
    if board.arrivals:
        return say("now-coming", name=name, round=board.round, home=len(board.arrivals), count=len(board.riders))
    return say("now-round", name=name, round=board.round, left=to_go(board))


def to_go(board: Board) -> int:
    """Return the steps to the finish for the foremost rider on the road; 0 if no rider is on it."""
    finish = labels.road(board).finish
    return min((left(finish, rider.field.x) for rider in board.riders if rider.field is not None), default=0)


def _action_line(board: Board, say: Say) -> str:
    """Return the current action; while teams give orders, only the number of ready teams."""
    if board.phase is Phase.OVER:
        winner = individual(board)[0]
        return say("now-won", rider=say.piece(winner), seat=say.names[board.riders[winner - 1].team])
    if board.asked is not None:
        return "\n".join(
            (say("now-asked", rider=say.piece(asking(board)), seat=say.names[board.asked]), *just_before(board, say))
        )
    playing = [ready for ready, resigned in zip(board.ready, board.gone, strict=True) if not resigned]
    return "\n".join((*why(board, say), say("now-orders", ready=sum(playing), teams=len(playing)), *work(board, say)))


def work(board: Board, say: Say) -> Iterator[str]:
    """Yield the teams that ask who works, and those that have promised to work."""
    questions = enumerate(board.asked_work)
    asking_teams = [say.names[seat] for seat, asked in questions if asked and board.round < asked + WORK_ROUNDS]
    if asking_teams:
        yield say("now-work-asked", teams=", ".join(asking_teams))
    promises = [(seat, last) for seat, last in enumerate(board.works_until) if last >= board.round]
    if promises:
        yield say(
            "now-work-promised",
            teams=", ".join(say("work-until", seat=say.names[seat], round=last) for seat, last in promises),
        )


def why(board: Board, say: Say) -> Iterator[str]:
    """Yield the events of the last round for which teams are asked for new orders."""
    reasons = wake_reasons(board)
    if reasons.last_orders:
        yield say("why-last")
    if reasons.to_finish:
        yield say("why-finish", fields=reasons.to_finish)
    primes = [section.prime for section in labels.stage_sheet(board, board.name).sections if section.prime]
    for index, fields in reasons.to_primes:
        name = in_language(primes[index].name, say.language)
        yield say("why-prime", prime=say(f"prime-{primes[index].kind.value}"), name=name, fields=fields)
    if reasons.teams_behind:
        yield say("why-behind", teams=", ".join(say.names[seat] for seat in reasons.teams_behind))


def asking(board: Board) -> int:
    """Return the rider whose order asks: the first in the order of play who has not ridden."""
    return board.order[len(board.rides)]


def just_before(board: Board, say: Say) -> Iterator[str]:
    """Yield the last move that a rider before the asking rider made in the same group, if there is one."""
    rider = asking(board)
    riders = next(group.riders for group in board.groups if rider in group.riders)
    riders_before = riders[: riders.index(rider)]
    ride = next((candidate for candidate in reversed(board.rides) if candidate.rider in riders_before), None)
    if ride is not None:
        yield say("question-before", rider=say.piece(ride.rider), how=ride.how.value, fields=len(ride.way) - 1)


def call_text(board: Board, seat: Seat, say: Say) -> str | None:
    """Return the task of a seat, for its ping."""
    if board.phase is Phase.ASK:
        return say("call-asked")
    own = [rider for rider in board.riders if rider.team == seat and rider.field is not None]
    return say("call-orders", round=board.round, left=to_go(board), riders=say.pieces(rider.number for rider in own))


def describe(board: Board, say: Say) -> str:
    """Return the description of the whole board; `say.names` are the names of the seats."""
    parts = (_head, _groups, _arrivals, _primes, _course, _jerseys, _leading_places, _last_round)
    return _lines_of(board, say, parts)


def finish(board: Board, say: Say) -> str:
    """Return the description of the picture of a finish: the riders of the last finished stage with their times."""
    if not board.past:
        return headline(board, say)
    last = board.past[-1]
    texts = (f"{labels.rider(board, number, say)} {_clock(last.times[number - 1], say)}" for number in last.places)
    return say("board-finish", name=labels.stage_name(board, last.stage, say), riders=_ranking_text(texts))


def standings(board: Board, say: Say) -> str:
    """Return the description of the picture of the classifications."""
    return _lines_of(board, say, (_jerseys, _leading_places)) or headline(board, say)


def _lines_of(board: Board, say: Say, parts: Iterable[Callable[[Board, Say], Iterable[str]]]) -> str:
    return "\n".join(line for part in parts for line in part(board, say))


def _head(board: Board, say: Say) -> Iterator[str]:
    yield headline(board, say)


def _groups(board: Board, say: Say) -> Iterator[str]:
    """Yield each group with its riders in the order in which they move."""
    if _ridden_out(board):
        return
    yield say("board-legend")
    for index, group in enumerate(board.groups, 1):
        names = ", ".join(_rider_text(board, group, number, say) for number in group.riders)
        yield say("board-group", number=index, count=len(group.riders), riders=names)


def _ridden_out(board: Board) -> bool:
    """Return whether the race was ridden to its end, so that no rider is on the road."""
    return board.phase is Phase.OVER and not board.cut_short


def _rider_text(board: Board, group: Group, number: int, say: Say) -> str:
    """Return a rider with the steps to go, the lane and their marks."""
    field = board.riders[number - 1].field
    marks = (
        *_status(group, number),
        *(labels.JERSEYS[jersey.value] for jersey, wearer in board.jerseys if wearer == number),
    )
    name = labels.rider(board, number, say)
    if field is None:
        return name
    stage = labels.road(board)
    climbs = ("⛰️",) if kind_at(stage, field) == "climb" else ()
    place = f"{left(stage.finish, field.x)}·{field.lane + 1}"
    return " ".join((name, place, *marks, *climbs))


def _status(group: Group, number: int) -> tuple[str, ...]:
    if group.lonely:
        return ("🔘",)
    return ("⚡",) if number in group.attackers else ()


def _arrivals(board: Board, say: Say) -> Iterator[str]:
    if board.arrivals and not _ridden_out(board):
        order = sorted(board.arrivals, key=lambda arrival: (arrival.round, arrival.second))
        texts = (
            say("board-arrived", rider=labels.rider(board, arrival.rider, say), time=arrival.time) for arrival in order
        )
        yield say("board-arrivals", riders=", ".join(texts))


def _primes(board: Board, say: Say) -> Iterator[str]:
    """Yield the primes of the stage with the riders who have reached them."""
    if _ridden_out(board):
        return
    finish = labels.road(board).finish
    names = [section.prime.name for section in labels.stage_sheet(board, board.name).sections if section.prime]
    for name, crossing in zip(names, board.crossings, strict=True):
        riders = labels.riders(board, crossing.riders, say) if crossing.riders else say("board-nobody-yet")
        label = say(f"prime-{crossing.kind.value}")
        yield say(
            "board-prime",
            prime=label,
            name=in_language(name, say.language),
            left=left(finish, crossing.x),
            riders=riders,
        )


def _course(board: Board, say: Say) -> Iterator[str]:
    """Yield the sections of the stage."""
    if _ridden_out(board):
        return
    sections = (
        say(
            "board-section",
            name=in_language(section.name, say.language),
            kind=section.kind.value,
            steps=section.steps,
            wind=section.wind,
        )
        for section in labels.stage_sheet(board, board.name).sections
    )
    yield say("board-course", sections="; ".join(sections))


def _jerseys(board: Board, say: Say) -> Iterator[str]:
    for jersey, number in board.jerseys:
        has = jersey in board.riders[number - 1].cards and board.phase is not Phase.OVER
        yield say("board-jersey", jersey=jersey.value, rider=labels.rider(board, number, say), card=str(has).lower())


def _leading_places(board: Board, say: Say) -> Iterator[str]:
    """Yield the first places of the classifications once a stage is finished."""
    if board.past:
        yield from classifications(board, say, _LISTED_PLACES)


def classifications(board: Board, say: Say, limit: int) -> Iterator[str]:
    """Yield the first `limit` places of each classification: individual, teams, sprints, mountains."""
    riders = individual(board)[:limit]
    times = (f"{labels.rider(board, number, say)} {_clock(board.scores[number - 1].time, say)}" for number in riders)
    yield say("class-individual", riders=_ranking_text(times))
    yield say(
        "class-team", teams=_ranking_text(f"{say.names[seat]} {_clock(time, say)}" for seat, time in teams(board))
    )
    for jersey in (Jersey.GREEN, Jersey.POLKA):
        if ranking := points(board, jersey)[:limit]:
            texts = (f"{labels.rider(board, number, say)} {count}" for number, count in ranking)
            yield say(f"class-{jersey.value}", riders=_ranking_text(texts))


def _clock(time: int, say: Say) -> str:
    return say("a-time", time=time)


def _ranking_text(texts: Iterable[str]) -> str:
    return " · ".join(f"{place}. {text}" for place, text in enumerate(texts, 1))


def _last_round(board: Board, say: Say) -> Iterator[str]:
    """Yield the ride of every rider in the last round, or in the current round so far."""
    if board.rides:
        yield say("board-rides", rides="; ".join(_ride_text(ride, say) for ride in board.rides))


def last_round(board: Board, say: Say) -> str:
    """Return the description of the film of the last round: the ride of every rider."""
    return "\n".join(_last_round(board, say)) or headline(board, say)


def _ride_text(ride: Ride, say: Say) -> str:
    text = say("ridden", rider=say.piece(ride.rider), how=ride.how.value, number=ride.rolled, fields=len(ride.way) - 1)
    return f"{text} {say('ridden-passed', fields=ride.given)}" if ride.given else text


def film(board: Board, say: Say) -> str:
    """Return the description of the film of the race: the winner of each stage, and the standings."""
    return "\n".join((*_stage_winners(board, say), *_leading_places(board, say))) or headline(board, say)


def _stage_winners(board: Board, say: Say) -> Iterator[str]:
    for result in board.past:
        first = result.places[0]
        name = labels.stage_name(board, result.stage, say)
        yield say("past-stage", name=name, rider=labels.rider(board, first, say), time=result.times[first - 1])

"""The board's description for blind players, complete enough to play by ear.

It begins with the current situation and reveals no orders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour import labels
from cogs.tour.board import Jersey, Phase
from cogs.tour.rankings import individual, left, points, teams
from cogs.tour.road import kind_at
from cogs.tour.stages.sheet import in_
from cogs.tour.wake_reasons import happened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from bot.game.contract import Seat
    from bot.i18n.translation import Say
    from cogs.tour.board import Board, Group, Ride

_FIRST = 3
"""Places of each classification that the description lists."""


def headline(board: Board, say: Say) -> str:
    """Return the stage, the round, the distance to go and the current action."""
    return _where(board, say) if board.cut_short else "\n".join((_where(board, say), _doing(board, say)))


def _where(board: Board, say: Say) -> str:
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
    return min((left(finish, each.field.x) for each in board.riders if each.field is not None), default=0)


def _doing(board: Board, say: Say) -> str:
    """Return the current action; of orders, only how many teams are ready."""
    if board.phase is Phase.OVER:
        first = individual(board)[0]
        return say("now-won", rider=first, seat=say.names[board.riders[first - 1].team])
    if board.asked is not None:
        return "\n".join((say("now-asked", rider=asking(board), seat=say.names[board.asked]), *just_before(board, say)))
    playing = [ready for ready, gone in zip(board.ready, board.gone, strict=True) if not gone]
    return "\n".join((*why(board, say), say("now-orders", ready=sum(playing), teams=len(playing))))


def why(board: Board, say: Say) -> Iterator[str]:
    """Yield the events of the last round that ask for new orders."""
    found = happened(board)
    if found.last_orders:
        yield say("why-last")
    if found.to_finish:
        yield say("why-finish", fields=found.to_finish)
    primes = [each.prime for each in labels.stage_sheet(board, board.name).sections if each.prime]
    for at, fields in found.to_primes:
        name = in_(primes[at].name, say.language)
        yield say("why-prime", prime=say(f"prime-{primes[at].kind.value}"), name=name, fields=fields)
    if found.lost:
        yield say("why-behind", teams=", ".join(say.names[seat] for seat in found.lost))


def asking(board: Board) -> int:
    """Return the rider whose order asks: the first in the order of play who has not ridden."""
    return board.order[len(board.rides)]


def just_before(board: Board, say: Say) -> Iterator[str]:
    """Yield the move of the rider before the asking rider in the same group, if that rider has one."""
    rider = asking(board)
    riders = next(group.riders for group in board.groups if rider in group.riders)
    before = riders[: riders.index(rider)]
    ride = next((each for each in reversed(board.rides) if each.rider in before), None)
    if ride is not None:
        yield say("question-before", rider=ride.rider, how=ride.how.value, fields=len(ride.way) - 1)


def called(board: Board, seat: Seat, say: Say) -> str | None:
    """Return the task of a seat, for its ping."""
    if board.phase is Phase.ASK:
        return say("call-asked")
    own = [each for each in board.riders if each.team == seat and each.field is not None]
    return say("call-orders", round=board.round, left=to_go(board), riders=", ".join(str(each.number) for each in own))


def describe(board: Board, say: Say) -> str:
    """Return the description of the whole board; `say.names` are the names of the seats."""
    parts = (_head, _groups, _arrivals, _primes, _course, _jerseys, _classified, _last_round)
    return _told(board, say, parts)


def finish(board: Board, say: Say) -> str:
    """Return the description of the picture of a finish: the riders of the last finished stage with their times."""
    if not board.past:
        return headline(board, say)
    last = board.past[-1]
    told = (f"{labels.rider(board, each, say)} {_clock(last.times[each - 1], say)}" for each in last.places)
    return say("board-finish", name=labels.stage_name(board, last.stage, say), riders=_ranked(told))


def standings(board: Board, say: Say) -> str:
    """Return the description of the picture of the classifications."""
    return _told(board, say, (_jerseys, _classified)) or headline(board, say)


def _told(board: Board, say: Say, parts: Iterable[Callable[[Board, Say], Iterable[str]]]) -> str:
    return "\n".join(line for tell in parts for line in tell(board, say))


def _head(board: Board, say: Say) -> Iterator[str]:
    yield headline(board, say)


def _groups(board: Board, say: Say) -> Iterator[str]:
    """Yield each group with its riders in the order in which they move."""
    if _ridden_out(board):
        return
    yield say("board-legend")
    for at, group in enumerate(board.groups, 1):
        told = ", ".join(_placed(board, group, number, say) for number in group.riders)
        yield say("board-group", number=at, count=len(group.riders), riders=told)


def _ridden_out(board: Board) -> bool:
    """Return whether the race was ridden to its end, so that no rider is on the road."""
    return board.phase is Phase.OVER and not board.cut_short


def _placed(board: Board, group: Group, number: int, say: Say) -> str:
    """Return a rider with the steps to go, the lane and their marks."""
    field = board.riders[number - 1].field
    marks = (*_status(group, number), *(labels.JERSEYS[each.value] for each, who in board.jerseys if who == number))
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
        order = sorted(board.arrivals, key=lambda each: (each.round, each.second))
        told = (say("board-arrived", rider=labels.rider(board, each.rider, say), time=each.time) for each in order)
        yield say("board-arrivals", riders=", ".join(told))


def _primes(board: Board, say: Say) -> Iterator[str]:
    """Yield the primes of the stage with the riders who have reached them."""
    if _ridden_out(board):
        return
    finish = labels.road(board).finish
    names = [each.prime.name for each in labels.stage_sheet(board, board.name).sections if each.prime]
    for name, crossing in zip(names, board.crossings, strict=True):
        told = labels.riders(board, crossing.riders, say) if crossing.riders else say("board-nobody-yet")
        shown = say(f"prime-{crossing.kind.value}")
        yield say("board-prime", prime=shown, name=in_(name, say.language), left=left(finish, crossing.x), riders=told)


def _course(board: Board, say: Say) -> Iterator[str]:
    """Yield the sections of the stage."""
    if _ridden_out(board):
        return
    told = (
        say("board-section", name=in_(each.name, say.language), kind=each.kind.value, steps=each.steps, wind=each.wind)
        for each in labels.stage_sheet(board, board.name).sections
    )
    yield say("board-course", sections="; ".join(told))


def _jerseys(board: Board, say: Say) -> Iterator[str]:
    for jersey, number in board.jerseys:
        has = jersey in board.riders[number - 1].cards and board.phase is not Phase.OVER
        yield say("board-jersey", jersey=jersey.value, rider=labels.rider(board, number, say), card=str(has).lower())


def _classified(board: Board, say: Say) -> Iterator[str]:
    """Yield the first places of the classifications once a stage is finished."""
    if board.past:
        yield from classifications(board, say, _FIRST)


def classifications(board: Board, say: Say, most: int) -> Iterator[str]:
    """Yield the first `most` places of each classification: individual, teams, sprints, mountains."""
    riders = individual(board)[:most]
    times = (f"{labels.rider(board, each, say)} {_clock(board.scores[each - 1].time, say)}" for each in riders)
    yield say("class-individual", riders=_ranked(times))
    yield say("class-team", teams=_ranked(f"{say.names[seat]} {_clock(time, say)}" for seat, time in teams(board)))
    for jersey in (Jersey.GREEN, Jersey.POLKA):
        if found := points(board, jersey)[:most]:
            told = (f"{labels.rider(board, number, say)} {count}" for number, count in found)
            yield say(f"class-{jersey.value}", riders=_ranked(told))


def _clock(time: int, say: Say) -> str:
    return say("a-time", time=time)


def _ranked(told: Iterable[str]) -> str:
    return " · ".join(f"{place}. {each}" for place, each in enumerate(told, 1))


def _last_round(board: Board, say: Say) -> Iterator[str]:
    """Yield the ride of every rider in the last round, or in the current round so far."""
    if board.rides:
        yield say("board-rides", rides="; ".join(_ridden(each, say) for each in board.rides))


def _ridden(ride: Ride, say: Say) -> str:
    told = say("ridden", rider=ride.rider, how=ride.how.value, number=ride.rolled, fields=len(ride.way) - 1)
    return f"{told} {say('ridden-passed', fields=ride.given)}" if ride.given else told


def film(board: Board, say: Say) -> str:
    """Return the description of the film of the race: the winner of each stage, and the standings."""
    return "\n".join((*_won(board, say), *_classified(board, say))) or headline(board, say)


def _won(board: Board, say: Say) -> Iterator[str]:
    for each in board.past:
        first = each.places[0]
        name = labels.stage_name(board, each.stage, say)
        yield say("past-stage", name=name, rider=labels.rider(board, first, say), time=each.times[first - 1])

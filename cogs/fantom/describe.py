"""The board in words, for people who cannot see the picture: complete enough to hunt by ear, what matters now first.

Says what the picture shows and must never say more: of Fantom only what has been shown or proved.
"""

from __future__ import annotations

from itertools import dropwhile, groupby, takewhile
from typing import TYPE_CHECKING

from cogs.fantom.board import Phase
from cogs.fantom.facts import DetectivesStranded, FantomArrested, FantomCornered, FantomEscaped, LogRevealed
from cogs.fantom.knowledge.rides import is_together, network_of, pawn_rides, to_ride
from cogs.fantom.labels import all_spoken, ranges, spoken

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.game.contract import Fact, Seat
    from bot.i18n.translation import Say
    from cogs.fantom.board import Board, Box, Detective, Hunt, Pawn
    from cogs.fantom.moves import Ride

_DETECTIVES = frozenset({Phase.PLACE, Phase.DETECTIVES})
_FLEEING = frozenset({Phase.FANTOM, Phase.SECOND})
_ENDINGS = (FantomArrested, FantomCornered, DetectivesStranded, FantomEscaped)
"""What tells in full how a hunt ended."""
_NAMED = 12
"""More stations at once are told by their numbers alone, neighbours in a row as a range."""


def describe(board: Board, say: Say) -> str:
    """Return the whole board in the words of `say`, whose names are those of the seats."""
    lines = (_now, _fantom, _pawns, _stock, _reach, _log, _still_to_come, _past, _possible)
    return "\n".join(line for tell in lines for line in tell(board, say))


def around(board: Board, say: Say) -> str:
    """Return the little that the view around the pawn to move shows."""
    return "\n".join((headline(board, say), *_reach(board, say), *_pawns(board, say)))


def film(board: Board, say: Say) -> str:
    """Return what the film of the finished hunts shows."""
    return "\n".join(_hunts(board, say))


def hunt_over(board: Board, facts: Sequence[Fact], say: Say) -> str | None:
    """Return how a hunt ended that a change has ended, and Fantom's whole way; None: it ended none."""
    if not any(isinstance(fact, LogRevealed) for fact in facts):
        return None
    how = [say.fact(fact) for fact in facts if isinstance(fact, _ENDINGS)] or [ended(board.hunts[-1], say)]
    also = [say.fact(fact) for fact in facts if isinstance(fact, LogRevealed) or _is_seen(fact)]
    return "\n".join((*(f"## {line}" for line in how), *also))


def broken_off(board: Board, say: Say) -> str:
    """Return how far the hunt came in which the game was cut short, and Fantom's whole way."""
    hunt = board.hunts[-1]
    way = whole_way(hunt)
    told = (say.fact(LogRevealed(way)),) if way else ()
    return "\n".join((f"## {ended(hunt, say)}", *told))


def whole_way(hunt: Hunt) -> str:
    """Return Fantom's stations as they are told, a start that was shown before them; nothing before any."""
    return " → ".join(str(at) for at in (hunt.start, *hunt.route) if at is not None)


def _is_seen(fact: Fact) -> bool:
    return fact.big and not isinstance(fact, _ENDINGS)


def headline(board: Board, say: Say) -> str:
    """Return one line: what has to be done now, in which box, and when Fantom appears next."""
    if board.phase is Phase.OVER:
        return ended(board.hunts[-1], say)
    return " · ".join((to_do(board, say), *_hunt_of(board, say), *_box(board, say), *_next(board, say)))


def called(board: Board, seat: Seat, say: Say) -> str | None:
    """Return what a detective is called to do with which pawns: all that follow each other, or all that are left.

    None for Fantom.
    """
    pawns = [each for each in to_ride(board) if each.seat == seat] if _is_open(board) else _in_a_row(board, seat)
    if board.phase not in _DETECTIVES or not pawns:
        return None
    spoken = ", ".join(say("called-pawn", pawn=each.pawn.value) for each in pawns)
    return say("called-to", phase=board.phase.value, pawns=spoken)


def _is_open(board: Board) -> bool:
    """Return whether the detectives ride now, in whatever order."""
    return board.phase is Phase.DETECTIVES and is_together(board)


def _in_a_row(board: Board, seat: Seat) -> list[Detective]:
    return list(takewhile(lambda each: each.seat == seat, from_now(board)))


def from_now(board: Board) -> Sequence[Detective]:
    """Return the detectives from the one whose pawn is to be moved to the last of the round."""
    return list(dropwhile(lambda each: each.pawn is not board.pawn, board.detectives))


def to_do(board: Board, say: Say) -> str:
    """Return what has to be done now."""
    if _is_open(board):
        return say("now-still-to-ride", pawns=" ".join(say("disc", pawn=each.pawn.value) for each in to_ride(board)))
    return say("now-to-do", phase=board.phase.value, pawn=_value(board.pawn))


def ended(hunt: Hunt, say: Say) -> str:
    """Return how a hunt ended."""
    return say("how-it-ended", ending=hunt.ending.value, pawn=_value(hunt.pawn), box=hunt.box)


def by_transport(board: Board, rides: Iterable[Ride], say: Say) -> str:
    """Return rides, which are sorted by transport: `by cab to 12 Mill Lane, 13 Ox Lane; by tram to …`."""
    return "; ".join(
        say("board-ride", transport=transport.value, stations=all_spoken(board, [r.to for r in same], say.language))
        for transport, same in groupby(rides, key=lambda ride: ride.transport)
    )


def reach(board: Board, pawn: Pawn, say: Say) -> str:
    """Return what a pawn could ride as the board stands."""
    rides = by_transport(board, pawn_rides(board, pawn), say)
    return say("board-reach" if rides else "board-no-reach", pawn=pawn.value, rides=rides)


def boxes(board: Board, log: Sequence[Box], stations: Sequence[int | None], say: Say) -> str:
    """Return boxes of a log with the stations that the reader may know, None for the others."""
    told = (_boxed(n, box, board, at, say) for n, (box, at) in enumerate(zip(log, stations, strict=True), 1))
    return "; ".join(told)


def _boxed(number: int, box: Box, board: Board, station: int | None, say: Say) -> str:
    double = f" ({say('board-box-double')})" if box.double else ""
    where = f" → {spoken(board, station, say.language)}" if station else ""
    return f"{number} {_how(number, box, board, say)}{double}{where}"


def _how(number: int, box: Box, board: Board, say: Say) -> str:
    """Return what a box was ridden with; the first one is no ride unless the start was shown instead."""
    if box.transport is not None:
        return say(f"transport-{box.transport.value}")
    return say("board-box-start" if number == 1 and not board.options.shown_start else "board-box-unknown")


def _now(board: Board, say: Say) -> Iterator[str]:
    yield headline(board, say)
    if board.turn is not None:
        yield say("board-turn", seat=say.names[board.turn])
    elif _is_open(board):
        seats = sorted({each.seat for each in to_ride(board)})
        yield say("board-turns", seats=", ".join(say.names[seat] for seat in seats))


def _hunt_of(board: Board, say: Say) -> Iterator[str]:
    if board.options.tournament:
        yield say("now-hunt", hunt=len(board.hunts) + 1, hunts=len(say.names))


def _box(board: Board, say: Say) -> Iterator[str]:
    """Yield the box that is being written, or the last one that was."""
    box = len(board.log) + (board.phase in _FLEEING)
    if box:
        yield say("now-box", box=box, boxes=board.boxes)


def _next(board: Board, say: Say) -> Iterator[str]:
    if board.next_reveal is not None:
        now = board.phase in _FLEEING and board.next_reveal == len(board.log) + 1
        yield say("now-reveal-here") if now else say("now-reveal", box=board.next_reveal)


def _fantom(board: Board, say: Say) -> Iterator[str]:
    """Yield where Fantom is or was, as far as it was shown."""
    shown = [(n, box.station) for n, box in enumerate(board.log, 1) if box.shown and box.station]
    if board.start is not None:
        yield say("board-began", station=spoken(board, board.start, say.language))
    if shown:
        box, at = shown[-1]
        key = "board-seen" if board.black is None else "board-black"
        yield say(key, box=box, station=spoken(board, at, say.language))
    elif board.start is None and board.phase is not Phase.OVER:
        yield say("board-unseen")


def _pawns(board: Board, say: Say) -> Iterator[str]:
    yield from (_pawn(board, each, say) for each in board.detectives)


def _pawn(board: Board, each: Detective, say: Say) -> str:
    place = say("board-not-placed") if each.station is None else spoken(board, each.station, say.language)
    tickets = say.about("board-tickets", each.tickets)
    return say("board-pawn", pawn=each.pawn.value, seat=say.names[each.seat], place=place, tickets=tickets)


def _stock(board: Board, say: Say) -> Iterator[str]:
    yield say.about("board-stock", board.stock)
    if board.options.voluntary_reveal:
        yield say("board-surfacing", used=str(board.surfaced).lower())


def _reach(board: Board, say: Say) -> Iterator[str]:
    yield from (reach(board, each.pawn, say) for each in to_ride(board))


def _possible(board: Board, say: Say) -> Iterator[str]:
    """Yield where Fantom can be: few stations by name, many by number, most of the town by what is left of it."""
    can_be = board.possible
    if not can_be or not board.phase.hunting:
        return
    everywhere = range(1, len(network_of(board).town.stations) + 1)
    cannot = [station for station in everywhere if station not in can_be]
    but = 0 < len(cannot) < len(can_be)
    named = _stations(board, cannot if but else can_be, say)
    yield say("board-possible-but" if but else "board-possible", count=len(can_be), stations=named)


def _stations(board: Board, numbers: Sequence[int], say: Say) -> str:
    few = len(numbers) <= _NAMED
    return all_spoken(board, numbers, say.language) if few else ranges(numbers)


def _log(board: Board, say: Say) -> Iterator[str]:
    """Yield the log as everybody knows it; after the game, with all that was secret."""
    stations = board.hunts[-1].route if board.phase is Phase.OVER else [box.station for box in board.log]
    yield say("board-log", boxes=boxes(board, board.log, stations, say)) if board.log else say("board-log-empty")


def _still_to_come(board: Board, say: Say) -> Iterator[str]:
    due = [str(box) for box in board.reveals if box > len(board.log)]
    if due and board.phase is not Phase.OVER:
        yield say("board-reveals", boxes=", ".join(due))


def _past(board: Board, say: Say) -> Iterator[str]:
    """Yield the hunts of a tournament; of a single one the other lines tell everything."""
    if board.options.tournament:
        yield from _hunts(board, say)


def _hunts(board: Board, say: Say) -> Iterator[str]:
    for number, hunt in enumerate(board.hunts, 1):
        yield say(
            "board-hunt",
            hunt=number,
            seat=say.names[hunt.fantom],
            ended=ended(hunt, say),
            route=whole_way(hunt),
        )


def _value(pawn: Pawn | None) -> str:
    return "" if pawn is None else pawn.value

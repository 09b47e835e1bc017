"""The description of the board for blind players: complete enough to play by, the most urgent facts first.

It contains the same information as the picture. It names only those stations of Fantom's that were shown or proved.
"""

from __future__ import annotations

from itertools import dropwhile, groupby, takewhile
from typing import TYPE_CHECKING

from cogs.fantom.board import Phase
from cogs.fantom.facts import DetectivesStranded, FantomArrested, FantomCornered, FantomEscaped, LogRevealed
from cogs.fantom.knowledge.rides import active_pawns, is_together, network_of, pawn_rides
from cogs.fantom.labels import ranges, station_text, station_texts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.game.contract import Fact, Seat
    from bot.i18n.translation import Say
    from cogs.fantom.board import Board, Box, Detective, Hunt, Pawn
    from cogs.fantom.moves import Ride

_DETECTIVE_PHASES = frozenset({Phase.PLACE, Phase.DETECTIVES})
_FANTOM_PHASES = frozenset({Phase.FANTOM, Phase.SECOND})
_ENDING_FACTS = (FantomArrested, FantomCornered, DetectivesStranded, FantomEscaped)
"""The facts that announce the end of a hunt in full."""
_MAX_NAMED_STATIONS = 12
"""Above this number, stations are listed as number ranges without names."""


def describe(board: Board, say: Say) -> str:
    """Return the description of the whole board in the language and with the player names of `say`."""
    sections = (
        _turn_lines,
        _fantom_lines,
        _pawn_lines,
        _stock_lines,
        _reach_lines,
        _log_lines,
        _reveal_lines,
        _past_hunt_lines,
        _possible_lines,
    )
    return "\n".join(line for section in sections for line in section(board, say))


def describe_zoom(board: Board, say: Say) -> str:
    """Return the description of the zoomed picture around the pawn to move."""
    return "\n".join((headline(board, say), *_reach_lines(board, say), *_pawn_lines(board, say)))


def describe_film(board: Board, say: Say) -> str:
    """Return the description of the film of the finished hunts."""
    return "\n".join(_hunt_lines(board, say))


def hunt_over(board: Board, facts: Sequence[Fact], say: Say) -> str | None:
    """Return the announcement of the hunt's end with Fantom's whole route, or None if these facts end no hunt."""
    if not any(isinstance(fact, LogRevealed) for fact in facts):
        return None
    endings = [say.fact(fact) for fact in facts if isinstance(fact, _ENDING_FACTS)] or [
        ending_text(board.hunts[-1], say)
    ]
    details = [say.fact(fact) for fact in facts if isinstance(fact, LogRevealed) or _is_seen(fact)]
    return "\n".join((*(f"## {line}" for line in endings), *details))


def cut_short_text(board: Board, say: Say) -> str:
    """Return the announcement of a hunt that was cut short, with Fantom's whole route."""
    hunt = board.hunts[-1]
    route = whole_way(hunt)
    details = (say.fact(LogRevealed(route)),) if route else ()
    return "\n".join((f"## {ending_text(hunt, say)}", *details))


def whole_way(hunt: Hunt) -> str:
    """Return Fantom's stations like `12 → 45 → 7`, a shown start included; empty before Fantom began."""
    return " → ".join(str(station) for station in (hunt.start, *hunt.route) if station is not None)


def _is_seen(fact: Fact) -> bool:
    return fact.big and not isinstance(fact, _ENDING_FACTS)


def headline(board: Board, say: Say) -> str:
    """Return one line: the due move, the hunt of a tournament, the current box, and the next reveal box."""
    if board.phase is Phase.OVER:
        return ending_text(board.hunts[-1], say)
    return " · ".join(
        (to_do(board, say), *_hunt_number(board, say), *_box_number(board, say), *_next_reveal(board, say))
    )


def call_text(board: Board, seat: Seat, say: Say) -> str | None:
    """Return a detective's call with the pawns to place or ride: the next ones in a row, or all that are left.

    None for Fantom.
    """
    pawns = (
        [detective for detective in active_pawns(board) if detective.seat == seat]
        if _is_any_order(board)
        else _consecutive(board, seat)
    )
    if board.phase not in _DETECTIVE_PHASES or not pawns:
        return None
    names = ", ".join(say("called-pawn", pawn=detective.pawn.value) for detective in pawns)
    return say("called-to", phase=board.phase.value, pawns=names)


def _is_any_order(board: Board) -> bool:
    """Return whether the detectives ride now, in any order."""
    return board.phase is Phase.DETECTIVES and is_together(board)


def _consecutive(board: Board, seat: Seat) -> list[Detective]:
    return list(takewhile(lambda detective: detective.seat == seat, from_now(board)))


def from_now(board: Board) -> Sequence[Detective]:
    """Return the detectives from the current pawn to the last one of the round."""
    return list(dropwhile(lambda detective: detective.pawn is not board.pawn, board.detectives))


def to_do(board: Board, say: Say) -> str:
    """Return the text of the move that is due."""
    if _is_any_order(board):
        return say(
            "now-still-to-ride",
            pawns=" ".join(say("disc", pawn=detective.pawn.value) for detective in active_pawns(board)),
        )
    return say("now-to-do", phase=board.phase.value, pawn=_pawn_value(board.pawn))


def ending_text(hunt: Hunt, say: Say) -> str:
    """Return the text of a hunt's ending."""
    return say("how-it-ended", ending=hunt.ending.value, pawn=_pawn_value(hunt.pawn), box=hunt.box)


def by_transport(board: Board, rides: Iterable[Ride], say: Say) -> str:
    """Return rides as text: `by cab to 12 Mill Lane, 13 Ox Lane; by tram to …`. They must be sorted by transport."""
    return "; ".join(
        say("board-ride", transport=transport.value, stations=station_texts(board, [r.to for r in group], say.language))
        for transport, group in groupby(rides, key=lambda ride: ride.transport)
    )


def reach(board: Board, pawn: Pawn, say: Say) -> str:
    """Return the text of a pawn's possible rides on this board."""
    rides = by_transport(board, pawn_rides(board, pawn), say)
    return say("board-reach" if rides else "board-no-reach", pawn=pawn.value, rides=rides)


def boxes(board: Board, log: Sequence[Box], stations: Sequence[int | None], say: Say) -> str:
    """Return the boxes of a log as text, with `stations` where the reader may know them and None elsewhere."""
    texts = (
        _box_text(n, box, board, station, say) for n, (box, station) in enumerate(zip(log, stations, strict=True), 1)
    )
    return "; ".join(texts)


def _box_text(number: int, box: Box, board: Board, station: int | None, say: Say) -> str:
    double = f" ({say('board-box-double')})" if box.double else ""
    place = f" → {station_text(board, station, say.language)}" if station else ""
    return f"{number} {_ride_text(number, box, board, say)}{double}{place}"


def _ride_text(number: int, box: Box, board: Board, say: Say) -> str:
    """Return the transport of a box as text; the first box is the start unless the start was shown."""
    if box.transport is not None:
        return say(f"transport-{box.transport.value}")
    return say("board-box-start" if number == 1 and not board.options.shown_start else "board-box-unknown")


def _turn_lines(board: Board, say: Say) -> Iterator[str]:
    yield headline(board, say)
    if board.turn is not None:
        yield say("board-turn", seat=say.names[board.turn])
    elif _is_any_order(board):
        seats = sorted({detective.seat for detective in active_pawns(board)})
        yield say("board-turns", seats=", ".join(say.names[seat] for seat in seats))


def _hunt_number(board: Board, say: Say) -> Iterator[str]:
    if board.options.tournament:
        yield say("now-hunt", hunt=len(board.hunts) + 1, hunts=len(say.names))


def _box_number(board: Board, say: Say) -> Iterator[str]:
    """Yield the number of the next box while Fantom is to ride, otherwise of the last written box."""
    box = len(board.log) + (board.phase in _FANTOM_PHASES)
    if box:
        yield say("now-box", box=box, boxes=board.boxes)


def _next_reveal(board: Board, say: Say) -> Iterator[str]:
    if board.next_reveal is not None:
        is_due = board.phase in _FANTOM_PHASES and board.next_reveal == len(board.log) + 1
        yield say("now-reveal-here") if is_due else say("now-reveal", box=board.next_reveal)


def _fantom_lines(board: Board, say: Say) -> Iterator[str]:
    """Yield the lines of Fantom's public stations: the shown start and the last appearance."""
    appearances = [(n, box.station) for n, box in enumerate(board.log, 1) if box.shown and box.station]
    if board.start is not None:
        yield say("board-began", station=station_text(board, board.start, say.language))
    if appearances:
        box, station = appearances[-1]
        key = "board-seen" if board.black is None else "board-black"
        yield say(key, box=box, station=station_text(board, station, say.language))
    elif board.start is None and board.phase is not Phase.OVER:
        yield say("board-unseen")


def _pawn_lines(board: Board, say: Say) -> Iterator[str]:
    yield from (_pawn_line(board, detective, say) for detective in board.detectives)


def _pawn_line(board: Board, detective: Detective, say: Say) -> str:
    place = (
        say("board-not-placed") if detective.station is None else station_text(board, detective.station, say.language)
    )
    tickets = say.about("board-tickets", detective.tickets)
    return say("board-pawn", pawn=detective.pawn.value, seat=say.names[detective.seat], place=place, tickets=tickets)


def _stock_lines(board: Board, say: Say) -> Iterator[str]:
    yield say.about("board-stock", board.stock)
    if board.options.voluntary_reveal:
        yield say("board-surfacing", used=str(board.surfaced).lower())


def _reach_lines(board: Board, say: Say) -> Iterator[str]:
    yield from (reach(board, detective.pawn, say) for detective in active_pawns(board))


def _possible_lines(board: Board, say: Say) -> Iterator[str]:
    """Yield the stations where Fantom can be, or, if they are most of the town, the stations where Fantom cannot be."""
    possible = board.possible
    if not possible or not board.phase.hunting:
        return
    everywhere = range(1, len(network_of(board).town.stations) + 1)
    impossible = [station for station in everywhere if station not in possible]
    is_exception = 0 < len(impossible) < len(possible)
    names = _station_names(board, impossible if is_exception else possible, say)
    yield say("board-possible-but" if is_exception else "board-possible", count=len(possible), stations=names)


def _station_names(board: Board, numbers: Sequence[int], say: Say) -> str:
    few = len(numbers) <= _MAX_NAMED_STATIONS
    return station_texts(board, numbers, say.language) if few else ranges(numbers)


def _log_lines(board: Board, say: Say) -> Iterator[str]:
    """Yield the public log; after the game, with every station."""
    stations = board.hunts[-1].route if board.phase is Phase.OVER else [box.station for box in board.log]
    yield say("board-log", boxes=boxes(board, board.log, stations, say)) if board.log else say("board-log-empty")


def _reveal_lines(board: Board, say: Say) -> Iterator[str]:
    reveals = [str(box) for box in board.reveals if box > len(board.log)]
    if reveals and board.phase is not Phase.OVER:
        yield say("board-reveals", boxes=", ".join(reveals))


def _past_hunt_lines(board: Board, say: Say) -> Iterator[str]:
    """Yield the finished hunts of a tournament; for a single hunt the other lines contain everything."""
    if board.options.tournament:
        yield from _hunt_lines(board, say)


def _hunt_lines(board: Board, say: Say) -> Iterator[str]:
    for number, hunt in enumerate(board.hunts, 1):
        yield say(
            "board-hunt",
            hunt=number,
            seat=say.names[hunt.fantom],
            ended=ending_text(hunt, say),
            route=whole_way(hunt),
        )


def _pawn_value(pawn: Pawn | None) -> str:
    return "" if pawn is None else pawn.value

"""The text of a hand: Fantom's own log, rides and dangers; a detective has no secrets.

Only for the owner of the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.describe import boxes, by_transport, headline, reach
from cogs.fantom.knowledge.rides import fantom_rides, pawn_rides, whereabouts
from cogs.fantom.labels import ranges, station_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.i18n.translation import Say
    from cogs.fantom.board import Hand


def secrets(hand: Hand, say: Say) -> str:
    """Return the seat's secrets as text, or for a detective a line that there are none."""
    if hand.route is None:
        return say("no-secrets")
    return "\n".join(
        (*_whereabouts_lines(hand, say), *_log_lines(hand, say), *_ride_lines(hand, say), *_danger_lines(hand, say))
    )


def log_sheet(hand: Hand, say: Say) -> str:
    """Return the description of the picture of Fantom's log."""
    return "\n".join(
        (*_whereabouts_lines(hand, say), *_log_lines(hand, say), say.about("board-stock", hand.board.stock))
    )


def own_map(hand: Hand, say: Say) -> str:
    """Return the description of a seat's own map.

    It lists the rides of the seat's pawns; on Fantom's map, the rides of Fantom and of all pawns.
    """
    lines = (
        headline(hand.board, say),
        *_whereabouts_lines(hand, say),
        *_ride_lines(hand, say),
        *_danger_lines(hand, say),
    )
    return "\n".join(lines if hand.route is not None else (headline(hand.board, say), *_pawn_rides(hand, say)))


def in_letter(hand: Hand, say: Say) -> str:
    """Return the description of a letter's picture.

    It is the seat's own map; Fantom's also shows the tickets left.
    """
    if hand.route is None:
        return own_map(hand, say)
    return "\n".join((own_map(hand, say), say.about("board-stock", hand.board.stock)))


def _whereabouts_lines(hand: Hand, say: Say) -> Iterator[str]:
    station = whereabouts(hand)
    yield (
        say("secret-whereabouts", station=station_text(hand.board, station, say.language))
        if station
        else say("secret-none-yet")
    )


def _log_lines(hand: Hand, say: Say) -> Iterator[str]:
    if hand.route:
        yield say("secret-log", boxes=boxes(hand.board, hand.board.log, hand.route, say))


def _ride_lines(hand: Hand, say: Say) -> Iterator[str]:
    if whereabouts(hand) is not None and hand.board.phase.placed:
        rides = by_transport(hand.board, fantom_rides(hand), say)
        yield say("secret-rides", rides=rides) if rides else say("secret-no-rides")


def _danger_lines(hand: Hand, say: Say) -> Iterator[str]:
    """Yield the stations in reach of the pawns' next rides, and the pawns in reach of Fantom."""
    if not hand.board.phase.placed:
        return
    reached = {
        detective.pawn: {ride.to for ride in pawn_rides(hand.board, detective.pawn)}
        for detective in hand.board.detectives
    }
    stations = ranges(sorted({station for targets in reached.values() for station in targets}))
    yield say("secret-danger", stations=stations) if stations else say("secret-safe")
    watching = [pawn for pawn, targets in reached.items() if whereabouts(hand) in targets]
    if watching:
        pawns = ", ".join(f"{say('disc', pawn=pawn.value)} {say('the-pawn', pawn=pawn.value)}" for pawn in watching)
        yield say("secret-watched", pawns=pawns)


def _pawn_rides(hand: Hand, say: Say) -> Iterator[str]:
    own = (
        detective.pawn
        for detective in hand.board.detectives
        if detective.seat == hand.seat and detective.station is not None
    )
    yield from (reach(hand.board, pawn, say) for pawn in own)

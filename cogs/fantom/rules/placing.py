"""Before the hunt: the pawns are placed, then Fantom hides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Public, Refused, Seat, Step, Whisper
from cogs.fantom.facts import FantomBegan, FantomHid, LogWritten, PawnPlaced
from cogs.fantom.rules.course import to_fantom, to_pawns
from cogs.fantom.rules.legal import chart_of
from cogs.fantom.rules.showing import appeared
from cogs.fantom.view import PAWNS, Box, Phase

if TYPE_CHECKING:
    from cogs.fantom.moves import Hide, Place
    from cogs.fantom.state import State


def place(state: State, seat: Seat, move: Place) -> Step[State]:
    """Place the next pawn: “in pawn order on any stations, one to a station” [R1]."""
    if seat == state.fantom:
        raise Refused("refused-only-detectives")
    if state.phase is not Phase.PLACE:
        raise Refused("refused-placed-already")
    require_free(state, move.station)
    places = (*state.places, move.station)
    news = (Public(PawnPlaced(seat, PAWNS[state.pawn], move.station)),)
    if len(places) < len(state.riders):
        return Step(replace(state, places=places, placed=places, pawn=len(places)), news)
    return Step(replace(state, places=places, placed=places, pawn=0, phase=Phase.HIDE), news)


def hide(state: State, seat: Seat, move: Hide) -> Step[State]:
    """Write the start: “Fantom secretly writes a free station into box 1, without a ticket” [R1].

    With `shown_start` it “is shown and fills no box, so that box 1 is the first real ride” [V3], before any pawn's.
    """
    if seat != state.fantom:
        raise Refused("refused-only-fantom")
    if state.phase is not Phase.HIDE:
        raise Refused("refused-hidden-already")
    require_free(state, move.station)
    if state.options.shown_start:
        return to_fantom(replace(state, begun=move.station), (Public(FantomBegan(move.station)),))
    hidden = replace(state, route=(move.station,), log=(Box(),))
    written = Whisper(state.fantom, LogWritten(1, move.station, None))
    begun = appeared(hidden, (Public(FantomHid()), written))
    return to_pawns(begun.state, 0, begun.news)


def require_free(state: State, station: int) -> None:
    """Refuse a station that is not on the map or where a pawn stands."""
    size = chart_of(state).size
    if not 1 <= station <= size:
        raise Refused("refused-station-unknown", first=1, last=size)
    if station in state.places:
        raise Refused("refused-station-taken", station=station, pawn=PAWNS[state.places.index(station)])

"""The pawns' moves: each is placed before the hunt; then a ride, one ticket, one line, and perhaps the arrest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Public, Refused, Seat, Step
from cogs.fantom.board import PAWNS, Ending, Phase, Trip
from cogs.fantom.facts import PawnPlaced, PawnRode
from cogs.fantom.map.transport import KIND, Transport, with_one, without
from cogs.fantom.rules.flow import ended, to_pawns
from cogs.fantom.rules.legal import require_free, require_ride
from cogs.fantom.state import State, whereabouts

if TYPE_CHECKING:
    from cogs.fantom.moves import Place, Ride


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


def ride(state: State, move: Ride) -> Step[State]:
    """Ride with the pawn whose turn it is; its ticket goes to Fantom.

    “A pawn that arrives on Fantom's station arrests Fantom at once” [R9].
    """
    pawn, kind = state.pawn, KIND[move.transport]
    origin, purse = state.places[pawn], state.purses[pawn]
    if move.transport is Transport.BOAT:
        raise Refused("refused-boat-is-fantoms")
    require_ride(state, origin, move, purse[kind])
    moved = replace(
        state,
        places=(*state.places[:pawn], move.to, *state.places[pawn + 1 :]),
        purses=(*state.purses[:pawn], without(purse, kind), *state.purses[pawn + 1 :]),
        stock=with_one(state.stock, kind),
        trips=(*state.trips, Trip(PAWNS[pawn], move.transport, origin, move.to, len(state.log))),
    )
    news = (Public(PawnRode(state.riders[pawn], PAWNS[pawn], move.transport, move.to)),)
    if move.to == whereabouts(state):
        return ended(moved, Ending.ARRESTED, news)
    return to_pawns(moved, pawn + 1, news)

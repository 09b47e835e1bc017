"""The pawns' moves: placing them before the hunt, then rides, which may end in an arrest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Public, Refused, Seat, Step
from cogs.fantom.board import PAWNS, Ending, Phase, Trip
from cogs.fantom.facts import PawnPlaced, PawnRode
from cogs.fantom.knowledge.placing import draw_station
from cogs.fantom.map.transport import KIND, Transport, with_one, without
from cogs.fantom.moves import Place
from cogs.fantom.rules.flow import end_hunt, to_pawns
from cogs.fantom.rules.legal import network_of, require_free, require_ride
from cogs.fantom.state import State, is_together, left, whereabouts

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.fantom.moves import Ride, Send


def place(state: State, seat: Seat, move: Place) -> Step[State]:
    """Place the next pawn: “in pawn order on any stations, one to a station” [R1].

    Raise `Refused` unless a detective is to place a pawn and the station is free.
    """
    _require_placing(state, seat)
    require_free(state, move.station)
    return _place_pawn(state, seat, move)


def place_them(state: State, seat: Seat, chance: Chance) -> Step[State]:
    """Place the next pawn and those of its player that follow it: “where it helps to cover the town best” [D15].

    Raise `Refused` unless a detective is to place a pawn.
    """
    _require_placing(state, seat)
    step: Step[State] = Step(state)
    while step.state.phase is Phase.PLACE and step.state.riders[step.state.pawn] == seat:
        placing = _place_pawn(step.state, seat, Place(draw_station(network_of(state), step.state.places, chance)))
        step = Step(placing.state, (*step.news, *placing.news))
    return step


def _require_placing(state: State, seat: Seat) -> None:
    if seat == state.fantom:
        raise Refused("refused-only-detectives")
    if state.phase is not Phase.PLACE:
        raise Refused("refused-placed-already")


def _place_pawn(state: State, seat: Seat, move: Place) -> Step[State]:
    places = (*state.places, move.station)
    news = (Public(PawnPlaced(seat, PAWNS[state.pawn], move.station)),)
    if len(places) < len(state.riders):
        return Step(replace(state, places=places, placed=places, pawn=len(places)), news)
    return Step(replace(state, places=places, placed=places, pawn=0, phase=Phase.HIDE), news)


def ride(state: State, move: Ride) -> Step[State]:
    """Ride with the current pawn. Raise `Refused` if the ride is not legal, or if it has to name its pawn (`Send`)."""
    if is_together(state):
        raise Refused("refused-which-pawn")
    return _ride_pawn(state, state.pawn, move)


def send(state: State, seat: Seat, move: Send) -> Step[State]:
    """Ride with one of the seat's remaining pawns: “in whatever order” [V10].

    Raise `Refused` if the detectives ride in order, if the seat has no such pawn left, or if the ride is not legal.
    """
    if seat == state.fantom:
        raise Refused("refused-only-pawns")
    if state.phase is Phase.PLACE:
        raise Refused("refused-place-first")
    if not is_together(state):
        raise Refused("refused-in-order", pawn=PAWNS[state.pawn])
    pawn = PAWNS.index(move.pawn)
    if pawn >= len(state.riders) or state.riders[pawn] != seat:
        raise Refused("refused-no-pawn-of-yours", pawn=move.pawn)
    if pawn not in left(state):
        raise Refused("refused-ridden-already", pawn=move.pawn)
    return _ride_pawn(state, pawn, move)


def _ride_pawn(state: State, pawn: int, move: Ride | Send) -> Step[State]:
    """Ride with a pawn; its ticket goes to Fantom.

    “A pawn that arrives on Fantom's station arrests Fantom at once” [R9].
    """
    kind = KIND[move.transport]
    origin, purse = state.places[pawn], state.purses[pawn]
    if move.transport is Transport.BOAT:
        raise Refused("refused-boat-is-fantoms")
    require_ride(state, origin, move, purse[kind])
    next_state = replace(
        state,
        pawn=pawn,
        places=(*state.places[:pawn], move.to, *state.places[pawn + 1 :]),
        purses=(*state.purses[:pawn], without(purse, kind), *state.purses[pawn + 1 :]),
        stock=with_one(state.stock, kind),
        trips=(*state.trips, Trip(PAWNS[pawn], move.transport, origin, move.to, len(state.log))),
    )
    news = (Public(PawnRode(state.riders[pawn], PAWNS[pawn], move.transport, move.to)),)
    if move.to == whereabouts(state):
        return end_hunt(next_state, Ending.ARRESTED, news)
    return to_pawns(next_state, pawn + 1, news)

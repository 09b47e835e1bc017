"""A ride of a pawn: one ticket, one line, and perhaps the arrest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Public, Refused, Step
from cogs.fantom.facts import PawnRode
from cogs.fantom.map.exits import with_one, without
from cogs.fantom.map.transport import Transport
from cogs.fantom.rules.course import to_pawns
from cogs.fantom.rules.ending import ended
from cogs.fantom.rules.legal import chart_of
from cogs.fantom.rules.menus import KIND
from cogs.fantom.rules.placing import require_free
from cogs.fantom.state import State, whereabouts
from cogs.fantom.view import PAWNS, Ending, Trip

if TYPE_CHECKING:
    from cogs.fantom.moves import Double, Ride, Surface

NOWHERE = "none"
"""What a refusal tells where no ride leads on."""


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


def require_ride(state: State, origin: int, move: Ride | Double | Surface, tickets: int) -> None:
    """Refuse a ride that has no ticket, no line or no room at its end, with what is right; the mover knows it all."""
    if not tickets:
        raise Refused("refused-no-ticket", transport=move.transport)
    chart = chart_of(state)
    stops = chart.rides[origin][KIND[move.transport]]
    if 1 <= move.to <= chart.size and move.to not in stops:
        free = ", ".join(str(stop) for stop in stops if stop not in state.places) or NOWHERE
        raise Refused("refused-no-line", transport=move.transport, origin=origin, station=move.to, stops=free)
    require_free(state, move.to)

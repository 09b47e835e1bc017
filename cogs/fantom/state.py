"""The full state of the game, Fantom's secret route included.

Only this game's rules and views read it.
"""

from __future__ import annotations

from msgspec import Struct

from bot.game.contract import Seat
from cogs.fantom.board import PAWNS, Box, Hunt, Phase, Trip
from cogs.fantom.map.transport import Purse
from cogs.fantom.options import Options, Riding


class State(Struct, frozen=True):
    """The current hunt and the results of the earlier ones."""

    options: Options
    first: Seat
    """The seat that was Fantom in the first hunt."""
    fantom: Seat
    riders: tuple[Seat, ...]
    """The seat that moves each pawn, in pawn order."""
    purses: tuple[Purse, ...]
    """The tickets of each pawn."""
    stock: Purse
    """The tickets of Fantom."""
    places: tuple[int, ...] = ()
    """The station of each placed pawn, in pawn order."""
    placed: tuple[int, ...] = ()
    """The starting station of each placed pawn, in pawn order."""
    trips: tuple[Trip, ...] = ()
    """Every ride of the pawns in this hunt, in order."""
    route: tuple[int, ...] = ()
    """Secret: Fantom's station by box."""
    log: tuple[Box, ...] = ()
    """The public knowledge of each written box."""
    begun: int | None = None
    """Fantom's starting station if it is public (option `shown_start`), else None."""
    phase: Phase = Phase.PLACE
    pawn: int = 0
    """The pawn to be placed, to ride (the first, if several may) or to give a ticket; 0 while Fantom rides."""
    surfaced: bool = False
    """Fantom has used the voluntary reveal."""
    hunts: tuple[Hunt, ...] = ()
    """The finished hunts."""


def turn(state: State) -> Seat:
    """Return the seat that moves `State.pawn` while the pawns are placed or ride; otherwise Fantom's."""
    if state.phase is Phase.DETECTIVES or state.phase is Phase.PLACE:
        return state.riders[state.pawn]
    return state.fantom


def is_together(state: State) -> bool:
    """Return whether the detectives are to ride now, in any order [V10]."""
    return state.phase is Phase.DETECTIVES and state.options.riding is Riding.TOGETHER


def left(state: State) -> tuple[int, ...]:
    """Return the pawns that have not ridden since Fantom's last box, in pawn order."""
    ridden = {trip.pawn for trip in state.trips[-len(PAWNS) :] if trip.box == len(state.log)}
    return tuple(pawn for pawn in range(len(state.places)) if PAWNS[pawn] not in ridden)


def player_count(state: State) -> int:
    """Return the number of seats: Fantom's and those of the riders."""
    return 1 + len(set(state.riders))


def whereabouts(state: State) -> int:
    """Return Fantom's station: the last box of the log, or the shown start before a box is written; 0 before both."""
    return state.route[-1] if state.route else state.begun or 0

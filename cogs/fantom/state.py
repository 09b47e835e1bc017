"""Everything there is, Fantom's secret route included. Read by this game's rules and views only."""

from __future__ import annotations

from msgspec import Struct

from bot.game.contract import Seat
from cogs.fantom.board import PAWNS, Box, Hunt, Phase, Trip
from cogs.fantom.map.transport import Purse
from cogs.fantom.options import Options, Riding


class State(Struct, frozen=True):
    """A hunt as it stands, with the results of those before it."""

    options: Options
    first: Seat
    """Who was Fantom in the first hunt."""
    fantom: Seat
    riders: tuple[Seat, ...]
    """Who moves each pawn, in the order of the pawns."""
    purses: tuple[Purse, ...]
    """The tickets of each pawn."""
    stock: Purse
    """The tickets of Fantom."""
    places: tuple[int, ...] = ()
    """Where each pawn stands; only those placed already."""
    placed: tuple[int, ...] = ()
    """Where each pawn began."""
    trips: tuple[Trip, ...] = ()
    """Every ride of the pawns, in order."""
    route: tuple[int, ...] = ()
    """Secret: where Fantom was, by box."""
    log: tuple[Box, ...] = ()
    """What everybody knows of each box."""
    begun: int | None = None
    """Where Fantom began, if that was shown (option `shown_start`)."""
    phase: Phase = Phase.PLACE
    pawn: int = 0
    """Which pawn is to be placed, to ride (of several, the first) or to give a ticket; 0 while Fantom rides."""
    surfaced: bool = False
    """Fantom has used the voluntary reveal."""
    hunts: tuple[Hunt, ...] = ()
    """The hunts that are over."""


def turn(state: State) -> Seat:
    """Return who is to act with `State.pawn`: while the pawns are placed or ride the mover of the pawn, else Fantom."""
    if state.phase is Phase.DETECTIVES or state.phase is Phase.PLACE:
        return state.riders[state.pawn]
    return state.fantom


def is_together(state: State) -> bool:
    """Return whether it is for the detectives to ride, in whatever order they come [V10]."""
    return state.phase is Phase.DETECTIVES and state.options.riding is Riding.TOGETHER


def left(state: State) -> tuple[int, ...]:
    """Return the pawns that have not ridden since Fantom's last box, in their order."""
    ridden = {trip.pawn for trip in state.trips[-len(PAWNS) :] if trip.box == len(state.log)}
    return tuple(pawn for pawn in range(len(state.places)) if PAWNS[pawn] not in ridden)


def players(state: State) -> int:
    """Return how many seats there are: every rider and Fantom."""
    return 1 + len(set(state.riders))


def whereabouts(state: State) -> int:
    """Return where Fantom is: the last box of the log, or the shown start before any is written."""
    return state.route[-1] if state.route else state.begun or 0

"""The views of a hunt: `Board` for all readers, `Hand` for one seat.

Types only, without the secret state, so that pictures and cogs can import them.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.game.contract import Seat
from cogs.fantom.map.transport import Stock, Tickets, Transport
from cogs.fantom.options import Options


class Pawn(StrEnum):
    """The detectives' pawns, in the order in which they move."""

    WHITE = "white"
    YELLOW = "yellow"
    RED = "red"
    BLUE = "blue"
    GREEN = "green"


PAWNS = tuple(Pawn)


class Phase(StrEnum):
    """The kind of move that is due."""

    PLACE = "place"
    """A detective places `Board.pawn`."""
    HIDE = "hide"
    """Fantom chooses the first station."""
    FANTOM = "fantom"
    """Fantom rides."""
    SECOND = "second"
    """Fantom makes the second ride of a double move."""
    TAKE = "take"
    """Fantom, after a voluntary reveal, takes a ticket from `Board.pawn`."""
    DETECTIVES = "detectives"
    """A detective rides with `Board.pawn`, or with any remaining pawn where the detectives ride together."""
    OVER = "over"

    @property
    def placed(self) -> bool:
        """Whether all pawns are placed and the game is not finished, so that their rides can be planned."""
        return self not in (Phase.PLACE, Phase.OVER)

    @property
    def hunting(self) -> bool:
        """Whether Fantom is on a station and the hunt is running."""
        return self.placed and self is not Phase.HIDE


class Ending(StrEnum):
    """How a hunt ends."""

    ARRESTED = "arrested"
    """A pawn arrived on Fantom's station."""
    CORNERED = "cornered"
    """Fantom had no legal ride left."""
    STRANDED = "stranded"
    """No pawn had a ticket that it could use: Fantom wins."""
    ESCAPED = "escaped"
    """The last box was written and the pawns made their last rides: Fantom wins."""
    CUT_SHORT = "cut-short"
    """The game ended before the hunt did (resignation, vote, called off): the hunt has no winner."""


class Box(Struct, frozen=True):
    """The public knowledge of one box of Fantom's log."""

    transport: Transport | None = None
    """None for the start, and for a ride of a free double move, which is not announced."""
    double: bool = False
    """The box is one of the two rides of a double move."""
    station: int | None = None
    """The station if it was shown or proved, else None."""
    shown: bool = False
    """Fantom appeared in this box."""


class Trip(Struct, frozen=True):
    """One ride of a pawn."""

    pawn: Pawn
    transport: Transport
    origin: int
    to: int
    box: int
    """The number of boxes written when the pawn rode."""


class Hunt(Struct, frozen=True):
    """A finished hunt, with everything that was secret."""

    fantom: Seat
    ending: Ending
    box: int
    """The number of boxes written."""
    pawn: Pawn | None
    """The pawn that made the arrest; None without an arrest."""
    start: int | None
    """Fantom's starting station if it fills no box (option `shown_start`), else None."""
    route: tuple[int, ...]
    """Fantom's station by box."""
    log: tuple[Box, ...]
    placed: tuple[int, ...]
    """The starting stations of the pawns, in pawn order."""
    trips: tuple[Trip, ...]


class Detective(Struct, frozen=True):
    """A pawn with its seat, station and tickets."""

    pawn: Pawn
    seat: Seat
    """The seat that moves the pawn."""
    station: int | None
    """None until the pawn is placed."""
    tickets: Tickets


class Board(Struct, frozen=True):
    """The public view of the game."""

    options: Options
    fantom: Seat
    detectives: tuple[Detective, ...]
    """In pawn order."""
    stock: Stock
    boxes: int
    """The number of boxes in the log."""
    reveals: tuple[int, ...]
    """The boxes at which Fantom appears, ascending."""
    log: tuple[Box, ...]
    """The boxes written so far."""
    start: int | None
    """Fantom's starting station if it is public (option `shown_start`), else None."""
    trips: tuple[Trip, ...]
    """Every ride of the pawns in this hunt, in order."""
    placed: tuple[int, ...]
    """The starting stations of the placed pawns, in pawn order."""
    phase: Phase
    turn: Seat | None
    """The only active seat; None when the game is finished, and while several detectives are active."""
    pawn: Pawn | None
    """The pawn to be placed, to ride or to give a ticket; if one active detective may choose among several pawns, the
    first of them. None while several detectives are active."""
    black: int | None
    """The station of the black pawn: Fantom appeared there and has not ridden since. None if it is not on the board."""
    next_reveal: int | None
    """The next box at which Fantom appears; None after the last one."""
    surfaced: bool
    """Fantom has used the voluntary reveal."""
    possible: tuple[int, ...] | None
    """The stations where Fantom can be, as far as public knowledge tells, ascending; None if the table plays without
    this aid."""
    hunts: tuple[Hunt, ...] = ()
    """The finished hunts. In a finished game, the board shows the last of them."""


class Hand(Struct, frozen=True):
    """The view of one seat."""

    board: Board
    seat: Seat
    route: tuple[int, ...] | None
    """Fantom's own log, one station per box; None for the detectives."""

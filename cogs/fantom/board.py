"""What may be seen of the hunt: the board by anyone, the hand by one seat.

Types only, so that pictures and cogs can have them. Must never import the state.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.game.contract import Seat
from cogs.fantom.map.transport import Stock, Tickets, Transport
from cogs.fantom.options import Options


class Pawn(StrEnum):
    """The detectives' pawns in the order in which they move."""

    WHITE = "white"
    YELLOW = "yellow"
    RED = "red"
    BLUE = "blue"
    GREEN = "green"


PAWNS = tuple(Pawn)


class Phase(StrEnum):
    """What has to be done."""

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
    """A detective rides with `Board.pawn`."""
    OVER = "over"

    @property
    def placed(self) -> bool:
        """Whether the pawns stand in the town and it is not over: their rides can be thought of."""
        return self not in (Phase.PLACE, Phase.OVER)

    @property
    def hunting(self) -> bool:
        """Whether Fantom is out there to be hunted."""
        return self.placed and self is not Phase.HIDE


class Ending(StrEnum):
    """How a hunt ends."""

    ARRESTED = "arrested"
    """A pawn arrived on Fantom's station."""
    CORNERED = "cornered"
    """Fantom had no legal ride left."""
    STRANDED = "stranded"
    """No pawn had a ticket it could use: Fantom wins."""
    ESCAPED = "escaped"
    """The last box was written and the last rides made: Fantom wins."""
    CUT_SHORT = "cut-short"
    """The game was over before the hunt was (resigned, voted, called off): nobody wins."""


class Box(Struct, frozen=True):
    """What everybody knows of one box of Fantom's log."""

    transport: Transport | None = None
    """None: the start, or a ride of a free double move, which is not announced."""
    double: bool = False
    """It is one of the two rides of a double move."""
    station: int | None = None
    """The station, where it was shown or proved."""
    shown: bool = False
    """Fantom appeared here."""


class Trip(Struct, frozen=True):
    """One ride of a pawn."""

    pawn: Pawn
    transport: Transport
    origin: int
    to: int
    box: int
    """How many boxes of the log were written then."""


class Hunt(Struct, frozen=True):
    """A hunt that is over, with everything that was secret."""

    fantom: Seat
    ending: Ending
    box: int
    """How many boxes were written."""
    pawn: Pawn | None
    """Who made the arrest."""
    start: int | None
    """Where Fantom began, if that is not in a box (option `shown_start`)."""
    route: tuple[int, ...]
    """Fantom's station by box."""
    log: tuple[Box, ...]
    placed: tuple[int, ...]
    """Where the pawns began."""
    trips: tuple[Trip, ...]


class Detective(Struct, frozen=True):
    """A pawn as it stands."""

    pawn: Pawn
    seat: Seat
    """Who moves it."""
    station: int | None
    """None until it is placed."""
    tickets: Tickets


class Board(Struct, frozen=True):
    """What anyone may see."""

    options: Options
    fantom: Seat
    detectives: tuple[Detective, ...]
    """In the order in which they move."""
    stock: Stock
    boxes: int
    """How many boxes the log has."""
    reveals: tuple[int, ...]
    """The boxes at which Fantom appears, ascending."""
    log: tuple[Box, ...]
    """The boxes written so far."""
    start: int | None
    """Where Fantom began, if that was shown (option `shown_start`)."""
    trips: tuple[Trip, ...]
    """Every ride of the pawns in this hunt, in order."""
    placed: tuple[int, ...]
    """Where the pawns began; only those placed already."""
    phase: Phase
    turn: Seat | None
    """Who has to act; None when the game is over, and while several detectives may."""
    pawn: Pawn | None
    """The pawn that is to be placed, to ride or to give a ticket; of several that one detective may ride with, the
    first; None while several detectives may ride."""
    black: int | None
    """Where the black pawn stands: Fantom appeared there and has not ridden since."""
    next_reveal: int | None
    """The next box at which Fantom appears."""
    surfaced: bool
    """Fantom has used the voluntary reveal."""
    possible: tuple[int, ...] | None
    """Where Fantom can be by what everybody knows, ascending; None if the table goes without that aid."""
    hunts: tuple[Hunt, ...] = ()
    """The hunts that are over; when the game is over the last of them is the one the board shows."""


class Hand(Struct, frozen=True):
    """What one seat may see."""

    board: Board
    seat: Seat
    route: tuple[int, ...] | None
    """Fantom's own log, a station a box; None for the detectives."""

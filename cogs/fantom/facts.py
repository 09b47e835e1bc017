"""The facts of a hunt. The text named after a fact's class announces it to players.

A public fact never names a station of Fantom's that was neither shown nor proved.
"""

from __future__ import annotations

from typing import ClassVar

from bot.game.contract import Fact, Seat
from cogs.fantom.board import Pawn
from cogs.fantom.map.transport import Transport


class HuntBegun(Fact, frozen=True):
    """A hunt begins: `seat` is Fantom, `hunt` counts from 1, `hunts` is the number of hunts in the game."""

    seat: Seat
    hunt: int
    hunts: int


class PawnPlaced(Fact, frozen=True):
    """A pawn was placed."""

    seat: Seat
    pawn: Pawn
    station: int


class FantomHid(Fact, frozen=True):
    """Fantom has written the start into box 1."""


class FantomBegan(Fact, frozen=True):
    """Fantom showed the start (option `shown_start`)."""

    station: int


class FantomRode(Fact, frozen=True):
    """Fantom rode unseen and spent a ticket."""

    box: int
    transport: Transport


class FantomDoubled(Fact, frozen=True):
    """Fantom spent a double ticket; two rides follow. `left` is the number of double tickets left."""

    left: int


class FantomFlitted(Fact, frozen=True):
    """Fantom made a ride of a free double move: its transport is not announced."""

    box: int


class FantomAppeared(Fact, frozen=True):
    """Fantom appeared in a reveal box."""

    big: ClassVar[bool] = True
    box: int
    station: int


class FantomSurfaced(Fact, frozen=True):
    """Fantom appeared voluntarily."""

    big: ClassVar[bool] = True
    box: int
    station: int


class LogProved(Fact, frozen=True):
    """The log since the last reveal box was published: boxes `first` to `last`, `route` like `12 → 45 → 7`."""

    first: int
    last: int
    route: str


class TicketTaken(Fact, frozen=True):
    """Fantom took a ticket from a pawn."""

    pawn: Pawn
    transport: Transport


class PawnRode(Fact, frozen=True):
    """A pawn rode; its ticket went to Fantom."""

    seat: Seat
    pawn: Pawn
    transport: Transport
    to: int


class PawnStuck(Fact, frozen=True):
    """A pawn has no legal ride this round and stays where it is."""

    seat: Seat
    pawn: Pawn


class FantomArrested(Fact, frozen=True):
    """A pawn arrived on Fantom's station."""

    big: ClassVar[bool] = True
    seat: Seat
    pawn: Pawn
    station: int
    box: int


class FantomCornered(Fact, frozen=True):
    """Fantom has no legal ride left and has lost."""

    big: ClassVar[bool] = True
    station: int
    box: int


class DetectivesStranded(Fact, frozen=True):
    """No pawn has a ticket that it could use: Fantom has won."""

    big: ClassVar[bool] = True
    station: int
    box: int


class FantomEscaped(Fact, frozen=True):
    """The log is full and the pawns have made their last rides: Fantom has won."""

    big: ClassVar[bool] = True
    station: int


class LogRevealed(Fact, frozen=True):
    """After a hunt: Fantom's whole route, a shown start included, `route` like `12 → 45 → 7`."""

    chapter: ClassVar[bool] = True

    route: str


class LogWritten(Fact, frozen=True):
    """For Fantom only: the station and transport written into a box; the transport is None for the start."""

    box: int
    station: int
    transport: Transport | None

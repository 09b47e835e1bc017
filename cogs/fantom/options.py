"""The table's choices. The defaults are the book's rules."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import FileText


class Map(StrEnum):
    """Where the hunt takes place."""

    OLD_TOWN = "old-town"
    """The whole old town: 24 boxes, five pawns."""
    SUBURB = "suburb"
    """A small town for a quick game and for learning: 12 boxes, three pawns."""
    OWN = "own"
    """The server's own map (`Options.own_map`)."""


class First(StrEnum):
    """Who is Fantom (in a tournament: first)."""

    DRAWN = "drawn"
    """A seat drawn by lot."""
    HOST = "host"
    """The first seat."""
    LAST = "last"
    """The last seat."""


class Aid(StrEnum):
    """Whether the board shows the stations where Fantom can be."""

    BY_MAP = "by-map"
    """In the small town, where one learns, yes; elsewhere no."""
    ON = "on"
    OFF = "off"


class Riding(StrEnum):
    """In which order the pawns ride."""

    BY_PACE = "by-pace"
    """Together where a turn has half a day or more, in order where it has less: settled when the game starts."""
    IN_ORDER = "in-order"
    """By the book: one pawn after the other, in the order of the pawns."""
    TOGETHER = "together"
    """Nobody waits for another pawn: each rides all of their own when they come."""


LONG_TURN = 12 * 3600
"""The seconds for a turn from which on, left to the pace, the detectives ride together."""


class Options(Struct, frozen=True):
    """How this table plays."""

    map: Map = Map.OLD_TOWN
    fantom: First = First.DRAWN
    possible: Aid = Aid.BY_MAP
    riding: Riding = Riding.IN_ORDER
    prove_log: bool = True
    """When Fantom appears, the log since the last time is published."""
    voluntary_reveal: bool = False
    """Once a game Fantom may be seen by choice with a ride and takes a ticket from every pawn."""
    shown_start: bool = False
    """Fantom's start is shown and stands in no box: that makes one ride more."""
    free_double: bool = False
    """A double move costs the double ticket only, and its transports are not announced."""
    four_detectives: bool = False
    """The last pawn is left out (five detectives become four)."""
    tournament: bool = False
    """As many hunts as players, each is Fantom once."""
    own_map: FileText = FileText("")
    """The text of the server's own map file, when `map` is `OWN`."""


OPENING = Options(riding=Riding.BY_PACE)
"""What a new table opens with."""


def settled(options: Options, seconds: float | None) -> Options:
    """Return the options that a game starts with, given the seconds for a turn; None: as long as one likes."""
    if options.riding is not Riding.BY_PACE:
        return options
    slow = seconds is None or seconds >= LONG_TURN
    return replace(options, riding=Riding.TOGETHER if slow else Riding.IN_ORDER)

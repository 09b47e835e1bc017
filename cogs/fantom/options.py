"""The table's options. The defaults are the rules of the printed game."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import FileText


class Map(StrEnum):
    """The map of the hunt."""

    OLD_TOWN = "old-town"
    """The whole old town: 24 boxes, five pawns."""
    SUBURB = "suburb"
    """A small town for a quick game and for beginners: 12 boxes, three pawns."""
    OWN = "own"
    """The server's own map (`Options.own_map`)."""


class First(StrEnum):
    """The seat that is Fantom (in a tournament: in the first hunt)."""

    DRAWN = "drawn"
    """A seat drawn by lot."""
    HOST = "host"
    """The first seat."""
    LAST = "last"
    """The last seat."""


class Aid(StrEnum):
    """Whether the board shows the stations where Fantom can be."""

    BY_MAP = "by-map"
    """On in the suburb, the map for beginners; off elsewhere."""
    ON = "on"
    OFF = "off"


class Riding(StrEnum):
    """The order in which the pawns ride."""

    BY_PACE = "by-pace"
    """Together if a turn has half a day or more or no limit, in order if it has less. Settled when the game starts."""
    IN_ORDER = "in-order"
    """As in the printed rules: one pawn after another, in pawn order."""
    TOGETHER = "together"
    """The detectives ride in any order, each with all of their pawns."""


LONG_TURN_S = 12 * 3600
"""Seconds per turn from which `Riding.BY_PACE` becomes `Riding.TOGETHER`."""


class Options(Struct, frozen=True):
    """The options of one table."""

    map: Map = Map.OLD_TOWN
    fantom: First = First.DRAWN
    possible: Aid = Aid.BY_MAP
    riding: Riding = Riding.IN_ORDER
    prove_log: bool = True
    """When Fantom appears in a reveal box, the log since the last reveal box is published."""
    voluntary_reveal: bool = False
    """Once a hunt Fantom may appear voluntarily with a ride and takes a ticket from each pawn that has one."""
    shown_start: bool = False
    """Fantom's start is public and fills no box, so Fantom makes one more ride."""
    free_double: bool = False
    """A double move costs only the double ticket, and its transports are not announced."""
    four_detectives: bool = False
    """The last pawn does not take part (five pawns become four)."""
    tournament: bool = False
    """One hunt for each player, in which that player is Fantom."""
    own_map: FileText = FileText("")
    """The text of the server's own map file, if `map` is `OWN`."""


NEW_TABLE_OPTIONS = Options(riding=Riding.BY_PACE)
"""The options of a new table."""
QUICK_GAME_OPTIONS = Options(map=Map.SUBURB, riding=Riding.BY_PACE)
"""The options of a quick first game."""


def settle_riding(options: Options, seconds: float | None) -> Options:
    """Return the options with the riding order settled for this number of seconds per turn; None means no limit."""
    if options.riding is not Riding.BY_PACE:
        return options
    is_slow = seconds is None or seconds >= LONG_TURN_S
    return replace(options, riding=Riding.TOGETHER if is_slow else Riding.IN_ORDER)

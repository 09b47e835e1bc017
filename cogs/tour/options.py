"""The options of a table, and the number of riders and the stages that follow from them."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.game.contract import Computers, FileText


class Race(StrEnum):
    """The stages of the race, in the order in which they are ridden."""

    FIRST = "first"
    """One short stage for a first game."""
    PLAIN = "plain"
    HILLS = "hills"
    MOUNTAIN = "mountain"
    CIRCUIT = "circuit"
    THREE = "three"
    """Plain, hills and mountain."""
    TOUR = "tour"
    """Plain, hills, circuit and mountain."""
    OWN = "own"
    """The server's own stage."""


class Riders(StrEnum):
    """The number of riders of each team."""

    BY_PLAYERS = "by-players"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"


class Decides(StrEnum):
    """The classification that decides who wins the game."""

    INDIVIDUAL = "individual"
    TEAM = "team"


class Options(Struct, frozen=True):
    """The options of a table."""

    race: Race = Race.PLAIN
    riders: Riders = Riders.BY_PLAYERS
    decides: Decides = Decides.INDIVIDUAL
    finish_points: bool = False
    """The finish gives sprint points too."""
    own_stage: FileText = FileText("")
    """The text of the server's own stage."""
    computers: Computers = ()
    """The seats of computer players."""


FIRST_GAME_OPTIONS = Options(race=Race.FIRST)
"""The options with which a table opens: a first game is the first stage."""

STAGES = {
    Race.THREE: ("plain", "hills", "mountain"),
    Race.TOUR: ("plain", "hills", "circuit", "mountain"),
}
"""The stages of each race of several stages; every other race is one stage of the race's name."""
_RIDERS = {2: 6, 3: 4, 4: 4, 5: 3, 6: 3}


def stages_of(options: Options) -> tuple[str, ...]:
    """Return the names of the stages in the order in which they are ridden."""
    return STAGES.get(options.race, (str(options.race),))


def riders_each(options: Options, players: int) -> int:
    """Return a team's riders: “six riders with two players, four with three or four, else three” [D10]."""
    return _RIDERS[players] if options.riders is Riders.BY_PLAYERS else int(options.riders)

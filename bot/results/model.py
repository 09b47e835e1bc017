"""The result of a finished game, with one entry per seat. Frozen values that outlive the table; pure."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.game.contract import Strength
from bot.table.game_end import EndReason


class Participation(StrEnum):
    """How the player of a seat took part."""

    PLAYED = "played"
    """From the start to the end."""
    RESIGNED = "resigned"
    """Gave up; the program played on. The seat's place counts."""
    REPLACED = "replaced"
    """Took the seat over from another player during the game."""
    LEFT = "left"
    """Left, was voted out, was silent for too long or deleted their data, and nobody took the seat over."""


class SeatResult(Struct, frozen=True):
    """The result of one seat. A game without an outcome has neither places nor scores."""

    name: str
    """The name of the sitter at the table; empty if the user's data was deleted."""
    user: int | None = None
    """The Discord user id; None for a computer player and for a user whose data was deleted."""
    strength: Strength | None = None
    """The strength of a computer player; None for a person."""
    role: str = ""
    """The seat's role in the game's own words (`ResultTraits.role`); empty in a game without roles."""
    place: int | None = None
    """1 is best; tied seats share a place."""
    score: int | None = None
    """In the game's own unit."""
    participation: Participation = Participation.PLAYED
    answers: int = 0
    """The number of turns whose answer time was measured (`bot.table.answer_times`)."""
    answer_s: float | None = None
    """The median of these times, seconds; None: there are none."""
    moments: str = "{}"
    """The seat's moments (`ResultTraits.moments`) as a JSON object: the value of each kind."""


class GameResult(Struct, frozen=True):
    """The result of a finished game."""

    table: int
    guild: int
    """The Discord server id."""
    game: str
    variant: str
    """The map, stage or set of the game (`ResultTraits.variant`); empty in a game that has only one."""
    options: str
    """The options as JSON, without files and without the list of computer players."""
    rules: int
    """The game's rules version."""
    began: float
    """The time of the deal, Unix seconds."""
    ended: float
    """The time of the end, Unix seconds."""
    moves: int
    reason: EndReason
    rated: bool
    """Whether the ratings of `bot.results.ratings` count the game."""
    seats: tuple[SeatResult, ...]
    """In seat order."""
    private: bool = False
    """Whether the table was private: only its players knew who sat there."""

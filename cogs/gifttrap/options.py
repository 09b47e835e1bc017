"""The options of a table, and the track length and round limit that follow from them."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Computers, FileText


class Track(StrEnum):
    """The length of the two tracks."""

    SHORT = "short"
    NORMAL = "normal"
    LONG = "long"


class Rounds(StrEnum):
    """The number of rounds after which the game ends if no player is GIFTED."""

    FOUR = "4"
    SIX = "6"
    EIGHT = "8"
    TWELVE = "12"
    ENDLESS = "endless"


class QuickUnwrap(StrEnum):
    """Whether all gifts are opened at once."""

    BY_PACE = "by-pace"
    """At once if a turn has a day or more, by hand if it has less; resolved when the game starts."""
    NO = "no"
    """By hand: the active seat opens gift after gift."""
    YES = "yes"
    """At once."""


LONG_TURN_S = 24 * 3600
"""Seconds of a turn from which `BY_PACE` means that everything is opened at once."""
_NORMAL_STEPS = {3: 20, 4: 22, 5: 26, 6: 28, 7: 30, 8: 32}
_EXPERT_STEPS = {3: 25, 4: 28, 5: 32, 6: 35, 7: 38, 8: 40}
_LENGTH_TENTHS = {Track.SHORT: 6, Track.NORMAL: 10, Track.LONG: 14}
_ENDLESS_ROUNDS = 20
_LONG_TRACK_ROUNDS = 12


class Options(Struct, frozen=True):
    """The options of a table."""

    track: Track = Track.NORMAL
    rounds: Rounds = Rounds.EIGHT
    expert: bool = False
    """Whether the cards GIVE MORE and GET MORE are played."""
    gifttrap_card: bool = False
    """Whether each player has one card GiftTRAP for the game; requires unwrapping by hand."""
    quick_unwrap: QuickUnwrap = QuickUnwrap.NO
    own_gifts: FileText = FileText("")
    """The server's own gifts, shuffled into the decks."""
    computers: Computers = ()
    """The computer players."""


OPENING = Options(quick_unwrap=QuickUnwrap.BY_PACE)
"""The options of a new table."""
QUICK = Options(track=Track.SHORT, quick_unwrap=QuickUnwrap.BY_PACE)
"""The options of a quick first game."""


def resolved_options(options: Options, seconds: float | None) -> Options:
    """Return the options that a game starts with.

    `seconds` is the time for a turn; None: unlimited. GiftTRAP is called between two openings, so with that card
    everything is opened by hand.
    """
    if options.quick_unwrap is not QuickUnwrap.BY_PACE:
        return options
    at_once = (seconds is None or seconds >= LONG_TURN_S) and not options.gifttrap_card
    return replace(options, quick_unwrap=QuickUnwrap.YES if at_once else QuickUnwrap.NO)


def track_length(options: Options, players: int) -> int:
    """Return the number of steps from GO to GIFTED."""
    steps = (_EXPERT_STEPS if options.expert else _NORMAL_STEPS)[players]
    return round(steps * _LENGTH_TENTHS[options.track] / 10)


def max_rounds(options: Options) -> int:
    """Return the number of rounds after which the game ends at the latest."""
    if options.rounds is Rounds.ENDLESS:
        return _ENDLESS_ROUNDS
    limit = int(options.rounds)
    is_lengthened = options.track is Track.LONG and options.rounds is Options().rounds
    return _LONG_TRACK_ROUNDS if is_lengthened else limit

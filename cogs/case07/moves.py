"""The moves, one small decision each. A move never contains information that the player cannot know.

A turn is one action: `Examine`, `Patrol` or `Announce`. Before it the player may do any number of other moves: lay the
black discs (`Accuse`), move a disc from a patrol to a tile as a note (`Assign`), take a note back (`Recall`), and ask
to close the investigation (`Close`). The notebook (`Note`) is open to its owner at any time.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from cogs.case07.cards import Card


class Size(StrEnum):
    """The size of a disc: large for the case's own card, small for a card in a neighbouring place."""

    LARGE = "large"
    SMALL = "small"


class Answer(StrEnum):
    """The holder's answer about an evidence card."""

    SAME = "same"
    NEAR = "near"
    NOTHING = "nothing"


class Examine(Struct, frozen=True, tag=True):
    """Examine one of the face-up evidence cards."""

    card: Card


class Patrol(Struct, frozen=True, tag=True):
    """Send a patrol to a place."""

    place: Card


class Accuse(Struct, frozen=True, tag=True):
    """Lay a black disc on a tile; each kind has one disc, and laying it again moves it."""

    card: Card


class Announce(Struct, frozen=True, tag=True):
    """Announce the cards under the three black discs as the solution."""


class Assign(Struct, frozen=True, tag=True):
    """Move a disc from the patrol in a place to a tile, as a note.

    On a tile of the patrol's own place it lies where evidence would have put it: a large disc on the case's own card, a
    small disc on the tile of the kind that it concerns. A small disc may also go to the supposed tile in a neighbouring
    place.
    """

    place: Card
    size: Size
    card: Card


class Recall(Struct, frozen=True, tag=True):
    """Take a note back: the disc on a tile returns to the patrol from which it was moved."""

    card: Card


class Note(Struct, frozen=True, tag=True):
    """Cross a card out in the private notebook, or take that back, at any time.

    The move states the result (`out`), so it is idempotent: pressing it twice or on an old panel does no harm.
    """

    card: Card
    out: bool = True
    """True: crossed out; False: possible again."""


class Close(Struct, frozen=True, tag=True):
    """Ask to close the investigation, or take that back.

    It is closed when all players who have not solved their case ask for it. The request may be taken back once.
    """


class Reply(Struct, frozen=True, tag=True):
    """Answer about an examined card by hand (option `human_answers`)."""

    answer: Answer


class Report(Struct, frozen=True, tag=True):
    """Answer about a patrol by hand with the number of discs of each size (option `human_answers`)."""

    large: int
    small: int


class Judge(Struct, frozen=True, tag=True):
    """Answer about an announced solution by hand (option `human_answers`)."""

    right: bool


Action = Examine | Patrol | Announce
"""The moves that end a turn."""
ByHand = Reply | Report | Judge
"""The holder's answers by hand (option `human_answers`)."""
Move = Examine | Patrol | Accuse | Announce | Assign | Recall | Note | Close | Reply | Report | Judge

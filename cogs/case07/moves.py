"""The moves: one small decision each. Must never carry what the mover cannot know.

A turn is one action: `Examine`, `Patrol` or `Announce`. What may be done besides, as often as one likes: laying the
black discs (`Accuse`), moving a disc of one's own from a patrol to a tile as a note (`Assign`) and taking it back
(`Recall`), asking to close the investigation (`Close`). The notebook (`Note`) is open to its owner at any time.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from cogs.case07.cards import Card


class Size(StrEnum):
    """A disc: large for the case's own card, small for one of a neighbouring place."""

    LARGE = "large"
    SMALL = "small"


class Answer(StrEnum):
    """What the holder of a case answers by hand (option `human_answers`) about an evidence card."""

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
    """Lay a black disc on a tile: one for a suspect, one for a crime, one for a place; laying it anew moves it."""

    card: Card


class Announce(Struct, frozen=True, tag=True):
    """Announce that the three black discs tell the solution."""


class Assign(Struct, frozen=True, tag=True):
    """Move an own disc from the patrol in a place to a tile, as a note.

    To a tile of the same place, where evidence would have put it: the large disc lies on the case's own card, a small
    one on the tile of the kind that it tells of. A small one may also go to the tile next door that it is about.
    """

    place: Card
    size: Size
    card: Card


class Recall(Struct, frozen=True, tag=True):
    """Take a note back: the own disc on a tile returns to the patrol from which it was moved."""

    card: Card


class Note(Struct, frozen=True, tag=True):
    """Cross a card out in one's own notebook, or take that back, at any time; nobody else sees it.

    It says how the card shall stand, so making it twice is making it once, however old the panel it is pressed on.
    """

    card: Card
    out: bool = True
    """Crossed out, or else possible again."""


class Close(Struct, frozen=True, tag=True):
    """Ask to close the investigation, or take that back.

    It is closed when all who have not solved their case ask for it. One may take it back once.
    """


class Reply(Struct, frozen=True, tag=True):
    """Answer about an examined card by hand (option `human_answers`)."""

    answer: Answer


class Report(Struct, frozen=True, tag=True):
    """Answer about a patrol by hand: how many discs of each size (option `human_answers`)."""

    large: int
    small: int


class Judge(Struct, frozen=True, tag=True):
    """Answer about an announced solution by hand (option `human_answers`)."""

    right: bool


Action = Examine | Patrol | Announce
"""The one action of a turn."""
ByHand = Reply | Report | Judge
"""What the holder of a case answers by hand (option `human_answers`)."""
Move = Examine | Patrol | Accuse | Announce | Assign | Recall | Note | Close | Reply | Report | Judge

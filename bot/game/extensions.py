"""What only some games need, in groups; a game that leaves one out has nothing of it.

Pure, like all of a game (`bot.game.contract`): frozen values, and functions over boards and hands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, NewType, TypeVar

from msgspec import Struct

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of play."""

S = TypeVar("S", bound=Struct)
M = TypeVar("M", bound=Struct)
B = TypeVar("B", bound=Struct)


@dataclass(frozen=True)
class OptionRules:
    """For games whose choices depend on the pace, or limit how many can play."""

    opening: Struct | None = None
    """With which options a table opens, if not with the rule book's: something may be left to the pace."""
    settle: Callable[[Any, float | None], Any] = lambda options, _seconds: options
    """The options that a game starts with, given the seconds for a turn (None: as long as one likes): what was left to
    the pace is settled; what somebody chose stays as it is."""
    seats_with: Callable[[Any], int] | None = None
    """Return the greatest number of seats with these options (a small map seats fewer). None: the same with all. One
    game uses this: only the game knows its maps."""


@dataclass(frozen=True)
class Premoves(Generic[B, M]):
    """For games in which a turn can be thought of beforehand: premoves, which players call seals, and advice.

    All by what everybody sees, so that neither tells anything.
    """

    moves: Callable[[B, Seat], tuple[M, ...]]
    """The moves that make sense for a seat's next turn: its owner may seal one while not to act, allies suggest one."""
    piece: Callable[[B, Seat], str] = lambda _board, _seat: ""
    """With which of its pieces a seat moves next: what was thought of for one piece is not done with another.
    Nothing where a seat has no more than one. One game uses this, as also `allied` and `after`: sides and pieces are
    part of the rules, which the host does not know."""
    allied: Callable[[B, Seat, Seat], bool] = lambda _board, _one, _other: False
    """Whether two seats are on the same side; those who play for themselves have no advice for each other."""
    after: Callable[[B, Seat, tuple[M, ...]], B | None] = lambda _board, _seat, _made: None
    """Series of premoves, where a seat moves with several pieces: the board as it would be had the seat made these, one
    after another from the first of its pieces on, and nobody else anything. Its next piece, and what makes sense for
    that, are asked of it. None: then it has no piece left to move, as after any premove where it has but one."""


def nothing_grave(_move: Any, _board: Any) -> bool:
    """Let every move be made without a question."""
    return False


def no_moves(_state: Any, _seat: Seat) -> tuple[()]:
    """Leave a game without moves of some kind."""
    return ()


@dataclass(frozen=True)
class BesideTurns(Generic[S, M]):
    """For games in which a seat may do something whoever is to act. None of these moves is in the game's `moves`."""

    notes: Callable[[S, Seat], tuple[M, ...]] = no_moves
    """Notes: what concerns nobody else (crossing something out in one's own notebook). They tell nothing and cost no
    time. One game uses this: notes must not be told, and the host cannot see from a move that it is one."""
    out_of_turn: Callable[[S, Seat], tuple[M, ...]] = no_moves
    """Moves that everybody notices (taking back that one is ready). They are told like every move, but no turn goes on
    or ends with one, and no time counts. None of them is in `notes`."""
    moderator_kinds: frozenset[type[Struct]] = frozenset()
    """The classes of the moves that only a moderator of the server makes. `out_of_turn` lists these moves for the seat
    `MODERATOR`, `apply` gets them from it, and no seat can type them. One game uses this: the host cannot know what a
    moderator may take out of a game."""


@dataclass(frozen=True)
class Interruptions(Generic[S, M]):
    """For games whose board tells who is to act, or that a computer player cannot play on for whoever is gone."""

    cut_short: Callable[[S], S] | None = None
    """How a state is looked at once the game is over though its rules have not ended it (resigned, voted down, called
    off): nobody is to act, nobody has won, and what any end tells is told. Only looked at: never played on, never
    stored, never asked for its outcome. None: the board tells neither who is to act nor more at an end."""
    absent: Callable[[S, Seat, bool], M] | None = None
    """What the turn of somebody who is not there comes to: one of the game's `moves`, given whether they resigned, for
    good, or let their time run out. None: the computer player plays for them. A game that has it tells so in its own
    `deadline-missed` and `ask-resign`."""


MANY = 20
"""So many games tell one side that always wins from luck, and take some seconds of a core."""


@dataclass(frozen=True)
class Trial:
    """A trial of an accepted file: computers play it with as few seats as the game allows."""

    options: Struct
    """The options of these games; the host adds the file's text."""
    verdict: Callable[[int, int], str]
    """Return the id of the text that tells how many games the first seat won, of how many. Both numbers are the text's
    variables `counted` and `games`."""


@dataclass(frozen=True)
class ServerFile:
    """For games that a server can bring something of its own to (a map, a stage), as a file."""

    check: Callable[[str], None]
    """Check the text of a file, also for characters that pictures cannot show. Raises `Refused`, which names the fault
    and its line. Called in a thread."""
    trial: Trial | None = None
    """How computers try it out once it is loaded; None: nobody does. One game uses this: only the game can say what is
    fair between its seats."""


LINES = ("bold", "careful", "one", "other")
"""The lines of every occasion, which are the attributes of its text: for the bold, for the careful, and two for all."""

Speaks = Callable[[Any, Any, int], bool]
"""Whether a seat has something to say, given the board after the change, the fact, and the seat."""


@dataclass(frozen=True)
class Occasion:
    """Something that a computer player may comment on."""

    fact: type[Struct]
    """Of this class, public and not fleeting: what is seen for a moment must not be remembered by a word about it."""
    name: str
    """Its lines are the message `remark-<name>`."""
    speaks: Speaks
    rare: bool = False
    """Whether it comes up so seldom in a game that half the time there is a word for it, as for a great moment."""


def does(_board: Any, fact: Any, seat: int) -> bool:
    """Let whoever did it speak."""
    return bool(fact.seat == seat)


def sees(_board: Any, fact: Any, seat: int) -> bool:
    """Let whoever saw somebody else do it speak."""
    return bool(fact.seat != seat)


@dataclass(frozen=True)
class ComputerTraits:
    """What there is to know of a game's computer players besides how they choose."""

    thinking: float = 0.05
    """The seconds of one core that they make good use of in a turn of their side."""
    styled: bool = False
    """Whether their `Budget.style` can be told from how they play: then people are told of it."""
    occasions: tuple[Occasion, ...] = ()
    """What they may have a word about, besides that a game begins and ends."""

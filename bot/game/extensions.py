"""The optional parts of a game, in groups. A game leaves out the groups that it does not need.

Pure, like the rest of a game (`bot.game.contract`): frozen values, and functions over states, boards and hands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Generic, NewType, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from bot.game.chance import Chance

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of play."""

Piece = Annotated[int, "piece"]
"""The number of a piece with a name of its own, counted from 1 through the pieces of all seats, in the order of the
seats. A field of this type is shown as the piece's number and name; a field of the type `tuple[Piece, ...]` as a list
of them."""

S = TypeVar("S", bound=Struct)
M = TypeVar("M", bound=Struct)
B = TypeVar("B", bound=Struct)


def no_piece_names(_players: int, _options: Any, _chance: Chance) -> tuple[()]:
    """Return no names, for a game whose pieces have none."""
    return ()


MAX_PIECE_NAME_LENGTH = 12
"""Characters of a piece's name, drawn or typed by a player, so that it fits beside the piece's number."""
PieceNames = Callable[[int, Any, "Chance"], tuple[tuple[str, ...], ...]]
"""Return the names of each seat's pieces, given the number of seats, the options and the chance of the names alone. No
two are equal, and they are the same in every language. The host keeps them with the seats; rules, states and facts know
pieces by their numbers only, so a player can type another name for a piece (`bot.table.naming`)."""


@dataclass(frozen=True)
class OptionRules:
    """For games with options that depend on the pace of the table or limit the number of seats."""

    opening: Struct | None = None
    """The options with which a table opens; some can be left open until the pace is known. None: those of the rule
    book."""
    quick: Struct | None = None
    """The options of a quick first game: a small map, a short race. None: those with which a table opens."""
    settle: Callable[[Any, float | None], Any] = lambda options, _seconds: options
    """Return the options with which a game starts, given the table's options and the seconds per turn (None: no limit).
    It sets the options that were left open; options that a user chose stay unchanged."""
    seats_with: Callable[[Any], int] | None = None
    """Return the greatest number of seats with these options (a small map seats fewer). None: the number is the same
    with all options. One game uses this: only the game knows its maps."""


@dataclass(frozen=True)
class Premoves(Generic[B, M]):
    """For games in which a turn can be planned: premoves, which players call seals, and advice between allies.

    All functions use boards only, so that neither premoves nor advice reveal a secret.
    """

    moves: Callable[[B, Seat], tuple[M, ...]]
    """Return the moves that make sense for a seat's next turn: its player may seal one while the seat is not active,
    and allies may suggest one."""
    piece: Callable[[B, Seat], str] = lambda _board, _seat: ""
    """Return the piece that a seat moves next; a premove for one piece is not made with another. Empty for a seat with
    only one piece. One game uses this, `allied` and `after`: sides and pieces are part of the rules, which the host
    does not know."""
    allied: Callable[[B, Seat, Seat], bool] = lambda _board, _seat, _other_seat: False
    """Return whether two seats are on the same side; seats on different sides cannot advise each other."""
    after: Callable[[B, Seat, tuple[M, ...]], B | None] = lambda _board, _seat, _moves: None
    """For series of premoves, where a seat moves several pieces: return the board after the seat has made these moves,
    one after another from its first piece on, while no other seat moved. The host asks this board for the next piece
    and its moves. None: the seat has no piece left to move, as after any premove of a seat with one piece."""


def nothing_grave(_move: Any, _board: Any) -> bool:
    """Return False: every move is made without a confirmation."""
    return False


def nothing_hasty(_move: Any, _board: Any) -> bool:
    """Return False: no move can be meant for the round before."""
    return False


def no_retraction(_move: Any) -> bool:
    """Return False: no move takes another back."""
    return False


def no_moves(_state: Any, _seat: Seat) -> tuple[()]:
    """Return no moves, for a game that lacks this kind of move."""
    return ()


@dataclass(frozen=True)
class BesideTurns(Generic[S, M]):
    """For games with moves that a seat may make at any time. None of these moves is in the game's `moves`."""

    notes: Callable[[S, Seat], tuple[M, ...]] = no_moves
    """Return a seat's notes: moves that do not concern other players (crossing something out in the seat's own
    notebook). Notes have no news and cost no time. One game uses this: notes must not be announced, and the host cannot
    recognise a note by its move."""
    out_of_turn: Callable[[S, Seat], tuple[M, ...]] = no_moves
    """Return the out-of-turn moves of a seat, which all players notice (a player withdraws that they are ready). They
    are announced like every move, but no turn continues or ends with them, and clocks are not affected. None of them is
    in `notes`."""
    moderator_kinds: frozenset[type[Struct]] = frozenset()
    """The classes of the moves that only a moderator of the server makes. `out_of_turn` lists these moves for the seat
    `MODERATOR`, `apply` gets them from that seat, and players cannot type them. One game uses this: the host cannot
    know what a moderator may remove from a game."""


@dataclass(frozen=True)
class Interruptions(Generic[S, M]):
    """For games whose board shows the active seats, or in which a computer player cannot replace a missing player."""

    cut_short: Callable[[S], S] | None = None
    """Return the state to show when the table has ended before the game's rules ended it (resigned, voted down, called
    off): no seat is active, no seat has won, and everything is revealed that any end reveals. This state is only shown:
    it is never played on, stored, or asked for its outcome. None: the board shows neither the active seats nor more at
    an end."""
    absent: Callable[[S, Seat, bool], M] | None = None
    """Return the move, one of the game's `moves`, for a missing player. The flag is True if the player resigned for
    good, False if they missed their deadline. None: a computer player plays for them. A game with this function
    explains it in its own texts `deadline-missed` and `ask-resign`."""


class TalkTopic(Struct, frozen=True):
    """Something that one player may say a line about, in words of their own, while it is on the board."""

    key: str
    """The name of the topic, unique in the game: letters, digits and hyphens. A player speaks about it once."""
    seat: Seat
    """The seat whose player is asked."""


def no_topics(_board: Any) -> tuple[()]:
    """Return no topics, for a game that asks nothing."""
    return ()


TRIAL_GAMES = 20
"""Games per trial: enough to distinguish a side that always wins from luck. They take some seconds of one core."""


@dataclass(frozen=True)
class Trial:
    """A trial of an accepted file: computer players play games on it, with as few seats as the game allows."""

    options: Struct
    """The options of these games; the host adds the file's text."""
    verdict: Callable[[int, int], str]
    """Return the id of the text that reports the result, given the number of games that the first seat won and the
    number of games played. The text's variables for these numbers are `counted` and `games`."""


@dataclass(frozen=True)
class ServerFile:
    """For games to which a server can add content of its own (a map, a stage), as a file."""

    check: Callable[[str], None]
    """Check the text of a file, also for characters that pictures cannot show. Raises `Refused`, which names the fault
    and its line. Called in a thread."""
    trial: Trial | None = None
    """The trial by computer players after the file was loaded; None: there is no trial. One game uses this: only the
    game can judge what is fair between its seats."""
    converted: Callable[[str], str] = lambda text: text
    """Return the text of a file in the game's own format, from any format that the game can read, for example a track.
    Raises `Refused`. Called in a thread, before `check`."""


REMARK_ATTRIBUTES = ("bold", "careful", "one", "other")
"""The attributes of every occasion's text: a remark of bold players, one of careful players, and two of all players."""

Speaks = Callable[[Any, Any, int], bool]
"""Return whether a seat has a remark to make, given the board after the change, the fact and the seat."""


@dataclass(frozen=True)
class Occasion:
    """An event that a computer player may comment on."""

    fact: type[Struct]
    """The class of the fact. It is public and not fleeting: a remark must not preserve something that was only shown
    for a moment."""
    name: str
    """The remarks are in the message `remark-<name>`."""
    speaks: Speaks
    rare: bool = False
    """True: the event is so rare in a game that half of the time there is a remark, as for a great moment."""
    lines: tuple[str, ...] = REMARK_ATTRIBUTES
    """The attributes that the message has. Without lines for all players (`one`, `other`), only players of these styles
    make a remark."""


def does(_board: Any, fact: Any, seat: int) -> bool:
    """Return whether this seat caused the fact: the seat that acted speaks."""
    return bool(fact.seat == seat)


def sees(_board: Any, fact: Any, seat: int) -> bool:
    """Return whether another seat caused the fact: a seat that watched speaks."""
    return bool(fact.seat != seat)


@dataclass(frozen=True)
class MomentKind(Generic[B]):
    """A kind of great moment of a seat, by which a profile remembers its best game."""

    name: str
    """Stored for ever. The game's text `moment-<name>` tells the moment, with its `value` and the `date`."""
    value: Callable[[B, Seat], int | None]
    """Return the value of a seat on the board of the end, which the rules have reached; None: there is no moment."""
    is_least: bool = False
    """Whether the smallest value is the best; otherwise the greatest is."""


@dataclass(frozen=True)
class ResultTraits(Generic[B]):
    """For games whose results differ by map or role."""

    variant: Callable[[Any], str] = lambda _options: ""
    """Return the name of the map, stage or set of a game with these options, by which its results are told apart. Names
    are stored for ever. Empty if all games are alike."""
    role: Callable[[B, Seat], str] = lambda _board, _seat: ""
    """Return a seat's role on the board of the end. Names are stored for ever. The seats of one role are one side and
    win or lose together. Empty if each seat plays for itself."""
    roles: tuple[str, ...] = ()
    """The roles of which the text `role-<role>` gives the name; results in other roles, as in a variant without sides,
    are not listed. Empty if the game has no roles."""
    moments: tuple[MomentKind[B], ...] = ()
    """The kinds of moments, the most remarkable first."""
    match_roles: tuple[str, ...] = ("",)
    """The roles in a match of a league, in seat order; all further seats have the last one. A league gives each player
    each role equally often."""
    match_options: Callable[[Any], Any] = lambda options: options
    """Return the options for a match of a league: those chosen, but so that the seats have their `match_roles`."""


@dataclass(frozen=True)
class ComputerTraits:
    """The properties of a game's computer players besides their choice of moves."""

    thinking: float = 0.05
    """The seconds of one core that they use well in one turn of their side."""
    styled: bool = False
    """True if `Budget.style` shows in their play; then players are informed of each player's style."""
    flaws: tuple[str, ...] = ()
    """The kinds of mistakes of players below `Strength.STRONG`. The message `flaw-<name>` of the game's texts tells the
    kind after the game; its variable is `player`."""
    occasions: tuple[Occasion, ...] = ()
    """The events that they may comment on, besides the start and the end of a game."""
    choices: Callable[[Any, Seat], int] | None = None
    """Return the number of moves that make sense for an active seat, as anyone would guess from the board: a computer
    player pauses the longer before its move, the more there are. It gets the board alone, so that the pause reveals
    nothing. None: the pause does not depend on the position."""

"""The contract between the host and a game: `Game`, a record of pure functions over frozen values.

Pure: a game knows nothing of Discord, databases, pictures, files or clocks. Its functions return the next state, the
legal moves and the view of each reader. The host does everything else: it waits, stores, draws and sends messages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NewType, TypeVar, get_args

from msgspec import Struct

from bot.game.extensions import (
    BesideTurns,
    ComputerTraits,
    Interruptions,
    OptionRules,
    PieceNames,
    Premoves,
    ResultTraits,
    ServerFile,
    TalkTopic,
    no_piece_names,
    no_retraction,
    no_topics,
    nothing_grave,
    nothing_hasty,
)
from bot.game.extensions import Piece as Piece  # noqa: PLC0414 - games and host import it from here
from bot.game.extensions import Seat as Seat  # noqa: PLC0414 - games and host import it from here

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.chance import Chance
    from bot.game.daily import AnyDailyPuzzle

MODERATOR = Seat(-1)
"""The seat number of a moderator's moves; it is not a place at the table."""

FileText = NewType("FileText", str)
"""The type of an option that holds the text of a file; empty if the server has loaded no file. Users cannot type it."""


@dataclass(frozen=True)
class Named:
    """The display names of whole numbers, for a field annotated `Annotated[int, Named(name, number)]`.

    The number is stored, its name is shown, and users can type either. `number` returns a whole number for any text;
    for a text without meaning it returns a number that the rules refuse.
    """

    name: Callable[[int], str]
    number: Callable[[str], int]


def naming(field_type: Any) -> Named | None:
    """Return the `Named` annotation of a field's type, or None if its values are shown as they are."""
    annotations = getattr(field_type, "__metadata__", ())
    return next((annotation for annotation in annotations if isinstance(annotation, Named)), None)


S = TypeVar("S", bound=Struct)
"""State: the full game state, secrets included. Only the game's own functions read it."""
M = TypeVar("M", bound=Struct)
"""Move: one small decision of one seat."""
B = TypeVar("B", bound=Struct)
"""Board: the view of a state that anyone may see."""
H = TypeVar("H", bound=Struct)
"""Hand: the view of a state that one seat may see, the board included."""


class Fact(Struct, frozen=True, tag=True):
    """Something that happened in a game.

    The class name is the id of the fact's text (`CardTurned` has the message `card-turned`) and the fields are the
    text's variables. A field annotated `Seat` is shown as the name of that seat's player. Class names are unique within
    a game.
    """

    fleeting: ClassVar[bool] = False
    """True: shown at the moment when it happens, and in no history (a memory game's turned card). One game uses this,
    and the host for facts that it cannot read: only the game knows which facts players must remember for themselves."""
    big: ClassVar[bool] = False
    """True: a great moment of the game (an arrest, a solved case), shown in large letters."""
    chapter: ClassVar[bool] = False
    """True: a public fact that ends a part of the game; a message of its own announces it."""
    minor: ClassVar[bool] = False
    """True: one of many facts of its kind; in the history, but neither among the few lines on the board nor in a
    ping."""


def facts_in(*modules: str) -> tuple[type[Fact], ...]:
    """Return all facts that the modules with these names define, in the order of their definition."""
    values = (value for name in modules for value in vars(import_module(name)).values())
    facts = (value for value in values if isinstance(value, type) and issubclass(value, Fact))
    return tuple(dict.fromkeys(fact for fact in facts if fact.__module__ in modules))


class Public(Struct, frozen=True):
    """A fact for all readers."""

    fact: Fact


class Whisper(Struct, frozen=True):
    """A fact for one seat."""

    to: Seat
    fact: Fact


class RoundEnd(Struct, Generic[S], frozen=True):
    """The end of a round within a move that plays one or more rounds to their end."""

    state: S
    end: int
    """The number of the move's news up to the end of the round."""


class Step(Struct, Generic[S], frozen=True):
    """The result of a move: the next state, and the news in the order in which they happened."""

    state: S
    news: tuple[Public | Whisper, ...] = ()
    parts: tuple[RoundEnd[S], ...] = ()
    """The rounds that the move ended, for a game that is replayed `by_rounds`."""


class Refused(Exception):  # noqa: N818 - it is an answer to a player, not an error
    """A move that is not allowed. This is the player's mistake, never a fault of the program; the state is unchanged.

    `text` is the id of a message in the game's texts that states the reason and an allowed alternative; `variables` are
    its variables. Neither may depend on anything that the player must not know.
    """

    def __init__(self, text: str, **variables: str | int) -> None:
        super().__init__(text)
        self.text = text
        self.variables = variables


class Outcome(Struct, frozen=True):
    """The result of a game, seat by seat."""

    places: tuple[int, ...]
    """The place of each seat: 1 is best; tied seats have the same number."""
    scores: tuple[int, ...]
    """The score of each seat, in the game's own unit (cards, points)."""

    @property
    def winners(self) -> frozenset[Seat]:
        """The seats in first place."""
        return frozenset(Seat(seat) for seat, place in enumerate(self.places) if place == 1)


def ranked(scores: Sequence[int], keys: Sequence[tuple[int, ...]]) -> Outcome:
    """Rank the seats by `keys`, greatest first; equal keys share a place, and the next place is skipped."""
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(places=places, scores=tuple(scores))


class NoOptions(Struct, frozen=True):
    """The options of a game that has none."""


class Strength(StrEnum):
    """The playing strength of a computer player."""

    EASY = "easy"
    FAIR = "fair"
    GOOD = "good"
    STRONG = "strong"


class Style(StrEnum):
    """The preference of a computer player among nearly equal moves; it never makes the player much weaker."""

    EVEN = "even"
    BOLD = "bold"
    CAREFUL = "careful"

    @property
    def lean(self) -> int:
        """The direction of the style as a number: 1 for bold, −1 for careful, 0 for even."""
        return (self is Style.BOLD) - (self is Style.CAREFUL)


class Budget(Struct, frozen=True):
    """The thinking time of a computer player for one decision, and its manner of play."""

    strength: Strength = Strength.FAIR
    seconds: float = 0.05
    """Seconds of one core for a whole turn of the seat's side; a player that needs less takes less."""
    elapsed: Callable[[], float] | None = None
    """Returns the seconds of a core spent since the decision began. None: time is not measured; the player then counts
    its steps, so that it gives the same answer each time."""
    style: Style = Style.EVEN
    flaw: str = ""
    """The kind of mistake that this player makes all game long, one of `ComputerTraits.flaws`. Empty for strong players
    and in games that list none."""
    nature: bytes = b""
    """The seed of the seat's lasting opinions in this game, which `bot.game.characters.hunch` draws."""


class ComputerSeat(Struct, frozen=True):
    """A seat that a computer player has from the start, with the player's name and strength."""

    seat: Seat
    name: str
    strength: Strength


Computers = tuple[ComputerSeat, ...]
"""The type of an option that the host fills in when the game starts: the computer players, by seat. Users cannot set
it."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, M, B, H]):
    """A game: nine pure functions over frozen values that `msgspec` can encode and decode.

    The features that only some games need come after the nine functions, in groups that `bot.game.extensions`
    describes. Each group has a default that leaves it out.
    """

    name: str
    """The name of the game's package under `cogs`, the prefix of its commands and its key in the database."""
    players: range
    """The possible numbers of seats."""
    difficulty: int = 3
    """How much a new player has to learn, from 1 (explained in a minute) to 5. Lists begin with the easiest game."""
    state_type: type[S]
    move_type: Any
    """The type from which `msgspec` decodes moves: one tagged struct or a union of them."""
    facts: tuple[type[Fact], ...]
    """All facts that `start` and `apply` can return; `facts_in` collects them."""
    options: type[Struct] = NoOptions
    """The type of the table's options; the defaults are those of the rule book."""
    rules_version: int = 1
    """Stored with every table. Raise it when a change would make a running game continue differently."""

    start: Callable[[int, Any, Chance], Step[S]]
    """Return the first state and its news, for this number of seats and these options."""
    to_act: Callable[[S], frozenset[Seat]]
    """Return the active seats. Several seats decide simultaneously; the set is empty when the game has finished."""
    moves: Callable[[S, Seat], tuple[M, ...]]
    """Return all legal moves of a seat in a stable order; empty if the seat is not active."""
    apply: Callable[[S, Seat, M, Chance], Step[S]]
    """Apply a move and return the result. Raises `Refused` for any move that is in none of the seat's menus, whatever
    the seat."""
    board: Callable[[S], B]
    """Return the view that anyone may see."""
    hand: Callable[[S, Seat], H]
    """Return the view that this seat may see."""
    outcome: Callable[[S], Outcome | None]
    """Return the ranking, or None while the game continues."""
    redeal: Callable[[S, Seat | None, Chance], S]
    """Return a random state that this seat (None: the public) cannot distinguish from the given one."""
    computer: Callable[[H, tuple[M, ...], Chance, Budget], M]
    """Return a computer player's choice from a menu. The player gets the hand of its seat, never a state."""

    by_rounds: bool = False
    """Whether a finished game is replayed round by round, by the parts of its steps, instead of move by move."""
    grave: Callable[[M, B], bool] = nothing_grave
    """Return whether a move cannot be undone and is costly on this board. The player must then confirm the move,
    pressed or typed. Answers for every move of every menu."""
    hasty: Callable[[M, B], bool] = nothing_hasty
    """Return whether a move ends a seat's part in a round of simultaneous moves that followed another round. In the
    first moments of the round it may be a second tap meant for the round before; the player must then confirm it."""
    retraction: Callable[[M], bool] = no_retraction
    """Return whether a move takes a seat's last move back. Pressed just after that move it may be a second tap in the
    same place; the player must then confirm it."""
    piece_names: PieceNames = no_piece_names
    """Draw the names of the pieces when a game starts."""
    option_rules: OptionRules = field(default_factory=OptionRules)
    traits: ComputerTraits = field(default_factory=ComputerTraits)
    premoves: Premoves[B, M] | None = None
    """Premoves and advice between allies; None: the game has neither."""
    beside: BesideTurns[S, M] = field(default_factory=BesideTurns)
    interruptions: Interruptions[S, M] = field(default_factory=Interruptions[S, M])
    topics: Callable[[B], tuple[TalkTopic, ...]] = no_topics
    """Return the topics about which players may say a line now. What they say is no move: the rules never learn of it,
    and no clock changes. Seats of computer players are never asked."""
    results: ResultTraits[B] = field(default_factory=ResultTraits[B])
    files: Mapping[str, ServerFile] = field(default_factory=dict[str, ServerFile])
    """The server's own files: one entry for every option of type `FileText`."""
    daily: AnyDailyPuzzle | None = None
    """The game's puzzle of the day; None: it has none."""

    def most_seats(self, options: Any) -> int:
        """Return the greatest number of seats at a table with these options."""
        max_seats = self.players[-1]
        seat_limit = self.option_rules.seats_with
        return max_seats if seat_limit is None else min(max_seats, seat_limit(options))

    @property
    def move_kinds(self) -> tuple[type[Struct], ...]:
        """The classes of all moves."""
        return get_args(self.move_type) or (self.move_type,)

    @property
    def seat_kinds(self) -> tuple[type[Struct], ...]:
        """The classes of the moves that seats make; all of them can be typed."""
        return tuple(kind for kind in self.move_kinds if kind not in self.beside.moderator_kinds)


AnyGame = Game[Any, Any, Any, Any]
"""A game as the host holds it: the types of its state, moves, board and hand are unknown."""

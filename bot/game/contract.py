"""What a game is: one record of pure functions over frozen values.

Pure: knows nothing of Discord, databases, pictures, files or clocks. A game's rules never wait and never tell;
they answer what is, what may happen and what each may see. Everything else is the host's.
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
    Premoves,
    ServerFile,
    nothing_grave,
)
from bot.game.extensions import Seat as Seat  # noqa: PLC0414 - games and host take it from here

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.chance import Chance

MODERATOR = Seat(-1)
"""The seat of a moderator's moves, which is no place at the table."""

FileText = NewType("FileText", str)
"""An option that nobody types: the text of a file which a server has loaded for this game; empty without one."""


@dataclass(frozen=True)
class Named:
    """What a whole number is called where players read it: for a field annotated `Annotated[int, Named(name, number)]`.

    Stored as the number, told by its name, typed by either. `number` returns a whole number for any words: one that
    the rules refuse where they mean nothing.
    """

    name: Callable[[int], str]
    number: Callable[[str], int]


def naming(of: Any) -> Named | None:
    """Return how values of a field's type are called; None: they are told as they are."""
    return next((each for each in getattr(of, "__metadata__", ()) if isinstance(each, Named)), None)


S = TypeVar("S", bound=Struct)
"""State: everything there is, secrets included. Read by a game's rules and view only."""
M = TypeVar("M", bound=Struct)
"""Move: one small decision of one seat."""
B = TypeVar("B", bound=Struct)
"""Board: what anyone may see."""
H = TypeVar("H", bound=Struct)
"""Hand: what one seat may see, the board included."""


class Fact(Struct, frozen=True, tag=True):
    """Something that happened.

    The class name is the text's id (`CardTurned` is told by the message `card-turned`), the fields are the
    text's variables; a field annotated `Seat` is told as that seat's name. Class names are unique in a game.
    """

    fleeting: ClassVar[bool] = False
    """True: seen in the moment by whoever looks, and in no history (a memory game's turned card). One game uses this,
    and the host for facts that it cannot read: only the game knows what players must remember for themselves."""
    big: ClassVar[bool] = False
    """True: a great moment of the game (an arrest, a case solved), which is told in large letters."""
    chapter: ClassVar[bool] = False
    """True: of a public fact: it ends a part of the game, of which a message of its own tells everybody."""
    minor: ClassVar[bool] = False
    """True: one of very many of its kind: in the history, but neither in the few lines on the board nor in a ping."""


def facts_in(*modules: str) -> tuple[type[Fact], ...]:
    """Collect every fact that these modules define, by the modules' names, in the order of their definition."""
    found = (value for name in modules for value in vars(import_module(name)).values())
    facts = (value for value in found if isinstance(value, type) and issubclass(value, Fact))
    return tuple(dict.fromkeys(fact for fact in facts if fact.__module__ in modules))


class Public(Struct, frozen=True):
    """News for everybody."""

    fact: Fact


class Whisper(Struct, frozen=True):
    """News for one seat."""

    to: Seat
    fact: Fact


class Step(Struct, Generic[S], frozen=True):
    """What came of a move: the next state and what there is to tell, in the order it happened."""

    state: S
    news: tuple[Public | Whisper, ...] = ()


class Refused(Exception):  # noqa: N818 - it is an answer to a player, not an error
    """A move that may not be made. The player's mistake, never the program's; nothing has changed.

    `text` is the id of a message of the game's texts that says why and what would be right; `variables` are
    its variables. Neither may depend on what the player must not know.
    """

    def __init__(self, text: str, **variables: str | int) -> None:
        super().__init__(text)
        self.text = text
        self.variables = variables


class Outcome(Struct, frozen=True):
    """How a game ended, seat by seat."""

    places: tuple[int, ...]
    """The place of each seat: 1 is best, equal numbers are shared."""
    scores: tuple[int, ...]
    """What each seat reached, in the game's own unit (cards, points)."""

    @property
    def winners(self) -> frozenset[Seat]:
        """The seats in first place."""
        return frozenset(Seat(i) for i, place in enumerate(self.places) if place == 1)


def ranked(scores: Sequence[int], keys: Sequence[tuple[int, ...]]) -> Outcome:
    """Rank the seats by `keys`, greatest first; equal keys share a place, and the next place is skipped."""
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(places=places, scores=tuple(scores))


class NoOptions(Struct, frozen=True):
    """The options of a game that leaves nothing to choose."""


class Strength(StrEnum):
    """How well a computer player plays."""

    EASY = "easy"
    FAIR = "fair"
    STRONG = "strong"


class Style(StrEnum):
    """What a computer player leans to where two moves are nearly as good; it never makes it much weaker."""

    EVEN = "even"
    BOLD = "bold"
    CAREFUL = "careful"

    @property
    def lean(self) -> int:
        """1 for who dares, −1 for who does not, 0 for who has no such leaning."""
        return (self is Style.BOLD) - (self is Style.CAREFUL)


class Budget(Struct, frozen=True):
    """What a computer player may spend on one decision, and in which manner it decides."""

    strength: Strength = Strength.FAIR
    seconds: float = 0.05
    """Thinking time on one core for a whole turn of the seat's side; a player that needs less takes less."""
    elapsed: Callable[[], float] | None = None
    """The seconds of a core that were spent since the decision began. None: nobody measures; the player then
    counts its steps instead and answers the same each time."""
    style: Style = Style.EVEN


class ComputerSeat(Struct, frozen=True):
    """A seat that a computer player holds from the start: where, by what name, and how well it plays."""

    seat: Seat
    name: str
    strength: Strength


Computers = tuple[ComputerSeat, ...]
"""An option that nobody chooses: who of those who play are computers, by seat, as the game starts."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, M, B, H]):
    """A game: nine functions over frozen values, every one pure, every value at home in `msgspec`.

    What only some games need stands below the nine in groups, which `bot.game.extensions` describes; each has a
    default that leaves it out.
    """

    name: str
    """The folder's name under `cogs`, the prefix of its commands, the key in the database."""
    players: range
    """How many seats the game can be played with."""
    state_type: type[S]
    move_type: Any
    """The moves as `msgspec` decodes them: one tagged struct or a union of them."""
    facts: tuple[type[Fact], ...]
    """Every fact that `start` and `apply` can tell; `facts_in` collects them."""
    options: type[Struct] = NoOptions
    """The table's choices; the defaults are the rule book's."""
    rules_version: int = 1
    """Raised when a game under way would go on differently; stored with every table."""

    start: Callable[[int, Any, Chance], Step[S]]
    """Set up for so many seats with these options."""
    to_act: Callable[[S], frozenset[Seat]]
    """Who must decide now: several at once decide simultaneously, nobody when the game is over."""
    moves: Callable[[S, Seat], tuple[M, ...]]
    """Every legal move of a seat in a stable order; empty when it is not to act."""
    apply: Callable[[S, Seat, M, Chance], Step[S]]
    """Make a move; raises `Refused` for anything that none of its menus holds, from whatever seat."""
    board: Callable[[S], B]
    """What anyone may see."""
    hand: Callable[[S, Seat], H]
    """What this seat may see."""
    outcome: Callable[[S], Outcome | None]
    """The ranking, or None while the game goes on."""
    redeal: Callable[[S, Seat | None, Chance], S]
    """A random state that this seat (None: the public) cannot tell from the given one."""
    computer: Callable[[H, tuple[M, ...], Chance, Budget], M]
    """The computer player: chooses from a menu by what its seat may see, never from a state."""

    grave: Callable[[M, B], bool] = nothing_grave
    """Whether a move cannot be taken back and costs dearly as the board stands: then its owner is asked first, whether
    it is pressed or typed. Answers for every move of every menu."""
    option_rules: OptionRules = field(default_factory=OptionRules)
    traits: ComputerTraits = field(default_factory=ComputerTraits)
    premoves: Premoves[B, M] | None = None
    """Premoves and advice; None: turns are not thought of beforehand."""
    beside: BesideTurns[S, M] = field(default_factory=BesideTurns)
    interruptions: Interruptions[S, M] = field(default_factory=Interruptions[S, M])
    files: Mapping[str, ServerFile] = field(default_factory=dict[str, ServerFile])
    """A server's own files: one for every option that is `FileText`."""

    def most_seats(self, options: Any) -> int:
        """Return how many can sit down at a table with these options."""
        most = self.players[-1]
        fewer = self.option_rules.seats_with
        return most if fewer is None else min(most, fewer(options))

    @property
    def move_kinds(self) -> tuple[type[Struct], ...]:
        """The classes of the moves."""
        return get_args(self.move_type) or (self.move_type,)

    @property
    def typed_kinds(self) -> tuple[type[Struct], ...]:
        """The classes of the moves that seats make, which can all be typed."""
        return tuple(kind for kind in self.move_kinds if kind not in self.beside.moderator_kinds)


AnyGame = Game[Any, Any, Any, Any]
"""A game as the host holds it: of state, moves, board and hand it knows nothing."""

"""What a game is: one record of pure functions over frozen values.

Pure: knows nothing of Discord, databases, pictures, files or clocks. A game's rules never wait and never tell;
they answer what is, what may happen and what each may see. Everything else is the host's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NewType, TypeVar, get_args

from msgspec import Struct

from bot.computer_player import Budget as Budget  # noqa: PLC0414 - games and host take both from here
from bot.computer_player import Strength as Strength  # noqa: PLC0414
from bot.computer_player import Style as Style  # noqa: PLC0414

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.chance import Chance
    from bot.occasions import Occasion
    from bot.trial import Trial

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of play."""

MODERATOR = Seat(-1)
"""Whose moves a moderator's are, who sits at no place of the table."""

FileText = NewType("FileText", str)
"""An option that nobody types: the text of a file which a server has loaded for this game; empty without one."""


def no_moves(_state: Any, _seat: Seat) -> tuple[()]:
    """Leave a game without moves of some kind."""
    return ()


def no_moderation(_state: Any) -> tuple[()]:
    """Leave nothing to moderators."""
    return ()


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
    """True: seen in the moment by whoever looks, and in no history (a memory game's turned card)."""
    big: ClassVar[bool] = False
    """True: a great moment of the game (an arrest, a case solved), which is told in large letters."""
    chapter: ClassVar[bool] = False
    """True: of a public fact: it ends a part of the game, of which a message of its own tells everybody."""
    minor: ClassVar[bool] = False
    """True: one of very many of its kind: in the history, but neither in the few lines on the board nor in a ping."""
    later: ClassVar[frozenset[str]] = frozenset()
    """The fields that came when games had been played without them: where a stored fact has None in one of these, it
    told nothing of it, and the game is still what it was."""


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


class ComputerSeat(Struct, frozen=True):
    """A seat that a computer player holds from the start: where, by what name, and how well it plays."""

    seat: Seat
    name: str
    strength: Strength


Computers = tuple[ComputerSeat, ...]
"""An option that nobody chooses: who of those who play are computers, by seat, as the game starts."""


@dataclass(frozen=True)
class Premoves(Generic[B, M]):
    """For games in which a turn can be thought of beforehand: premoves, which players call seals, and advice.

    All by what everybody sees, so that neither tells anything.
    """

    moves: Callable[[B, Seat], tuple[M, ...]]
    """The moves that make sense for a seat's next turn: its owner may seal one while not to act, allies suggest one."""
    piece: Callable[[B, Seat], str] = lambda _board, _seat: ""
    """With which of its pieces a seat moves next: what was thought of for one piece is not done with another.
    Nothing where a seat has no more than one."""
    allied: Callable[[B, Seat, Seat], bool] = lambda _board, _one, _other: False
    """Whether two seats are on the same side; those who play for themselves have no advice for each other."""
    after: Callable[[B, Seat, tuple[M, ...]], B | None] = lambda _board, _seat, _made: None
    """Series of premoves, where a seat moves with several pieces: the board as it would be had the seat made these, one
    after another from the first of its pieces on, and nobody else anything. Its next piece, and what makes sense for
    that, are asked of it. None: then it has no piece left to move, as after any premove where it has but one."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, M, B, H]):
    """A game: nine functions over frozen values, every one pure, every value at home in `msgspec`.

    What only some games need stands below the nine, with a default that leaves it out.
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
    opening: Struct | None = None
    """With which options a table opens, if not with the rule book's: something may be left to the pace."""
    settle: Callable[[Any, float | None], Any] = lambda options, _seconds: options
    """The options that a game starts with, given the seconds for a turn (None: as long as one likes): what was left to
    the pace is settled; what somebody chose stays as it is."""

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

    thinking: float = 0.05
    """The seconds of one core that the computer player makes good use of in a turn of its side."""
    styled: bool = False
    """Whether its `Budget.style` can be told from how the computer player plays: then people are told of it."""
    occasions: tuple[Occasion, ...] = ()
    """What computer players may have a word about, besides that a game begins and ends."""
    premoves: Premoves[B, M] | None = None
    """Premoves and advice; None: turns are not thought of beforehand."""
    notes: Callable[[S, Seat], tuple[M, ...]] = no_moves
    """Notes at any time: what a seat may do whoever is to act, because it concerns nobody else (crossing something
    out in its own notebook). These moves are not in `moves`, tell nothing and cost no time."""
    out_of_turn: Callable[[S, Seat], tuple[M, ...]] = no_moves
    """Moves at any time: what a seat may do whoever is to act and everybody notices (taking back that it is ready).
    In neither `moves` nor `notes`; told like every move, but no turn goes on or ends with one, and no time counts."""
    moderation: Callable[[S], tuple[M, ...]] = no_moderation
    """What no seat may do but a moderator of the server, at a game under way; `apply` gets it from `MODERATOR`."""
    moderated: frozenset[type[Struct]] = frozenset()
    """The classes of moves that `moderation` alone leaves: among the commands of the moves they have none."""
    cut_short: Callable[[S], S] | None = None
    """How a state is looked at once the game is over though its rules have not ended it (resigned, voted down, called
    off): nobody is to act, nobody has won, and what any end tells is told. Only looked at: never played on, never
    stored, never asked for its outcome. None: the board tells neither who is to act nor more at an end."""
    absent: Callable[[S, Seat, bool], M] | None = None
    """What the turn of somebody who is not there comes to: one of `moves`, given whether they resigned, for good, or
    let their time run out. None: the computer player plays for them. A game that has it tells so in its own
    `deadline-missed` and `ask-resign`."""
    seats_with: Callable[[Any], int] | None = None
    """How many can play at most with these options (a small map seats fewer); None: as many as with any."""
    files: Mapping[str, Callable[[str], None]] = field(default_factory=dict[str, Callable[[str], None]])
    """A server's own files: for every option that is `FileText`, what checks a file somebody wants to load; it
    returns quietly or raises `Refused` with what is wrong and where."""
    trials: Mapping[str, Trial] = field(default_factory=dict[str, Any])
    """By such an option: how computers try out what was loaded. Without one, nobody does."""
    rules_version: int = 1
    """Upgrades: raised when a game under way would go on differently; stored with every table."""
    upgrade: Callable[[int, bytes], S] | None = None
    """Decode a state stored by an older `rules_version`; None while all shapes ever released still load."""
    upgrade_options: Callable[[int, bytes], Struct] | None = None
    """Decode options stored by an older `rules_version`, for a choice that its games knew nothing of and that by the
    book's default would change them; None: what is left out is as in the book."""

    def most_seats(self, options: Any) -> int:
        """Return how many can sit down at a table with these options."""
        most = self.players[-1]
        return most if self.seats_with is None else min(most, self.seats_with(options))

    @property
    def move_kinds(self) -> tuple[type[Struct], ...]:
        """The classes of the moves."""
        return get_args(self.move_type) or (self.move_type,)

    @property
    def typed_kinds(self) -> tuple[type[Struct], ...]:
        """The classes of the moves that seats make, which can all be typed."""
        return tuple(kind for kind in self.move_kinds if kind not in self.moderated)


AnyGame = Game[Any, Any, Any, Any]
"""A game as the host holds it: of state, moves, board and hand it knows nothing."""

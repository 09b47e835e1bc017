"""How one game shows itself to people. Declared by the game's cog, used by everything shared.

A `GameUI` sees boards and hands, never states: what it cannot see it cannot leak.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from bot.game.contract import AnyGame, Seat
    from bot.i18n.translation import Say
    from images.kit import Look, Picture
    from images.kit.store import AttemptCount


T = TypeVar("T")

IN_A_ROW = 5
IN_A_LIST = 25
"""Discord's limits for buttons beside each other and for a drop-down list."""


@dataclass(frozen=True)
class Choice:
    """One move as a person sees it: `n` is its number in the menu its owner was shown."""

    n: int
    label: str
    emoji: str | None = None
    main: bool = False
    """True for what most people will want: drawn in the strong colour."""
    chosen: bool = False
    """True for what stands chosen already, one at most in a list: that shows it instead of the prompt, so its label
    says what for."""


@dataclass(frozen=True)
class Buttons:
    """Up to `IN_A_ROW` moves beside each other."""

    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Picker:
    """Up to `IN_A_LIST` moves in one drop-down list."""

    prompt: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Drawer:
    """A button that opens a private sheet with more rows, for menus longer than a message of Discord's.

    No drawer lies in another. Drawers of one menu are told apart by where they stand among its drawers.
    """

    label: str
    rows: tuple[Buttons | Picker, ...]
    emoji: str | None = None
    main: bool = False
    """True for what most people will want to open: drawn in the strong colour."""


Row = Buttons | Picker | Drawer


def flat(laid: Iterable[Row]) -> Iterator[Buttons | Picker]:
    """Go through the rows of a menu, what lies in its drawers instead of these."""
    for row in laid:
        yield from row.rows if isinstance(row, Drawer) else (row,)


def choices(laid: Iterable[Row]) -> Iterator[Choice]:
    """Go through every choice of a menu, what lies in its drawers included."""
    return (choice for row in flat(laid) for choice in row.choices)


def drawers(laid: Iterable[Row]) -> tuple[Drawer, ...]:
    """Return the drawers of a menu, in the order in which they are told apart."""
    return tuple(row for row in laid if isinstance(row, Drawer))


def plain_menu(moves: Sequence[Any], _seen: Any, say: Say) -> tuple[Row, ...]:
    """Every move by its own label: buttons while they are few, drop-down lists when they are many."""
    return rows(tuple(Choice(n, say.move(move)) for n, move in enumerate(moves)), say("pick-a-move"))


def abreast(things: Sequence[T]) -> list[Sequence[T]]:
    """Return things by rows, as many beside each other as Discord lets stand."""
    return [things[i : i + IN_A_ROW] for i in range(0, len(things), IN_A_ROW)]


def buttons(offered: Iterable[Choice]) -> tuple[Buttons, ...]:
    """Lay choices out as buttons, in as many rows as they need."""
    return tuple(Buttons(tuple(row)) for row in abreast(tuple(offered)))


def rows(offered: tuple[Choice, ...], prompt: str) -> tuple[Row, ...]:
    """Lay choices out: two rows of buttons if they suffice, or else lists of nearly equal length."""
    if len(offered) <= 2 * IN_A_ROW:
        return buttons(offered)
    lists = -(-len(offered) // IN_A_LIST)
    size = -(-len(offered) // lists)
    return tuple(Picker(prompt, offered[i : i + size]) for i in range(0, len(offered), size))


@dataclass(frozen=True)
class Drawing:
    """One picture of a board or of a hand. Called off the event loop, from several threads at once."""

    draw: Callable[[Any, Look], Picture | None]
    """Draw it; None: there is nothing to show now."""
    alt: Callable[[Any, Say], str]
    """The picture in words, for those who cannot see it; clipped to what Discord takes."""


def always_offered(_move: Any, _board: Any) -> bool:
    """Leave no move to be typed."""
    return False


def never(_board: Any) -> bool:
    """Keep a menu off every public board."""
    return False


def told_below(_board: Any, _say: Say) -> str:
    """Leave it to the board's own words to say where the game stands."""
    return ""


def nothing_secret(_hand: Any, say: Say) -> str:
    """Say that everybody sees everything."""
    return say("no-secrets")


def nothing_to_add(_board: Any, _seat: Seat, _say: Say) -> None:
    """Call a seat without a further word."""


def unheard_of(_typed: str, _say: Say) -> None:
    """Know nothing about words that stand for no value of a move."""


def unnamed(_field: str, _value: Any, _board: Any, _say: Say) -> None:
    """Leave every value to be shown as it is typed."""


def nothing_broken_off(_board: Any, _say: Say) -> None:
    """Tell nothing of a part of the game that was not played to its end."""


def nothing_stored() -> None:
    """Have nothing in the store that could be swept away."""


@dataclass(frozen=True)
class Ground:
    """What the pictures of a game stand on whatever is played: it is drawn ahead, so that nobody waits for it later.

    Only one game uses the store: the host knows neither the names of the files in it nor the options worth drawing.
    """

    draw: Callable[[Any, Look], None]
    """Draw it and keep it, given a table's options. Called off the event loop, maybe in another process."""
    stored: Callable[[Any, Look], bool] | None = None
    """Whether it is in the store (`images.kit.store`), where another process can leave it; called off the event loop.
    None: it is only ever kept in memory."""
    sweep: Callable[[], None] = nothing_stored
    """Remove from the store what other versions of the game have left there."""
    usual: tuple[Any, ...] = ()
    """Options of tables that may be opened any time: theirs is drawn into the store before there is one."""
    attempts: Callable[[Any], AttemptCount] | None = None
    """The count of failed attempts at drawing it, kept in the store; None: forgotten when the bot ends."""


@dataclass(frozen=True)
class Chapter:
    """How the end of a part of the game is told to all: an investigation, a hunt of a tournament."""

    told: Callable[[Any, Sequence[Any], Say], str | None]
    """What happened in it and how everybody stands, given the board after it, the facts of the change that ended it
    and the words; None: no part has ended."""
    pictures: tuple[Drawing, ...] = ()
    """Of that board, in this order: the part that ended last."""
    broken_off: Callable[[Any, Say], str | None] = nothing_broken_off
    """What any end would tell of the part under way when the game was cut short, given the board; None: nothing."""


@dataclass(frozen=True, kw_only=True)
class GameUI:
    """How a game looks and speaks."""

    game: AnyGame
    emblem: str
    """One emoji that stands for the game everywhere."""
    colour: int
    """The accent colour of its messages, 0xRRGGBB."""
    describe: Callable[[Any, Say], str]
    """The whole board in words, for those who cannot see the pictures, and for everybody where there are none."""
    pictures: tuple[Drawing, ...] = ()
    """Of a board, in this order in one message."""
    headline: Callable[[Any, Say], str] = told_below
    """One line for the head of the board: where the game stands. A board that is told in words needs none."""
    secrets: Callable[[Any, Say], str] = nothing_secret
    """What a hand holds that others may not know, in words."""
    menu: Callable[[Sequence[Any], Any, Say], tuple[Row, ...]] = plain_menu
    """Lay a menu out in rows, given the moves, the hand of its reader and the words. The moves are those of a turn and,
    after them, the moves out of turn; or they are notes, premoves or advice alone. On the public board the hand is that
    of the seat to act. Notes that would change nothing may be left out."""
    typed_only: Callable[[Any, Any], bool] = always_offered
    """Whether a legal move makes no sense as a board stands, given both: then the menu leaves it out, and who wants it
    all the same can type it."""
    public_menu: Callable[[Any], bool] = never
    """Whether, as a board stands, the menu of whoever is to act, as it is laid out, tells nobody anything: then it
    stands on the public board, one tap away."""
    hand_pictures: tuple[Drawing, ...] = ()
    """Of a hand, for its owner's eyes only."""
    letter_pictures: tuple[Drawing, ...] = ()
    """Of a hand, for letters that call a turn: the menu stands below them, so they need only what a turn needs. None of
    them: no turn is secret, turns are called at the table, and a letter brings only news, with `hand_pictures`."""
    ground: Ground | None = None
    """What the pictures of a table stand on; None: on nothing that takes long to draw."""
    chapter: Chapter | None = None
    """How the parts of the game are told when they end; None: it has none, and no fact of it is a `chapter`."""
    waits: Callable[[Any, int, int], float] | None = None
    """How often a typical game waits for somebody, given the options, the seats and how many of those people hold:
    from it the card says how long it will take. None: nobody knows."""
    film: Drawing | None = None
    """The whole game as one animated picture of its last board; drawn once, in its own time."""
    call: Callable[[Any, Seat, Say], str | None] = nothing_to_add
    """What to tell a seat that is called, by the board: with which of its pieces it has to move, for instance. A call
    is never edited, so this must stay true however the turn goes on."""
    label: Callable[[str, Any, Any, Say], str | None] = unnamed
    """The label of a typed value, given the name of the move's field, the value, the board and the words; None: the
    value itself. A result of `Premoves.piece` gets its label as the field `piece`."""
    misnamed: Callable[[str, Say], str | None] = unheard_of
    """Why words that were typed are refused, though they stand for something in the game, as no move can have it:
    the id of a text; None: they stand for nothing. One game uses this: the words are no values of a field, so neither
    the field's type nor the rules can refuse them."""
    examples: Mapping[str, tuple[str, Callable[[], str]]] = field(default_factory=dict[str, Any])
    """By option that a server may load a file for: what such a file is called, and one for people to begin with."""
    lasting: Callable[[Any], Any] = field(default=lambda board: board)
    """What of a board may stay readable for ever, a board again: without what is shown for a moment only. Pings and
    private answers are made of it, because they stay; the public board, which is painted over, shows everything. One
    game uses this: its facts can be `fleeting`, and the host cannot see which part of a board shows such a fact."""

    @property
    def has_secrets(self) -> bool:
        """Whether a seat ever holds what others may not know: only then there is a button to see it."""
        return self.secrets is not nothing_secret

    def lasting_hand(self, hand: Any) -> Any:
        """What of a hand may stay readable for ever: its board is a `lasting` one; or it is a board itself."""
        if not hasattr(hand, "board"):
            return self.lasting(hand)
        board = self.lasting(hand.board)
        return hand if board is hand.board else msgspec.structs.replace(hand, board=board)

"""A game's user interface: how its boards, hands, moves and news look on Discord. The game's cog declares it.

A `GameUI` gets boards and hands, never states, so that it cannot leak a secret.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from bot.game.contract import AnyGame, Fact, Seat
    from bot.game.extensions import TalkTopic
    from bot.i18n.translation import Say
    from images.kit import Look, Picture
    from images.kit.store import AttemptCount


T = TypeVar("T")

MAX_BUTTONS_PER_ROW = 5
MAX_LIST_OPTIONS = 25
"""Discord's limits for buttons in a row and for choices in a drop-down list."""


@dataclass(frozen=True)
class Choice:
    """A move as shown in a menu; `n` is the number of the move in the menu that its owner was shown."""

    n: int
    label: str
    emoji: str | None = None
    main: bool = False
    """True for the choice that most players want: drawn in the strong colour."""
    chosen: bool = False
    """True for the current choice, at most one in a list. The list shows it in place of the prompt, so its label
    must say which question it answers."""
    description: str | None = None
    """The small line below the label in a list; buttons do not show it."""


@dataclass(frozen=True)
class Buttons:
    """Up to `MAX_BUTTONS_PER_ROW` moves in one row of buttons."""

    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Picker:
    """Up to `MAX_LIST_OPTIONS` moves in one drop-down list."""

    prompt: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class MenuQuestion:
    """A line of text above the rows that answer it, for menus that ask for one choice at a time."""

    text: str


@dataclass(frozen=True)
class Drawer:
    """A button that opens a private sheet with more rows, for menus that do not fit into one Discord message.

    Drawers are not nested. A drawer is identified by its index among the drawers of its menu.
    """

    label: str
    rows: tuple[Buttons | Picker | MenuQuestion, ...]
    emoji: str | None = None
    main: bool = False
    """True for the drawer that most players want to open: drawn in the strong colour."""
    more: tuple[Buttons | Picker, ...] = ()
    """Rows that few players need: they stand behind a button *More*."""
    piece: int | None = None
    """The number of the piece that the drawer is about; its player can name it there."""


Row = Buttons | Picker | Drawer | MenuQuestion


def rows_without_drawers(menu: Iterable[Row]) -> Iterator[Buttons | Picker]:
    """Yield the rows of a menu with choices; each drawer is replaced by the rows that lie in it."""
    for row in menu:
        rows = (*row.rows, *row.more) if isinstance(row, Drawer) else (row,)
        yield from (inner for inner in rows if not isinstance(inner, MenuQuestion))


def choices(menu: Iterable[Row]) -> Iterator[Choice]:
    """Yield every choice of a menu, those in drawers included."""
    return (choice for row in rows_without_drawers(menu) for choice in row.choices)


def drawers(menu: Iterable[Row]) -> tuple[Drawer, ...]:
    """Return the drawers of a menu in their order, which gives each its index."""
    return tuple(row for row in menu if isinstance(row, Drawer))


def plain_menu(moves: Sequence[Any], _seen: Any, say: Say) -> tuple[Row, ...]:
    """Lay a menu out with every move's own label: as buttons if they are few, else as drop-down lists."""
    return rows(tuple(Choice(n, say.move(move)) for n, move in enumerate(moves)), say("pick-a-move"))


def split_into_rows(things: Sequence[T]) -> list[Sequence[T]]:
    """Split things into rows as long as Discord allows."""
    return [things[i : i + MAX_BUTTONS_PER_ROW] for i in range(0, len(things), MAX_BUTTONS_PER_ROW)]


def buttons(offered: Iterable[Choice]) -> tuple[Buttons, ...]:
    """Lay choices out as rows of buttons."""
    return tuple(Buttons(tuple(row)) for row in split_into_rows(tuple(offered)))


def rows(offered: tuple[Choice, ...], prompt: str) -> tuple[Row, ...]:
    """Lay choices out: at most two rows of buttons if they suffice, else lists of nearly equal length."""
    if len(offered) <= 2 * MAX_BUTTONS_PER_ROW:
        return buttons(offered)
    lists = -(-len(offered) // MAX_LIST_OPTIONS)
    size = -(-len(offered) // lists)
    return tuple(Picker(prompt, offered[i : i + size]) for i in range(0, len(offered), size))


@dataclass(frozen=True)
class NewsLine:
    """A finished line of news, made by a game for one reader."""

    text: str
    own: bool = False
    """True for a line about the reader's own pieces: it comes first and is never left out."""


@dataclass(frozen=True)
class Drawing:
    """One picture of a board or of a hand. Its functions run in several threads at once, off the event loop."""

    draw: Callable[[Any, Look], Picture | None]
    """Draw the picture; None if there is nothing to show now."""
    alt: Callable[[Any, Say], str]
    """Return the picture in words, for blind players. The text is clipped to Discord's limit."""
    cover: Callable[[Any, Say], str] | None = None
    """Return the words for the picture while the announcement of a chapter hides it as a spoiler: they betray nothing.
    None if it is not hidden."""


def plain_news(facts: Sequence[Fact], _board: Any, _seat: Seat | None, _say: Say) -> Sequence[Fact | NewsLine]:
    """Return the facts: each is told by its own text. The default of `GameUI.news`."""
    return facts


def no_typed_only(_move: Any, _board: Any) -> bool:
    """Return False: the menu offers every legal move. The default of `GameUI.typed_only`."""
    return False


def no_public_menu(_board: Any) -> bool:
    """Return False: the menu never stands on the public board. The default of `GameUI.public_menu`."""
    return False


def no_headline(_board: Any, _say: Say) -> str:
    """Return no headline: the board's description says where the game stands. The default of `GameUI.headline`."""
    return ""


def no_secrets(_hand: Any, say: Say) -> str:
    """Return the text that this game has no secrets. The default of `GameUI.secrets`."""
    return say("no-secrets")


def no_call_addition(_board: Any, _seat: Seat, _say: Say) -> None:
    """Add nothing to a call. The default of `GameUI.call`."""


def plain_phrases(move: Any, _hand: Any, say: Say) -> tuple[str, ...]:
    """Return the move's own label. The default of `GameUI.phrases`."""
    return (say.move(move),)


def no_name_refusal(_typed: str, _say: Say) -> None:
    """Return no reason for refusing typed words. The default of `GameUI.name_refusal`."""


def no_reconsideration(_move: Any, _facts: Sequence[Any], _say: Say) -> None:
    """Return no reason to ask again. The default of `GameUI.reconsideration`."""


def no_label(_field: str, _value: Any, _board: Any, _say: Say) -> None:
    """Return no label: the value is shown as it is typed. The default of `GameUI.label`."""


def no_option_lines(_options: Any, _say: Say) -> dict[str, str]:
    """Return no lines: the host words every option. The default of `GameUI.option_lines`."""
    return {}


def no_unfinished_text(_board: Any, _say: Say) -> None:
    """Return no text about an unfinished part of the game. The default of `Chapter.unfinished_text`."""


def no_standing(_board: Any, _facts: Sequence[Any], _say: Say) -> None:
    """Return no text: the announcement ends with its pictures. The default of `Chapter.standing`."""


def no_caption(_board: Any, _say: Say) -> str:
    """Return no caption. The default of `Chapter.caption`."""
    return ""


def no_concern(_fact: Any, _seat: Seat) -> bool:
    """Return False: no fact concerns one seat more than the others. The default of `GameUI.concerns`."""
    return False


def no_question(_board: Any, _topic: TalkTopic, _say: Say) -> str:
    """Return no question: the game has no topics. The default of `GameUI.question`."""
    return ""


def no_subject(_board: Any, _key: str, _say: Say) -> str:
    """Return no subject: the game has no topics. The default of `GameUI.subject`."""
    return ""


def no_sweep() -> None:
    """Do nothing: the store holds no drawings of other versions. The default of `Ground.sweep`."""


def no_choices(_moves: Sequence[Any], _say: Say) -> tuple[Choice, ...]:
    """Return no move. The default of `DailyUI.surrender`."""
    return ()


def no_options(_text: str) -> None:
    """Return no options: a file without a picture. The default of `FileUI.options`."""


@dataclass(frozen=True)
class Ground:
    """The background of a game's pictures, which does not change during a game. It is drawn ahead: that takes long.

    One game uses the store: the host knows neither the names of its files nor the options worth drawing.
    """

    draw: Callable[[Any, Look], None]
    """Draw the background for a table's options and store it. Runs off the event loop, perhaps in another process."""
    stored: Callable[[Any, Look], bool] | None = None
    """Return whether the background is in the store (`images.kit.store`), where another process can put it; runs off
    the event loop. None if the background is only ever held in memory."""
    sweep: Callable[[], None] = no_sweep
    """Remove the drawings of other versions of the game from the store."""
    usual: tuple[Any, ...] = ()
    """Options that tables commonly have: their backgrounds are drawn before such a table is opened."""
    attempts: Callable[[Any], AttemptCount] | None = None
    """The stored count of failed attempts at drawing the background; None if the count is lost when the bot ends."""


@dataclass(frozen=True)
class Chapter:
    """The announcement at the end of a part of the game: of an investigation, or of a hunt in a tournament."""

    text: Callable[[Any, Sequence[Any], Say], str | None]
    """Return the events of the part, and the standing after it unless `standing` does; None if no part has ended. It
    gets the board, the facts of the change that ended the part, and the words."""
    pictures: tuple[Drawing, ...] = ()
    """Pictures of that board, in this order; they show the part that ended last. The first stands above the text."""
    unfinished_text: Callable[[Any, Say], str | None] = no_unfinished_text
    """Return the text about the unfinished part of a game that was cut short, given the board; None for no text."""
    film: Drawing | None = None
    """That part as one animated picture, below the others; the end of the game has the film of the whole game."""
    standing: Callable[[Any, Sequence[Any], Say], str | None] = no_standing
    """Return the text that comes below the pictures, given the same values as `text`; None for no text."""
    caption: Callable[[Any, Say], str] = no_caption
    """Return the line right above the covered pictures, given the board: whose they are. Empty for no line."""


@dataclass(frozen=True)
class FileUI:
    """A file that a server may load for an option, as users see it."""

    name: str
    """The name under which the bot sends the file."""
    example: Callable[[], str]
    """Return a file to begin with."""
    section: str
    """The heading of its section in the guide."""
    command: str
    """The id of the text with the name of the game's command that sends the file or the example."""
    picture: Drawing | None = None
    """The picture of options that `options` returns; None if there is nothing to draw."""
    options: Callable[[str], Any] = no_options
    """Return the options of a table that plays on a file's text: its background and its picture are drawn for them."""
    own_command: bool = True
    """True if the host makes a command that sends the file; False if a command of the game does it."""


@dataclass(frozen=True, kw_only=True)
class DailyUI:
    """The presentation of a puzzle of the day. All words are the game's own (`Say` of the game).

    The game's texts also contain `daily-title`, its name in a heading and in a shared line (“Daily case”),
    `daily-goal`, what to find out, in one line, and `daily-how`: the rules of the puzzle in three to five short lines,
    for a player who has never seen it.
    """

    emblem: str
    """The emoji that stands for the puzzle everywhere."""
    headline: Callable[[Any, Say], str]
    """Return the answer to the last move in one to three lines, for the head of the panel, given the view; empty before
    the first move."""
    describe: Callable[[Any, Say], str]
    """Return the whole view in words: what is known, then what is left. At most 2,000 characters; a blind player can
    solve the puzzle with it and the headline."""
    pictures: tuple[Drawing, ...]
    """The pictures of a view: one, or two for a phone (412 px wide)."""
    menu: Callable[[Sequence[Any], Any, Say], tuple[Row, ...]]
    """Lay out the legal moves but those of `surrender`, given the view: at most three rows, without drawers."""
    surrender: Callable[[Sequence[Any], Say], tuple[Choice, ...]] = no_choices
    """Return the move that gives up, if there is one: its button stands last in the row of pages, not to tempt."""
    phrases: Callable[[Any, Any, Say], tuple[str, ...]] = plain_phrases
    """Return the wordings of a move, given the view; the first is its label, which a player reads while typing, and it
    tells the move from all others. The others are only understood."""
    solution: Callable[[Any, Say], str]
    """Return the solution in words: the answer, and what could have been known when."""
    solution_pictures: tuple[Drawing, ...] = ()
    """The pictures of the solution, with its chart."""


@dataclass(frozen=True, kw_only=True)
class GameUI:
    """The look and the words of one game."""

    game: AnyGame
    emblem: str
    """The emoji that stands for the game everywhere."""
    colour: int
    """The accent colour of the game's messages, 0xRRGGBB."""
    describe: Callable[[Any, Say], str]
    """Describe the whole board in words, for blind players and for messages without pictures."""
    pictures: tuple[Drawing, ...] = ()
    """Pictures of a board, in this order in one message."""
    headline: Callable[[Any, Say], str] = no_headline
    """Return one line about the standing, for the head of the board; empty if the description already says it."""
    news: Callable[[Sequence[Any], Any, Seat | None, Say], Sequence[Any]] = plain_news
    """Retell the facts of recent moves for a reader, given the board after them, the reader's seat (None: everybody)
    and the words: facts, which have texts of their own, and `NewsLine`s, the reader's own first. One game uses this:
    only the game knows a player's own pieces in a fact, and which facts make one sentence."""
    secrets: Callable[[Any, Say], str] = no_secrets
    """Return the secrets of a hand, in words."""
    menu: Callable[[Sequence[Any], Any, Say], tuple[Row, ...]] = plain_menu
    """Lay out a menu, given the moves, the reader's hand and the words. The moves are those of a turn followed by the
    moves out of turn, or only notes, only premoves or only advice. On the public board the hand is that of the active
    seat. Notes without any use at the moment may be left out."""
    typed_only: Callable[[Any, Any], bool] = no_typed_only
    """Return whether a legal move, given with the board, makes no sense now: the menu leaves it out, but a player
    can still type it."""
    public_menu: Callable[[Any], bool] = no_public_menu
    """Return whether the menu of the active seat, as it is laid out, reveals nothing, given the board: then it
    stands on the public board, one tap away."""
    hand_pictures: tuple[Drawing, ...] = ()
    """Pictures of a hand, for its owner only. They are drawn when their owner looks: after a press, or for a letter."""
    panel_pictures: tuple[Drawing, ...] = ()
    """The pictures of a hand for its owner's panel, above the menu; if empty, `hand_pictures`."""
    letter_pictures: tuple[Drawing, ...] = ()
    """The pictures of a hand for letters that call a turn, few enough to show above the menu on a phone. If empty, no
    turn is secret: calls go to the table, and letters only bring news, with `hand_pictures`."""
    ground: Ground | None = None
    """The background of a table's pictures; None if nothing takes long to draw."""
    chapter: Chapter | None = None
    """The announcements of finished parts of the game; None if the game has no parts, and no fact with `chapter`."""
    waits: Callable[[Any, int, int], float] | None = None
    """Return how often a typical game waits for a person, given the options, the number of seats and how many of
    them people hold. The card estimates the length of a game from it. None if unknown."""
    option_lines: Callable[[Any, Say], Mapping[str, str]] = no_option_lines
    """Return the card's lines about options that the game words itself, also if they have their defaults, by the
    field's name: for example the stages of a race with their lengths."""
    moment: Drawing | None = None
    """The last events as a small animated picture, below their words on the public board."""
    film: Drawing | None = None
    """The whole game as one animated picture, drawn from its last board once the game is over."""
    call: Callable[[Any, Seat, Say], str | None] = no_call_addition
    """Return the addition to a seat's call, given the board: for example the piece that must move. A call is never
    edited, so the text must stay true during the whole turn."""
    concerns: Callable[[Any, Seat], bool] = no_concern
    """Return whether a public fact concerns a seat so much that its player's private news always has it, however long
    the news is: a gift that they got."""
    question: Callable[[Any, TalkTopic, Say], str] = no_question
    """Return the question about a topic, given the board."""
    subject: Callable[[Any, str, Say], str] = no_subject
    """Return what a line was said about, in a few words, given a later board and the topic's key; it follows the line
    once the question has gone. Empty if the board no longer tells."""
    label: Callable[[str, Any, Any, Say], str | None] = no_label
    """Return the label of a field's value, given the field's name, the value, the board and the words; None to show
    the value itself. A result of `Premoves.piece` gets its label as the field `piece`."""
    phrases: Callable[[Any, Any, Say], tuple[str, ...]] = plain_phrases
    """Return the wordings of a move, given the move, the hand of its seat and the words. The first is its label, which
    a player reads while typing: it must tell the move from all others of the seat, and it names the fields' values in
    the order of the fields. The others are only understood; if there are any, the move may be typed with their numbers
    alone, and further numbers in the label only inform. The move is also understood by the words of its text's
    attribute (`move-take.words`), and an enumeration's value as the rules write it."""
    name_refusal: Callable[[str, Say], str | None] = no_name_refusal
    """Return the text id of the reason why typed words are refused if they name a thing of the game that no move can
    contain; None if they name nothing. One game uses this: the words are no values of a field, so neither the field's
    type nor the rules can refuse them."""
    reconsideration: Callable[[Any, Sequence[Any], Say], str | None] = no_reconsideration
    """Return the reason to ask again about a grave move that its player has confirmed, given the move, the facts since
    the question and the words; None to make the move."""
    files: Mapping[str, FileUI] = field(default_factory=dict[str, Any])
    """The files that a server may load, by the option of their text."""
    daily: DailyUI | None = None
    """The presentation of the game's puzzle of the day; None if the game has none."""
    lasting: Callable[[Any], Any] = field(default=lambda board: board)
    """Return a board without its fleeting parts. Pings and private answers show this board, because they stay
    readable; the public board, which later edits replace, shows everything. One game uses this: the host cannot see
    which part of a board shows a fleeting fact."""

    @property
    def has_secrets(self) -> bool:
        """Whether a seat may ever hold secrets; only then there is a button to see them."""
        return self.secrets is not no_secrets

    def lasting_hand(self, hand: Any) -> Any:
        """Return a hand without its fleeting parts: its board (or the hand, if that is a board) becomes `lasting`."""
        if not hasattr(hand, "board"):
            return self.lasting(hand)
        board = self.lasting(hand.board)
        return hand if board is hand.board else msgspec.structs.replace(hand, board=board)

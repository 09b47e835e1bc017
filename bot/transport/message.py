"""What is carried: one message, ready to be sent or painted over an older one, and the names it wears.

A message is rendered by the presenter for one audience; the courier never looks inside and never changes it. A nonce
makes Discord itself drop a repetition within some minutes; a mark is the same name worn by the message for ever, as
the id of its first component or in that of its first control, by which it is recognised in a channel's history. Both
are hashes: they tell a reader nothing.

Discord pushes no word of a message of Components V2 to a phone (its API issue 7854), so whatever calls somebody has a
plain form besides: content, an embed for what no lock screen shall show, and classic rows of buttons.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2s
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import discord

    from bot.game.contract import Fact, Seat
    from bot.table.model import SeatOffer, Table


@dataclass(frozen=True)
class Attachment:
    """A picture that goes with a message; the view refers to it as `attachment://<name>`."""

    name: str
    data: bytes = field(repr=False)
    alt: str


@dataclass(frozen=True)
class Plain:
    """A message as Discord knew it before Components V2: what a phone shows of it at once is its content."""

    content: str
    """At most 2,000 characters; its first line says what matters."""
    embed: discord.Embed | None
    """What only an open app shows."""
    view: Callable[[], discord.ui.View]
    """Makes fresh rows of controls, at least one and at most five."""


@dataclass(frozen=True)
class Message:
    """A message for one audience.

    `view` makes a fresh Components V2 view on every call, because a view belongs to the message it was sent
    with. `pings` are the users the message may mention; everybody else it names stays undisturbed.
    """

    view: Callable[[], discord.ui.LayoutView]
    attachments: tuple[Attachment, ...] = ()
    pings: tuple[int, ...] = ()
    plain: Plain | None = None
    """The same in the form that is pushed; None: nobody is called by it. A message keeps the form it was sent in."""


class Presenter(Protocol):
    """How a table looks to whom; pictures are drawn off the event loop. Implemented by `bot.ui.messages.presenter`."""

    async def card(self, table: Table) -> Message:
        """The table's card in the game channel: the lobby with its buttons, later where it is played."""
        ...

    async def board(self, table: Table, latest: Sequence[Fact]) -> Message:
        """The public board; `latest` is the public news to name on it, oldest first."""
        ...

    async def call(
        self,
        table: Table,
        seats: Sequence[Seat],
        since: Sequence[Fact],
        *,
        begun: frozenset[Seat] = frozenset(),
        unread: frozenset[Seat] = frozenset(),
        reminding: bool = False,
    ) -> Message:
        """The short message that pings those who must act, with what happened since they last could.

        Those who have `begun` know what to do; how much time they have changes with every move of theirs. Those to
        whom a seat was handed over and is `unread` read of it behind the message's button. It may be for `reminding`
        somebody whose time runs short.
        """
        ...

    def lettered(self, table: Table, seat: Seat) -> bool:
        """Whether this seat's turn is called by its letter, because what it needs is for its eyes only."""
        ...

    def aside(self, table: Table, seat: Seat) -> str:
        """A name for what a seat that is not to act may do all the same; nothing where it may do nothing."""
        ...

    async def letter(
        self, table: Table, seat: Seat, facts: Sequence[Fact], *, menu: bool, played: bool = False
    ) -> Message:
        """The direct message that tells one seat its secrets and these facts.

        `menu`: its turn is played in it; `played`: the turn that it called for is over, and what its seat may do all
        the same can be done in it.
        """
        ...

    async def about_oneself(self, table: Table, seat: Seat, facts: Sequence[Fact]) -> Message:
        """The direct message that tells a seat's person something of themselves."""
        ...

    async def welcome(self, table: Table, seat: Seat) -> Message:
        """The direct message to who took a seat of a running game: whose it was, what it knows, what happened."""
        ...

    async def handed_over(self, table: Table, user: int) -> Message:
        """What a letter becomes whose reader's seat is somebody else's: nothing of the seat, nothing to press."""
        ...

    async def offer(self, table: Table, seat: Seat, offer: SeatOffer) -> Message:
        """What asks somebody by name whether they would like to take a seat over."""
        ...

    async def farewell(self, table: Table, last: Sequence[Fact], film: Attachment | None) -> Message:
        """The message that ends the thread: the outcome, what decided it (the `last` public facts), the film."""
        ...

    async def chapter(self, table: Table, facts: Sequence[Fact]) -> Message:
        """How a part of the game went that has just ended; `facts` is what everybody may know of the change."""
        ...

    def films(self, table: Table) -> bool:
        """Whether there is to be a film of this table's game once it is over."""
        ...

    async def film(self, table: Table) -> Attachment | None:
        """The film of a game that is over, however long it takes; None: there is none to be had."""
        ...

    async def nudge(self, tables: Sequence[tuple[Table, Seat]], user: int, *, reminding: bool = False) -> Message:
        """One digest for one person: every seat of theirs that waits; `reminding`: time runs short at one of them."""
        ...

    async def invitation(self, table: Table) -> Message:
        """What asks those who are invited to sit down."""
        ...

    async def opening(self, table: Table, user: int) -> Message:
        """What tells somebody who wanted to know that there is a seat, with the way to it."""
        ...

    async def followed(self, table: Table, user: int, facts: Sequence[Fact]) -> Message:
        """What tells somebody who follows a table that a round or the game is over: nothing that not all may know."""
        ...

    async def notice(self, table: Table, facts: Sequence[Fact]) -> Message:
        """What the host alone is told, without a sound."""
        ...

    async def trouble(self, table: Table, text: str, **variables: str | int) -> Message:
        """A notice to the host of the table (something was deleted, a permission is missing)."""
        ...


_OWN = 1 << 30
"""Discord numbers components from 1 upwards; ours begin far above and end below 2**31 (int32)."""


def nonce_of(table: int, occasion: str, at: float) -> str:
    """Return the nonce (24 of the 25 characters Discord allows) of what is said at `occasion`.

    `at` is the moment it was first meant to be said, in unix seconds: what is said anew is a new message.
    """
    return blake2s(f"{table} {occasion} {at!r}".encode(), digest_size=12).hexdigest()


def mark_of(nonce: str) -> int:
    """Return the component id that a message with this nonce wears: 2**30 up to, not including, 2**31."""
    return _OWN + int(nonce, 16) % _OWN


def marked(view: discord.ui.LayoutView, mark: int) -> discord.ui.LayoutView:
    """Let the first component of a freshly made view wear `mark`; nobody sees it. Returns the same view."""
    first: discord.ui.Item[Any] = view.children[0]
    first.id = mark
    return view


def marked_plain(view: discord.ui.View, mark: int) -> discord.ui.View:
    """Let the first control of freshly made classic rows wear `mark`. Returns the same view.

    Discord numbers their components itself, so the mark ends a custom id; who answers that does not look there.
    """
    first: Any = view.children[0]
    first.custom_id = f"{first.custom_id}{_tail(mark)}"
    return view


def marked_like(view: discord.ui.View, message: discord.Message) -> discord.ui.View:
    """Let the first control of freshly made classic rows wear the mark that a message wears; it may wear none."""
    parts = (part for row in message.components for part in getattr(row, "children", ()))
    worn = (str(getattr(part, "custom_id", "")).partition(":~") for part in parts)
    tail = next((f"{sign}{mark}" for _, sign, mark in worn if sign), "")
    first: Any = view.children[0]
    first.custom_id = f"{first.custom_id}{tail}"
    return view


def is_marked(message: discord.Message) -> bool:
    """Say whether `message` was sent with any mark."""
    return any(
        (getattr(part, "id", None) or 0) >= _OWN or ":~" in str(getattr(part, "custom_id", ""))
        for component in message.components
        for part in (component, *getattr(component, "children", ()))
    )


def wears(message: discord.Message, mark: int) -> bool:
    """Say whether `message` was sent with this mark."""
    return any(
        getattr(part, "id", None) == mark or str(getattr(part, "custom_id", "")).endswith(_tail(mark))
        for component in message.components
        for part in (component, *getattr(component, "children", ()))
    )


def _tail(mark: int) -> str:
    return f":~{mark:x}"

"""Messages for Discord, ready to be sent or to replace an older one, and their nonces and marks.

The presenter renders a message for one audience; the courier never looks inside and never changes it. The nonce makes
Discord drop a repetition within some minutes. The mark is derived from the nonce and stays in the message, in the id of
its first component or of its first control; by it the message is recognised in a channel's history. Both are hashes and
reveal nothing.

Discord shows no text of a Components V2 message in a phone's notification (its API issue 7854). So every message that
calls a user also has a plain form: content, an embed for text that a lock screen must not show, and classic rows of
buttons.
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


SPOILER_PREFIX = "SPOILER_"
"""The beginning of the names of files that Discord hides as spoilers."""


@dataclass(frozen=True)
class Attachment:
    """A picture that goes with a message; the view refers to it as `attachment://<name>`."""

    name: str
    """Begins with `SPOILER_` for a picture that is hidden until its reader opens it; then `alt` betrays nothing."""
    data: bytes = field(repr=False)
    alt: str
    size: tuple[int, int] = (0, 0)
    """Width and height in pixels; zeros if unknown."""
    large: bool = False
    """Whether the plain form shows the picture in an embed of its own, as wide as the message; Discord puts several
    other pictures beside each other."""

    @property
    def spoiler(self) -> bool:
        """Whether the picture is hidden until its reader opens it."""
        return self.name.startswith(SPOILER_PREFIX)


@dataclass(frozen=True)
class Plain:
    """A message in Discord's format before Components V2, whose content a phone's notification shows."""

    content: str
    """At most 2,000 characters; the first line holds the essential."""
    texts: tuple[discord.Embed, ...]
    """Texts that only an open app shows, and large pictures."""
    view: Callable[[], discord.ui.View]
    """Makes fresh rows of controls, at least one and at most five."""
    question: discord.Embed | None = None
    """The text that the controls answer, in an embed of its own: it changes with the menu, the other text does not."""

    @property
    def embeds(self) -> list[discord.Embed]:
        """The embeds in their order."""
        return [*self.texts, *((self.question,) if self.question else ())]


@dataclass(frozen=True)
class Message:
    """A message for one audience.

    `view` makes a fresh Components V2 view on every call, because a view belongs to the message with which it was sent.
    `pings` are the users and `roles` the roles that the message may ping; other mentions do not ping.
    """

    view: Callable[[], discord.ui.LayoutView]
    attachments: tuple[Attachment, ...] = ()
    pings: tuple[int, ...] = ()
    plain: Plain | None = None
    roles: tuple[int, ...] = ()
    """The form that a phone's notification can show; None: the message calls no user.

    A message keeps the form in which it was sent.
    """
    sequels: int = 0
    """The number of further messages that belong to this one: the end of a chapter or a game may take several."""


class Presenter(Protocol):
    """Renders tables as messages; pictures are drawn off the event loop. Implemented by `bot.ui.messages.presenter`."""

    async def card(self, table: Table) -> Message:
        """Return the table's card in the game channel: the lobby with its buttons, later a link to the game."""
        ...

    async def board(self, table: Table, latest: Sequence[Fact]) -> Message:
        """Return the public board; `latest` is the public news to name on it, oldest first."""
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
        """Return the short message that pings the active seats, with the facts `since` they last moved.

        Seats in `begun` have begun their turn, so the message shows them no time limit. Seats in `unread` have a new
        player who got no welcome; the message's button leads to it. `reminding`: the message also reminds of a
        deadline.
        """
        ...

    def needs_letter(self, table: Table, seat: Seat) -> bool:
        """Return whether a letter calls this seat to its turn, because the turn needs secrets."""
        ...

    def aside(self, table: Table, seat: Seat) -> str:
        """Return a name for the moves out of turn of a seat that is not active; an empty text if there are none."""
        ...

    async def letter(
        self, table: Table, seat: Seat, facts: Sequence[Fact], *, menu: bool, played: bool = False
    ) -> Message:
        """Return the direct message with a seat's secrets and these facts.

        `menu`: it holds the menu of the seat's turn. `played`: the turn to which it called is over; it then offers the
        seat's moves out of turn.
        """
        ...

    async def past_letter(self, table: Table, seat: Seat, facts: Sequence[Fact]) -> Message:
        """Return the content of a letter once the seat has a letter of a later turn: its last facts, in a few lines."""
        ...

    async def about_oneself(self, table: Table, seat: Seat, facts: Sequence[Fact]) -> Message:
        """Return the direct message with facts that concern a player, not their seat."""
        ...

    async def welcome(self, table: Table, seat: Seat) -> Message:
        """Return the direct message to the new player of a running game's seat: previous player, hand and history."""
        ...

    async def handed_over(self, table: Table, user: int) -> Message:
        """Return the content of a letter after its reader has lost the seat: no secrets, and only a disabled button."""
        ...

    async def offer(self, table: Table, seat: Seat, offer: SeatOffer) -> Message:
        """Return the message that asks a user to take over a seat."""
        ...

    async def farewell(self, table: Table, last: Sequence[Fact], film: Attachment | None) -> Sequence[Message]:
        """Return the thread's last messages: the result, the `last` public facts, which decided it, and the film.

        Only the first pings.
        """
        ...

    async def chapter(self, table: Table, facts: Sequence[Fact]) -> Sequence[Message]:
        """Return the messages about a chapter that has just ended; `facts` are the public facts of the change."""
        ...

    def films(self, table: Table) -> bool:
        """Return whether this table's game has a film once it is finished."""
        ...

    async def film(self, table: Table) -> Attachment | None:
        """Return the film of a finished game, which may take long; None: there is none."""
        ...

    async def nudge(self, tables: Sequence[tuple[Table, Seat]], user: int, *, reminding: bool = False) -> Message:
        """Return one digest for a user: all their waiting seats. `reminding`: time runs short at one of them."""
        ...

    async def invitation(self, table: Table) -> Message:
        """Return the message that asks the invited users to join."""
        ...

    async def free_seat_notice(self, table: Table, user: int) -> Message:
        """Return the message about a free seat, with a link, for a user who wished for one."""
        ...

    async def follower_notice(self, table: Table, user: int, facts: Sequence[Fact]) -> Message:
        """Return the message about a finished round or game for a follower, with public facts only."""
        ...

    async def announcement(self, table: Table) -> Message:
        """Return the call to a new table, with the role that it mentions."""
        ...

    async def result(self, table: Table) -> Message:
        """Return the result of a finished game in two lines with one picture, for a channel of results."""
        ...

    async def report(self, table: Table, text: str, **variables: str | int) -> Message:
        """Return the message about a problem of a table, for the server's moderators."""
        ...

    async def notice(self, table: Table, facts: Sequence[Fact]) -> Message:
        """Return a silent message with these facts for the host alone."""
        ...

    async def trouble(self, table: Table, text: str, **variables: str | int) -> Message:
        """Return a notice to the host of the table (a message was deleted, a permission is missing)."""
        ...


_FIRST_MARK = 1 << 30
"""Discord numbers components from 1 upwards; the bot's ids begin far above and end below 2**31 (int32)."""


def nonce_of(table: int, occasion: str, at: float) -> str:
    """Return the nonce of a message (24 of the 25 characters that Discord allows).

    `occasion` and `at` (Unix seconds, the time of the intent) are the entry's: a repeated message has another nonce.
    """
    return blake2s(f"{table} {occasion} {at!r}".encode(), digest_size=12).hexdigest()


def mark_of(nonce: str) -> int:
    """Return the component id for messages with this nonce: 2**30 up to, not including, 2**31."""
    return _FIRST_MARK + int(nonce, 16) % _FIRST_MARK


def marked(view: discord.ui.LayoutView, mark: int) -> discord.ui.LayoutView:
    """Set the mark as the id of a fresh view's first component, which is invisible. Return the same view."""
    first: discord.ui.Item[Any] = view.children[0]
    first.id = mark
    return view


def marked_plain(view: discord.ui.View, mark: int) -> discord.ui.View:
    """Append the mark to the custom id of the first control of fresh classic rows. Return the same view.

    Discord numbers their components itself, so the id cannot hold the mark. The handlers of custom ids ignore it. A
    view without controls stays unmarked: such a message is not looked for any more.
    """
    if view.children:
        first: Any = view.children[0]
        first.custom_id = f"{first.custom_id}{_tail(mark)}"
    return view


def marked_like(view: discord.ui.View, message: discord.Message) -> discord.ui.View:
    """Give fresh classic rows the mark of a message, which may have none. Return the same view."""
    parts = (part for row in message.components for part in getattr(row, "children", ()))
    mark_parts = (str(getattr(part, "custom_id", "")).partition(":~") for part in parts)
    tail = next((f"{sign}{mark}" for _, sign, mark in mark_parts if sign), "")
    first: Any = view.children[0]
    first.custom_id = f"{first.custom_id}{tail}"
    return view


def is_marked(message: discord.Message) -> bool:
    """Return whether `message` carries any mark."""
    return any(
        (getattr(part, "id", None) or 0) >= _FIRST_MARK or ":~" in str(getattr(part, "custom_id", ""))
        for component in message.components
        for part in (component, *getattr(component, "children", ()))
    )


def wears(message: discord.Message, mark: int) -> bool:
    """Return whether `message` carries this mark."""
    return any(
        getattr(part, "id", None) == mark or str(getattr(part, "custom_id", "")).endswith(_tail(mark))
        for component in message.components
        for part in (component, *getattr(component, "children", ()))
    )


def _tail(mark: int) -> str:
    return f":~{mark:x}"

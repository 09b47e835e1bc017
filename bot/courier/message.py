"""What the courier carries: one message, ready to be sent or painted over an older one.

A post is rendered by the stage for one audience; the courier never looks inside and never changes it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import discord

    from bot.game import Fact, Seat
    from bot.table.model import Table


@dataclass(frozen=True)
class Attachment:
    """A picture that goes with a post; the view refers to it as `attachment://<name>`."""

    name: str
    data: bytes = field(repr=False)
    alt: str


@dataclass(frozen=True)
class Message:
    """A message for one audience.

    `view` makes a fresh Components V2 view on every call, because a view belongs to the message it was sent
    with. `pings` are the users the message may mention; everybody else it names stays undisturbed.
    """

    view: Callable[[], discord.ui.LayoutView]
    attachments: tuple[Attachment, ...] = ()
    pings: tuple[int, ...] = ()


class Presenter(Protocol):
    """How a table looks to whom; pictures are drawn off the event loop. Implemented by `bot.ui.messages.presenter`."""

    async def card(self, table: Table) -> Message:
        """The table's card in the game channel: the lobby with its buttons, later where it is played."""
        ...

    async def board(self, table: Table, latest: Sequence[Fact]) -> Message:
        """The public board; `latest` is the public news to name on it, oldest first."""
        ...

    async def call(self, table: Table, seats: Sequence[Seat], since: Sequence[Fact]) -> Message:
        """The short message that pings those who must act, with what happened since they last could."""
        ...

    def lettered(self, table: Table, seat: Seat) -> bool:
        """Whether this seat's turn is called by its letter, because what it needs is for its eyes only."""
        ...

    async def letter(self, table: Table, seat: Seat, facts: Sequence[Fact]) -> Message:
        """The direct message that tells one seat its secrets, with its menu when it is to act."""
        ...

    async def settled(self, table: Table, seat: Seat) -> Message:
        """What a letter with a menu becomes once the turn it was for is over."""
        ...

    async def farewell(self, table: Table) -> Message:
        """The message that ends the thread: outcome, the seed, how to verify."""
        ...

    def films(self, table: Table) -> bool:
        """Whether there is to be a film of this table's game once it is over."""
        ...

    async def film(self, table: Table) -> Message | None:
        """The film of a game that is over, however long it takes; None: there is none to be had."""
        ...

    async def nudge(self, tables: Sequence[tuple[Table, Seat]], user: int) -> Message:
        """One digest for one person: every seat of his that is running out of time."""
        ...

    async def trouble(self, table: Table, text: str, **variables: str | int) -> Message:
        """A notice to the host of the table (something was deleted, a permission is missing)."""
        ...

"""The actions a plan is made of. Pure values: `bot.courier.plan` names them, `bot.courier.act` carries them out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.transport.message import nonce_of

if TYPE_CHECKING:
    from bot.storage.copies import Restoration
    from bot.storage.outbox_entries import OutboxEntry
    from bot.storage.settings import Interest


@dataclass(frozen=True)
class Send:
    """Write down that these things are to be said by one message, then send it."""

    entries: tuple[OutboxEntry, ...]

    @property
    def entry(self) -> OutboxEntry:
        """The first of them: by it the message is known."""
        return self.entries[0]

    @property
    def key(self) -> str:
        """The same for the same action, whenever it is named; of people it names the seat, for it is logged."""
        kind = self.entry.kind
        return f"send {self.entry.occasion if kind.for_onlookers else f'{kind} {self.entry.seat}'}"


@dataclass(frozen=True)
class _OfMessage:
    """What is done about a message that was written down."""

    entry: OutboxEntry

    @property
    def key(self) -> str:
        """The same for the same action, whenever it is named."""
        return f"{type(self).__name__.lower()} {self.entry.nonce}"


@dataclass(frozen=True)
class Resume(_OfMessage):
    """Find out whether a message that was written down had been sent; if not, send it."""

    wanted: bool
    """Whether it is still worth sending."""


@dataclass(frozen=True)
class Paint(_OfMessage):
    """Edit a message so that it shows how things are now."""

    news: tuple[int, ...] = ()
    """Of a letter: the whispers that it tells besides those it has told, by id."""


@dataclass(frozen=True)
class Erase(_OfMessage):
    """Delete a message that has served."""


@dataclass(frozen=True)
class Renew(_OfMessage):
    """Let a call or a digest name only whoever, and what, it still calls; of which nothing is left it is deleted."""


@dataclass(frozen=True)
class Expel(_OfMessage):
    """Let somebody out of a private thread who has to do with its table no more."""


@dataclass(frozen=True)
class Retire(_OfMessage):
    """Count a message to an onlooker as done with; it stays."""


@dataclass(frozen=True)
class _OfTable:
    """What is done but once at a table; its entry is the receipt, written when it is done."""

    entry: OutboxEntry

    @property
    def key(self) -> str:
        """The same for the same action, whenever it is named."""
        return type(self).__name__.lower()


@dataclass(frozen=True)
class OpenThread(_OfTable):
    """Make the table's thread out of its card, which is the entry: nothing is written down."""


@dataclass(frozen=True)
class OpenPrivate(_OfTable):
    """Make the private thread of a table, or find the one that was made for it.

    Its entry says where to; nothing is written down, as the thread can be found by its name.
    """


@dataclass(frozen=True)
class Admit(_OfTable):
    """Let somebody into a private thread."""

    @property
    def key(self) -> str:
        """The same for the same person."""
        return f"admit {self.entry.occasion}"


@dataclass(frozen=True)
class MakeTags(_OfTable):
    """Make the tags that a forum lacks, where that is allowed."""


@dataclass(frozen=True)
class Tag(_OfTable):
    """Let a post in a forum show the stage of its table by a tag; the fingerprint of the receipt is the stage."""


@dataclass(frozen=True)
class Intend(_OfTable):
    """Write down what is to be done last of all, so that a restart knows of it."""


@dataclass(frozen=True)
class Archive(_OfTable):
    """Put the thread of a table that is over away; whoever writes there fetches it back."""


@dataclass(frozen=True)
class Amend:
    """Write down how it stands with what somebody is interested in."""

    user: int
    before: Interest
    after: Interest | None
    """None: it is over."""
    entry: None = None

    @property
    def key(self) -> str:
        """The same for the same action, whenever it is named; it names nobody."""
        return f"amend {nonce_of(0, f'{self.user} {self.before!r}', 0.0)}"


@dataclass(frozen=True)
class Dismiss:
    """Count news as told that nobody has to be told by a message."""

    news: tuple[int, ...]
    entry: None = None
    key: str = "dismiss"


@dataclass(frozen=True)
class Sweep:
    """Delete the table's messages of which a restored copy of the database knows nothing."""

    restored: Restoration
    entry: None = None
    key: str = "sweep"


MessageAction = Send | Resume | Paint | Erase | Renew
PlaceAction = OpenThread | OpenPrivate | Admit | Expel | MakeTags | Tag | Archive
Action = MessageAction | PlaceAction | Amend | Retire | Dismiss | Sweep | Intend

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
    def key(self) -> str:
        """The same for the same action, whenever it is named; of people it names the seat, for it is logged."""
        first = self.entries[0]
        return f"send {first.occasion if first.kind.for_onlookers else f'{first.kind} {first.seat}'}"


@dataclass(frozen=True)
class Resume:
    """Find out whether a message that was written down had been sent; if not, send it."""

    entry: OutboxEntry
    wanted: bool
    """Whether it is still worth sending."""

    @property
    def key(self) -> str:
        """The same for the same action, whenever it is named."""
        return f"resume {self.entry.nonce}"


@dataclass(frozen=True)
class Paint:
    """Edit a message so that it shows how things are now."""

    entry: OutboxEntry
    news: tuple[int, ...] = ()
    """Of a letter: the whispers that it tells besides those it has told, by id."""

    @property
    def key(self) -> str:
        """The same for the same action, whenever it is named."""
        return f"paint {self.entry.nonce}"


@dataclass(frozen=True)
class Erase:
    """Delete a message that has served."""

    entry: OutboxEntry

    @property
    def key(self) -> str:
        """The same for the same action, whenever it is named."""
        return f"erase {self.entry.nonce}"


@dataclass(frozen=True)
class Renew:
    """Let a call or a digest name only whoever, and what, it still calls; of which nothing is left it is deleted."""

    entry: OutboxEntry

    @property
    def key(self) -> str:
        """The same for the same action, whenever it is named."""
        return f"renew {self.entry.nonce}"


@dataclass(frozen=True)
class OpenThread:
    """Make the table's thread out of its card."""

    card: OutboxEntry
    key: str = "thread"


@dataclass(frozen=True)
class OpenPrivate:
    """Make the private thread of a table, or find the one that was made for it."""

    entry: OutboxEntry
    """Where to; nothing is written down, as the thread can be found by its name."""
    key: str = "private thread"


@dataclass(frozen=True)
class Admit:
    """Let somebody into a private thread."""

    entry: OutboxEntry
    """The receipt, written when it is done."""

    @property
    def key(self) -> str:
        """The same for the same action, whenever it is named."""
        return f"admit {self.entry.occasion}"


@dataclass(frozen=True)
class Expel:
    """Let somebody out of a private thread who has to do with its table no more."""

    entry: OutboxEntry

    @property
    def key(self) -> str:
        """The same for the same action, whenever it is named."""
        return f"expel {self.entry.nonce}"


@dataclass(frozen=True)
class Amend:
    """Write down how it stands with what somebody is interested in."""

    user: int
    before: Interest
    after: Interest | None
    """None: it is over."""

    @property
    def key(self) -> str:
        """The same for the same action, whenever it is named; it names nobody."""
        return f"amend {nonce_of(0, f'{self.user} {self.before!r}', 0.0)}"


@dataclass(frozen=True)
class Retire:
    """Count a message to an onlooker as done with; it stays."""

    entry: OutboxEntry

    @property
    def key(self) -> str:
        """The same for the same action, whenever it is named."""
        return f"retire {self.entry.nonce}"


@dataclass(frozen=True)
class Dismiss:
    """Count news as told that nobody has to be told by a message."""

    news: tuple[int, ...]
    key: str = "dismiss"


@dataclass(frozen=True)
class Sweep:
    """Delete the table's messages of which a restored copy of the database knows nothing."""

    restored: Restoration
    key: str = "sweep"


@dataclass(frozen=True)
class MakeTags:
    """Make the tags that a forum lacks, where that is allowed."""

    entry: OutboxEntry
    """The receipt, written when it is done."""
    key: str = "make tags"


@dataclass(frozen=True)
class Tag:
    """Let a post in a forum show the stage of its table by a tag."""

    entry: OutboxEntry
    """The receipt, written when it is done; its fingerprint is the stage."""
    key: str = "tag"


@dataclass(frozen=True)
class Intend:
    """Write down what is to be done last of all, so that a restart knows of it."""

    entry: OutboxEntry

    @property
    def key(self) -> str:
        """The same for the same action, whenever it is named."""
        return f"intend {self.entry.kind}"


@dataclass(frozen=True)
class Archive:
    """Put the thread of a table that is over away; whoever writes there fetches it back."""

    entry: OutboxEntry
    key: str = "archive"


Action = (
    Send
    | Resume
    | Paint
    | Erase
    | Renew
    | OpenThread
    | OpenPrivate
    | Admit
    | Expel
    | Amend
    | Retire
    | Dismiss
    | Sweep
    | MakeTags
    | Tag
    | Intend
    | Archive
)

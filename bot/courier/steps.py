"""The steps a telling is made of. Pure values; `bot.courier.telling` names them, `bot.courier.delivery` takes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.storage.posted import Posted


@dataclass(frozen=True)
class Send:
    """Write down that these things are to be said by one message, then send it."""

    posts: tuple[Posted, ...]

    @property
    def key(self) -> str:
        """The same for the same step, whenever it is named."""
        return f"send {self.posts[0].kind} {self.posts[0].user}"


@dataclass(frozen=True)
class Resume:
    """Find out whether a message that was written down had been sent; if not, send it."""

    posted: Posted
    wanted: bool
    """Whether it is still worth sending."""

    @property
    def key(self) -> str:
        """The same for the same step, whenever it is named."""
        return f"resume {self.posted.nonce}"


@dataclass(frozen=True)
class Paint:
    """Edit a message so that it shows how things are now."""

    posted: Posted

    @property
    def key(self) -> str:
        """The same for the same step, whenever it is named."""
        return f"paint {self.posted.nonce}"


@dataclass(frozen=True)
class Erase:
    """Delete a message that has served."""

    posted: Posted

    @property
    def key(self) -> str:
        """The same for the same step, whenever it is named."""
        return f"erase {self.posted.nonce}"


@dataclass(frozen=True)
class OpenThread:
    """Make the table's thread out of its card."""

    card: Posted
    key: str = "thread"


@dataclass(frozen=True)
class Dismiss:
    """Count news as told that nobody has to be told by a message."""

    news: tuple[int, ...]
    key: str = "dismiss"


Step = Send | Resume | Paint | Erase | OpenThread | Dismiss

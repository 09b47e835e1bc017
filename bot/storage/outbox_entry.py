"""What the courier has posted, or meant to: one record for every single thing said.

Pure. It is written down before a message is sent, with the name the message will wear (`bot.courier.nonce`),
and completed with the message's id after; so whoever comes back after a crash knows what may have been said.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class EntryKind(StrEnum):
    """What was said."""

    CARD = "card"
    BOARD = "board"
    CALL = "call"
    """A ping where the table is."""
    DIGEST = "digest"
    """A direct message that stands for several pings, or reminds of time running out."""
    LETTER = "letter"
    FAREWELL = "farewell"
    FILM = "film"
    TROUBLE = "trouble"
    """A notice to the host; sent or not, its record says what is broken."""

    @property
    def private(self) -> bool:
        """Whether it goes by direct message."""
        return self in (EntryKind.DIGEST, EntryKind.LETTER, EntryKind.TROUBLE)


class OutboxEntry(Struct, frozen=True, kw_only=True):
    """One thing said, or meant to be said, about one table. One message may say several things: same `nonce`."""

    table: int
    kind: EntryKind
    occasion: str
    """What made it due; unique at its table, so that the same thing is never said twice."""
    nonce: str
    at: float
    """When it was meant to be sent, Unix seconds."""
    version: int
    """The version of the table it was said about."""
    channel: int | None = None
    """Where: a channel or a thread; of a direct message, its channel once it is sent."""
    user: int | None = None
    """To whom, if it is for one person."""
    seat: int | None = None
    message: int | None = None
    """Which message says it; None: not known to be sent."""
    face: str = ""
    """What the message shows now; when another face is wanted it must be painted anew."""
    upto: int = 0
    """Of a card or board: it has told all public news up to this one, by id."""
    news: tuple[int, ...] = ()
    """Of what goes to a seat: the whispers it tells, by id."""
    since: float | None = None
    """Of a call: the beginning of the turn it called for; moved with it through an outage."""
    turn: float | None = None
    """Of a letter with a menu: the beginning of the turn which that is for, moved with it; None: it has none."""
    gone: bool = False
    """There is no such message any more, or there never will be."""

    @property
    def open(self) -> bool:
        """Whether it was meant to be sent and is not known to have arrived."""
        return self.message is None and not self.gone

    @property
    def live(self) -> bool:
        """Whether its message is there, as far as is known."""
        return self.message is not None and not self.gone

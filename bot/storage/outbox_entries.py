"""What the outbox holds: an entry for every single thing that the courier says, or of which it keeps that it was done.

Values only; how they are kept is the outbox's.
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
    WELCOME = "welcome"
    """A direct message to who took a seat of a running game: what they have to know of it."""
    OFFER = "offer"
    """To somebody who is offered a seat by name."""
    FAREWELL = "farewell"
    FILM = "film"
    """Of old: a message with a film alone."""
    CHAPTER = "chapter"
    """How a part of the game ended."""
    INVITATION = "invitation"
    """To those who are asked to sit down."""
    NOTICE = "notice"
    """A direct message without a sound that tells the host who will not come."""
    ARCHIVE = "archive"
    """No message: that the thread is put away. Its receipt names the thread, also where that may not be done."""
    OPENING = "opening"
    """A direct message to somebody who wanted to know of a free seat."""
    FOLLOW = "follow"
    """A direct message to somebody who follows the table; once it is counted as known to them it is gone."""
    MEMBER = "member"
    """No message: that somebody was let into a private thread."""
    TAG = "tag"
    """No message: which tag a post of a forum has, or that the forum's tags were looked after."""
    TROUBLE = "trouble"
    """A notice to the host; sent or not, its record says what is broken."""

    @property
    def private(self) -> bool:
        """Whether it goes by direct message."""
        return self.for_onlookers or self.value in ("digest", "letter", "welcome", "trouble", "notice")

    @property
    def for_onlookers(self) -> bool:
        """Whether it goes to somebody who need not sit there."""
        return self in (EntryKind.OPENING, EntryKind.FOLLOW)


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
    fingerprint: str = ""
    """What the message shows now; when something else is wanted it must be edited."""
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
    plain: bool = False
    """Whether it was sent in its plain form, which it keeps."""

    @property
    def open(self) -> bool:
        """Whether it was meant to be sent and is not known to have arrived."""
        return self.message is None and not self.gone

    @property
    def live(self) -> bool:
        """Whether its message is there, as far as is known."""
        return self.message is not None and not self.gone


MOVED = "~"
"""Begins the name of what a message shows that tells a deadline which an outage has moved since."""

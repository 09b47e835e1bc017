"""What the outbox holds: every kind of thing that the courier says, or of which it keeps that it was done."""

from __future__ import annotations

from enum import StrEnum


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

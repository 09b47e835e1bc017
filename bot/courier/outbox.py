"""The outbox: one entry for every single thing the courier says, an intent before sending and a receipt after.

An entry is written before a message is sent, with the name the message will wear (`bot.transport.message`), and
completed with the message's id after; so whoever comes back after a crash knows what may have been said, or done where
nothing is said. Every change is one transaction, durable when it returns. Never decides what is to be said.

Messages that tell a deadline which an outage has moved since get a mark on the name of what they show: what is marked
shows something else than is wanted, so the courier edits it, which makes no noise. Must never be done for what nobody
reads a time on. Messages to those who were forgotten are kept as long as they are still to be deleted; whose they were
is not known.
"""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Final, Protocol

from msgspec import Meta, Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence


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
    def traits(self) -> Traits:
        """The row of this kind in `TRAITS`."""
        return TRAITS[self]


class Traits(Struct, frozen=True, kw_only=True):
    """The properties of one kind of entry that the courier, the outbox and the forgetting of users depend on."""

    private: bool = False
    """The message is a direct message. When its user is forgotten, it is deleted."""
    for_onlookers: bool = False
    """The recipient need not sit at the table. A sent entry counts as gone although its message stands."""
    personal: bool = False
    """The entry concerns its user alone: it is deleted when the user is forgotten."""
    silent: bool = False
    """The message never makes a sound."""
    seat_bound: bool = False
    """The message is for a seat, and is not sent once its user has lost the seat."""
    summons: bool = False
    """The message pings players whose turn it is, and is edited when they have moved."""
    repainted: bool = False
    """The courier edits the message whenever its fingerprint is out of date."""
    framed: bool = False
    """The message calls nobody, so it has no plain form. A host is told when somebody deletes it."""
    replaced: bool = False
    """The message is deleted when it is too old to be edited."""
    timed: bool = False
    """The message shows a deadline, and is edited when an outage has moved all deadlines."""
    restored: bool = False
    """The message is edited after a restore: what the restored copy says of it may be out of date."""
    once: bool = False
    """It is said once at a table, even if its message is gone."""
    resumed: bool = True
    """An intent that a crash left open is completed first. The others have steps of their own in the plan."""


TRAITS: Final[Mapping[EntryKind, Traits]] = MappingProxyType(
    {
        EntryKind.CARD: Traits(repainted=True, framed=True, restored=True),
        EntryKind.BOARD: Traits(repainted=True, framed=True, replaced=True, timed=True, restored=True),
        EntryKind.CALL: Traits(summons=True, replaced=True, timed=True),
        EntryKind.DIGEST: Traits(private=True, personal=True, summons=True, timed=True),
        EntryKind.LETTER: Traits(private=True, personal=True, seat_bound=True, restored=True),
        EntryKind.WELCOME: Traits(private=True, personal=True, seat_bound=True, silent=True, once=True),
        EntryKind.OFFER: Traits(once=True),
        EntryKind.FAREWELL: Traits(once=True),
        EntryKind.CHAPTER: Traits(framed=True),
        EntryKind.INVITATION: Traits(repainted=True, replaced=True, once=True),
        EntryKind.NOTICE: Traits(private=True, personal=True, silent=True),
        EntryKind.ARCHIVE: Traits(resumed=False),
        EntryKind.OPENING: Traits(private=True, personal=True, for_onlookers=True),
        EntryKind.FOLLOW: Traits(private=True, personal=True, for_onlookers=True),
        # The occasion of an admission holds a hash of the user id that has no key.
        EntryKind.MEMBER: Traits(personal=True),
        EntryKind.TAG: Traits(resumed=False),
        # The record of a trouble says what is broken, also after its recipient was forgotten.
        EntryKind.TROUBLE: Traits(private=True, resumed=False),
    }
)
"""The traits of every kind. SQL statements that name several kinds are made from it."""


def kinds_with(holds: Callable[[Traits], bool]) -> tuple[EntryKind, ...]:
    """Return the kinds whose traits fulfil a condition, in the order of `EntryKind`."""
    return tuple(kind for kind in EntryKind if holds(TRAITS[kind]))


class OutboxEntry(Struct, frozen=True, kw_only=True):
    """One thing said, or meant to be said, about one table. One message may say several things: same `nonce`."""

    table: int
    kind: EntryKind
    occasion: str
    """What made it due; unique at its table, so that the same thing is never said twice."""
    nonce: Annotated[str, Meta(pattern=r"^[0-9a-f]+\Z")]
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


class Restoration(Struct, frozen=True):
    """When the database was restored from a copy: messages that were sent between the two times may be lost to it."""

    at: float
    """When the bot was started on it, Unix seconds."""
    since: float
    """When the bot of the copy was last alive."""


class Outbox(Protocol):
    """The entries of all tables."""

    restored: Restoration | None
    """When the database was last restored from a copy; None: never."""
    unswept: frozenset[int]
    """Tables where messages may still stand that this database knows nothing of."""

    async def load(self) -> None:
        """Read whether the database was restored from a copy; call once before asking."""
        ...

    async def drop_unreadable(self) -> None:
        """Delete the damaged entries of unfinished tables, so that what they said is said again; call at the start."""
        ...

    async def mark_swept(self, table: int) -> None:
        """Record that no such messages of a table are left."""
        ...

    async def known(self, messages: Sequence[int]) -> frozenset[int]:
        """Return which of these messages were recorded as sent."""
        ...

    async def standing(self, table: int) -> tuple[OutboxEntry, ...]:
        """Return what stands at a table, oldest first.

        Every intent, every message that is still there (sent letters without a menu apart), what is said once
        (farewell, invitation, welcomes, offers) in any case, and the newest call of every seat.
        """
        ...

    async def unfinished(self) -> tuple[int, ...]:
        """Return the tables of which not everything is known to be told.

        Something was meant to be sent, a letter has a menu whose turn may be over, or the card, which is edited
        last, does not show the end.
        """
        ...

    async def calls_to(self, user: int) -> tuple[OutboxEntry, ...]:
        """Return the newest call of every seat of one person, oldest first."""
        ...

    async def by_nonce(self, nonce: str) -> tuple[OutboxEntry, ...]:
        """Return everything one message says, or was meant to say, in the order it was written."""
        ...

    async def add_intents(self, entries: Sequence[OutboxEntry]) -> bool:
        """Write intents, all or none; return False, writing none, if one of them was written before.

        False too if a recipient has nothing to do with the table any more: the user may just have been forgotten.
        """
        ...

    async def mark_sent(self, nonce: str, channel: int, message: int, at: float) -> bool:
        """Record that a message has arrived; the news it tells is told from now on. False: it is known no more."""
        ...

    async def mark_shown(self, nonce: str, fingerprint: str, upto: int, version: int, at: float) -> None:
        """Record what a card or board shows, or is about to; once it has arrived, its news is told."""
        ...

    async def mark_letter(
        self, nonce: str, turn: float | None, fingerprint: str, news: Sequence[int], at: float
    ) -> None:
        """Record what a letter shows, or is about to; once it has arrived, its whispers (`news`) are told.

        `turn` is the beginning of the turn whose menu it has; None: it has none, any more.
        """
        ...

    async def mark_called(self, call: OutboxEntry, fingerprint: str, *, gone: bool, at: float) -> None:
        """Record what a call or a digest shows of one seat; `gone`: nothing any more."""
        ...

    async def drop_unsent(self, nonce: str) -> None:
        """Forget an intent that is known not to have been sent."""
        ...

    async def mark_gone(self, nonce: str) -> None:
        """Record that there is no such message any more, or never will be."""
        ...

    async def mark_channel_gone(self, table: int, channel: int) -> None:
        """Record that the messages of a table in a channel or thread are out of reach for good."""
        ...

    async def mark_moved(self) -> None:
        """Record that every deadline has moved."""
        ...

    async def to_erase(self) -> list[tuple[int, int]]:
        """Return the channel and message of what those had who were forgotten, and is still to be deleted."""
        ...

    async def mark_erased(self, message: int) -> None:
        """Record that there is no such message any more, or that Discord will not have it deleted."""
        ...

    async def to_expel(self) -> list[tuple[int, int]]:
        """Return the private threads, each with a user id, from which people who were forgotten are to be removed.

        A person who was let in again since stays.
        """
        ...

    async def mark_expelled(self, thread: int, user: int) -> None:
        """Record that a person was removed from a thread, or cannot be; the user id is overwritten."""
        ...

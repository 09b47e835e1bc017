"""The outbox: an intent before each message is sent, completed by a receipt afterwards.

An entry is stored before its message is sent, with the nonce that the message will carry (`bot.transport.message`), and
completed with the message's id afterwards. So after a crash it is known which messages, and which actions without a
message, may have been carried out. Every change is one transaction, durable when it returns. The plan decides about
messages; the outbox does not.

If an outage moves deadlines, the fingerprint of each message that shows a deadline gets the prefix `MOVED_PREFIX`. It
then differs from the wanted one, so the courier edits the message, which makes no sound. Messages without a deadline
are never marked. Messages to deleted users are listed until they are deleted on Discord, without the user id.
"""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Final, Protocol

from msgspec import Meta, Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence


class EntryKind(StrEnum):
    """The kind of a message or action."""

    CARD = "card"
    BOARD = "board"
    CALL = "call"
    """A ping in the table's thread or channel."""
    DIGEST = "digest"
    """A direct message that replaces several pings, or a reminder that time runs short."""
    LETTER = "letter"
    WELCOME = "welcome"
    """A direct message to the new player of a running game's seat: the knowledge they need."""
    OFFER = "offer"
    """Asks a user to take over a seat."""
    FAREWELL = "farewell"
    CHAPTER = "chapter"
    """The end of a chapter of the game."""
    SEQUEL = "sequel"
    """A further message of the end of a chapter or of the game; its intent is written together with the first one's."""
    INVITATION = "invitation"
    """Asks the invited users to join."""
    NOTICE = "notice"
    """A silent direct message to the host: the declined invitations."""
    ARCHIVE = "archive"
    """No message: the thread is archived. The receipt names the thread, also if the bot lacks the permission."""
    OPENING = "opening"
    """A direct message about a free seat to a user with a wish for one."""
    FOLLOW = "follow"
    """A direct message to a follower of the table; its entry counts as gone once the subscription records it."""
    MEMBER = "member"
    """No message: a user was added to a private thread."""
    TAG = "tag"
    """No message: the tag of a forum post, or that the forum's tags were checked."""
    ANNOUNCEMENT = "announcement"
    """Calls the server to a new table."""
    RESULT = "result"
    """The result of a finished game, in the server's channel for results."""
    REPORT = "report"
    """A copy of a trouble, in the server's channel for troubles."""
    EVENT = "event"
    """No message: an event for the server's webhook, sent by `bot.webhooks`. Its receipt has message and channel 0."""
    TROUBLE = "trouble"
    """A notice to the host; sent or not, its record names the broken place or permission."""

    @property
    def traits(self) -> Traits:
        """The row of this kind in `TRAITS`."""
        return TRAITS[self]


class Traits(Struct, frozen=True, kw_only=True):
    """The properties of one kind of entry on which the courier, the outbox and the deletion of users depend."""

    private: bool = False
    """The message is a direct message. When its user is deleted, so is the message."""
    for_onlookers: bool = False
    """The recipient need not sit at the table. A retired entry counts as gone although its message stands."""
    personal: bool = False
    """The entry concerns its user alone: it is deleted when the user is deleted."""
    silent: bool = False
    """The message never makes a sound."""
    seat_bound: bool = False
    """The message is for a seat, and is not sent once its user has lost the seat."""
    summons: bool = False
    """The message pings active seats, and is edited when they have moved."""
    repainted: bool = False
    """The courier edits the message whenever its fingerprint is out of date."""
    framed: bool = False
    """The message calls no user, so it has no plain form. The host is notified when it is deleted on Discord."""
    replaced: bool = False
    """The message is deleted when it is too old to be edited."""
    timed: bool = False
    """The message shows a deadline, and is edited when an outage has moved all deadlines."""
    restored: bool = False
    """The message is edited after a restore: the restored copy may hold an outdated fingerprint."""
    elsewhere: bool = False
    """The message is for a channel that the server's moderators chose. It is given up if Discord refuses it there."""
    filmed: bool = False
    """The message may show the film of the game; it is sent without the film if Discord refuses that."""
    once: bool = False
    """The message is sent once at a table, even if it is deleted later."""
    resumed: bool = True
    """An intent that a crash left open is completed first. The other kinds have steps of their own in the plan."""


TRAITS: Final[Mapping[EntryKind, Traits]] = MappingProxyType(
    {
        EntryKind.CARD: Traits(repainted=True, framed=True, replaced=True, restored=True),
        EntryKind.BOARD: Traits(repainted=True, framed=True, replaced=True, timed=True, restored=True),
        EntryKind.CALL: Traits(summons=True, replaced=True, timed=True),
        EntryKind.DIGEST: Traits(private=True, personal=True, summons=True, timed=True),
        EntryKind.LETTER: Traits(private=True, personal=True, seat_bound=True, restored=True),
        EntryKind.WELCOME: Traits(private=True, personal=True, seat_bound=True, silent=True, once=True),
        EntryKind.OFFER: Traits(once=True),
        EntryKind.FAREWELL: Traits(filmed=True, once=True),
        EntryKind.CHAPTER: Traits(framed=True),
        EntryKind.SEQUEL: Traits(framed=True, filmed=True),
        EntryKind.INVITATION: Traits(repainted=True, replaced=True, once=True),
        EntryKind.NOTICE: Traits(private=True, personal=True, silent=True),
        EntryKind.ARCHIVE: Traits(resumed=False),
        EntryKind.OPENING: Traits(private=True, personal=True, for_onlookers=True),
        EntryKind.FOLLOW: Traits(private=True, personal=True, for_onlookers=True),
        # The occasion of an admission holds an unkeyed hash of the user id, so the entry must go with the user.
        EntryKind.MEMBER: Traits(personal=True),
        EntryKind.TAG: Traits(resumed=False),
        EntryKind.ANNOUNCEMENT: Traits(elsewhere=True, once=True),
        EntryKind.RESULT: Traits(elsewhere=True, once=True),
        EntryKind.REPORT: Traits(elsewhere=True, once=True),
        EntryKind.EVENT: Traits(resumed=False),
        # The record of a trouble is needed also after its recipient was deleted.
        EntryKind.TROUBLE: Traits(private=True, resumed=False),
    }
)
"""The traits of every kind. SQL statements that name several kinds are built from it."""


def kinds_with(holds: Callable[[Traits], bool]) -> tuple[EntryKind, ...]:
    """Return the kinds whose traits fulfil a condition, in the order of `EntryKind`."""
    return tuple(kind for kind in EntryKind if holds(TRAITS[kind]))


class OutboxEntry(Struct, frozen=True, kw_only=True):
    """One message, or one part of a message, about one table. The entries of one message have the same `nonce`."""

    table: int
    kind: EntryKind
    occasion: str
    """The idempotency key: the cause of the message. Unique at its table, so the same thing is never sent twice."""
    nonce: Annotated[str, Meta(pattern=r"^[0-9a-f]+\Z")]
    at: float
    """The time of the intent, Unix seconds."""
    version: int
    """The version of the table that the message describes."""
    channel: int | None = None
    """The channel or thread of the message; the channel of a direct message is known once it is sent."""
    user: int | None = None
    """The recipient, if the message is for one user."""
    seat: int | None = None
    message: int | None = None
    """The id of the message; None: not known to be sent."""
    fingerprint: str = ""
    """Identifies the message's content; if it differs from the wanted one, the message must be edited."""
    upto: int = 0
    """For a card or board: the id of the last public news that it has delivered."""
    news: tuple[int, ...] = ()
    """For a message to a seat: the ids of the whispers that it delivers."""
    since: float | None = None
    """For a call: the start of the turn to which it calls, moved with the turn by an outage."""
    turn: float | None = None
    """For a letter with a menu: the start of the menu's turn, moved with the turn; None: it holds no menu."""
    gone: bool = False
    """The message no longer exists, or never will."""
    plain: bool = False
    """Whether the message was sent in its plain form, which it keeps."""

    @property
    def open(self) -> bool:
        """Whether it was meant to be sent and is not known to have arrived."""
        return self.message is None and not self.gone

    @property
    def live(self) -> bool:
        """Whether its message exists, as far as is known."""
        return self.message is not None and not self.gone


PAST_FINGERPRINT = "past"
"""The fingerprint of a letter of an earlier turn: it shows only what happened then, without pictures and buttons."""
REPLACED_FINGERPRINT = "replaced"
"""The fingerprint of a message that was deleted because it was too old to be edited."""
INVITATION_AGAIN = "invitation again"
"""The beginning of the occasion of an invitation that replaces such a message: it pings nobody again."""
MOVED_PREFIX = "~"
"""Prefix of the fingerprint of a message that shows a deadline which an outage has moved since."""


class Restoration(Struct, frozen=True):
    """When the database was restored from a copy. The copy does not know messages sent between the two times."""

    at: float
    """When the bot was started on the copy, Unix seconds."""
    since: float
    """The last time at which the bot was running according to the copy, Unix seconds."""


class Outbox(Protocol):
    """The outbox entries of all tables."""

    restoration: Restoration | None
    """When the database was last restored from a copy; None: never."""
    unswept: frozenset[int]
    """Tables with places that may hold messages unknown to this database."""

    async def load(self) -> None:
        """Read whether the database was restored from a copy; call it before using the attributes."""
        ...

    async def drop_unreadable(self) -> None:
        """Delete damaged entries of unfinished tables, so that their messages are sent again; call it at the start."""
        ...

    async def mark_swept(self, table: int) -> None:
        """Record that the places of a table hold no unknown messages any more."""
        ...

    async def recorded_messages(self, messages: Sequence[int]) -> frozenset[int]:
        """Return which of these messages are recorded as sent."""
        ...

    async def current_entries(self, table: int) -> tuple[OutboxEntry, ...]:
        """Return the current entries of a table, oldest first.

        These are every intent, every message that still exists (except sent letters without a menu), the entries of
        kinds that are sent `once` in any case, and the newest call of every seat.
        """
        ...

    async def unfinished(self) -> tuple[int, ...]:
        """Return the tables that may have something left to deliver.

        An intent is open, a letter has the menu of a turn that may be over, or the card, which is edited last, does not
        show the end.
        """
        ...

    async def calls_to(self, user: int) -> tuple[OutboxEntry, ...]:
        """Return the newest call of every seat of one user, oldest first."""
        ...

    async def by_nonce(self, nonce: str) -> tuple[OutboxEntry, ...]:
        """Return all entries of one message, sent or intended, in the order they were written."""
        ...

    async def add_intents(self, entries: Sequence[OutboxEntry]) -> bool:
        """Write intents, all or none. Return False, writing none, if the occasion of one of them exists already.

        Also return False if a recipient no longer belongs to the table: the user's data may just have been deleted.
        """
        ...

    async def mark_sent(self, nonce: str, channel: int, message: int, at: float) -> bool:
        """Record a message's id and mark its news as delivered. Return False if the intent no longer exists."""
        ...

    async def mark_shown(self, nonce: str, fingerprint: str, upto: int, version: int, at: float) -> None:
        """Record the present or coming content of a card or board; if it has arrived, mark its news as delivered."""
        ...

    async def mark_letter(
        self, nonce: str, turn: float | None, fingerprint: str, news: Sequence[int], at: float
    ) -> None:
        """Record the present or coming content of a letter; if it has arrived, mark its whispers as delivered.

        `news` are the ids of the whispers; `turn` is the start of the menu's turn, None if it holds no menu.
        """
        ...

    async def mark_called(self, call: OutboxEntry, fingerprint: str, *, gone: bool, at: float) -> None:
        """Record the content of a call or digest for one seat; `gone`: it no longer names the seat."""
        ...

    async def drop_unsent(self, nonce: str) -> None:
        """Delete an intent that is known not to have been sent."""
        ...

    async def mark_gone(self, nonce: str) -> None:
        """Record that a message no longer exists, or never will."""
        ...

    async def mark_channel_gone(self, table: int, channel: int) -> None:
        """Record that the messages of a table in a channel or thread are out of reach for good."""
        ...

    async def mark_moved(self) -> None:
        """Record that all deadlines have moved: add the prefix `MOVED_PREFIX` to the fingerprints of timed messages."""
        ...

    async def waiting_events(self, guild: int) -> tuple[OutboxEntry, ...]:
        """Return the events of a server's tables without a receipt, oldest first."""
        ...

    async def servers_with_events(self) -> list[int]:
        """Return the ids of the servers whose tables have events without a receipt."""
        ...

    async def to_erase(self) -> list[tuple[int, int]]:
        """Return the channel and message ids of deleted users' messages that are still to be deleted."""
        ...

    async def mark_erased(self, message: int) -> None:
        """Record that a message no longer exists, or that Discord refuses to delete it."""
        ...

    async def to_expel(self) -> list[tuple[int, int]]:
        """Return pairs of a private thread and a deleted user still to be removed from it.

        A user who was added to the thread again since then is left out.
        """
        ...

    async def mark_expelled(self, thread: int, user: int) -> None:
        """Record that a user was removed from a thread, or cannot be; the user id is overwritten."""
        ...

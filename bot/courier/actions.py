"""The actions of a plan, and constructors for the outbox entries that they write.

An entry has two derived names: the nonce, which its message carries, and the fingerprint, which identifies the content
of a card, board or invitation: equal fingerprints mean equal content. Pure values: `bot.courier.plan` makes them and
`bot.courier.act` carries them out. Never saves and never sends.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2s
from typing import TYPE_CHECKING

import msgspec

from bot.courier.outbox import EntryKind, OutboxEntry
from bot.courier.pings import waiting_seats
from bot.table.lobby import missing_invited
from bot.table.model import Status
from bot.transport.message import nonce_of

if TYPE_CHECKING:
    from bot.courier.outbox import Restoration
    from bot.courier.snapshot import Snapshot
    from bot.game.contract import Seat
    from bot.preferences.settings import Subscription
    from bot.table.model import SeatOffer


@dataclass(frozen=True)
class Send:
    """Write the intents of these entries, then send the one message that covers them."""

    entries: tuple[OutboxEntry, ...]

    @property
    def entry(self) -> OutboxEntry:
        """The first entry; its nonce is the message's."""
        return self.entries[0]

    @property
    def key(self) -> str:
        """The same text whenever the same action is planned; it is logged, so it names the seat, never the user."""
        kind = self.entry.kind
        return f"send {self.entry.occasion if kind.traits.for_onlookers else f'{kind} {self.entry.seat}'}"


@dataclass(frozen=True)
class _EntryAction:
    """An action on a message that has an outbox entry."""

    entry: OutboxEntry

    @property
    def key(self) -> str:
        """The same text whenever the same action is planned."""
        return f"{type(self).__name__.lower()} {self.entry.nonce}"


@dataclass(frozen=True)
class Resume(_EntryAction):
    """Find out whether the message of an open intent was sent; if not, send it."""

    is_wanted: bool
    """Whether it is still worth sending."""


@dataclass(frozen=True)
class Paint(_EntryAction):
    """Edit a message to its current content."""

    news: tuple[int, ...] = ()
    """For a letter: ids of the whispers that this edit adds."""


@dataclass(frozen=True)
class Erase(_EntryAction):
    """Delete a message that is no longer needed."""


@dataclass(frozen=True)
class Renew(_EntryAction):
    """Edit a call or digest to drop finished turns; delete it when none is left."""


@dataclass(frozen=True)
class Expel(_EntryAction):
    """Remove a user from the private thread of a table to which the user no longer belongs."""


@dataclass(frozen=True)
class Retire(_EntryAction):
    """Mark a notification to an onlooker, or a sent event, as done with; its message stays."""


@dataclass(frozen=True)
class _TableAction:
    """An action that is done once at a table; its entry is the receipt, written afterwards."""

    entry: OutboxEntry

    @property
    def key(self) -> str:
        """The same text whenever the same action is planned."""
        return type(self).__name__.lower()


@dataclass(frozen=True)
class OpenThread(_TableAction):
    """Make the table's thread from its card. The entry is the card's; no receipt is written."""


@dataclass(frozen=True)
class OpenPrivate(_TableAction):
    """Make the private thread of a table, or find the one made before a crash.

    The entry holds the channel. No receipt is written, because the thread can be found by its name.
    """


@dataclass(frozen=True)
class Admit(_TableAction):
    """Add a user to a private thread."""

    @property
    def key(self) -> str:
        """The same text for the same user at the same table version; contains no user id."""
        return f"admit {self.entry.occasion}"


@dataclass(frozen=True)
class MakeTags(_TableAction):
    """Make the tags that a forum lacks, if the bot has the permission."""


@dataclass(frozen=True)
class Tag(_TableAction):
    """Set the tag of a forum post to its table's stage; the fingerprint of the receipt is the stage."""


@dataclass(frozen=True)
class Intend(_TableAction):
    """Write an intent that is carried out later: of archiving, the table's last action, or of an event."""

    @property
    def key(self) -> str:
        """The same text whenever the same action is planned."""
        return f"intend {self.entry.occasion}"


@dataclass(frozen=True)
class Archive(_TableAction):
    """Archive the thread of a finished table; any message in it unarchives it."""


@dataclass(frozen=True)
class UpdateSubscription:
    """Update a user's subscription."""

    user: int
    before: Subscription
    after: Subscription | None
    """None: the subscription ends."""
    entry: None = None

    @property
    def key(self) -> str:
        """The same text whenever the same action is planned; contains no user id."""
        return f"amend {nonce_of(0, f'{self.user} {self.before!r}', 0.0)}"


@dataclass(frozen=True)
class Reach:
    """Start the clocks of seats that could not be called at first and have been called now."""

    seats: frozenset[Seat]
    entry: None = None
    key: str = "reach"


@dataclass(frozen=True)
class Dismiss:
    """Mark news as delivered without sending."""

    news: tuple[int, ...]
    entry: None = None
    key: str = "dismiss"


@dataclass(frozen=True)
class Sweep:
    """Delete the table's messages that a restored copy of the database does not know."""

    restored: Restoration
    entry: None = None
    key: str = "sweep"


MessageAction = Send | Resume | Paint | Erase | Renew
PlaceAction = OpenThread | OpenPrivate | Admit | Expel | MakeTags | Tag | Archive
Action = MessageAction | PlaceAction | UpdateSubscription | Retire | Reach | Dismiss | Sweep | Intend


def delivers_news(action: Action) -> bool:
    """Return whether an action can mark news as delivered."""
    if isinstance(action, Send):
        return any(entry.news or entry.upto for entry in action.entries)
    return isinstance(action, Resume | Paint | Dismiss)


def offer_occasion(seat: Seat, offer: SeatOffer) -> str:
    """Return the occasion of a seat's offer.

    It contains no user id, because the entry outlives the deletion of the user's data. A repeated offer has another
    occasion.
    """
    return f"offer:{seat}:{nonce_of(seat, str(offer.to), offer.at)[:16]}"


def new_entry(
    s: Snapshot,
    kind: EntryKind,
    channel: int | None,
    occasion: str | None = None,
    *,
    user: int | None = None,
    seat: int | None = None,
    news: tuple[int, ...] = (),
) -> OutboxEntry:
    """Return a new outbox entry. Without an `occasion` it may be sent again later, when its message is gone."""
    name = occasion or f"{kind}:{s.table.version}:{s.now!r}"
    return OutboxEntry(
        table=s.table.id,
        kind=kind,
        occasion=name,
        nonce=nonce_of(s.table.id, name, s.now),
        at=s.now,
        version=s.table.version,
        channel=channel,
        user=user,
        seat=seat,
        news=news,
        plain=not kind.traits.framed,
    )


NO_PICTURES_SUFFIX = "~"
"""Suffix of the fingerprint of a message without pictures, sent while their backgrounds were being drawn."""
STATUSES_WITH_BOARD = (Status.RUNNING, Status.ENDED)
"""The statuses of a table that has a board to show."""


def fingerprint_of(kind: EntryKind, s: Snapshot) -> str:
    """Return the fingerprint of the present content of a card, board or invitation: equal fingerprints, equal content.

    Private changes do not change it: an edit that shows nothing new would reveal that there was a private change.
    """
    table = s.table
    if kind is EntryKind.INVITATION:
        return _users_hash(missing_invited(table))
    if kind is EntryKind.BOARD or table.status is Status.LOBBY:
        return f"{table.status}:{table.public_version}{_time_off_name(s)}"
    fingerprint = f"{table.status}:{s.home}"
    if not table.finished:
        fingerprint += f":{table.language}:{table.seat_of(table.host)}"
    if table.former:
        fingerprint += "".join(f":{seat}" for seat in table.open) if table.status is Status.RUNNING else ""
        fingerprint += f":{len(table.former)}"
    return f"{fingerprint}:paused" if table.pause is not None and table.status is Status.RUNNING else fingerprint


def picture_fingerprint(name: str, s: Snapshot) -> str:
    """Return the fingerprint of content with its pictures, or of the same content still without them."""
    return f"{name}{NO_PICTURES_SUFFIX}" if s.bare else name


def is_outdated(entry: OutboxEntry, name: str, s: Snapshot) -> bool:
    """Return whether a message must be edited: its content has changed, or its pictures are ready at last.

    A message with pictures keeps them when the backgrounds are lost.
    """
    bare = entry.fingerprint.endswith(NO_PICTURES_SUFFIX)
    return entry.fingerprint.removesuffix(NO_PICTURES_SUFFIX) != name or (bare and not s.bare)


def _users_hash(users: tuple[int, ...]) -> str:
    """Return a hash of these users, because the outbox entry outlives the deletion of a user's data."""
    return blake2s(repr(users).encode(), digest_size=4).hexdigest() if users else ""


def _time_off_name(s: Snapshot) -> str:
    """Return a name for the time off that is shown: that of all seats in a lobby, of the active seats on a board."""
    named = set(s.absent) if s.table.status is Status.LOBBY else {*s.absent}.intersection(waiting_seats(s.table))
    return "".join(f":{seat}@{int(s.absent[seat])}" for seat in sorted(named))


def last_news_shown(kind: EntryKind, s: Snapshot) -> int:
    """Return the id of the last public news that a card or board edited now delivers; 0: none.

    While there is a board, it delivers the news and the card only shows the place. An invitation delivers none.
    """
    if kind is EntryKind.INVITATION or (kind is EntryKind.CARD and s.table.state is not None):
        return 0
    return max((row.id for row in s.pending if row.seat is None), default=0)


def shown_entry(s: Snapshot, kind: EntryKind, channel: int | None, occasion: str | None = None) -> OutboxEntry:
    """Return a new entry for a card, board or invitation with its current content."""
    return msgspec.structs.replace(
        new_entry(s, kind, channel, occasion), fingerprint=current_fingerprint(kind, s), upto=last_news_shown(kind, s)
    )


def current_fingerprint(kind: EntryKind, s: Snapshot) -> str:
    """Return the fingerprint of a card, board or invitation that is sent or edited now."""
    name = fingerprint_of(kind, s)
    return picture_fingerprint(name, s) if kind is EntryKind.BOARD else name

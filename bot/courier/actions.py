"""What a plan is made of: its actions, and the entries for the outbox that they write, one thing to be said each.

An entry goes by two names: one the message will wear (its nonce); the other says what a card, a board or an invitation
shows: the same name, the same looks. Pure values, which `bot.courier.plan` names and `bot.courier.act` carries out;
never saves and never sends.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2s
from typing import TYPE_CHECKING

import msgspec

from bot.courier.outbox import EntryKind, OutboxEntry
from bot.courier.pings import waiting_seats
from bot.table.lobby import waited_for
from bot.table.model import Status
from bot.transport.message import nonce_of

if TYPE_CHECKING:
    from bot.courier.outbox import Restoration
    from bot.courier.snapshot import Snapshot
    from bot.game.contract import Seat
    from bot.preferences.settings import Interest
    from bot.table.model import SeatOffer


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
        return f"send {self.entry.occasion if kind.traits.for_onlookers else f'{kind} {self.entry.seat}'}"


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
class Reach:
    """Begin the time of seats whose players could not be called at first and have been called now."""

    seats: frozenset[Seat]
    entry: None = None
    key: str = "reach"


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
Action = MessageAction | PlaceAction | Amend | Retire | Reach | Dismiss | Sweep | Intend


def tells_news(action: Action) -> bool:
    """Return whether news may count as told once an action is carried out."""
    if isinstance(action, Send):
        return any(entry.news or entry.upto for entry in action.entries)
    return isinstance(action, Resume | Paint | Dismiss)


def offered(seat: Seat, offer: SeatOffer) -> str:
    """Name the occasion of an offer of a seat, but nobody: it outlives their being forgotten. It may be made again."""
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
    """Name a thing to be said. Without an `occasion` it may be said again later, when its message is gone."""
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


BARE = "~"
"""Stands behind the name of what was told in words, because what its pictures stand on was still being drawn."""
PLAYED = (Status.RUNNING, Status.ENDED)
"""Of these tables people want to see the board."""


def fingerprint_of(kind: EntryKind, s: Snapshot) -> str:
    """Name what a card, a board or an invitation would show now; the same name, the same looks.

    What only one person may know changes no looks: an edit that shows nothing new would tell that there is something.
    """
    table = s.table
    if kind is EntryKind.INVITATION:
        return _nameless(waited_for(table))
    if kind is EntryKind.BOARD or table.status is Status.LOBBY:
        return f"{table.status}:{table.public_version}{_absent(s)}"
    shown = f"{table.status}:{s.home}"
    if not table.over:
        shown += f":{table.language}:{table.seat_of(table.host)}"
    if table.former:
        shown += "".join(f":{seat}" for seat in table.open) if table.status is Status.RUNNING else ""
        shown += f":{len(table.former)}"
    return f"{shown}:paused" if table.pause is not None and table.status is Status.RUNNING else shown


def dressed(name: str, s: Snapshot) -> str:
    """Name what is shown of this name now, with its pictures or still in words."""
    return f"{name}{BARE}" if s.bare else name


def is_outdated(entry: OutboxEntry, name: str, s: Snapshot) -> bool:
    """Tell whether a message has to show something else than it does: something new, or its pictures at last.

    Pictures that it has do not go because what they stand on is lost.
    """
    bare = entry.fingerprint.endswith(BARE)
    return entry.fingerprint.removesuffix(BARE) != name or (bare and not s.bare)


def _nameless(users: tuple[int, ...]) -> str:
    """Name these users so that they are not told by it: of who was forgotten it would still stand in the outbox."""
    return blake2s(repr(users).encode(), digest_size=4).hexdigest() if users else ""


def _absent(s: Snapshot) -> str:
    """Name who is said to be away: in a lobby whoever is, beside a board those that it waits for."""
    named = set(s.absent) if s.table.status is Status.LOBBY else {*s.absent}.intersection(waiting_seats(s.table))
    return "".join(f":{seat}@{int(s.absent[seat])}" for seat in sorted(named))


def shown_by(kind: EntryKind, s: Snapshot) -> int:
    """Return up to which public news a card or board painted now tells (0: none).

    When there is a board, it tells; a card then only shows where. An invitation tells none.
    """
    if kind is EntryKind.INVITATION or (kind is EntryKind.CARD and s.table.state is not None):
        return 0
    return max((row.id for row in s.pending if row.seat is None), default=0)


def shown(s: Snapshot, kind: EntryKind, channel: int | None, occasion: str | None = None) -> OutboxEntry:
    """Name a card, board or invitation that shows how things are now."""
    return msgspec.structs.replace(
        new_entry(s, kind, channel, occasion), fingerprint=stands_as(kind, s), upto=shown_by(kind, s)
    )


def stands_as(kind: EntryKind, s: Snapshot) -> str:
    """Name what a card, a board or an invitation shows when it is sent or edited now."""
    name = fingerprint_of(kind, s)
    return dressed(name, s) if kind is EntryKind.BOARD else name

"""What people and servers chose, and what people ask to be told of tables at which they do not sit. Frozen values."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.table.model import Pace
from bot.table.vacations import Vacation


class SeatWish(Struct, frozen=True):
    """Somebody wants to be told once when there is a free seat at a game."""

    game: str
    guild: int
    at: float
    """Since when, Unix seconds."""
    until: float
    """Until when, Unix seconds."""
    table: int | None = None
    """The table that tells them, or is about to; while it is None any may."""


class Following(Struct, frozen=True):
    """Somebody who does not sit at a table wants to be told how it goes there."""

    table: int
    rounds: bool
    """After every round too, not only at the end."""
    version: int
    """Up to which version of the table they know."""


Interest = SeatWish | Following

Topic = tuple[str, int]
"""What somebody can be interested in: a game by its name on a server, or a table after an empty name."""


def topic_of(interest: Interest) -> Topic:
    """Return the topic of an interest."""
    return ("", interest.table) if isinstance(interest, Following) else (interest.game, interest.guild)


class PingInterval(StrEnum):
    """How often somebody wants to be pinged that tables wait for them."""

    EACH = "each"
    """Each time."""
    HOURLY = "hourly"
    """At most once an hour, for all tables together."""
    DAILY = "daily"
    """Once a day at a time of their own, for all tables together."""


class PersonSettings(Struct, frozen=True):
    """What one person chose."""

    user: int
    language: str | None = None
    """en, cs, sk or pl; None: Discord's."""
    quiet_from: int | None = None
    """Quiet hours begin, minutes after midnight in `zone`; None: there are none."""
    quiet_to: int | None = None
    """Quiet hours end; smaller than `quiet_from` when they span midnight."""
    zone: str = "Europe/Prague"
    """An IANA time zone."""
    pings: PingInterval = PingInterval.EACH
    digest_at: int = 18 * 60
    """When the one ping of a day comes, minutes after midnight in `zone`."""
    vacation: Vacation = Vacation()
    """How it stands with their days off."""
    dm_closed: bool = False
    """Discord refused a direct message to this person: none is sent until they write to the bot themselves."""
    wishes: tuple[SeatWish, ...] = ()
    followings: tuple[Following, ...] = ()
    turns: str = ""
    """Which of their last turns they took in time, as `bot.table.reliability` remembers it. Counted in memory and saved
    once a minute, so that no move waits for it; who is killed loses a minute of counting."""


class LoadedFile(Struct, frozen=True):
    """A file that a server has loaded for an option of a game."""

    game: str
    option: str
    text: str
    found: int | None = None
    """How many games of its trial by computers (`bot.game.extensions.Trial`) counted; None: that is not known."""


class ServerSettings(Struct, frozen=True):
    """What the moderators of one server chose."""

    guild: int
    channel: int | None = None
    """Where tables are opened; None: wherever somebody asks for one."""
    language: str | None = None
    """None: Discord's."""
    pace: Pace | None = None
    """The pace of new tables; None: daily."""
    files: tuple[LoadedFile, ...] = ()
    """The files it has loaded for games."""

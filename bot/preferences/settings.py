"""Frozen values: the settings of users and servers, and users' subscriptions to tables where they do not sit."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.table.model import Pace
from bot.table.vacations import Vacation


class SeatWish(Struct, frozen=True):
    """A subscription to one notification of a free seat at a game on a server."""

    game: str
    guild: int
    at: float
    """The start, Unix seconds."""
    until: float
    """The end, Unix seconds."""
    table: int | None = None
    """The table with the free seat, chosen before the user is notified; None: no table yet."""


class Following(Struct, frozen=True):
    """A subscription to the end, and perhaps the rounds, of a table where the user does not sit."""

    table: int
    rounds: bool
    """Whether to notify after every round too, not only at the end."""
    version: int
    """The table version up to which the user was notified."""


Subscription = SeatWish | Following

Topic = tuple[str, int]
"""The subject of a subscription: (game name, server id), or ("", table id)."""


def topic_of(subscription: Subscription) -> Topic:
    """Return the topic of a subscription."""
    return ("", subscription.table) if isinstance(subscription, Following) else (subscription.game, subscription.guild)


class PingInterval(StrEnum):
    """The frequency of pings about tables that wait for the user."""

    EACH = "each"
    """A ping for every turn."""
    HOURLY = "hourly"
    """At most once an hour, for all tables together."""
    DAILY = "daily"
    """Once a day at a time that the user sets (`digest_at`), for all tables together."""


class PersonSettings(Struct, frozen=True):
    """The settings and subscriptions of one user."""

    user: int
    language: str | None = None
    """en, cs, sk or pl; None: the language of the user's Discord client."""
    quiet_from: int | None = None
    """The start of the quiet hours, minutes after midnight in `zone`; None: there are none."""
    quiet_to: int | None = None
    """The end of the quiet hours, in the same unit; smaller than `quiet_from` if they span midnight."""
    zone: str = "Europe/Prague"
    """An IANA time zone."""
    pings: PingInterval = PingInterval.EACH
    digest_at: int = 18 * 60
    """The time of the ping for `PingInterval.DAILY`, minutes after midnight in `zone`."""
    vacation: Vacation = Vacation()
    """The time off and the hours drawn for it."""
    dm_closed: bool = False
    """Discord refused a direct message to this user. None is sent until the user uses the bot again."""
    wishes: tuple[SeatWish, ...] = ()
    followings: tuple[Following, ...] = ()
    turns: str = ""
    """The record of the user's last turns, as `bot.table.reliability` encodes it. It is counted in memory and saved
    once a minute, so that no move waits for it; if the bot is killed, up to a minute of counting is lost."""


class LoadedFile(Struct, frozen=True):
    """A server's own file for an option of a game, e.g. a town or a stage."""

    game: str
    option: str
    text: str
    found: int | None = None
    """The number of trial games won by the first seat (`bot.game.extensions.Trial`); None: no trial has ended."""


class ServerSettings(Struct, frozen=True):
    """The settings of one server, chosen by its moderators."""

    guild: int
    channel: int | None = None
    """The channel in which tables are opened; None: the channel of the command."""
    language: str | None = None
    """The language of public messages; None: the server's language on Discord."""
    pace: Pace | None = None
    """The pace of new tables; None: daily."""
    files: tuple[LoadedFile, ...] = ()
    """The server's own files, for all games."""

"""Frozen values: the settings of users and servers, and users' subscriptions to tables where they do not sit."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Strength
from bot.preferences import blocks
from bot.preferences.blocks import Block
from bot.preferences.webhooks import Webhook
from bot.table.facts import NOBODY
from bot.table.house_rules import HouseRules
from bot.table.model import Pace
from bot.table.vacations import Vacation

if TYPE_CHECKING:
    from collections.abc import Mapping


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
    hides_profile: bool = False
    """Whether no other user sees this user's profile, and no list of players names them."""
    named_in_records: bool = False
    """Whether records of finished games (`bot.records`) may give the user's name."""
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


class Announcements(Struct, frozen=True, omit_defaults=True):
    """Where a server wants to read about its tables, besides the tables' own places. Ids of channels and roles."""

    call_channel: int | None = None
    """The channel of the calls to a new table; None: the place of the table."""
    call_role: int | None = None
    """The role that a call mentions, if the opener may mention it; None: no role."""
    call_interval: int = 60
    """The least minutes between two calls."""
    results: int | None = None
    """The channel of the results of finished games; None: they are not announced."""
    results_since: float = 0.0
    """When `results` was chosen, Unix seconds: older results are not announced."""
    troubles: int | None = None
    """The channel of the bot's troubles and of changed settings; None: they are not announced."""
    troubles_since: float = 0.0
    """When `troubles` was chosen, Unix seconds."""
    daily: int | None = None
    """The channel of the tables of the day (`bot.daily`); None: they are not posted."""
    daily_since: float = 0.0
    """When `daily` was chosen, Unix seconds: earlier tables are not posted."""

    @property
    def calls(self) -> bool:
        """Whether anybody is called when a table opens."""
        return self.call_channel is not None or self.call_role is not None


THE_BOT = -1
"""In place of a moderator's user id: the bot made the change itself."""


class JournalEntry(Struct, frozen=True):
    """A change of a server's settings that is still to be announced in the channel for troubles."""

    key: str
    """The id of the interaction that made the change."""
    at: float
    """Unix seconds."""
    by: int
    """The user id of the moderator; `bot.table.facts.NOBODY` if the user's data was deleted since, or `THE_BOT`."""
    changes: tuple[str, ...]
    """What was changed, one line for each setting, in `language`."""
    language: str
    """The server's language at the time."""
    channel: int
    """The channel in which it is to be announced."""
    sending: bool = False
    """Whether the message may have been sent already."""


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
    rules: HouseRules = HouseRules()
    opener: int | None = None
    """The role whose members may open tables; None: everybody may."""
    strength: Strength = Strength.FAIR
    """The strength of computer players for whom none was chosen."""
    banter: bool = True
    """Whether the computer players of new tables make remarks."""
    ratings: bool = True
    """Whether games on this server can be rated."""
    announcements: Announcements = Announcements()
    webhook: Webhook | None = None
    """Where the public events of the server's tables are reported; None: nowhere."""
    called: float = 0.0
    """The time of the last call to a new table, Unix seconds."""
    blocks: tuple[Block, ...] = ()
    """The blocked users, newest first."""
    journal: tuple[JournalEntry, ...] = ()
    """The changes of settings that are still to be announced, oldest first."""


def with_files(settings: ServerSettings, game: str, texts: Mapping[str, str | None]) -> ServerSettings:
    """Return a server's settings with these files for some options of a game; None removes a file."""
    other_files = tuple(file for file in settings.files if file.game != game or file.option not in texts)
    new_files = tuple(LoadedFile(game, option, text) for option, text in texts.items() if text is not None)
    return replace(settings, files=(*other_files, *new_files))


def without_user(settings: ServerSettings, user: int) -> ServerSettings:
    """Return a server's settings without the id of a deleted user; the user's block stays."""
    return replace(
        settings,
        blocks=blocks.without_user(settings.blocks, user),
        journal=tuple(replace(entry, by=NOBODY) if entry.by == user else entry for entry in settings.journal),
    )

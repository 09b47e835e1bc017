"""The records of leagues and of their messages, and the protocol of their store."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from bot.game.contract import Strength
from bot.leagues.decisions import LeagueLogEntry, LeagueNotice
from bot.leagues.model import League, LeagueStatus
from bot.transport.message import nonce_of

if TYPE_CHECKING:
    from collections.abc import Sequence


class LeagueRecord(Struct, frozen=True):
    """A league with its place on Discord, as stored. A draft is a league that its organiser still sets up."""

    league: League
    channel: int
    """The channel of the league's message and of its tables."""
    language: str
    """The language of the public messages and of the tables."""
    rated: bool = True
    strength: Strength = Strength.FAIR
    """The strength of the computer players in place of people who are gone."""
    is_draft: bool = False
    is_settled: bool = False
    """Whether the league is over and nothing is left to be done or sent."""
    version: int = 0
    """Grows by one with every saved change."""

    @property
    def is_over(self) -> bool:
        """Whether the league has ended."""
        return self.league.status in (LeagueStatus.FINISHED, LeagueStatus.CANCELLED)


class NumberedEntry(Struct, frozen=True):
    """An entry of a league's log with its number, from 0."""

    n: int
    entry: LeagueLogEntry


class LeaguePost(Struct, frozen=True):
    """A message of a league: an intent until it has a message, which may have been sent already."""

    league: int
    occasion: str
    """The kind of the message, or of a notice `notice:` with its number."""
    at: float
    """The time of the intent, Unix seconds."""
    channel: int | None = None
    """The channel or thread; None: not known yet."""
    message: int | None = None
    """None: there is no receipt yet."""
    face: str = ""
    """What the message shows, to find out whether it is outdated."""
    notice: LeagueNotice | None = None
    """What a person is told; None: the message is public."""

    @property
    def nonce(self) -> str:
        """The nonce of the message, from which its mark is derived."""
        return nonce_of(self.league, f"league:{self.occasion}", self.at)


class LeagueConflict(Exception):  # noqa: N818 - a result that the caller handles, as `bot.table.store.Conflict`
    """The league has changed since it was read."""


class LeagueStore(Protocol):
    """A store of leagues; every change is durable when its method returns.

    Every method raises `bot.table.store.StorageFailed` if the storage fails; then nothing has changed.
    """

    async def next_id(self) -> int:
        """Return an unused id of a league."""
        ...

    async def load(self, league_id: int) -> LeagueRecord | None:
        """Return a league; None: there is none, or it is unreadable."""
        ...

    async def on_server(self, guild: int) -> Sequence[LeagueRecord]:
        """Return the leagues of a server without drafts, the newest first."""
        ...

    async def drafts_of(self, guild: int, user: int) -> Sequence[LeagueRecord]:
        """Return the drafts of a user on a server, the newest first."""
        ...

    async def unsettled(self) -> Sequence[LeagueRecord]:
        """Return all drafts and all leagues for which something is left to be done."""
        ...

    async def save(
        self,
        record: LeagueRecord,
        log: Sequence[LeagueLogEntry] = (),
        notices: Sequence[LeagueNotice] = (),
        at: float = 0.0,
    ) -> None:
        """Save a record as the next version, with its log entries and the intents of its notices, of the time `at`.

        Raise `LeagueConflict` if the stored version is not the one before.
        """
        ...

    async def delete_draft(self, league_id: int) -> bool:
        """Delete a draft; return False, changing nothing, if there is none with this id."""
        ...

    async def log(self, league_id: int) -> Sequence[NumberedEntry]:
        """Return the log of a league, oldest entry first."""
        ...

    async def posts(self, league_id: int) -> Sequence[LeaguePost]:
        """Return the messages of a league in the order of their intents."""
        ...

    async def save_post(self, post: LeaguePost) -> None:
        """Record an intent or a receipt."""
        ...

    async def delete_post(self, league_id: int, occasion: str) -> None:
        """Delete the record of a message."""
        ...

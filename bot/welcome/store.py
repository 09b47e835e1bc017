"""The record of a server's welcome, and the protocol of its store."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from bot.transport.message import nonce_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable


class Welcome(Struct, frozen=True):
    """The welcome of one server: an intent until it has a message, which may have been sent already."""

    guild: int
    at: float
    """The time of the intent, Unix seconds."""
    channel: int
    """The channel, or the direct messages of the inviter."""
    user: int | None = None
    """The inviter, if the welcome is a direct message."""
    message: int | None = None
    """None: there is no receipt yet."""

    @property
    def nonce(self) -> str:
        """The nonce of the message, from which its mark is derived."""
        return nonce_of(self.guild, "welcome", self.at)


class WelcomeStore(Protocol):
    """A store of one welcome for each server; every change is durable when its method returns.

    Every method raises `bot.table.store.StorageFailed` if the storage fails; then nothing has changed.
    """

    async def current_welcomes(self) -> Iterable[Welcome]:
        """Return the welcomes that are not removed."""
        ...

    async def with_tables(self, guilds: Collection[int]) -> frozenset[int]:
        """Return the given servers that have stored tables."""
        ...

    async def add_intent(self, welcome: Welcome) -> bool:
        """Record the intent to send a welcome; return False, writing nothing, if its server was welcomed before."""
        ...

    async def mark_sent(self, guild: int, message: int) -> None:
        """Record the message of a server's welcome."""
        ...

    async def mark_gone(self, guild: int) -> None:
        """Record that a server's welcome was removed; the server is never welcomed again."""
        ...

    async def withdraw(self, guild: int) -> None:
        """Delete the record of a welcome that was certainly not sent; the next invitation may try again."""
        ...

"""The division of the servers among Discord's shards, and the shards that belong to this process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable

DIRECT_MESSAGES = 0
"""Stands for the direct messages in place of a server's id: Discord sends them to shard 0."""
_SHIFT = 22
"""The bits of a snowflake below its time; Discord's formula leaves them out."""


def shard_of(guild: int, count: int) -> int:
    """Return the shard to which Discord assigns a server, if there are `count` shards."""
    return (guild >> _SHIFT) % count


class ServerShare(Struct, frozen=True, order=True):
    """The servers of one shard, and the direct messages if it is shard 0."""

    shard: int
    count: int
    """The number of all shards."""

    def covers(self, guild: int) -> bool:
        """Return whether a server belongs to the share."""
        return shard_of(guild, self.count) == self.shard


WHOLE = ServerShare(0, 1)
"""All servers."""


class Ownership:
    """The shares that belong to this process now: it alone keeps their clocks and sends their messages.

    Belongs to one event loop.
    """

    def __init__(self, shares: Iterable[ServerShare] = (WHOLE,)) -> None:
        """Take the shares; all of them have the same `count`."""
        self._shares = set(shares)

    @property
    def shares(self) -> tuple[ServerShare, ...]:
        """The shares in the order of their shards."""
        return tuple(sorted(self._shares))

    @property
    def shards(self) -> tuple[int, ...]:
        """The shards of the shares, in ascending order."""
        return tuple(share.shard for share in self.shares)

    def owns(self, guild: int) -> bool:
        """Return whether a server belongs to this process; `DIRECT_MESSAGES` asks for the direct messages."""
        return any(share.covers(guild) for share in self._shares)

    def add(self, share: ServerShare) -> None:
        """Note that a share belongs to this process now."""
        self._shares.add(share)

    def remove(self, share: ServerShare) -> None:
        """Note that a share does not belong to this process any more."""
        self._shares.discard(share)

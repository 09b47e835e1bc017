"""The keeper of shards: claims this process's shards, takes over those of dead processes, and gives them back.

A shard belongs to the process whose database connection holds the shard's lock; the lock ends with the connection. The
setting SHARD_IDS names the shards that a process should have. A shard that nobody holds for `GRACE_S` is taken over by
any other process. When its own process is back, that asks for it, and the substitute gives it up. A process that holds
a lock but is silent is cut off from the database, so that it cannot wake up and go on.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Protocol

import structlog

from bot.cluster.bulletins import Bulletin, BulletinKind
from bot.system.shards import ServerShare
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Iterable

    from bot.system.clock import Clock

CLAIM_INTERVAL_S = 1.0
"""Seconds between two claims of a process that has no shard yet."""
CHECK_INTERVAL_S = 5.0
"""Seconds between two checks of the shards. Each check also shows the other processes that this one is alive."""
GRACE_S = 20.0
"""Seconds for which a shard must be free before another process takes it over: its own may only be restarting."""
MAX_SILENCE_S = 40.0
"""Seconds of silence after which a process is cut off; more than the longest statement takes."""

_log = structlog.stdlib.get_logger(__name__)


class ShardsLost(StorageFailed):
    """Another process has taken over shards of this process, which must restart."""


class ShardLocks(Protocol):
    """The locks of the shards in the database. Every method raises `StorageFailed`."""

    @property
    def shards(self) -> frozenset[int]:
        """The shards whose locks this process holds, or takes again after a lost connection."""
        ...

    async def claim(self, shard: int) -> bool:
        """Take the lock of a shard; return False if another process has it."""
        ...

    async def release(self, shard: int) -> None:
        """Give up the lock of a shard."""
        ...

    async def held(self) -> frozenset[int]:
        """Return the shards whose locks are held by any process."""
        ...

    async def cut_off(self, shard: int, silence_s: float) -> bool:
        """End the connection that holds a shard's lock if it was silent for `silence_s`; return whether it was."""
        ...


class ShardHost(Protocol):
    """The part of the bot that works for the servers of its shards."""

    async def take_over(self, share: ServerShare) -> None:
        """Begin to work for a share. Raise `StorageFailed`."""
        ...

    async def give_up(self, share: ServerShare) -> None:
        """Stop working for a share, also if `take_over` has failed half-way."""
        ...


class ShardKeeper:
    """The shards of one process."""

    def __init__(
        self,
        locks: ShardLocks,
        clock: Clock,
        publish: Callable[[Bulletin], None],
        *,
        own: Iterable[int],
        count: int,
    ) -> None:
        """`own` are the shards that the settings name, out of `count`."""
        self._locks = locks
        self._clock = clock
        self._publish = publish
        self._own = frozenset(own)
        self._count = count
        self._wanted: set[int] = set()
        """The shards that their own processes have asked for."""
        self._free_since: dict[int, float] = {}
        """The time since which no process holds a shard, by shard (seconds of the monotonic clock)."""

    def want(self, shard: int) -> None:
        """Note that a shard's own process has asked for it."""
        if shard not in self._own:
            self._wanted.add(shard)

    async def claim_first(self, note_waiting: Callable[[], None] = lambda: None) -> frozenset[int]:
        """Claim the process's own shards; wait until there is at least one. Raise `StorageFailed`.

        `note_waiting` is called after each claim that the database has refused.
        """
        is_logged = False
        while not self._locks.shards:
            for shard in sorted(self._own):
                await self._claim(shard)
            if not self._locks.shards:
                if not is_logged:
                    _log.warning("shards.awaited", shards=sorted(self._own))
                is_logged = True
                note_waiting()
                await self._clock.sleep(CLAIM_INTERVAL_S)
        return self._locks.shards

    @asynccontextmanager
    async def alive(self) -> AsyncGenerator[None]:
        """Show the other processes that this one is alive, while it loads its tables."""
        showing = asyncio.create_task(self._show_life())
        try:
            yield
        finally:
            showing.cancel()
            await asyncio.gather(showing, return_exceptions=True)

    async def _show_life(self) -> None:
        while True:
            await self._clock.sleep(CHECK_INTERVAL_S)
            with suppress(StorageFailed):  # the loading itself meets the same failure
                await self._locks.held()

    async def run(self, host: ShardHost) -> None:
        """Look after the shards until cancelled. Raise `ShardsLost` if another process has taken one."""
        while True:
            await self._clock.sleep(CHECK_INTERVAL_S)
            try:
                await self.look(host)
            except ShardsLost:
                raise
            except StorageFailed as error:
                _log.warning("storage.failed", during="shards", reason=str(error))

    async def look(self, host: ShardHost) -> None:
        """Give up wanted shards, claim own ones, and take over at most one that has no process."""
        for shard in sorted(self._wanted & self._locks.shards):
            await self._give_up(shard, host)
        self._wanted.clear()
        held = await self._locks.held()
        now = self._clock.monotonic()
        self._free_since = {
            shard: self._free_since.get(shard, now) for shard in range(self._count) if shard not in held
        }
        for shard in sorted(self._own - self._locks.shards):
            if await self._claim(shard):
                await self._begin(shard, host)
        for shard in sorted(frozenset(range(self._count)) - self._own - self._locks.shards):
            if await self._is_abandoned(shard, now) and await self._claim(shard):
                await self._begin(shard, host)
                return

    async def _is_abandoned(self, shard: int, now: float) -> bool:
        """Return whether a shard has no process, or had one that was silent for too long and is cut off now."""
        if shard in self._free_since:
            return now - self._free_since[shard] >= GRACE_S
        is_cut_off = await self._locks.cut_off(shard, MAX_SILENCE_S)
        if is_cut_off:
            _log.warning("shard.process_cut_off", shard=shard)
        return is_cut_off

    async def _claim(self, shard: int) -> bool:
        """Claim a shard; ask for it if it is this process's own shard and another process has it."""
        if not await self._locks.claim(shard):
            if shard in self._own:
                self._publish(Bulletin(BulletinKind.WANTED, shard))
            return False
        self._free_since.pop(shard, None)
        return True

    async def _begin(self, shard: int, host: ShardHost) -> None:
        """Begin to work for a claimed shard; give it up if that fails."""
        try:
            await host.take_over(ServerShare(shard, self._count))
        except StorageFailed:
            await self._give_up(shard, host)
            raise
        _log.warning("shard.taken_over", shard=shard)
        self._publish(Bulletin(BulletinKind.TAKEN_OVER, shard))

    async def _give_up(self, shard: int, host: ShardHost) -> None:
        await host.give_up(ServerShare(shard, self._count))
        await self._locks.release(shard)
        _log.warning("shard.given_up", shard=shard)

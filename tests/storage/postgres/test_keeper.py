"""The keeper of shards on real locks: who takes over which shard, when, and when it is given back."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from bot.cluster.bulletins import Bulletin, BulletinKind
from bot.cluster.keeper import CHECK_INTERVAL_S, GRACE_S, MAX_SILENCE_S, ShardKeeper
from bot.storage.failures import DatabaseUnusable
from bot.storage.opening import open_for_processes
from bot.table.store import StorageFailed
from tests.postgresql_server import Server
from tests.table.harness import ManualClock

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from bot.cluster.keeper import ShardLocks
    from bot.system.shards import ServerShare

SHARDS = 3


class Interrupted(Exception):  # noqa: N818 - not an error
    """Ends a wait."""


class Host:
    """Records the shards for which a process works."""

    def __init__(self) -> None:
        self.shards: list[int] = []
        self.fails = False

    async def take_over(self, share: ServerShare) -> None:
        assert share.count == SHARDS
        self.shards.append(share.shard)
        if self.fails:
            raise DatabaseUnusable("it cannot be reached")

    async def give_up(self, share: ServerShare) -> None:
        self.shards.remove(share.shard)


class Process:
    """A keeper with its locks, its host, its clock and the bulletins that it has published."""

    def __init__(self, keeper: ShardKeeper, locks: ShardLocks, clock: ManualClock, published: list[Bulletin]) -> None:
        self.keeper = keeper
        self.locks = locks
        self.clock = clock
        self.published = published
        self.host = Host()

    async def look(self, seconds: float = CHECK_INTERVAL_S) -> list[int]:
        """Let time pass, look once and return the shards that the process holds."""
        self.clock.advance(seconds)
        await self.keeper.look(self.host)
        return sorted(self.locks.shards)


@asynccontextmanager
async def process(address: str, *own: int) -> AsyncGenerator[Process]:
    published: list[Bulletin] = []
    async with open_for_processes(address, SHARDS) as (_, peers):
        clock = ManualClock()
        yield Process(ShardKeeper(peers, clock, published.append, own=own, count=SHARDS), peers, clock, published)


async def test_a_process_starts_with_its_own_shards(address: str) -> None:
    async with process(address, 0, 2) as first, process(address, 1) as second:
        assert await first.keeper.claim_first() == {0, 2}
        assert await second.keeper.claim_first() == {1}
        assert await first.look() == [0, 2]
        assert first.published == second.published == []


async def test_a_shard_without_a_process_is_taken_over_after_a_grace_one_at_a_time(address: str) -> None:
    async with process(address, 0) as first:
        await first.keeper.claim_first()
        assert await first.look() == [0]
        assert await first.look(GRACE_S - 1) == [0]
        assert await first.look(1) == [0, 1]
        assert await first.look(0) == [0, 1, 2]
        assert first.host.shards == [1, 2]
        assert first.published == [Bulletin(BulletinKind.TAKEN_OVER, 1), Bulletin(BulletinKind.TAKEN_OVER, 2)]


async def test_a_restart_within_the_grace_changes_nothing_for_the_others(address: str) -> None:
    async with process(address, 0, 2) as first:
        await first.keeper.claim_first()
        await first.look()
        async with process(address, 1) as second:
            await second.keeper.claim_first()
            assert await first.look(GRACE_S) == [0, 2]
        assert await first.look(GRACE_S - 1) == [0, 2]
        async with process(address, 1) as second:
            assert await second.keeper.claim_first() == {1}
            assert await first.look(GRACE_S) == [0, 2]


async def test_a_waiting_process_notes_each_refused_claim(address: str) -> None:
    async with process(address, 0) as second:
        async with process(address, 0) as first:
            await first.keeper.claim_first()
            refused = 0

            def note_waiting() -> None:
                nonlocal refused
                refused += 1
                if refused == 2:
                    raise Interrupted

            with pytest.raises(Interrupted):
                await second.keeper.claim_first(note_waiting)
        assert await second.keeper.claim_first(note_waiting) == {0}  # the server may need a moment to free the lock


async def test_a_substitute_gives_a_shard_back_to_its_own_process(address: str) -> None:
    async with process(address, 0, 2) as first, process(address, 1) as second:
        await first.keeper.claim_first()
        await first.look()
        assert await first.look(GRACE_S) == [0, 1, 2]
        assert await second.look() == []
        assert second.published == [Bulletin(BulletinKind.WANTED, 1)]
        first.keeper.want(1)
        assert await first.look() == [0, 2]
        assert first.host.shards == []
        assert await second.look() == [1]
        assert second.host.shards == [1]


async def test_a_process_keeps_its_own_shard_although_another_one_names_it_too(address: str) -> None:
    async with process(address, 0, 1, 2) as first, process(address, 1) as second:
        await first.keeper.claim_first()
        await second.look()
        first.keeper.want(1)
        assert await first.look() == [0, 1, 2]
        assert await second.look(GRACE_S) == []


async def test_the_shard_of_a_silent_process_is_taken_over(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with process(address, 0, 2) as first, process(address, 1) as second:
        await first.keeper.claim_first()
        await second.keeper.claim_first()
        assert await first.look(MAX_SILENCE_S) == [0, 2]  # the server's clock says that the other one is not silent
        monkeypatch.setattr("bot.cluster.keeper.MAX_SILENCE_S", 0.0)
        assert await first.look() == [0, 1, 2]


async def test_a_shard_that_cannot_be_worked_for_is_given_up_again(address: str) -> None:
    async with process(address, 0) as first:
        await first.keeper.claim_first()
        first.host.fails = True
        await first.look()
        with pytest.raises(DatabaseUnusable):
            await first.look(GRACE_S)
        assert first.locks.shards == {0}
        assert not first.host.shards
        first.host.fails = False
        assert await first.look() == [0, 2]
        assert await first.look(GRACE_S) == [0, 1, 2]


async def test_a_shard_that_is_given_back_while_the_server_is_away_is_not_locked_again() -> None:
    server = Server()
    try:
        address = server.new_database("away")
        async with process(address, 0, 2) as first:
            await first.keeper.claim_first()
            await first.look()
            assert await first.look(GRACE_S) == [0, 1, 2]
            server.crash()
            with pytest.raises(StorageFailed):
                await first.look()
            first.keeper.want(1)
            with pytest.raises(StorageFailed):
                await first.look()
            server.start_again()
            assert await first.look() == [0, 2]
            async with process(address, 1) as second:
                assert await second.look() == [1]
    finally:
        server.close()

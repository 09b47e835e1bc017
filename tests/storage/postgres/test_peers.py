"""Several processes on one PostgreSQL database: their locks, and their bulletins to each other."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import psycopg
import pytest

from bot.cluster.bulletins import Bulletin, BulletinKind
from bot.cluster.keeper import ShardsLost
from bot.storage import schema
from bot.storage.failures import DatabaseInUse, DatabaseUnusable
from bot.storage.opening import open_for_bot, open_for_processes
from bot.storage.postgres import peers as peers_module
from bot.storage.postgres.peers import LISTENER_NAME, PostgresPeers
from bot.system.clock import SystemClock
from tests.storage.postgres.test_postgres import administer

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

SHARDS = 3
CUT_OFF_SHARDS = """
SELECT pg_terminate_backend(pid) FROM pg_locks
WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND pid <> pg_backend_pid()
"""


@asynccontextmanager
async def process(address: str, count: int = SHARDS) -> AsyncGenerator[PostgresPeers]:
    async with open_for_processes(address, count) as (_, peers):
        yield peers


async def test_a_shard_belongs_to_one_process_until_its_connection_ends(address: str) -> None:
    async with process(address) as first:
        assert await first.claim(1)
        async with process(address) as second:
            assert not await second.claim(1)
            assert await second.claim(2)
            assert await first.held() == await second.held() == {1, 2}
            await first.release(1)
            assert await second.claim(1)
        async with asyncio.timeout(30):
            while await first.held():  # noqa: ASYNC110 - the server takes a moment to notice
                await asyncio.sleep(0.01)


async def test_a_process_that_lost_a_shard_while_it_was_cut_off_cannot_write(address: str) -> None:
    async with process(address) as first, process(address) as second:
        assert await first.claim(0)
        administer(address, CUT_OFF_SHARDS)
        async with asyncio.timeout(30):
            while not await second.claim(0):  # noqa: ASYNC110 - the server takes a moment to notice
                await asyncio.sleep(0.01)
        await notice_lost_connection(first)
        for _ in range(2):
            with pytest.raises(ShardsLost):
                await first.held()


async def test_a_process_takes_its_shards_again_after_a_lost_connection(address: str) -> None:
    async with process(address) as first, process(address) as second:
        assert await first.claim(0)
        administer(address, CUT_OFF_SHARDS)
        await notice_lost_connection(first)
        assert await first.held() == {0}
        assert not await second.claim(0)


async def notice_lost_connection(peers: PostgresPeers) -> None:
    with pytest.raises(DatabaseUnusable):
        await peers.held()


async def test_only_a_silent_process_is_cut_off(address: str) -> None:
    async with process(address) as first, process(address) as second:
        assert await first.claim(0)
        assert not await second.cut_off(0, silence_s=3600)
        assert not await second.cut_off(1, silence_s=0)
        assert await second.cut_off(0, silence_s=0)
        assert await second.claim(0)


async def test_a_single_bot_and_several_processes_exclude_each_other(address: str) -> None:
    async with process(address):
        with pytest.raises(DatabaseInUse):
            async with open_for_bot(address):
                pytest.fail("a single bot runs beside several processes")
    async with open_for_bot(address):
        with pytest.raises(DatabaseInUse):
            async with process(address):
                pytest.fail("several processes run beside a single bot")


async def test_all_processes_divide_the_servers_among_as_many_shards(address: str) -> None:
    async with process(address, 2), process(address, 2):
        with pytest.raises(DatabaseInUse, match="SHARD_COUNT"):
            async with process(address, 3):
                pytest.fail("the processes disagree about the number of shards")
    async with process(address, 3):
        pass


async def test_several_processes_can_start_at_once_on_an_empty_database(address: str) -> None:
    async with AsyncExitStack() as stack:
        started = await asyncio.gather(*(stack.enter_async_context(process(address)) for _ in range(4)))
        assert [await peers.claim(shard) for shard, peers in enumerate(started[:SHARDS])] == [True] * SHARDS


async def test_no_process_upgrades_the_database_of_running_ones(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with process(address):
        monkeypatch.setattr(schema, "scripts", partial(_with_one_more, schema.scripts()))
        with pytest.raises(DatabaseInUse, match="older version"):
            async with process(address):
                pytest.fail("the schema changed under a running process")
    async with process(address) as peers:
        assert await peers.held() == frozenset()


def _with_one_more(scripts: Sequence[str]) -> list[str]:
    return [*scripts, "CREATE TABLE more (id INTEGER PRIMARY KEY) STRICT;"]


async def test_bulletins_reach_the_other_processes_only(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers_module, "LISTEN_CHECK_S", 0.2)
    async with process(address) as first, process(address) as second:
        of_first, of_second = list[Bulletin](), list[Bulletin]()
        listening = [
            asyncio.ensure_future(first.listen(of_first.append, SystemClock())),
            asyncio.ensure_future(second.listen(of_second.append, SystemClock())),
        ]
        missed = Bulletin(BulletinKind.MISSED, 0)
        await until(lambda: missed in of_first and missed in of_second)
        first.publish(Bulletin(BulletinKind.TABLE, 7))
        first.publish(Bulletin(BulletinKind.TABLE, 7))
        first.publish(Bulletin(BulletinKind.PERSON, 2**62))
        await until(lambda: len(of_second) > 2)
        second.publish(Bulletin(BulletinKind.WANTED, 0))
        await until(lambda: len(of_first) > 1)
        assert of_second == [missed, Bulletin(BulletinKind.TABLE, 7), Bulletin(BulletinKind.PERSON, 2**62)]
        assert of_first == [missed, Bulletin(BulletinKind.WANTED, 0)]
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)


async def test_a_lost_listener_connects_again_and_says_that_bulletins_may_be_missing(address: str) -> None:
    async with process(address) as first, process(address) as second:
        received: list[Bulletin] = []
        listening = asyncio.ensure_future(second.listen(received.append, SystemClock()))
        await until(lambda: len(received) == 1)
        administer(
            address,
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{LISTENER_NAME}'",  # noqa: S608
        )
        await until(lambda: received.count(Bulletin(BulletinKind.MISSED, 0)) == 2)
        first.publish(Bulletin(BulletinKind.SERVER, 5))
        await until(lambda: received[-1] == Bulletin(BulletinKind.SERVER, 5))
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)


async def test_notifications_of_other_programs_are_ignored(address: str) -> None:
    async with process(address) as peers:
        received: list[Bulletin] = []
        listening = asyncio.ensure_future(peers.listen(received.append, SystemClock()))
        await until(lambda: len(received) == 1)
        with psycopg.connect(address, autocommit=True) as connection:
            for text in ("", "x", "x table", "x table y", "x planet 3", "x table 3"):
                connection.execute("SELECT pg_notify('board_games_' || md5(current_schema()), %s)", (text,))
        await until(lambda: len(received) == 2)
        assert received[1] == Bulletin(BulletinKind.TABLE, 3)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)


async def until(true: object) -> None:
    """Wait until a condition holds; raise `TimeoutError` if it does not hold in time."""
    assert callable(true)
    async with asyncio.timeout(30):
        while not true():  # noqa: ASYNC110 - the condition has no event
            await asyncio.sleep(0.01)

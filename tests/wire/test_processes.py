"""Several bot processes over one PostgreSQL database: faults of any of them lose nothing and say nothing twice."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.cluster.keeper import MAX_SILENCE_S
from bot.command_line import EXIT_RESTART
from bot.i18n.translation import Say
from bot.storage.postgres.database import STATEMENT_TIMEOUT_S
from tests.postgresql_server import Server
from tests.wire.bot_process import CHILD, until
from tests.wire.message_log import faults
from tests.wire.played_table import BY_LETTER
from tests.wire.processes import CUT_ALL, CUT_LISTENERS, TAKEOVER_LIMIT_S, processes
from tests.wire.wire_table import GAME
from tests.wording import plain

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterator
    from pathlib import Path

    from tests.wire.processes import Processes

pytestmark = pytest.mark.unmeasured

MINUTE_AHEAD = f"""
import time
wall_time = time.time
time.time = lambda: wall_time() + 60
{CHILD}
"""
"""The bot on a machine whose clock is a minute ahead."""
STOP_S = 30.0
"""Seconds for which a process may be stopped before another takes over its shards."""
SLOW_S = (5.0, STATEMENT_TIMEOUT_S + 5.0)
"""Seconds for which changes wait on a slow server: it answers late, or gives the statement up."""
_numbers = count()


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """Yield a PostgreSQL server that these tests may break."""
    server = Server()
    yield server
    server.close()


@pytest_asyncio.fixture
async def group(server: Server, tmp_path: Path) -> AsyncGenerator[Processes]:
    """Yield two processes that can have a shard each, and a third for shard 0; none is started yet.

    At the end every table has moved on, and nothing is lost, doubled or in a wrong place.
    """
    async with processes(server.new_database(f"test_{next(_numbers)}"), tmp_path, "0", "1", "0") as group:
        yield group
        await group.move_on()
        await group.settled()
        assert not await faults(group.log, group.tables)


async def begin(group: Processes, *, second: str = CHILD) -> None:
    """Start the first two processes and a table of each: one is played on the board, the other also by letter."""
    await group.start(0)
    await group.start(1, code=second)
    await group.connected()
    for shard, game in enumerate((GAME, BY_LETTER)):
        await group.add_table(shard, game).begin()
    await group.move_on()


async def check_language(group: Processes, language: str) -> None:
    """Check that a setting made in a direct message, which is process 0's, is seen by process 1."""
    _, table = group.tables
    stranger, place = group.add_person(1), table.thread or 0
    direct = group.world.backend.dm_channels[stranger]
    assert (await table.actions.slash(stranger, direct, "me language", {"language": language})).kind
    refusal = plain(Say(language)("not-at-this-table"))

    def answers() -> str:
        return plain(json.dumps(group.world.history(stranger, place, 1), default=str, ensure_ascii=False))

    async with asyncio.timeout(TAKEOVER_LIMIT_S):
        while refusal not in answers():
            await table.actions.slash(stranger, place, "table resign", {})
            await asyncio.sleep(0.1)


async def test_each_process_plays_the_tables_of_its_shard(group: Processes) -> None:
    await begin(group)
    by_letter = group.tables[1]
    while not by_letter.moved_by_letter():
        await group.move_on()
    await check_language(group, "cs")


async def test_a_killed_process_is_replaced_and_gets_its_shard_back(group: Processes) -> None:
    await begin(group)
    await group.kill(1)
    await group.move_on()
    assert "shard.taken_over" in group.running[0].log
    await group.start(1)
    await until(lambda: "shard.given_up" in group.running[0].log, TAKEOVER_LIMIT_S)
    await group.connected()
    await group.move_on()
    await check_language(group, "pl")


@pytest.mark.night
async def test_a_shard_given_back_during_an_outage_of_discord_has_one_connection(group: Processes) -> None:
    """discord.py goes on connecting a shard that it has lost, also after the process has given it up."""
    await begin(group)
    gateway = group.loopback.gateway
    await group.kill(1)
    await until(lambda: gateway.connected == len(group.shards) - 1)
    await group.connected()
    gateway.unreachable = True
    await gateway.drop(shard=1, forget=True)
    await group.start(1)
    await until(lambda: "shard.given_up" in group.running[0].log, TAKEOVER_LIMIT_S)
    identified, gateway.unreachable = gateway.identified, False
    await until(lambda: gateway.identified == identified + 2, TAKEOVER_LIMIT_S)
    await until(lambda: gateway.connected == len(group.shards))
    await group.connected()


@pytest.mark.night
async def test_the_shard_of_the_direct_messages_is_taken_over(group: Processes) -> None:
    await begin(group)
    await group.kill(0)
    for _ in range(3):
        await group.move_on()
    assert "shard.taken_over" in group.running[1].log
    await group.start(0)
    await until(lambda: "shard.given_up" in group.running[1].log, TAKEOVER_LIMIT_S)
    await group.connected()


@pytest.mark.night
async def test_a_process_that_is_stopped_for_a_while_goes_on(group: Processes) -> None:
    await begin(group)
    group.stop(1)
    playing = asyncio.ensure_future(group.move_on())
    await asyncio.sleep(STOP_S)
    group.wake(1)
    await playing
    assert group.running[1].is_running
    assert "shard.taken_over" not in group.running[0].log


@pytest.mark.night
async def test_a_process_that_is_stopped_for_long_ends_when_it_wakes(group: Processes) -> None:
    await begin(group)
    stopped = group.running[1]
    group.stop(1)
    await asyncio.sleep(MAX_SILENCE_S)
    await until(lambda: "shard.taken_over" in group.running[0].log, TAKEOVER_LIMIT_S)
    await group.move_on()
    group.wake(1)
    assert await stopped.ended(TAKEOVER_LIMIT_S) == EXIT_RESTART
    await group.start(1)
    await until(lambda: "shard.given_up" in group.running[0].log, TAKEOVER_LIMIT_S)
    await group.connected()


@pytest.mark.night
async def test_cut_connections_to_the_database_are_made_again(group: Processes) -> None:
    await begin(group)
    for _ in range(3):
        assert group.cut(CUT_ALL)
        await group.move_on()
    assert all(bot.is_running for bot in group.running.values())
    await check_language(group, "cs")


@pytest.mark.night
async def test_a_crash_of_the_database_server_is_survived(group: Processes, server: Server) -> None:
    await begin(group)
    server.crash()
    await asyncio.sleep(5.0)
    server.start_again()
    await group.move_on()
    await check_language(group, "cs")


@pytest.mark.night
async def test_a_slow_database_server_loses_nothing(group: Processes) -> None:
    await begin(group)
    for slow_s in SLOW_S:
        async with group.blocked():
            playing = asyncio.ensure_future(group.move_on())
            await asyncio.sleep(slow_s)
        await playing
    assert all(bot.is_running for bot in group.running.values())
    assert all("shard.taken_over" not in bot.log for bot in group.running.values())


async def test_lost_listening_connections_lose_no_change(group: Processes) -> None:
    await begin(group)
    assert group.cut(CUT_LISTENERS) == 2
    await group.move_on()
    await check_language(group, "pl")


async def test_a_process_and_its_standby_are_healthy(server: Server, tmp_path: Path) -> None:
    async with processes(server.new_database(f"test_{next(_numbers)}"), tmp_path, "0", "0", shards=1) as group:
        await group.start(0)
        await group.connected()
        await group.start(1)
        await until(lambda: group.health(1) is None)
        await until(lambda: group.health(0) is None)
        await group.kill(1)
        assert "no bot is running" in (group.health(1) or "")


@pytest.mark.night
async def test_of_two_processes_with_one_shard_the_second_waits(group: Processes) -> None:
    await begin(group)
    identified = group.loopback.gateway.identified
    waiting = await group.start(2)
    await until(lambda: "shards.awaited" in waiting.log)
    await group.move_on()
    assert group.loopback.gateway.identified == identified
    await group.kill(0)
    await until(lambda: group.loopback.gateway.identified > identified, TAKEOVER_LIMIT_S)
    await group.move_on()
    assert "shard.taken_over" not in group.running[1].log


@pytest.mark.night
@pytest.mark.parametrize("killed", [0, 1])
async def test_a_clock_that_is_a_minute_ahead_doubles_nothing(group: Processes, killed: int) -> None:
    await begin(group, second=MINUTE_AHEAD)
    await group.move_on()
    await group.kill(killed)
    await group.move_on()
    await check_language(group, "cs")

"""Several shards in one process: each has the events of its servers, the first one the direct messages."""

from __future__ import annotations

import json
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest

from bot.playground.simulator import GatewayFeed, Shard, building
from tests.databases import address_of
from tests.postgresql_server import provide
from tests.wire.bot_process import running, until

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from tests.wire.wire_table import WireTable

pytestmark = pytest.mark.unmeasured

SHARDS = 3
MANAGE_MESSAGES = 1 << 13


def shard_of(server: int) -> int:
    """Return the shard to which Discord gives a server, by its documented formula."""
    return (server >> 22) % SHARDS


def add_servers(table: WireTable) -> dict[int, int]:
    """Add a server for every shard, besides the table's; return the servers by shard."""
    ann = table.people[0]
    return {
        shard: building.add_server(table.world, f"Club {shard}", ann, table.people, Shard(shard, SHARDS))
        for shard in range(SHARDS)
    }


def events(bot_log: str, name: str) -> list[int]:
    """Return the shards that the log names with an event, in order."""
    lines = [json.loads(line) for line in bot_log.splitlines()]
    return [line["shard"] for line in lines if line["event"] == name]


async def test_a_bot_with_three_shards_answers_on_all_servers_and_in_direct_messages(table: WireTable) -> None:
    ann, table.loopback.shards = table.people[0], SHARDS
    channels = [building.add_channel(table.world, server, "talk") for server in add_servers(table).values()]
    async with table.bot() as bot:
        await until(lambda: table.loopback.gateway.identified == SHARDS)
        await table.begin()
        assert table.saved(await table.move()) == 1
        for channel in (*channels, table.world.backend.get_dm_channel(ann).id):
            await until(partial(table.actions.commands, ann, channel))
            assert (await table.actions.slash(ann, channel, "moves", {})).kind
        assert "Traceback" not in bot.log


async def test_a_dropped_shard_alone_is_resumed_and_named_in_the_log(table: WireTable) -> None:
    table.loopback.shards = SHARDS
    add_servers(table)
    shard = shard_of(table.world.backend.channels[table.channel].guild_id or 0)
    async with table.bot() as bot:
        await until(lambda: table.loopback.gateway.identified == SHARDS)
        await table.begin()
        await table.loopback.gateway.drop(shard=shard)
        while_away = table.press()
        await until(lambda: table.loopback.gateway.resumed == 1)
        await until(lambda: table.saved(while_away))
        await until(lambda: events(bot.log, "discord.connection_restored"))
        assert events(bot.log, "discord.connection_lost") == [shard]
        assert events(bot.log, "discord.connection_restored") == [shard]
        assert table.loopback.gateway.identified == SHARDS


async def test_the_process_of_the_first_shard_answers_direct_messages_about_the_tables_of_another(
    table: WireTable, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    provide(request.config)
    address, bob = address_of(tmp_path), table.people[1]
    server = table.world.backend.channels[table.channel].guild_id or 0
    total = next(total for total in count(2) if (server >> 22) % total)
    building.add_role(table.world, server, "keepers", MANAGE_MESSAGES, bob)
    direct, folder = table.world.backend.get_dm_channel(bob).id, tmp_path / "first"
    folder.mkdir()
    table.postgresql = address
    variables = {"SHARD_COUNT": str(total), "DATABASE_URL": address, "SHARD_IDS": "0"}
    others = ",".join(map(str, range(1, total)))
    async with table.bot(SHARD_COUNT=str(total), SHARD_IDS=others) as other:
        await until(lambda: table.loopback.gateway.connected == total - 1)
        async with running(table.loopback, folder, variables=variables) as first:
            await table.begin()
            await table.settled()
            assert (await table.actions.slash(bob, direct, "moves", {})).kind
            assert (await table.actions.slash(bob, direct, "table cancel", {})).kind
            await until(partial(table.offers, "cancel", bob, direct))
            assert (await table.actions.click(bob, direct, *table.offers("cancel", bob, direct)[-1])).kind
            await until(lambda: table.closed)
            await until(lambda: not table.untold())
            assert '"asked": "cancel"' in first.log
            assert '"asked": "cancel"' not in other.log
            assert "Traceback" not in first.log + other.log


def test_a_shard_gets_the_events_of_its_own_servers_only(table: WireTable) -> None:
    servers, intents = add_servers(table), (1 << 0) | (1 << 9) | (1 << 12)
    pushed: list[tuple[int, str, Mapping[str, Any]]] = []

    def push(shard: int, name: str, body: Mapping[str, Any]) -> None:
        pushed.append((shard, name, body))

    for shard in range(SHARDS):
        feed = GatewayFeed(table.world, intents, Shard(shard, SHARDS), partial(push, shard))
        feed.greet("session", "ws://here")
        for server in servers.values():
            feed.feed("GUILD_UPDATE", {"id": str(server)})
    for shard, name, body in pushed:
        ids = [guild["id"] for guild in body["guilds"]] if name == "READY" else [body["id"]]
        assert {shard_of(int(server)) for server in ids} <= {shard}
    assert sum(name == "GUILD_CREATE" for _, name, _ in pushed) == len(table.world.backend.guilds)

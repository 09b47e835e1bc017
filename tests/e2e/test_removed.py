"""A server removes the bot: no turn is lost, no request is wasted, and after thirty days its tables close."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from simcord.backend import serializers

from bot.table.model import Status
from tests.by_seat import by_seat
from tests.e2e.reading import calls, reply_text
from tests.e2e.world import visible_text

if TYPE_CHECKING:
    from collections.abc import Generator

    from tests.e2e.world import World

HOUR = 3600.0
DAY = 24 * HOUR
REMOVED_TEXT = "I’ve been removed from this table’s server"


class RemovableServer:
    """A server that can remove the bot and invite it back. SimCord deletes such a server, so this keeps a copy."""

    def __init__(self, world: World) -> None:
        backend = world.env.backend
        self._world = world
        self._guild = backend.guilds[world.guild.id]
        places = [*self._guild.channel_ids, *self._guild.thread_ids]
        self._channels = {place: backend.channels[place] for place in places}
        self._messages = {place: backend.messages[place] for place in places if place in backend.messages}
        self._threads = list(self._guild.thread_ids)

    async def remove(self) -> None:
        """Remove the bot from the server."""
        self._world.env.backend.remove_guild(self._world.guild.id)
        await self._world.env.settle()

    async def invite(self) -> None:
        """Invite the bot back to the unchanged server."""
        self.put_back()
        backend = self._world.env.backend
        backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, self._guild))
        await self._world.env.settle()

    def put_back(self) -> None:
        """Restore the server without an event."""
        backend = self._world.env.backend
        backend.guilds[self._guild.id] = self._guild
        backend.channels.update(self._channels)
        backend.messages.update(self._messages)
        self._guild.thread_ids[:] = self._threads


def warnings(caplog: pytest.LogCaptureFixture, start: str) -> list[str]:
    """Return the warnings in the log that start with this text."""
    messages = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    return [line for line in messages if line.startswith(start)]


@contextmanager
def no_message_requests(world: World) -> Generator[None]:
    """Fail if the bot sends, reads, edits or deletes a message on Discord in this block."""
    before = len(world.env.http_requests)
    yield
    requests = [
        (request.method, request.path) for request in world.env.http_requests[before:] if "/messages" in request.path
    ]
    assert requests == []


async def test_a_removal_stops_clocks_and_messages(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.begin(world.ann, world.bob, pace="live")
    server = RemovableServer(world)
    await server.remove()
    with no_message_requests(world):
        await world.env.advance_time(3 * HOUR)
    table = world.table()
    assert (table.status, table.moves, table.due, set(by_seat(table, "due"))) == (Status.RUNNING, 0, None, {None})
    assert len(warnings(caplog, "server.removed")) == 1


async def test_a_removal_is_known_after_a_restart(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.begin(world.ann, world.bob, pace="live")
    await RemovableServer(world).remove()
    with no_message_requests(world):
        await world.restart(after=DAY)
        await world.env.advance_time(3 * HOUR)
    assert (world.table().status, world.table().due) == (Status.RUNNING, None)
    assert len(warnings(caplog, "server.removed")) == 1


async def test_a_removal_during_downtime_is_found_at_the_start(world: World) -> None:
    await world.begin(world.ann, world.bob, pace="live")
    server = RemovableServer(world)
    await world.env.bot.close()
    world.env.backend.remove_guild(world.guild.id)
    await world.restart()
    assert world.table().away is not None
    server.put_back()
    await world.restart()
    assert world.table().away is None


async def test_an_unavailable_server_does_not_count_as_a_removal(world: World) -> None:
    await world.begin(world.ann, world.bob)
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.env.settle()
    assert world.table().away is None
    assert world.table().due is not None


async def test_a_failed_request_does_not_count_as_a_removal(world: World) -> None:
    await world.begin(world.ann, world.bob)
    path = f"/guilds/{world.guild.id}"
    world.env.inject_error("GET", path, status=500, code=0, times=None)
    bot: Any = world.env.bot
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await bot.on_shard_ready(0)
    assert world.table().away is None


async def test_a_new_invitation_resumes_the_game_with_full_time(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.env.advance_time(HOUR)
    server = RemovableServer(world)
    await server.remove()
    await world.restart(after=29 * DAY)
    await server.invite()
    await world.env.advance_time(60)
    table = world.table()
    assert table.away is None
    assert table.due == pytest.approx(world.env.now().timestamp() + DAY, abs=120)
    assert "I’m back on this server" in visible_text(world.board())
    assert len(calls(world, world.ann)) == 1
    await world.ann.slash(world.thread(), "guess move", move="3")
    assert world.table().moves == 1


async def test_a_game_closes_after_thirty_days_and_can_be_verified(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.ann.slash(world.thread(), "guess move", move="3")
    server = RemovableServer(world)
    await server.remove()
    with no_message_requests(world):
        await world.restart(after=30 * DAY)
        await world.env.advance_time(30 * DAY - 2 * HOUR)
        assert world.table().status is Status.RUNNING, "the time without the bot does not count"
        await world.env.advance_time(3 * HOUR)
    assert world.table().status is Status.CLOSED
    assert [type(fact).__name__ for fact in await world.facts()][-2:] == ["ServerLeft", "SeedShown"]
    assert (await world.app.tables.verify(1)).agrees
    assert await world.app.news.waiting_since() == {}
    await server.invite()
    assert "ended without a result" in visible_text(world.messages(world.channel)[0])
    assert "ended without a result" in visible_text(world.farewell())


async def test_a_removal_stops_the_time_limit_of_a_lobby(world: World) -> None:
    await world.open(world.ann)
    server = RemovableServer(world)
    await server.remove()
    await world.restart(after=3 * DAY)
    assert world.table().status is Status.LOBBY
    await server.invite()
    await world.env.advance_time(HOUR)
    assert world.table().status is Status.LOBBY
    await world.bob.slash(world.channel, "table join")
    assert world.table().due == pytest.approx(world.env.now().timestamp() + 47 * HOUR, abs=120)


async def test_commands_after_a_removal_explain_it(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await RemovableServer(world).remove()
    user = world.ann.user
    commands: dict[str, dict[str, Any]] = {
        "table show": {"view": "board", "table": 1},
        "table resign": {"table": 1},
        "guess move": {"move": "3"},
    }
    for command, options in commands.items():
        assert REMOVED_TEXT in reply_text(await user.slash(command, **options))
    assert "Nobody is waiting for you" in reply_text(await user.slash("moves"))


@pytest.mark.parametrize("started", [True, False])
async def test_a_user_can_be_forgotten_after_a_removal(world: World, *, started: bool) -> None:
    await world.open(world.ann)
    await world.bob.slash(world.channel, "table join")
    if started:
        await world.ann.slash(world.channel, "table start")
    server = RemovableServer(world)
    await server.remove()
    await world.app.tables.forget(world.bob.id)
    table = world.table()
    assert world.bob.id not in [getattr(sitter, "user", None) for sitter in table.sitters]
    assert table.finished or table.away is not None
    await server.invite()
    assert world.table().away is None

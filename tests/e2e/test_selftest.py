"""`/selftest`: plays whole games in a private thread, tells what works, and leaves nothing behind."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from unittest.mock import AsyncMock

import discord
import pytest
from msgspec.structs import replace

from bot.selftest import runner
from bot.selftest.venue import VENUES, Venue, Venues
from bot.table.model import Status
from bot.transport.sender import Sender
from bot.ui.messages.layout import notice
from tests.e2e.playing import moderator
from tests.e2e.reading import reply_text
from tests.e2e.world import visible_text
from tests.stand_ins import returning

if TYPE_CHECKING:
    from tests.e2e.world import World

GAMES = ["guess", "auction"]
"""Two short sample games, of which the first has a picture in these tests."""


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a self-test play the sample games only."""
    monkeypatch.setattr(runner, "tested_games", returning(GAMES))


async def page(world: World, channel: Any = None) -> str:
    """Let a moderator type `/selftest`; return the page."""
    keeper = await moderator(world)
    result = await keeper.slash(channel or world.channel, "selftest")
    await world.env.settle()
    assert len(result.followups) <= 1
    return reply_text(result)


async def rows(world: World, name: str) -> int:
    """Return the number of rows of a table of the database."""
    database = world.app.values._database
    return int(await database.value(f"SELECT count(*) FROM {name}"))  # noqa: S608 - names of ours


async def assert_nothing_is_left(world: World) -> None:
    assert world.app.tables.rehearsals.standing() == []
    counts = {name: await rows(world, name) for name in ("game_table", "move", "news", "post", "result", "rating")}
    assert set(counts.values()) == {0}, counts
    assert await world.app.values.get(VENUES) in (None, b"[]")


def threads(world: World) -> list[Any]:
    return [thread for thread in world.channel.threads if thread.name.startswith("🧪")]


@pytest.mark.usefixtures("few_games")
async def test_a_moderator_sees_that_all_works_and_nothing_is_left(world: World) -> None:
    text = await page(world)
    assert "**Games**: 2 of 2 played to the end" in text
    assert "**Permissions**: I have all that I need." in text
    assert "**Direct messages**: they reach you." in text
    assert "The tables and the thread are gone." in text
    assert threads(world) == []
    await assert_nothing_is_left(world)


@pytest.mark.night
async def test_every_game_is_played_to_its_end(world: World) -> None:
    text = await page(world)
    assert f"**Games**: {len(world.app.uis)} of {len(world.app.uis)} played" in text
    assert "**Pictures**: drawn" in text
    await assert_nothing_is_left(world)


@pytest.mark.usefixtures("few_games")
async def test_the_games_are_played_in_a_private_thread_with_the_moderator(world: World) -> None:
    await page(world)
    (thread,) = [
        request for request in world.env.http_requests if request.method == "POST" and request.path.endswith("/threads")
    ]
    assert (thread.json or {})["type"] == 12
    (admitted,) = [
        request for request in world.env.http_requests if request.method == "PUT" and "/thread-members/" in request.path
    ]
    sent = f"{admitted.path.partition('/thread-members/')[0]}/messages"
    messages = [request for request in world.env.http_requests if (request.method, request.path) == ("POST", sent)]
    assert len(messages) >= 2 * 3, "of each game its card, its board and its end"


@pytest.mark.usefixtures("few_games")
async def test_a_channel_without_private_threads_says_so_and_gets_no_message(world: World) -> None:
    narrow = world.channel_without("create_private_threads")
    text = await page(world, narrow)
    assert "Create Private Threads: no private tables." in text
    assert "so the games were played unseen" in text
    assert "**Games**: 2 of 2 played to the end" in text
    assert world.messages(narrow) == []
    await assert_nothing_is_left(world)


@pytest.mark.usefixtures("few_games")
async def test_each_missing_permission_is_named_with_what_stops_working(world: World) -> None:
    text = await page(world, world.channel_without("attach_files"))
    assert "Attach Files is missing." in text
    assert "Attach Files: boards come without pictures." in text


@pytest.mark.usefixtures("few_games")
async def test_a_thread_that_may_not_be_deleted_is_closed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    answer: Any = SimpleNamespace(status=403, reason="Forbidden")
    refusal = discord.Forbidden(answer, {"code": 50013, "message": ""})
    monkeypatch.setattr(Sender, "delete_thread", AsyncMock(side_effect=refusal))
    text = await page(world)
    (thread,) = threads(world)
    assert "I’m not allowed to delete" in text
    assert "its tables are deleted" in visible_text(world.messages(thread)[-1])
    metadata: Any = world.env.backend.channels[thread.id]
    assert metadata.thread_metadata.archived
    await assert_nothing_is_left(world)


@pytest.mark.usefixtures("few_games")
async def test_closed_direct_messages_are_reported(world: World) -> None:
    keeper = await moderator(world)
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    result = await keeper.slash(world.channel, "selftest")
    await world.env.settle()
    assert "**Direct messages**: they don’t reach you." in reply_text(result)


@pytest.mark.usefixtures("few_games")
async def test_the_direct_message_is_deleted_again(world: World) -> None:
    await page(world)
    paths = [request.path for request in world.env.http_requests if request.method == "DELETE"]
    (direct,) = world.env.backend.dm_channels.values()
    assert [path for path in paths if path.startswith(f"/channels/{direct}/messages/")]


async def test_only_moderators_may_test(world: World) -> None:
    bot: Any = world.env.bot
    (command,) = [command for command in await bot.tree.fetch_commands() if command.name == "selftest"]
    assert command.default_member_permissions == discord.Permissions(manage_guild=True)
    world.guild.set_command_permissions(command, {world.ann: True})
    result = await world.ann.slash(world.channel, "selftest")
    assert "**Manage Server**" in reply_text(result)


async def test_a_second_self_test_is_refused_while_one_runs(world: World) -> None:
    tests = cog(world)._tests
    tests._running.add(world.guild.id)
    assert "A self-test is running on this server." in await page(world)
    tests._running = {1, 2}
    assert "two other servers" in await page(world)
    assert tests._running == {1, 2}


def cog(world: World) -> Any:
    bot: Any = world.env.bot
    return bot.get_cog("SelfTestCog")


async def interrupted(world: World) -> Venue:
    """Leave what a self-test leaves whose process is killed in the middle of a game."""
    app, bot = world.app, world.env.bot
    venues = Venues(app, Sender(bot))
    venue = Venue(world.guild.id, world.channel.id, "🧪 Self-test", app.clock.now())
    venue = await venues.open(venue, world.ann.id)
    table = await app.tables.rehearsals.open(app.uis["auction"].game, venue.place, "en")
    await app.tables.rehearsals.move(table.id)
    await world.env.settle()
    assert app.tables.get(table.id).status is Status.RUNNING
    return venue


async def test_a_restart_removes_what_an_interrupted_self_test_left(world: World) -> None:
    await interrupted(world)
    assert len(threads(world)) == 1
    await world.restart()
    assert threads(world) == []
    await assert_nothing_is_left(world)


async def test_a_thread_without_a_stored_id_is_found_by_its_name(world: World) -> None:
    venue = await interrupted(world)
    await Venues(world.app, Sender(world.env.bot))._store(venue.guild, replace(venue, thread=None))
    for table in world.app.tables.rehearsals.standing():
        await world.app.tables.rehearsals.delete(table.id)
    await world.restart()
    assert threads(world) == []
    await assert_nothing_is_left(world)


async def test_a_running_self_test_is_not_cleared(world: World) -> None:
    venue = await interrupted(world)
    venues = Venues(world.app, Sender(world.env.bot))
    await venues.clear(lambda guild: guild != venue.guild, notice("over"))
    assert len(world.app.tables.rehearsals.standing()) == 1
    await venues.clear(lambda _guild: True, notice("over"))
    await assert_nothing_is_left(world)


@pytest.mark.usefixtures("few_games")
async def test_a_machine_that_is_too_slow_is_named(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.selftest.trials.MAX_PLAYING_S", -1.0)
    text = await page(world)
    assert "**Games**: 0 of 2 played" in text
    assert "stopped after one move because the bot’s machine is too busy" in text
    await assert_nothing_is_left(world)

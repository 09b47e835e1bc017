"""A moderator's rights depend on the table's channel or the server, never on the channel of the command."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
import pytest

import bot
import cogs
from bot.table.model import Status
from tests.e2e.reading import reply_text
from tests.e2e.world import verb

if TYPE_CHECKING:
    from tests.e2e.world import World

EVERYTHING = discord.PermissionOverwrite(
    view_channel=True, manage_messages=True, manage_guild=True, manage_threads=True, administrator=True
)
TIDY = discord.PermissionOverwrite(view_channel=True, manage_messages=True)
UNTIDY = discord.PermissionOverwrite(view_channel=True, manage_messages=False)


def member_with(world: World, **permissions: bool) -> Any:
    """Return a new member with these permissions on the server."""
    role = world.guild.create_role("keepers", permissions=discord.Permissions(**permissions))
    return world.guild.add_member(world.env.create_user("keeper"), roles=[role])


def channel(world: World, name: str, person: Any, overwrite: discord.PermissionOverwrite) -> Any:
    """Return a new channel in which the person's permissions differ from those on the server."""
    return world.guild.create_text_channel(name, overwrites={person.user: overwrite})


async def begin_game_with_overwrite(world: World, person: Any, overwrite: discord.PermissionOverwrite) -> None:
    """Begin a game of Ann and Bob in a channel with this overwrite for a third person."""
    world.channel = channel(world, "tables", person, overwrite)
    await world.begin(world.ann, world.bob)


async def test_a_moderator_of_another_channel_cannot_cancel_a_table(world: World) -> None:
    own = channel(world, "own", world.dora, EVERYTHING)
    await world.begin(world.ann, world.bob)
    assert "Only the host" in reply_text(await world.dora.slash(own, "table cancel", table=1))
    assert world.table().status is Status.RUNNING


@pytest.mark.parametrize("place", ["channel", "thread", "elsewhere"])
async def test_a_moderator_of_the_tables_channel_cancels_from_anywhere(world: World, place: str) -> None:
    await begin_game_with_overwrite(world, world.dora, TIDY)
    elsewhere = channel(world, "elsewhere", world.dora, UNTIDY)
    places = {"channel": world.channel, "thread": world.thread(), "elsewhere": elsewhere}
    await world.confirm(world.dora, "table cancel", places[place], table=1)
    assert world.table().status is Status.CLOSED


@pytest.mark.parametrize("place", ["channel", "thread", "elsewhere"])
async def test_a_channel_can_deny_the_right_of_a_server_moderator(world: World, place: str) -> None:
    person = member_with(world, manage_messages=True)
    await begin_game_with_overwrite(world, person, UNTIDY)
    elsewhere = channel(world, "elsewhere", person, TIDY)
    places = {"channel": world.channel, "thread": world.thread(), "elsewhere": elsewhere}
    assert "Only the host" in reply_text(await person.slash(places[place], "table cancel", table=1))
    assert world.table().status is Status.RUNNING


async def test_the_right_is_checked_again_at_the_confirmation(world: World) -> None:
    person = member_with(world, manage_messages=True)
    own = channel(world, "own", person, EVERYTHING)
    await world.begin(world.ann, world.bob)
    question: Any = (await person.slash(own, "table cancel", table=1)).response
    member = world.env.backend.get_member(world.guild.id, person.id)
    for role in list(member.role_ids):
        world.env.backend.remove_member_role(world.guild.id, person.id, role)
    await world.env.settle()
    assert "Only the host" in reply_text(await person.click(question, custom_id=verb(question, "cancel")))
    assert world.table().status is Status.RUNNING


@pytest.mark.parametrize("is_known", [True, False], ids=["server known", "server of another process"])
@pytest.mark.parametrize(("overwrite", "status"), [(TIDY, Status.CLOSED), (UNTIDY, Status.RUNNING)])
async def test_in_direct_messages_the_permissions_of_the_tables_channel_count(
    world: World, overwrite: discord.PermissionOverwrite, status: Status, *, is_known: bool
) -> None:
    """Ann is a player but not the host, and types in her direct messages."""
    world.channel = channel(world, "tables", world.ann, overwrite)
    await world.begin(world.bob, world.ann)
    if not is_known:
        await world.give_server_away()
    answer = await world.ann.user.slash("table cancel", table=1)
    if status is Status.RUNNING:
        assert "Only the host" in reply_text(answer)
    else:
        await world.ann.user.click(answer.response, custom_id=verb(answer.response, "cancel"))
    assert world.table().status is status


@pytest.mark.parametrize(("overwrite", "status"), [(TIDY, Status.CLOSED), (UNTIDY, Status.RUNNING)])
async def test_on_another_server_the_permissions_of_the_tables_channel_count(
    world: World, overwrite: discord.PermissionOverwrite, status: Status
) -> None:
    """Ann owns the server in which she types."""
    world.channel = channel(world, "tables", world.ann, overwrite)
    await world.begin(world.bob, world.ann)
    elsewhere = world.env.create_guild("Elsewhere", owner=world.ann.user)
    there, owner = elsewhere.create_text_channel("own"), elsewhere.add_member(world.ann.user)
    await world.env.settle()
    answer: Any = await owner.slash(there, "table cancel", table=1)
    if status is Status.RUNNING:
        assert "Only the host" in reply_text(answer)
    else:
        await owner.click(answer.response, custom_id=verb(answer.response, "cancel"))
    assert world.table().status is status


@pytest.mark.parametrize(("may_manage", "status"), [(True, Status.CLOSED), (False, Status.RUNNING)])
async def test_without_the_channel_the_roles_on_another_process_server_count(
    world: World, status: Status, *, may_manage: bool
) -> None:
    keeper = member_with(world, manage_messages=may_manage)
    await world.begin(world.bob, keeper)
    await world.give_server_away()
    world.env.inject_error("GET", f"/channels/{world.channel.id}", status=404, code=10003, times=None)
    answer = await keeper.user.slash("table cancel", table=1)
    if status is Status.RUNNING:
        assert "Only the host" in reply_text(answer)
    else:
        await keeper.user.click(answer.response, custom_id=verb(answer.response, "cancel"))
    assert world.table().status is status


async def test_a_right_that_discord_does_not_confirm_is_denied(world: World) -> None:
    world.channel = channel(world, "tables", world.ann, TIDY)
    await world.begin(world.bob, world.ann)
    world.env.inject_error("GET", f"/guilds/{world.guild.id}/members/{world.ann.id}", status=403, code=50001)
    assert "Discord isn’t telling me" in reply_text(await world.ann.user.slash("table cancel", table=1))
    assert world.table().status is Status.RUNNING


@pytest.mark.parametrize(
    "options",
    [{"pace": "live"}, {"language": "cs"}],
)
async def test_a_channel_grants_no_right_over_the_server(world: World, options: dict[str, Any]) -> None:
    before = await world.chosen_here()
    own = channel(world, "own", world.dora, EVERYTHING)
    await world.env.settle()
    assert "Manage Server" in reply_text(await world.dora.slash(own, "settings server", **options))
    assert await world.chosen_here() == before


async def test_a_channel_denies_no_right_over_the_server(world: World) -> None:
    person = member_with(world, manage_guild=True)
    narrow = discord.PermissionOverwrite(view_channel=True, manage_guild=False)
    there = channel(world, "narrow", person, narrow)
    await world.env.settle()
    # Discord's own rule would hide the command there.
    tree: Any = getattr(world.env.bot, "tree")  # noqa: B009 - not in the type of the actor
    settings = next(command for command in await tree.fetch_commands() if command.name == "settings")
    world.guild.set_command_permissions(settings, {person: True})
    await person.slash(there, "settings server", language="cs")
    assert (await world.chosen_here()).language == "cs"


def test_code_reads_the_permissions_of_the_channel_of_a_command_only_for_writing_there() -> None:
    read = {
        f"{file.name} {function.name}"
        for package in (bot, cogs)
        for file in Path(package.__path__[0]).rglob("*.py")
        for function in ast.walk(ast.parse(file.read_text()))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute)
        and node.attr in ("permissions", "resolved_permissions")
        and "interaction" in ast.unparse(node.value)
    }
    assert read == {"rights.py may_publish"}

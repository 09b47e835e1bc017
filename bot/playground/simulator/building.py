"""Builders for the initial content of a simulated Discord: users, servers, channels, roles, first messages.

They check no permissions, only the needs of the simulation; tests depend on that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from simcord.backend import serializers
from simcord.enums import ChannelType

from bot.playground.simulator.gateway_feed import Shard

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.playground.payload import Json
    from bot.playground.simulator.discord_state import Discord


_BOT_ADD = 28
"""The audit log's number for an invitation of a bot."""


def name_bot(world: Discord, name: str) -> None:
    """Set the name of the bot's account. Call it before a server is added: the bot's role there gets the same name."""
    world.backend.bot_user.name = name


def add_person(world: Discord, name: str, *, locale: str = "en-US") -> int:
    """Create an account and its direct messages with the bot; return its id."""
    person = world.backend.make_user(name.lower(), global_name=name)
    world.backend.get_dm_channel(person.id)
    world.locales[person.id] = locale
    return person.id


_WHOLE_BOT = Shard(0, 1)


def add_server(world: Discord, name: str, owner: int, members: Iterable[int] = (), shard: Shard = _WHOLE_BOT) -> int:
    """Create a server of this shard with these members and the bot; return its id."""
    guild = world.backend.create_guild(name, owner_id=owner, shard_id=shard.number, shard_count=shard.total)
    for member in members:
        world.backend.add_member(guild.id, member, announce=True)
    return guild.id


def set_language(world: Discord, server: int, people: Iterable[int], locale: str) -> None:
    """Set the language of a server and of these users' Discord clients."""
    world.backend.guilds[server].preferred_locale = locale
    world.locales.update(dict.fromkeys(people, locale))


def add_channel(world: Discord, server: int, name: str, topic: str = "") -> int:
    """Create a text channel; return its id."""
    return world.backend.create_channel(server, name, type=ChannelType.TEXT, topic=topic).id


def add_forum(world: Discord, server: int, name: str, topic: str = "") -> int:
    """Create a forum; return its id."""
    return world.backend.create_channel(server, name, type=ChannelType.FORUM, topic=topic).id


def add_role(world: Discord, server: int, name: str, permissions: int, member: int) -> int:
    """Create a role with these permissions (Discord's bit field) and give it to a member; return its id."""
    role = world.backend.create_role(server, name, permissions=permissions)
    world.backend.add_member_role(server, member, role.id)
    return role.id


def remove_member(world: Discord, server: int, person: int) -> list[int]:
    """Remove a user from a server; return the ids of the roles that they had there."""
    roles = list(world.backend.get_member(server, person).role_ids)
    world.backend.remove_member(server, person)
    return roles


def return_member(world: Discord, server: int, person: int, roles: list[int]) -> None:
    """Add a user to a server again, with these roles."""
    world.backend.add_member(server, person, roles=roles, announce=True)


def remove_bot(world: Discord, server: int) -> None:
    """Remove the bot from a server that it is on."""
    if world.has_bot(server):
        world.backend.remove_member(server, world.bot[0])
        world.backend.emit("GUILD_DELETE", {"id": str(server)})


def invite_bot(world: Discord, server: int, person: int) -> None:
    """Add the bot to a server as a user invites it, and note that in the audit log; no effect if the bot is there.

    Unlike a server that becomes available again, a new server has no `unavailable` in its event.
    """
    if world.has_bot(server):
        return
    backend, bot = world.backend, world.bot[0]
    guild = backend.guilds[server]
    roles = [role.id for role in guild.roles.values() if role.managed]
    backend.add_member(server, bot, roles=roles)
    backend.record_audit_log(server, _BOT_ADD, target_id=bot, user_id=person)
    payload: Json = dict(serializers.guild_create_payload(backend, guild))
    del payload["unavailable"]
    backend.emit("GUILD_CREATE", payload)


def was_invited(world: Discord, server: int) -> bool:
    """Return whether a user has invited the bot to a server at some time."""
    return any(entry.action_type == _BOT_ADD for entry in world.backend.guilds[server].audit_log_entries)


def write(world: Discord, author: int, place: int, text: str) -> int:
    """Write a message as any user; return its id."""
    return world.backend.create_message(place, author, text).id


def reword(world: Discord, place: int, message: int, text: str) -> None:
    """Change a message's text without marking it as edited."""
    world.backend.messages[place][message].content = text

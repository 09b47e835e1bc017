"""Builds what a simulated Discord starts with: people, servers, channels, roles, first messages.

Everything is checked only as far as the simulation itself needs it: builders are almighty, as tests want them to be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from simcord.enums import ChannelType

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.playground.simulator.discord_state import Discord


def name_bot(world: Discord, name: str) -> None:
    """Give the bot's account its name; before any server is added, for its role there is named alike."""
    world.backend.bot_user.name = name


def add_person(world: Discord, name: str, *, locale: str = "en-US") -> int:
    """Create an account and its direct messages with the bot; return its id."""
    person = world.backend.make_user(name.lower(), global_name=name)
    world.backend.get_dm_channel(person.id)
    world.locales[person.id] = locale
    return person.id


def add_server(world: Discord, name: str, owner: int, members: Iterable[int] = ()) -> int:
    """Create a server with these members, the bot among them; return its id."""
    guild = world.backend.create_guild(name, owner_id=owner)
    for member in members:
        world.backend.add_member(guild.id, member, announce=True)
    return guild.id


def set_language(world: Discord, server: int, people: Iterable[int], locale: str) -> None:
    """Set a server and the Discord of these people to a language."""
    world.backend.guilds[server].preferred_locale = locale
    world.locales.update(dict.fromkeys(people, locale))


def add_channel(world: Discord, server: int, name: str, topic: str = "") -> int:
    """Create a text channel; return its id."""
    return world.backend.create_channel(server, name, type=ChannelType.TEXT, topic=topic).id


def add_role(world: Discord, server: int, name: str, permissions: int, member: int) -> int:
    """Create a role with these permissions (Discord's bit field) and give it to a member; return its id."""
    role = world.backend.create_role(server, name, permissions=permissions)
    world.backend.add_member_role(server, member, role.id)
    return role.id


def remove_member(world: Discord, server: int, person: int) -> list[int]:
    """Let somebody leave a server; return the ids of the roles that they had there."""
    roles = list(world.backend.get_member(server, person).role_ids)
    world.backend.remove_member(server, person)
    return roles


def return_member(world: Discord, server: int, person: int, roles: list[int]) -> None:
    """Let somebody come back to a server, with these roles."""
    world.backend.add_member(server, person, roles=roles, announce=True)


def write(world: Discord, author: int, place: int, text: str) -> int:
    """Write a message as anybody; return its id."""
    return world.backend.create_message(place, author, text).id


def reword(world: Discord, place: int, message: int, text: str) -> None:
    """Let a message say something else, as if it had always done so."""
    world.backend.messages[place][message].content = text

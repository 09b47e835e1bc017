"""Drop-down lists of channels, roles and members, which Discord itself fills. An empty choice clears the setting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
from discord import ui

from bot.ui.messages.components import placeholder

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class _ChannelSelect(ui.ChannelSelect[Any]):
    """A list that discord.py does not remember."""

    def is_dispatchable(self) -> bool:
        return False


class _RoleSelect(ui.RoleSelect[Any]):
    """A list that discord.py does not remember."""

    def is_dispatchable(self) -> bool:
        return False


class _UserSelect(ui.UserSelect[Any]):
    """A list that discord.py does not remember."""

    def is_dispatchable(self) -> bool:
        return False


def channel_picker(
    custom_id: str, prompt: str, chosen: int | None, kinds: Sequence[discord.ChannelType]
) -> Callable[[], ui.Item[Any]]:
    """Return a list of the server's channels of these kinds, with the chosen one."""
    default = _default(chosen, discord.SelectDefaultValueType.channel)
    return lambda: _ChannelSelect(
        custom_id=custom_id,
        placeholder=placeholder(prompt),
        min_values=0,
        channel_types=list(kinds),
        default_values=default,
    )


def role_picker(custom_id: str, prompt: str, chosen: int | None) -> Callable[[], ui.Item[Any]]:
    """Return a list of the server's roles, with the chosen one."""
    default = _default(chosen, discord.SelectDefaultValueType.role)
    return lambda: _RoleSelect(
        custom_id=custom_id, placeholder=placeholder(prompt), min_values=0, default_values=default
    )


def user_picker(custom_id: str, prompt: str) -> Callable[[], ui.Item[Any]]:
    """Return a list of the server's members."""
    return lambda: _UserSelect(custom_id=custom_id, placeholder=placeholder(prompt))


def _default(chosen: int | None, kind: discord.SelectDefaultValueType) -> list[discord.SelectDefaultValue]:
    if chosen is None:
        return []
    number = cast("int", str(chosen))  # discord.py sends the id as it is; Discord's API wants text
    return [discord.SelectDefaultValue(id=number, type=kind)]

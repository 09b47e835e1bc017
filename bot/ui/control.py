"""Controls: every button and list of the bot is one kind of item, known by its custom id alone.

A custom id reads `verb:arg:arg…`. It survives restarts, because nothing about it is remembered, and it carries
no secret: a move stands in it as a number in its owner's menu under a keyed stamp, never as itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Sequence


LONGEST_LABEL = 80
LONGEST_NUMBER = 18
"""Digits; what is longer was never written by the bot and would not fit the database."""
LONGEST_OPTION = 100


@dataclass(frozen=True)
class Press:
    """What a control was told: the arguments of its custom id and, of a list, the chosen values."""

    args: tuple[str, ...]
    values: tuple[str, ...] = ()

    def number(self, i: int) -> int:
        """Return argument `i` as a whole number; -1, which nothing is, when somebody wrote something else."""
        text = self.args[i] if i < len(self.args) else ""
        return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else -1

    def text(self, i: int) -> str:
        """Return argument `i`, or nothing."""
        return self.args[i] if i < len(self.args) else ""


class Control(ui.DynamicItem[ui.Item[Any]], template=r"(?P<verb>[a-z]{2,12}):(?P<rest>[^\n]{0,90})"):
    """A button or a list that lives as long as its message does."""

    def __init__(self, item: ui.Item[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - the framework's signature
        item: ui.Item[Any],
        match: re.Match[str],  # noqa: ARG003
        /,
    ) -> Self:
        """Take up the control again as it stands on the message."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the client, which knows all verbs."""
        verb, *args = self.custom_id.split(":")
        data: dict[str, Any] = dict(interaction.data or {})
        values = tuple(data.get("values", ()))
        await interaction.client.press(interaction, verb, Press(tuple(args), values))


def button(
    custom_id: str,
    label: str,
    emoji: str | None = None,
    *,
    main: bool = False,
    grave: bool = False,
    disabled: bool = False,
) -> Callable[[], ui.Item[Any]]:
    """A button; `main` for what most will want, `grave` for what hurts."""
    style = discord.ButtonStyle.secondary
    if main:
        style = discord.ButtonStyle.primary
    if grave:
        style = discord.ButtonStyle.danger
    shown = label[:LONGEST_LABEL]

    def make() -> ui.Item[Any]:
        plain: ui.Button[Any] = ui.Button(style=style, label=shown, emoji=emoji, custom_id=custom_id, disabled=disabled)
        return Control(plain)

    return make


def picker(
    custom_id: str, prompt: str, options: Sequence[tuple[str, str, str | None]], chosen: str | None = None
) -> Callable[[], ui.Item[Any]]:
    """A drop-down list of (label, value, emoji), one to be chosen."""
    shown = [
        discord.SelectOption(label=label[:LONGEST_OPTION], value=value, emoji=emoji, default=value == chosen)
        for label, value, emoji in options
    ]
    return lambda: Control(ui.Select(custom_id=custom_id, placeholder=prompt[:150], options=shown))

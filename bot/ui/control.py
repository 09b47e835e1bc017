"""Controls: every button and list of the bot is one kind of item, known by its custom id alone.

A custom id reads `verb:arg:arg…`. It survives restarts, because nothing about it is remembered, and it carries
no secret: a move stands in it as a number in its owner's menu under a keyed stamp, never as itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

if TYPE_CHECKING:
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
        return _number(self.text(i))

    def text(self, i: int) -> str:
        """Return argument `i`, or nothing."""
        return self.args[i] if i < len(self.args) else ""

    def chosen(self) -> int:
        """Return what was chosen from a list, as a whole number; -1 when it was nothing or something else."""
        return _number(self.values[0] if self.values else "")


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else -1


def pressed(custom_id: str, values: tuple[str, ...] = ()) -> tuple[str, Press]:
    """Take a custom id apart: its verb, and what was pressed."""
    verb, *args = custom_id.split(":")
    return verb, Press(tuple(args), values)


class _Button(ui.Button[Any]):
    """A button that discord.py need not remember: the client answers by the custom id alone.

    As a `DynamicItem` every press would have its whole message built anew, which costs more than the answer.
    """

    def is_dispatchable(self) -> bool:
        return False


class _Select(ui.Select[Any]):
    """A list that discord.py need not remember."""

    def is_dispatchable(self) -> bool:
        return False


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
        return _Button(style=style, label=shown, emoji=emoji, custom_id=custom_id, disabled=disabled)

    return make


def picker(
    custom_id: str, prompt: str, options: Sequence[tuple[str, str, str | None]], chosen: str | None = None
) -> Callable[[], ui.Item[Any]]:
    """A drop-down list of (label, value, emoji), one to be chosen."""
    shown = [
        discord.SelectOption(label=label[:LONGEST_OPTION], value=value, emoji=emoji, default=value == chosen)
        for label, value, emoji in options
    ]
    return lambda: _Select(custom_id=custom_id, placeholder=prompt[:150], options=shown)

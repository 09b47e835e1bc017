"""The commands as Discord has them: their words in every language, their tree, and what no cog gets to see of them.

A command's English stands in `en.ftl` like every other word; Discord gets the translations it has a locale for when the
commands are registered. Discord has no Slovak, so Slovak readers get English command names there and Slovak answers.
Somebody's own program can send values that Discord's clients would never let anybody type: they are checked here, in
one place, so that what a cog annotates is true of what it gets. Must never do what a command asks for.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord import AppCommandOptionType as Kind
from discord import Locale, app_commands

from bot.i18n import translation
from bot.table.store import StorageFailed
from bot.ui.app import LOCALES
from bot.ui.interactions.handling import AckMode, refuse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from discord.app_commands import TranslationContextTypes, locale_str
    from discord.ext import commands


_log = structlog.stdlib.get_logger(__name__)

PARAMETERS = "parameters"
"""The message that names the parameters which all commands about a table share."""

_TYPES: dict[Kind, tuple[type, ...]] = {
    Kind.string: (str,),
    Kind.integer: (int,),
    Kind.boolean: (bool,),
    Kind.number: (int, float),
}
LONGEST_NUMBER = 1 << 53
"""Discord's integers lie between this and its negative."""


def word(key: str, scope: str = translation.HOST) -> locale_str:
    """Return the message `key` as Discord takes it: English now, translated when commands are registered."""
    return app_commands.locale_str(translation.text(scope, translation.DEFAULT, key), key=key, scope=scope)


def localized(key: str, *like: str, scope: str = translation.HOST) -> Callable[[Any], Any]:
    """Make a command of a cog's method: its name, its description and its parameters in the words of a scope's texts.

    The message `key` names it, its attribute `about` tells what it does, and for every parameter `<name>` and
    `<name>-about`; those that it has not are taken from the messages of the commands that are `like` it.
    """

    def decorate(method: Any) -> Any:
        names = list(inspect.signature(method).parameters)[2:]
        keys = (key, *like)
        named = app_commands.rename(**{name: _word_of(name, keys, scope) for name in names})(method)
        told = app_commands.describe(**{name: _word_of(f"{name}-about", keys, scope) for name in names})(named)
        return app_commands.command(name=word(key, scope), description=word(f"{key}.about", scope))(told)

    return decorate


def _word_of(attribute: str, keys: Iterable[str], scope: str) -> locale_str:
    """Return what the first of these messages that has it says of a parameter; every command can name a table."""
    known = (f"{key}.{attribute}" for key in (*keys, PARAMETERS))
    return word(next(key for key in known if translation.has(scope, translation.DEFAULT, key)), scope)


class Translator(app_commands.Translator):
    """Answers Discord's locales from the texts."""

    async def translate(
        self,
        string: locale_str,
        locale: Locale,
        context: TranslationContextTypes,  # noqa: ARG002 - the key says all
    ) -> str | None:
        """Return the translation, or None where the locale or the string is not ours."""
        language, key = LOCALES.get(locale), string.extras.get("key")
        if language is None or key is None:
            return None
        return translation.text(string.extras["scope"], language, key)


class Tree(app_commands.CommandTree["commands.Bot"]):
    """The commands; whatever discord.py itself refuses is answered like every other refusal."""

    async def interaction_check(self, interaction: discord.Interaction[commands.Bot], /) -> bool:
        """Refuse values that no client of Discord's can send; while somebody still types, anything may stand there."""
        command = interaction.command
        typing = interaction.type is discord.InteractionType.autocomplete
        if typing:
            return await _fetched(interaction)
        if not isinstance(command, app_commands.Command):
            return True
        given = {name: value for name, value in interaction.namespace if value is not None}
        if is_possible(command, given):
            return True
        await refuse(interaction, AckMode.PRIVATE, "command-not-understood")
        return False

    async def on_error(
        self, interaction: discord.Interaction[commands.Bot], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that never reached its cog (outdated, a wrong kind of value), or that broke at its door."""
        broken = isinstance(error, app_commands.CommandInvokeError)
        if broken:
            _log.error("command failed", exc_info=error)
        else:
            _log.warning("command not understood", reason=type(error).__name__)
        await refuse(interaction, AckMode.PRIVATE, "something-broke" if broken else "command-not-understood")


async def _fetched(interaction: discord.Interaction[Any]) -> bool:
    """Read what suggestions depend on; return whether that worked."""
    try:
        await interaction.client.app.fetch(interaction)
    except StorageFailed as failure:
        _log.error("nothing suggested", reason=str(failure))
        return False
    return True


def is_possible(command: app_commands.Command[Any, ..., Any], given: dict[str, Any]) -> bool:
    """Say whether every value of a command (by the name its option has on Discord) is one that it offers."""
    known = {parameter.display_name: parameter for parameter in command.parameters}
    return all(name in known and _fits(known[name], value) for name, value in given.items())


def _fits(parameter: app_commands.Parameter, value: Any) -> bool:
    """What is no text, number or yes and no (a channel, a file) discord.py has resolved by itself, or refused."""
    kinds = _TYPES.get(parameter.type)
    if kinds is None:
        return True
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        return False
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    return not isinstance(value, int | float) or _lies_within(parameter, value)


def _lies_within(parameter: app_commands.Parameter, value: float) -> bool:
    least = -LONGEST_NUMBER if parameter.min_value is None else parameter.min_value
    most = LONGEST_NUMBER if parameter.max_value is None else parameter.max_value
    return least <= value <= most

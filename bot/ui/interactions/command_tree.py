"""The command tree: the commands' names and texts in every language, and the checks of the values that arrive.

The English texts stand in `en.ftl` like all others. Discord gets the translations for the locales that it has when the
commands are registered. Discord has no Slovak, so Slovak readers see English commands and get Slovak answers.

A modified client can send values that Discord's own clients never send. They are checked here, in one place, so that
the annotations of a cog's parameters can be trusted. The work of a command lies in its cog.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, cast

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

    AnyCommand = app_commands.Command[Any, ..., Any]

_log = structlog.stdlib.get_logger(__name__)

PARAMETERS = "parameters"
"""The message with the names of the parameters that all commands about a table share."""

_TYPES: dict[Kind, tuple[type, ...]] = {
    Kind.string: (str,),
    Kind.integer: (int,),
    Kind.boolean: (bool,),
    Kind.number: (int, float),
}
MAX_INTEGER = 1 << 53
"""Discord's integers lie between this and its negative."""


def word(key: str, scope: str = translation.HOST) -> locale_str:
    """Return the message `key` as discord.py's translatable string: in English, translated at registration."""
    return app_commands.locale_str(translation.text(scope, translation.DEFAULT, key), key=key, scope=scope)


def game_word(key: str, scope: str) -> locale_str:
    """Return a message of a game as `word` does, after the game's name: “Fantom: map file”."""
    return app_commands.locale_str(_in_game(scope, translation.DEFAULT, key), key=key, scope=scope, of_game=True)


def _in_game(scope: str, language: str, key: str) -> str:
    return f"{translation.text(scope, language, 'game-name')}: {translation.text(scope, language, key)}"


def localized(key: str, *like: str, scope: str = translation.HOST) -> Callable[[Any], Any]:
    """Make an app command of a cog's method, with its name, description and parameters from a scope's texts.

    The message `key` is the command's name, its attribute `about` the description. The attributes `<name>` and
    `<name>-about` name and describe a parameter; attributes that the message lacks come from the messages `like`.
    """

    def decorate(method: Any) -> Any:
        names = list(inspect.signature(method).parameters)[2:]
        keys = (key, *like)
        named = app_commands.rename(**{name: _word_of(name, keys, scope) for name in names})(method)
        described = app_commands.describe(**{name: _word_of(f"{name}-about", keys, scope) for name in names})(named)
        return app_commands.command(name=word(key, scope), description=word(f"{key}.about", scope))(described)

    return decorate


def help_line(command: AnyCommand, language: str) -> str:
    """Return a command's mention and description in a language."""
    shown = language if language in LOCALES.values() else translation.DEFAULT
    names = [_in_language(part.name, part._locale_name, shown) for part in _path(command)]  # noqa: SLF001 - discord.py
    about = _in_language(command.description, command._locale_description, language)  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
    return f"{translation.mention_of_words(command.qualified_name, ' '.join(names))} – {about}"


def _path(command: AnyCommand) -> list[Any]:
    """Return the groups of a command and the command itself, from the top."""
    parts: list[Any] = [command]
    while parts[0].parent is not None:
        parts.insert(0, parts[0].parent)
    return parts


def _in_language(english: str, string: locale_str | None, language: str) -> str:
    key = None if string is None else string.extras.get("key")
    return english if string is None or key is None else translation.text(string.extras["scope"], language, key)


def _word_of(attribute: str, keys: Iterable[str], scope: str) -> locale_str:
    """Return the text of a parameter from the first message with that attribute; the shared parameters come last."""
    candidates = (f"{key}.{attribute}" for key in (*keys, PARAMETERS))
    return word(next(key for key in candidates if translation.has(scope, translation.DEFAULT, key)), scope)


def settings_group(tree: app_commands.CommandTree[Any]) -> app_commands.Group:
    """Return the group `/settings`, to which a game may add commands for moderators. The host's cogs load first."""
    return cast("app_commands.Group", tree.get_command(word("command-settings").message))


class Translator(app_commands.Translator):
    """A translator of the commands' texts for discord.py."""

    async def translate(
        self,
        string: locale_str,
        locale: Locale,
        context: TranslationContextTypes,  # noqa: ARG002 - the key is enough
    ) -> str | None:
        """Return the translation, or None if the locale or the string is not the bot's."""
        language, key = LOCALES.get(locale), string.extras.get("key")
        if language is None or key is None:
            return None
        text = _in_game if string.extras.get("of_game") else translation.text
        return text(string.extras["scope"], language, key)


class Tree(app_commands.CommandTree["commands.Bot"]):
    """The command tree. A command that discord.py itself refuses is answered like every other refusal."""

    async def interaction_check(self, interaction: discord.Interaction[commands.Bot], /) -> bool:
        """Refuse values that Discord's clients cannot send. Autocomplete only loads settings: any text may be there."""
        command = interaction.command
        typing = interaction.type is discord.InteractionType.autocomplete
        if typing:
            return await _load_settings(interaction)
        if not isinstance(command, app_commands.Command):
            return True
        values = {name: value for name, value in interaction.namespace if value is not None}
        if is_possible(command, values):
            return True
        await refuse(interaction, AckMode.PRIVATE, "command-not-understood")
        return False

    async def on_error(
        self, interaction: discord.Interaction[commands.Bot], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that discord.py refused before its cog ran (outdated, wrong type), or that crashed."""
        broken = isinstance(error, app_commands.CommandInvokeError)
        if broken:
            _log.error("command.failed", exc_info=error)
        else:
            _log.warning("command.not_understood", reason=type(error).__name__)
        await refuse(interaction, AckMode.PRIVATE, "something-broke" if broken else "command-not-understood")


async def _load_settings(interaction: discord.Interaction[Any]) -> bool:
    """Load the settings that suggestions depend on; return whether that worked."""
    try:
        await interaction.client.app.fetch(interaction)
    except StorageFailed as failure:
        _log.error("autocomplete.settings_unread", reason=str(failure))
        return False
    return True


def is_possible(command: app_commands.Command[Any, ..., Any], values: dict[str, Any]) -> bool:
    """Return whether a command offers every given value; the keys are the options' names on Discord."""
    parameters = {parameter.display_name: parameter for parameter in command.parameters}
    return all(name in parameters and _fits(parameters[name], value) for name, value in values.items())


def _fits(parameter: app_commands.Parameter, value: Any) -> bool:
    """Check a text, a number or a truth value. discord.py itself has resolved or refused channels, files and users."""
    kinds = _TYPES.get(parameter.type)
    if kinds is None:
        return True
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        return False
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    return not isinstance(value, int | float) or _lies_within(parameter, value)


def _lies_within(parameter: app_commands.Parameter, value: float) -> bool:
    minimum = -MAX_INTEGER if parameter.min_value is None else parameter.min_value
    maximum = MAX_INTEGER if parameter.max_value is None else parameter.max_value
    return minimum <= value <= maximum

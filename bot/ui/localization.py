"""Names and descriptions of commands, in the words of the texts.

A command's English stands in `en.ftl` like every other word; Discord gets the translations it has a locale for
when the commands are registered. Discord has no Slovak, so Slovak readers get English command names there and
Slovak answers.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

from discord import Locale, app_commands

from bot import i18n

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from discord.app_commands import TranslationContextTypes, locale_str

PARAMETERS = "parameters"
"""The message that names the parameters which all commands about a table share."""
LOCALES = {Locale.czech: "cs", Locale.polish: "pl"}
"""The languages Discord itself knows, by its locale; English is the default and needs no entry."""
_OURS = {Locale.american_english: "en", Locale.british_english: "en", **LOCALES}


def known_language(locale: Locale | str | None) -> str | None:
    """Return the language of ours that somebody has set their Discord to; None: it is none of ours."""
    return next((language for known, language in _OURS.items() if str(locale) == known.value), None)


def typed(scope: str, language: str, *keys: str) -> str:
    """Return a command as Discord shows it to a reader of `language`; `keys` are the messages of its words."""
    return i18n.mention(scope, language if language in LOCALES.values() else i18n.DEFAULT, *keys)


def word(key: str, scope: str = i18n.HOST) -> locale_str:
    """Return the message `key` as Discord takes it: English now, translated when commands are registered."""
    return app_commands.locale_str(i18n.text(scope, i18n.DEFAULT, key), key=key, scope=scope)


def localized(key: str, *like: str, scope: str = i18n.HOST) -> Callable[[Any], Any]:
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
    return word(next(key for key in known if i18n.has(scope, i18n.DEFAULT, key)), scope)


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
        return i18n.text(string.extras["scope"], language, key)

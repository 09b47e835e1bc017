"""The languages of the bot, and names that a file gives in several of them.

A stored file is read with any set of languages, so that adding or removing a language makes no stored file unreadable.
English is always there and replaces every missing language.
"""

from __future__ import annotations

LANGUAGES = ("en", "cs", "sk", "pl")
DEFAULT = "en"

Words = dict[str, str]
"""A name by language, for example `{"en": "Mill Lane", "cs": "Mlýnská"}`."""
Name = str | Words
"""A name in a file: the same for all languages, or one for each language, with English always among them."""


def in_language(name: Name, language: str) -> str:
    """Return a name in `language`, or else in English; raise `KeyError` if both are missing."""
    if isinstance(name, str):
        return name
    return name[language] if language in name else name[DEFAULT]


def texts_of(name: Name) -> tuple[str, ...]:
    """Return the different texts of a name, in the order of its languages."""
    return (name,) if isinstance(name, str) else tuple(dict.fromkeys(name.values()))


def lacks_default(name: Name) -> bool:
    """Return whether a name by language has no English text, which replaces every missing one."""
    return not isinstance(name, str) and DEFAULT not in name


def unknown_languages(name: Name) -> list[str]:
    """Return the keys of a name that are not languages of the bot, such as typing errors in a server's own file."""
    return [] if isinstance(name, str) else [key for key in name if key not in LANGUAGES]

"""The languages of the bot, and names that a file gives in several of them.

A stored file is read with any set of languages, so that adding or removing a language makes no stored file unreadable.
English is always there and replaces every missing language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES = ("en", "cs", "sk", "pl")
DEFAULT = "en"

Words = dict[str, str]
"""A name by language, for example `{"en": "Mill Lane", "cs": "Mlýnská"}`."""


def in_language(words: Mapping[str, str], language: str) -> str:
    """Return a name in `language`, or else in English; raise `KeyError` if both are missing."""
    return words[language] if language in words else words[DEFAULT]


def unknown_languages(words: Mapping[str, str]) -> list[str]:
    """Return the keys of a name that are not languages of the bot, such as typing errors in a server's own file."""
    return [key for key in words if key not in LANGUAGES]

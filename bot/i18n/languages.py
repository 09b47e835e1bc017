"""The languages that the bot speaks, and names that a file gives in several of them.

A stored file is read with any set of languages, so that a language that is added later, or taken back, makes no stored
file unreadable. English is always there, and stands for every language that is missing.
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
    """Return a name for a reader of `language`; raise `KeyError` if it is missing there and in English too."""
    return words[language] if language in words else words[DEFAULT]


def unknown_languages(words: Mapping[str, str]) -> list[str]:
    """Return the keys of a name that are no languages of the bot: typing errors, in a file that somebody loads."""
    return [key for key in words if key not in LANGUAGES]

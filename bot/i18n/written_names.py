"""Checks of the names in a server's files: they can be shown in a chat and drawn in a picture.

A fault is the id of a text of the host and its variables; the file's reader adds the place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.i18n.languages import DEFAULT, LANGUAGES, lacks_default, texts_of, unknown_languages
from bot.i18n.typefaces import is_visible, undrawable_character

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.i18n.languages import Name

    NameFault = tuple[str, dict[str, int | str]]
    """The id of a text, and its variables."""

MARKUP = ("*", "_", "~", "|", "`", "<", ">", "@", "\\", "](", "://")
"""Texts that no name may contain, since Discord would show them as markup, mentions or links."""


def plain_faults(name: Name, max_length: int) -> Iterator[NameFault]:
    """Yield what keeps a name from being shown as it is: no English, a wrong length, a character that is no letter."""
    if lacks_default(name):
        yield "file-no-english", {"language": DEFAULT}
    for text in texts_of(name):
        character = next((c for c in text if not c.isprintable()), None)
        character = character or next((sign[0] for sign in MARKUP if sign in text), None)
        if character is not None:
            yield "file-name-sign", {"character": character}
        elif not text.strip() or len(text) > max_length:
            yield "file-name-length", {"most": max_length, "count": len(text)}


def drawable_faults(name: Name) -> Iterator[NameFault]:
    """Yield the unknown languages of a name, its characters that no font can draw, and a name that cannot be seen.

    Only a file that a user loads is checked for this; running tables may use files that an earlier version accepted.
    """
    for language in unknown_languages(name):
        yield "file-unknown-language", {"language": language, "languages": ", ".join(LANGUAGES)}
    for text in texts_of(name):
        character = undrawable_character(text)
        if character is not None:
            yield "file-undrawable", {"character": character}
        elif text.strip() and not is_visible(text):
            yield "file-invisible", {}

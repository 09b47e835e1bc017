"""Names that players type for their pieces: cleaned, or refused with the reason. Pure."""

from __future__ import annotations

import unicodedata

from bot.game.contract import Refused
from bot.game.extensions import MAX_PIECE_NAME_LENGTH
from bot.i18n import characters
from bot.i18n.typefaces import undrawable_character

_JOINTS = frozenset(" -'’")
"""Characters that a name may have between its letters."""


def cleaned_name(words: str) -> str:
    """Return a typed name with single spaces; raise `Refused` if it is empty, too long or has an odd character.

    A name has letters that the fonts of pictures can draw, and between them spaces, hyphens and apostrophes. So it is
    no mention, link or markup, and no number, which would read as another piece's.
    """
    name = unicodedata.normalize("NFC", " ".join(words.split()))
    odd = next((char for char in name if not (char.isalpha() or char in _JOINTS)), None)
    odd = odd or undrawable_character(name)
    if odd is not None:
        raise Refused("naming-sign", character=characters.described(odd))
    if not any(char.isalpha() for char in name):
        raise Refused("naming-empty", most=MAX_PIECE_NAME_LENGTH)
    if len(name) > MAX_PIECE_NAME_LENGTH:
        raise Refused("naming-long", most=MAX_PIECE_NAME_LENGTH, count=len(name))
    return name

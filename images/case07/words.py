"""The few words that pictures hold, and the cards' names: the Polish one and the reader's."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bot.i18n import text

if TYPE_CHECKING:
    from cogs.case07.cards import Card

HOME = "pl"
"""The language of the investigators."""


@lru_cache(maxsize=1024)
def word(language: str, key: str, **variables: str | int) -> str:
    """Return the text `picture-<key>` of the game; kept, since there are few of them and all are short."""
    return text("case07", language, f"picture-{key}", variables)


def polish(card: Card) -> str:
    """Return the name that stands large on the card."""
    return word(HOME, "card", card=card.value)


def translated(card: Card, language: str) -> str:
    """Return the name in the reader's language; empty if that is the Polish one."""
    name = word(language, "card", card=card.value)
    return "" if name == polish(card) else name

"""Autocomplete: the comparison of typed text with what is offered. Pure functions, without Discord."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

Offer = tuple[str, Any]
"""The label of a value, and the value that Discord sends back."""


_IGNORED_CATEGORIES = frozenset({"Mn", "So", "Cf"})
"""Unicode categories of accents, pictograms and the characters that join them."""


def folded(text: str) -> str:
    """Return `text` simplified for comparison: lower case, no accents or pictograms, straight apostrophes."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("’", "'"))
    if letters.isascii():
        return letters.strip()
    return "".join(c for c in letters if unicodedata.category(c) not in _IGNORED_CATEGORIES).strip()


def matching(offers: Iterable[Offer], text: str) -> list[Offer]:
    """Return the offers that contain `text`: first exact matches, then those that begin with it."""
    needle = folded(text)
    names = [(folded(offer[0]), offer) for offer in offers]
    matches = [((name != needle, not name.startswith(needle)), offer) for name, offer in names if needle in name]
    return [offer for _, offer in sorted(matches, key=lambda match: match[0])]

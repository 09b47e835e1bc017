"""A server's own gifts as it keeps them: those that its new tables play with, and those that somebody has proposed.

Both lie beside what else the server has loaded, in the form of a table's option. Decides nothing about who may change
them; must never touch a table.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from bot.game.contract import Refused
from cogs.gifttrap.gifts import MOST_OWN, OwnGift, drawing_fault, own_file, own_gifts, same_key, word_fault

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.preferences.preferences import Preferences
    from cogs.gifttrap.gifts import Deck, Gift

GAME = "gifttrap"
OWN, PROPOSED = "own_gifts", "proposed_gifts"
"""The option that tables open with; and what is none, and only waits."""
MOST_PROPOSED = 50
"""So many proposals may wait on a server."""

Owned = dict["Gift", OwnGift]
"""Gifts by their ids, in the order in which they came."""


def kept(store: Preferences, guild: int, which: str) -> Owned:
    """Return a server's list; an empty one where it has none that can be read."""
    text = store.files(guild, GAME).get(which, "")
    try:
        return dict(own_gifts(text))
    except Refused:
        return {}


async def keep(store: Preferences, guild: int, lists: dict[str, Owned]) -> None:
    """Replace lists of a server, all at once."""
    texts = {which: own_file(tuple(gifts.values())) if gifts else None for which, gifts in lists.items()}
    await store.save_files(guild, GAME, texts)


def made(deck: Deck, words: tuple[str, str], language: str, known: Iterable[OwnGift], taken: int) -> OwnGift:
    """Return a new gift of this name and line; raise `Refused` for words that cannot be shown, and for one twice.

    `known` are the gifts that it may not be called like; all numbers up to `taken` belong to others.
    """
    name, line = (unicodedata.normalize("NFC", " ".join(each.split())) for each in words)
    own = OwnGift(taken + 1, deck, name, line, language)
    fault = word_fault(own)
    if fault is not None:
        raise fault
    refuse_same(own, known)
    fault = drawing_fault(own)
    if fault is not None:
        raise fault
    return own


def refuse_same(own: OwnGift, known: Iterable[OwnGift]) -> None:
    """Raise `Refused` where a gift that is known already is the same."""
    if any(same_key(each) == same_key(own) for each in known):
        raise Refused("refused-own-same")


def with_room(gifts: Owned, most: int = MOST_OWN) -> Owned:
    """Return a list to which one more may be added; raise `Refused` for a full one."""
    if len(gifts) >= most:
        raise Refused("refused-own-full", most=most)
    return gifts

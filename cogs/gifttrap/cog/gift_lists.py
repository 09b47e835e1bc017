"""The stored lists of a server's own gifts: those for new tables, and the proposals.

Both are stored with the server's other files, in the format of a table's option. Access rights are checked elsewhere;
tables are never changed here.
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
"""Names of the two lists: `OWN` is also the option of new tables, `PROPOSED` is no option."""
MOST_PROPOSED = 50
"""Maximum number of proposals that wait on a server."""

Owned = dict["Gift", OwnGift]
"""Gifts by their ids, in the order of their arrival."""


def kept(store: Preferences, guild: int, which: str) -> Owned:
    """Return a list of a server; empty if it has none or a damaged one."""
    text = store.files(guild, GAME).get(which, "")
    try:
        return dict(own_gifts(text))
    except Refused:
        return {}


async def keep(store: Preferences, guild: int, lists: dict[str, Owned]) -> None:
    """Replace lists of a server, all in one transaction."""
    texts = {which: own_file(tuple(gifts.values())) if gifts else None for which, gifts in lists.items()}
    await store.save_files(guild, GAME, texts)


def made(deck: Deck, words: tuple[str, str], language: str, known: Iterable[OwnGift], taken: int) -> OwnGift:
    """Return a new gift with this name and line.

    It must not have the same name as one of the `known` gifts of its deck; numbers up to `taken` are in use. Raise
    `Refused` for words that cannot be shown and for a duplicate.
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
    """Raise `Refused` if a known gift is the same."""
    if any(same_key(each) == same_key(own) for each in known):
        raise Refused("refused-own-same")


def with_room(gifts: Owned, most: int = MOST_OWN) -> Owned:
    """Return the list if it has room for another gift; raise `Refused` if it is full."""
    if len(gifts) >= most:
        raise Refused("refused-own-full", most=most)
    return gifts

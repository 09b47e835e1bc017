"""The stored lists of a server's own gifts: those for new tables, and the proposals.

Both are stored with the server's other files, in the format of a table's option. Access rights are checked elsewhere;
tables are never changed here.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from bot.game.contract import Refused
from bot.i18n.characters import described
from cogs.gifttrap.gift_file import MAX_OWN_GIFTS, drawing_faults, identity_key, own_file, own_gifts, word_faults
from cogs.gifttrap.gifts import OwnGift

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.preferences.preferences import Preferences
    from cogs.gifttrap.gifts import Deck, Gift

GAME = "gifttrap"
OWN_LIST, PROPOSED_LIST = "own_gifts", "proposed_gifts"
"""Names of the two lists: `OWN_LIST` is also the option of new tables, `PROPOSED_LIST` is no option."""
MAX_PROPOSALS = 50
"""Maximum number of proposals that wait on a server."""

GiftList = dict["Gift", OwnGift]
"""Gifts by their ids, in the order of their arrival."""


def load_list(store: Preferences, guild: int, list_name: str) -> GiftList:
    """Return a list of a server; empty if it has none or a damaged one."""
    text = store.files(guild, GAME).get(list_name, "")
    try:
        return dict(own_gifts(text))
    except Refused:
        return {}


async def save_lists(store: Preferences, guild: int, lists: dict[str, GiftList]) -> None:
    """Replace lists of a server, all in one transaction."""
    await store.save_files(guild, GAME, list_texts(lists))


def list_texts(lists: dict[str, GiftList]) -> dict[str, str | None]:
    """Return lists as the texts of a server's files; None for an empty list."""
    return {list_name: own_file(tuple(gifts.values())) if gifts else None for list_name, gifts in lists.items()}


def new_gift(deck: Deck, words: tuple[str, str], language: str, known: Iterable[OwnGift], taken: int) -> OwnGift:
    """Return a new gift with this name and line.

    It must not have the same name as one of the `known` gifts of its deck; numbers up to `taken` are in use. Raise
    `Refused` for words that cannot be shown and for a duplicate.
    """
    name, line = (unicodedata.normalize("NFC", " ".join(words_.split())) for words_ in words)
    own = OwnGift(taken + 1, deck, name, line, language)
    _raise_first(word_faults(own))
    require_unknown(own, known)
    _raise_first(drawing_faults(own))
    return own


def _raise_first(faults: Iterator[tuple[str, dict[str, int | str]]]) -> None:
    for reason, variables in faults:
        named = {name: described(str(value)) if name == "character" else value for name, value in variables.items()}
        raise Refused(f"refused-own-{reason}", **named)


def require_unknown(own: OwnGift, known: Iterable[OwnGift]) -> None:
    """Raise `Refused` if a known gift is the same."""
    if any(identity_key(other) == identity_key(own) for other in known):
        raise Refused("refused-own-same")


def require_room(gifts: GiftList, limit: int = MAX_OWN_GIFTS) -> GiftList:
    """Return the list if it has room for another gift; raise `Refused` if it is full."""
    if len(gifts) >= limit:
        raise Refused("refused-own-full", most=limit)
    return gifts

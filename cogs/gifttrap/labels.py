"""The names of gifts, decks and tokens in lists, lines and on buttons.

Pure: computed from a board and the reader's language, never from a sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.gifttrap.gifts import is_own, shipped_gifts
from cogs.gifttrap.opened import own_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.i18n.translation import Say
    from cogs.gifttrap.board import Board
    from cogs.gifttrap.gifts import Deck, Gift, Tag
    from cogs.gifttrap.moves import Token

PARCEL = "🎁"
_PRIVATE_USE = range(0xE000, 0xF900)
"""Code points that only the pictures' own font has; Discord cannot show them."""


class _GiftName(Struct, frozen=True):
    """A gift as the texts take it: its id, and the words of a server's own gift."""

    gift: str
    own: str


def name(board: Board, gift: Gift, say: Say) -> str:
    """Return the name of a gift for the text of a message, with the markup in a server's own words escaped."""
    return say.about("the-gift", _GiftName(gift, own_name(board, gift)))


def plain_name(board: Board, gift: Gift, say: Say) -> str:
    """Return the name of a gift for a list or a button, where nothing is escaped."""
    return say("the-gift", gift=gift, own=own_name(board, gift))


def line(board: Board, gift: Gift, say: Say) -> str:
    """Return the line that explains a gift, for the text of a message; empty for a server's own gift without a line."""
    if not is_own(gift):
        return say(f"gift-{gift}.line")
    words = own_words(board.options, gift)[1]
    return say.about("the-gift", _GiftName(gift, words)) if words else ""


def plain_line(board: Board, gift: Gift, say: Say) -> str | None:
    """Return the line that explains a gift, for a list, where nothing is escaped; None for a gift without a line."""
    words = own_words(board.options, gift)[1] if is_own(gift) else say(f"gift-{gift}.line")
    return words or None


def own_name(board: Board, gift: Gift) -> str:
    """Return the name of a server's own gift as it was written; empty for a shipped gift."""
    return own_words(board.options, gift)[0]


def numbered_name(board: Board, number: int, say: Say) -> str:
    """Return a gift on the table as its number and name, for the text of a message."""
    return say("gift-number", number=number, name=name(board, board.gifts[number - 1], say))


def numbered_plain(board: Board, number: int, say: Say) -> str:
    """Return a gift on the table as its number and name, for a list or a button."""
    return say("gift-number", number=number, name=plain_name(board, board.gifts[number - 1], say))


def emoji(gift: Gift) -> str:
    """Return the pictogram of a gift as Discord can show it.

    Return a parcel for a server's own gift and for a pictogram that Discord does not know.
    """
    side = shipped_gifts().get(gift)
    points = [int(point, 16) for point in side.pictogram.split("-")] if side else []
    is_known = points and not any(point in _PRIVATE_USE for point in points)
    return "".join(map(chr, points)) if is_known else PARCEL


def token(token_: Token | None, say: Say) -> str:
    """Return the name of a token, or the text for no token."""
    return say(f"token-{token_.value}") if token_ else say("no-token")


def deck(deck_: Deck, say: Say) -> str:
    """Return the name of a deck with its coloured square."""
    return say("the-deck", deck=deck_.value)


def square(deck_: Deck, say: Say) -> str:
    """Return the coloured square of a deck."""
    return deck(deck_, say).split()[0]


def tags(tags_: Iterable[Tag], say: Say) -> str:
    """Return the names of tags, in the order given."""
    return ", ".join(say(f"tag-{tag.value}") for tag in tags_)

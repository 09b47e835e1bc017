"""What gifts, decks and tokens are called where people read them: lists, lines, buttons.

Pure, by what a board shows and a reader's language. Must never know a sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.gifttrap.gifts import is_own, own_gifts, shipped

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.i18n.translation import Say
    from cogs.gifttrap.board import Board
    from cogs.gifttrap.gifts import Deck, Gift, Tag
    from cogs.gifttrap.moves import Token

PARCEL = "🎁"
_PRIVATE = range(0xE000, 0xF900)
"""Pictograms that only the pictures' own font has: Discord knows none of them."""


class _Called(Struct, frozen=True):
    """A gift as the texts name it: its id, and the words of a server's own."""

    gift: str
    own: str


def name(board: Board, gift: Gift, say: Say) -> str:
    """Return what a gift is called, for a message's text: what a server wrote itself is escaped."""
    return say.about("the-gift", _Called(gift, own_name(board, gift)))


def plain(board: Board, gift: Gift, say: Say) -> str:
    """Return what a gift is called, for a list or a button: no escapes there."""
    return say("the-gift", gift=gift, own=own_name(board, gift))


def line(board: Board, gift: Gift, say: Say) -> str:
    """Return the line that explains a gift, for a message's text; nothing where a server wrote none."""
    if not is_own(gift):
        return say(f"gift-{gift}.line")
    words = _own(board, gift)[1]
    return say.about("the-gift", _Called(gift, words)) if words else ""


def own_name(board: Board, gift: Gift) -> str:
    """Return the name of a server's own gift as it was written; nothing for a gift of ours."""
    return _own(board, gift)[0]


def _own(board: Board, gift: Gift) -> tuple[str, str]:
    """Return the name and the line of a server's own gift; nothing of ours, which have texts."""
    own = own_gifts(board.options.own_gifts)[gift] if is_own(gift) else None
    return (own.name, own.line) if own else ("", "")


def on_table(board: Board, number: int, say: Say) -> str:
    """Return a gift on the table by its number and name, for a message's text."""
    return say("gift-number", number=number, name=name(board, board.gifts[number - 1], say))


def offered(board: Board, number: int, say: Say) -> str:
    """Return a gift on the table by its number and name, for a list or a button."""
    return say("gift-number", number=number, name=plain(board, board.gifts[number - 1], say))


def emoji(gift: Gift) -> str:
    """Return a gift's pictogram as Discord knows it; a parcel for a server's own, and where it knows none."""
    side = shipped().get(gift)
    points = [int(point, 16) for point in side.pictogram.split("-")] if side else []
    known = points and not any(point in _PRIVATE for point in points)
    return "".join(map(chr, points)) if known else PARCEL


def token(on: Token | None, say: Say) -> str:
    """Return a token's name, or that there is none."""
    return say(f"token-{on.value}") if on else say("no-token")


def deck(which: Deck, say: Say) -> str:
    """Return a deck by its colour and what that is called."""
    return say("the-deck", deck=which.value)


def square(which: Deck, say: Say) -> str:
    """Return the coloured square that stands for a deck."""
    return deck(which, say).split()[0]


def tags(which: Iterable[Tag], say: Say) -> str:
    """Return what gifts have to do with, in the order given."""
    return ", ".join(say(f"tag-{tag.value}") for tag in which)

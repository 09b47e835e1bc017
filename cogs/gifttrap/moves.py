"""The moves: one small decision each. Must never carry what the mover cannot know.

What fills the sheet (`Give`, `Wish`, `GiveMore`, `GetMore`) and the dealer's preview (`Choose`, `Turn`, `Replace`) are
drafts that nobody else notices. Gifts are named by their number on the table, from 1; 0 stands for none.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.game.contract import Seat
from cogs.gifttrap.gifts import Deck, Gift


class Token(StrEnum):
    """A token for wishing, from the dearest wish."""

    GREAT = "great"
    GOOD = "good"
    OK = "ok"
    NO_WAY = "no-way"


TOKENS = tuple(Token)
"""In the order in which sheets and rounds have them."""

STEPS = {Token.GREAT: 3, Token.GOOD: 2, Token.OK: 1, Token.NO_WAY: -4, None: -1}
"""How far a gift moves both markers, by the receiver's token on it; None: it bears none."""


class Choose(Struct, frozen=True, tag=True):
    """Lay this deck's gifts out as a preview that the dealer alone sees."""

    deck: Deck


class Turn(Struct, frozen=True, tag=True):
    """Turn one of the previewed cards over."""

    number: int


class Replace(Struct, frozen=True, tag=True):
    """Take the next card of the deck instead of a previewed one."""

    number: int


class Deal(Struct, frozen=True, tag=True):
    """Lay the previewed gifts out for all."""


class Give(Struct, frozen=True, tag=True):
    """Give a friend a gift; if another friend had it, the two are swapped."""

    friend: Seat
    gift: int
    tile: int = 0
    """With two gifts to each friend: 0 the first, 1 the second."""


class Wish(Struct, frozen=True, tag=True):
    """Lay a token on a gift; if another of one's own tokens lies there, the two are swapped."""

    token: Token
    gift: int


class GiveMore(Struct, frozen=True, tag=True):
    """Lay GIVE MORE on the own tile with this number; 0: on none."""

    gift: int


class GetMore(Struct, frozen=True, tag=True):
    """Lay GET MORE on what this friend will give; None: on nothing."""

    giver: Seat | None
    tile: int = 0


class Ready(Struct, frozen=True, tag=True):
    """Say that the sheet is done."""


class TakeBack(Struct, frozen=True, tag=True):
    """Take that back, or that one sits the round out, to change the sheet while others are not ready."""


class Open(Struct, frozen=True, tag=True):
    """Open a tile that one has received."""

    giver: Seat
    tile: int = 0


class OpenAll(Struct, frozen=True, tag=True):
    """Open all tiles that are left, by the givers' seats."""


class Trap(Struct, frozen=True, tag=True):
    """Call GiftTRAP: this gift moves nobody any more in this round."""

    gift: int


class Absent(Struct, frozen=True, tag=True):
    """What the turn of somebody who is not there comes to; in choosing also: sit this round out."""

    for_good: bool = False
    """They have resigned: they sit out from now on."""


class Void(Struct, frozen=True, tag=True):
    """Void one of the server's own gifts at this table (a moderator's move)."""

    gift: Gift


Dealing = Choose | Turn | Replace | Deal
"""What the dealer does before all see the gifts."""
Draft = Give | Wish | GiveMore | GetMore
"""What fills the sheet."""
Move = (
    Choose
    | Turn
    | Replace
    | Deal
    | Give
    | Wish
    | GiveMore
    | GetMore
    | Ready
    | TakeBack
    | Open
    | OpenAll
    | Trap
    | Absent
    | Void
)


def grave(move: Move, _board: object) -> bool:
    """Return whether a move costs dearly: sitting a round out, and GiftTRAP, of which there is only one."""
    return isinstance(move, Absent | Trap)

"""The moves: each is one small decision and holds only values that the mover knows.

The moves that fill the sheet (`Give`, `Wish`, `GiveMore`, `GetMore`) and the moves on the dealer's preview (`Choose`,
`Turn`, `Replace`) are drafts that other players do not notice. Gifts are named by their number on the table, from 1;
0 means none.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.game.contract import Seat
from cogs.gifttrap.gifts import Deck, Gift


class Token(StrEnum):
    """A token for wishing, from the most wanted gift to the least wanted."""

    GREAT = "great"
    GOOD = "good"
    OK = "ok"
    NO_WAY = "no-way"


TOKENS = tuple(Token)
"""The order of tokens on sheets and in rounds."""

STEPS = {Token.GREAT: 3, Token.GOOD: 2, Token.OK: 1, Token.NO_WAY: -4, None: -1}
"""Steps of both markers by the receiver's token on the gift; None: the gift bears no token."""


class Choose(Struct, frozen=True, tag=True):
    """Lay this deck's gifts out as a preview that only the dealer sees."""

    deck: Deck


class Turn(Struct, frozen=True, tag=True):
    """Turn one of the previewed cards over."""

    number: int


class Replace(Struct, frozen=True, tag=True):
    """Replace a previewed card by the next card of the deck."""

    number: int


class Deal(Struct, frozen=True, tag=True):
    """Lay the previewed gifts out for all players."""


class Give(Struct, frozen=True, tag=True):
    """Give a friend a gift; if another friend had it, the two gifts are swapped."""

    friend: Seat
    gift: int
    tile: int = 0
    """With two gifts to each friend: 0 is the first, 1 the second."""


class Wish(Struct, frozen=True, tag=True):
    """Lay a token on a gift; if another token of the same player lies there, the two are swapped."""

    token: Token
    gift: int


class GiveMore(Struct, frozen=True, tag=True):
    """Lay GIVE MORE on the player's own tile with this number; 0: on none."""

    gift: int


class GetMore(Struct, frozen=True, tag=True):
    """Lay GET MORE on the gift from this friend; None: on none."""

    giver: Seat | None
    tile: int = 0


class Ready(Struct, frozen=True, tag=True):
    """Declare the sheet finished."""


class TakeBack(Struct, frozen=True, tag=True):
    """Take back `Ready` or `Absent`, to change the sheet while other players still choose."""


class Open(Struct, frozen=True, tag=True):
    """Open a tile that the player has received."""

    giver: Seat
    tile: int = 0


class OpenAll(Struct, frozen=True, tag=True):
    """Open all closed tiles, in the order of the givers' seats."""


class Trap(Struct, frozen=True, tag=True):
    """Call GiftTRAP: this gift moves no marker for the rest of the round."""

    gift: int


class Absent(Struct, frozen=True, tag=True):
    """Take the turn of a player who is absent; while choosing, also a player's own move: sit this round out."""

    for_good: bool = False
    """Whether the player has resigned: then they sit out all later rounds as well."""


class Void(Struct, frozen=True, tag=True):
    """Void one of the server's own gifts at this table (a moderator's move)."""

    gift: Gift


Dealing = Choose | Turn | Replace | Deal
"""The dealer's moves before the gifts are dealt."""
Draft = Give | Wish | GiveMore | GetMore
"""The moves that fill the sheet."""
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
    """Return whether a move needs confirmation: sitting a round out, and GiftTRAP, because a player has only one."""
    return isinstance(move, Absent | Trap)

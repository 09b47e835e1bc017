"""Names that players type for the pieces of their seat. Pure decisions.

A name is a public fact and never a move: the state does not change, and no clock is set. The drawn name stays below it
and returns when `bot.table.forgetting` removes the words of the player who typed it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Public, Refused
from bot.table.decisions import ChangeKind, Decision, DecisionContext, require_player
from bot.table.facts import PieceNamed
from bot.table.model import TypedName

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.contract import Seat
    from bot.table.model import Table

MAX_CHANGES = 3
"""Names that may be typed for one piece in a game: every one of them is announced."""


def own_pieces(table: Table, seat: Seat) -> range:
    """Return the numbers of a seat's pieces that have names; empty if the game's pieces have none."""
    first = 1 + sum(len(state.pieces) for state in table.seats[:seat])
    return range(first, first + len(table.seats[seat].pieces))


def whose(own: range) -> Refused:
    """Return the refusal of a missing piece or another seat's, given the seat's own pieces."""
    return Refused("naming-whose", numbers=", ".join(map(str, own)), first=own.start)


def name_piece(context: DecisionContext, user: int, number: int, name: str, folded: Callable[[str], str]) -> Decision:
    """Give a piece of the user's seat a name, which is as `bot.i18n.typed_names` returns it.

    `folded` returns the same key for names that look equal.
    Raise `Refused` for the piece of another seat, a name of another piece, or after `MAX_CHANGES` names of the piece.
    """
    table = context.table
    seat = require_player(table, user)
    own = own_pieces(table, seat)
    if number not in own:
        raise whose(own)
    namesake = _namesake(table, number, name, folded)
    if namesake is not None:
        raise Refused("naming-taken", number=namesake)
    state, index = table.seats[seat], own.index(number)
    before = next((typed for typed in state.typed if typed.index == index), TypedName(index, "", user, count=0))
    if before.count >= MAX_CHANGES:
        raise Refused("naming-often", number=number, most=MAX_CHANGES)
    if name == state.piece_names[index]:
        raise Refused("naming-same", number=number)
    typed = TypedName(index, name, user, before.count + 1)
    others = tuple(entry for entry in state.typed if entry.index != index)
    after = table.with_seats(lambda at, old: replace(old, typed=(*others, typed)) if at == seat else old)
    return Decision(after, ChangeKind.TALK, (Public(PieceNamed(seat, number, name)),), seat)


def _namesake(table: Table, number: int, name: str, folded: Callable[[str], str]) -> int | None:
    """Return the number of another piece that has this name, or would have it again once typed words are forgotten."""
    key = folded(name)
    drawn = [drawn_name for state in table.seats for drawn_name in state.pieces]
    for other, names in enumerate(zip(drawn, table.pieces, strict=True), start=1):
        if other != number and key in map(folded, names):
            return other
    return None

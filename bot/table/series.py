"""Series: what seats have sealed, which of it stands, is due, is spent, or cannot be made any more. Pure.

Who moves with one piece seals one move at a time, a series of one. Never decides what is sealed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.game import Seat, Whisper
from bot.table.facts import SealVoid
from bot.table.model import Premove, Status, Table
from bot.table.views import to_act

if TYPE_CHECKING:
    from msgspec import Struct

    from bot.game import AnyGame
    from bot.game_extras import Premoves

replace = msgspec.structs.replace


def known(game: AnyGame, table: Table) -> Premoves[Any, Any] | None:
    """Return what a game knows of premoves; None where it knows none, or is not on."""
    return game.premoves if table.status is Status.RUNNING and table.state is not None else None


def piece(game: AnyGame, table: Table, seat: Seat) -> str:
    """Return with which of its pieces a seat moves next; nothing where that makes no difference."""
    has = known(game, table)
    return "" if has is None else has.piece(game.board(table.state), seat)


def sealed(game: AnyGame, table: Table, seat: Seat) -> tuple[Premove, ...]:
    """Return what a seat has decided for its next turns, the first for the piece with which it moves next."""
    own = own_of(table, seat)
    return own if own and stands(game, table, own[0]) else ()


def own_of(table: Table, seat: Seat) -> tuple[Premove, ...]:
    """Return all that a seat has sealed, whether it stands or not, in the order in which it is made."""
    return tuple(one for one in table.premoves if one.seat == one.by == seat)


def move_of(game: AnyGame, premove: Premove) -> Struct:
    """Return the move that is sealed or suggested."""
    move: Struct = msgspec.json.decode(premove.move, type=game.move_type)
    return move


def due(game: AnyGame, table: Table) -> tuple[tuple[Seat, Any], ...]:
    """Return the premoves whose turn has come and that are legal still, in the order of play; of a series the first."""
    firsts = ((seat, sealed(game, table, seat)[:1]) for seat in sorted(to_act(game, table) & table.people))
    found = ((seat, move_of(game, one)) for seat, first in firsts for one in first)
    return tuple((seat, move) for seat, move in found if move in game.moves(table.state, seat))


def spent(table: Table, seat: Seat, *, sealed: bool) -> tuple[Premove, ...]:
    """Return what is decided and suggested once a seat has moved: of a series whose first was made, the rest stays."""
    rest = own_of(table, seat)[1:] if sealed else ()
    return (*(one for one in table.premoves if one.seat != seat), *rest)


def without_void(game: AnyGame, table: Table) -> tuple[Table, tuple[Whisper, ...]]:
    """Drop what seats had sealed and cannot make in the turn that has come, or passed their piece over; tell them.

    A series ends there: what was to follow was thought of for when the first had been made.
    """
    sealing = sorted({one.seat for one in table.premoves if one.seat == one.by})
    void = {seat: own for seat in sealing if _is_void(game, table, (own := own_of(table, seat))[0])}
    kept = tuple(one for one in table.premoves if one.seat != one.by or one.seat not in void)
    told = (
        Whisper(seat, SealVoid(move_of(game, first), first.piece, len(rest))) for seat, (first, *rest) in void.items()
    )
    return (replace(table, premoves=kept) if void else table), tuple(told)


def _is_void(game: AnyGame, table: Table, first: Premove) -> bool:
    if not stands(game, table, first):
        return True
    called = first.seat in to_act(game, table)
    return called and move_of(game, first) not in game.moves(table.state, first.seat)


def stands(game: AnyGame, table: Table, premove: Premove) -> bool:
    """Whether it was meant for the piece with which its seat moves next."""
    return premove.piece == piece(game, table, premove.seat)

"""Premoves: what somebody decides for their own next turn, and what others suggest to them. Pure.

A premove, which players call a seal, is its owner's secret: when their turn comes and the move is still legal, it is
made for them at once; if it is not, that is whispered to them and they decide. Who moves with several pieces may seal a
series, a move each: they are made one after another up to the first that cannot be; who moves with one, a series of
one. A suggestion is public advice and makes nothing happen, and it never depends on what is sealed. All are about one
turn of one piece, which a turn with another does not use up, and are forgotten with the seat's next move of another
kind.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from bot.game.contract import Refused, Seat, Whisper
from bot.table.decisions import ChangeKind, Decision, require_player
from bot.table.facts import SealVoid
from bot.table.model import Premove, Status, Suggestion, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from msgspec import Struct

    from bot.game.contract import AnyGame
    from bot.game.extensions import Premoves
    from bot.table.decisions import DecisionContext
    from bot.table.position import Position

replace = msgspec.structs.replace


@dataclass(frozen=True)
class Ahead:
    """What a seat may seal next."""

    kept: tuple[Premove, ...]
    """What it has sealed and keeps by it; where no piece is left, the last one gives way to another."""
    board: Any
    """The board as it would be then."""
    piece: str
    moves: tuple[Any, ...]


def available(at: Position, seat: Seat) -> tuple[Any, ...]:
    """Return the moves that make sense for a seat's next turn, whatever it has sealed.

    Nothing without premoves, nor while the table stands still.
    """
    return at.answers.available(seat) if at.running else ()


def ahead(at: Position, seat: Seat) -> Ahead | None:
    """Return what a seat may seal after what it has sealed; None where its game has no premoves, or is not on now."""
    has = at.game.premoves if at.running else None
    return None if has is None else at.once(("ahead", seat), lambda: _ahead(at, has, seat))


def _ahead(at: Position, has: Premoves[Any, Any], seat: Seat) -> Ahead:
    kept, board = sealed(at, seat), at.answers.board
    then: Any = None
    while kept and (then := has.after(board, seat, tuple(move_of(at.game, one) for one in kept))) is None:
        kept = kept[:-1]
    if not kept:
        return Ahead((), board, piece(at, seat), at.answers.available(seat))
    return Ahead(kept, then, has.piece(then, seat), has.moves(then, seat))


def allies(at: Position, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats on a seat's side, in the order of play; nobody unless the game is on."""
    has = known(at)
    if has is None:
        return ()
    board, allied = at.answers.board, has.allied
    others = (Seat(other) for other in range(len(at.table.seats)) if other != seat)
    return tuple(other for other in others if allied(board, seat, other))


def open_to_advice(at: Position, seat: Seat) -> list[Seat]:
    """Return the allies of a seat who would read advice: people with moves that they may premove now."""
    people = (ally for ally in allies(at, seat) if at.table.seats[ally].plays)
    return [ally for ally in people if available(at, ally)]


def suggestions(at: Position) -> tuple[tuple[Seat, Seat, Any], ...]:
    """Return the advice that stands: who gave it, to whom, and the move, the oldest first.

    What makes no sense any more, because the game has gone on or is over, is no advice.
    """
    standing = (one for one in at.table.suggestions if stands(at, one.seat, one))
    given = ((one.by, one.seat, move_of(at.game, one)) for one in standing)
    return tuple((by, seat, move) for by, seat, move in given if move in available(at, seat))


def set_premove(at: DecisionContext, user: int, seen: str, n: int) -> Decision:
    """Decide the `n`-th of the moves that may be sealed next; with no piece left it takes the place of the last."""
    seat = require_player(at.table, user)
    check_may_premove(at.position, seat)
    now = ahead(at.position, seat)
    kept, meant = ((), "") if now is None else (now.kept, now.piece)
    chosen = _chosen(menu(at.position, seat), seen, n)
    return _sealing(at, seat, (*kept, Premove(chosen, meant)))


def check_may_premove(at: Position, seat: Seat) -> None:
    """Refuse a premove, whichever it is, at one's own turn and where none is available."""
    if seat in at.acting:
        raise Refused("seal-your-turn")
    now = ahead(at, seat)
    if now is None or not now.moves:
        raise Refused("nothing-to-seal")


def clear_premove(at: DecisionContext, user: int, n: int | None = None, seen: str = "") -> Decision:
    """Forget one's premoves, or the `n`-th of those with the stamp `seen`, and what makes no sense without it."""
    seat = require_player(at.table, user)
    own = own_of(at.table, seat)
    if not own:
        raise Refused("nothing-sealed")
    if n is None:
        return _sealing(at, seat, ())
    if seen != series_stamp(at.position, seat) or not 0 <= n < len(own):
        raise Refused("stale-click")
    return _sealing(at, seat, _linked(at, seat, own[:n], own[n + 1 :]))


def series_stamp(at: Position, seat: Seat) -> str:
    """Return the stamp that the buttons carry by which a seat takes back one of those that it has sealed."""
    return at.stamp(seat, own_of(at.table, seat))


def _linked(at: DecisionContext, seat: Seat, kept: tuple[Premove, ...], rest: Sequence[Premove]) -> tuple[Premove, ...]:
    """Return a series with those of the rest that may be sealed after it."""
    for one in rest:
        now = ahead(at.position.after(_sealing(at, seat, kept).table), seat)
        if now is None or now.kept != kept:
            break
        if one.piece == now.piece and move_of(at.game, one) in now.moves:
            kept = (*kept, one)
    return kept


def _sealing(at: DecisionContext, seat: Seat, series: tuple[Premove, ...]) -> Decision:
    return Decision(at.table.with_seat(seat, premoves=series), ChangeKind.PREMOVE, seat=seat)


def suggest(at: DecisionContext, user: int, to: Seat, seen: str, n: int) -> Decision:
    """Suggest to an ally the `n`-th of the moves they may premove; one suggestion a head and turn."""
    by = require_player(at.table, user)
    check_may_suggest(at.position, by, to)
    suggestion = Suggestion(to, by, _chosen(advice_menu(at.position, to), seen, n), piece(at.position, to))
    kept = tuple(one for one in at.table.suggestions if (one.seat, one.by) != (to, by))
    return Decision(replace(at.table, suggestions=(*kept, suggestion)), ChangeKind.SUGGEST, seat=by)


def check_may_suggest(at: Position, by: Seat, to: Seat) -> None:
    """Refuse advice, whatever it is, to oneself and to the other side."""
    if to not in allies(at, by):
        raise Refused("suggest-to-others")


def menu(at: Position, seat: Seat) -> tuple[tuple[Any, ...], str]:
    """Return the moves that a seat may premove next, and the stamp of their buttons: for this piece and no other."""
    now = ahead(at, seat)
    return ((), "") if now is None else _stamped(at, seat, now.piece, now.moves)


def advice_menu(at: Position, seat: Seat) -> tuple[tuple[Any, ...], str]:
    """Return the moves that a seat may be advised, whatever it has sealed, and the stamp of their buttons."""
    return _stamped(at, seat, piece(at, seat), available(at, seat))


def _stamped(at: Position, seat: Seat, meant: str, moves: tuple[Any, ...]) -> tuple[tuple[Any, ...], str]:
    if not moves:
        return (), ""
    return moves, at.once(("premoves", seat, meant, id(moves)), lambda: at.stamp(seat, (meant, *moves)))


def _chosen(offered: tuple[tuple[Any, ...], str], seen: str, n: int) -> str:
    moves, current = offered
    if not moves or seen != current or not 0 <= n < len(moves):
        raise Refused("stale-click")
    return msgspec.json.encode(moves[n]).decode()


def known(at: Position) -> Premoves[Any, Any] | None:
    """Return what a game knows of premoves; None where it knows none, or is not on."""
    table = at.table
    return at.game.premoves if table.status is Status.RUNNING and table.state is not None else None


def piece(at: Position, seat: Seat) -> str:
    """Return with which of its pieces a seat moves next; nothing where that makes no difference."""
    has = known(at)
    return "" if has is None else has.piece(at.answers.board, seat)


def sealed(at: Position, seat: Seat) -> tuple[Premove, ...]:
    """Return what a seat has decided for its next turns, the first for the piece with which it moves next."""
    own = own_of(at.table, seat)
    return own if own and stands(at, seat, own[0]) else ()


def own_of(table: Table, seat: Seat) -> tuple[Premove, ...]:
    """Return all that a seat has sealed, whether it stands or not, in the order in which it is made."""
    return table.seats[seat].premoves


def move_of(game: AnyGame, premove: Premove | Suggestion) -> Struct:
    """Return the move that is sealed or suggested."""
    move: Struct = msgspec.json.decode(premove.move, type=game.move_type)
    return move


def due(at: Position) -> tuple[tuple[Seat, Any], ...]:
    """Return the premoves whose turn has come and that are legal still, in the order of play; of a series the first."""
    firsts = ((seat, sealed(at, seat)[:1]) for seat in sorted(at.acting & at.people))
    found = ((seat, move_of(at.game, one)) for seat, first in firsts for one in first)
    return tuple((seat, move) for seat, move in found if move in at.answers.moves(seat))


def spent(table: Table, seat: Seat, *, sealed: bool) -> Table:
    """Return the table without what was meant for the move that a seat makes; the rest of a series stays."""
    table = table.with_seat(seat, premoves=own_of(table, seat)[1:] if sealed else ())
    return replace(table, suggestions=tuple(one for one in table.suggestions if one.seat != seat))


def without_void(at: Position) -> tuple[Table, tuple[Whisper, ...]]:
    """Drop what seats had sealed and cannot make in the turn that has come, or passed their piece over; tell them.

    A series ends there: what was to follow was thought of for when the first had been made.
    """
    table = at.table
    sealing = sorted(table.where(lambda state: bool(state.premoves)))
    void = {seat: own for seat in sealing if _is_void(at, seat, (own := own_of(table, seat))[0])}
    told = (
        Whisper(seat, SealVoid(move_of(at.game, first), first.piece, len(rest)))
        for seat, (first, *rest) in void.items()
    )
    news = tuple(told)
    for seat in void:
        table = table.with_seat(seat, premoves=())
    return table, news


def _is_void(at: Position, seat: Seat, first: Premove) -> bool:
    if not stands(at, seat, first):
        return True
    return seat in at.acting and move_of(at.game, first) not in at.answers.moves(seat)


def stands(at: Position, seat: Seat, premove: Premove | Suggestion) -> bool:
    """Whether it was meant for the piece with which a seat moves next."""
    return premove.piece == piece(at, seat)

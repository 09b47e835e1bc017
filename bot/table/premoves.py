"""Premoves (players read "seals"), series of premoves, and suggestions. Pure decisions and queries.

A premove is a secret of its seat: when the seat's turn comes and the move is still legal, the move is made at once. If
it is not legal, a whisper says so and the player decides. A seat with several pieces may seal a series, one move for
each piece: they are made one after another up to the first that is not legal. A suggestion is public advice of an ally;
it makes no move and does not depend on premoves. Both are meant for one turn of one piece; a turn of another piece does
not use them up. The seat's next public move in its turn deletes them, except that a sealed move leaves the rest of its
series.

Theory of operation: `.github/theory/premoves.md`.
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
    """The premove that a seat may make next."""

    kept: tuple[Premove, ...]
    """The series before it. If no piece is left, the last premove is missing here, because a new one replaces it."""
    board: Any
    """The board as it would be after `kept`."""
    piece: str
    moves: tuple[Any, ...]


def available(at: Position, seat: Seat) -> tuple[Any, ...]:
    """Return the moves that the game offers for a seat's next turn, regardless of its premoves.

    Empty if the game has no premoves, is not running or is stopped.
    """
    return at.answers.available(seat) if at.running else ()


def ahead(at: Position, seat: Seat) -> Ahead | None:
    """Return what a seat may seal after its series; None: the game has no premoves, is not running or is stopped."""
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
    """Return the other seats on a seat's side, in seat order; empty unless the game is running."""
    has = known(at)
    if has is None:
        return ()
    board, allied = at.answers.board, has.allied
    others = (Seat(other) for other in range(len(at.table.seats)) if other != seat)
    return tuple(other for other in others if allied(board, seat, other))


def open_to_advice(at: Position, seat: Seat) -> list[Seat]:
    """Return the allies of a seat to whom a suggestion can be made: people who may seal a move now."""
    people = (ally for ally in allies(at, seat) if at.table.seats[ally].plays)
    return [ally for ally in people if available(at, ally)]


def suggestions(at: Position) -> tuple[tuple[Seat, Seat, Any], ...]:
    """Return the valid suggestions, oldest first: the seat that made it, the seat that it is for, and the move.

    A suggestion is valid while its move is available for the piece that the seat moves next.
    """
    standing = (one for one in at.table.suggestions if stands(at, one.seat, one))
    given = ((one.by, one.seat, move_of(at.game, one)) for one in standing)
    return tuple((by, seat, move) for by, seat, move in given if move in available(at, seat))


def set_premove(at: DecisionContext, user: int, seen: str, n: int) -> Decision:
    """Seal the `n`-th move of the seat's premove menu; `seen` is the stamp of the button.

    If no piece is left, the move replaces the last premove. Raise `Refused` if the user does not play, the seat is
    active, no premove is available, or the button is stale.
    """
    seat = require_player(at.table, user)
    check_may_premove(at.position, seat)
    now = ahead(at.position, seat)
    kept, meant = ((), "") if now is None else (now.kept, now.piece)
    chosen = _chosen(menu(at.position, seat), seen, n)
    return _sealing(at, seat, (*kept, Premove(chosen, meant)))


def check_may_premove(at: Position, seat: Seat) -> None:
    """Raise `Refused` if a seat may not seal any move: it is active, or no premove is available."""
    if seat in at.acting:
        raise Refused("seal-your-turn")
    now = ahead(at, seat)
    if now is None or not now.moves:
        raise Refused("nothing-to-seal")


def clear_premove(at: DecisionContext, user: int, n: int | None = None, seen: str = "") -> Decision:
    """Delete all premoves of a seat, or the `n`-th and those after it that are not available without it.

    `seen` is the series stamp; it is checked only for a single premove. Raise `Refused` if the user does not play,
    nothing is sealed, or the button is stale.
    """
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
    """Return the stamp of the buttons that delete one premove of a series."""
    return at.stamp(seat, own_of(at.table, seat))


def _linked(at: DecisionContext, seat: Seat, kept: tuple[Premove, ...], rest: Sequence[Premove]) -> tuple[Premove, ...]:
    """Return a series extended by those premoves of `rest`, in order, that can be sealed after it."""
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
    """Suggest to an ally the `n`-th move of that ally's advice menu, instead of an earlier suggestion to the ally.

    Raise `Refused` if the user does not play, the seat is not an ally's, or the button is stale.
    """
    by = require_player(at.table, user)
    check_may_suggest(at.position, by, to)
    suggestion = Suggestion(to, by, _chosen(advice_menu(at.position, to), seen, n), piece(at.position, to))
    kept = tuple(one for one in at.table.suggestions if (one.seat, one.by) != (to, by))
    return Decision(replace(at.table, suggestions=(*kept, suggestion)), ChangeKind.SUGGEST, seat=by)


def check_may_suggest(at: Position, by: Seat, to: Seat) -> None:
    """Raise `Refused` if a seat may not make suggestions to another one, because they are not allies."""
    if to not in allies(at, by):
        raise Refused("suggest-to-others")


def menu(at: Position, seat: Seat) -> tuple[tuple[Any, ...], str]:
    """Return the moves that a seat may seal next and the stamp of their buttons, which depends on the piece."""
    now = ahead(at, seat)
    return ((), "") if now is None else _stamped(at, seat, now.piece, now.moves)


def advice_menu(at: Position, seat: Seat) -> tuple[tuple[Any, ...], str]:
    """Return the moves that can be suggested to a seat, regardless of its premoves, and the stamp of their buttons."""
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
    """Return the game's `Premoves`; None: it has none, or the game is not running."""
    table = at.table
    return at.game.premoves if table.status is Status.RUNNING and table.state is not None else None


def piece(at: Position, seat: Seat) -> str:
    """Return the piece that a seat moves next, by its name in the game; empty if a seat has one piece only."""
    has = known(at)
    return "" if has is None else has.piece(at.answers.board, seat)


def sealed(at: Position, seat: Seat) -> tuple[Premove, ...]:
    """Return a seat's series; empty if its first premove is meant for another piece than the seat moves next."""
    own = own_of(at.table, seat)
    return own if own and stands(at, seat, own[0]) else ()


def own_of(table: Table, seat: Seat) -> tuple[Premove, ...]:
    """Return all premoves of a seat in their order, valid or not."""
    return table.seats[seat].premoves


def move_of(game: AnyGame, premove: Premove | Suggestion) -> Struct:
    """Return the decoded move of a premove or suggestion."""
    move: Struct = msgspec.json.decode(premove.move, type=game.move_type)
    return move


def due(at: Position) -> tuple[tuple[Seat, Any], ...]:
    """Return the premoves to make now, in seat order: of each active seat the first of its series, if it is legal."""
    firsts = ((seat, sealed(at, seat)[:1]) for seat in sorted(at.acting & at.people))
    found = ((seat, move_of(at.game, one)) for seat, first in firsts for one in first)
    return tuple((seat, move) for seat, move in found if move in at.answers.moves(seat))


def spent(table: Table, seat: Seat, *, sealed: bool) -> Table:
    """Return the table after a seat's move without the premoves and suggestions that were meant for it.

    If the move was the first of a series (`sealed`), the rest of the series stays.
    """
    table = table.with_seat(seat, premoves=own_of(table, seat)[1:] if sealed else ())
    return replace(table, suggestions=tuple(one for one in table.suggestions if one.seat != seat))


def without_void(at: Position) -> tuple[Table, tuple[Whisper, ...]]:
    """Delete the series that can no longer be made; return the table and a whisper to each of those seats.

    A series is void if its first move is not legal in the seat's turn, or if the turn of its piece has passed. The rest
    of the series is deleted too, because it was chosen for the board after the first move.
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
    """Return whether a premove or suggestion is meant for the piece that its seat moves next."""
    return premove.piece == piece(at, seat)

"""Premoves (players read "seals"), series of premoves, and suggestions. Pure decisions and queries.

A premove is a secret of its seat: when the seat's turn comes and the move is still legal, the move is made at once. If
it is not legal, a whisper says so and the player decides. A seat with several pieces may seal a series, one move for
each piece: they are made one after another up to the first that is not legal. A suggestion is public advice of an ally;
it makes no move and does not depend on premoves. A premove and a suggestion are meant for one turn of one piece; a turn
of another piece does not use them up. The seat's next public move in its turn deletes them, except that a sealed move
leaves the rest of its series.

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
class NextPremove:
    """The premove that a seat may make next."""

    series: tuple[Premove, ...]
    """The series before it. If no piece is left, the last premove is missing here, because a new one replaces it."""
    board: Any
    """The board as it would be after `series`."""
    piece: str
    moves: tuple[Any, ...]


def available_moves(position: Position, seat: Seat) -> tuple[Any, ...]:
    """Return the moves that the game offers for a seat's next turn, regardless of its premoves.

    Empty if the game has no premoves, is not running or is stopped.
    """
    return position.answers.available(seat) if position.running else ()


def find_next_premove(position: Position, seat: Seat) -> NextPremove | None:
    """Return what a seat may seal after its series; None: the game has no premoves, is not running or is stopped."""
    rules = position.game.premoves if position.running else None
    return None if rules is None else position.once(("ahead", seat), lambda: _next_premove(position, rules, seat))


def _next_premove(position: Position, rules: Premoves[Any, Any], seat: Seat) -> NextPremove:
    series, board = valid_series(position, seat), position.answers.board
    moves = tuple(move_of(position.game, premove) for premove in series)
    board_after: Any = None
    while moves and (board_after := rules.after(board, seat, moves)) is None:
        moves = moves[:-1]
    if not moves:
        return NextPremove((), board, piece(position, seat), position.answers.available(seat))
    return NextPremove(
        series[: len(moves)], board_after, rules.piece(board_after, seat), rules.moves(board_after, seat)
    )


def allies(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats on a seat's side, in seat order; empty unless the game is running."""
    rules = _rules(position)
    if rules is None:
        return ()
    board, allied = position.answers.board, rules.allied
    other_seats = (Seat(other) for other in range(len(position.table.seats)) if other != seat)
    return tuple(other for other in other_seats if allied(board, seat, other))


def advisable_allies(position: Position, seat: Seat) -> list[Seat]:
    """Return a seat's allies that can get a suggestion: people with moves to seal now."""
    people = (ally for ally in allies(position, seat) if position.table.seats[ally].plays)
    return [ally for ally in people if available_moves(position, ally)]


def suggestions(position: Position) -> tuple[tuple[Seat, Seat, Any], ...]:
    """Return the valid suggestions, oldest first: the seat that made it, the seat that it is for, and the move.

    A suggestion is valid while its move is available for the piece that the seat moves next.
    """
    valid = (
        suggestion
        for suggestion in position.table.suggestions
        if is_for_next_piece(position, suggestion.seat, suggestion)
    )
    given = ((suggestion.by, suggestion.seat, move_of(position.game, suggestion)) for suggestion in valid)
    return tuple((by, seat, move) for by, seat, move in given if move in available_moves(position, seat))


def set_premove(context: DecisionContext, user: int, seen: str, n: int) -> Decision:
    """Seal the `n`-th move of the seat's premove menu; `seen` is the stamp of the button.

    If no piece is left, the move replaces the last premove. Raise `Refused` if the user does not play, the seat is
    active, no premove is available, or the button is stale.
    """
    seat = require_player(context.table, user)
    check_may_premove(context.position, seat)
    next_premove = find_next_premove(context.position, seat)
    series, piece_name = ((), "") if next_premove is None else (next_premove.series, next_premove.piece)
    move = _chosen_move(menu(context.position, seat), seen, n)
    return _with_series(context, seat, (*series, Premove(move, piece_name)))


def check_may_premove(position: Position, seat: Seat) -> None:
    """Raise `Refused` if a seat may not seal any move: it is active, or no premove is available."""
    if seat in position.acting:
        raise Refused("seal-your-turn")
    next_premove = find_next_premove(position, seat)
    if next_premove is None or not next_premove.moves:
        raise Refused("nothing-to-seal")


def clear_premove(context: DecisionContext, user: int, n: int | None = None, seen: str = "") -> Decision:
    """Delete all premoves of a seat, or the `n`-th and those after it that are not available without it.

    `seen` is the series stamp; it is checked only for a single premove. Raise `Refused` if the user does not play,
    nothing is sealed, or the button is stale.
    """
    seat = require_player(context.table, user)
    series = series_of(context.table, seat)
    if not series:
        raise Refused("nothing-sealed")
    if n is None:
        return _with_series(context, seat, ())
    if seen != series_stamp(context.position, seat) or not 0 <= n < len(series):
        raise Refused("stale-click")
    return _with_series(context, seat, _extended(context, seat, series[:n], series[n + 1 :]))


def series_stamp(position: Position, seat: Seat) -> str:
    """Return the stamp of the buttons that delete one premove of a series."""
    return position.stamp(seat, series_of(position.table, seat))


def _extended(
    context: DecisionContext, seat: Seat, series: tuple[Premove, ...], rest: Sequence[Premove]
) -> tuple[Premove, ...]:
    """Return a series extended by those premoves of `rest`, in order, that can be sealed after it."""
    rules = _rules(context.position)  # also while the table is paused
    if rules is None:
        return series
    for premove in rest:
        next_premove = _next_premove(context.position.after(_with_series(context, seat, series).table), rules, seat)
        if next_premove.series != series:
            break
        if premove.piece == next_premove.piece and move_of(context.game, premove) in next_premove.moves:
            series = (*series, premove)
    return series


def _with_series(context: DecisionContext, seat: Seat, series: tuple[Premove, ...]) -> Decision:
    return Decision(context.table.with_seat(seat, premoves=series), ChangeKind.PREMOVE, seat=seat)


def suggest(context: DecisionContext, user: int, to: Seat, seen: str, n: int) -> Decision:
    """Suggest to an ally the `n`-th move of that ally's advice menu, instead of an earlier suggestion to the ally.

    Raise `Refused` if the user does not play, the seat is not an ally's, or the button is stale.
    """
    by = require_player(context.table, user)
    check_may_suggest(context.position, by, to)
    move = _chosen_move(advice_menu(context.position, to), seen, n)
    suggestion = Suggestion(to, by, move, piece(context.position, to))
    other_suggestions = tuple(other for other in context.table.suggestions if (other.seat, other.by) != (to, by))
    return Decision(replace(context.table, suggestions=(*other_suggestions, suggestion)), ChangeKind.SUGGEST, seat=by)


def check_may_suggest(position: Position, by: Seat, to: Seat) -> None:
    """Raise `Refused` if a seat may not make suggestions to another one, because they are not allies."""
    if to not in allies(position, by):
        raise Refused("suggest-to-others")


def menu(position: Position, seat: Seat) -> tuple[tuple[Any, ...], str]:
    """Return the moves that a seat may seal next and the stamp of their buttons, which depends on the piece."""
    next_premove = find_next_premove(position, seat)
    return ((), "") if next_premove is None else _stamped(position, seat, next_premove.piece, next_premove.moves)


def advice_menu(position: Position, seat: Seat) -> tuple[tuple[Any, ...], str]:
    """Return the moves that can be suggested to a seat, regardless of its premoves, and the stamp of their buttons."""
    return _stamped(position, seat, piece(position, seat), available_moves(position, seat))


def _stamped(position: Position, seat: Seat, piece_name: str, moves: tuple[Any, ...]) -> tuple[tuple[Any, ...], str]:
    if not moves:
        return (), ""
    key = ("premoves", seat, piece_name, id(moves))
    return moves, position.once(key, lambda: position.stamp(seat, (piece_name, *moves)))


def _chosen_move(offered: tuple[tuple[Any, ...], str], seen: str, n: int) -> str:
    moves, stamp = offered
    if not moves or seen != stamp or not 0 <= n < len(moves):
        raise Refused("stale-click")
    return msgspec.json.encode(moves[n]).decode()


def _rules(position: Position) -> Premoves[Any, Any] | None:
    """Return the game's `Premoves`; None: it has none, or the game is not running."""
    table = position.table
    return position.game.premoves if table.status is Status.RUNNING and table.state is not None else None


def piece(position: Position, seat: Seat) -> str:
    """Return the piece that a seat moves next, by its name in the game; empty if a seat has one piece only."""
    rules = _rules(position)
    return "" if rules is None else rules.piece(position.answers.board, seat)


def valid_series(position: Position, seat: Seat) -> tuple[Premove, ...]:
    """Return a seat's series; empty if its first premove is meant for another piece than the seat moves next."""
    series = series_of(position.table, seat)
    return series if series and is_for_next_piece(position, seat, series[0]) else ()


def series_of(table: Table, seat: Seat) -> tuple[Premove, ...]:
    """Return all premoves of a seat in their order, valid or not."""
    return table.seats[seat].premoves


def move_of(game: AnyGame, premove: Premove | Suggestion) -> Struct:
    """Return the decoded move of a premove or suggestion."""
    move: Struct = msgspec.json.decode(premove.move, type=game.move_type)
    return move


def due_premoves(position: Position) -> tuple[tuple[Seat, Any], ...]:
    """Return the premoves to make now, in seat order: of each active seat the first of its series, if it is legal."""
    firsts = ((seat, valid_series(position, seat)[:1]) for seat in sorted(position.acting & position.people))
    moves = ((seat, move_of(position.game, premove)) for seat, first in firsts for premove in first)
    return tuple((seat, move) for seat, move in moves if move in position.answers.moves(seat))


def without_used(table: Table, seat: Seat, *, sealed: bool) -> Table:
    """Return the table after a seat's move without the premoves and suggestions that were meant for it.

    If the move was the first of a series (`valid_series`), the rest of the series stays.
    """
    table = table.with_seat(seat, premoves=series_of(table, seat)[1:] if sealed else ())
    return replace(table, suggestions=tuple(suggestion for suggestion in table.suggestions if suggestion.seat != seat))


def without_void(position: Position) -> tuple[Table, tuple[Whisper, ...]]:
    """Delete the series that can no longer be made; return the table and a whisper to each of those seats.

    A series is void if its first move is not legal in the seat's turn, or if the turn of its piece has passed. The rest
    of the series is deleted too, because it was chosen for the board after the first move.
    """
    table = position.table
    sealed_seats = sorted(table.where(lambda state: bool(state.premoves)))
    void_series = {
        seat: series for seat in sealed_seats if _is_void(position, seat, (series := series_of(table, seat))[0])
    }
    whispers = (
        Whisper(seat, SealVoid(move_of(position.game, first), first.piece, len(rest)))
        for seat, (first, *rest) in void_series.items()
    )
    news = tuple(whispers)
    for seat in void_series:
        table = table.with_seat(seat, premoves=())
    return table, news


def _is_void(position: Position, seat: Seat, premove: Premove) -> bool:
    if not is_for_next_piece(position, seat, premove):
        return True
    return seat in position.acting and move_of(position.game, premove) not in position.answers.moves(seat)


def is_for_next_piece(position: Position, seat: Seat, premove: Premove | Suggestion) -> bool:
    """Return whether a premove or suggestion is meant for the piece that its seat moves next."""
    return premove.piece == piece(position, seat)

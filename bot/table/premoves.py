"""Premoves: what somebody decides for their own next turn, and what others suggest to them. Pure.

A premove, which players call a seal, is its owner's secret: when their turn comes and the move is still legal, it is
made for them at once; if it is not, they decide then. A suggestion is public advice and makes nothing happen. Both are
about one turn of one piece, which a turn with another does not use up, and are forgotten with the seat's next move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.game import Refused, Seat
from bot.table.model import Premove, Status, Table, stamp, to_act
from bot.table.require import require_player
from bot.table.store import ChangeKind, Decision

if TYPE_CHECKING:
    from msgspec import Struct

    from bot.game import AnyGame
    from bot.table.turns import DecisionContext

replace = msgspec.structs.replace


def available(game: AnyGame, table: Table, seat: Seat) -> tuple[Any, ...]:
    """Return the moves that a seat may premove now; nothing where its game has no premoves, or that stands still."""
    if game.premoves is None or table.status is not Status.RUNNING or table.state is None or table.paused:
        return ()
    return game.premoves.moves(game.board(table.state), seat)


def piece(game: AnyGame, table: Table, seat: Seat) -> str:
    """Return with which of its pieces a seat moves next; nothing where that makes no difference."""
    if game.premoves is None or table.status is not Status.RUNNING or table.state is None:
        return ""
    return game.premoves.piece(game.board(table.state), seat)


def allies(game: AnyGame, table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats on a seat's side, in the order of play; nobody unless the game is on."""
    if game.premoves is None or table.status is not Status.RUNNING or table.state is None:
        return ()
    board, allied = game.board(table.state), game.premoves.allied
    others = (Seat(other) for other in range(len(table.seats)) if other != seat)
    return tuple(other for other in others if allied(board, seat, other))


def open_to_advice(game: AnyGame, table: Table, seat: Seat) -> list[Seat]:
    """Return the allies of a seat who would read advice: people with moves that they may premove now."""
    people = (ally for ally in allies(game, table, seat) if ally in table.people)
    return [ally for ally in people if available(game, table, ally)]


def premove_of(game: AnyGame, table: Table, seat: Seat) -> Any | None:
    """Return the move that a seat has decided for its next turn, with the piece that then moves."""
    own = (one for one in table.premoves if one.seat == one.by == seat and _stands(game, table, one))
    return next((_move(game, one) for one in own), None)


def due(game: AnyGame, table: Table) -> tuple[tuple[Seat, Any], ...]:
    """Return the premoves whose turn has come and that are legal still, in the order of play."""
    found = ((seat, premove_of(game, table, seat)) for seat in sorted(to_act(game, table) & table.people))
    return tuple((seat, move) for seat, move in found if move is not None and move in game.moves(table.state, seat))


def suggestions(game: AnyGame, table: Table) -> tuple[tuple[Seat, Seat, Any], ...]:
    """Return the advice that stands: who gave it, to whom, and the move, the oldest first.

    What makes no sense any more, because the game has gone on or is over, is no advice.
    """
    standing = (one for one in table.premoves if one.by != one.seat and _stands(game, table, one))
    given = ((one.by, one.seat, _move(game, one)) for one in standing)
    return tuple((by, seat, move) for by, seat, move in given if move in available(game, table, seat))


def set_premove(at: DecisionContext, user: int, seen: str, n: int) -> Decision:
    """Decide the `n`-th of the available moves for one's next turn, instead of what was decided before."""
    seat = require_player(at.table, user)
    check_may_premove(at.game, at.table, seat)
    return _with_premove(at, seat, seat, _chosen(at, seat, seen, n), ChangeKind.PREMOVE)


def check_may_premove(game: AnyGame, table: Table, seat: Seat) -> None:
    """Refuse a premove, whichever it is, at one's own turn and where none is available."""
    if seat in to_act(game, table):
        raise Refused("seal-your-turn")
    if not available(game, table, seat):
        raise Refused("nothing-to-seal")


def clear_premove(at: DecisionContext, user: int) -> Decision:
    """Forget one's premove."""
    seat = require_player(at.table, user)
    kept = tuple(one for one in at.table.premoves if not one.seat == one.by == seat)
    if kept == at.table.premoves:
        raise Refused("nothing-sealed")
    return Decision(replace(at.table, premoves=kept), ChangeKind.PREMOVE, seat=seat)


def suggest(at: DecisionContext, user: int, to: Seat, seen: str, n: int) -> Decision:
    """Suggest to an ally the `n`-th of the moves they may premove; one suggestion a head and turn."""
    by = require_player(at.table, user)
    check_may_suggest(at.game, at.table, by, to)
    return _with_premove(at, to, by, _chosen(at, to, seen, n), ChangeKind.SUGGEST)


def check_may_suggest(game: AnyGame, table: Table, by: Seat, to: Seat) -> None:
    """Refuse advice, whatever it is, to oneself and to the other side."""
    if to not in allies(game, table, by):
        raise Refused("suggest-to-others")


def menu(at: DecisionContext, seat: Seat) -> tuple[tuple[Any, ...], str]:
    """Return the moves that a seat may premove, and the stamp of their buttons."""
    moves = available(at.game, at.table, seat)
    return moves, menu_stamp(at, seat) if moves else ""


def menu_stamp(at: DecisionContext, seat: Seat) -> str:
    """Return the stamp that the buttons of a seat's premoves carry now: for this piece and no other."""
    meant = (piece(at.game, at.table, seat), *available(at.game, at.table, seat))
    return stamp(at.table, seat, meant, at.key)


def _chosen(at: DecisionContext, seat: Seat, seen: str, n: int) -> str:
    moves = available(at.game, at.table, seat)
    if seen != menu_stamp(at, seat) or not 0 <= n < len(moves):
        raise Refused("stale-click")
    return msgspec.json.encode(moves[n]).decode()


def _with_premove(at: DecisionContext, seat: Seat, by: Seat, move: str, kind: ChangeKind) -> Decision:
    premove = Premove(seat, by, move, piece(at.game, at.table, seat))
    kept = tuple(one for one in at.table.premoves if (one.seat, one.by) != (seat, by))
    return Decision(replace(at.table, premoves=(*kept, premove)), kind, seat=by)


def _stands(game: AnyGame, table: Table, premove: Premove) -> bool:
    """Whether it was meant for the piece with which its seat moves next."""
    return premove.piece == piece(game, table, premove.seat)


def _move(game: AnyGame, premove: Premove) -> Struct:
    move: Struct = msgspec.json.decode(premove.move, type=game.move_type)
    return move

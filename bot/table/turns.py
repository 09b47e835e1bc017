"""Moves: permission, application, and the next turn. Pure decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.game.contract import MODERATOR, Public, Refused, Seat
from bot.table import computers, deadlines, ending, facts, premoves
from bot.table.decisions import (
    ChangeKind,
    Decision,
    DecisionContext,
    require_going_on,
    require_mover,
    require_player,
    require_running,
)

if TYPE_CHECKING:
    from msgspec import Struct

    from bot.game.contract import Step
    from bot.table.model import Table
    from bot.table.position import Position

replace = msgspec.structs.replace


def pressed(at: DecisionContext, user: int, seen: str, n: int) -> Decision:
    """Make the `n`-th move of the user's menu. Raise `Refused` if `seen` is not its stamp, or there is no such move."""
    seat = require_mover(at.table, user)
    if seen != at.stamp(seat):
        raise Refused(_refusal_id(at, seat, seen))
    menu = at.position.menu(seat)
    if not 0 <= n < len(menu):
        raise Refused("stale-click" if menu else "not-your-turn")
    return _made(at, seat, menu[n])


def _refusal_id(at: DecisionContext, seat: Seat, seen: str) -> str:
    """Choose the refusal text without revealing more than the stamp does."""
    if not seen:
        return "stale-click"
    if seen == at.table.seats[seat].last_stamp:
        return "already-played"
    others = (Seat(i) for i in range(len(at.table.seats)) if i != seat)
    if any(seen in (at.table.seats[other].last_stamp, at.stamp(other)) for other in others):
        return "not-your-seat"
    return "stale-click"


def typed(at: DecisionContext, user: int, move: Struct) -> Decision:
    """Make a typed move: a note, a move of the turn, or an out-of-turn move. Raise `Refused` if it is not legal."""
    seat = require_player(at.table, user)
    if not isinstance(move, at.game.move_type):
        raise Refused("unknown-move")
    if move in at.position.notes(seat):
        return noted(at, seat, move)
    require_going_on(at.table)
    if seat not in at.position.acting and move not in at.position.menu(seat):
        raise _refusal(at, seat, move)
    return _made(at, seat, move)


def _made(at: DecisionContext, seat: Seat, move: Struct) -> Decision:
    """Make a move of a person's own, in its turn or out of turn."""
    anytime = () if at.table.state is None else at.position.answers.out_of_turn(seat)
    return moved_out_of_turn(at, seat, move) if move in anytime else moved(at, seat, move)


def _refusal(at: DecisionContext, seat: Seat, move: Struct) -> Refused:
    """Return the refusal of a move of a seat that is not active; the game may give a better reason than the turn."""
    try:
        at.apply(seat, move)
    except Refused as refused:
        return refused
    return Refused("not-your-turn")


def note_menu(at: Position, seat: Seat) -> tuple[tuple[Any, ...], str]:
    """Return the notes that a seat may make and the stamp of their buttons."""
    moves = at.notes(seat)
    return moves, at.stamp(seat, moves) if moves else ""


def press_note(at: DecisionContext, user: int, seen: str, n: int) -> Decision:
    """Make the `n`-th note of the menu with the stamp `seen`. Raise `Refused` if the button is stale."""
    seat = require_player(at.table, user)
    moves, current = note_menu(at.position, seat)
    if seen != current or not 0 <= n < len(moves):
        raise Refused("stale-click")
    return noted(at, seat, moves[n])


def noted(at: DecisionContext, seat: Seat, move: Struct) -> Decision:
    """Apply a note: a private move that sets no clock and neither begins nor ends a turn."""
    table = at.table
    step = at.apply(seat, move)
    after = replace(table, state=step.state, moves=table.moves + 1)
    return Decision(after, ChangeKind.NOTE, step.news, seat, move)


def moved_out_of_turn(at: DecisionContext, seat: Seat, move: Struct) -> Decision:
    """Apply a public out-of-turn move. Running clocks are not reset; seats that become active get a clock.

    A move that no other seat can notice is applied as a note.
    """
    table = at.table
    step = at.apply(seat, move)
    if _is_private(at, step):
        return noted(at, seat, move)
    after = replace(table.with_seat(seat, last_stamp=at.stamp(seat)), moves=table.moves + 1)
    decision = advanced(at, step, Decision(_attended(after, seat), ChangeKind.MOVE, (), seat, move), in_turn=False)
    again = deadlines.resumed(decision.table, table, seat, at.now, at.quiet)
    return replace(decision, table=again)


def moderated(at: DecisionContext, move: Struct) -> Decision:
    """Apply a move that only a moderator may make, also while the table is paused. The caller checks the rights.

    Raise `Refused` if the game has no such moves or refuses this one.
    """
    require_running(at.table)
    if type(move) not in at.game.beside.moderator_kinds:
        raise Refused("unknown-move")
    step = at.apply(MODERATOR, move)
    after = replace(at.table, moves=at.table.moves + 1)
    return advanced(at, step, Decision(after, ChangeKind.MOVE, (), MODERATOR, move), in_turn=False)


def moved(at: DecisionContext, seat: Seat, move: Struct, *, own: bool = True, sealed: bool = False) -> Decision:
    """Apply a move for a seat. `own` false: the host decided it, because the seat's deadline has passed.

    `sealed`: the move is the first of the seat's series; the rest of the series stays.
    """
    table = at.table
    if table.state is None:
        raise Refused("not-started")
    step = at.apply(seat, move)
    spent = premoves.spent(table, seat, sealed=sealed)
    if own and _is_private(at, step):
        return _private_move(at, spent if sealed else table, seat, move, step)
    state = table.seats[seat]
    late = not own and not state.clock.taken_over
    missed = 0 if own else state.missed + late
    after = spent.with_seat(seat, moves=state.moves + 1, last_stamp=at.stamp(seat), missed=missed)
    after = replace(_attended(after, seat) if own else after, moves=table.moves + 1)
    news = (Public(facts.DeadlineMissed(seat, missed)),) if late else ()
    return advanced(at, step, Decision(after, ChangeKind.MOVE, news, seat, move), own=own)


def _attended(table: Table, seat: Seat) -> Table:
    """A public move proves presence: drop the seat's offer and the votes to replace its player."""
    return table.with_seat(seat, offer=None, replace_votes=frozenset())


def _is_private(at: DecisionContext, step: Step[Any]) -> bool:
    """Return whether no other seat can notice the move, such as a draft that only its owner sees.

    It has no news, ends nothing, and leaves the board and the active seats as they are.
    """
    before, after = at.position.answers, at.position.after(replace(at.table, state=step.state)).answers
    if step.news or at.game.outcome(step.state) is not None or after.to_act != before.to_act:
        return False
    return bool(after.board == before.board)


def _private_move(at: DecisionContext, table: Table, seat: Seat, move: Struct, step: Step[Any]) -> Decision:
    """Apply a move that no other seat may notice: no clock changes, and no fact is made."""
    after = table.with_seat(seat, moves=table.seats[seat].moves + 1, last_stamp=at.stamp(seat))
    after = replace(after, state=step.state, moves=table.moves + 1)
    return Decision(after, ChangeKind.NOTE, (), seat, move)


def advanced(
    at: DecisionContext, step: Step[Any], so_far: Decision, *, own: bool = True, in_turn: bool = True
) -> Decision:
    """Continue with the state of a step: add its news, then end the game or set the clocks of the active seats.

    `in_turn`: the step belongs to the turn of its seat, if it has one.
    """
    table = replace(so_far.table, state=step.state)
    news = so_far.news + step.news
    outcome = at.game.outcome(step.state)
    if outcome is None:
        position = at.position.after(table)
        table, void = premoves.without_void(position)
        news += void
        acting = position.answers.to_act
        mover = so_far.seat if in_turn else None
        if table.pause is None:
            table = deadlines.set_clocks(table, acting, at.now, at.quiet, mover=mover, own=own)
        else:
            table = deadlines.still_on_hold(table, acting)
    else:
        table, last = ending.ended(table, outcome)
        news += last
    return computers.commented(at.position.after(table), replace(so_far, table=table, news=news))

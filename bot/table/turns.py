"""A move: whose click it was, what it does, and whose turn it is then. Pure decisions."""

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
    """Make the `n`-th move of the menu with the stamp `seen`, if it still is this user's menu."""
    seat = require_mover(at.table, user)
    if seen != at.stamp(seat):
        raise Refused(_refusal_id(at, seat, seen))
    menu = at.position.menu(seat)
    if not 0 <= n < len(menu):
        raise Refused("stale-click" if menu else "not-your-turn")
    return _made(at, seat, menu[n])


def _refusal_id(at: DecisionContext, seat: Seat, seen: str) -> str:
    """A stamp says no more than whose it is, so neither does the refusal."""
    if not seen:
        return "stale-click"
    if seen == at.table.seats[seat].last_stamp:
        return "already-played"
    others = (Seat(i) for i in range(len(at.table.seats)) if i != seat)
    if any(seen in (at.table.seats[other].last_stamp, at.stamp(other)) for other in others):
        return "not-your-seat"
    return "stale-click"


def typed(at: DecisionContext, user: int, move: Struct) -> Decision:
    """Make a move that was typed."""
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
    """Make a move of a person's own: in their turn, or one that needs none."""
    anytime = () if at.table.state is None else at.position.answers.out_of_turn(seat)
    return moved_out_of_turn(at, seat, move) if move in anytime else moved(at, seat, move)


def _refusal(at: DecisionContext, seat: Seat, move: Struct) -> Refused:
    """Why a seat may not move now: the game may know better than that it is not to act."""
    try:
        at.apply(seat, move)
    except Refused as refused:
        return refused
    return Refused("not-your-turn")


def note_menu(at: Position, seat: Seat) -> tuple[tuple[Any, ...], str]:
    """Return what a seat may do whoever is to act, and the stamp that those buttons carry now."""
    moves = at.notes(seat)
    return moves, at.stamp(seat, moves) if moves else ""


def press_note(at: DecisionContext, user: int, seen: str, n: int) -> Decision:
    """Make the `n`-th of the moves that a seat may make whoever is to act."""
    seat = require_player(at.table, user)
    moves, current = note_menu(at.position, seat)
    if seen != current or not 0 <= n < len(moves):
        raise Refused("stale-click")
    return noted(at, seat, moves[n])


def noted(at: DecisionContext, seat: Seat, move: Struct) -> Decision:
    """Make a move that concerns nobody else: no clock is set by it, and no turn goes on or ends."""
    table = at.table
    step = at.apply(seat, move)
    after = replace(table, state=step.state, moves=table.moves + 1)
    return Decision(after, ChangeKind.NOTE, step.news, seat, move)


def moved_out_of_turn(at: DecisionContext, seat: Seat, move: Struct) -> Decision:
    """Make a move that everybody notices and that is no part of a turn: whose time runs, runs on as it did.

    Whoever has to act by it only now gets a clock. One that nobody can notice is made like a note.
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
    """Make a move that only a moderator may make, at a table on hold too; whether it is one is known to the caller."""
    require_running(at.table)
    if type(move) not in at.game.beside.moderator_kinds:
        raise Refused("unknown-move")
    step = at.apply(MODERATOR, move)
    after = replace(at.table, moves=at.table.moves + 1)
    return advanced(at, step, Decision(after, ChangeKind.MOVE, (), MODERATOR, move), in_turn=False)


def moved(at: DecisionContext, seat: Seat, move: Struct, *, own: bool = True, sealed: bool = False) -> Decision:
    """Make a move for a seat; not `own`: the computer's, because the seat's time was up.

    `sealed`: it is the first that the seat had sealed; what it sealed after it stays.
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
    """Who moves for all to see is there: nobody replaces them, and they offer their seat no more."""
    return table.with_seat(seat, offer=None, replace_votes=frozenset())


def _is_private(at: DecisionContext, step: Step[Any]) -> bool:
    """Return whether nobody else can see that a move was made: a draft that lies before its owner alone.

    It tells nothing, the board is the same and so is who is to act.
    """
    before, after = at.position.answers, at.position.after(replace(at.table, state=step.state)).answers
    if step.news or at.game.outcome(step.state) is not None or after.to_act != before.to_act:
        return False
    return bool(after.board == before.board)


def _private_move(at: DecisionContext, table: Table, seat: Seat, move: Struct, step: Step[Any]) -> Decision:
    """Make a move that nobody else may notice: by no edit of the board, by no clock, and by no ping left out."""
    after = table.with_seat(seat, moves=table.seats[seat].moves + 1, last_stamp=at.stamp(seat))
    after = replace(after, state=step.state, moves=table.moves + 1)
    return Decision(after, ChangeKind.NOTE, (), seat, move)


def advanced(
    at: DecisionContext, step: Step[Any], so_far: Decision, *, own: bool = True, in_turn: bool = True
) -> Decision:
    """Go on to the state a step led to: tell its news, end the game or wait for those to act next.

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

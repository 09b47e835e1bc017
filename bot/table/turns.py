"""Moves: permission, application, and the next turn. Pure decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from bot.game.contract import MODERATOR, Public, Refused, Seat, Whisper
from bot.table import computers, deadlines, ending, facts, premoves
from bot.table.answer_times import with_answer
from bot.table.decisions import (
    ChangeKind,
    Decision,
    DecisionContext,
    require_mover,
    require_not_paused,
    require_player,
    require_running,
)

if TYPE_CHECKING:
    from msgspec import Struct

    from bot.game.contract import Step
    from bot.table.model import Table
    from bot.table.position import Position

replace = msgspec.structs.replace


def press(context: DecisionContext, user: int, seen: str, n: int) -> Decision:
    """Make the `n`-th move of the user's menu. Raise `Refused` if `seen` is not its stamp, or there is no such move."""
    seat = require_mover(context.table, user)
    if seen != context.stamp(seat):
        raise Refused(_refusal_id(context, seat, seen))
    menu = context.position.menu(seat)
    if not 0 <= n < len(menu):
        raise Refused("stale-click" if menu else "not-your-turn")
    return _apply_own_move(context, seat, menu[n])


def _refusal_id(context: DecisionContext, seat: Seat, seen: str) -> str:
    """Choose the refusal text without revealing more than the stamp does."""
    if not seen:
        return "stale-click"
    if seen == context.table.seats[seat].last_stamp:
        return "already-played"
    other_seats = (Seat(i) for i in range(len(context.table.seats)) if i != seat)
    if any(seen in (context.table.seats[other].last_stamp, context.stamp(other)) for other in other_seats):
        return "not-your-seat"
    return "stale-click"


def apply_typed(context: DecisionContext, user: int, move: Struct) -> Decision:
    """Make a typed move: a note, a move of the turn, or an out-of-turn move. Raise `Refused` if it is not legal."""
    seat = require_player(context.table, user)
    if not isinstance(move, context.game.move_type):
        raise Refused("unknown-move")
    if move in context.position.notes(seat):
        return apply_note(context, seat, move)
    require_not_paused(context.table)
    if seat not in context.position.acting and move not in context.position.menu(seat):
        raise _refusal(context, seat, move)
    return _apply_own_move(context, seat, move)


def refuse_typed(context: DecisionContext, user: int, move: Struct) -> NoReturn:
    """Raise `Refused` with the reason why a typed move that no menu has is not allowed; never make it."""
    apply_typed(context, user, move)
    raise Refused("unknown-move")


def refuse_words(context: DecisionContext, user: int, examples: str) -> NoReturn:
    """Raise `Refused` for words that mean no move: the user may make none now, or else they get these examples."""
    seat = require_mover(context.table, user)
    if not context.position.menu(seat):
        raise Refused("not-your-turn")
    raise Refused("typed-none", moves=examples)


def _apply_own_move(context: DecisionContext, seat: Seat, move: Struct) -> Decision:
    """Make a move that a user chose for their seat, in its turn or out of turn."""
    out_of_turn_moves = () if context.table.state is None else context.position.answers.out_of_turn(seat)
    return moved_out_of_turn(context, seat, move) if move in out_of_turn_moves else apply_move(context, seat, move)


def _refusal(context: DecisionContext, seat: Seat, move: Struct) -> Refused:
    """Return the refusal of a move of a seat that is not active; the game may give a better reason than the turn."""
    try:
        context.apply(seat, move)
    except Refused as refusal:
        return refusal
    return Refused("not-your-turn")


def note_menu(position: Position, seat: Seat) -> tuple[tuple[Any, ...], str]:
    """Return the notes that a seat may make and the stamp of their buttons."""
    moves = position.notes(seat)
    return moves, position.stamp(seat, moves) if moves else ""


def press_note(context: DecisionContext, user: int, seen: str, n: int) -> Decision:
    """Make the `n`-th note of the menu with the stamp `seen`. Raise `Refused` if the button is stale."""
    seat = require_player(context.table, user)
    moves, stamp = note_menu(context.position, seat)
    if seen != stamp or not 0 <= n < len(moves):
        raise Refused("stale-click")
    return apply_note(context, seat, moves[n])


def apply_note(context: DecisionContext, seat: Seat, move: Struct) -> Decision:
    """Apply a note: a private move that sets no clock and neither begins nor ends a turn."""
    table = context.table
    step = context.apply(seat, move)
    after = replace(table, state=step.state, moves=table.moves + 1)
    return Decision(after, ChangeKind.NOTE, step.news, seat, move)


def moved_out_of_turn(context: DecisionContext, seat: Seat, move: Struct) -> Decision:
    """Apply a public out-of-turn move. Running clocks are not reset; seats that become active get a clock.

    A move that no other seat can notice is applied as a note.
    """
    table = context.table
    step = context.apply(seat, move)
    if _is_private(context, step):
        return apply_note(context, seat, move)
    after = replace(table.with_seat(seat, last_stamp=context.stamp(seat)), moves=table.moves + 1)
    decision = advance(
        context, step, Decision(_with_presence(after, seat), ChangeKind.MOVE, (), seat, move), in_turn=False
    )
    resumed = deadlines.continue_turn(decision.table, table, seat, context.now, context.quiet)
    return replace(decision, table=resumed)


def apply_moderation(context: DecisionContext, move: Struct) -> Decision:
    """Apply a move that only a moderator may make, also while the table is paused. The caller checks the rights.

    Raise `Refused` if the game has no such moves or refuses this one.
    """
    require_running(context.table)
    if type(move) not in context.game.beside.moderator_kinds:
        raise Refused("unknown-move")
    step = context.apply(MODERATOR, move)
    after = replace(context.table, moves=context.table.moves + 1)
    return advance(context, step, Decision(after, ChangeKind.MOVE, (), MODERATOR, move), in_turn=False)


def apply_move(
    context: DecisionContext, seat: Seat, move: Struct, *, own: bool = True, sealed: bool = False
) -> Decision:
    """Apply a move for a seat. `own` false: the host decided it, because the seat's deadline has passed.

    `sealed`: the move is the first of the seat's series; the rest of the series stays. Raise `Refused` if the game has
    not started or refuses the move.
    """
    table = context.table
    if table.state is None:
        raise Refused("not-started")
    step = context.apply(seat, move)
    remaining = premoves.without_used(table, seat, sealed=sealed)
    if own and _is_private(context, step):
        return _private_move(context, remaining if sealed else table, seat, move, step)
    state = table.seats[seat]
    is_late = not own and not state.clock.taken_over
    missed = 0 if own else state.missed + is_late
    after = remaining.with_seat(seat, moves=state.moves + 1, last_stamp=context.stamp(seat), missed=missed)
    after = replace(_with_presence(after, seat) if own else after, moves=table.moves + 1)
    news = _missed_news(seat, missed) if is_late else ()
    decision = advance(context, step, Decision(after, ChangeKind.MOVE, news, seat, move), own=own)
    return _with_answer(context, decision, seat) if own and not sealed else decision


def _with_answer(context: DecisionContext, decision: Decision, seat: Seat) -> Decision:
    """Record the answer time of a seat's player if the decision ended the turn."""
    state = context.table.seats[seat]
    if not state.plays or state.user is None:
        return decision
    quiet = context.quiet(state.user)
    return replace(decision, table=with_answer(context.table, decision.table, seat, context.now, quiet))


def _missed_news(seat: Seat, missed: int) -> ending.NewsItems:
    """Return the news of a missed deadline; the first in a row is reported to the player too."""
    news = Public(facts.DeadlineMissed(seat, missed))
    return (news, Whisper(seat, facts.TurnMissed())) if missed == 1 else (news,)


def _with_presence(table: Table, seat: Seat) -> Table:
    """A public move proves presence: drop the seat's offer and the votes to replace its player."""
    return table.with_seat(seat, offer=None, replace_votes=frozenset())


def _is_private(context: DecisionContext, step: Step[Any]) -> bool:
    """Return whether no other seat can notice the move, such as a draft that only its owner sees.

    It has no news, ends nothing, and leaves the board and the active seats as they are.
    """
    before, after = context.position.answers, context.position.after(replace(context.table, state=step.state)).answers
    if step.news or context.game.outcome(step.state) is not None or after.to_act != before.to_act:
        return False
    return bool(after.board == before.board)


def _private_move(context: DecisionContext, table: Table, seat: Seat, move: Struct, step: Step[Any]) -> Decision:
    """Apply a move that no other seat may notice: no clock changes, and no fact is made."""
    after = table.with_seat(seat, moves=table.seats[seat].moves + 1, last_stamp=context.stamp(seat))
    after = replace(after, state=step.state, moves=table.moves + 1)
    return Decision(after, ChangeKind.NOTE, (), seat, move)


def advance(
    context: DecisionContext, step: Step[Any], decision: Decision, *, own: bool = True, in_turn: bool = True
) -> Decision:
    """Continue with the state of a step: add its news, then end the game or set the clocks of the active seats.

    `in_turn`: the step belongs to the turn of its seat, if it has one.
    """
    table = replace(decision.table, state=step.state)
    news = decision.news + step.news
    outcome = context.game.outcome(step.state)
    if outcome is None:
        position = context.position.after(table)
        table, void_news = premoves.without_void(position)
        news += void_news
        acting = position.answers.to_act
        mover = decision.seat if in_turn else None
        if table.pause is None:
            table = deadlines.set_clocks(table, acting, context.now, context.quiet, mover=mover, own=own)
        else:
            table = deadlines.update_held_turns(table, acting)
    else:
        table, end_news = ending.end_game(table, outcome)
        news += end_news
    return computers.with_remark(context.position.after(table), replace(decision, table=table, news=news))

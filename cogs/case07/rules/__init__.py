"""The rules: the active seat, the legal moves and the effect of each move.

Pure functions. A refusal must not depend on a case; only an answer does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Refused, Seat, Step
from cogs.case07.board import Phase
from cogs.case07.moves import Accuse, Action, Assign, ByHand, Close, Move, Note, Recall
from cogs.case07.rules.actions import answered, ask, misinformed, right_answer
from cogs.case07.rules.discs import accuse, assign, note, recall
from cogs.case07.rules.investigations import ask_to_close, first_investigation
from cogs.case07.rules.legal import answers, menu
from cogs.case07.state import State, holder

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.case07.options import Options


def start(players: int, options: Options, chance: Chance) -> Step[State]:
    """Begin the game: deal the first of three investigations."""
    return first_investigation(players, options, chance)


def to_act(state: State) -> frozenset[Seat]:
    """Return the active seat, or the holder while a question waits for an answer; empty when the game is finished."""
    if state.phase is Phase.OVER:
        return frozenset()
    return frozenset((holder(state, state.turn) if state.pending else state.turn,))


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return all legal moves of a seat: the actions of a turn, then the other moves; or the answers."""
    if seat not in to_act(state):
        return ()
    return answers(state, state.pending) if state.pending else menu(state)


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
    """Apply a move. Raise `Refused`, with a text that gives the reason, if it is in neither `moves` nor `notes`."""
    if state.phase is Phase.OVER:
        raise Refused("refused-over")
    if isinstance(move, Note):
        return note(state, seat, move)
    _check_turn(state, seat)
    if isinstance(move, ByHand):
        return _answer(state, move, chance)
    if state.pending:
        raise Refused("refused-answer-first")
    if isinstance(move, Action):
        return ask(state, move, chance)
    return _apply_free_move(state, move, chance)


def _check_turn(state: State, seat: Seat) -> None:
    """Raise `Refused` if the seat is not active: it waits for an answer or its turn, or has finished its case."""
    if seat in to_act(state):
        return
    if seat == state.turn:
        raise Refused("refused-wait-for-answer")
    raise Refused("not-your-turn" if state.sleuths[seat].finished is None else "refused-case-over")


def _apply_free_move(state: State, move: Accuse | Assign | Recall | Close, chance: Chance) -> Step[State]:
    """Apply a move that does not end the turn."""
    if isinstance(move, Accuse):
        return accuse(state, move)
    if isinstance(move, Assign):
        return assign(state, move)
    return recall(state, move) if isinstance(move, Recall) else ask_to_close(state, chance)


def _answer(state: State, move: ByHand, chance: Chance) -> Step[State]:
    """Apply an answer by hand: “a wrong answer brings the holder 0 for this investigation” [V1]."""
    if state.pending is None:
        raise Refused("refused-nothing-asked")
    if move not in answers(state, state.pending):
        raise Refused("refused-no-answer")
    if move == right_answer(state, state.pending):
        return answered(state, state.pending, chance)
    return misinformed(state, chance)

"""Who sees what: the board for anyone, the hand for one seat, and which deals nobody can tell apart.

The only way from the state to what pictures, texts and computers get. Must never let a case through that is not
solved, nor the order of the deck, nor black discs before they are announced.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cogs.case07.kinds import Case
from cogs.case07.moves import Announce, Examine, Patrol
from cogs.case07.reasoning import charted, follows
from cogs.case07.scoring import box_now
from cogs.case07.state import State, held, holder
from cogs.case07.view import Board, Hand, Investigation, Investigator, Phase, Question

if TYPE_CHECKING:
    from bot.game import Seat
    from cogs.case07.state import Sleuth


def board(state: State) -> Board:
    """Return what anyone may see."""
    return Board(
        options=state.options,
        investigation=state.number,
        round=state.round,
        first=state.first,
        tiles=state.tiles,
        row=state.row,
        deck=len(state.deck),
        discarded=state.discarded,
        players=tuple(map(_investigator, state.sleuths, shown(state))),
        next_box=box_now(state),
        phase=state.phase,
        turn=None if state.phase is Phase.OVER else state.turn,
        question=_question(state),
        past=tuple(map(_charted, state.past)),
    )


def hand(state: State, seat: Seat) -> Hand:
    """Return the board, the case that this seat holds, its black discs and its notebook."""
    seen, own = board(state), state.sleuths[seat]
    out = follows(seen, seat, held(state, seat), state.options.notebook)
    return Hand(
        board=seen,
        seat=seat,
        held=held(state, seat),
        accused=own.accused,
        notes=own.notes,
        follows=tuple(card for card in out if card not in own.notes),
    )


def shown(state: State) -> tuple[Case | None, ...]:
    """Return the cases that lie open, by the seat that had to solve them."""
    over = state.phase is Phase.OVER
    return tuple(case if over or each.solved else None for case, each in zip(state.cases, state.sleuths, strict=True))


def _investigator(sleuth: Sleuth, case: Case | None) -> Investigator:
    return Investigator(
        discs=sleuth.discs,
        watches=sleuth.watches,
        patrols=sleuth.patrols,
        dead_ends=sleuth.dead_ends,
        findings=sleuth.findings,
        finished=sleuth.finished,
        points=sleuth.points,
        penalties=sleuth.penalties,
        closing=sleuth.asks % 2 == 1,
        case=case,
    )


def _question(state: State) -> Question | None:
    """Return what waits for an answer by hand; an announced solution lies on the board for everybody."""
    asked = state.pending
    if asked is None:
        return None
    return Question(
        asker=state.turn,
        holder=holder(state, state.turn),
        card=asked.card if isinstance(asked, Examine) else None,
        place=asked.place if isinstance(asked, Patrol) else None,
        announced=Case(*state.sleuths[state.turn].accused) if isinstance(asked, Announce) else None,
    )


@lru_cache(maxsize=64)
def _charted(past: Investigation) -> Investigation:
    """Return an investigation that is over with its chart; worked out once, for it stays what it was."""
    return charted(past)

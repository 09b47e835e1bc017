"""The rules of an attempt at the daily case: its moves, their effect, its end, and the signs of its answer.

A question is the game's own move. What is offered or refused depends on the answers so far, never on the case.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Refused
from bot.game.daily import DailyResult
from cogs.case07.answers import list_marked_cards
from cogs.case07.cards import KIND_OF, Case, Kind
from cogs.case07.daily.moves import DailyMove, GiveUp, Solve
from cogs.case07.daily.puzzle import SOLVER, Attempt, Puzzle, cost, with_move
from cogs.case07.knowledge import case_list, remaining_cases
from cogs.case07.moves import Accuse, Announce, Examine, Patrol
from cogs.case07.rules.legal import questions
from cogs.case07.state import held_case
from cogs.case07.views import board

if TYPE_CHECKING:
    from cogs.case07.board import Finding
    from cogs.case07.daily.dossier import Dossier
    from cogs.case07.knowledge import Cases
    from cogs.case07.state import State

MAX_COST = 20
"""The cost at which an unsolved case is closed [D17]."""
MAX_CANDIDATES = 25
"""The largest number of possible cases of which one may be announced [D16]."""
_EVIDENCE_SIGNS = {Kind.SUSPECT: "🟠", Kind.CRIME: "🔵", Kind.PLACE: "⚪"}
_PATROL_SIGN, _WRONG_SIGN, _SOLVED_SIGN, _UNSOLVED_SIGN = "🚓", "❌", "✅", "🏳️"


def start(puzzle: Puzzle) -> Attempt:
    """Return the attempt before the first question."""
    return Attempt(puzzle.dealt)


def moves(_puzzle: Puzzle, attempt: Attempt) -> tuple[DailyMove, ...]:
    """Return the questions, the solutions that may be announced, and giving up; empty if the attempt has ended."""
    if is_over(attempt):
        return ()
    sleuth = attempt.state.sleuths[SOLVER]
    asked = questions(attempt.state.row, list_marked_cards(sleuth.findings), sleuth.watches, sleuth.patrols)
    return (*asked, *(Solve(*case.cards) for case in candidates(attempt.state)), GiveUp())


def apply(puzzle: Puzzle, attempt: Attempt, move: DailyMove) -> Attempt:
    """Return the attempt after a move. Raise `Refused`, with the reason, for a move that is not offered."""
    if is_over(attempt):
        raise Refused("refused-daily-over")
    if isinstance(move, GiveUp):
        return replace(attempt, given_up=True)
    if isinstance(move, Solve):
        return replace(attempt, state=_announced(puzzle, attempt.state, Case(move.suspect, move.crime, move.place)))
    return replace(attempt, state=_asked(puzzle, attempt.state, move))


def _asked(puzzle: Puzzle, state: State, question: Examine | Patrol) -> State:
    """Return the state after a question, with its answer."""
    if isinstance(question, Patrol) and not state.sleuths[SOLVER].patrols:
        raise Refused("refused-daily-patrols")
    return with_move(state, puzzle.seed, question)


def _announced(puzzle: Puzzle, state: State, case: Case) -> State:
    """Return the state after the announcement of a case, one black disc after the other."""
    offered = candidates(state)
    if not offered:
        raise Refused("refused-daily-early", count=possible_cases(state).bit_count(), limit=MAX_CANDIDATES)
    if case not in offered:
        raise Refused("refused-daily-impossible")
    for card in case.cards:
        state = with_move(state, puzzle.seed, Accuse(card))
    return with_move(state, puzzle.seed, Announce())


def result(_puzzle: Puzzle, attempt: Attempt) -> DailyResult | None:
    """Return the cost and the signs of an ended attempt: the kind of each turn, and how the attempt ended."""
    if not is_over(attempt):
        return None
    sleuth = attempt.state.sleuths[SOLVER]
    signs = "".join(map(_sign, sleuth.findings)) + (_SOLVED_SIGN if sleuth.solved else _UNSOLVED_SIGN)
    return DailyResult(cost(sleuth.findings), signs, solved=sleuth.solved)


def grave(move: DailyMove, dossier: Dossier) -> bool:
    """Return whether a move may cost the player dearly: giving up, or announcing one of several possible cases."""
    return isinstance(move, GiveUp) or (isinstance(move, Solve) and dossier.possible > 1)


def is_over(attempt: Attempt) -> bool:
    """Return whether the attempt has ended: solved, given up, or closed at a cost of `MAX_COST`."""
    sleuth = attempt.state.sleuths[SOLVER]
    return sleuth.solved or attempt.given_up or cost(sleuth.findings) >= MAX_COST


def possible_cases(state: State) -> Cases:
    """Return the cases that agree with all that the solver knows."""
    return remaining_cases(board(state), SOLVER, held_case(state, SOLVER))


def candidates(state: State) -> tuple[Case, ...]:
    """Return the possible cases if they are few enough to announce one [D16], or else nothing."""
    cases = possible_cases(state)
    return case_list(cases) if cases.bit_count() <= MAX_CANDIDATES else ()


def _sign(finding: Finding) -> str:
    """Return the sign of a turn: it tells the kind of the question, not its card and not its answer."""
    if finding.card is not None:
        return _EVIDENCE_SIGNS[KIND_OF[finding.card]]
    return _PATROL_SIGN if finding.wrong is None else _WRONG_SIGN

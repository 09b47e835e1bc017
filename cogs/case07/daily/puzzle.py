"""The puzzle of the daily case, and a player's attempt at it; both contain the full state.

The single course of play: people, and the computers that set the par, ask by the same function.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.case07.board import INVESTIGATIONS, Finding
from cogs.case07.daily.dossier import DAILY_PATROLS
from cogs.case07.moves import Announce, Examine, Patrol
from cogs.case07.options import Deduction, Options
from cogs.case07.rules import apply, start
from cogs.case07.rules.scoring import PENALTY
from cogs.case07.state import State

if TYPE_CHECKING:
    from cogs.case07.moves import Move

SOLVER = Seat(0)
"""The seat of the player."""
QUESTION_COST = 1
WRONG_COST = PENALTY
"""The costs of a question and of a wrong announcement: “a question costs one, a wrong announcement two” [D16]."""
_OPTIONS = Options(notebook=Deduction.FULL)


class Puzzle(Struct, frozen=True):
    """The case of a day."""

    seed: bytes
    """The seed of the deal, from which all chance of an attempt follows."""
    dealt: State
    """The state before the first question."""
    par: int
    model: tuple[Finding, ...]
    """The findings of the strong computer in the attempt that set the par; it then announced the right solution."""


class Attempt(Struct, frozen=True):
    """The progress of a player."""

    state: State
    given_up: bool = False


def par(puzzle: Puzzle) -> int:
    """Return the cost that a good player needs [D19]."""
    return puzzle.par


def dealt_state(seed: bytes) -> State:
    """Return the deal of a seed: an investigation with two seats, in which the solver is first.

    It counts as the last investigation of a game, so that a computer player saves no patrol for later.
    """
    state = start(2, _OPTIONS, Chance(seed, 0)).state
    sleuths = tuple(replace(sleuth, patrols=DAILY_PATROLS) for sleuth in state.sleuths)
    return replace(state, number=INVESTIGATIONS, first=SOLVER, turn=SOLVER, sleuths=sleuths)


def with_move(state: State, seed: bytes, move: Move) -> State:
    """Return the state after a move of the solver, who has the next turn too: the colleague takes none [D14].

    Raise `Refused` as the game does. Chance depends on “the number of turns before” [D18] alone.
    """
    turns = len(state.sleuths[SOLVER].findings)
    next_state = apply(state, SOLVER, move, Chance(seed, turns + 1)).state
    if isinstance(move, Examine | Patrol | Announce):
        return replace(next_state, turn=SOLVER, round=state.round + 1, changes=0)
    return next_state


def cost(findings: tuple[Finding, ...]) -> int:
    """Return the cost of the turns so far; the right announcement costs nothing."""
    return sum(QUESTION_COST if finding.wrong is None else WRONG_COST for finding in findings)

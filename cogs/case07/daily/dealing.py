"""The deal of a day: two computers try many deals of the day's seed, and the weekday chooses one by its difficulty.

Slow: about three seconds of one core.
"""

from __future__ import annotations

import hashlib
from functools import partial
from itertools import count, islice
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from bot.game.chance import Chance
from cogs.case07.board import Finding
from cogs.case07.daily.puzzle import SOLVER, Puzzle, cost, dealt_state, with_move
from cogs.case07.daily.solvers import easy, strong
from cogs.case07.knowledge import case_index, cases_without_cards_of, consistent
from cogs.case07.options import Deduction, Options
from cogs.case07.rules import moves
from cogs.case07.state import held_case
from cogs.case07.views import hand

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.case07.board import Hand
    from cogs.case07.moves import Move
    from cogs.case07.state import Sleuth, State

    Player = Callable[[Hand, tuple[Move, ...], Chance], Move]

WEEKDAYS = 7
DEALS = 22
"""The number of fitting deals from which the weekday chooses: every seventh day has the lightest or the hardest."""
MIN_PAR = 4
"""The least par, so that no case is solved by luck alone."""
STRONG_RUNS = 7
"""Attempts of the strong computer at a deal. It is odd: the median is the cost of one of them."""
EASY_RUNS = 11
"""Attempts of the easy computer at a deal; their mean tells two deals of the same par apart."""
_WITHOUT_NOTEBOOK = Options(notebook=Deduction.OFF)
"""The options of a trial: computers need no notebook, and its deductions would take a quarter of the time."""
_MAX_TRIAL_COST = 40
"""The cost at which a computer's attempt is broken off."""


class Trial(Struct, frozen=True):
    """A computer's attempt at a deal."""

    cost: int
    findings: tuple[Finding, ...]
    deduced: bool
    """A single case was left in the end, and nothing was announced before."""


class Deal(Struct, frozen=True):
    """A fitting deal of a day."""

    puzzle: Puzzle
    easy_cost: float
    """The mean cost of the easy computer."""


def deal(seed: bytes, weekday: int) -> Puzzle:
    """Return the case of a seed and a weekday: 0 is Monday with the lightest case, 6 is Sunday with the hardest."""
    fitting = filter(None, map(measured, map(partial(_deal_seed, seed), count())))
    deals = sorted((Deal(puzzle, easy_cost(puzzle)) for puzzle in islice(fitting, DEALS)), key=_difficulty)
    return deals[weekday * (DEALS - 1) // (WEEKDAYS - 1)].puzzle


def _deal_seed(seed: bytes, number: int) -> bytes:
    """Return the seed of a day's deal with this number."""
    return hashlib.sha256(seed + number.to_bytes(4, "big")).digest()


def _difficulty(fitting: Deal) -> tuple[float, bytes]:
    """Return the order of a deal: by “twice the par plus the mean cost of an easy computer” [D20]."""
    return 2 * fitting.puzzle.par + fitting.easy_cost, fitting.puzzle.seed


def measured(deal_seed: bytes) -> Puzzle | None:
    """Return the puzzle of a deal with its par, or None if it does not fit [D19]."""
    dealt, trials = dealt_state(deal_seed), list[Trial]()
    for run in range(STRONG_RUNS):
        trial = attempt(dealt, deal_seed, deal_seed + bytes((run,)), strong)
        if not trial.deduced:
            return None
        trials.append(trial)
    model = sorted(trials, key=lambda trial: trial.cost)[STRONG_RUNS // 2]
    return Puzzle(deal_seed, dealt, model.cost, model.findings) if model.cost >= MIN_PAR else None


def easy_cost(puzzle: Puzzle) -> float:
    """Return the mean cost of the easy computer's attempts."""
    lucks = (puzzle.seed + bytes((STRONG_RUNS + run,)) for run in range(EASY_RUNS))
    return sum(attempt(puzzle.dealt, puzzle.seed, luck, easy).cost for luck in lucks) / EASY_RUNS


def attempt(dealt: State, deal_seed: bytes, luck: bytes, player: Player) -> Trial:
    """Return a player's attempt at a deal; `luck` is the seed of the player's own choices.

    It ends when a single case is possible: announcing it costs nothing.
    """
    state, step = replace(dealt, options=_WITHOUT_NOTEBOOK), 0
    while _goes_on(state.sleuths[SOLVER]) and not _is_certain(state):
        move = player(hand(state, SOLVER), moves(state, SOLVER), Chance(luck, step))
        state, step = with_move(state, deal_seed, move), step + 1
    findings = state.sleuths[SOLVER].findings
    has_guessed = any(finding.wrong for finding in findings)
    return Trial(cost(findings), findings, deduced=_is_certain(state) and not has_guessed)


def _goes_on(sleuth: Sleuth) -> bool:
    return not sleuth.solved and cost(sleuth.findings) < _MAX_TRIAL_COST


def _is_certain(state: State) -> bool:
    """Return whether the solver's findings leave a single case."""
    findings = state.sleuths[SOLVER].findings
    cases = consistent(case_index(state.tiles), findings) & cases_without_cards_of(held_case(state, SOLVER))
    return cases.bit_count() == 1

"""The views of the daily case: the dossier during an attempt, and the solution with its chart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs.case07.board import Investigation
from cogs.case07.daily.attempt import candidates, is_over, possible_cases
from cogs.case07.daily.dossier import Dossier, Solution
from cogs.case07.daily.puzzle import SOLVER, Attempt, Puzzle, cost
from cogs.case07.knowledge import with_chart
from cogs.case07.rules.investigations import record_of
from cogs.case07.views import hand

if TYPE_CHECKING:
    from cogs.case07.board import Finding
    from cogs.case07.state import State


def view(puzzle: Puzzle, attempt: Attempt) -> Dossier:
    """Return the player's view; it has the solution once the attempt has ended."""
    state, over = attempt.state, is_over(attempt)
    sleuth = state.sleuths[SOLVER]
    return Dossier(
        hand=hand(state, SOLVER),
        cost=cost(sleuth.findings),
        par=puzzle.par,
        possible=possible_cases(state).bit_count(),
        candidates=() if over else candidates(state),
        solved=sleuth.solved,
        solution=solution(puzzle, attempt) if over else None,
    )


def solution(puzzle: Puzzle, attempt: Attempt | None) -> Solution:
    """Return the solution, with the chart of the reader's attempt (None: they made none) and of the computer's."""
    model = charted(puzzle.dealt, puzzle.model, solved=True)
    if attempt is None:
        return Solution(puzzle.dealt.cases[SOLVER], puzzle.par, model, played=False)
    sleuth = attempt.state.sleuths[SOLVER]
    own = charted(puzzle.dealt, sleuth.findings, solved=sleuth.solved)
    return Solution(puzzle.dealt.cases[SOLVER], puzzle.par, _side_by_side(own, model), played=True)


def charted(dealt: State, findings: tuple[Finding, ...], *, solved: bool) -> Investigation:
    """Return an attempt as an ended investigation with one seat, with the data of its chart and its cost as points."""
    record = replace(
        record_of(dealt, dealt.sleuths),
        findings=(findings, ()),
        solved=(len(findings) + 1 if solved else None, None),
    )
    chart = with_chart(record)
    return Investigation(
        cases=chart.cases[:1],
        tiles=chart.tiles,
        findings=chart.findings[:1],
        left=chart.left[:1],
        known=chart.known[:1],
        points=(cost(findings),),
        first=SOLVER,
        solved=chart.solved[:1],
    )


def _side_by_side(chart: Investigation, other: Investigation) -> Investigation:
    """Return the seats of two charts of the same case as one chart."""
    return replace(
        chart,
        cases=chart.cases + other.cases,
        findings=chart.findings + other.findings,
        left=chart.left + other.left,
        known=chart.known + other.known,
        points=chart.points + other.points,
        solved=chart.solved + other.solved,
    )

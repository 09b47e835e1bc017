"""The views of the daily case: the player's dossier, and the solution.

Types, so that pictures and cogs can import them. Never imports the state.
"""

from __future__ import annotations

from msgspec import Struct

from cogs.case07.board import Hand, Investigation
from cogs.case07.cards import Case

DAILY_PATROLS = 3
"""Patrols of the player."""


class Solution(Struct, frozen=True):
    """The solution of a case, shown to those who may know it."""

    case: Case
    par: int
    chart: Investigation
    """The attempts to compare, as the seats of an ended investigation: the reader's if `played`, then that of the
    strong computer that set the par. Its points are the costs."""
    played: bool
    """The first attempt of the chart is the reader's."""


class Dossier(Struct, frozen=True):
    """The view of one player's attempt."""

    hand: Hand
    """The hand of the player; its notebook crosses out all that follows."""
    cost: int
    par: int
    possible: int
    """The number of cases that agree with all answers."""
    candidates: tuple[Case, ...]
    """The possible cases, as soon as they are few enough to announce one; empty before, and after the end."""
    solved: bool = False
    solution: Solution | None = None
    """None until the attempt has ended."""

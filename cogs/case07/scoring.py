"""What a case brings: the boxes of the victory track, and the ranking at the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game import Outcome, ranked
from cogs.case07.ranking import standing
from cogs.case07.view import BOXES, Phase

if TYPE_CHECKING:
    from cogs.case07.state import State

PENALTY = 2
"""Penalty points for a wrong announcement."""
MISLED = 7
"""Victory points for whoever was answered wrongly. They take no box away: nobody pays for another's mistake."""


def box_now(state: State) -> int:
    """Return what a case solved now brings: “all who solve in the same round share the next free box” [R8]."""
    return BOXES[len(_rounds(state) - {state.round})]


def box_left(state: State) -> int:
    """Return the next free box, which those who have not solved their case get."""
    return BOXES[len(_rounds(state))]


def outcome(state: State) -> Outcome | None:
    """Rank the seats by their `standing` after three investigations; None before."""
    if state.phase is not Phase.OVER:
        return None
    stand = tuple(standing(each.points, each.penalties, each.patrols) for each in state.sleuths)
    return ranked(tuple(score for score, _, _ in stand), stand)


def _rounds(state: State) -> set[int | None]:
    """Return the rounds in which somebody solved his case: each of them took one box."""
    return {each.finished for each in state.sleuths if each.solved}

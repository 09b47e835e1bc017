"""What a case brings, who stands before whom at the end of the game, and what decided it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from bot.game.contract import Outcome, Seat, ranked
from cogs.case07.board import BOXES, Phase, standing
from cogs.case07.facts import PatrolsDecide, PenaltiesDecide

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.case07.state import Sleuth, State

PENALTY = 2
"""Penalty points for a wrong announcement."""
MISLED = 7
"""Victory points for whoever was answered wrongly. They take no box away: nobody pays for another's mistake."""
TieBreak = PatrolsDecide | PenaltiesDecide


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
    """Return the rounds in which somebody solved their case: each of them took one box."""
    return {each.finished for each in state.sleuths if each.solved}


def tie_breaks(sleuths: Sequence[Sleuth]) -> Iterator[TieBreak]:
    """Yield why each is placed before the next one with as many points; nothing where they share a place.

    “Points less penalty points decide, then fewer patrols used, then fewer penalty points” [R12].
    """
    stand = [standing(each.points, each.penalties, each.patrols) for each in sleuths]
    order = sorted((Seat(at) for at in range(len(stand))), key=lambda seat: stand[seat], reverse=True)
    for seat, other in pairwise(order):
        if stand[seat][0] == stand[other][0] and stand[seat] != stand[other]:
            yield _tie_break(seat, other, sleuths[seat], sleuths[other])


def _tie_break(seat: Seat, other: Seat, mine: Sleuth, theirs: Sleuth) -> TieBreak:
    if mine.patrols != theirs.patrols:
        return PatrolsDecide(seat, other, mine.patrols, theirs.patrols)
    return PenaltiesDecide(seat, other, mine.penalties, theirs.penalties)

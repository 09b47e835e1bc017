"""The points of a case, the ranking at the end of the game and its tie-breaks."""

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
"""Victory points of a misled asker. They use up no box, so no other player loses by the wrong answer."""
TieBreak = PatrolsDecide | PenaltiesDecide


def box_now(state: State) -> int:
    """Return the points of a case solved now: “all who solve in the same round share the next free box” [R8]."""
    return BOXES[len(_rounds(state) - {state.round})]


def box_left(state: State) -> int:
    """Return the points of the next free box, which unsolved cases get."""
    return BOXES[len(_rounds(state))]


def outcome(state: State) -> Outcome | None:
    """Return the ranking of the seats by `standing` after three investigations; None before."""
    if state.phase is not Phase.OVER:
        return None
    stand = tuple(standing(each.points, each.penalties, each.patrols) for each in state.sleuths)
    return ranked(tuple(score for score, _, _ in stand), stand)


def _rounds(state: State) -> set[int | None]:
    """Return the rounds in which cases were solved; each of them took one box."""
    return {each.finished for each in state.sleuths if each.solved}


def tie_breaks(sleuths: Sequence[Sleuth]) -> Iterator[TieBreak]:
    """Yield the tie-break between each pair of consecutive players with equal points; nothing for a shared rank.

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

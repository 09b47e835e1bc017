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
    standings = tuple(standing(sleuth.points, sleuth.penalties, sleuth.patrols) for sleuth in state.sleuths)
    return ranked(tuple(score for score, _, _ in standings), standings)


def _rounds(state: State) -> set[int | None]:
    """Return the rounds in which cases were solved; each of them took one box."""
    return {sleuth.finished for sleuth in state.sleuths if sleuth.solved}


def tie_breaks(sleuths: Sequence[Sleuth]) -> Iterator[TieBreak]:
    """Yield the tie-break between each pair of consecutive players with equal points; nothing for a shared rank.

    “Points less penalty points decide, then fewer patrols used, then fewer penalty points” [R12].
    """
    standings = [standing(sleuth.points, sleuth.penalties, sleuth.patrols) for sleuth in sleuths]
    order = sorted((Seat(index) for index in range(len(standings))), key=lambda seat: standings[seat], reverse=True)
    for seat, next_seat in pairwise(order):
        if standings[seat][0] == standings[next_seat][0] and standings[seat] != standings[next_seat]:
            yield _tie_break(seat, next_seat, sleuths[seat], sleuths[next_seat])


def _tie_break(seat: Seat, other_seat: Seat, sleuth: Sleuth, other_sleuth: Sleuth) -> TieBreak:
    if sleuth.patrols != other_sleuth.patrols:
        return PatrolsDecide(seat, other_seat, sleuth.patrols, other_sleuth.patrols)
    return PenaltiesDecide(seat, other_seat, sleuth.penalties, other_sleuth.penalties)

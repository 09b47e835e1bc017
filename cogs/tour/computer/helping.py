"""Passing speed on: which of a team's riders give speed to the team-mate just before, and who is led out.

Speed goes to the rider just before in the group, who has already moved. Two riders of a team who stay together are not
lonely, so the one behind gives what keeps both together. At the end they lead out the team's foremost rider.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.moves import SetHelp
from cogs.tour.situation import group_of, stage_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.tour.board import Board, Hand

LEAD_OUT_STEPS = 14
"""Steps to the finish from which on the team's foremost rider is led out."""


def helps(hand: Hand) -> Iterator[SetHelp]:
    """Yield the changes of cards by which riders pass speed to the team-mate just before.

    A card that names a rider who is not just before passes nothing, so it stays as it is.
    """
    orders = dict(hand.orders)
    own = [number for number in hand.board.order if number in orders]
    for number in own:
        mate, ahead = _receiver(hand.board, own, number)
        if mate and (orders[number].help, orders[number].ahead) != (mate, ahead):
            yield SetHelp(number, mate, ahead)


def _receiver(board: Board, own: list[int], giver: int) -> tuple[int, bool]:
    """Return the team-mate to whom a rider passes speed, 0 for none, and whether they are led out."""
    riders = group_of(board, giver).riders
    place = riders.index(giver)
    mate = riders[place - 1] if place else 0
    if mate not in own:
        return 0, False
    field = board.riders[mate - 1].field
    is_late = field is not None and stage_of(board).finish - field.x <= 2 * LEAD_OUT_STEPS
    return mate, is_late and mate == own[0]

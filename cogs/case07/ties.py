"""What decided between players who have as many points as each other, to be told when the game is over.

Never changes the order: that is `ranking`'s.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from bot.game import Seat
from cogs.case07.facts import PatrolsDecide, PenaltiesDecide
from cogs.case07.ranking import standing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.case07.state import Sleuth

Decision = PatrolsDecide | PenaltiesDecide


def decided(sleuths: Sequence[Sleuth]) -> Iterator[Decision]:
    """Yield why each is placed before the next one with as many points; nothing where they share a place.

    “Points less penalty points decide, then fewer patrols used, then fewer penalty points” [R12].
    """
    stand = [standing(each.points, each.penalties, each.patrols) for each in sleuths]
    order = sorted((Seat(at) for at in range(len(stand))), key=lambda seat: stand[seat], reverse=True)
    for seat, other in pairwise(order):
        if stand[seat][0] == stand[other][0] and stand[seat] != stand[other]:
            yield _between(seat, other, sleuths[seat], sleuths[other])


def _between(seat: Seat, other: Seat, mine: Sleuth, theirs: Sleuth) -> Decision:
    if mine.patrols != theirs.patrols:
        return PatrolsDecide(seat, other, mine.patrols, theirs.patrols)
    return PenaltiesDecide(seat, other, mine.penalties, theirs.penalties)

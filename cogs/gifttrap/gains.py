"""How far everybody came in a round that is over.

Pure, by what everybody saw. Must never be asked about a round that goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game import Seat
    from cogs.gifttrap.board import Opening, Round


def ends(past: Round) -> tuple[tuple[int, int], ...]:
    """Return by seat where GIVE and GET stood when a round was over."""
    stand = [list(each) for each in past.starts]
    for opening in past.openings:
        stand[opening.giver][0], stand[opening.receiver][1] = opening.give, opening.get
    return tuple((give, get) for give, get in stand)


def gains(past: Round) -> tuple[tuple[int, int], ...]:
    """Return by seat how many steps GIVE and GET came forward in a round, or went back."""
    both = zip(ends(past), past.starts, strict=True)
    return tuple((give - before[0], get - before[1]) for (give, get), before in both)


def of_receiver(openings: Sequence[Opening], seat: Seat) -> list[Opening]:
    """Return what somebody opened, in that order."""
    return [opening for opening in openings if opening.receiver == seat]

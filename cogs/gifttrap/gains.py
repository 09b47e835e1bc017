"""How far everybody came in a round, from what was opened in it.

Pure, by what everybody saw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Seat
    from cogs.gifttrap.board import Opening

Stands = tuple[tuple[int, int], ...]
"""By seat where GIVE and GET stand, or how many steps they went."""


class Unwrapping(Protocol):
    """A round that is over, or one that is being unwrapped."""

    @property
    def starts(self) -> Stands:
        """Where everybody stood when it began."""
        ...

    @property
    def openings(self) -> tuple[Opening, ...]:
        """What was opened in it."""
        ...


def ends(shown: Unwrapping) -> Stands:
    """Return by seat where GIVE and GET stand after all that was opened in a round."""
    return stood(shown.starts, shown.openings)


def stood(starts: Stands, openings: Sequence[Opening]) -> Stands:
    """Return by seat where GIVE and GET stand after these openings."""
    stand = [list(each) for each in starts]
    for opening in openings:
        stand[opening.giver][0], stand[opening.receiver][1] = opening.give, opening.get
    return tuple((give, get) for give, get in stand)


def gains(shown: Unwrapping) -> Stands:
    """Return by seat how many steps GIVE and GET came forward in a round, or went back."""
    both = zip(ends(shown), shown.starts, strict=True)
    return tuple((give - before[0], get - before[1]) for (give, get), before in both)


def of_receiver(openings: Sequence[Opening], seat: Seat) -> list[Opening]:
    """Return what somebody opened, in that order."""
    return [opening for opening in openings if opening.receiver == seat]

"""The steps that each player's markers moved in a round, computed from the gifts opened in it.

Pure; reads public values only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Seat
    from cogs.gifttrap.board import Opening

Stands = tuple[tuple[int, int], ...]
"""By seat, the positions of GIVE and GET, or the steps that they moved."""


class Unwrapping(Protocol):
    """A finished round, or the round that is being unwrapped."""

    @property
    def starts(self) -> Stands:
        """The positions of all markers when the round began."""
        ...

    @property
    def openings(self) -> tuple[Opening, ...]:
        """The gifts opened in the round."""
        ...


def end_positions(round_: Unwrapping) -> Stands:
    """Return by seat the positions of GIVE and GET after all openings of a round."""
    return positions_after(round_.starts, round_.openings)


def positions_after(starts: Stands, openings: Sequence[Opening]) -> Stands:
    """Return by seat the positions of GIVE and GET after these openings."""
    positions = [list(start) for start in starts]
    for opening in openings:
        positions[opening.giver][0], positions[opening.receiver][1] = opening.give, opening.get
    return tuple((give, get) for give, get in positions)


def gains(round_: Unwrapping) -> Stands:
    """Return by seat the steps that GIVE and GET moved in a round; negative: backwards."""
    pairs = zip(end_positions(round_), round_.starts, strict=True)
    return tuple((give - before[0], get - before[1]) for (give, get), before in pairs)


def of_receiver(openings: Sequence[Opening], seat: Seat) -> list[Opening]:
    """Return the gifts that a seat opened, in order."""
    return [opening for opening in openings if opening.receiver == seat]

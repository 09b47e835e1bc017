"""Who stands before whom: the order of the players by what everybody can see of them.

For the outcome and for pictures of it. Must never import the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.view import PATROLS

if TYPE_CHECKING:
    from collections.abc import Sequence

Standing = tuple[int, int, int]
"""Points less penalties, patrols used and penalty points, the last two negated: the greater the better."""


def standing(points: Sequence[int], penalties: int, patrols: int) -> Standing:
    """Return how a player stands, by the points of every investigation, the penalty points and the patrols left.

    “Points less penalty points decide, then fewer patrols used, then fewer penalty points” [R12].
    """
    return (sum(points) - penalties, patrols - PATROLS, -penalties)

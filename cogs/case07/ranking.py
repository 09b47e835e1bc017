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
    """Return how a player stands, by his points of every investigation, his penalty points and the patrols left.

    Rule: "points minus penalties; then fewer patrols used, then fewer penalty points, then shared".
    """
    return (sum(points) - penalties, patrols - PATROLS, -penalties)

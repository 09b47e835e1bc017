"""The dice [D1], and how leaders and lonely riders lose a field. Public constants; nothing here rolls a die."""

from __future__ import annotations

from cogs.tour.board import How

FACES = {
    How.YELLOW: (2, 3, 4, 4, 5, 6),
    How.POLKA: (1, 2, 3, 3, 3, 4),
    How.WHITE: (1, 1, 2, 2, 3, 3),
    How.RED: (0, 0, 4, 5, 6, 7),
}
"""The faces of each die; 0 is a FALL."""
ATTACK = {How.YELLOW: 2, How.POLKA: 1}
"""The face of each die that is also an ATTACK; it is also the number of fields with which an attack begins."""
GREEN = 6
"""The highest face of the green die, which has 1 to 6."""
BRAKED = 2
"""Riders that a white roll brakes."""
FASTEST_CLIMB, CLIMB_FOLLOWS = 4, 3
"""The highest polka number, and the speed at which others may take it over."""
MIN_REDUCED = 2
"""The smallest result of a reduction."""


def reduced(number: int) -> int:
    """Return a yellow number reduced for a leader or a lonely rider: “a 2 stays a 2” [R19]."""
    return max(MIN_REDUCED, number - 1)

"""The dice [D1] and what a leader or a lonely rider loses of them. Public; must never roll."""

from __future__ import annotations

from cogs.tour.board import How

FACES = {
    How.YELLOW: (2, 3, 4, 4, 5, 6),
    How.POLKA: (1, 2, 3, 3, 3, 4),
    How.WHITE: (1, 1, 2, 2, 3, 3),
    How.RED: (0, 0, 4, 5, 6, 7),
}
"""By die its faces; 0 is a FALL."""
ATTACK = {How.YELLOW: 2, How.POLKA: 1}
"""The face that is also an ATTACK, and the fields that an attack begins with."""
GREEN = 6
"""The green die has 1 to 6."""
MOST_REDS = 2
"""Red rolls of a rider in a stage."""
BRAKED = 2
"""Riders whom a white roll brakes."""
FASTEST_CLIMB, CLIMB_FOLLOWS = 4, 3
"""A 4 on the polka die can be taken over as 3."""
LEAST = 2
"""No reduction goes below."""


def reduced(number: int) -> int:
    """Return what is left of a yellow number for a leader or a lonely rider: “a 2 stays a 2” [R19]."""
    return max(LEAST, number - 1)

"""What the possible cases still cost: turns until the case is solved.

The figures were measured over hundreds of investigations; only their proportions matter.
"""

from __future__ import annotations

import math
from itertools import pairwise

from cogs.case07.casebook import EVERY

_MEASURED = (
    (1, 1.0),
    (2, 2.4),
    (3, 3.0),
    (4, 3.4),
    (6, 3.9),
    (8, 4.3),
    (12, 4.8),
    (20, 5.5),
    (40, 6.4),
    (80, 7.3),
    (160, 7.9),
    (320, 8.7),
    (640, 9.4),
    (len(EVERY), 10.0),
)
"""Possible cases, and the turns from there to the solution, the announcement included."""


def _between(count: int) -> float:
    """Return the turns for a count, along its logarithm where it was not measured."""
    (low, before), (high, after) = next(pair for pair in pairwise(_MEASURED) if count <= pair[1][0])
    return before + (after - before) * math.log(count / low) / math.log(high / low)


TURNS = (0.0, *(_between(count) for count in range(1, len(EVERY) + 1)))
"""By number of possible cases: the turns until the case is solved."""
ALL_TURNS = tuple(count * turns for count, turns in enumerate(TURNS))
"""By number of possible cases: those turns summed over all of them."""


def guessing(count: int, fine: float) -> float:
    """Return the turns summed over `count` cases when one of them is announced.

    Right in one turn; otherwise a `fine` as bad as so many turns, and one case less.
    """
    return count + (count - 1) * (fine + TURNS[count - 1])

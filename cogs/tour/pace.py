"""The pace of a group: the speed, braking and chances to catch that a move leaves to the group's next rider."""

from __future__ import annotations

from msgspec import Struct

from cogs.tour.road import Kind


class Pace(Struct, frozen=True):
    """The pace that the next rider of a group finds."""

    speed: int = 0
    """The speed that can be taken over; 0: none."""
    kind: Kind | None = None
    """The terrain in which the speed was made."""
    braked: int = 0
    """Number of following riders that are still braked."""
    chase: int = 0
    """The green number of a solo attack that can be caught; 0: none."""

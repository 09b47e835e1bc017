"""What a group's riders leave to those behind them, from move to move."""

from __future__ import annotations

from msgspec import Struct

from cogs.tour.road import Kind


class Pace(Struct, frozen=True):
    """What the next rider of a group finds."""

    speed: int = 0
    """That can be taken over; 0: none."""
    kind: Kind | None = None
    """In which terrain it was made."""
    braked: int = 0
    """Riders who are still braked."""
    chase: int = 0
    """The green number of a solo attack that can be caught; 0: none."""

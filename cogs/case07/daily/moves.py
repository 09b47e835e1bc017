"""The moves of the daily case: the questions of the game, and two moves of its own."""

from __future__ import annotations

from msgspec import Struct

from cogs.case07.cards import Card
from cogs.case07.moves import Examine, Patrol


class Solve(Struct, frozen=True, tag=True):
    """Announce a solution by its three cards, “at once” [D15]."""

    suspect: Card
    crime: Card
    place: Card


class GiveUp(Struct, frozen=True, tag=True):
    """End the attempt unsolved."""


DailyMove = Examine | Patrol | Solve | GiveUp

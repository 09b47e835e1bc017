"""Fantom's flight played on in mind, some ten thousand times a second, against pawns that do not know where he is.

Every pawn chases a ghost: a station Fantom could be on by what everybody knows, which moves on by the tickets he
gives up and turns into him when he appears. Must never let a pawn chase himself while he is unseen.
"""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from bot.chance import Chance
    from cogs.fantom.computer.model import Chase

_THROWS, _FACES = 4_099, 1 << 16
"""How many numbers are drawn once and used round and round (a prime, to fall out of step), and up to what."""
_BESIDE = 64
"""More than any station has exits: only then is it as well to end beside a pawn."""


class Manner(Struct, frozen=True):
    """How a flight is played on and what it is worth."""

    rounds: int = 12
    """It breaks off, as a success, after so many rounds of the pawns."""
    whim: int = _FACES // 8
    """How many of `_FACES` throws let a pawn ride anywhere."""
    held_out: float = 0.04
    """What every round before an arrest is worth, next to a success (1.0)."""


class Arm:
    """A move to try: how things stand after it, and where the pawns can believe Fantom, the likelier the oftener."""

    __slots__ = ("chase", "suspects")

    def __init__(self, chase: Chase, suspects: tuple[int, ...]) -> None:
        self.chase, self.suspects = chase, suspects


class Flight:
    """Flights in one hunt: what does not change from one to the next."""

    __slots__ = ("_luck", "_manner", "_reveals")

    def __init__(self, reveals: tuple[int, ...], chance: Chance, manner: Manner) -> None:
        self._reveals, self._manner = frozenset(reveals), manner
        self._luck = cycle([chance.below(_FACES) for _ in range(_THROWS)]).__next__

    def worth(self, arm: Arm) -> float:
        """Play on once after this move; return 1 for an escape, less the sooner Fantom is arrested."""
        chase, many = arm.chase.copy(), len(arm.suspects)
        ghosts = [arm.suspects[self._luck() % many] for _ in chase.pawns]
        first = chase.box
        last = min(chase.boxes, first + self._manner.rounds)
        while chase.second or not self._chased(chase, ghosts):
            if chase.box >= last and not chase.second:
                return 1.0
            ride, safe = self._ride(chase)
            if not ride:
                break
            if safe or not chase.can_double():
                chase.flee(ride)
            else:
                chase.double(ride)
            self._drift(ghosts, chase, ride & 3)
        return (chase.box - first) * self._manner.held_out

    def _chased(self, chase: Chase, ghosts: list[int]) -> bool:
        """Let every pawn ride towards its ghost; return whether one arrests Fantom."""
        luck, whim = self._luck, self._manner.whim
        toward, pawns, masks = chase.streets.toward, chase.pawns, chase.masks
        for turn, ghost in enumerate(ghosts):
            chase.turn = turn
            ride = toward(masks[turn], pawns[turn])[ghost]
            if not ride or ride >> 2 in pawns or luck() < whim:
                free = chase.pawn_rides()
                if not free:
                    continue
                ride = free[luck() % len(free)]
            if chase.ride(ride):
                return True
            if ride >> 2 == ghost:
                ghosts[turn] = ghosts[turn - 1]  # nobody was there: chase what a neighbour does
        return False

    def _drift(self, ghosts: list[int], chase: Chase, kind: int) -> None:
        """Move the ghosts by the ticket Fantom gave up; one that could not have given it was not he."""
        if chase.box in self._reveals:
            ghosts[:] = [chase.at] * len(ghosts)
            return
        luck, rides = self._luck, chase.streets.network.rides
        for turn, ghost in enumerate(ghosts):
            targets = rides[ghost][kind]
            ghosts[turn] = targets[luck() % len(targets)] if targets else chase.at

    def _ride(self, chase: Chase) -> tuple[int, bool]:
        """Return the code of Fantom's next ride (0: there is none) and whether no pawn can follow him at once.

        Best is where none can in two rides either, else where most ways lead on out of their reach.
        """
        streets, pawns = chase.streets, chase.pawns
        near = beyond = 0
        for pawn in pawns:
            near |= streets.near[pawn]
            beyond |= streets.near2[pawn]
        rides = streets.rides[chase.fantom_mask()][chase.at]
        start, best, most = self._luck() % (len(rides) or 1), 0, -1
        for ride in rides[start:] + rides[:start]:
            station = ride >> 2
            if not beyond >> station & 1:
                return ride, True
            exits = (streets.near[station] & ~near).bit_count() - _BESIDE * (near >> station & 1)
            if (exits > most or not best) and station not in pawns:
                best, most = ride, exits
        return best, not near >> (best >> 2) & 1

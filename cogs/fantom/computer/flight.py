"""Fantom's flight played on in mind, some ten thousand times a second, against pawns that do not know where he is.

Every pawn chases a ghost: a station Fantom could be on by what everybody knows, which moves on by the tickets he
gives up and turns into him when he appears. Must never let a pawn chase himself while he is unseen.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import cycle
from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.fantom.computer.model import DOUBLE, LAND_MASK, streets

if TYPE_CHECKING:
    from bot.chance import Chance
    from cogs.fantom.computer.model import Chase, Streets
    from cogs.fantom.options import Map

_THROWS, _FACES = 4_099, 1 << 16
"""How many numbers are drawn once and used round and round (a prime, to fall out of step), and up to what."""
_BOAT = 3
_CHOICES = 4
"""How many rides of a pawn a compass knows: the first may be taken, or without a ticket."""


class Manner(Struct, frozen=True):
    """How a flight is played on and what it is worth."""

    rounds: int = 8
    """It breaks off, as a success, after so many rounds of the pawns."""
    whim: int = _FACES // 8
    """How many of `_FACES` throws let a pawn take its second best ride."""
    held_out: float = 0.04
    """What every round before an arrest is worth, next to a success (1.0)."""


class Arm(Struct, frozen=True):
    """A ride to try: where everybody stands after it."""

    at: int
    box: int
    stock: tuple[int, ...]
    """Fantom's tickets, the double last."""
    suspects: tuple[int, ...]
    """Where the pawns can believe him to be, a likelier station more often."""
    second: bool = False
    """It is the first half of a double move; the second follows at once."""


class Compass:
    """Where a pawn rides best towards a station: worked out when first asked for, and kept."""

    __slots__ = ("_streets", "_ways")

    def __init__(self, of: Streets) -> None:
        self._streets = of
        self._ways: list[list[tuple[int, ...] | None]] = [[None] * (of.size + 1) for _ in range(of.size + 1)]

    def to(self, goal: int) -> list[tuple[int, ...] | None]:
        """Return, by station, the codes of the best rides towards `goal` as far as they were asked for."""
        return self._ways[goal]

    def ask(self, goal: int, station: int) -> tuple[int, ...]:
        """Return the codes of the rides from `station`, the nearest to `goal` first."""
        steps = self._streets.steps[goal]
        rides = sorted(self._streets.rides[LAND_MASK][station], key=lambda ride: steps[ride >> 2])
        self._ways[goal][station] = best = tuple(rides[:_CHOICES])
        return best


@lru_cache(maxsize=4)
def compass(map: Map, own: str = "") -> Compass:  # noqa: A002 - the option's name
    """Return the compass of a map."""
    return Compass(streets(map, own))


class Flight:
    """A hunt at Fantom's turn, from which his rides are tried."""

    __slots__ = ("_boxes", "_compass", "_luck", "_manner", "_pawns", "_reveals", "_streets", "_tickets")

    def __init__(self, now: Chase, reveals: tuple[int, ...], needle: Compass, chance: Chance, manner: Manner) -> None:
        self._streets, self._compass, self._manner = now.streets, needle, manner
        self._boxes, self._reveals = now.boxes, frozenset(reveals)
        self._pawns = now.pawns[:]
        self._tickets = now.tickets[:]
        self._luck = cycle([chance.below(_FACES) for _ in range(_THROWS)]).__next__

    def worth(self, arm: Arm) -> float:
        """Play on once after this ride; return 1 for an escape, less the sooner Fantom is arrested."""
        luck, pawns, tickets, stock = self._luck, self._pawns[:], self._tickets[:], list(arm.stock)
        at, box, count = arm.at, arm.box, len(arm.suspects)
        ghosts = [arm.suspects[luck() % count] for _ in pawns]
        owed = arm.second
        last = min(self._boxes, box + owed + self._manner.rounds)
        while owed or not self._chased(at, pawns, tickets, ghosts):
            if box >= last:
                return 1.0
            ride, safe = self._ride(at, pawns, stock)
            if not ride:
                break
            at, box = ride >> 2, box + 1
            self._drift(ghosts, at, ride & 3, box)
            owed = not (safe or owed) and stock[DOUBLE] > 0 and box < self._boxes
            stock[DOUBLE] -= owed
        return (box - arm.box) * self._manner.held_out

    def _chased(self, at: int, pawns: list[int], tickets: list[int], ghosts: list[int]) -> bool:
        """Let every pawn ride towards its ghost; return whether one arrests Fantom."""
        luck, whim, to = self._luck, self._manner.whim, self._compass.to
        for turn, ghost in enumerate(ghosts):
            pawn = pawns[turn]
            rides = to(ghost)[pawn] or self._compass.ask(ghost, pawn)
            if luck() < whim:
                rides = rides[1:]
            for ride in rides:
                purse, station = 3 * turn + (ride & 3), ride >> 2
                if tickets[purse] and station not in pawns:
                    tickets[purse] -= 1
                    pawns[turn] = station
                    if station == at:
                        return True
                    if station == ghost:
                        ghosts[turn] = ghosts[turn - 1]  # nobody was there: chase what a neighbour does
                    break
        return False

    def _drift(self, ghosts: list[int], at: int, kind: int, box: int) -> None:
        """Move the ghosts by the ticket Fantom gave up; one that could not have given it was not he."""
        if box in self._reveals:
            ghosts[:] = [at] * len(ghosts)
            return
        luck, rides = self._luck, self._streets.network.rides
        for turn, ghost in enumerate(ghosts):
            targets = rides[ghost][kind]
            ghosts[turn] = targets[luck() % len(targets)] if targets else at

    def _ride(self, at: int, pawns: list[int], stock: list[int]) -> tuple[int, bool]:
        """Return the code of Fantom's next ride (0: there is none) and whether no pawn can follow him at once.

        Best is where none can in two rides either.
        """
        danger = beyond = 0
        for pawn in pawns:
            danger |= self._streets.near[pawn]
            beyond |= self._streets.near2[pawn]
        rides = self._streets.rides[LAND_MASK | (stock[_BOAT] > 0) << _BOAT][at]
        start, best, safe = self._luck() % len(rides), 0, False
        for ride in rides[start:] + rides[:start]:
            station = ride >> 2
            if not beyond >> station & 1:
                best, safe = ride, True
                break
            if not ((best and (safe or danger >> station & 1)) or station in pawns):
                best, safe = ride, not danger >> station & 1
        stock[_BOAT] -= best & 3 == _BOAT
        return best, safe

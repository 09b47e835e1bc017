"""The rest of a hunt played out fast, for the detectives: what they know is played, not where Fantom is.

The set of stations where he can be is an int; every round it spreads by a ticket he may well give up, and every
arrival of a pawn takes one station and its share of the likelihood out of it. So one play-out counts the chances
of all his places at once. Must never be told his real one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.fantom.computer.model import DOUBLE, EVERY_MASK, LAND_MASK, LANDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.computer.model import Chase, Streets

STEP, DRIFT, LIMIT = 1_103_515_245, 12_345, 0x7FFFFFFF
"""Luck cheap enough to be asked fifty times a play-out: x -> (x * STEP + DRIFT) & LIMIT; the low bits are poor."""
_POOR = 8
"""How many low bits of luck are thrown away."""
_BOAT = 3


class Manner(Struct, frozen=True):
    """How a play-out is played and what it is worth."""

    rounds: int = 5
    """It breaks off after so many rounds of Fantom's."""
    patience: float = 0.9
    """What an arrest is worth a round later, next to 1 at once."""
    whim: float = 0.1
    """How often a pawn rides anywhere."""
    rash: float = 0.1
    """How likely Fantom is beside a pawn, next to a station that no pawn can reach at once."""


class Dragnet:
    """Play-outs on one map: what does not change from one to the next."""

    __slots__ = ("_manner", "_reveals", "_streets", "_whim", "seed")

    def __init__(self, streets: Streets, reveals: Sequence[int], manner: Manner, seed: int) -> None:
        self._streets, self._manner, self._reveals = streets, manner, frozenset(reveals)
        self._whim = int(manner.whim * LIMIT)
        self.seed = seed

    def worth(self, chase: Chase, found: int) -> float:
        """Play on from Fantom's turn, spoiling `chase`; return what the detectives get of it, from 0 to 1.

        `found`: the stations where he can be.
        """
        manner, caught, free = self._manner, 0.0, 1.0
        for _ in range(min(manner.rounds, chase.boxes - chase.box)):
            found, danger = self._spread(chase, found)
            free *= manner.patience
            if not found:
                return caught + free
            risky = found & danger
            weight = (found ^ risky).bit_count() + manner.rash * risky.bit_count()
            for pawn in range(len(chase.pawns)):
                bit = self._ride(chase, pawn, found, risky)
                if found & bit:
                    gone = manner.rash if risky & bit else 1.0
                    share = free * gone / weight
                    caught += share
                    free -= share
                    weight -= gone
                    found ^= bit
                    if not found:
                        return caught
        return caught

    def _spread(self, chase: Chase, found: int) -> tuple[int, int]:
        """Ride with Fantom; return where he can be then, and what the pawns can reach."""
        danger = occupied = 0
        near = self._streets.near
        for pawn in chase.pawns:
            danger |= near[pawn]
            occupied |= 1 << pawn
        ride = self._fled(chase, found, danger, occupied)
        found = self._streets.network.spread(ride & 3, found) & ~occupied
        if danger >> (ride >> 2) & 1 and found and chase.stock[DOUBLE] and chase.box + 1 < chase.boxes:
            chase.stock[DOUBLE] -= 1
            chase.box += 1
            if chase.box in self._reveals:
                found = 1 << (ride >> 2)
            ride = self._fled(chase, found, danger, occupied)
            found = self._streets.network.spread(ride & 3, found) & ~occupied
        chase.box += 1
        if chase.box in self._reveals:
            found = 1 << (ride >> 2)
        return found, danger

    def _fled(self, chase: Chase, found: int, danger: int, occupied: int) -> int:
        """Return a ride Fantom may well make from where he can be: out of the pawns' reach if there is one."""
        self.seed = seed = (self.seed * STEP + DRIFT) & LIMIT
        origin = _some(found, seed)
        rides = self._streets.rides[EVERY_MASK if chase.stock[_BOAT] else LAND_MASK][origin]
        self.seed = seed = (seed * STEP + DRIFT) & LIMIT
        start, best = (seed >> _POOR) % len(rides), 0
        for ride in rides[start:] + rides[:start]:
            if not danger >> (ride >> 2) & 1:
                best = ride
                break
            if not occupied >> (ride >> 2) & 1:
                best = ride
        if best & 3 == _BOAT:
            chase.stock[_BOAT] -= 1
        return best or rides[0]

    def _ride(self, chase: Chase, pawn: int, found: int, risky: int) -> int:
        """Ride with a pawn, onto a station where Fantom can be or towards one; return where it stands, as a bit."""
        streets, pawns = self._streets, chase.pawns
        self.seed = seed = (self.seed * STEP + DRIFT) & LIMIT
        here, mask = pawns[pawn], chase.masks[pawn]
        close = streets.near[here] & found
        goal = _some((close & ~risky) or close or found, seed)
        ride = streets.toward(mask, here)[goal]
        if ride >> 2 in pawns or seed < self._whim:
            free = [each for each in streets.rides[mask][here] if each >> 2 not in pawns]
            if not free:
                return 0
            ride = free[(seed >> _POOR) % len(free)]
        pawns[pawn] = ride >> 2
        place = LANDS * pawn + (ride & 3)
        chase.tickets[place] -= 1
        if not chase.tickets[place]:
            chase.masks[pawn] ^= 1 << (ride & 3)
        return 1 << (ride >> 2)


def _some(found: int, seed: int) -> int:
    """Return a member of a set, quickly; not each equally likely."""
    skipped = (seed >> _POOR) % found.bit_length()
    high = found >> skipped
    return (high & -high).bit_length() - 1 + skipped

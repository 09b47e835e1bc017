"""The rest of a hunt played out fast, for the detectives: what they know is played, not where Fantom is.

The set of stations where Fantom can be is an int; every round it spreads by a ticket that may well be given up, every
arrival of a pawn takes one station and its share of the likelihood out of it. So one rollout counts the chances
of all places at once. Must never be told the real one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.computer.model import Position, RideTables

STEP, DRIFT, LIMIT = 1_103_515_245, 12_345, 0x7FFFFFFF
"""Luck cheap enough to be asked fifty times a rollout: x -> (x * STEP + DRIFT) & LIMIT; the low bits are poor."""
_POOR = 8
"""How many low bits of luck are thrown away."""


class DetectivePolicy(Struct, frozen=True):
    """How a rollout is played and what it is worth."""

    rounds: int = 5
    """It breaks off after so many rounds of Fantom's."""
    discount: float = 0.9
    """What an arrest is worth a round later, next to 1 at once."""
    adjacent: float = 0.1
    """What it is worth at the end that a pawn is beside Fantom, next to an arrest then."""
    epsilon: float = 0.1
    """How often a pawn rides anywhere."""
    rash: float = 0.1
    """How likely Fantom is beside a pawn, next to a station that no pawn can reach at once."""


class DetectiveRollout:
    """Rollouts on one map: what does not change from one to the next."""

    __slots__ = ("_epsilon", "_policy", "_reveals", "_tables", "seed")

    def __init__(self, tables: RideTables, reveals: Sequence[int], policy: DetectivePolicy, seed: int) -> None:
        self._tables, self._policy, self._reveals = tables, policy, frozenset(reveals)
        self._epsilon = int(policy.epsilon * LIMIT)
        self.seed = seed

    def worth(self, position: Position, found: int) -> float:
        """Play on from Fantom's turn, spoiling `position`; return what the detectives get of it, from 0 to 1.

        `found`: the stations where Fantom can be.
        """
        policy, caught, free = self._policy, 0.0, 1.0
        last = min(position.box + policy.rounds, position.boxes)
        while position.box < last:
            danger, occupied = self._reach(position)
            found = self._fled(position, found, danger, occupied)
            free *= policy.discount
            if not found:
                return caught + free
            risky = found & danger
            weight = (found ^ risky).bit_count() + policy.rash * risky.bit_count()
            for turn in range(len(position.pawns)):
                position.turn = turn  # also after one that is stuck
                bit = self._rode(position, found, risky)
                if found & bit:
                    gone = policy.rash if risky & bit else 1.0
                    share = free * gone / weight
                    caught += share
                    free -= share
                    weight -= gone
                    found ^= bit
                    if not found:
                        return caught
        danger, _ = self._reach(position)
        return caught + free * policy.adjacent * (found & danger).bit_count() / found.bit_count()

    def _reach(self, position: Position) -> tuple[int, int]:
        """Return where the pawns could be after one ride, and where they are."""
        danger = occupied = 0
        near = self._tables.near
        for pawn in position.pawns:
            danger |= near[pawn]
            occupied |= 1 << pawn
        return danger, occupied

    def _fled(self, position: Position, found: int, danger: int, occupied: int) -> int:
        """Ride with Fantom, twice if once leaves danger; return where Fantom can be then, 0 if cornered."""
        ride = self._escape(position, found, danger, occupied)
        if danger >> (ride >> 2) & 1 and position.can_double():
            position.double(ride)
            found = self._spread(position, ride, found, occupied)
            ride = self._escape(position, found, danger, occupied)
        if not ride:
            return 0
        position.flee(ride)
        return self._spread(position, ride, found, occupied)

    def _spread(self, position: Position, ride: int, found: int, occupied: int) -> int:
        """Return where Fantom can be after a ride as everybody saw it."""
        if position.box in self._reveals:
            return 1 << (ride >> 2)
        return self._tables.network.spread(ride & 3, found) & ~occupied

    def _escape(self, position: Position, found: int, danger: int, occupied: int) -> int:
        """Return a ride Fantom may well make from one of these stations: out of reach if there is one; 0 for none."""
        self.seed = seed = (self.seed * STEP + DRIFT) & LIMIT
        rides = self._tables.rides[position.fantom_mask()][_some(found, seed)]
        start, best = (seed >> _POOR) % (len(rides) or 1), 0
        for ride in rides[start:] + rides[:start]:
            if not danger >> (ride >> 2) & 1:
                return ride
            if not occupied >> (ride >> 2) & 1:
                best = ride
        return best

    def _rode(self, position: Position, found: int, risky: int) -> int:
        """Ride with the pawn whose turn it is towards where Fantom can be; return where it arrives, as a bit."""
        tables, pawns = self._tables, position.pawns
        self.seed = seed = (self.seed * STEP + DRIFT) & LIMIT
        here, mask = pawns[position.turn], position.masks[position.turn]
        likely = found & ~risky
        goal = _some(likely or tables.near[here] & found or found, seed)
        ride = tables.toward(mask, here)[goal]
        if not ride or ride >> 2 in pawns or seed < self._epsilon:
            free = position.pawn_rides()
            if not free:
                return 0
            ride = free[(seed >> _POOR) % len(free)]
        position.ride(ride)
        return 1 << (ride >> 2)


def _some(found: int, seed: int) -> int:
    """Return a member of a set, quickly; not each equally likely."""
    skipped = (seed >> _POOR) % found.bit_length()
    high = found >> skipped
    return (high & -high).bit_length() - 1 + skipped

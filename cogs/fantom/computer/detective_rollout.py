"""Fast rollouts of the rest of a hunt for the detectives, who do not know Fantom's station.

The set of stations where Fantom can be is an int. In each round it spreads by a plausible ticket, and each arrival of a
pawn removes a station with its share of the likelihood. So one rollout counts the chances of all stations at once, and
never uses the real one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.fantom.map.transport import DOUBLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.computer.model import Position, RideTables

MULTIPLIER, INCREMENT, MASK = 1_103_515_245, 12_345, 0x7FFFFFFF
"""A cheap random number generator, used about fifty times per rollout: x -> (x * STEP + DRIFT) & LIMIT. Its low bits
are poor."""
_POOR_BITS = 8
"""The number of low bits discarded."""


class DetectivePolicy(Struct, frozen=True):
    """The parameters of a rollout and of its worth."""

    rounds: int = 8
    """The rollout ends after this number of boxes."""
    discount: float = 0.9
    """The worth of an arrest a round later, where an arrest now is worth 1."""
    adjacent: float = 0.1
    """The worth of a pawn beside Fantom at the end, as a fraction of an arrest then."""
    epsilon: float = 0.03
    """The share of pawn rides that are random."""
    rash: float = 0.1
    """The likelihood of Fantom on a station in reach of a pawn, where any other station has 1."""


class DetectiveRollout:
    """Rollouts on one map, with the values that they share."""

    __slots__ = ("_doubles", "_epsilon", "_policy", "_reveals", "_tables", "seed")

    def __init__(self, tables: RideTables, reveals: Sequence[int], policy: DetectivePolicy, seed: int) -> None:
        self._tables, self._policy, self._reveals = tables, policy, frozenset(reveals)
        self._epsilon = int(policy.epsilon * MASK)
        self._doubles = 0
        self.seed = seed

    def worth(self, position: Position, possible: int) -> float:
        """Play on from Fantom's turn, changing `position`; return the detectives' result, from 0 to 1.

        `possible` is the set of stations where Fantom can be. Tickets are assumed to last, except the double tickets.
        """
        policy, caught, at_large = self._policy, 0.0, 1.0
        rides, self._doubles = self._tables.rides[position.fantom_mask()], position.stock[DOUBLE]
        last_box = min(position.box + policy.rounds, position.boxes)
        while position.box < last_box:
            danger, occupied = self._reach(position)
            possible = self._flee(position, rides, possible, danger, occupied)
            at_large *= policy.discount
            if not possible:
                return caught + at_large
            miss_chance, possible = self._chase(position, possible, possible & danger)
            caught += at_large * (1 - miss_chance)
            at_large *= miss_chance
            if not possible:
                return caught
        danger, _ = self._reach(position)
        return caught + at_large * policy.adjacent * (possible & danger).bit_count() / possible.bit_count()

    def _reach(self, position: Position) -> tuple[int, int]:
        """Return the sets of the stations in reach of the pawns (one ride) and of the stations they stand on."""
        danger = occupied = 0
        near = self._tables.near
        for pawn in position.pawns:
            danger |= near[pawn]
            occupied |= 1 << pawn
        return danger, occupied

    def _flee(
        self, position: Position, rides: tuple[tuple[int, ...], ...], possible: int, danger: int, occupied: int
    ) -> int:
        """Ride with Fantom, twice if one ride stays in danger; return the set of possible stations, 0 if cornered."""
        ride = self._escape(rides, possible, danger, occupied)
        if danger >> (ride >> 2) & 1 and self._doubles and position.box + 2 <= position.boxes:
            self._doubles -= 1
            possible = self._spread(position, ride, possible, occupied)
            ride = self._escape(rides, possible, danger, occupied)
        return self._spread(position, ride, possible, occupied) if ride else 0

    def _spread(self, position: Position, ride: int, possible: int, occupied: int) -> int:
        """Return the set of possible stations after a ride with public transport and reveal."""
        position.box += 1
        if position.box in self._reveals:
            return 1 << (ride >> 2)
        return self._tables.network.spread(ride & 3, possible) & ~occupied

    def _escape(self, by_station: tuple[tuple[int, ...], ...], possible: int, danger: int, occupied: int) -> int:
        """Return a plausible ride from one of these stations: out of the pawns' reach if there is one; 0 for none."""
        self.seed = seed = (self.seed * MULTIPLIER + INCREMENT) & MASK
        rides = by_station[_random_member(possible, seed)]
        start, best = (seed >> _POOR_BITS) % (len(rides) or 1), 0
        for ride in rides[start:] + rides[:start]:
            if not danger >> (ride >> 2) & 1:
                return ride
            if not occupied >> (ride >> 2) & 1:
                best = ride
        return best

    def _chase(self, position: Position, possible: int, risky: int) -> tuple[float, int]:
        """Ride with each pawn to a possible station or towards one; return the likelihood that all miss, and the rest.

        A station one ride away comes first even if it is unlikely, because the arrival rules it out. Then come stations
        two rides away, then any other.
        """
        near, near2, rows = self._tables.near, self._tables.near2, self._tables.rows
        pawns, likely, seed, initial = position.pawns, possible ^ risky, self.seed, possible
        for turn, mask in enumerate(position.masks):
            here = pawns[turn]
            seed = (seed * MULTIPLIER + INCREMENT) & MASK
            pool = near[here] & possible or near2[here] & likely or likely or possible
            skipped = (seed >> _POOR_BITS) % pool.bit_length()
            high = pool >> skipped
            row = rows[mask][here] or self._tables.toward(mask, here)
            ride = row[(high & -high).bit_length() - 1 + skipped]
            if not ride or ride >> 2 in pawns or seed < self._epsilon:
                ride = self._random_ride(position, turn, seed)
            if ride:
                pawns[turn] = to = ride >> 2
                if possible >> to & 1:
                    possible ^= 1 << to
                    likely &= possible
                    if not possible:
                        break
        self.seed = seed
        return (1.0 if possible == initial else self._weight(possible, risky) / self._weight(initial, risky)), possible

    def _weight(self, possible: int, risky: int) -> float:
        beside = (possible & risky).bit_count()
        return possible.bit_count() - beside + self._policy.rash * beside

    def _random_ride(self, position: Position, turn: int, seed: int) -> int:
        """Return a random ride of a pawn; 0 if it is stuck."""
        position.turn = turn
        rides = position.pawn_rides()
        return rides[(seed >> _POOR_BITS) % len(rides)] if rides else 0


def _random_member(possible: int, seed: int) -> int:
    """Return a random member of a set, quickly; the members are not equally likely."""
    skipped = (seed >> _POOR_BITS) % possible.bit_length()
    shifted = possible >> skipped
    return (shifted & -shifted).bit_length() - 1 + skipped

"""The rest of a hunt played out fast, for the detectives: what they know is played, not where Fantom is.

The set of stations where Fantom can be is an int; every round it spreads by a ticket that may well be given up, every
arrival of a pawn takes one station and its share of the likelihood out of it. So one rollout counts the chances
of all places at once. Must never be told the real one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.fantom.map.transport import DOUBLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.computer.model import Position, RideTables

STEP, DRIFT, LIMIT = 1_103_515_245, 12_345, 0x7FFFFFFF
"""Luck cheap enough to be asked fifty times a rollout: x -> (x * STEP + DRIFT) & LIMIT; the low bits are poor."""
_POOR = 8
"""How many low bits of luck are thrown away."""


class DetectivePolicy(Struct, frozen=True):
    """How a rollout is played and what it is worth."""

    rounds: int = 8
    """It breaks off after so many rounds of Fantom's."""
    discount: float = 0.9
    """What an arrest is worth a round later, next to 1 at once."""
    adjacent: float = 0.1
    """What it is worth at the end that a pawn is beside Fantom, next to an arrest then."""
    epsilon: float = 0.03
    """How often a pawn rides anywhere."""
    rash: float = 0.1
    """How likely Fantom is beside a pawn, next to a station that no pawn can reach at once."""


class DetectiveRollout:
    """Rollouts on one map: what does not change from one to the next."""

    __slots__ = ("_doubles", "_epsilon", "_policy", "_reveals", "_tables", "seed")

    def __init__(self, tables: RideTables, reveals: Sequence[int], policy: DetectivePolicy, seed: int) -> None:
        self._tables, self._policy, self._reveals = tables, policy, frozenset(reveals)
        self._epsilon = int(policy.epsilon * LIMIT)
        self._doubles = 0
        self.seed = seed

    def worth(self, position: Position, found: int) -> float:
        """Play on from Fantom's turn, spoiling `position`; return what the detectives get of it, from 0 to 1.

        `found`: the stations where Fantom can be. Tickets are taken to last, all but the double ones.
        """
        policy, caught, free = self._policy, 0.0, 1.0
        rides, self._doubles = self._tables.rides[position.fantom_mask()], position.stock[DOUBLE]
        last = min(position.box + policy.rounds, position.boxes)
        while position.box < last:
            danger, occupied = self._reach(position)
            found = self._fled(position, rides, found, danger, occupied)
            free *= policy.discount
            if not found:
                return caught + free
            missed, found = self._chased(position, found, found & danger)
            caught += free * (1 - missed)
            free *= missed
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

    def _fled(
        self, position: Position, rides: tuple[tuple[int, ...], ...], found: int, danger: int, occupied: int
    ) -> int:
        """Ride with Fantom, twice if once leaves danger; return where Fantom can be then, 0 if cornered."""
        ride = self._escape(rides, found, danger, occupied)
        if danger >> (ride >> 2) & 1 and self._doubles and position.box + 2 <= position.boxes:
            self._doubles -= 1
            found = self._spread(position, ride, found, occupied)
            ride = self._escape(rides, found, danger, occupied)
        return self._spread(position, ride, found, occupied) if ride else 0

    def _spread(self, position: Position, ride: int, found: int, occupied: int) -> int:
        """Return where Fantom can be after a ride as everybody saw it."""
        position.box += 1
        if position.box in self._reveals:
            return 1 << (ride >> 2)
        return self._tables.network.spread(ride & 3, found) & ~occupied

    def _escape(self, by_station: tuple[tuple[int, ...], ...], found: int, danger: int, occupied: int) -> int:
        """Return a ride Fantom may well make from one of these stations: out of reach if there is one; 0 for none."""
        self.seed = seed = (self.seed * STEP + DRIFT) & LIMIT
        rides = by_station[_some(found, seed)]
        start, best = (seed >> _POOR) % (len(rides) or 1), 0
        for ride in rides[start:] + rides[:start]:
            if not danger >> (ride >> 2) & 1:
                return ride
            if not occupied >> (ride >> 2) & 1:
                best = ride
        return best

    def _chased(self, position: Position, found: int, risky: int) -> tuple[float, int]:
        """Ride with every pawn to where Fantom can be, or towards it; return how likely all miss, and where then.

        What is a ride away comes first, however unlikely: it is shut off. Then what is two away, then anything.
        """
        near, near2, rows = self._tables.near, self._tables.near2, self._tables.rows
        pawns, likely, seed, before = position.pawns, found ^ risky, self.seed, found
        for turn, mask in enumerate(position.masks):
            here = pawns[turn]
            seed = (seed * STEP + DRIFT) & LIMIT
            pool = near[here] & found or near2[here] & likely or likely or found
            skipped = (seed >> _POOR) % pool.bit_length()
            high = pool >> skipped
            row = rows[mask][here] or self._tables.toward(mask, here)
            ride = row[(high & -high).bit_length() - 1 + skipped]
            if not ride or ride >> 2 in pawns or seed < self._epsilon:
                ride = self._anywhere(position, turn, seed)
            if ride:
                pawns[turn] = to = ride >> 2
                if found >> to & 1:
                    found ^= 1 << to
                    likely &= found
                    if not found:
                        break
        self.seed = seed
        return (1.0 if found == before else self._weight(found, risky) / self._weight(before, risky)), found

    def _weight(self, found: int, risky: int) -> float:
        beside = (found & risky).bit_count()
        return found.bit_count() - beside + self._policy.rash * beside

    def _anywhere(self, position: Position, turn: int, seed: int) -> int:
        """Return any ride of a pawn; 0 if it is stuck."""
        position.turn = turn
        free = position.pawn_rides()
        return free[(seed >> _POOR) % len(free)] if free else 0


def _some(found: int, seed: int) -> int:
    """Return a member of a set, quickly; not each equally likely."""
    skipped = (seed >> _POOR) % found.bit_length()
    high = found >> skipped
    return (high & -high).bit_length() - 1 + skipped

"""Fast rollouts of the rest of a hunt for Fantom, about ten thousand a second, against pawns that do not see Fantom.

Each pawn chases a ghost: a station where Fantom can be by public knowledge. The ghost moves on with the tickets Fantom
spends and becomes Fantom's station at a reveal. No pawn uses Fantom's unseen station.
"""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.fantom.computer.model import Position

_THROW_COUNT, _FACE_COUNT = 4_099, 1 << 16
"""The count of random numbers that are drawn once and reused in a cycle (a prime, so that the cycle does not align with
rounds), and the number of their values."""
_BESIDE_PENALTY = 64
"""More exits than any station has, so that a ride that ends beside a pawn ranks below all others."""


class FantomPolicy(Struct, frozen=True):
    """The parameters of a rollout and of its worth."""

    rounds: int = 12
    """The rollout ends, as a success, after this number of boxes."""
    epsilon: int = _FACE_COUNT // 8
    """A pawn rides at random in this number of `_FACE_COUNT` throws."""
    survival: float = 0.04
    """The worth of each box before an arrest, where a success is worth 1.0."""


class Arm:
    """A move to try: the position after it, and the pawns' suspicions, in which likelier stations occur more often."""

    __slots__ = ("position", "suspects")

    def __init__(self, position: Position, suspects: tuple[int, ...]) -> None:
        self.position, self.suspects = position, suspects


class FantomRollout:
    """Rollouts in one hunt, with the values that they share."""

    __slots__ = ("_policy", "_reveals", "_throw")

    def __init__(self, reveals: tuple[int, ...], chance: Chance, policy: FantomPolicy) -> None:
        self._reveals, self._policy = frozenset(reveals), policy
        self._throw = cycle(chance.throws(_FACE_COUNT, _THROW_COUNT)).__next__

    def worth(self, arm: Arm) -> float:
        """Play one rollout after this move; return 1 for an escape, and less the sooner Fantom is arrested."""
        position, suspect_count = arm.position.copy(), len(arm.suspects)
        ghosts = [arm.suspects[self._throw() % suspect_count] for _ in position.pawns]
        first_box = position.box
        last_box = min(position.boxes, first_box + self._policy.rounds)
        while position.second or not self._chase(position, ghosts):
            if position.box >= last_box and not position.second:
                return 1.0
            ride, is_safe = self._next_ride(position)
            if not ride:
                break
            if is_safe or not position.can_double():
                position.flee(ride)
            else:
                position.double(ride)
            self._drift(ghosts, position, ride & 3)
        return (position.box - first_box) * self._policy.survival

    def _chase(self, position: Position, ghosts: list[int]) -> bool:
        """Ride with each pawn towards its ghost; return whether a pawn arrests Fantom."""
        throw, epsilon = self._throw, self._policy.epsilon
        tables, pawns, masks = position.tables, position.pawns, position.masks
        rows = tables.rows
        for turn, ghost in enumerate(ghosts):
            position.turn = turn
            mask, here = masks[turn], pawns[turn]
            ride = (rows[mask][here] or tables.toward(mask, here))[ghost]
            if not ride or ride >> 2 in pawns or throw() < epsilon:
                rides = position.pawn_rides()
                if not rides:
                    continue
                ride = rides[throw() % len(rides)]
            if position.ride(ride):
                return True
            if ride >> 2 == ghost:
                ghosts[turn] = ghosts[turn - 1]  # Fantom was not there: chase the previous pawn's ghost
        return False

    def _drift(self, ghosts: list[int], position: Position, kind: int) -> None:
        """Move the ghosts by the ticket Fantom spent. A ghost that could not have spent it becomes Fantom's station."""
        if position.box in self._reveals:
            ghosts[:] = [position.at] * len(ghosts)
            return
        throw, rides = self._throw, position.tables.network.rides
        for turn, ghost in enumerate(ghosts):
            targets = rides[ghost][kind]
            ghosts[turn] = targets[throw() % len(targets)] if targets else position.at

    def _next_ride(self, position: Position) -> tuple[int, bool]:
        """Return the code of Fantom's next ride (0 for none), and whether no pawn can reach its end at once.

        The best end is beyond two rides of all pawns; otherwise the one with the most exits out of their reach.
        """
        tables, pawns = position.tables, position.pawns
        near_of, near2_of = tables.near, tables.near2
        near = near2 = 0
        for pawn in pawns:
            near |= near_of[pawn]
            near2 |= near2_of[pawn]
        rides = tables.rides[position.fantom_mask()][position.at]
        start = self._throw() % (len(rides) or 1)
        rides = rides[start:] + rides[:start]
        for ride in rides:
            if not near2 >> (ride >> 2) & 1:
                return ride, True
        best, best_exits = 0, -1
        for ride in rides:
            station = ride >> 2
            exits = (near_of[station] & ~near).bit_count() - _BESIDE_PENALTY * (near >> station & 1)
            if (exits > best_exits or not best) and station not in pawns:
                best, best_exits = ride, exits
        return best, not near >> (best >> 2) & 1

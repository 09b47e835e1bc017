"""The rest of a hunt played out fast, for Fantom: some ten thousand times a second, against pawns that cannot see.

Every pawn chases a ghost: a station Fantom could be on by what everybody knows, which moves on by the tickets given
up and turns into Fantom at a reveal. Must never let a pawn chase the unseen Fantom.
"""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.fantom.computer.model import Position

_THROWS, _FACES = 4_099, 1 << 16
"""How many numbers are drawn once and used round and round (a prime, to fall out of step), and up to what."""
_BESIDE = 64
"""More than any station has exits: only then is it as well to end beside a pawn."""


class FantomPolicy(Struct, frozen=True):
    """How a rollout is played and what it is worth."""

    rounds: int = 12
    """It breaks off, as a success, after so many rounds of the pawns."""
    epsilon: int = _FACES // 8
    """How many of `_FACES` throws let a pawn ride anywhere."""
    survival: float = 0.04
    """What every round before an arrest is worth, next to a success (1.0)."""


class Arm:
    """A move to try: how things stand after it, and where the pawns can believe Fantom, the likelier the oftener."""

    __slots__ = ("position", "suspects")

    def __init__(self, position: Position, suspects: tuple[int, ...]) -> None:
        self.position, self.suspects = position, suspects


class FantomRollout:
    """Rollouts in one hunt: what does not change from one to the next."""

    __slots__ = ("_luck", "_policy", "_reveals")

    def __init__(self, reveals: tuple[int, ...], chance: Chance, policy: FantomPolicy) -> None:
        self._reveals, self._policy = frozenset(reveals), policy
        self._luck = cycle(chance.throws(_FACES, _THROWS)).__next__

    def worth(self, arm: Arm) -> float:
        """Play on once after this move; return 1 for an escape, less the sooner Fantom is arrested."""
        position, many = arm.position.copy(), len(arm.suspects)
        ghosts = [arm.suspects[self._luck() % many] for _ in position.pawns]
        first = position.box
        last = min(position.boxes, first + self._policy.rounds)
        while position.second or not self._chased(position, ghosts):
            if position.box >= last and not position.second:
                return 1.0
            ride, safe = self._ride(position)
            if not ride:
                break
            if safe or not position.can_double():
                position.flee(ride)
            else:
                position.double(ride)
            self._drift(ghosts, position, ride & 3)
        return (position.box - first) * self._policy.survival

    def _chased(self, position: Position, ghosts: list[int]) -> bool:
        """Let every pawn ride towards its ghost; return whether one arrests Fantom."""
        luck, epsilon = self._luck, self._policy.epsilon
        tables, pawns, masks = position.tables, position.pawns, position.masks
        rows = tables.rows
        for turn, ghost in enumerate(ghosts):
            position.turn = turn
            mask, here = masks[turn], pawns[turn]
            ride = (rows[mask][here] or tables.toward(mask, here))[ghost]
            if not ride or ride >> 2 in pawns or luck() < epsilon:
                free = position.pawn_rides()
                if not free:
                    continue
                ride = free[luck() % len(free)]
            if position.ride(ride):
                return True
            if ride >> 2 == ghost:
                ghosts[turn] = ghosts[turn - 1]  # nobody was there: chase what a neighbour does
        return False

    def _drift(self, ghosts: list[int], position: Position, kind: int) -> None:
        """Move the ghosts by the ticket Fantom gave up; one that could not have given it was not Fantom."""
        if position.box in self._reveals:
            ghosts[:] = [position.at] * len(ghosts)
            return
        luck, rides = self._luck, position.tables.network.rides
        for turn, ghost in enumerate(ghosts):
            targets = rides[ghost][kind]
            ghosts[turn] = targets[luck() % len(targets)] if targets else position.at

    def _ride(self, position: Position) -> tuple[int, bool]:
        """Return the code of Fantom's next ride (0: there is none) and whether no pawn can follow at once.

        Best is where none can in two rides either, else where most ways lead on out of their reach.
        """
        tables, pawns = position.tables, position.pawns
        near_of, beyond_of = tables.near, tables.near2
        near = beyond = 0
        for pawn in pawns:
            near |= near_of[pawn]
            beyond |= beyond_of[pawn]
        rides = tables.rides[position.fantom_mask()][position.at]
        start = self._luck() % (len(rides) or 1)
        rides = rides[start:] + rides[:start]
        for ride in rides:
            if not beyond >> (ride >> 2) & 1:
                return ride, True
        best, most = 0, -1
        for ride in rides:
            station = ride >> 2
            exits = (near_of[station] & ~near).bit_count() - _BESIDE * (near >> station & 1)
            if (exits > most or not best) and station not in pawns:
                best, most = ride, exits
        return best, not near >> (best >> 2) & 1

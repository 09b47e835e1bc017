"""The rest of a hunt played out fast by rules of thumb, several ten thousand times a second.

The pawns do not know where Fantom is: they chase spots of which only one is his, the others having lived through
the same tickets. Must never be told more than a searcher supposes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.fantom.computer.model import DOUBLE, EVERY_MASK, LAND_MASK

if TYPE_CHECKING:
    from cogs.fantom.computer.model import Chase, Streets

STEP, DRIFT, LIMIT = 1_103_515_245, 12_345, 0x7FFFFFFF
"""A generator of luck cheap enough to be asked a hundred times a play-out: x -> (x * STEP + DRIFT) & LIMIT."""


class Manner(Struct, frozen=True):
    """How a play-out is played and what it is worth."""

    rounds: int = 5
    """It breaks off after so many rounds of Fantom's."""
    patience: float = 0.9
    """What an arrest is worth a round later, next to 1 at once."""
    whim: float = 0.2
    """How often somebody rides anywhere."""


class Playout:
    """Play-outs of one position's hunt: what does not change from one to the next."""

    __slots__ = ("_boxes", "_manner", "_near", "_near2", "_reveals", "_streets", "_whim", "seed")

    def __init__(self, streets: Streets, boxes: int, reveals: tuple[int, ...], manner: Manner, seed: int) -> None:
        self._streets, self._manner = streets, manner
        self._near, self._near2 = streets.near, streets.near2
        self._boxes, self._reveals = boxes, frozenset(reveals)
        self._whim = int(manner.whim * LIMIT)
        self.seed = seed

    def run(self, chase: Chase, spots: list[int]) -> float:
        """Play `chase` on, spoiling it and `spots`; return what the detectives get of it, from 0 to 1.

        `spots[0]` is Fantom's station, the others where he could as well be by what the pawns know.
        """
        worth = 1.0
        last = min(chase.box + self._manner.rounds, chase.boxes)
        pawns = len(chase.pawns)
        while True:
            if chase.turn < pawns and self._hunted(chase, spots):
                return worth
            if chase.box >= last:
                return 0.0
            worth *= self._manner.patience
            if self._fled(chase, spots):
                return worth

    def _hunted(self, chase: Chase, spots: list[int]) -> bool:
        """Ride with the remaining pawns; return whether one of them arrests Fantom."""
        streets, pawns, masks, tickets = chase.streets, chase.pawns, chase.masks, chase.tickets
        seed, whim, many = self.seed, self._whim, len(spots)
        shift, fantom = seed >> 8, spots[0]
        for pawn in range(chase.turn, len(pawns)):
            seed = (seed * STEP + DRIFT) & LIMIT
            here, mask = pawns[pawn], masks[pawn]
            ride = streets.toward(mask, here)[spots[(pawn + shift) % many]]
            to = ride >> 2
            if to in pawns or seed < whim:
                free = [each for each in streets.rides[mask][here] if each >> 2 not in pawns]
                if not free:
                    continue
                ride = free[(seed >> 8) % len(free)]
                to = ride >> 2
            if to == fantom:
                self.seed = seed
                return True
            pawns[pawn] = to
            place = 3 * pawn + (ride & 3)
            tickets[place] -= 1
            if not tickets[place]:
                masks[pawn] ^= 1 << (ride & 3)
            if to in spots:
                self._missed(spots, to)
        chase.turn = len(pawns)
        self.seed = seed
        return False

    def _missed(self, spots: list[int], to: int) -> None:
        left = [spot for spot in spots if spot != to]
        for at, spot in enumerate(spots):
            if spot == to:
                spots[at] = left[at % len(left)]

    def _fled(self, chase: Chase, spots: list[int]) -> bool:
        """Ride with Fantom; return whether he cannot."""
        near, near2, pawns = self._near, self._near2, chase.pawns
        danger = far = 0
        for pawn in pawns:
            danger |= near[pawn]
            far |= near2[pawn]
        self.seed = seed = (self.seed * STEP + DRIFT) & LIMIT
        mask = EVERY_MASK if chase.stock[3] else LAND_MASK
        rides = chase.streets.rides[mask][spots[0]]
        safe = [ride for ride in rides if not danger >> (ride >> 2) & 1]
        if safe:
            safest = [ride for ride in safe if not far >> (ride >> 2) & 1]
            if safest and seed > self._whim:
                safe = safest
        else:
            safe = [ride for ride in rides if ride >> 2 not in pawns]
            if not safe:
                return True
        ride = safe[(seed >> 8) % len(safe)]
        self._follow(chase, spots, ride)
        return False

    def _follow(self, chase: Chase, spots: list[int], ride: int) -> None:
        """Move Fantom and with him everywhere else he could be."""
        kind, here = ride & 3, ride >> 2
        chase.box += 1
        chase.turn = 0
        if kind == 3:
            chase.stock[3] -= 1
        if chase.box in self._reveals:
            spots[:] = [here] * len(spots)
            return
        net = chase.streets.network.rides
        seed = self.seed
        for at in range(1, len(spots)):
            targets = net[spots[at]][kind]
            seed = (seed * STEP + DRIFT) & LIMIT
            spots[at] = targets[(seed >> 8) % len(targets)] if targets else spots[at - 1]
        spots[0] = here
        self.seed = seed

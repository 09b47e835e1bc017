"""What the reference Monte-Carlo hider with an exact belief thinks with: hunts played on in mind.

After every move it tries, it knows how likely each station is to somebody who only saw the hunt, and the pawns of its
hunts in mind chase stations drawn from that; from then on the set of what is possible is kept exactly, by the tickets
given up, the pawns' arrivals and the appearances. Tickets are taken to be plentiful. Must stay as it is: figures are
compared against it.
"""

from __future__ import annotations

import math
from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING

from cogs.fantom.map.transport import KIND, TRANSPORTS
from cogs.fantom.moves import Double
from tests.games.fantom.benchmarks.belief import ANY_WAY, moved

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.chance import Chance
    from cogs.fantom.board import Board
    from cogs.fantom.map.network import Network
    from cogs.fantom.moves import Ride
    from tests.games.fantom.benchmarks.belief import Weights

EXPLORE = 0.4
"""How much the bounds favour a move that was seldom tried."""
RASH = 10
"""One pawn in so many rides anywhere."""
ROUNDS = 12
"""After so many rounds in mind Fantom has got away."""
ROUND = 0.04
"""What a round before the arrest is worth, next to getting away (1.0)."""


class Hunts:
    """A town in which hunts are played on in mind from one board."""

    def __init__(self, net: Network, board: Board, belief: Weights, chance: Chance) -> None:
        self._net, self._board, self._chance = net, board, chance
        self._near = [tuple({to for by in rides[:-1] for to in by}) for rides in net.rides]
        self._pawns = [each.station for each in board.detectives if each.station is not None]
        self._belief = belief

    def best(self, moves: Sequence[Ride | Double], more: Callable[[int], bool]) -> Ride | Double:
        """Return the move after which Fantom lasts longest, tried as long as there is `more` time."""
        arms = [self._arm(move) for move in moves]
        worth, tries, games = [0.0] * len(moves), [0] * len(moves), 0
        while games < len(moves) or more(games):
            at = games if games < len(moves) else _chosen(worth, tries, games)
            worth[at] += self._lasts(moves[at], *arms[at])
            tries[at] += 1
            games += 1
        return moves[max(range(len(moves)), key=lambda at: worth[at] / tries[at])]

    def _arm(self, move: Ride | Double) -> tuple[list[int], list[float]]:
        """Return the stations where the pawns can believe Fantom after a move, and their weights added up."""
        after = moved(self._net, self._belief, [KIND[move.transport]], self._pawns, ANY_WAY)
        if len(self._board.log) + 1 in self._board.reveals:
            after = {move.to: 1.0}
        return list(after), list(accumulate(after.values()))

    def _lasts(self, move: Ride | Double, places: list[int], sums: list[float]) -> float:
        first = box = len(self._board.log) + 1
        fantom, pawns, last = move.to, self._pawns[:], min(self._board.boxes, box + ROUNDS)
        found = sum(1 << place for place in places)
        if not isinstance(move, Double):
            found = self._chased(pawns, found, partial(self._likely, places, sums))
        while fantom not in pawns:
            if box >= last:
                return 1.0
            ride = self._away(fantom, pawns)
            if ride is None:
                break
            kind, fantom = ride
            box += 1
            found = 1 << fantom if box in self._board.reveals else self._net.spread(kind, found)
            for pawn in pawns:
                found &= ~(1 << pawn)
            found = self._chased(pawns, found, self._member)
        return ROUND * (box - first)

    def _chased(self, pawns: list[int], found: int, goal: Callable[[int], int]) -> int:
        """Let every pawn ride towards a station that is possible; return what is possible then."""
        for i, pawn in enumerate(pawns):
            near = [to for to in self._near[pawn] if to not in pawns] or [pawn]
            if self._chance.below(RASH) and found:
                pawns[i] = min(near, key=self._net.steps[goal(found)].__getitem__)
            else:
                pawns[i] = self._chance.pick(near)
            found &= ~(1 << pawns[i])
        return found

    def _likely(self, places: list[int], sums: list[float], _found: int) -> int:
        mark = sums[-1] * self._chance.below(1 << 16) / (1 << 16)
        return next(place for place, reached in zip(places, sums, strict=True) if reached > mark)

    def _member(self, found: int) -> int:
        """Return a member of a set, quickly; not each equally likely."""
        skipped = self._chance.below(found.bit_length())
        high = found >> skipped
        return (high & -high).bit_length() - 1 + skipped

    def _away(self, fantom: int, pawns: list[int]) -> tuple[int, int] | None:
        """Return Fantom's next ride, transport and station: to where the nearest pawn is farthest."""
        ways = [(k, to) for k in range(len(TRANSPORTS)) for to in self._net.rides[fantom][k] if to not in pawns]
        rows = [self._net.steps[pawn] for pawn in pawns]
        start = self._chance.below(len(ways) or 1)
        return max(ways[start:] + ways[:start], key=lambda way: min([row[way[1]] for row in rows]), default=None)


def _chosen(worth: list[float], tries: list[int], games: int) -> int:
    bonus = EXPLORE * EXPLORE * math.log(games)
    return max(range(len(worth)), key=lambda at: worth[at] / tries[at] + math.sqrt(bonus / tries[at]))

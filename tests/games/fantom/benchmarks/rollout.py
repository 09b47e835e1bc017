"""What the reference Monte-Carlo hider thinks with: hunts played on in mind, as simply as it goes.

Tickets are taken to be plentiful. Must stay as it is: figures are compared against it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from cogs.fantom.map.transport import LAND, Transport

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.chance import Chance
    from cogs.fantom.board import Board
    from cogs.fantom.map.network import Network
    from cogs.fantom.moves import Double, Ride

KINDS = {kind: k for k, kind in enumerate(Transport)}
EXPLORE = 0.4
"""How much the bounds favour a ride that was seldom tried."""
RASH = 0.2
"""How often somebody in mind rides anywhere instead of where it is best."""


class Rollout:
    """A town in which hunts are played on in mind."""

    def __init__(self, net: Network) -> None:
        self._steps = net.steps
        self._rides = net.rides
        self._near = [
            tuple({to for k in range(len(LAND)) for to in net.rides[station][k]}) if station else ()
            for station in range(net.size + 1)
        ]

    def best(
        self, board: Board, moves: Sequence[Ride | Double], belief: int, chance: Chance, more: Callable[[int], bool]
    ) -> Ride | Double:
        """Return the ride after which Fantom lasts longest, tried as long as there is `more` time."""
        worth, tries = [0.0] * len(moves), [0] * len(moves)
        pawns = [d.station for d in board.detectives if d.station is not None]
        guesses = {move.transport: self._reached(belief, move.transport) for move in moves}
        games = 0
        while games < len(moves) or more(games):
            at = games if games < len(moves) else _chosen(worth, tries, games)
            guess = chance.pick(guesses[moves[at].transport])
            worth[at] += self._lasts(moves[at].to, guess, pawns[:], board, chance)
            tries[at] += 1
            games += 1
        return moves[max(range(len(moves)), key=lambda at: worth[at] / tries[at])]

    def _reached(self, belief: int, transport: Transport) -> list[int]:
        k = KINDS[transport]
        return [to for n in range(belief.bit_length()) if belief >> n & 1 for to in self._rides[n][k]]

    def _lasts(self, fantom: int, guess: int, pawns: list[int], board: Board, chance: Chance) -> float:
        box = len(board.log) + 1
        while True:
            if box in board.reveals:
                guess = fantom
            for i, pawn in enumerate(pawns):
                pawns[i] = self._toward(pawn, guess, pawns, chance)
                if pawns[i] == fantom:
                    return 0.5 * box / board.boxes
            if box >= board.boxes:
                return 1.0
            fantom = self._away(fantom, pawns, chance)
            guess = chance.pick(self._near[guess])
            box += 1

    def _toward(self, pawn: int, guess: int, pawns: list[int], chance: Chance) -> int:
        near = [to for to in self._near[pawn] if to not in pawns] or [pawn]
        away = self._steps[guess]
        return chance.pick(near) if chance.below(100) < 100 * RASH else min(near, key=away.__getitem__)

    def _away(self, fantom: int, pawns: list[int], chance: Chance) -> int:
        near = [to for to in self._near[fantom] if to not in pawns] or [fantom]
        if chance.below(100) < 100 * RASH:
            return chance.pick(near)
        return max(near, key=lambda to: min(self._steps[pawn][to] for pawn in pawns))


def _chosen(worth: list[float], tries: list[int], games: int) -> int:
    bonus = EXPLORE * EXPLORE * math.log(games)
    return max(range(len(worth)), key=lambda at: worth[at] / tries[at] + math.sqrt(bonus / tries[at]))

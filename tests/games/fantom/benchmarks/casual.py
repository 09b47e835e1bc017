"""Casual people at Fantom, one of each side: the fixed opponents that the ladder of strengths is measured against.

They play as people do who do not count: Fantom keeps away from the pawns they see, detectives ride to where Fantom
might be; now and then both just ride. Never tuned to the computer players: they stay as they are, so that figures can
be compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Seat
from cogs.fantom.game import GAME
from cogs.fantom.knowledge.deduction import possible
from cogs.fantom.moves import Double, Place, PlaceThem, Surface
from cogs.fantom.options import First, Options
from tests.benchmarks.line import Line
from tests.games.fantom.benchmarks.baselines import _target, pawns_of, stations, town_of

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.fantom.board import Hand
    from cogs.fantom.moves import Move

SAFE = 4
"""So many rides from the nearest pawn they feel safe, and do not look any closer."""
ABSENT = 12
"""One ride in so many is made without looking."""


def hider(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ride anywhere that no pawn is near, with two rides at once only where one does not lead out of reach."""
    if chance.below(ABSENT) == 0:
        return chance.pick(moves)
    net, pawns = town_of(hand.board), pawns_of(hand.board)

    def room(move: Move) -> int:
        return min(SAFE, *(net.steps[pawn][_target(move)] for pawn in pawns))

    shuffled = [move for move in chance.shuffled(moves) if not isinstance(move, Surface)]
    best = max((move for move in shuffled if not isinstance(move, Double)), key=room)
    return best if room(best) > 1 else max(shuffled, key=room)


def seekers(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ride towards some station at which Fantom can be; the pawns are placed as anybody can have them placed."""
    if isinstance(moves[0], Place):
        return PlaceThem() if PlaceThem() in moves else chance.pick(moves)
    if chance.below(ABSENT) == 0:
        return chance.pick(moves)
    net, mark = town_of(hand.board), chance.pick(stations(possible(hand.board)))
    return min(chance.shuffled(moves), key=lambda move: net.steps[_target(move)][mark])


HASTE = 0.1
"""The share of their time that computers get in these games: a whole hunt would take minutes."""
HOSTED = Options(fantom=First.HOST)
LINES = {
    "fantom, person as Fantom": Line(GAME, 2, hider, HOSTED, Seat(0), HASTE),
    "fantom, person as detectives": Line(GAME, 2, seekers, HOSTED, Seat(1), HASTE),
}
"""Of the ladder, with two seats alone. With more, each detective has some of the same five pawns: computers hunt move
by move as they do with two (`test_computer_detectives`), casual people who share them play as one who has them all, and
a computer Fantom does not know the difference."""

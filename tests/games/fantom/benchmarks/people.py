"""Casual players of Fantom, one for each side: the fixed opponents for the ladder of strengths.

They do not calculate: Fantom keeps away from the pawns, detectives ride towards a possible station of Fantom, and
sometimes both ride at random. Never tune them to the computer players: the figures of different versions must stay
comparable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Seat
from cogs.fantom.game import GAME
from cogs.fantom.knowledge.deduction import possible_stations
from cogs.fantom.moves import Double, Place, PlaceThem, Surface
from cogs.fantom.options import First, Options
from tests.benchmarks.line import PEOPLE, Line
from tests.games.fantom.benchmarks.baselines import _target, pawns_of, stations, town_of

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.fantom.board import Hand
    from cogs.fantom.moves import Move

SAFE_DISTANCE = 4
"""The number of rides to the nearest pawn from which on a station counts as safe."""
RANDOM_MOVE_PERIOD = 12
"""Make one ride in this many at random."""


def hider(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ride to a station without a pawn near it; make a double move only if all single rides end in a pawn's reach."""
    if chance.below(RANDOM_MOVE_PERIOD) == 0:
        return chance.pick(moves)
    net, pawns = town_of(hand.board), pawns_of(hand.board)

    def room(move: Move) -> int:
        return min(SAFE_DISTANCE, *(net.steps[pawn][_target(move)] for pawn in pawns))

    candidates = [move for move in chance.shuffled(moves) if not isinstance(move, Surface)]
    best = max((move for move in candidates if not isinstance(move, Double)), key=room)
    return best if room(best) > 1 else max(candidates, key=room)


def seekers(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ride towards a random possible station of Fantom; let the game place the pawns."""
    if isinstance(moves[0], Place):
        return PlaceThem() if PlaceThem() in moves else chance.pick(moves)
    if chance.below(RANDOM_MOVE_PERIOD) == 0:
        return chance.pick(moves)
    net, mark = town_of(hand.board), chance.pick(stations(possible_stations(hand.board)))
    return min(chance.shuffled(moves), key=lambda move: net.steps[_target(move)][mark])


TIME_SHARE = 0.1
"""The share of their time that computers get in these games. With all of it a hunt takes minutes."""
HOST_OPTIONS = Options(fantom=First.HOST)
LINES = {
    "fantom, person as Fantom": Line(GAME, 2, dict.fromkeys(PEOPLE, hider), HOST_OPTIONS, Seat(0), TIME_SHARE),
    "fantom, person as detectives": Line(GAME, 2, dict.fromkeys(PEOPLE, seekers), HOST_OPTIONS, Seat(1), TIME_SHARE),
}
"""The ladder's lines, with two seats only. More detectives would share the same five pawns and play the same moves:
computer players do (`test_computer_detectives`), casual players too, and a computer Fantom plays no differently."""

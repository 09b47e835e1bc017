"""Three models of people for each side of Fantom, and the lines of the ladder on both shipped maps.

None of them calculates probabilities or looks more than one ride ahead. A *glancing* person measures by eye: distances
along the streets, the pawns nearest to the black pawn, no notes. A *careful* person knows what one ride can reach with
every ticket, and keeps the exact list of the stations where Fantom can be. A *reader* also counts: as Fantom the
stations that a ride leaves open to the pawns, as a detective the rides that every possible station is away from the
pawns. They were written before the computer players' strengths were set and are never tuned to them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from bot.game.contract import Seat
from cogs.fantom.board import Phase
from cogs.fantom.game import GAME
from cogs.fantom.knowledge.deduction import possible_stations, station_set
from cogs.fantom.map.transport import KIND, LAND, TRANSPORTS
from cogs.fantom.moves import Double, Hide, Place, PlaceThem, Surface
from cogs.fantom.options import First, Map, Options
from tests.benchmarks.line import CAREFUL, GLANCING, READER, Line
from tests.games.fantom.benchmarks.baselines import _target, pawns_of, stations, town_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.chance import Chance
    from cogs.fantom.board import Hand
    from cogs.fantom.map.network import Network
    from cogs.fantom.moves import Move

CAB = 0
GLANCE = 3
"""The number of streets to the nearest pawn from which on a glancing person feels safe."""
SAFE_DISTANCE = 4
"""The number of rides to the nearest pawn from which on a station counts as safe."""
SLIP_PERIOD = 12
"""A glancing person makes one ride in this many at random."""
ROOM_WEIGHT, EXIT_WEIGHT = 0.5, 0.1
"""A reader's worth of a ride of distance and of a way out, where twice the number of suspected stations is worth 1."""
OWN_DISTANCE_DIVISOR = 5
"""A reading detective's divisor of a pawn's own distance from a station, beside that of the nearest pawn."""
SAFETY = 100.0
"""A reader's worth of a station out of the pawns' reach."""


def glancing_fantom(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ride away from the pawns by streets, blind for what taxis and trams can reach; double when a pawn stands beside.

    Begins anywhere, and makes a ride in twelve at random.
    """
    if isinstance(moves[0], Hide) or chance.below(SLIP_PERIOD) == 0:
        return chance.pick(moves)
    net, pawns = town_of(hand.board), set(pawns_of(hand.board))
    return _with_double(moves, chance, lambda move: _streets(net, _target(move), pawns), safe=2.0)


def careful_fantom(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ride to a station out of every pawn's reach, up to four rides away.

    Doubles when there is no such single ride, and right after appearing, when no single ride is far enough.
    """
    net, pawns = town_of(hand.board), pawns_of(hand.board)
    safe = 2.0 if hand.board.black is None else float(GLANCE)
    return _with_double(moves, chance, lambda move: _room(net, pawns, move), safe)


def reading_fantom(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Of the rides out of reach, take the one that leaves the pawns most in doubt, with room and ways out.

    Doubles when there is no ride out of reach, and right after appearing, when a pawn is near.
    """
    net, pawns = town_of(hand.board), pawns_of(hand.board)
    possible = possible_stations(hand.board)
    reach = 0
    for pawn in pawns:
        reach |= _reach(net, pawn)

    def worth(move: Move) -> float:
        room = _room(net, pawns, move)
        exits = (_reach(net, _target(move)) & ~reach).bit_count()
        doubt = math.log2(_open_stations(hand, net, possible, move)) if possible else 0.0
        return (SAFETY if room > 1 else 0.0) + doubt + ROOM_WEIGHT * room + EXIT_WEIGHT * exits

    near = hand.board.black is not None and min(net.steps[pawn][hand.board.black] for pawn in pawns) < GLANCE
    return _with_double(moves, chance, worth, safe=2 * SAFETY if near else SAFETY)


def _with_double(moves: tuple[Move, ...], chance: Chance, worth: Callable[[Move], float], safe: float) -> Move:
    """Return the best ride: a single one if it is safe or no double move is better, never a reveal by choice."""
    shuffled = [move for move in chance.shuffled(moves) if not isinstance(move, Surface)]
    singles = [move for move in shuffled if not isinstance(move, Double)] or shuffled
    best = max(singles, key=worth)
    return best if worth(best) >= safe else max((best, *shuffled), key=worth)


def _room(net: Network, pawns: list[int], move: Move) -> int:
    return min(SAFE_DISTANCE, *(net.steps[pawn][_target(move)] for pawn in pawns))


def _streets(net: Network, station: int, pawns: set[int]) -> int:
    """Return the number of streets from a station to the nearest pawn, at most `GLANCE`."""
    seen = {station}
    for distance in range(GLANCE):
        if seen & pawns:
            return distance
        seen |= {to for origin in seen for to in net.rides[origin][CAB]}
    return GLANCE


def _reach(net: Network, station: int) -> int:
    """Return the set of stations that one land ride reaches from a station."""
    return station_set(to for kind, _ in enumerate(LAND) for to in net.rides[station][kind])


def _open_stations(hand: Hand, net: Network, possible: int, move: Move) -> int:
    """Return the number of stations where Fantom can be after a ride, for the detectives."""
    board = hand.board
    if isinstance(move, Place | PlaceThem | Hide) or len(board.log) + 1 in board.reveals:
        return 1
    hidden = board.options.free_double and (isinstance(move, Double) or board.phase is Phase.SECOND)
    kinds = range(len(TRANSPORTS)) if hidden else [KIND[move.transport]]
    reached = 0
    for kind in kinds:
        reached |= net.spread(kind, possible)
    return max(1, (reached & ~station_set(pawns_of(board))).bit_count())


def glancing_detectives(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ride towards where Fantom was last seen, or to a marked station where the board marks them; no notes.

    Before Fantom has appeared, and once in twelve rides, the ride is random.
    """
    if isinstance(moves[0], Place):
        return PlaceThem() if PlaceThem() in moves else chance.pick(moves)
    board = hand.board
    shown = [box.station for box in board.log if box.shown and box.station is not None]
    marked = board.possible or shown[-1:]
    if not marked or not shown or chance.below(SLIP_PERIOD) == 0:
        return chance.pick(moves)
    steps = town_of(board).steps
    return min(chance.shuffled(moves), key=lambda move: min(steps[_target(move)][station] for station in marked))


def careful_detectives(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ride to a possible station if one is a ride away, otherwise towards a random one that no pawn is beside yet."""
    if isinstance(moves[0], Place):
        return PlaceThem() if PlaceThem() in moves else chance.pick(moves)
    net, possible = town_of(hand.board), stations(possible_stations(hand.board))
    arrivals = [move for move in moves if _target(move) in possible]
    if arrivals:
        return chance.pick(arrivals)
    pawns = pawns_of(hand.board)
    uncovered = [station for station in possible if min(net.steps[pawn][station] for pawn in pawns) > 1]
    mark = chance.pick(uncovered or possible)
    return min(chance.shuffled(moves), key=lambda move: net.steps[_target(move)][mark])


def reading_detectives(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ride to a possible station if one is a ride away; of these and otherwise, close in on all possible stations.

    Adds up the rides from all possible stations to their nearest pawns, and a fifth of those to the pawn that rides. A
    station that is out of the pawns' reach counts double.
    """
    if isinstance(moves[0], Place):
        return PlaceThem() if PlaceThem() in moves else chance.pick(moves)
    steps, possible = town_of(hand.board).steps, stations(possible_stations(hand.board))
    pawns = pawns_of(hand.board)
    weights = {station: 1 + (min(steps[pawn][station] for pawn in pawns) > 1) for station in possible}
    origin = _origin(hand, moves)
    others = [pawn for pawn in pawns if pawn != origin]

    def distance(move: Move) -> float:
        near, own = [*others, _target(move)], steps[_target(move)]
        return sum(
            weight * (min(steps[pawn][station] for pawn in near) + own[station] / OWN_DISTANCE_DIVISOR)
            for station, weight in weights.items()
        )

    arrivals = [move for move in moves if _target(move) in possible]
    return min(chance.shuffled(arrivals or moves), key=distance)


def _origin(hand: Hand, moves: tuple[Move, ...]) -> int:
    """Return the station of the pawn that the first move of the menu rides."""
    pawn = getattr(moves[0], "pawn", hand.board.pawn)
    return next(entry.station or 0 for entry in hand.board.detectives if entry.pawn is pawn)


FANTOMS = {GLANCING: glancing_fantom, CAREFUL: careful_fantom, READER: reading_fantom}
DETECTIVES = {GLANCING: glancing_detectives, CAREFUL: careful_detectives, READER: reading_detectives}
TIME_SHARE = 0.1
"""The share of their time that computers get in these games. With all of it a hunt takes minutes."""
OLD_TOWN, SUBURB = Options(fantom=First.HOST), Options(Map.SUBURB, First.HOST)
LINES = {
    "fantom, person as Fantom": Line(GAME, 2, FANTOMS, OLD_TOWN, Seat(0), TIME_SHARE),
    "fantom, person as detectives": Line(GAME, 2, DETECTIVES, OLD_TOWN, Seat(1), TIME_SHARE),
    "fantom suburb, person as Fantom": Line(GAME, 2, FANTOMS, SUBURB, Seat(0), TIME_SHARE),
    "fantom suburb, person as detectives": Line(GAME, 2, DETECTIVES, SUBURB, Seat(1), TIME_SHARE),
}
"""The ladder's lines, with two seats only. More detectives would share the same pawns and play the same moves: computer
players do (`test_computer_detectives`), people too, and a computer Fantom plays no differently."""

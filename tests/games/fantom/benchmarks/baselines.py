"""The opponents that Fantom's computer players are measured against: simple minds that do not change.

They play as anybody does, by hand and menu, and stand here rather than in the game so that a figure printed
today can be printed again in a year. Must never use what the game's own computer players think with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import product

from bot.chance import Chance
from bot.game import Budget
from cogs.fantom.board import Board, Hand, Pawn
from cogs.fantom.knowledge.deduction import possible
from cogs.fantom.knowledge.rides import is_together, left
from cogs.fantom.map.network import Network, network
from cogs.fantom.moves import Double, Hide, Move, Place, PlaceThem, Ride, Send, Surface, Take
from tests.games.fantom.benchmarks.belief import ANY_WAY, FLIGHT, believed
from tests.games.fantom.benchmarks.exact import Hunts
from tests.games.fantom.benchmarks.rollout import Rollout

Player = Callable[[Hand, tuple[Move, ...], Chance, Budget], Move]

CATEGORIES = (0.0, 0.20, 0.67, 0.54, 0.38, 0.20)
"""How much a station counts by its distance from the nearest pawn, five and more alike (Nijssen & Winands 2011)."""
LOOKS = 12
"""How many random stations a reference player looks at before it places a pawn."""
ROLLOUTS = 2_000
"""Games in mind of the Monte-Carlo hiders a second of budget, when nobody measures their time."""
FADING = 0.55
"""What a station is worth to a pawn a ride farther away, next to what it is worth to one a ride nearer."""


def stations(bits: int) -> tuple[int, ...]:
    """Return the members of a set of stations, ascending."""
    return tuple(n for n in range(bits.bit_length()) if bits >> n & 1)


def town_of(board: Board) -> Network:
    """Return the network that a board is played on."""
    return network(board.options.map, board.options.own_map)


def pawns_of(board: Board, but: Pawn | None = None) -> list[int]:
    """Return where the pawns stand, without the one named."""
    return [d.station for d in board.detectives if d.station is not None and d.pawn != but]


def at_random(_hand: Hand, moves: tuple[Move, ...], chance: Chance, _budget: Budget) -> Move:
    """Make any move."""
    return chance.pick(moves)


def farthest(hand: Hand, moves: tuple[Move, ...], chance: Chance, _budget: Budget) -> Move:
    """Ride (one ride, unseen) to where the nearest pawn is farthest, and all of them together."""
    net, pawns = town_of(hand.board), pawns_of(hand.board)

    def room(move: Move) -> tuple[int, int]:
        away = [net.steps[pawn][_target(move)] for pawn in pawns]
        return min(away), sum(away)

    plain = [move for move in moves if not isinstance(move, Double | Surface)]
    return max(chance.shuffled(plain or moves), key=room)


def _target(move: Move) -> int:
    return 0 if isinstance(move, Take | PlaceThem) else move.station if isinstance(move, Hide | Place) else move.to


def sum_of_distances(hand: Hand, moves: tuple[Move, ...], chance: Chance, _budget: Budget) -> Move:
    """Ride to where the distances to all stations Fantom can be on are smallest in sum (Doberkat et al. 1996)."""
    if isinstance(moves[0], Place):
        return _placed(hand.board, chance)
    net, suspects = town_of(hand.board), stations(possible(hand.board))
    return min(chance.shuffled(moves), key=lambda move: sum(net.steps[_target(move)][s] for s in suspects))


def cover(hand: Hand, moves: tuple[Move, ...], chance: Chance, _budget: Budget) -> Move:
    """Ride so that every station Fantom can be on is near to some pawn, the likelier ones above all."""
    if isinstance(moves[0], Place):
        return _placed(hand.board, chance)
    net, suspects = town_of(hand.board), stations(possible(hand.board))
    now, others = pawns_of(hand.board), pawns_of(hand.board, but=hand.board.pawn)
    weighed = [(s, CATEGORIES[min(5, _nearest(net, now, s))]) for s in suspects]

    def spread(move: Move) -> float:
        pawns = [*others, _target(move)]
        return sum(weight * _nearest(net, pawns, station) for station, weight in weighed)

    return min(chance.shuffled(moves), key=spread)


def team(hand: Hand, moves: tuple[Move, ...], chance: Chance, _budget: Budget) -> Move:
    """Give every pawn that has still to ride a mark of its own, and ride there; no looking ahead at all.

    The pawns are placed as anybody can have them placed. Pawns and stations are matched
    greedily, the pair first that is worth most: how likely somebody who flees is there, times `FADING` by the rides
    that the pawn is away.
    """
    if isinstance(moves[0], Place):
        return PlaceThem() if PlaceThem() in moves else moves[0]
    board, net = hand.board, town_of(hand.board)
    marks = _matched(board, net, believed(board, FLIGHT))
    sent = next((pawn for pawn in marks if any(isinstance(move, Send) and move.pawn is pawn for move in moves)), None)
    menu = [move for move in moves if sent is None or (isinstance(move, Send) and move.pawn is sent)]
    mark = marks.get(sent or board.pawn or Pawn.WHITE, _target(menu[0]))
    return min(chance.shuffled(menu), key=lambda move: net.steps[_target(move)][mark])


def _matched(board: Board, net: Network, belief: dict[int, float]) -> dict[Pawn, int]:
    """Return the mark of every pawn that has still to ride in this round, as far as there are any, the best first."""
    order = [each.pawn for each in board.detectives]
    waiting = left(board) if is_together(board) or board.pawn is None else board.detectives[order.index(board.pawn) :]
    worth = {
        (each.pawn, station): weight * FADING ** net.steps[each.station or station][station]
        for each, (station, weight) in product(waiting, belief.items())
    }
    marks: dict[Pawn, int] = {}
    for pawn, station in sorted(worth, key=worth.__getitem__, reverse=True):
        if pawn not in marks and station not in marks.values():
            marks[pawn] = station
    return marks


def _nearest(net: Network, pawns: Iterable[int], station: int) -> int:
    return min(net.steps[pawn][station] for pawn in pawns)


def _placed(board: Board, chance: Chance) -> Place:
    """Place the next pawn where, of some random stations, it brings the whole town nearest to the pawns."""
    net, pawns = town_of(board), pawns_of(board)
    free = [station for station in range(1, net.size + 1) if station not in pawns]
    looked_at = chance.shuffled(free)[:LOOKS]
    return Place(min(looked_at, key=lambda s: sum(_nearest(net, [*pawns, s], t) for t in range(1, net.size + 1))))


@lru_cache(maxsize=4)
def _rollout(net: Network) -> Rollout:
    return Rollout(net)


def monte_carlo(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Play every ride on against pawns that chase what they can believe; take the one that lasts longest.

    Flat and without a tree (upper confidence bounds). A double move is thought of only when the best single ride
    ends within one step of a pawn. Thinks for 90 % of its budget.
    """
    plain = [move for move in moves if not isinstance(move, Double | Surface)]
    doubles = [move for move in moves if isinstance(move, Double)]
    best = _longest(hand, plain or moves, chance, budget, 0.45)
    if not doubles or _nearest(town_of(hand.board), pawns_of(hand.board), _target(best)) > 1:
        return best
    return _longest(hand, [best, *doubles], chance, budget, 0.9)


def _longest(hand: Hand, moves: Sequence[Move], chance: Chance, budget: Budget, share: float) -> Move:
    rides = [move for move in moves if isinstance(move, Ride | Double)]
    if len(rides) < 2:
        return farthest(hand, tuple(moves), chance, budget)
    mind = _rollout(town_of(hand.board))
    return mind.best(hand.board, rides, possible(hand.board), chance, _patience(budget, share))


def exact(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Do as the Monte-Carlo hider does, but with pawns in mind that know exactly what they can believe.

    Surfaces never; thinks for 90 % of its budget, of which half is for single rides.
    """
    rides = [move for move in moves if isinstance(move, Ride)]
    doubles = [move for move in moves if isinstance(move, Double)]
    if not rides or len(moves) < 2:
        return farthest(hand, moves, chance, budget)
    mind = Hunts(town_of(hand.board), hand.board, believed(hand.board, ANY_WAY), chance)
    best = mind.best(rides, _patience(budget, 0.45))
    if not doubles or _nearest(town_of(hand.board), pawns_of(hand.board), best.to) > 1:
        return best
    return mind.best([best, *doubles], _patience(budget, 0.9))


def _patience(budget: Budget, share: float) -> Callable[[int], bool]:
    """Return whether there is time for one more game in mind, the number of games so far given."""
    elapsed = budget.elapsed
    if elapsed is None:
        return lambda games: games < budget.seconds * share * ROLLOUTS
    return lambda games: bool(games & 7) or elapsed() < budget.seconds * share


PLAYERS: dict[str, Player] = {
    "random": at_random,
    "distance": farthest,
    "monte-carlo": monte_carlo,
    "exact": exact,
    "sum": sum_of_distances,
    "cover": cover,
    "team": team,
}

"""The lasting mistakes of players below `Strength.STRONG`, on both sides.

Some pawns of a detective act on a wrong belief about Fantom's station, always the same pawns. Fantom sees the hunt
wrongly and looks at few courses of it. The kind of mistake is the player's flaw, and its size depends on the strength:

- `TRUSTS_A_HUNCH`: from one appearance to the next, pawns go to where the player is sure that Fantom flees to. Fantom
  is sure that they hunt it there.
- `STAYS_AT_HOME`: pawns guard the stations where they were placed. Fantom stays near its first station.
- `ACTS_ON_OLD_NEWS`: pawns go to where Fantom could be some boxes ago. Fantom flees from where the pawns were.
- `SHORT_SIGHTED`: pawns see a possible station only if it is near, and stroll otherwise. Fantom looks few boxes ahead.

No move depends on luck of the moment: everything follows from the seat's nature and from what the seat sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from bot.game.characters import hunch
from bot.game.contract import Strength
from cogs.fantom.board import PAWNS
from cogs.fantom.computer.belief import belief_of
from cogs.fantom.computer.fantom_rollout import FantomPolicy
from cogs.fantom.computer.model import ride_tables
from cogs.fantom.options import Map

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from bot.game.contract import Budget
    from cogs.fantom.board import Board, Hand
    from cogs.fantom.computer.model import RideTables

Ranked = list[tuple[int, float]]
"""The stations of a belief with their likelihoods, the likeliest first."""
TRUSTS_A_HUNCH, STAYS_AT_HOME, ACTS_ON_OLD_NEWS, SHORT_SIGHTED = FLAWS = (
    "trusts-a-hunch",
    "stays-at-home",
    "acts-on-old-news",
    "short-sighted",
)


class DetectiveDial(NamedTuple):
    """The sizes of a detective's mistakes."""

    misled_pawns: tuple[float, ...]
    """The number of the map's pawns that act on a wrong belief, for each kind in `FLAWS`; of 2.5, a player has two or
    three."""
    delay_boxes: int
    """The age of old news, in boxes."""
    sight_rides: int
    """The distance at which a short-sighted pawn sees a possible station, in rides."""


class FantomDial(NamedTuple):
    """The sizes of Fantom's mistakes."""

    rollouts: int
    """The number of rollouts from which Fantom chooses a move; a strong one plays hundreds or thousands."""
    decoys: float
    """How often it is sure that a pawn hunts in a wrong place, for each time that it is not."""
    home_pull: float
    """The worth of a ride towards home, where an escape is worth 1.0."""
    late_pawns: float
    """The number of the map's pawns that it sees where they stood a round ago."""
    look_ahead_boxes: int
    """The number of boxes that a short-sighted Fantom looks ahead."""


_DETECTIVES: Mapping[Map, dict[Strength, DetectiveDial]] = {
    Map.OLD_TOWN: {
        Strength.EASY: DetectiveDial((4.3, 4.3, 5.0, 4.6), 8, 0),
        Strength.FAIR: DetectiveDial((3.9, 4.1, 4.5, 4.3), 5, 0),
        Strength.GOOD: DetectiveDial((3.7, 3.9, 4.0, 3.5), 5, 0),
    },
    Map.SUBURB: {
        Strength.EASY: DetectiveDial((2.0, 2.1, 3.0, 2.7), 5, 1),
        Strength.FAIR: DetectiveDial((1.4, 1.2, 2.1, 1.9), 4, 1),
        Strength.GOOD: DetectiveDial((1.1, 1.2, 1.7, 1.7), 4, 1),
    },
}
_FANTOM: Mapping[Map, dict[Strength, FantomDial]] = {
    Map.OLD_TOWN: {
        Strength.EASY: FantomDial(50, 0.4, 0.03, 0.5, 5),
        Strength.FAIR: FantomDial(110, 0.12, 0.008, 0.2, 8),
        Strength.GOOD: FantomDial(300, 0.05, 0.004, 0.1, 10),
    },
    Map.SUBURB: {
        Strength.EASY: FantomDial(14, 3.0, 0.05, 1.5, 2),
        Strength.FAIR: FantomDial(18, 0.7, 0.03, 0.5, 3),
        Strength.GOOD: FantomDial(60, 0.5, 0.02, 0.3, 4),
    },
}
_PAWNS = {Map.OLD_TOWN: 5, Map.SUBURB: 3}
"""The number of pawns of the map for which numbers of pawns hold; other numbers are misled in the same proportion."""
_HUNCH_DISTANCE = 4
"""The least distance between Fantom's last known station and where a detective is sure that it flees to, in rides."""
_FINE = 1_000


def is_misled(board: Board, pawn: int, budget: Budget) -> bool:
    """Return whether a pawn, by its index, acts on a wrong belief in this hunt."""
    if budget.strength is Strength.STRONG:
        return False
    dial = _DETECTIVES[_town(board)][budget.strength]
    return pawn in _drawn_pawns(board, budget, dial.misled_pawns[FLAWS.index(_kind(budget))])


def _drawn_pawns(board: Board, budget: Budget, number: float) -> tuple[int, ...]:
    """Return the pawns, by index, about which a player is wrong in this hunt: so many of the map's number of pawns."""
    count, luck = len(board.detectives), hunch(budget, ("pawns", len(board.hunts)))
    share = number * count / _PAWNS[_town(board)]
    return tuple(luck.shuffled(range(count))[: int(share + luck.below(_FINE) / _FINE)])


def wrong_belief(board: Board, pawn: int, ranked: Ranked, budget: Budget) -> Ranked:
    """Return the belief on which a misled pawn acts instead of the one that follows from the board."""
    kind, tables = _kind(budget), ride_tables(board.options.map, board.options.own_map)
    dial = _DETECTIVES[_town(board)][budget.strength]
    if kind == STAYS_AT_HOME:
        return [(board.placed[pawn], 1.0)]
    if kind == ACTS_ON_OLD_NEWS:
        return belief_of(_earlier(board, max(1, len(board.log) - dial.delay_boxes))).ranked()
    if kind == SHORT_SIGHTED:
        steps = tables.steps[board.detectives[pawn].station or 0]
        near = [entry for entry in ranked if steps[entry[0]] <= dial.sight_rides]
        return near or [(_opinion(board, tables, budget, pawn), 1.0)]
    return [(_opinion(board, tables, budget), 1.0)]


class Flight(NamedTuple):
    """Fantom's view of the hunt."""

    pawns: list[int]
    """The stations from which it believes the pawns to come."""
    rollouts: int | None = None
    """The number of rollouts from which it chooses; None: as many as the budget allows."""
    look_ahead_boxes: int = FantomPolicy().rounds
    home: int | None = None
    """The station to which it wants to go, or None."""
    home_pull: float = 0.0
    """The worth of a ride towards home, where an escape is worth 1.0."""
    decoy: int = 0
    """The station where it is sure that pawns hunt it."""
    decoys: float = 0.0
    """How often a pawn hunts there, for each time that it hunts where it has reason to."""


def flight(hand: Hand, pawns: list[int], budget: Budget) -> Flight:
    """Return Fantom's view of the hunt, given the real stations of the pawns. A strong Fantom sees it as it is."""
    board, kind = hand.board, _kind(budget)
    if budget.strength is Strength.STRONG:
        return Flight(pawns)
    dial = _FANTOM[_town(board)][budget.strength]
    view = Flight(pawns, dial.rollouts)
    if kind == ACTS_ON_OLD_NEWS:
        return view._replace(pawns=_late(board, pawns, _drawn_pawns(board, budget, dial.late_pawns)))
    if kind == SHORT_SIGHTED:
        return view._replace(look_ahead_boxes=dial.look_ahead_boxes)
    if kind == STAYS_AT_HOME:
        home = board.start if board.start is not None else next(iter(hand.route or ()), None)
        return view._replace(home=home, home_pull=dial.home_pull)
    decoy = _opinion(board, ride_tables(board.options.map, board.options.own_map), budget)
    return view._replace(decoy=decoy, decoys=dial.decoys)


def _kind(budget: Budget) -> str:
    return budget.flaw or TRUSTS_A_HUNCH


def _town(board: Board) -> Map:
    """Return the shipped map whose dials hold for this hunt: a server's own map is played like the old town."""
    return Map.SUBURB if board.options.map is Map.SUBURB else Map.OLD_TOWN


def _opinion(board: Board, tables: RideTables, budget: Budget, subject: int | None = None) -> int:
    """Return the station to which a player is sure that Fantom flees; it changes when Fantom appears."""
    seen = max((index for index, box in enumerate(board.log) if box.shown), default=None)
    stations, luck = range(1, tables.size + 1), hunch(budget, ("opinion", len(board.hunts), seen, subject))
    if seen is None:
        return luck.pick(stations)
    steps = tables.steps[board.log[seen].station or 0]
    return luck.pick([station for station in stations if steps[station] >= _HUNCH_DISTANCE] or stations)


def _earlier(board: Board, boxes: int) -> Board:
    """Return the board as the pawns left it after this number of boxes, as far as a belief needs it."""
    return replace(board, log=board.log[:boxes], trips=tuple(trip for trip in board.trips if trip.box <= boxes))


def _late(board: Board, pawns: list[int], late: Collection[int]) -> list[int]:
    """Return the stations of the pawns; for a late pawn, the station before its ride of this round."""
    origins = {PAWNS.index(trip.pawn): trip.origin for trip in board.trips[-len(pawns) :] if trip.box == len(board.log)}
    return [origins.get(pawn, station) if pawn in late else station for pawn, station in enumerate(pawns)]

"""A light model of the rules for the searches of both sides.

It uses ints and lists for states, and tables for graphs. It holds Fantom's supposed station, never the real one. A test
proves on many positions that it agrees with the rules.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cogs.fantom.board import Phase
from cogs.fantom.map.network import network
from cogs.fantom.map.transport import DOUBLE, LAND

if TYPE_CHECKING:
    from cogs.fantom.board import Board
    from cogs.fantom.map.network import Network
    from cogs.fantom.options import Map

LAND_KINDS = len(LAND)
"""The number of kinds of tickets that a pawn has."""
LAND_MASK, EVERY_MASK = 0b0111, 0b1111
"""Tickets as a mask: bit k is set if there is a ticket for transport k."""


def code(kind: int, to: int) -> int:
    """Return a ride as one number: the station times four plus the transport, 0 cab, 1 taxi, 2 tram, 3 boat."""
    return to << 2 | kind


class RideTables:
    """Lookup tables of a search, by station number; index 0 is unused."""

    __slots__ = ("near", "near2", "network", "rides", "rows", "size", "steps")

    def __init__(self, net: Network) -> None:
        self.network, self.size, self.steps = net, net.size, net.steps
        self.rides: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(_codes(of_station, mask) for of_station in net.rides) for mask in range(EVERY_MASK + 1)
        )
        """`rides[mask][station]`: the codes of all rides that the tickets of this mask allow."""
        self.near = [_bits(codes) | 1 << station for station, codes in enumerate(self.rides[LAND_MASK])]
        """`near[station]`: bit set of the stations at most one land ride away."""
        self.near2 = [self._two_rides(codes) for codes in self.rides[LAND_MASK]]
        """`near2[station]`: bit set of the stations at most two land rides away."""
        self.rows: list[list[list[int] | None]] = [[None] * (net.size + 1) for _ in range(LAND_MASK + 1)]
        """`rows[mask][station]`: the result of `toward`, or None before its first call."""

    def _two_rides(self, codes: tuple[int, ...]) -> int:
        reached = 0
        for ride in codes:
            reached |= self.near[ride >> 2]
        return reached

    def toward(self, mask: int, station: int) -> list[int]:
        """Return by target the ride that brings a pawn with these tickets nearest to it; 0 if the pawn has no ride.

        Of equally near rides, the one with the most plentiful ticket. The row is computed on the first call.
        """
        row = self.rows[mask][station]
        if row is None:
            row = self.rows[mask][station] = self._nearest(self.rides[mask][station])
        return row

    def _nearest(self, codes: tuple[int, ...]) -> list[int]:
        if not codes:
            return [0] * (self.size + 1)
        steps = [self.steps[ride >> 2] for ride in codes]
        # `index` finds the first of the nearest rides; cabs, whose tickets are the most plentiful, come first
        return [codes[near.index(min(near))] for near in zip(*steps, strict=True)]


def _codes(by_kind: tuple[tuple[int, ...], ...], mask: int) -> tuple[int, ...]:
    return tuple(code(kind, to) for kind, targets in enumerate(by_kind) if mask >> kind & 1 for to in targets)


def _bits(codes: tuple[int, ...]) -> int:
    bits = 0
    for ride in codes:
        bits |= 1 << (ride >> 2)
    return bits


@lru_cache(maxsize=4)
def ride_tables(map: Map, own: str = "") -> RideTables:  # noqa: A002 - the option's name
    """Return the tables of a map, cached because they are slow to build."""
    return RideTables(network(map, own))


def mask_of(tickets: list[int]) -> int:
    """Return the mask of transports with a ticket; double tickets do not count."""
    mask = (tickets[0] > 0) | (tickets[1] > 0) << 1 | (tickets[2] > 0) << 2
    return mask | (tickets[LAND_KINDS] > 0) << LAND_KINDS if len(tickets) > LAND_KINDS else mask


class Position:
    """A position of the hunt with Fantom supposed at `at`. Moves change it in place, so copy it before a try."""

    __slots__ = ("at", "box", "boxes", "free", "masks", "pawns", "second", "stock", "tables", "tickets", "turn")

    def __init__(self, board: Board, at: int) -> None:
        self.tables = ride_tables(board.options.map, board.options.own_map)
        self.at = at
        self.box, self.boxes = len(board.log), board.boxes
        self.free = board.options.free_double
        self.pawns = [detective.station or 0 for detective in board.detectives]
        """Stations of the pawns, 0 for a pawn that is not placed."""
        self.tickets = [left for d in board.detectives for left in (d.tickets.cab, d.tickets.taxi, d.tickets.tram)]
        """Three numbers per pawn: cab, taxi, tram."""
        self.masks = [
            mask_of(self.tickets[first : first + LAND_KINDS]) for first in range(0, len(self.tickets), LAND_KINDS)
        ]
        """The mask of each pawn's tickets, kept consistent with `tickets`."""
        stock = board.stock
        self.stock = [stock.cab, stock.taxi, stock.tram, stock.boat, stock.double]
        self.turn = _turn(board)
        """The current pawn (any of them if several may ride); the number of pawns on Fantom's turn."""
        self.second = board.phase is Phase.SECOND
        """Fantom has to make the second ride of a double move."""

    def copy(self) -> Position:
        """Return an independent copy."""
        other = Position.__new__(Position)
        other.tables, other.at, other.box, other.boxes = self.tables, self.at, self.box, self.boxes
        other.free, other.turn, other.second = self.free, self.turn, self.second
        other.pawns, other.masks = self.pawns[:], self.masks[:]
        other.tickets, other.stock = self.tickets[:], self.stock[:]
        return other

    def pawn_rides(self) -> list[int]:
        """Return the codes of the current pawn's legal rides; if there are none, it is skipped."""
        pawns, turn = self.pawns, self.turn
        return [ride for ride in self.tables.rides[self.masks[turn]][pawns[turn]] if ride >> 2 not in pawns]

    def ride(self, ride: int) -> bool:
        """Make a ride of the current pawn; return whether it arrests Fantom."""
        turn, kind = self.turn, ride & 3
        index = LAND_KINDS * turn + kind
        self.tickets[index] -= 1
        if not self.tickets[index]:
            self.masks[turn] ^= 1 << kind
        self.stock[kind] += 1
        self.pawns[turn] = ride >> 2
        self.turn = turn + 1
        return self.at == ride >> 2

    def fantom_mask(self) -> int:
        """Return the mask of Fantom's usable tickets; the second half of a free double move costs nothing."""
        return EVERY_MASK if self.second and self.free else mask_of(self.stock)

    def fantom_rides(self) -> list[int]:
        """Return the codes of Fantom's legal single rides, or of the second rides of a double move.

        An empty list means that Fantom is cornered.
        """
        pawns = self.pawns
        return [ride for ride in self.tables.rides[self.fantom_mask()][self.at] if ride >> 2 not in pawns]

    def flee(self, ride: int) -> None:
        """Make a ride of Fantom, single or second of a double move; then the first pawn is to ride."""
        if not (self.second and self.free):
            self.stock[ride & 3] -= 1
        self.at = ride >> 2
        self.box += 1
        self.turn, self.second = 0, False

    def can_double(self) -> bool:
        """Return whether Fantom may begin a double move: there is a ticket, and the log has two free boxes."""
        return self.stock[DOUBLE] > 0 and not self.second and self.box + 2 <= self.boxes

    def double_rides(self) -> list[int]:
        """Return the codes of the rides that may begin a double move: each leaves a second ride."""
        if not self.can_double():
            return []
        mask = EVERY_MASK if self.free else mask_of(self.stock)
        first_rides = [ride for ride in self.tables.rides[mask][self.at] if ride >> 2 not in self.pawns]
        return [ride for ride in first_rides if self._leaves_second_ride(ride)]

    def _leaves_second_ride(self, ride: int) -> bool:
        position = self.copy()
        position.double(ride)
        return bool(position.fantom_rides())

    def double(self, ride: int) -> None:
        """Make the first ride of a double move of Fantom."""
        self.stock[DOUBLE] -= 1
        if not self.free:
            self.stock[ride & 3] -= 1
        self.at = ride >> 2
        self.box += 1
        self.second = True

    def cornered(self) -> bool:
        """Return whether Fantom has no ride on Fantom's turn; a free double move may be the only one left."""
        return not self.fantom_rides() and not (self.free and self.double_rides())

    def stranded(self) -> bool:
        """Return whether no pawn has a ticket that it could use where it stands, regardless of other pawns."""
        rides = self.tables.rides
        return not any(rides[mask][station] for mask, station in zip(self.masks, self.pawns, strict=True))


def _turn(board: Board) -> int:
    if board.phase is not Phase.DETECTIVES:
        return len(board.detectives)
    return next(pawn for pawn, detective in enumerate(board.detectives) if board.pawn in (None, detective.pawn))

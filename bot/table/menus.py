"""Menus: what a seat may do now, in its turn and out of it, and the stamps that its buttons carry. Changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.table import premoves, turns
from bot.table.lookups import Lookups
from bot.table.model import menu_of, stamp

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.clock import Clock
    from bot.game import AnyGame, Seat
    from bot.table.lobby import Policy
    from bot.table.model import Table
    from bot.table.repository import Repository


class Menus(Lookups):
    """What everybody may do at every table."""

    def __init__(
        self, games: Mapping[str, AnyGame], repository: Repository, clock: Clock, key: bytes, policy: Policy
    ) -> None:
        super().__init__(games, repository)
        self._clock = clock
        self._key = key
        self._policy = policy

    def menu(self, table: Table, seat: Seat) -> tuple[tuple[Any, ...], str]:
        """Return a seat's legal moves and the stamp its buttons carry: `mv:<table>:<stamp>:<n>`."""
        moves = menu_of(self.game_of(table), table, seat)
        return moves, stamp(table, seat, moves, self._key)

    def note_menu(self, table: Table, seat: Seat) -> tuple[tuple[Any, ...], str]:
        """Return what a seat may do whoever is to act, and the stamp its buttons carry."""
        return turns.note_menu(self._context(self.game_of(table), table), seat)

    def premove_menu(self, table: Table, seat: Seat) -> tuple[tuple[Any, ...], str]:
        """Return the moves that a seat may premove after what it has sealed, and the stamp their buttons carry."""
        return premoves.menu(self._context(self.game_of(table), table), seat)

    def advice_menu(self, table: Table, seat: Seat) -> tuple[tuple[Any, ...], str]:
        """Return the moves that a seat may be advised, and the stamp their buttons carry."""
        return premoves.advice_menu(self._context(self.game_of(table), table), seat)

    def series_stamp(self, table: Table, seat: Seat) -> str:
        """Return the stamp of the buttons by which a seat takes back one of the moves that it has sealed."""
        return premoves.series_stamp(self._context(self.game_of(table), table), seat)

    def _context(self, game: AnyGame, table: Table) -> turns.DecisionContext:
        return turns.DecisionContext(game, table, self._clock.now(), self._key, self._policy.quiet)

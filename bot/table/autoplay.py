"""Autoplay: moves that need nobody, because they were decided beforehand or a computer player decides them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.table import computers, premoves, turns
from bot.table.decisions import DecisionContext
from bot.table.model import Status
from bot.table.store import Repeated

if TYPE_CHECKING:
    from msgspec import Struct

    from bot.game.contract import Seat
    from bot.table.decisions import Decision
    from bot.table.model import Table
    from bot.table.policies import Policy
    from bot.table.position import Position, Positions
    from bot.table.repository import Repository


DRAFTING = 0.1
"""The part of the usual pause after a change that nobody else may notice, as a draft of the computer's own."""


class Autoplay:
    """Finds out whether a table can go on by itself, and makes that move."""

    def __init__(self, positions: Positions, repository: Repository, policy: Policy) -> None:
        self._positions = positions
        self._repository = repository
        self._policy = policy

    def pause(self, table: Table) -> float | None:
        """Return by what part of the usual pause to wait for the next such move; None: there is none.

        A premove (0.0) was thought of before; a computer (1.0) takes its time so that people can look on. What it
        drafts nobody can see: it would keep them waiting for nothing, a dozen times over.
        """
        if table.game not in self._positions:
            return None
        position = self._positions.of(table)
        if premoves.due(position):
            return 0.0
        if not computers.seats(position):
            return None
        return 1.0 if table.version == table.last_public_version else DRAFTING

    async def move(self, table_id: int) -> bool:
        """Make one such move; tell whether one was made.

        What was decided holds only if nobody moved or changed their premove meanwhile; else it is decided again.
        """
        while True:
            table = await self._repository.find(table_id)
            position = self._positions.of(table)
            decided = next(iter(premoves.due(position)), None) or await self._chosen(position)
            if decided is None:
                return False
            try:
                if await self._make(table, *decided):
                    return True
            except Repeated:
                continue

    async def _chosen(self, position: Position) -> tuple[Seat, Any] | None:
        acting = computers.seats(position)
        if not acting:
            return None
        choose, most = self._policy.choose_move, self._policy.computer_seconds
        return acting[0], await computers.decided(position, acting[0], choose, most)

    async def _make(self, before: Table, seat: Seat, move: Struct) -> bool:
        sealed = before.seats[seat].plays

        def decide(table: Table) -> Decision | None:
            if table.moves != before.moves or table.status is not Status.RUNNING or table.paused:
                return None
            if table.seats[seat].plays is not sealed:
                return None  # somebody has sat down there, or got up
            position = self._positions.of(table)
            if sealed and (seat, move) not in premoves.due(position):
                return None  # the premove was cleared, or changed, in this very moment
            at = DecisionContext(position, self._repository.clock.now(), self._policy.quiet)
            return turns.moved(at, seat, move, sealed=sealed)

        key = f"computer:{before.id}:{before.moves + 1}"
        table = await self._repository.change(before.id, key, decide, by=None)
        return table.seats[seat].moves > before.seats[seat].moves

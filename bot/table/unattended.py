"""Moves that need nobody: those that were sealed beforehand, and those of computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.table import computers, intents, turns
from bot.table.model import Status
from bot.table.store import Repeated

if TYPE_CHECKING:
    from collections.abc import Mapping

    from msgspec import Struct

    from bot.game import AnyGame, Seat
    from bot.table.book import Book
    from bot.table.customs import Customs
    from bot.table.model import Table
    from bot.table.store import Decision


class Unattended:
    """Finds out what a table can do by itself, and does it."""

    def __init__(self, games: Mapping[str, AnyGame], book: Book, key: bytes, customs: Customs) -> None:
        self._games = games
        self._book = book
        self._key = key
        self._customs = customs

    def pause(self, table: Table) -> float | None:
        """Return by what part of the usual pause to wait for the next such move; None: there is none.

        A sealed move (0.0) was thought of before; a computer (1.0) takes its time so that people can look on.
        """
        game = self._games.get(table.game)
        if game is None:
            return None
        if intents.due(game, table):
            return 0.0
        return 1.0 if computers.seats(game, table) else None

    async def move(self, table_id: int) -> bool:
        """Make one such move; tell whether one was made.

        What was decided holds only if nobody moved meanwhile, nor broke the seal; else it is decided again.
        """
        while True:
            table = await self._book.find(table_id)
            game = self._games[table.game]
            decided = next(iter(intents.due(game, table)), None) or await self._thought(game, table)
            if decided is None:
                return False
            try:
                if await self._made(game, table, *decided):
                    return True
            except Repeated:
                continue

    async def _thought(self, game: AnyGame, table: Table) -> tuple[Seat, Any] | None:
        acting = computers.seats(game, table)
        if not acting:
            return None
        asked = computers.question(game, table, acting[0], self._customs.computer_seconds)
        return acting[0], await self._customs.think(game, asked)

    async def _made(self, game: AnyGame, thought_of: Table, seat: Seat, move: Struct) -> bool:
        def decide(table: Table) -> Decision | None:
            if table.moves != thought_of.moves or table.status is not Status.RUNNING:
                return None
            if seat in thought_of.people and (seat, move) not in intents.due(game, table):
                return None  # the seal was broken, or made anew, in this very moment
            return turns.moved(turns.Moment(game, table, self._book.clock.now(), self._key), seat, move)

        key = f"computer:{thought_of.id}:{thought_of.moves + 1}"
        table = await self._book.change(thought_of.id, key, decide, by=None)
        return table.plies[seat] > thought_of.plies[seat]

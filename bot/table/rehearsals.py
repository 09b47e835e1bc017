"""Rehearsals: whole games between computer players, by which `/selftest` tries the bot out.

A rehearsal is a table like any other, with the same storage and the same messages, but no person has a seat or is its
host, and it says what it is (`Table.rehearsal`): a table that lost its seats to damage or to absence is none. It is
private, is not rated and leaves no result. The scheduler leaves it alone: its moves are made one after the other by the
self-test, which deletes the table afterwards. A rehearsal that is found at a start is what an interrupted self-test
left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.chance import SEED_BYTES
from bot.game.contract import Strength
from bot.table import computers, lobby
from bot.table.deadlines import HOUR_S
from bot.table.facts import NOBODY
from bot.table.model import Computer, Pace, Person, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.contract import AnyGame
    from bot.table.autoplay import Autoplay
    from bot.table.decisions import Decision, DecisionContext
    from bot.table.model import Place
    from bot.table.repository import Repository


class Rehearsals:
    """Opens, plays and deletes rehearsals."""

    def __init__(
        self,
        repository: Repository,
        autoplay: Autoplay,
        context: Callable[[Table], DecisionContext],
        entropy: Callable[[int], bytes],
    ) -> None:
        self._repository = repository
        self._autoplay = autoplay
        self._context = context
        self._entropy = entropy

    async def open(self, game: AnyGame, place: Place, language: str) -> Table:
        """Open and start a rehearsal with the game's smallest number of seats, as the game usually opens.

        Limits of servers and users do not apply. Raise `StorageFailed` or `Conflict` if it could not be saved; then a
        lobby may be left.
        """
        new, now = new_rehearsal(game, place, language), self._repository.clock.now()

        def decide(table_id: int) -> Decision:
            return lobby.open_table(new, table_id, now, closes=now + HOUR_S)

        unused = await self._repository.store.next_id()
        table = await self._repository.commit_new(decide, f"rehearsal:{unused}:{now}", by=None)
        seed, key = self._entropy(SEED_BYTES), f"rehearse:{table.id}"
        return await self._repository.change(
            table.id, key, lambda current: lobby.start(self._context(current), NOBODY, seed), by=None
        )

    async def move(self, table_id: int) -> bool:
        """Make the next move of a rehearsal; return whether one was made. Raise what `Autoplay.move` raises."""
        return await self._autoplay.move(table_id)

    def standing(self) -> list[Table]:
        """Return the rehearsals in memory, oldest first, finished ones included."""
        return [table for table in self._repository if table.rehearsal]

    async def delete(self, table_id: int) -> None:
        """Delete a rehearsal with all its data. Raise `ValueError` for any other table.

        Raise `Refused` if it does not exist, `StorageFailed` if it could not be deleted.
        """
        async with self._repository.lock(table_id):
            if not (await self._repository.find(table_id)).rehearsal:
                raise ValueError(f"table {table_id} is not a rehearsal")
            await self._repository.store.delete(table_id)
            self._repository.forget((table_id,))


def new_rehearsal(game: AnyGame, place: Place, language: str) -> lobby.NewTable:
    """Return the request for a rehearsal; easy computer players need the least time."""
    names = computers.names()[: game.players[0]]
    return lobby.NewTable(
        game=game,
        place=place,
        host=Person(NOBODY, names[0]),
        host_plays=False,
        language=language,
        pace=Pace.UNHURRIED,
        options=lobby.with_files(game, game.option_rules.opening or game.options(), {}),
        computers=tuple(Computer(Strength.EASY, name) for name in names),
        rated=False,
        rehearsal=True,
    )

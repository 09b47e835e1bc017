"""Notices the turns that players of leagues miss, from the changes of their tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.table.model import Table


class MissedTurn(NamedTuple):
    """A turn whose deadline a player missed."""

    user: int
    since: float | None
    """The beginning of the turn, Unix seconds; None: it is not known."""


class MissedTurns:
    """The turns missed so far at the running tables of leagues."""

    def __init__(self) -> None:
        self._turns: dict[int, list[tuple[int, float | None]]] = {}
        """By table and seat: the deadlines missed in a row, and the beginning of the turn."""

    def begin(self, tables: Iterable[Table]) -> None:
        """Take the tables as they are at the start, so that the next missed turn of each is noticed."""
        self._turns = {table.id: _turns(table) for table in tables}

    def note(self, table: Table) -> list[MissedTurn]:
        """Take a change of a table; return the turns that were missed with it."""
        turns = _turns(table)
        before = self._turns.get(table.id, turns)
        if table.finished:
            self._turns.pop(table.id, None)
            return []
        self._turns[table.id] = turns
        return [
            MissedTurn(state.user, since)
            for (missed, _), (earlier, since), state in zip(turns, before, table.seats, strict=False)
            if missed > earlier and state.user and state.plays
        ]


def _turns(table: Table) -> list[tuple[int, float | None]]:
    return [(state.missed, state.clock.since) for state in table.seats]

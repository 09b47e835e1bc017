"""What may be seen of a table's game: its board and its hands, the game going on, ended by its rules, or cut short.

Pure, and the only way from a table's state to what people are shown: nobody is to act at a table that is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.table.model import Status

if TYPE_CHECKING:
    from bot.game import AnyGame, Seat
    from bot.table.model import Table


def is_cut_short(game: AnyGame, table: Table) -> bool:
    """Return whether a game that was dealt is over though its rules have not ended it: resigned, voted, called off."""
    return table.over and table.state is not None and game.outcome(table.state) is None


def position(game: AnyGame, table: Table) -> Any:
    """Return the state as it is looked at; of a game that is `is_cut_short` as its `cut_short` says."""
    if game.interruptions.cut_short is None or table.status is Status.RUNNING or not is_cut_short(game, table):
        return table.state
    return game.interruptions.cut_short(table.state)


def board(game: AnyGame, table: Table) -> Any:
    """Return what anyone may see of a table at which a game was dealt."""
    return game.board(position(game, table))


def hand(game: AnyGame, table: Table, seat: Seat) -> Any:
    """Return what a seat may see of a table at which a game was dealt."""
    return game.hand(position(game, table), seat)

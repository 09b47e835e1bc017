"""Short functions for the actions of users at a table; each changes a table by one decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.table import ending, lobby, seats, turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import Struct

    from bot.game.contract import Strength
    from bot.table.model import Pace, Person, Table
    from bot.table.service import Tables


async def join(tables: Tables, table: int, person: Person, key: str) -> Table:
    """Take the next seat of a lobby."""
    return await tables.change(table, person.user, key, lambda context: lobby.join(context, person))


async def leave(tables: Tables, table: int, user: int, key: str) -> Table:
    """Leave the lobby."""
    return await tables.change(table, user, key, lambda context: lobby.leave(context, user))


async def leave_seat(tables: Tables, table: int, user: int, key: str) -> Table:
    """Leave the lobby or a running game."""
    return await tables.change(table, user, key, lambda context: seats.leave(context, user))


async def add_computer(tables: Tables, table: int, by: int, strength: Strength, key: str) -> Table:
    """Give the next seat to a computer player."""
    return await tables.change(table, by, key, lambda context: lobby.computer_added(context, by, strength))


async def remove_computer(tables: Tables, table: int, by: int, key: str) -> Table:
    """Remove the computer player that was added last."""
    return await tables.change(table, by, key, lambda context: lobby.computer_removed(context, by))


async def set_options(tables: Tables, table: int, by: int, choose: Callable[[Any], Struct], key: str) -> Table:
    """Change the options of the game."""
    return await tables.change(table, by, key, lambda context: lobby.options_set(context, by, choose))


async def set_pace(tables: Tables, table: int, by: int, pace: Pace, key: str) -> Table:
    """Change the pace."""
    return await tables.change(table, by, key, lambda context: lobby.pace_set(context, by, pace))


async def play(tables: Tables, table: int, user: int, move: Struct, key: str) -> Table:
    """Make a move of the game."""
    return await tables.change(table, user, key, lambda context: turns.apply_typed(context, user, move))


async def press(tables: Tables, table: int, user: int, stamp: str, n: int, key: str) -> Table:
    """Make the `n`-th move (from 0) of the menu that carries `stamp`."""
    return await tables.change(table, user, key, lambda context: turns.press(context, user, stamp, n))


async def resign(tables: Tables, table: int, user: int, key: str) -> Table:
    """Resign."""
    return await tables.change(table, user, key, lambda context: seats.resign(context, user))


async def vote_end(tables: Tables, table: int, user: int, key: str) -> Table:
    """Vote to end the game without an outcome."""
    return await tables.change(table, user, key, lambda context: ending.vote(context, user))

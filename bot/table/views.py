"""What may be seen of a table's game, its board and its hands, and chosen there: the menus and their stamps.

Pure, and the only way from a table's state to what people are shown and offered: nobody is to act at a table that is
over or stands still. A game may be going on, ended by its rules, or cut short.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from bot.remembered import remembered
from bot.table.model import Status

if TYPE_CHECKING:
    from bot.game import AnyGame, Seat
    from bot.table.model import Table

STAMP_BYTES = 6


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


def to_act(game: AnyGame, table: Table) -> frozenset[Seat]:
    """Return who must decide now, computers included; nobody unless the game is running, or where it stands still."""
    if table.status is not Status.RUNNING or table.state is None or table.paused:
        return frozenset()
    return game.to_act(table.state)


def menu_of(game: AnyGame, table: Table, seat: Seat) -> tuple[Any, ...]:
    """Return every move a seat may make now, in a stable order: those of its turn, then those that need no turn."""
    if table.status is not Status.RUNNING or table.state is None or table.paused:
        return ()
    return _joined(game.moves(table.state, seat), game.beside.out_of_turn(table.state, seat))


@remembered
def _joined(moves: tuple[Any, ...], anytime: tuple[Any, ...]) -> tuple[Any, ...]:
    return (*moves, *anytime)


@remembered
def stamp(table: Table, seat: Seat, menu: tuple[Any, ...], key: bytes) -> str:
    """Return the 12 hex digits that a seat's buttons carry now.

    It stays the same as long as the seat's own next choice is, whoever else moves. Keyed, it tells nothing of the
    menu and cannot be forged.
    """
    choices = msgspec.json.encode(menu, order="deterministic")
    seen = msgspec.msgpack.encode((table.id, seat, table.seats[seat].moves, choices))
    return hashlib.blake2b(seen, key=key[:64], digest_size=STAMP_BYTES).hexdigest()

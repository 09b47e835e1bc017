"""Whose decisions the host must get from a computer player, and getting them. Pure but for the search itself.

A computer player is given what its seat may see, never a state, and a chance of its own (negative numbers), so
that thinking never touches the luck of the table.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from bot.chance import Chance
from bot.game import Budget, Seat, Strength
from bot.table.model import Computer, to_act

if TYPE_CHECKING:
    from msgspec import Struct

    from bot.game import Game
    from bot.table.model import Table

_log = logging.getLogger(__name__)


def seats(game: Game[Any, Any, Any, Any], table: Table) -> tuple[Seat, ...]:
    """Return the seats that must act now and for which a computer decides, in the order of play."""
    return tuple(sorted(to_act(game, table) - table.people))


def budget(table: Table, seat: Seat, seconds: float) -> Budget:
    """Return what may be spent on a seat's decision: its own strength, or fair play for a person's seat."""
    sitter = table.seats[seat]
    return Budget(sitter.strength if isinstance(sitter, Computer) else Strength.FAIR, seconds)


def choice(game: Game[Any, Any, Any, Any], table: Table, seat: Seat, seconds: float) -> Struct:
    """Return the computer's move for a seat that is to act; it may think for `seconds` of one core.

    It takes them, so call it off the event loop.

    A computer player that fails is a bug and logged as one, but the table goes on: with any legal move.
    """
    if table.state is None:
        raise ValueError(f"table {table.id} has no state to decide on")
    menu: tuple[Struct, ...] = game.moves(table.state, seat)
    chance = Chance(table.seed, -(table.moves + 1))
    try:
        move: Struct = game.computer(game.hand(table.state, seat), menu, chance, budget(table, seat, seconds))
        if move in menu:
            return move
        _log.error("computer of %s chose an illegal move at table %d, version %d", game.name, table.id, table.version)
    except Exception:  # noqa: BLE001 - whatever a game's computer does wrong must not stop the table
        _log.exception("computer of %s failed at table %d, version %d", game.name, table.id, table.version)
    return chance.pick(menu)

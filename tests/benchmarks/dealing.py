"""Tables for benchmarks: games with default options and as few people as possible, and random moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import discovery
from bot.table.model import Pace, Person
from bot.table.position import Position
from tests import acts
from tests.games.features import DRAWN_ON_THE_BOARD
from tests.table.harness import HERE, fresh_key

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from bot.table.model import Place, Table
    from bot.table.service import Tables

FIRST = 101
ONE_GAME = DRAWN_ON_THE_BOARD
"""The game for measurements of the host: the simplest one, played on the board alone."""


def seats(game: str) -> int:
    """Return the smallest number of players of a game."""
    return discovery.games()[game].players[0]


def user(table: Table, seat: int) -> int:
    """Return the user in a person's seat."""
    sitter = table.sitters[seat]
    assert isinstance(sitter, Person)
    return sitter.user


async def started_game(
    tables: Tables, game: str, place: Place = HERE, users: Sequence[int] = range(FIRST, FIRST + 8)
) -> Table:
    """Start a game between the smallest number of these users."""
    host, *others = (Person(user, f"Player {user % 1000}") for user in users[: seats(game)])
    table = await tables.open(game, place, host, language="en", pace=Pace.DAILY, options=None, key=fresh_key())
    for guest in others:
        await acts.join(tables, table.id, guest, fresh_key())
    return await tables.start(table.id, host.user, fresh_key())


def any_move(tables: Tables, table: Table, luck: Random) -> tuple[int, str, int]:
    """Choose a random move; return its user, the stamp of the menu and the number of the move there."""
    seat = luck.choice(sorted(Position(table, tables.game_of(table)).acting))
    menu, stamp = tables.menu(table, seat)
    return user(table, seat), stamp, luck.randrange(len(menu))

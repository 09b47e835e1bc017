"""Looking at one's table: what is shown to one who asks, by a button or by a command alike. Changes no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table import guards
from bot.ui import menus, reading

if TYPE_CHECKING:
    from bot.table.model import Table
    from bot.ui.visit import Visit


async def mine(visit: Visit, table: Table) -> None:
    """The visitor's own panel, with his moves."""
    seat = visit.seat(table)
    guards.dealt(table)
    await visit.answer(await menus.panel(visit.house, table, seat, visit.say))


async def secrets(visit: Visit, table: Table) -> None:
    """What only the visitor's seat knows."""
    seat = visit.seat(table)
    guards.dealt(table)
    await visit.answer(await reading.secrets(visit.house, table, seat, visit.say))


async def missed(visit: Visit, table: Table) -> None:
    """What happened since the visitor last looked or moved; what was shown for a moment, once."""
    visit.seat(table)
    guards.dealt(table)
    facts = await visit.house.tables.glimpse(table.id, visit.user, visit.key)
    await visit.answer(reading.missed(visit.house.uis[table.game], table, facts, visit.say))


async def hint(visit: Visit, table: Table) -> None:
    """What the visitor may do now."""
    seat = visit.seat(table)
    guards.dealt(table)
    await visit.answer(reading.hint(visit.house, table, seat, visit.say))


async def verify(visit: Visit, table: Table) -> None:
    """Play the game again from its seed and moves, and say whether everything agrees."""
    await visit.answer(reading.verdict(await visit.house.tables.verify(table.id), table, visit.say))

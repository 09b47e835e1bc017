"""What the controls of thinking ahead and of noting do. The sheets they stand on are `bot.ui.ahead`'s."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table import guards, intents, turns
from bot.ui import ahead, menus
from bot.ui.sheet import notice

if TYPE_CHECKING:
    from bot.table.model import Table
    from bot.ui.control import Press
    from bot.ui.visit import Visit


def _chosen(press: Press, at: int) -> int:
    """The number in the menu: of a list the chosen value, of a button argument `at`."""
    return press.chosen() if press.values else press.number(at)


async def seal(visit: Visit, press: Press) -> None:
    """Seal the chosen move and show the panel anew."""
    table = await visit.table(press.number(0))
    n, stamp = _chosen(press, 2), press.text(1)
    table = await visit.house.tables.plan(
        table.id, visit.user, visit.key, lambda at: intents.seal(at, visit.user, stamp, n)
    )
    await show(visit, table)


async def unseal(visit: Visit, press: Press) -> None:
    """Forget the sealed move and show the panel anew."""
    table = await visit.table(press.number(0))
    await show(
        visit,
        await visit.house.tables.plan(table.id, visit.user, visit.key, lambda at: intents.unseal(at, visit.user)),
    )


async def jot(visit: Visit, press: Press) -> None:
    """Do what may be done whoever is to act, and show the panel anew."""
    table = await visit.table(press.number(0))
    n, stamp = _chosen(press, 2), press.text(1)
    table = await visit.house.tables.plan(
        table.id, visit.user, visit.key, lambda at: turns.jot(at, visit.user, stamp, n)
    )
    await show(visit, table)


async def show(visit: Visit, table: Table) -> None:
    """Show the visitor his panel as it now is."""
    await visit.replace(await menus.panel(visit.house, table, visit.seat(table), visit.say))


async def advise(visit: Visit, press: Press) -> None:
    """Offer what could be suggested to a seat."""
    table = await visit.table(press.number(0))
    visit.house.tables.game_of(table)
    guards.playing(table, visit.user)
    await visit.answer(ahead.advising(visit.house, table, guards.existing(table, press.number(1)), visit.say))


async def suggest(visit: Visit, press: Press) -> None:
    """Make a suggestion; the board shows it."""
    table = await visit.table(press.number(0))
    to, n, stamp = guards.existing(table, press.number(2)), _chosen(press, 3), press.text(1)
    await visit.house.tables.plan(
        table.id, visit.user, visit.key, lambda at: intents.suggest(at, visit.user, to, stamp, n)
    )
    await visit.replace(notice(visit.say("suggested", to=visit.say.names[to])))

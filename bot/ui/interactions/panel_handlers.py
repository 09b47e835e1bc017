"""What pressing on private panels does: premoves, advice and notes, and the options of a lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game import Strength
from bot.table import banter, premoves, turns
from bot.table.model import Pace, Status
from bot.table.require import require_player, require_seat_number
from bot.ui.interactions import drawers, lobby_panels
from bot.ui.messages import options_panel, panels
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from bot.table.model import Table
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press


def _chosen(press: Press, at: int) -> int:
    """The number in the menu: of a list the chosen value, of a button argument `at`."""
    return press.chosen() if press.values else press.number(at)


async def seal(request: Request, press: Press) -> None:
    """Seal the chosen move and show the panel anew."""
    table = await request.table(press.number(0))
    n, stamp = _chosen(press, 2), press.text(1)
    table = await request.app.tables.update(
        table.id, request.user, request.key, lambda at: premoves.set_premove(at, request.user, stamp, n)
    )
    await show(request, table)


async def unseal(request: Request, press: Press) -> None:
    """Forget one of the sealed moves, or without its number all, and show the panel anew."""
    table = await request.table(press.number(0))
    seen, n = press.text(1), press.number(2) if press.text(1) else None
    table = await request.app.tables.update(
        table.id, request.user, request.key, lambda at: premoves.clear_premove(at, request.user, n, seen)
    )
    await show(request, table)


async def press_note(request: Request, press: Press) -> None:
    """Do what may be done whoever is to act, and show the panel anew."""
    table = await request.table(press.number(0))
    n, stamp = _chosen(press, 2), press.text(1)
    table = await request.app.tables.update(
        table.id, request.user, request.key, lambda at: turns.press_note(at, request.user, stamp, n)
    )
    await show(request, table)


async def show(request: Request, table: Table) -> None:
    """Show the panel as it now is."""
    shown = await panels.panel(request.app, table, request.seat(table), request.say)
    await request.replace(shown, slot=panels.slot(table), version=table.version)
    await drawers.keep_up(request, table, panel=False)


async def advise(request: Request, press: Press) -> None:
    """Offer what could be suggested to a seat."""
    table = await request.table(press.number(0))
    request.app.tables.game_of(table)
    seat, to = require_player(table, request.user), require_seat_number(table, press.number(1))
    await request.answer(panels.advice_panel(request.app, table, seat, to, request.say))


async def suggest(request: Request, press: Press) -> None:
    """Make a suggestion; the board shows it."""
    table = await request.table(press.number(0))
    to, n, stamp = require_seat_number(table, press.number(2)), _chosen(press, 3), press.text(1)
    await request.app.tables.update(
        table.id, request.user, request.key, lambda at: premoves.suggest(at, request.user, to, stamp, n)
    )
    await request.replace(notice(request.say("suggested", to=request.say.names[to])))


async def show_options(request: Request, press: Press) -> None:
    """Open the panel."""
    table = await request.table(press.number(0))
    await lobby_panels.show(request, table)


async def choose_option(request: Request, press: Press) -> None:
    """Change one thing on the panel and show it anew; once the table has left the lobby, say so on it."""
    table = await request.table(press.number(0))
    value = press.values[0] if press.values else press.text(2)
    if table.status is Status.LOBBY:
        table = await _changed(request, table, press.text(1), value)
    await lobby_panels.show_anew(request, request.about(table))


async def _changed(request: Request, table: Table, name: str, value: str) -> Table:
    tables = request.app.tables
    if name == options_panel.PACE and value in set(Pace):
        return await tables.set_pace(table.id, request.user, Pace(value), request.key)
    if name == options_panel.SEAT and value in set(Strength):
        return await tables.add_computer(table.id, request.user, Strength(value), request.key)
    if name == options_panel.SEAT:
        return await tables.remove_computer(table.id, request.user, request.key)
    if name == options_panel.BANTER:
        return await tables.update(
            table.id, request.user, request.key, lambda at: banter.switched(at.table, request.user, on=value == "true")
        )
    return await tables.set_options(
        table.id, request.user, lambda options: options_panel.with_option(options, name, value), request.key
    )

"""The private panels of a table that is over: none of them asks for a move any more, whoever it was that ended it.

Each becomes what a panel of that table would now be, in its reader's language; an open drawer goes. Whatever Discord
does not let be edited any more stays as it is.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot import names
from bot.game import Refused
from bot.i18n import Say
from bot.ui.interactions.private_panels import edit, remove
from bot.ui.messages import panels
from bot.ui.messages.layout import notice
from bot.ui.messages.menus import drawer_slot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table.model import Table
    from bot.ui.app import App
    from bot.ui.interactions.private_panels import Panel, PrivatePanels


class EndedPanels:
    """Hears of every change. Belongs to one event loop."""

    def __init__(self, app: App, standing: PrivatePanels) -> None:
        self._app = app
        self._standing = standing
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, table_id: int) -> None:
        """Note a change of a table; if it is over, what stands open of it is brought up to date."""
        try:
            table = self._app.tables.get(table_id)
        except Refused:
            return
        if not table.over or table.game not in self._app.uis:
            return
        drawers = self._standing.closed(drawer_slot(table))
        shown = self._standing.closed(panels.slot(table))
        if drawers or shown:
            task = asyncio.get_running_loop().create_task(self._end(table, drawers, shown), name=f"ended {table_id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish what is under way."""
        await asyncio.gather(*self._tasks)

    async def _end(self, table: Table, drawers: Sequence[Panel], shown: Sequence[Panel]) -> None:
        for panel in drawers:
            await remove(panel, notice(self._say(panel, table)("drawer-closed")))
        for panel in shown:
            await edit(panel, panels.of_the_end(self._app.uis[table.game], table, self._say(panel, table)))

    def _say(self, panel: Panel, table: Table) -> Say:
        return Say(self._app.language_for(panel.interaction), table.game, names.at_table(table))

"""Private panels that follow their table: what somebody else has done shows on one's own, as far as all may notice it.

Where a game lets seats do something whoever is to act, a panel with something to press would soon offer what no longer
is; of a table that is over none asks for a move any more, whoever it was that ended it. Must never show, nor hint at,
a change that its reader may not notice: a draft of others moves nothing here. What Discord does not let be edited any
more stays as it is.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from bot import names
from bot.game import Refused
from bot.game_extras import no_moves
from bot.i18n import Say
from bot.ui.interactions.private_panels import edit, remove
from bot.ui.messages import panels
from bot.ui.messages.layout import notice
from bot.ui.messages.menus import drawer_slot

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence
    from typing import Any

    from bot.clock import Timers
    from bot.table.model import Table
    from bot.ui.app import App
    from bot.ui.interactions.private_panels import Panel, PrivatePanels

SOON = 1.0
"""Seconds for which changes of a table are gathered, and in which whoever made one gets their answer."""

_log = structlog.stdlib.get_logger(__name__)


class PanelFollower:
    """Brings the panels of others up to date after a change. Belongs to one event loop."""

    def __init__(self, app: App, standing: PrivatePanels, timers: Timers) -> None:
        self._app = app
        self._standing = standing
        self._timers = timers
        self._working: set[asyncio.Task[None]] = set()

    def changed(self, table_id: int) -> None:
        """Note a committed change of a table. Cheap, where nobody has a panel of it."""
        try:
            table = self._app.tables.get(table_id)
        except Refused:
            return
        if table.over:
            self._ended(table)
        elif self._standing.of_kind(panels.slot_of(table_id)) and self._follows(table):
            self._timers.set(("panels", table_id), SOON, lambda: self._begin(self._follow(table_id)))

    async def close(self) -> None:
        """End what is under way; a panel that is not brought up to date says so when it is pressed."""
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)

    def _follows(self, table: Table) -> bool:
        ui = self._app.uis.get(table.game)
        public = table.version == table.last_public_version
        return public and ui is not None and ui.game.beside.out_of_turn is not no_moves and table.state is not None

    def _ended(self, table: Table) -> None:
        """Take drawers away, and let panels be what they would now be opened as."""
        if table.game not in self._app.uis:
            return
        drawers, shown = (self._standing.closed(slot) for slot in (drawer_slot(table), panels.slot(table)))
        if drawers or shown:
            self._begin(self._end(table, drawers, shown))

    async def _end(self, table: Table, drawers: Sequence[Panel], shown: Sequence[Panel]) -> None:
        for panel in drawers:
            await remove(panel, notice(self._say(panel, table)("drawer-closed")))
        for panel in shown:
            await edit(panel, panels.of_the_end(self._app.uis[table.game], table, self._say(panel, table)))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _follow(self, table_id: int) -> None:
        """Draw every panel anew that shows the table as it was before the last change.

        Also one that was opened after it: whoever moves gets to see what their move made of the table, while the
        computers move on.
        """
        for user, panel in self._standing.of_kind(panels.slot_of(table_id)):
            if not panel.still:
                try:
                    await self._draw(self._app.tables.get(table_id), user, panel)
                except Exception:  # noqa: BLE001 - one panel must not keep the others from following
                    _log.exception("panel not followed", table=table_id)

    async def _draw(self, table: Table, user: int, panel: Panel) -> None:
        seat = table.seat_of(user)
        if seat is None or panel.version >= table.last_public_version:
            return
        say = self._say(panel, table)
        brought = await self._app.news.of_change(table.id, seat, table.last_public_version)
        await edit(panel, await panels.panel(self._app, table, seat, say, brought))

    def _say(self, panel: Panel, table: Table) -> Say:
        return Say(self._app.language_for(panel.interaction, table), table.game, names.at_table(table))

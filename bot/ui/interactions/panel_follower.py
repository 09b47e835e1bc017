"""The panel follower: keeps open private panels up to date after changes of their tables.

A panel is refreshed after another player's public change: its reader's turn may have come, its buttons would soon be
stale, and a premove that was made would still be shown as sealed. A hand is drawn again only for a reader who has used
the panel in their present turn; for others, a button that draws it replaces the pictures, so that none is stale. When
the game ends, every panel of the table becomes the result. When a table leaves the lobby, for whatever reason, its
options panels are deleted. Never refresh a panel, or otherwise hint at a change, if its reader may not notice the
change: a private change of other players (a premove, a note) refreshes nothing. A drawer that was opened in a turn is
deleted when the turn ends.

Theory of operation: `.github/theory/private-panels.md`.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from bot.game.contract import Refused
from bot.i18n import names
from bot.i18n.translation import Say
from bot.table.model import Status
from bot.ui.interactions.private_panels import edit, question_slot, remove
from bot.ui.messages import options_panel, panels
from bot.ui.messages.layout import notice
from bot.ui.messages.menus import drawer_slot

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from bot.game.contract import Seat
    from bot.system.clock import Timers
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.app import App
    from bot.ui.interactions.private_panels import Panel, PrivatePanels

REFRESH_DELAY_S = 1.0
"""Seconds for which changes of a table are collected before panels are refreshed. The requester's own answer arrives
in that time."""
MAX_REFRESH_DELAY_S = 5.0
"""The maximum number of seconds between a change and the refresh, if further changes keep coming."""

_log = structlog.stdlib.get_logger(__name__)


class PanelFollower:
    """A task runner that refreshes panels after changes of their tables. Belongs to one event loop."""

    def __init__(self, app: App, registry: PrivatePanels, timers: Timers) -> None:
        self._app = app
        self._registry = registry
        self._timers = timers
        self._tasks: set[asyncio.Task[None]] = set()
        registry.note_shown = self.note_shown

    def note_change(self, table: Table) -> None:
        """Note a committed change of a table. This is cheap if no panel of the table is open."""
        if table.status is not Status.LOBBY:
            self._close_options(table)
        if table.finished:
            self._close_panels(table)
        elif self._has_open(table) and self._is_followed(table):
            self._set_refresh(table)

    def note_shown(self, kind: str, version: int) -> None:
        """Note a private answer that shows a version of its table.

        A panel that was drawn before a change and sent after it has overwritten the refresh: refresh it again.
        """
        number = panels.table_in(kind)
        if number is None or not version:
            return
        with suppress(Refused):
            table = self._app.tables.get(number)
            if not table.finished and table.game in self._app.uis and version < table.last_public_version:
                self._set_refresh(table)

    async def close(self) -> None:
        """Cancel the refreshes under way. A press on a panel that stays stale is refused as stale."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _set_refresh(self, table: Table) -> None:
        """Set the timer of a refresh anew; a second timer keeps a long series of changes from postponing it."""
        names_of_timers = ("panels", table.id), ("panels at last", table.id)

        def refresh() -> None:
            for name in names_of_timers:
                self._timers.cancel(name)
            self._start(self._refresh_all(table))

        self._timers.set(names_of_timers[0], REFRESH_DELAY_S, refresh)
        if not self._timers.is_set(names_of_timers[1]):
            self._timers.set(names_of_timers[1], MAX_REFRESH_DELAY_S, refresh)

    def _has_open(self, table: Table) -> bool:
        return any(self._registry.of_kind(slot) for slot in (panels.slot(table), drawer_slot(table)))

    def _is_followed(self, table: Table) -> bool:
        """Return whether the last change was a public one of a game; a private one must not be noticed."""
        return table.state is not None and table.game in self._app.uis and table.version == table.last_public_version

    def _close_options(self, table: Table) -> None:
        """Delete the options panels of a table that has left the lobby."""
        open_panels = self._registry.drop_kind(options_panel.slot(table))
        if open_panels and table.game in self._app.uis:
            ui = self._app.uis[table.game]
            self._start(self._remove_all(table, open_panels, lambda say: options_panel.panel(table, ui, say)))

    def _close_panels(self, table: Table) -> None:
        """Delete the open drawers and questions of a finished table, and show the result on its panels."""
        if table.game not in self._app.uis:
            return
        closing = [*self._registry.drop_kind(drawer_slot(table)), *self._registry.drop_kind(question_slot(table.id))]
        if closing:
            self._start(self._remove_all(table, closing, lambda say: notice(say("drawer-closed"))))
        slot = panels.slot(table)
        outdated = [(user, panel) for user, panel in self._registry.of_kind(slot) if panel.version < table.version]
        for user, _ in outdated:
            self._registry.follow((user, slot), table.version)
        if outdated:
            self._start(self._show_result(table, [panel for _, panel in outdated]))

    async def _remove_all(self, table: Table, closing: Sequence[Panel], replacement: Callable[[Say], Message]) -> None:
        for panel in closing:
            try:
                await self._app.fetch(panel.interaction)
                await remove(panel, replacement(self._say(panel, table)))
            except Exception:  # noqa: BLE001 - one panel must not keep the others open
                _log.exception("panel.not_closed", table=table.id)

    async def _show_result(self, table: Table, open_panels: Sequence[Panel]) -> None:
        for panel in open_panels:
            try:
                await self._app.fetch(panel.interaction)
                await edit(panel, panels.result_panel(self._app.uis[table.game], table, self._say(panel, table)))
            except Exception:  # noqa: BLE001 - one panel must not keep the others from showing the result
                _log.exception("panel.not_closed", table=table.id)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _refresh_all(self, changed: Table) -> None:
        """Redraw every panel that shows an older public version of the table.

        A panel that was opened after the change is redrawn too: its reader gets the answer to their move first, while
        the computer players go on moving. While that answer is drawn, the panel is left alone.
        """
        slot = panels.slot(changed)
        for user, panel in self._registry.of_kind(slot):
            if not panel.is_past and not self._registry.is_answering((user, slot)):
                try:
                    await self._refresh(self._app.tables.get(changed.id), user, panel)
                except Exception:  # noqa: BLE001 - one panel must not keep the others from following
                    _log.exception("panel.not_refreshed", table=changed.id)
        self._close_drawers(self._app.tables.get(changed.id))

    def _close_drawers(self, table: Table) -> None:
        """Delete the open drawers whose turn has ended: their reader shall see what has happened."""
        closing: list[Panel] = []
        for user, drawer in self._registry.of_kind(drawer_slot(table)):
            seat = table.seat_of(user)
            if seat is not None and drawer.drawer_key.is_over(table, seat):
                self._registry.drop((user, drawer_slot(table)))
                closing.append(drawer)
        if closing:
            self._start(self._remove_all(table, closing, lambda say: notice(say("drawer-closed"))))

    async def _refresh(self, table: Table, user: int, panel: Panel) -> None:
        seat = table.seat_of(user)
        if seat is None or panel.version >= table.last_public_version:
            return
        await self._app.fetch(panel.interaction)
        say = self._say(panel, table)
        facts = await panels.news_after(self._app, table, seat, panel.version)
        message = await panels.panel(self._app, table, seat, say, facts, drawn=self._is_looking(table, seat, panel))
        if self._registry.get((user, panels.slot(table))) is panel:  # else it shows something newer by now
            await edit(panel, message)

    def _is_looking(self, table: Table, seat: Seat, panel: Panel) -> bool:
        """Return whether the reader has opened or pressed a panel in their present turn.

        Other readers may not be looking; a hand is drawn for them when they press the button.
        """
        since, opened = table.seats[seat].clock.since, self._app.clock.now() - (time.monotonic() - panel.at)
        return self._app.position(table).plays_now(seat) and since is not None and since <= opened

    def _say(self, panel: Panel, table: Table) -> Say:
        return Say(self._app.language_for(panel.interaction, table), table.game, names.at_table(table))

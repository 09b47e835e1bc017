"""Private panels: ephemeral answers that stay up to date. A reader has at most one of each kind open for each table.

Theory of operation: `.github/theory/private-panels.md`.

The registry remembers the newest panel of each slot for as long as Discord lets the bot edit it; an older one shrinks
to a line. It lives in the process only: after a restart, open panels stay as they are.

A panel is refreshed after another player's public change where the game has out-of-turn moves or premoves: its buttons
would soon be stale, and a premove that was made would still be shown as sealed. When the game ends, every panel of the
table becomes the result. Never refresh a panel, or otherwise hint at a change, if its reader may not notice the change:
a private change of other players (a premove, a note) refreshes nothing.
"""

from __future__ import annotations

import asyncio
import io
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.game.extensions import no_moves
from bot.i18n import names
from bot.i18n.translation import Say
from bot.ui.messages import panels
from bot.ui.messages.layout import notice
from bot.ui.messages.menus import drawer_slot

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence

    from bot.system.clock import Timers
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.app import App


EDIT_WINDOW_S = 14 * 60.0
"""Seconds for which a panel can be edited. Discord's limit is 15 minutes."""

REFRESH_DELAY_S = 1.0
"""Seconds for which changes of a table are collected before panels are refreshed. The requester's own answer arrives
in that time."""

_log = structlog.stdlib.get_logger(__name__)

Slot = tuple[int, str]
"""The owner's user id, and the kind of panel with the table's number. A slot holds one panel."""


@dataclass(frozen=True)
class Panel:
    """An open private answer, with the interaction whose token can edit it."""

    message: int
    interaction: discord.Interaction[Any]
    own: bool
    """True if the message is the interaction's original response, or the message that was pressed; False for a
    followup."""
    at: float
    drawer_key: Any = None
    """For a drawer: its `DrawerKey`, which is needed to refresh it; None for any other panel."""
    is_past: bool = False
    """True if the panel shows a past moment and is never refreshed."""
    version: int = 0
    """The version of the table that the panel shows; 0 if unknown."""


class PrivatePanels:
    """The newest panel of every slot. Belongs to one event loop."""

    def __init__(self) -> None:
        self._open: dict[Slot, Panel] = {}

    def add(
        self,
        slot: Slot,
        message: int,
        interaction: discord.Interaction[Any],
        *,
        own: bool,
        drawer_key: Any = None,
        is_past: bool = False,
        version: int = 0,
    ) -> Panel | None:
        """Register the newest panel of a slot; return its predecessor if that is another message, still editable."""
        now = time.monotonic()
        previous = self._open.pop(slot, None)
        self._open[slot] = Panel(message, interaction, own, now, drawer_key, is_past, version)
        self._drop_expired(now)
        return (
            previous
            if previous is not None and previous.message != message and now - previous.at < EDIT_WINDOW_S
            else None
        )

    def get(self, slot: Slot) -> Panel | None:
        """Return the panel of a slot, or None if there is none that can still be edited."""
        panel = self._open.get(slot)
        return panel if panel is not None and time.monotonic() - panel.at < EDIT_WINDOW_S else None

    def of_kind(self, kind: str) -> list[tuple[int, Panel]]:
        """Return every editable panel of a kind, with its owner's user id."""
        now = time.monotonic()
        matches = ((slot[0], panel) for slot, panel in self._open.items() if slot[1] == kind)
        return [(user, panel) for user, panel in matches if now - panel.at < EDIT_WINDOW_S]

    def follow(self, slot: Slot, version: int) -> None:
        """Let the panel of a slot, which shows a version of the table now, be refreshed after later changes."""
        panel = self._open.get(slot)
        if panel is not None:
            self._open[slot] = replace(panel, is_past=False, version=version)

    def drop(self, slot: Slot) -> None:
        """Drop the panel of a slot."""
        self._open.pop(slot, None)

    def drop_user(self, user: int) -> None:
        """Drop every panel of a user."""
        for slot in [slot for slot in self._open if slot[0] == user]:
            self.drop(slot)

    def drop_kind(self, kind: str) -> list[Panel]:
        """Drop every panel of a kind, of all users; return those that can still be edited."""
        dropped_panels = [self._open.pop(slot) for slot in list(self._open) if slot[1] == kind]
        return [panel for panel in dropped_panels if time.monotonic() - panel.at < EDIT_WINDOW_S]

    def _drop_expired(self, now: float) -> None:
        """Drop panels that can no longer be edited. The dict is ordered by time, the oldest first."""
        while self._open and now - next(iter(self._open.values())).at > EDIT_WINDOW_S:
            del self._open[next(iter(self._open))]


async def edit(panel: Panel, message: Message) -> None:
    """Replace the contents of a panel. If Discord refuses, log that and leave the panel as it is."""
    try:
        if panel.own:
            await panel.interaction.edit_original_response(view=message.view(), attachments=files(message))
        else:
            await panel.interaction.followup.edit_message(
                panel.message, view=message.view(), attachments=files(message)
            )
    except discord.HTTPException as failure:
        _log.info("panel.not_edited", status=failure.status, code=failure.code)


async def remove(panel: Panel, replacement: Message) -> None:
    """Delete a panel; if Discord refuses, edit it to show the `replacement`."""
    try:
        if panel.own:
            await panel.interaction.delete_original_response()
        else:
            await panel.interaction.followup.delete_message(panel.message)
    except discord.HTTPException as failure:
        _log.info("panel.not_removed", status=failure.status, code=failure.code)
        await edit(panel, replacement)


def files(message: Message) -> list[discord.File]:
    """Return new discord.py files of a message's pictures. Each file can be sent only once."""
    return [discord.File(io.BytesIO(a.data), a.name, description=a.alt) for a in message.attachments]


class PanelFollower:
    """A task runner that refreshes panels after changes of their tables. Belongs to one event loop."""

    def __init__(self, app: App, registry: PrivatePanels, timers: Timers) -> None:
        self._app = app
        self._registry = registry
        self._timers = timers
        self._tasks: set[asyncio.Task[None]] = set()

    def note_change(self, table: Table) -> None:
        """Note a committed change of a table. This is cheap if no panel of the table is open."""
        if table.finished:
            self._close_panels(table)
        elif self._registry.of_kind(panels.slot(table)) and self._is_followed(table):
            self._timers.set(("panels", table.id), REFRESH_DELAY_S, lambda: self._start(self._refresh_all(table)))

    async def close(self) -> None:
        """Cancel the refreshes under way. A press on a panel that stays stale is refused as stale."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _is_followed(self, table: Table) -> bool:
        ui = self._app.uis.get(table.game)
        if ui is None or table.state is None or table.version != table.last_public_version:
            return False
        return ui.game.beside.out_of_turn is not no_moves or panels.has_premoves(self._app.position(table))

    def _close_panels(self, table: Table) -> None:
        """Delete the open drawers of a finished table, and show the result on its panels."""
        if table.game not in self._app.uis:
            return
        drawers, open_panels = (self._registry.drop_kind(slot) for slot in (drawer_slot(table), panels.slot(table)))
        if drawers or open_panels:
            self._start(self._show_result(table, drawers, open_panels))

    async def _show_result(self, table: Table, drawers: Sequence[Panel], open_panels: Sequence[Panel]) -> None:
        for panel in (*drawers, *open_panels):
            try:
                await self._app.fetch(panel.interaction)
                if panel in drawers:
                    await remove(panel, notice(self._say(panel, table)("drawer-closed")))
                else:
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
        the computer players go on moving.
        """
        for user, panel in self._registry.of_kind(panels.slot(changed)):
            if not panel.is_past:
                try:
                    await self._refresh(self._app.tables.get(changed.id), user, panel)
                except Exception:  # noqa: BLE001 - one panel must not keep the others from following
                    _log.exception("panel.not_refreshed", table=changed.id)

    async def _refresh(self, table: Table, user: int, panel: Panel) -> None:
        seat = table.seat_of(user)
        if seat is None or panel.version >= table.last_public_version:
            return
        await self._app.fetch(panel.interaction)
        say = self._say(panel, table)
        shown_version = panel.version or table.last_public_version
        facts = await self._app.news.since(table.id, seat, shown_version - 1)  # its news may be unread
        message = await panels.panel(self._app, table, seat, say, facts)
        if self._registry.get((user, panels.slot(table))) is panel:  # else it shows something newer by now
            await edit(panel, message)

    def _say(self, panel: Panel, table: Table) -> Say:
        return Say(self._app.language_for(panel.interaction, table), table.game, names.at_table(table))

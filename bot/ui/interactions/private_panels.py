"""Private panels: of the answers that only one person sees, one of a kind stands open at each table, and follows it.

Remembers, for as long as Discord lets an answer be edited, which one is the newest; an older one shrinks to a line.
Lives in the process only: after a restart what stands is left as it is.

What somebody else has done shows on one's own panel as far as all may notice it: where a game lets seats do something
whoever is to act, or seal a move, a panel with something to press would soon offer what no longer is, and show as
sealed what has been made; of a table that is over none asks for a move any more, whoever it was that ended it. Must
never show, nor hint at, a change that its reader may not notice: a draft of others moves nothing here. What Discord
does not let be edited any more stays as it is.
"""

from __future__ import annotations

import asyncio
import io
import time
from dataclasses import dataclass
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


EDITABLE = 14 * 60.0
"""Seconds: Discord takes edits of an answer for a quarter of an hour."""

SOON = 1.0
"""Seconds for which changes of a table are gathered, and in which whoever made one gets their answer."""

_log = structlog.stdlib.get_logger(__name__)

Slot = tuple[int, str]
"""Whose panel, and of what kind: there is one of each."""


@dataclass(frozen=True)
class Panel:
    """A private answer that stands, and the interaction by which it can be edited."""

    message: int
    interaction: discord.Interaction[Any]
    own: bool
    """It is the very answer to the interaction, or what was pressed; else a message that followed it."""
    at: float
    shows: Any = None
    """Which of several things of its kind it shows, for whoever brings it up to date."""
    still: bool = False
    """It shows how things were when it was asked for, and does not follow them."""
    version: int = 0
    """The version of its table that it shows; 0: nobody knows."""


class PrivatePanels:
    """The newest panel of every slot. Belongs to one event loop."""

    def __init__(self) -> None:
        self._open: dict[Slot, Panel] = {}

    def opened(
        self,
        slot: Slot,
        message: int,
        interaction: discord.Interaction[Any],
        *,
        own: bool,
        shows: Any = None,
        still: bool = False,
        version: int = 0,
    ) -> Panel | None:
        """Note the newest panel of a slot; return the one before it, if it is another that can still be edited."""
        now = time.monotonic()
        before = self._open.pop(slot, None)
        self._open[slot] = Panel(message, interaction, own, now, shows, still, version)
        self._forget(now)
        return before if before is not None and before.message != message and now - before.at < EDITABLE else None

    def standing(self, slot: Slot) -> Panel | None:
        """Return the panel of a slot, if it can still be edited."""
        panel = self._open.get(slot)
        return panel if panel is not None and time.monotonic() - panel.at < EDITABLE else None

    def of_kind(self, kind: str) -> list[tuple[int, Panel]]:
        """Return every panel of a kind that can still be edited, and whose it is."""
        now = time.monotonic()
        found = ((slot[0], panel) for slot, panel in self._open.items() if slot[1] == kind)
        return [(user, panel) for user, panel in found if now - panel.at < EDITABLE]

    def close(self, slot: Slot) -> None:
        """Forget the panel of a slot."""
        self._open.pop(slot, None)

    def forget(self, user: int) -> None:
        """Forget every panel of somebody."""
        for slot in [slot for slot in self._open if slot[0] == user]:
            self.close(slot)

    def closed(self, kind: str) -> list[Panel]:
        """Forget every panel of a kind, whosever it is; return those that can still be edited."""
        found = [self._open.pop(slot) for slot in list(self._open) if slot[1] == kind]
        return [panel for panel in found if time.monotonic() - panel.at < EDITABLE]

    def _forget(self, now: float) -> None:
        """Drop what cannot be edited any more; the oldest stand first."""
        while self._open and now - next(iter(self._open.values())).at > EDITABLE:
            del self._open[next(iter(self._open))]


async def edit(panel: Panel, shown: Message) -> None:
    """Let a panel show this, an older one no more than a line; where Discord will not have it, it stays."""
    try:
        if panel.own:
            await panel.interaction.edit_original_response(view=shown.view(), attachments=files(shown))
        else:
            await panel.interaction.followup.edit_message(panel.message, view=shown.view(), attachments=files(shown))
    except discord.HTTPException as failure:
        _log.info("panel not edited", status=failure.status, code=failure.code)


async def remove(panel: Panel, instead: Message) -> None:
    """Take a panel away that nothing can be pressed in any more; where Discord keeps it, let it show this instead."""
    try:
        if panel.own:
            await panel.interaction.delete_original_response()
        else:
            await panel.interaction.followup.delete_message(panel.message)
    except discord.HTTPException as failure:
        _log.info("panel not removed", status=failure.status, code=failure.code)
        await edit(panel, instead)


def files(message: Message) -> list[discord.File]:
    """Return the pictures of a message as discord.py sends them, which each can be sent but once."""
    return [discord.File(io.BytesIO(a.data), a.name, description=a.alt) for a in message.attachments]


class PanelFollower:
    """Brings the panels of others up to date after a change. Belongs to one event loop."""

    def __init__(self, app: App, standing: PrivatePanels, timers: Timers) -> None:
        self._app = app
        self._standing = standing
        self._timers = timers
        self._working: set[asyncio.Task[None]] = set()

    def changed(self, table: Table) -> None:
        """Note a committed change of a table. Cheap, where nobody has a panel of it."""
        if table.over:
            self._ended(table)
        elif self._standing.of_kind(panels.slot(table)) and self._follows(table):
            self._timers.set(("panels", table.id), SOON, lambda: self._begin(self._follow(table)))

    async def close(self) -> None:
        """End what is under way; a panel that is not brought up to date says so when it is pressed."""
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)

    def _follows(self, table: Table) -> bool:
        ui = self._app.uis.get(table.game)
        if ui is None or table.state is None or table.version != table.last_public_version:
            return False
        return ui.game.beside.out_of_turn is not no_moves or panels.has_premoves(self._app.position(table))

    def _ended(self, table: Table) -> None:
        """Take drawers away, and let panels be what they would now be opened as."""
        if table.game not in self._app.uis:
            return
        drawers, shown = (self._standing.closed(slot) for slot in (drawer_slot(table), panels.slot(table)))
        if drawers or shown:
            self._begin(self._end(table, drawers, shown))

    async def _end(self, table: Table, drawers: Sequence[Panel], shown: Sequence[Panel]) -> None:
        for panel in (*drawers, *shown):
            await self._app.fetch(panel.interaction)
        for panel in drawers:
            await remove(panel, notice(self._say(panel, table)("drawer-closed")))
        for panel in shown:
            await edit(panel, panels.of_the_end(self._app.uis[table.game], table, self._say(panel, table)))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _follow(self, changed: Table) -> None:
        """Draw every panel anew that shows the table as it was before the last change.

        Also one that was opened after it: whoever moves gets to see what their move made of the table, while the
        computers move on.
        """
        for user, panel in self._standing.of_kind(panels.slot(changed)):
            if not panel.still:
                try:
                    await self._draw(self._app.tables.get(changed.id), user, panel)
                except Exception:  # noqa: BLE001 - one panel must not keep the others from following
                    _log.exception("panel not followed", table=changed.id)

    async def _draw(self, table: Table, user: int, panel: Panel) -> None:
        seat = table.seat_of(user)
        if seat is None or panel.version >= table.last_public_version:
            return
        await self._app.fetch(panel.interaction)
        say = self._say(panel, table)
        shown = panel.version or table.last_public_version
        brought = await self._app.news.since(table.id, seat, shown - 1)  # what it told already may not be read yet
        drawn = await panels.panel(self._app, table, seat, say, brought)
        if self._standing.standing((user, panels.slot(table))) is panel:  # else it shows something newer by now
            await edit(panel, drawn)

    def _say(self, panel: Panel, table: Table) -> Say:
        return Say(self._app.language_for(panel.interaction, table), table.game, names.at_table(table))

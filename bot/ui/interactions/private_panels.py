"""Private panels: of the answers that only one person sees, one of a kind stands open at each table.

Remembers, for as long as Discord lets an answer be edited, which one is the newest; an older one shrinks to a line.
Lives in the process only: after a restart what stands is left as it is.
"""

from __future__ import annotations

import io
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
import structlog

if TYPE_CHECKING:
    from bot.transport.message import Message

EDITABLE = 14 * 60.0
"""Seconds: Discord takes edits of an answer for a quarter of an hour."""

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

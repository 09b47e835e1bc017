"""Private panels: ephemeral answers that stay up to date. A reader has at most one of each kind open for each table.

Theory of operation: `.github/theory/private-panels.md`.

The registry remembers the newest panel of each slot for as long as Discord lets the bot edit it; an older one is
deleted. `panel_memory` keeps it over a restart.
"""

from __future__ import annotations

import io
import time
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import discord
import structlog

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from bot.transport.message import Message


EDIT_WINDOW_S = 14 * 60.0
"""Seconds for which a panel can be edited. Discord's limit is 15 minutes."""

MOVE_VERBS = frozenset(("mv", "pick", "yes"))
"""The verbs of controls whose press makes a move and shows its result on the panel."""

REFUSAL = "refusal"
"""The kind of the newest refusal to a user, at whatever table."""
OWN_SETTINGS = "me"
"""The kind of the newest answer to a command about the user alone."""

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
        self.note_shown: Callable[[str, int], None] = _ignore_shown
        """Called with the kind and the version of every delivered private answer; the panel follower sets it."""
        self._answers = Counter[Slot]()

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
        """Register the newest panel of a slot; return its predecessor if that is another message, still editable.

        The message leaves the user's other slots: a question may become a panel, a panel that of another table.
        """
        now = time.monotonic()
        previous = self._open.pop(slot, None)
        self.drop_message(slot[0], message)
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

    @contextmanager
    def answering(self, slot: Slot) -> Generator[None]:
        """Mark the panel of a slot as about to be replaced by the answer to its reader's press, while that is drawn."""
        self._answers[slot] += 1
        try:
            yield
        finally:
            self._answers[slot] -= 1
            if not self._answers[slot]:
                del self._answers[slot]
            panel = self.get(slot)
            if panel is not None:
                self.note_shown(slot[1], panel.version)

    def is_answering(self, slot: Slot) -> bool:
        """Return whether an answer that replaces the panel of a slot is being drawn or sent."""
        return slot in self._answers

    def is_new_after_move(self, slot: Slot, seconds: float) -> bool:
        """Return whether a press on a move put the panel of a slot in place less than `seconds` ago.

        Drawing and sending take time: the reader has seen the result of that press for as long only.
        """
        panel = self.get(slot)
        if panel is None or time.monotonic() - panel.at >= seconds:
            return False
        data: Any = panel.interaction.data or {}
        return str(data.get("custom_id", "")).partition(":")[0] in MOVE_VERBS

    def panels(self) -> list[tuple[Slot, Panel]]:
        """Return every panel that can still be edited, with its slot, the oldest first."""
        now = time.monotonic()
        return [(slot, panel) for slot, panel in self._open.items() if now - panel.at < EDIT_WINDOW_S]

    def restore(self, slot: Slot, panel: Panel) -> None:
        """Register a panel of an earlier process; call it for the oldest panel first."""
        self._open[slot] = panel

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
            self.note_shown(slot[1], version)

    def drop(self, slot: Slot) -> Panel | None:
        """Drop the panel of a slot; return it if it can still be edited."""
        panel = self.get(slot)
        self._open.pop(slot, None)
        return panel

    def drop_message(self, user: int, message: int) -> None:
        """Drop the slot of a user that holds this message, if there is one."""
        for slot in [slot for slot, panel in self._open.items() if (slot[0], panel.message) == (user, message)]:
            self.drop(slot)

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


def _ignore_shown(_kind: str, _version: int) -> None:
    """Do nothing, until a panel follower takes the place of this function."""


def question_slot(table_id: int) -> str:
    """Return the slot of an open question about a table, such as a confirmation; 0: about no table."""
    return f"ask {table_id}"


def letter_slot(table_id: int) -> str:
    """Return the slot of the letter about a table on which something was pressed last."""
    return f"letter {table_id}"


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

"""Private threads: where a private table stands, and who is let in.

A part of acting. A thread is looked for by its name before it is made: so a crash in between makes no second one.
Letting somebody in twice changes nothing, so its receipt is written after it is done. Never decides who is let in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.courier.actions import Admit, Expel, OpenPrivate

if TYPE_CHECKING:
    from bot.courier.observe import Snapshot
    from bot.courier.parts import CourierParts


class PrivateThreads:
    """Carries out what concerns private threads."""

    def __init__(self, parts: CourierParts) -> None:
        self._parts = parts

    async def execute(self, action: OpenPrivate | Admit | Expel, s: Snapshot) -> None:
        """Carry out `action`; raise what Discord's refusals raise."""
        match action:
            case OpenPrivate():
                await self._open(s)
            case Admit(entry):
                await self._parts.sender.admit(entry.channel or 0, entry.user or 0)
                await self._parts.outbox.add_intents([entry])
            case Expel(entry):
                await self._parts.sender.expel(entry.channel or 0, entry.user or 0)
                await self._parts.outbox.mark_gone(entry.nonce)

    async def _open(self, s: Snapshot) -> None:
        place, name, sender = s.table.place, self._parts.title(s.table), self._parts.sender
        found = await sender.find_private_thread(place.guild, place.channel, name, s.table.opened)
        thread = found or await sender.open_private_thread(place.guild, place.channel, name)
        await self._parts.tables.set_thread(s.table.id, thread)

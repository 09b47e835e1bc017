"""Sweep: delete what was sent about a table after the copy was made from which the database was restored."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from bot.names import users_of

if TYPE_CHECKING:
    from bot.courier.actions import Sweep
    from bot.courier.observe import Snapshot
    from bot.courier.parts import CourierParts


async def sweep(parts: CourierParts, s: Snapshot, action: Sweep) -> None:
    """Delete what was sent about tables after the copy was made; what was sent since it runs is known."""
    people = sorted(set(users_of(s.table)) - s.closed)
    table = s.table.place
    places = [*([] if table.apart else [table.channel]), *([table.thread] if table.thread else [])]
    for place in (*places, *[await parts.sender.direct(user) for user in people]):
        await _sweep_place(parts, place, action)
    await parts.outbox.mark_swept(s.table.id)


async def _sweep_place(parts: CourierParts, place: int, action: Sweep) -> None:
    """A place that is gone, or that may not be read, has nothing that could be deleted."""
    with suppress(discord.NotFound, discord.Forbidden):
        found = await parts.sender.marked_between(place, action.restored.since, action.restored.at)
        known = await parts.outbox.known(found)
        for message in found:
            if message not in known:
                with suppress(discord.NotFound):
                    await parts.sender.erase(place, message)

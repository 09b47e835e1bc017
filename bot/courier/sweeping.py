"""Delete what was sent after the copy was made from which the database was restored.

In the places of one table: its channel, its thread, the direct messages of its people, and the threads and posts that
were opened beside it by tables which the copy does not know; those are put away empty. Only messages that wear a mark
and of which nothing is recorded: what was sent since the restored bot runs is known, and people's words stay.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from bot.names import users_of

if TYPE_CHECKING:
    from bot.courier.observe import Snapshot
    from bot.courier.parts import CourierParts
    from bot.storage.copies import Restoration


async def sweep(parts: CourierParts, restored: Restoration, s: Snapshot) -> None:
    """Sweep the places of a table, and record that it was done."""
    people = sorted(set(users_of(s.table)) - s.closed)
    table = s.table.place
    places = [*([] if table.apart else [table.channel]), *([table.thread] if table.thread else [])]
    for place in (*places, *[await parts.sender.direct(user) for user in people]):
        await _sweep_place(parts, restored, place)
    await _sweep_lost(parts, restored, s)
    await parts.outbox.mark_swept(s.table.id)


async def _sweep_place(parts: CourierParts, restored: Restoration, place: int) -> bool:
    """Say whether something was found; a place that is gone, or may not be read, has nothing that could be deleted."""
    with suppress(discord.NotFound, discord.Forbidden):
        found = await parts.sender.marked_between(place, restored.since, restored.at)
        lost = set(found) - await parts.outbox.known(found)
        for message in sorted(lost):
            with suppress(discord.NotFound):
                await parts.sender.erase(place, message)
        return bool(lost)
    return False


async def _sweep_lost(parts: CourierParts, restored: Restoration, s: Snapshot) -> None:
    """Empty the threads and posts of lost tables in this table's channel, and put them away; it may not delete them.

    A public thread has the number of its table's card: whose card is recorded is not lost.
    """
    with suppress(discord.NotFound, discord.Forbidden):
        found = await parts.sender.threads_between(s.table.place, restored.since, restored.at)
        for thread in sorted(set(found) - await parts.outbox.known(found)):
            if await _sweep_place(parts, restored, thread):
                await parts.sender.archive(thread)

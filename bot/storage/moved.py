"""Messages that tell a deadline which an outage has moved since: by a mark on the name of what they show.

What is marked shows something else than is wanted, so the courier edits it, which makes no noise. Must never be done
for what nobody reads a time on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.storage.database import Database

MOVED = "~"
"""Begins the name of what such a message shows."""
_MARK = f"""
UPDATE post SET face = '{MOVED}' || face
WHERE gone = 0 AND message IS NOT NULL AND kind IN ('board', 'call', 'digest') AND face NOT IN ('', 'begun')
    AND face NOT LIKE '{MOVED}%'
    AND table_id IN (SELECT id FROM game_table WHERE status = 'running' AND due IS NOT NULL)
"""  # noqa: S608 - put together from this file's own words


async def mark_moved(database: Database) -> None:
    """Record durably that every deadline has moved."""
    await database.rows(_MARK)

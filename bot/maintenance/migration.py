"""`python -m bot migrate`: carries a database over, then replays the game of every table in the copy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import discovery
from bot.maintenance.reader import Unavailable, read_from, replay_input
from bot.maintenance.report import Report
from bot.storage.carrying import carry
from bot.storage.opening import open_for_bot
from bot.table import replay

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.game.contract import AnyGame
    from bot.storage.sql import AnyDatabase

_SELECT_STARTED = "SELECT id FROM game_table WHERE length(seed) > 0 ORDER BY id"


async def carry_over(source: str, target: str) -> Report:
    """Copy a database and check the copy; no bot may run on either; raise `StorageFailed`."""
    async with open_for_bot(source) as (old, _), open_for_bot(target) as (new, _):
        rows = await carry(old, new)
        started = [int(table_id) for (table_id,) in await new.rows(_SELECT_STARTED)]
        games = discovery.games()
        different = [table_id for table_id in started if not await _replays_alike(old, new, games, table_id)]
    lines = [f"copied {rows} rows and replayed {len(started)} games"]
    lines += [f"table {table_id}: its replay differs from the one of the original" for table_id in different]
    return Report(tuple(lines), agrees=not different)


async def _replays_alike(old: AnyDatabase, new: AnyDatabase, games: Mapping[str, AnyGame], table_id: int) -> bool:
    """Return whether the replay of a table has the same result in both databases."""
    return await _verdict(old, games, table_id) == await _verdict(new, games, table_id)


async def _verdict(database: AnyDatabase, games: Mapping[str, AnyGame], table_id: int) -> str:
    """Return how the replay of a game differs from its stored moves; empty if it does not."""
    try:
        game, table, log = replay_input(await read_from(database, games, table_id))
        for _ in replay.states(game, table, log):
            pass
    except Unavailable as reason:
        return str(reason)
    except replay.ReplayDiffers as differs:
        return f"differs at {differs.n}"
    return ""

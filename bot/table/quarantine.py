"""Coming back from quarantine. Pure: a table that could not be read for a while goes on where it stood."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.game import Public
from bot.table import deadlines
from bot.table.facts import Mended
from bot.table.model import Status
from bot.table.store import ChangeKind, Decision

if TYPE_CHECKING:
    from bot.game import AnyGame
    from bot.table.model import Table


def mended(game: AnyGame, table: Table, now: float) -> Decision | None:
    """Take a legible table back into play, every turn with its full time; None: it is in play already."""
    if table.status is not Status.BROKEN:
        return None
    if table.state is None:
        table = msgspec.structs.replace(table, status=Status.LOBBY)
    else:
        rested = msgspec.structs.replace(deadlines.at_rest(table), status=Status.RUNNING)
        table = deadlines.waited_for(rested, game.to_act(table.state), now)
    return Decision(table, ChangeKind.MEND, (Public(Mended()),))

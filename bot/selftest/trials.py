"""The trials of a self-test: whole games by the tables and the courier, as players have them, and their times."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import structlog

from bot.game.contract import Refused
from bot.i18n.names import at_table
from bot.i18n.translation import Say
from bot.selftest.findings import GameTrial
from bot.table.model import Status
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from bot.table.model import Place, Table
    from bot.transport.message import Attachment
    from bot.ui.interactions.client import BotClient

MAX_MOVES = 4_000
"""Moves after which a game counts as endless."""
MAX_PLAYING_S, MAX_TELLING_S = 60.0, 30.0
"""Seconds for the moves of a game, and then for its messages: Discord may be slow, but the moderator waits."""
MOVE_OF_PICTURE = 12
"""The move after which the board is drawn: late enough that something can be seen on it."""
DRAWING_WAIT_S = 20.0
"""Seconds that a board waits for its background: a town may have to be drawn first."""

_log = structlog.stdlib.get_logger(__name__)


class Trials:
    """Plays one game after the other and measures; each table is deleted as soon as it is told."""

    def __init__(self, client: BotClient, place: Place, language: str) -> None:
        self._client = client
        self._app = client.app
        self._place = place
        self._language = language
        self.picture: Attachment | None = None
        """The first picture that was drawn."""

    async def play(self, game: str) -> GameTrial:
        """Play a whole game and delete its table. A fault is logged; then the trial is not over."""
        began = self._app.clock.monotonic()
        try:
            table = await self._app.tables.rehearsals.open(self._app.uis[game].game, self._place, self._language)
        except (Refused, StorageFailed) as error:
            _log.warning("selftest.not_opened", game=game, reason=repr(error))
            return GameTrial(game, 0, 0.0, 0.0, is_over=False, is_told=None, drawing_s=None)
        try:
            return await self._played(table, began)
        finally:
            await self._app.tables.rehearsals.delete(table.id)

    async def _played(self, table: Table, began: float) -> GameTrial:
        clock, slowest_s, drawing_s = self._app.clock, 0.0, None
        for number in range(MAX_MOVES):
            started = clock.monotonic()
            if not await self._moved(table):
                break
            slowest_s = max(slowest_s, clock.monotonic() - started)
            if number == MOVE_OF_PICTURE:
                drawing_s = await self._draw(table.id)
            if self._app.tables.get(table.id).finished or clock.monotonic() - began > MAX_PLAYING_S:
                break
        last = self._app.tables.get(table.id)
        drawing_s = await self._draw(table.id) if drawing_s is None else drawing_s
        is_told = await self._client.told_end(table.id, MAX_TELLING_S) if self._place.thread else None
        return GameTrial(
            game=table.game,
            moves=last.moves,
            seconds=clock.monotonic() - began,
            slowest_s=slowest_s,
            is_over=last.status is Status.ENDED,
            is_told=is_told,
            drawing_s=drawing_s,
            is_slow=not last.finished and clock.monotonic() - began > MAX_PLAYING_S,
        )

    async def _moved(self, table: Table) -> bool:
        try:
            return await self._app.tables.rehearsals.move(table.id)
        except (Refused, StorageFailed) as error:
            _log.warning("selftest.move_failed", game=table.game, reason=repr(error))
            return False

    async def _draw(self, table_id: int) -> float | None:
        """Draw the present board; return the seconds, or None if there is no picture."""
        table, clock = self._app.tables.get(table_id), self._app.clock
        ui = self._app.uis[table.game]
        say, board = Say(self._language, table.game, at_table(table)), self._app.position(table).board
        started = clock.monotonic()
        pictures: tuple[Any, ...] = await self._app.renderer.board(
            table, ui.pictures, board, say, within=DRAWING_WAIT_S
        )
        if not pictures:
            return None
        self.picture = self.picture or pictures[0]
        return clock.monotonic() - started

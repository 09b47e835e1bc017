"""Foresight: what the pictures of open tables stand on is drawn before anybody needs it.

After a start for every table that is not over, later as soon as a table is opened or chooses otherwise. Never waits
for a drawing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game import Refused
from bot.i18n import Say
from bot.table.model import Status

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.table.model import Table
    from bot.table.service import Tables
    from bot.ui.game_ui import GameUI
    from bot.ui.rendering.renderer import Renderer


class Prerenderer:
    """Has the grounds of tables drawn."""

    def __init__(self, tables: Tables, uis: Mapping[str, GameUI], renderer: Renderer) -> None:
        self._tables = tables
        self._uis = uis
        self._renderer = renderer

    def start(self) -> None:
        """Begin with the tables that were touched last."""
        for table in sorted(self._tables.unfinished(), key=lambda table: table.changed, reverse=True):
            self._prepare(table)

    def changed(self, table_id: int) -> None:
        """Note a change of a table: in the lobby other pictures may have been chosen by it."""
        try:
            table = self._tables.get(table_id)
        except Refused:
            return
        if table.status is Status.LOBBY:
            self._prepare(table)

    def _prepare(self, table: Table) -> None:
        ui = self._uis.get(table.game)
        if ui is not None and ui.ground is not None and table.status is not Status.BROKEN:
            self._renderer.prepare(table, ui.ground, Say(table.language, table.game))

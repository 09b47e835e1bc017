"""The options panels that stand open at a lobby: one a person. When the table leaves the lobby they become a line.

What may be chosen, and how it is shown, is not decided here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import names
from bot.i18n import Say
from bot.ui.interactions.private_panels import edit
from bot.ui.messages import options_panel

if TYPE_CHECKING:
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.interactions.private_panels import PrivatePanels
    from bot.ui.interactions.request import Request


async def show(request: Request, table: Table) -> None:
    """Answer with the panel as it now is."""
    await request.answer(_panel(request, table, request.say), slot=_slot(table))


async def show_anew(request: Request, table: Table) -> None:
    """Show the panel as it now is in the place of the one that was pressed."""
    await request.replace(_panel(request, table, request.say), slot=_slot(table))


async def start(request: Request, table: Table) -> Table:
    """Begin the game and close everybody's panel; return the table as it then is."""
    started = await request.app.tables.start(table.id, request.user, request.key)
    await close(request, started)
    return started


async def close(request: Request, table: Table) -> None:
    """Let every panel that stands open at a table become the line that it now is, each in its reader's language."""
    panels: PrivatePanels = request.interaction.client.private_panels
    for panel in panels.closed(_slot(table)):
        say = Say(request.app.language_for(panel.interaction, table), table.game, names.at_table(table))
        await edit(panel, _panel(request, table, say))


def _panel(request: Request, table: Table, say: Say) -> Message:
    return options_panel.panel(table, request.app.uis[table.game], say)


def _slot(table: Table) -> str:
    return f"options {table.id}"

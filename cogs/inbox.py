"""`/moves`: the requester's active seats on all servers, longest waiting first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from bot.i18n import names
from bot.table.model import Status
from bot.ui.game_ui import MAX_BUTTONS_PER_ROW
from bot.ui.interactions.command_tree import localized
from bot.ui.interactions.component_handlers import ComponentHandler
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.messages import cards, components, doors, notifications, seating
from bot.ui.messages.components import button
from bot.ui.messages.layout import framed, listed

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press

MAX_LINES = 20
"""The maximum number of lines of a list; the longest waiting come first, so nothing urgent is cut."""
MAX_CHARS, MAX_CHARS_OF_OTHERS = 2200, 1200
"""The maximum characters of each list: a message has room for 3,800 in all."""


async def moves(request: Request) -> None:
    """Answer with the requester's active seats, and with the games in which other players must move."""
    app, say = request.app, request.say
    active_seats = app.tables.waiting_for(request.user)
    lines = [notifications.waiting_line(a.table, app.uis[a.table.game], say, a.seat) for a in active_seats]
    buttons = [components.to_table(a.table, cards.name(a.table, say)) for a in active_seats[:MAX_BUTTONS_PER_ROW]]
    other_lines = _lines_of_others(request)
    await request.answer(
        framed(
            say("inbox", count=len(lines)),
            listed(lines, say, most=MAX_LINES, room=MAX_CHARS),
            buttons,
            say("others-wait") if other_lines else None,
            listed(other_lines, say, most=MAX_LINES, room=MAX_CHARS_OF_OTHERS),
            None if lines else [button("newtable", say("welcome-open"), "🎲"), *doors.puzzles(app, say)],
        ),
        slot="moves",
    )


def _lines_of_others(request: Request) -> list[str]:
    """Return a line for each running game of the requester in which only other players must move."""
    app, say = request.app, request.say
    running = [table for table in app.tables.of_user(request.user) if table.status is Status.RUNNING]
    active_ids = {active.table.id for active in app.tables.waiting_for(request.user)}
    return [
        f"{cards.titled(table, app.uis[table.game], say)} · "
        + seating.whose_turn(app, table, say.within(table.game, names.at_table(table))).replace("\n", " · ")
        for table in running
        if table.id not in active_ids and table.game in app.uis
    ]


class Inbox(commands.Cog):
    """`/moves`."""

    @localized("command-moves")
    async def moves(self, interaction: discord.Interaction[Any]) -> None:
        """List the requester's active seats."""
        await handle(interaction, AckMode.PRIVATE, moves)


async def show_turns(request: Request, _press: Press) -> None:
    """Do as `/moves`, by a button."""
    await moves(request)


async def setup(client: BotClient) -> None:
    """Add the cog and its button to a client."""
    client.component_handlers["turns"] = ComponentHandler(AckMode.PRIVATE, show_turns)
    await client.add_cog(Inbox())

"""`/moves`: the requester's active seats on all servers, longest waiting first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from bot.i18n import names
from bot.table.model import Status
from bot.ui.game_ui import IN_A_ROW
from bot.ui.interactions.command_tree import localized
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.messages import cards, components, notifications, seating
from bot.ui.messages.layout import framed, listed

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request

MOST = 20
"""The maximum number of lines of a list; the longest waiting come first, so nothing urgent is cut."""
ROOM, ROOM_FOR_OTHERS = 2200, 1200
"""The maximum characters of each list: a message has room for 3,800 in all."""


async def moves(request: Request) -> None:
    """Answer with the requester's active seats, and with the games in which other players must move."""
    waiting = request.app.tables.waiting_for(request.user)
    lines = [notifications.waiting_line(w.table, request.app.uis[w.table.game], request.say, w.seat) for w in waiting]
    ways = [components.to_table(w.table, cards.name(w.table, request.say)) for w in waiting[:IN_A_ROW]]
    others = _waiting_for_others(request)
    await request.answer(
        framed(
            request.say("inbox", count=len(lines)),
            listed(lines, request.say, most=MOST, room=ROOM),
            ways,
            request.say("others-wait") if others else None,
            listed(others, request.say, most=MOST, room=ROOM_FOR_OTHERS),
        ),
        slot="moves",
    )


def _waiting_for_others(request: Request) -> list[str]:
    """Return a line for each running game of the requester in which only other players must move."""
    app, say = request.app, request.say
    own = [table for table in app.tables.of_user(request.user) if table.status is Status.RUNNING]
    mine = {waiting.table.id for waiting in app.tables.waiting_for(request.user)}
    return [
        f"{cards.titled(table, app.uis[table.game], say)} · "
        + seating.whose_turn(app, table, say.within(table.game, names.at_table(table))).replace("\n", " · ")
        for table in own
        if table.id not in mine and table.game in app.uis
    ]


class Inbox(commands.Cog):
    """`/moves`."""

    @localized("command-moves")
    async def moves(self, interaction: discord.Interaction[Any]) -> None:
        """List the requester's active seats."""
        await handle(interaction, AckMode.PRIVATE, moves)


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(Inbox())
